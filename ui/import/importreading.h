// SPDX-License-Identifier: GPL-3.0-or-later
//
// Reads a file for its preview in a thread of its own, one at a time: what is asked while another is read
// stops that one and follows it.
#pragma once

#include "model/session/importdraft.h"

#include <QObject>

#include <memory>
#include <optional>

class QThread;

namespace gpuwise {

class ImportReading final : public QObject
{
    Q_OBJECT
public:
    /// The catalogue without the user's data; a copy of it is kept, for the session's may change meanwhile.
    ImportReading(ImportReader reader, const Catalogue &shipped, QObject *parent = nullptr);
    ~ImportReading() override;

    void read(const QString &path, const ImportOptions &options, const UserData &existing);
    void stop();
    bool isReading() const { return m_thread != nullptr; }
    double done() const; ///< part of the file that was read, 0 to 1

Q_SIGNALS:
    void finished(const gpuwise::ImportPreview &preview);

private:
    struct Work; ///< shared with the thread
    struct Wish
    {
        QString path;
        ImportOptions options;
        UserData existing;
    };
    void start(Wish wish);
    void end();

    ImportReader m_reader;
    std::shared_ptr<const Catalogue> m_shipped;
    std::shared_ptr<Work> m_work;
    std::optional<Wish> m_next;
    QThread *m_thread = nullptr;
};

} // namespace gpuwise
