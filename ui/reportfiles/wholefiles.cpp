// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/reportfiles/wholefiles.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QSaveFile>
#include <QSet>

#include <memory>

namespace gpuwise {

namespace {

class Writing
{
public:
    ~Writing()
    {
        if (m_done)
            return;
        for (const auto &file : m_files)
            file->cancelWriting();
        for (const QString &path : m_fresh)
            QFile::remove(path);
        m_files.clear(); // their temporary files go before the folders
        for (auto folder = m_folders.crbegin(); folder != m_folders.crend(); ++folder)
            QDir().rmdir(*folder);
    }

    QString makeFolder(const QString &path)
    {
        if (QFileInfo(path).isDir())
            return {};
        if (QFileInfo::exists(path))
            return QCoreApplication::translate("WholeFiles", "it is not a folder");
        if (!QDir().mkdir(path))
            return QCoreApplication::translate("WholeFiles", "the folder cannot be made");
        m_folders << path;
        return {};
    }

    QString stage(const OutFile &out)
    {
        const QFileInfo target(out.path);
        if (target.exists() && !target.isFile())
            return QCoreApplication::translate("WholeFiles", "it is not a regular file");
        auto file = std::make_unique<QSaveFile>(out.path);
        if (!file->open(QIODevice::WriteOnly |
                        QIODevice::Unbuffered)) // a full disk is met here, with its reason
            return file->errorString();
        for (qint64 at = 0; at < out.bytes.size();) {
            const qint64 taken = file->write(out.bytes.constData() + at, out.bytes.size() - at);
            if (taken <= 0) {
                const QString reason = file->errorString();
                file->cancelWriting();
                return reason;
            }
            at += taken;
        }
        m_files.push_back(std::move(file));
        return {};
    }

    WriteFault commit()
    {
        for (const auto &file : m_files) {
            const bool fresh = !QFileInfo::exists(file->fileName());
            if (!file->commit())
                return {file->fileName(), file->errorString()};
            if (fresh)
                m_fresh << file->fileName();
        }
        m_done = true;
        return {};
    }

private:
    std::vector<std::unique_ptr<QSaveFile>> m_files;
    QStringList m_folders, m_fresh;
    bool m_done = false;
};

} // namespace

WriteFault writeWholeFiles(const std::vector<OutFile> &files, const QStringList &folders)
{
    Writing writing;
    for (const QString &folder : folders)
        if (const QString reason = writing.makeFolder(folder); !reason.isEmpty())
            return {folder, reason};
    QSet<QString> seen;
    for (const OutFile &file : files) {
        const QString place = QDir::cleanPath(QFileInfo(file.path).absoluteFilePath());
        if (seen.contains(place))
            return {file.path, QCoreApplication::translate("WholeFiles", "two files would have this name")};
        seen.insert(place);
        if (const QString reason = writing.stage(file); !reason.isEmpty())
            return {file.path, reason};
    }
    return writing.commit();
}

} // namespace gpuwise
