// SPDX-License-Identifier: GPL-3.0-or-later
//
// The start reads the facts before the whole file has been looked through: what is wrong is still said, and
// nobody hangs who does not wait for the answers.
#include "app/cataloguereading.h"
#include "db/connection.h"
#include "tests/support/testsupport.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace gpuwise {

using namespace Qt::StringLiterals;
using Code = CatalogueError::Code;

class CatalogueReadingTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whole_bothAnswer();
    void missing_bothSaySo();
    void damageWhereNobodyReads_isSaid();
    void nobodyWaits();
};

void CatalogueReadingTest::whole_bothAnswer()
{
    CatalogueReading reading(shippedCataloguePath());
    const auto facts = reading.facts();
    QVERIFY(std::holds_alternative<Catalogue>(facts));
    QCOMPARE(std::get<Catalogue>(facts).gpus.size(), shippedCatalogue().gpus.size());
    QVERIFY(!reading.damage());
}

void CatalogueReadingTest::missing_bothSaySo()
{
    const QTemporaryDir folder;
    CatalogueReading reading(folder.filePath(u"none.sqlite"_s));
    const auto facts = reading.facts();
    QVERIFY(std::holds_alternative<CatalogueError>(facts));
    QCOMPARE(std::get<CatalogueError>(facts).code, Code::Missing);
    QVERIFY(reading.damage());
    QVERIFY(QDir(folder.path()).isEmpty());
}

void CatalogueReadingTest::damageWhereNobodyReads_isSaid()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"catalogue.sqlite"_s);
    QVERIFY(QFile::copy(shippedCataloguePath(), path));
    qint64 page = 0, size = 0;
    {
        const Connection db(path, Connection::Mode::ReadOnly);
        page = db.value(u"SELECT rootpage FROM sqlite_schema WHERE name = 'measured_prefill'"_s).toLongLong();
        size = db.value(u"PRAGMA page_size"_s).toLongLong();
    }
    QFile file(path);
    QVERIFY(page > 1 && file.open(QIODevice::ReadWrite) && file.seek((page - 1) * size));
    QCOMPARE(file.write(QByteArray(64, '\x7f')), 64);
    file.close();
    CatalogueReading reading(path);
    QVERIFY(std::holds_alternative<Catalogue>(reading.facts()));
    const auto damage = reading.damage();
    QVERIFY(damage && damage->code == Code::Damaged && damage->path == path);
}

/// A second start hands over and goes, whatever has been read by then.
void CatalogueReadingTest::nobodyWaits()
{
    const CatalogueReading unread(shippedCataloguePath());
    CatalogueReading half(shippedCataloguePath());
    QVERIFY(std::holds_alternative<Catalogue>(half.facts()));
}

} // namespace gpuwise

QTEST_GUILESS_MAIN(gpuwise::CatalogueReadingTest)
#include "tst_cataloguereading.moc"
