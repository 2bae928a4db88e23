// SPDX-License-Identifier: GPL-3.0-or-later
//
// Validators pass a metainfo file that names a desktop file which does not exist. So: that desktop entry,
// metainfo, MIME types, icons, changelogs and the program speak of one and the same thing, and that what they
// name is there.
#include <QFile>
#include <QFileInfo>
#include <QImage>
#include <QRegularExpression>
#include <QTest>
#include <QXmlStreamReader>
#include <QtEndian>

namespace gpuwise {

using namespace Qt::StringLiterals;

namespace {

const QString appId = QStringLiteral(GPUWISE_TEST_APP_ID);
const QString sessionType = u"application/vnd.gpuwise.session+json"_s;
const QString sessionIcon = u"application-vnd.gpuwise.session+json"_s;

QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QString made(const QString &name)
{
    return QStringLiteral(GPUWISE_MADE_FOLDER "/") % name;
}

QString source(const QString &name)
{
    return QStringLiteral(GPUWISE_SOURCE_FOLDER "/") % name;
}

struct Element
{
    QString path; ///< "component/releases/release"
    QXmlStreamAttributes attributes;
    QString text;
    QString language;
};

/// All elements of a file in order; empty when it is not well-formed.
std::vector<Element> elementsOf(const QString &file)
{
    QXmlStreamReader xml(bytesOf(file));
    std::vector<Element> elements;
    QStringList path;
    std::vector<std::size_t> open;
    while (!xml.atEnd()) {
        switch (xml.readNext()) {
        case QXmlStreamReader::StartElement:
            path.append(xml.name().toString());
            open.push_back(elements.size());
            elements.push_back({path.join(u'/'), xml.attributes(), {}, {}});
            elements.back().language = xml.attributes().value(u"xml:lang"_s).toString();
            break;
        case QXmlStreamReader::EndElement:
            path.removeLast();
            open.pop_back();
            break;
        case QXmlStreamReader::Characters:
            if (!open.empty())
                elements[open.back()].text += xml.text();
            break;
        default:
            break;
        }
    }
    return xml.hasError() ? std::vector<Element>() : elements;
}

QStringList textsAt(const std::vector<Element> &elements, const QString &path, const QString &language = {})
{
    QStringList texts;
    for (const Element &element : elements)
        if (element.path == path && element.language == language)
            texts.append(element.text.simplified());
    return texts;
}

/// Keys of the desktop entry, untouched (QSettings would split lists).
QHash<QString, QString> desktopEntry()
{
    QHash<QString, QString> keys;
    for (const QString &line : QString::fromUtf8(bytesOf(made(appId % u".desktop"_s))).split(u'\n'))
        if (const qsizetype equals = line.indexOf(u'='); equals > 0)
            keys.insert(line.left(equals), line.mid(equals + 1));
    return keys;
}

} // namespace

class DesktopFilesTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void metainfo_namesWhatIsInstalled();
    void metainfo_isWholeInChinese();
    void screenshots_exist();
    void versions_areOneAndTheSame();
    void desktopEntry_startsTheProgram();
    void mimeTypes_matchTheDesktopEntry();
    void icons_haveTheirSizes();
};

void DesktopFilesTest::metainfo_namesWhatIsInstalled()
{
    const auto elements = elementsOf(made(appId % u".metainfo.xml"_s));
    QCOMPARE(textsAt(elements, u"component/id"_s), QStringList{appId});
    QCOMPARE(textsAt(elements, u"component/launchable"_s), QStringList{appId % u".desktop"_s});
    QCOMPARE(textsAt(elements, u"component/provides/binary"_s),
             (QStringList{u"gpuwise"_s, u"gpuwise-cli"_s}));
    QCOMPARE(textsAt(elements, u"component/provides/mediatype"_s), QStringList{sessionType});
    QCOMPARE(desktopEntry().value(u"Icon"_s), appId);
    QVERIFY(QFileInfo::exists(made(u"icons/128x128/"_s % appId % u".png"_s)));
}

void DesktopFilesTest::metainfo_isWholeInChinese()
{
    const auto elements = elementsOf(made(appId % u".metainfo.xml"_s));
    for (const char *name : {"name", "summary", "developer_name", "description/p", "description/ul/li",
                             "screenshots/screenshot/caption", "releases/release/description/p"}) {
        const QString path = u"component/"_s % QString::fromLatin1(name);
        const QStringList english = textsAt(elements, path);
        const QStringList chinese = textsAt(elements, path, u"zh_CN"_s);
        QVERIFY2(!english.isEmpty(), name);
        QCOMPARE(chinese.size(), english.size());
        static const QRegularExpression han(u"\\p{Han}"_s);
        for (const QString &text : chinese)
            QVERIFY2(text.contains(han), qPrintable(text));
    }
}

void DesktopFilesTest::screenshots_exist()
{
    int seen = 0;
    for (const Element &element : elementsOf(made(appId % u".metainfo.xml"_s))) {
        if (element.path != u"component/screenshots/screenshot/image"_s)
            continue;
        const QString name = element.text.section(u'/', -3);
        const QImage picture(source(name));
        QVERIFY2(!picture.isNull(), qPrintable(name));
        QCOMPARE(picture.width(), element.attributes.value(u"width"_s).toInt());
        QCOMPARE(picture.height(), element.attributes.value(u"height"_s).toInt());
        ++seen;
    }
    QVERIFY(seen >= 3);
}

void DesktopFilesTest::versions_areOneAndTheSame()
{
    const QString version = QStringLiteral(GPUWISE_VERSION);
    QString latest;
    QString date;
    for (const Element &element : elementsOf(made(appId % u".metainfo.xml"_s)))
        if (element.path == u"component/releases/release"_s && latest.isEmpty()) {
            latest = element.attributes.value(u"version"_s).toString();
            date = element.attributes.value(u"date"_s).toString();
        }
    QCOMPARE(latest, version);
    const QString debian = QString::fromUtf8(bytesOf(source(u"packaging/debian/changelog"_s)));
    QVERIFY2(debian.startsWith(u"gpuwise (%1-1) "_s.arg(version)), qPrintable(debian.left(40)));
    // Its newest date, read here by Qt, is the one that CMake put into the metainfo.
    static const QRegularExpression signature(u"^ -- .*>  (.+)$"_s, QRegularExpression::MultilineOption);
    const QDateTime signedAt = QDateTime::fromString(signature.match(debian).captured(1), Qt::RFC2822Date);
    QVERIFY(signedAt.isValid());
    QCOMPARE(date, signedAt.date().toString(Qt::ISODate));
    const QString changes = QString::fromUtf8(bytesOf(source(u"CHANGELOG.md"_s)));
    static const QRegularExpression heading(u"^## (\\S+)"_s, QRegularExpression::MultilineOption);
    QCOMPARE(heading.match(changes).captured(1), version);
}

void DesktopFilesTest::desktopEntry_startsTheProgram()
{
    const QHash<QString, QString> entry = desktopEntry();
    QCOMPARE(entry.value(u"Exec"_s), u"gpuwise %f"_s); // one file, as `gpuwise FILE` takes
    QCOMPARE(entry.value(u"TryExec"_s), u"gpuwise"_s);
    QCOMPARE(entry.value(u"StartupWMClass"_s), u"gpuwise"_s); // the application's name, set in app/main.cpp
    for (const char *key : {"Name", "GenericName", "Comment", "Keywords"}) {
        const QString name = QString::fromLatin1(key);
        QVERIFY2(!entry.value(name).isEmpty(), key);
        QVERIFY2(!entry.value(name % u"[zh_CN]"_s).isEmpty(), key);
    }
    const QString program = QString::fromUtf8(bytesOf(source(u"app/main.cpp"_s)));
    QVERIFY(program.contains(u"setApplicationName(QStringLiteral(\"gpuwise\"))"_s));
    QVERIFY(program.contains(u"setDesktopFileName(QStringLiteral(GPUWISE_APP_ID))"_s));
}

void DesktopFilesTest::mimeTypes_matchTheDesktopEntry()
{
    const auto elements = elementsOf(made(appId % u".mime.xml"_s));
    QStringList types;
    QHash<QString, QString> globs;
    for (const Element &element : elements) {
        if (element.path == u"mime-info/mime-type"_s)
            types.append(element.attributes.value(u"type"_s).toString());
        if (element.path == u"mime-info/mime-type/glob"_s)
            globs.insert(element.attributes.value(u"pattern"_s).toString(), types.last());
    }
    QCOMPARE(desktopEntry().value(u"MimeType"_s).split(u';', Qt::SkipEmptyParts), types);
    QCOMPARE(globs.value(u"*.gpuwise"_s), sessionType);
    QVERIFY(globs.contains(u"*.gguf"_s) && globs.contains(u"*.safetensors"_s));
    QCOMPARE(textsAt(elements, u"mime-info/mime-type/comment"_s).size(), types.size());
    QCOMPARE(textsAt(elements, u"mime-info/mime-type/comment"_s, u"zh_CN"_s).size(), types.size());
}

void DesktopFilesTest::icons_haveTheirSizes()
{
    for (const QString &name : {appId, sessionIcon}) {
        for (const int side : {16, 22, 24, 32, 48, 64, 128, 256, 512}) {
            const QImage picture(made(u"icons/%1x%1/%2.png"_s.arg(side).arg(name)));
            QCOMPARE(picture.size(), QSize(side, side));
            QCOMPARE(qAlpha(picture.pixel(0, 0)), 0);                 // the corner is outside of the picture
            QVERIFY(qAlpha(picture.pixel(side / 2, side / 2)) > 200); // the middle is not
        }
        // Containers by their own rules: all entries inside the file, each of them a PNG.
        const QByteArray png("\x89PNG", 4);
        const QByteArray ico = bytesOf(made(u"icons/%1.ico"_s.arg(name)));
        QVERIFY(ico.startsWith(QByteArray("\0\0\1\0", 4)));
        const int entries = qFromLittleEndian<quint16>(ico.constData() + 4);
        QCOMPARE(entries, 6);
        for (int i = 0; i < entries; ++i) {
            const auto length = qFromLittleEndian<quint32>(ico.constData() + 6 + 16 * i + 8);
            const auto offset = qFromLittleEndian<quint32>(ico.constData() + 6 + 16 * i + 12);
            QVERIFY(qint64(offset) + length <= ico.size());
            QVERIFY(ico.mid(offset, 4) == png);
        }
        const QByteArray icns = bytesOf(made(u"icons/%1.icns"_s.arg(name)));
        QVERIFY(icns.startsWith("icns"));
        QCOMPARE(qFromBigEndian<quint32>(icns.constData() + 4), quint32(icns.size()));
        qsizetype at = 8;
        for (const int side : {128, 256, 512, 1024}) {
            const auto length = qFromBigEndian<quint32>(icns.constData() + at + 4);
            QCOMPARE(QImage::fromData(icns.mid(at + 8, length - 8), "PNG").width(), side);
            at += length;
        }
        QCOMPARE(at, icns.size());
    }
}

} // namespace gpuwise

QTEST_GUILESS_MAIN(gpuwise::DesktopFilesTest)
#include "tst_desktopfiles.moc"
