// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/cataloguelocator.h"
#include "db/cataloguereader.h"
#include "db/connection.h"
#include "tests/support/testsupport.h"

#include <QCoreApplication>
#include <QDir>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

namespace gpuwise {

using namespace Qt::StringLiterals;
using Code = CatalogueError::Code;

class CatalogueReaderTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { QVERIFY(QSqlDatabase::connectionNames().isEmpty()); }
    void shippedCatalogue_isRead();
    void shippedCatalogue_isReadFromAReadOnlyFolder();
    void missingFile_isMissing();
    void folder_isMissing();
    void wrongBytes_data();
    void wrongBytes();
    void foreignDatabase_isForeign();
    void otherVersion_data();
    void otherVersion();
    void truncatedFile_isDamaged();
    void brokenPage_isDamaged();
    void brokenPages_neverCrash();
    void unknownWord_isDamaged();
    void missingTable_isDamaged();
    void locator_takesTheEnvironmentFirst();
    void locator_findsTheCatalogueOfTheBuild();

private:
    QString copyOfCatalogue();
    void expect(const QString &path, Code code);
    std::unique_ptr<QTemporaryDir> m_folder;
};

void CatalogueReaderTest::init()
{
    QTest::failOnWarning(QRegularExpression(u"."_s));
    m_folder = std::make_unique<QTemporaryDir>();
}

QString CatalogueReaderTest::copyOfCatalogue()
{
    const QString path = m_folder->filePath(u"catalogue.sqlite"_s);
    if (!QFile::copy(shippedCataloguePath(), path))
        qFatal("cannot copy the catalogue");
    return path;
}

void CatalogueReaderTest::expect(const QString &path, Code code)
{
    const auto read = readCatalogue(path);
    const auto *error = std::get_if<CatalogueError>(&read);
    QVERIFY(error);
    QVERIFY2(error->code == code, qPrintable(error->detail));
    QCOMPARE(error->path, path);
    const QString message = catalogueErrorMessage(*error);
    QVERIFY2(message.contains(QDir::toNativeSeparators(path)), qPrintable(message));
    QVERIFY2(!message.contains(u'%'), qPrintable(message));
}

void CatalogueReaderTest::shippedCatalogue_isRead()
{
    const auto read = readCatalogue(shippedCataloguePath());
    const auto *catalogue = std::get_if<Catalogue>(&read);
    QVERIFY(catalogue);
    QVERIFY(catalogue->gpus.size() >= 280);
    QCOMPARE(catalogue->gpus.size(), static_cast<std::size_t>(catalogue->gpuIndex.size()));
    QVERIFY(!catalogue->version.isEmpty() && catalogue->asOf.isValid());
}

void CatalogueReaderTest::shippedCatalogue_isReadFromAReadOnlyFolder()
{
    const QString path = copyOfCatalogue();
    QFile::setPermissions(path, QFileDevice::ReadOwner);
    QFile::setPermissions(m_folder->path(), QFileDevice::ReadOwner | QFileDevice::ExeOwner);
    const bool read = std::holds_alternative<Catalogue>(readCatalogue(path));
    QFile::setPermissions(m_folder->path(),
                          QFileDevice::ReadOwner | QFileDevice::WriteOwner | QFileDevice::ExeOwner);
    QVERIFY(read);
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files), QStringList{u"catalogue.sqlite"_s});
}

void CatalogueReaderTest::missingFile_isMissing()
{
    expect(m_folder->filePath(u"none.sqlite"_s), Code::Missing);
    QVERIFY(QDir(m_folder->path()).isEmpty()); // asking did not make one
}

void CatalogueReaderTest::folder_isMissing()
{
    expect(m_folder->path(), Code::Missing);
}

void CatalogueReaderTest::wrongBytes_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("text") << QByteArray("card,field,value\n").repeated(500);
    QTest::newRow("one byte") << QByteArray("S");
}

void CatalogueReaderTest::wrongBytes()
{
    QFETCH(QByteArray, bytes);
    const QString path = m_folder->filePath(u"catalogue.sqlite"_s);
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
    file.close();
    expect(path, Code::NotADatabase);
}

void CatalogueReaderTest::foreignDatabase_isForeign()
{
    const QString path = m_folder->filePath(u"other.sqlite"_s);
    {
        const Connection db(path, Connection::Mode::Create);
        QVERIFY(db.run(u"CREATE TABLE bookmarks (id)"_s));
    }
    expect(path, Code::Foreign);
}

void CatalogueReaderTest::otherVersion_data()
{
    QTest::addColumn<int>("version");
    QTest::addColumn<Code>("code");
    QTest::newRow("newer") << catalogueSchemaVersion + 1 << Code::Newer;
    QTest::newRow("older") << catalogueSchemaVersion - 1 << Code::Older;
}

void CatalogueReaderTest::otherVersion()
{
    QFETCH(int, version);
    QFETCH(Code, code);
    const QString path = copyOfCatalogue();
    {
        const Connection db(path, Connection::Mode::ReadWrite);
        QVERIFY(db.run(u"PRAGMA user_version = %1"_s.arg(version)));
    }
    expect(path, code);
}

void CatalogueReaderTest::truncatedFile_isDamaged()
{
    const QString path = copyOfCatalogue();
    QVERIFY(QFile::resize(path, QFileInfo(path).size() / 2));
    expect(path, Code::Damaged);
}

/// Also where no reader looks: a table of measurements, which the start leaves alone.
void CatalogueReaderTest::brokenPage_isDamaged()
{
    const QString path = copyOfCatalogue();
    QVERIFY(!checkCatalogue(path));
    qint64 page = 0, size = 0;
    {
        const Connection db(path, Connection::Mode::ReadOnly);
        page = db.value(u"SELECT rootpage FROM sqlite_schema WHERE name = 'measured_decode'"_s).toLongLong();
        size = db.value(u"PRAGMA page_size"_s).toLongLong();
    }
    QFile file(path);
    QVERIFY(page > 1 && file.open(QIODevice::ReadWrite) && file.seek((page - 1) * size));
    QCOMPARE(file.write(QByteArray(64, '\x7f')), 64);
    file.close();
    expect(path, Code::Damaged);
    QVERIFY(std::holds_alternative<Catalogue>(readCatalogue(path, WholeFile::IsCheckedApart)));
    const auto damage = checkCatalogue(path);
    QVERIFY(damage && damage->code == Code::Damaged);
}

/// Reading before the whole file was looked through answers too, whatever it meets.
void CatalogueReaderTest::brokenPages_neverCrash()
{
    const QString path = copyOfCatalogue();
    const qint64 size = QFileInfo(path).size();
    QRandomGenerator random(20261201);
    int refused = 0;
    for (int round = 0; round < 24; ++round) {
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadWrite));
        for (int i = 0; i < 6; ++i) {
            QVERIFY(file.seek(random.bounded(size - 200)));
            QByteArray bytes(96, Qt::Uninitialized);
            for (char &byte : bytes)
                byte = static_cast<char>(random.bounded(256));
            QCOMPARE(file.write(bytes), bytes.size());
        }
        file.close();
        const auto read = readCatalogue(path, WholeFile::IsCheckedApart);
        refused += std::holds_alternative<CatalogueError>(read) || checkCatalogue(path) ? 1 : 0;
        if (const auto *error = std::get_if<CatalogueError>(&read))
            QVERIFY(!catalogueErrorMessage(*error).isEmpty());
    }
    QVERIFY(refused > 0); // the damage adds up
}

void CatalogueReaderTest::unknownWord_isDamaged()
{
    const QString path = copyOfCatalogue();
    {
        const Connection db(path, Connection::Mode::ReadWrite);
        QVERIFY(db.run(u"UPDATE gpus SET vendor = 'Acme' WHERE id = 'nvidia-rtx-4090-24gb'"_s));
    }
    expect(path, Code::Damaged);
}

void CatalogueReaderTest::missingTable_isDamaged()
{
    const QString path = copyOfCatalogue();
    {
        const Connection db(path, Connection::Mode::ReadWrite);
        QVERIFY(db.run(u"DROP TABLE claims"_s));
    }
    expect(path, Code::Damaged);
}

void CatalogueReaderTest::locator_takesTheEnvironmentFirst()
{
    const QString path = m_folder->filePath(u"mine.sqlite"_s);
    qputenv("GPUWISE_CATALOGUE", path.toLocal8Bit());
    const QString located = locateCatalogue();
    qunsetenv("GPUWISE_CATALOGUE");
    QCOMPARE(located, path); // even when it is not there: the error then names it
}

void CatalogueReaderTest::locator_findsTheCatalogueOfTheBuild()
{
    QCOMPARE(QFileInfo(locateCatalogue()).canonicalFilePath(),
             QFileInfo(shippedCataloguePath()).canonicalFilePath());
}

} // namespace gpuwise

QTEST_GUILESS_MAIN(gpuwise::CatalogueReaderTest)
#include "tst_cataloguereader.moc"
