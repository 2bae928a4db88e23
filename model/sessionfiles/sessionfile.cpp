// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/sessionfiles/sessionfile.h"

#include "model/sessionfiles/sessionreader.h"

#include <QBuffer>
#include <QFile>
#include <QFileInfo>

namespace gpuwise {

namespace {

using Fault = SessionFault;

/// Another program's file, or no JSON at all: what a person picks by mistake.
bool looksLikeJsonObject(const QByteArray &bytes)
{
    QByteArray start = bytes.left(64);
    if (start.startsWith("\xef\xbb\xbf"))
        start.remove(0, 3);
    return start.trimmed().startsWith('{');
}

void checkIsSession(const JsonTree &tree, SessionReading &reading)
{
    const JsonNode root = tree.root();
    const JsonNode format = root.find("format");
    if (!format.is(JsonToken::Text) || format.raw() != "gpuwise-session")
        SessionReading::refuse({{}, Fault::NotASession});
    const JsonNode version = root.find("version");
    const auto line = version.exists() ? reading.lineOf(version.offset()) : 0;
    bool ok = false;
    const double number = version.is(JsonToken::Number) ? version.raw().toDouble(&ok) : 0;
    if (ok && number > sessionFileVersion)
        SessionReading::refuse({{},
                                Fault::NewerVersion,
                                line,
                                QStringLiteral("version"),
                                version.text(),
                                QString::number(sessionFileVersion)});
    if (!ok || number != sessionFileVersion)
        SessionReading::refuse({{},
                                version.exists() ? Fault::ValueOutOfRange : Fault::ValueMissing,
                                line,
                                QStringLiteral("version"),
                                version.is(JsonToken::Number) ? version.text() : QString(),
                                QString::number(sessionFileVersion)});
    const QStringList twice = tree.duplicateKeys();
    if (!twice.isEmpty())
        SessionReading::refuse({{}, Fault::KeyTwice, 0, twice.first()});
}

SessionFileContent contentOf(const JsonTree &tree, SessionReading &reading)
{
    checkIsSession(tree, reading);
    SessionReader reader(tree.root(), QString(), reading);
    for (const char *key : {"format", "version", "written_by"})
        reader.allow(key);
    SessionFileContent content;
    describe(reader, content.document);
    reader.noteUnknownKeys();
    SessionState &state = content.document.state;
    if (const ScoreWeights &w = state.tierWeights;
        !(w.headroom + w.speed + w.price + w.software + w.power > 0))
        state.tierWeights = {}; // a mean without weights means nothing
    if (state.baseline &&
        std::find(state.shortlist.begin(), state.shortlist.end(), *state.baseline) == state.shortlist.end()) {
        reading.note({SessionNoteId::BaselineNotCompared});
        state.baseline.reset();
    }
    content.notes = reading.notes;
    return content;
}

SessionProblem named(SessionProblem problem, const QString &name)
{
    problem.file = name;
    return problem;
}

} // namespace

SessionReadResult readSession(const Catalogue &catalogue, const QByteArray &bytes, const QString &name)
{
    SessionReading reading{catalogue, bytes};
    try {
        if (bytes.isEmpty())
            SessionReading::refuse({{}, Fault::Empty});
        if (bytes.size() > mostSessionBytes)
            SessionReading::refuse({{},
                                    Fault::TooLarge,
                                    0,
                                    {},
                                    QString::number(bytes.size()),
                                    QString::number(mostSessionBytes)});
        if (!looksLikeJsonObject(bytes))
            SessionReading::refuse({{}, Fault::NotASession});
        QBuffer buffer;
        buffer.setData(bytes);
        buffer.open(QIODevice::ReadOnly);
        const JsonTree tree(buffer, static_cast<quint64>(mostSessionBytes));
        return contentOf(tree, reading);
    } catch (const SessionProblem &problem) {
        return named(problem, name);
    } catch (const FileRefused &refused) {
        const int line = refused.problem.offset ? reading.lineOf(*refused.problem.offset) : 0;
        return SessionProblem{name, Fault::NotValidJson, line, {}, faultSentence(refused.problem), {}};
    }
}

SessionReadResult readSessionFile(const Catalogue &catalogue, const QString &path)
{
    const QFileInfo info(path);
    const QString name = info.fileName();
    if (info.exists() && !info.isFile()) // a pipe or a device never ends
        return SessionProblem{name, Fault::NotAFile};
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return SessionProblem{name, Fault::CannotOpen, 0, {}, file.errorString()};
    if (file.size() > mostSessionBytes)
        return SessionProblem{
            name, Fault::TooLarge, 0, {}, QString::number(file.size()), QString::number(mostSessionBytes)};
    const QByteArray bytes = file.read(mostSessionBytes + 1);
    if (file.error() != QFileDevice::NoError)
        return SessionProblem{name, Fault::CannotOpen, 0, {}, file.errorString()};
    return readSession(catalogue, bytes, name);
}

bool isSessionFileName(const QString &path)
{
    return path.endsWith(QLatin1StringView(".gpuwise"), Qt::CaseInsensitive);
}

} // namespace gpuwise
