// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/owndatasaving.h"

#include <QThread>

#include <atomic>

namespace gpuwise {

struct OwnDataSaving::Work
{
    UserEdits edits;
    OwnDataKeeper keeper;
    OwnDataAnswer answer;
    std::atomic<bool> stopped = false;
    std::atomic<double> done = 0;
};

OwnDataSaving::OwnDataSaving(Session &session, QObject *parent)
    : QObject(parent)
    , m_session(session)
{}

/// The window goes: what is not saved yet is not saved at all.
OwnDataSaving::~OwnDataSaving()
{
    if (!m_thread)
        return;
    m_work->stopped = true;
    m_thread->wait();
}

void OwnDataSaving::save(const OwnDataChange &change)
{
    if (m_session.isSaving()) { // another dialog, opened from outside
        Q_EMIT finished(tr("Your own data are being saved just now. Wait until that has ended."));
        return;
    }
    m_work = std::make_shared<Work>();
    m_work->edits = change.edits;
    m_work->keeper = m_session.startSaving(change);
    m_thread = QThread::create([work = m_work] {
        work->answer = work->keeper(work->edits, [&](double done) {
            work->done = done;
            return !work->stopped;
        });
    });
    m_thread->setParent(this);
    connect(m_thread, &QThread::finished, this, &OwnDataSaving::end);
    m_thread->start();
}

void OwnDataSaving::stop()
{
    if (m_work)
        m_work->stopped = true;
}

double OwnDataSaving::done() const
{
    return m_work ? m_work->done.load() : 0;
}

void OwnDataSaving::end()
{
    m_thread->deleteLater();
    m_thread = nullptr;
    const std::shared_ptr<Work> work = std::move(m_work);
    Q_EMIT finished(m_session.finishSaving(work->answer));
}

} // namespace gpuwise
