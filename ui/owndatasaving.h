// SPDX-License-Identifier: GPL-3.0-or-later
//
// Saves one large change of the user's own data in a thread of its own, and hands the answer to the session
// in the window's. To stop it means that nothing of it was saved.
#pragma once

#include "model/session/session.h"

#include <QObject>

#include <memory>

class QThread;

namespace gpuwise {

class OwnDataSaving final : public QObject
{
    Q_OBJECT
public:
    explicit OwnDataSaving(Session &session, QObject *parent = nullptr);
    ~OwnDataSaving() override;

    void save(const OwnDataChange &change);
    void stop();
    bool isSaving() const { return m_thread != nullptr; }
    double done() const; ///< part of it that was written, 0 to 1

Q_SIGNALS:
    void finished(const QString &problem); ///< why nothing was saved; empty: it was

private:
    void end();

    struct Work; ///< shared with the thread
    Session &m_session;
    std::shared_ptr<Work> m_work;
    QThread *m_thread = nullptr;
};

} // namespace gpuwise
