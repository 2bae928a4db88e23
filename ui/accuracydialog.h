// SPDX-License-Identifier: GPL-3.0-or-later
//
// "How good are these numbers?": the engine's report card as the command line prints it, one table at a time.
// Some thousands of measurements are read and answered for it, a fifth of a second and more on an old
// computer: a thread of its own does that, on facts that nobody changes.
#pragma once

#include "model/domain/catalogue.h"
#include "model/domain/measurement.h"
#include "model/words/sheet.h"

#include <QDialog>

#include <functional>
#include <memory>
#include <variant>
#include <vector>

class QListWidget;
class QThread;

namespace gpuwise {

class SheetTable;
class TextLabel;

/// The measurements that ship with the catalogue, or why they cannot be read. Called in another thread.
using MeasurementReader = std::function<std::variant<std::vector<Measurement>, QString>()>;

class AccuracyDialog final : public QDialog
{
    Q_OBJECT
public:
    /// The catalogue must outlive the dialog.
    AccuracyDialog(const Catalogue &catalogue, MeasurementReader reader, QWidget *parent = nullptr);
    ~AccuracyDialog() override;

    bool isReady() const { return m_ready; }

private:
    struct Work; ///< shared with the thread
    void start(MeasurementReader reader);
    void showResult();
    void showSheet(int index);

    const Catalogue &m_catalogue;
    std::shared_ptr<Work> m_work;
    QThread *m_thread = nullptr;
    std::vector<Sheet> m_sheets;
    bool m_ready = false;
    TextLabel *m_waiting;
    QListWidget *m_list;
    QWidget *m_content;
    TextLabel *m_title;
    TextLabel *m_notes;
    SheetTable *m_table;
};

} // namespace gpuwise
