// SPDX-License-Identifier: GPL-3.0-or-later
//
// "Import…": a file is chosen or dropped, what it is and what its columns mean can be changed, and each row
// has its verdict before anything happens. Importing is one step of undo; what keeps it from being done
// stands in the dialog, which stays as it is. Rows are read and written in threads, with progress and a way
// to stop.
#pragma once

#include "model/session/importdraft.h"

#include <QDialog>
#include <QElapsedTimer>

class QCheckBox;
class QComboBox;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QStackedWidget;
class QTimer;

namespace gpuwise {

class EmptyState;
class ImportMapping;
class ImportReading;
class ImportTable;
class OwnDataSaving;
class PageScroll;
class Session;
class TextLabel;

class ImportDialog final : public QDialog
{
    Q_OBJECT
public:
    ImportDialog(Session &session, ImportReader reader, QWidget *parent = nullptr);
    ~ImportDialog() override;

    void choose(const QString &path);
    bool isReady() const;   ///< nothing is being read or written
    void reject() override; ///< while rows are written: stops that first

Q_SIGNALS:
    void imported(const QString &what); ///< "3 rows of prices.csv were imported."

protected:
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    QWidget *makeHead();
    QWidget *makeSettings();
    QWidget *makeBody();
    QWidget *makeFoot();
    void ask(); ///< which file
    void read();
    void watch();
    void showPreview(const ImportPreview &preview);
    void showState();
    void showSettings();
    void import();
    void finish(const QString &problem); ///< of the writing

    Session &m_session;
    ImportDraft m_draft;
    ImportReading *m_reading;
    OwnDataSaving *m_saving;
    ImportTable *m_table;
    QTimer *m_timer; ///< looks at the progress
    QElapsedTimer m_since;
    bool m_leaving = false; ///< closed while rows were written: as soon as that has stopped
    TextLabel *m_file, *m_what, *m_kindLabel, *m_currencyLabel, *m_providerLabel, *m_remarks, *m_summary,
        *m_fault;
    QPushButton *m_choose, *m_stop, *m_import, *m_cancel;
    QWidget *m_settings, *m_progressRow;
    QComboBox *m_kind, *m_currency;
    QLineEdit *m_provider;
    QStackedWidget *m_body;
    EmptyState *m_empty;
    ImportMapping *m_mapping;
    PageScroll *m_mappingScroll;
    QWidget *m_mappingPanel;
    QProgressBar *m_progress;
    QCheckBox *m_leaveOut, *m_onlyNoted;
};

} // namespace gpuwise
