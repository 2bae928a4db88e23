// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a table can say, and in which of its columns it does: a choice a field.
#pragma once

#include "model/session/importdraft.h"

#include <QWidget>

#include <vector>

class QComboBox;
class QGridLayout;

namespace gpuwise {

class TextLabel;

class ImportMapping final : public QWidget
{
    Q_OBJECT
public:
    explicit ImportMapping(QWidget *parent = nullptr);

    void showDraft(const ImportDraft &draft);

Q_SIGNALS:
    void columnChosen(const QString &field, int column); ///< -1: none

protected:
    bool eventFilter(QObject *watched,
                     QEvent *event) override; ///< the wheel scrolls the list, not the choices

private:
    void build();

    struct Row
    {
        TextLabel *label = nullptr;
        QComboBox *column = nullptr;
    };
    std::vector<ImportFieldChoice> m_fields;
    QStringList m_headers;
    std::vector<Row> m_rows;
    QGridLayout *m_grid = nullptr;
    QWidget *m_box = nullptr;
};

} // namespace gpuwise
