// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/import/importtext.h"

#include "db/import/encodings.h"

#include <QFile>
#include <QFileInfo>
#include <QStringDecoder>

#include <algorithm>

namespace gpuwise {

using namespace Qt::StringLiterals;

namespace {

ImportProblem problem(ImportNote note, int line = 0, const QString &detail = {})
{
    return {note, line, {}, {}, detail};
}

int lineAt(QByteArrayView bytes, qsizetype at)
{
    return 1 + static_cast<int>(std::count(bytes.begin(), bytes.begin() + at, '\n'));
}

std::variant<ImportText, ImportProblem> decodeUtf16(QByteArrayView bytes, bool bigEndian)
{
    QString text;
    text.reserve(bytes.size() / 2);
    int line = 1;
    bool pairOpen = false;
    for (qsizetype i = 0; i + 1 < bytes.size(); i += 2) {
        const unsigned first = static_cast<unsigned char>(bytes[i]);
        const unsigned second = static_cast<unsigned char>(bytes[i + 1]);
        const QChar c(static_cast<char16_t>(bigEndian ? first << 8U | second : second << 8U | first));
        if (c.isNull())
            return problem(ImportNote::NulBytes, line);
        if (pairOpen != c.isLowSurrogate())
            return problem(ImportNote::Utf16Broken, line);
        pairOpen = c.isHighSurrogate();
        if (c == u'\n')
            ++line;
        text += c;
    }
    if (pairOpen || bytes.size() % 2 != 0)
        return problem(ImportNote::Utf16Broken, line);
    return ImportText{text, bigEndian ? u"UTF-16BE"_s : u"UTF-16LE"_s};
}

std::variant<ImportText, ImportProblem> decodeGb18030(const QByteArray &bytes, qsizetype notUtf8)
{
    if (hasLineOfUtf8(bytes))
        return problem(ImportNote::EncodingMixed, lineAt(bytes, notUtf8));
    const qsizetype wrong = firstNotGb18030(bytes);
    if (wrong < bytes.size())
        return problem(ImportNote::EncodingUnknown, lineAt(bytes, wrong));
    // Qt knows this encoding through ICU, with which Debian builds it. A Qt without ICU says that it does
    // not.
    QStringDecoder decoder("GB18030");
    if (!decoder.isValid())
        return problem(ImportNote::EncodingUnknown, lineAt(bytes, notUtf8));
    const QString text = decoder(bytes);
    if (decoder.hasError())
        return problem(ImportNote::EncodingUnknown, lineAt(bytes, notUtf8));
    return ImportText{text, u"GB18030"_s};
}

std::variant<ImportText, ImportProblem> decoded(const QByteArray &bytes)
{
    if (bytes.startsWith("\xFF\xFE") || bytes.startsWith("\xFE\xFF"))
        return decodeUtf16(QByteArrayView(bytes).sliced(2), bytes.startsWith("\xFE"));
    if (const qsizetype nul = bytes.indexOf('\0'); nul >= 0)
        return problem(ImportNote::NulBytes, lineAt(bytes, nul));
    const bool marked = bytes.startsWith("\xEF\xBB\xBF");
    const QByteArrayView body = marked ? QByteArrayView(bytes).sliced(3) : QByteArrayView(bytes);
    const qsizetype wrong = firstNotUtf8(body);
    if (wrong == body.size())
        return ImportText{QString::fromUtf8(body), marked ? u"UTF-8 (BOM)"_s : u"UTF-8"_s};
    if (marked)
        return problem(ImportNote::EncodingUnknown, lineAt(body, wrong));
    return decodeGb18030(bytes, wrong);
}

} // namespace

std::variant<QByteArray, ImportProblem> readImportFile(const QString &path, qint64 mostBytes)
{
    const QFileInfo info(path);
    if (info.exists() && !info.isFile()) // opening a pipe would wait for ever
        return problem(ImportNote::NotAFile);
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return problem(ImportNote::CannotOpen, 0, file.errorString());
    if (file.size() > mostBytes)
        return problem(ImportNote::TooLarge, 0, QString::number(mostBytes >> 20));
    QByteArray bytes = file.read(mostBytes + 1);
    if (file.error() != QFileDevice::NoError)
        return problem(ImportNote::CannotOpen, 0, file.errorString());
    if (bytes.size() > mostBytes)
        return problem(ImportNote::TooLarge, 0, QString::number(mostBytes >> 20));
    return bytes;
}

std::optional<ImportProblem> wrongFile(QByteArrayView bytes)
{
    if (bytes.isEmpty())
        return problem(ImportNote::Empty);
    if (bytes.startsWith("version https://git-lfs"))
        return problem(ImportNote::LfsPointer);
    if (bytes.startsWith("PK\x03\x04"))
        return problem(ImportNote::ZipArchive);
    if (bytes.startsWith("%PDF"))
        return problem(ImportNote::PdfDocument);
    if (bytes.startsWith(QByteArrayView("SQLite format 3\0", 16)))
        return problem(ImportNote::Database);
    QByteArray start = bytes.first(std::min<qsizetype>(bytes.size(), 300)).toByteArray().toLower();
    if (start.startsWith("\xEF\xBB\xBF"))
        start.remove(0, 3);
    start = start.trimmed();
    if (start.startsWith("<!doctype html") || start.startsWith("<html"))
        return problem(ImportNote::WebPage);
    return std::nullopt;
}

std::variant<ImportText, ImportProblem> decodeImport(const QByteArray &bytes)
{
    if (const auto wrong = wrongFile(bytes))
        return *wrong;
    auto result = decoded(bytes);
    if (const auto *text = std::get_if<ImportText>(&result); text && text->text.trimmed().isEmpty())
        return problem(ImportNote::Empty);
    return result;
}

} // namespace gpuwise
