// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/import/importreading.h"

#include <QThread>

#include <atomic>
#include <utility>

namespace gpuwise {

struct ImportReading::Work
{
    ImportPreview preview;
    std::atomic<bool> cancelled = false;
    std::atomic<double> done = 0;
};

ImportReading::ImportReading(ImportReader reader, const Catalogue &shipped, QObject *parent)
    : QObject(parent)
    , m_reader(std::move(reader))
    , m_shipped(std::make_shared<const Catalogue>(shipped))
{}

ImportReading::~ImportReading()
{
    if (!m_thread)
        return;
    m_work->cancelled = true;
    m_thread->wait();
}

void ImportReading::read(const QString &path, const ImportOptions &options, const UserData &existing)
{
    Wish wish{path, options, existing};
    if (!m_thread)
        return start(std::move(wish));
    m_work->cancelled = true;
    m_next = std::move(wish);
}

void ImportReading::stop()
{
    m_next.reset();
    if (m_thread)
        m_work->cancelled = true;
}

double ImportReading::done() const
{
    return m_work ? m_work->done.load() : 0;
}

void ImportReading::start(Wish wish)
{
    m_work = std::make_shared<Work>();
    m_thread =
        QThread::create([work = m_work, reader = m_reader, shipped = m_shipped, wish = std::move(wish)] {
            if (reader)
                work->preview = reader(wish.path, wish.options, *shipped, wish.existing, [&](double done) {
                    work->done = done;
                    return !work->cancelled;
                });
        });
    m_thread->setParent(this);
    connect(m_thread, &QThread::finished, this, &ImportReading::end);
    m_thread->start();
}

void ImportReading::end()
{
    m_thread->deleteLater();
    m_thread = nullptr;
    if (m_next)
        return start(*std::exchange(m_next, std::nullopt));
    Q_EMIT finished(m_work->preview);
}

} // namespace gpuwise
