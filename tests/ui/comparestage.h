// SPDX-License-Identifier: GPL-3.0-or-later
//
// The Compare page in the real window, made anew for each test, with a catalogue that the test may change.
#pragma once

#include "model/session/session.h"
#include "model/tables/comparisontable.h"
#include "ui/compare/comparepage.h"
#include "ui/compare/compareview.h"
#include "ui/mainwindow.h"

#include <QAbstractItemModelTester>
#include <QLabel>
#include <QTest>

#include <memory>

namespace gpuwise {

class CompareStage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();

protected:
    static inline const CardGroup rtx4090{QStringLiteral("nvidia-rtx-4090-24gb"), 1};
    static inline const CardGroup rtx5090{QStringLiteral("nvidia-rtx-5090-32gb"), 1};
    static inline const CardGroup rtx3090{QStringLiteral("nvidia-rtx-3090-24gb"), 1};

    static Catalogue &ownCatalogue();
    void readAnew() const; ///< after ownCatalogue() was changed

    template <typename T> T *find(const char *name) const
    {
        T *found = m_window->findChild<T *>(QString::fromLatin1(name));
        if (!found)
            qFatal("no %s", name);
        return found;
    }
    void fill() const; ///< with the three cards above
    int lineOf(const char *rowId) const { return m_page->table().lineOf(QString::fromLatin1(rowId)); }
    QModelIndex cell(const char *rowId, int column) const
    {
        return m_page->table().index(lineOf(rowId), column);
    }
    void goTo(const QModelIndex &index) const; ///< by the mouse
    QString statusText() const;
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) const
    {
        QTest::keyClick(m_page->view(), key, modifiers);
    }

    std::unique_ptr<Session> m_session;
    std::unique_ptr<MainWindow> m_window;
    std::unique_ptr<QAbstractItemModelTester> m_tester;
    ComparePage *m_page = nullptr;
};

} // namespace gpuwise
