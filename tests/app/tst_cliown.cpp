// SPDX-License-Identifier: GPL-3.0-or-later
//
// The user's own data on the command line: part of every answer, marked as theirs, edited by `own`.
#include "tests/app/clirun.h"

#include "db/userstore.h"
#include "model/domain/useroverlay.h"
#include "tests/support/testsupport.h"

#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

namespace gpuwise {

using namespace Qt::StringLiterals;

class CliOwnTest final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void nothing_isRead_unlessAsked();
    void price_isShownAsTheUsers();
    void price_decidesWhatIsReckonedWith();
    void correction_standsBesideTheShippedValue();
    void ownCard_takesPartEverywhere();
    void oddValues_needSure();
    void favourites_areKeptInOrder();
    void correction_isMarkedOnPaper();
    void wrongEdits_data();
    void wrongEdits();
    void remove_bringsBackTheShippedAnswer();
    void damagedStore_isRepaired();
    void storeOfAnother_isNotTouched();

private:
    CliRun run(const QString &line) const
    {
        QStringList words = line.split(u' ', Qt::SkipEmptyParts);
        return runCli(words << u"--user-data"_s << m_folder->path());
    }
    QString storeFile() const { return m_folder->filePath(u"user.sqlite"_s); }
    std::unique_ptr<QTemporaryDir> m_folder;
};

void CliOwnTest::nothing_isRead_unlessAsked()
{
    QVERIFY(run(u"own"_s).out.contains(u"Kind"_s));
    QVERIFY(!QFileInfo::exists(storeFile()));           // looking makes nothing
    QCOMPARE(runCli("own").code, ExitCode::WrongUsage); // no store in the tests' environment
    QCOMPARE(run(u"list --no-user-data"_s).code, ExitCode::WrongUsage);
}

void CliOwnTest::price_isShownAsTheUsers()
{
    const CliRun kept = run(
        u"own price 4090 1234.5 USD --date 2026-11-28 --kind used --shop Corner --source window --region US"_s);
    QCOMPARE(kept.code, ExitCode::Answered);
    QVERIFY(kept.out.contains(u"GeForce RTX 4090"_s));
    const CliRun shown = run(u"show nvidia-rtx-4090-24gb"_s);
    QVERIFY(shown.out.contains(u"yours: window"_s));
    QVERIFY(shown.out.contains(u"2026-11-28"_s));
    const QJsonArray prices = run(u"show nvidia-rtx-4090-24gb --json"_s).json()[u"prices"_s].toArray();
    const QJsonObject own = prices.last().toObject();
    QVERIFY(own[u"own_id"_s].toString().startsWith(u"own-"_s));
    QCOMPARE(own[u"as_of"_s].toString(), u"2026-11-28"_s);
    QCOMPARE(own[u"source"_s].toObject()[u"own"_s].toBool(), true);
    const QJsonArray listed = run(u"own --json"_s).json()[u"prices"_s].toArray();
    QCOMPARE(listed.size(), 1);
    QCOMPARE(listed.first().toObject()[u"provider"_s].toString(), u"Corner"_s);
    QVERIFY(!runCli("show nvidia-rtx-4090-24gb").out.contains(u"yours"_s));
}

void CliOwnTest::price_decidesWhatIsReckonedWith()
{
    run(u"own price nvidia-rtx-4090-24gb 700 USD --kind new --region US"_s);
    const CliRun answer =
        run(u"compare nvidia-rtx-4090-24gb nvidia-rtx-5090-32gb --json --region us --currency USD"_s);
    QVERIFY2(answer.out.contains(u"700"_s), qPrintable(answer.out.left(2000)));
}

void CliOwnTest::correction_standsBesideTheShippedValue()
{
    QCOMPARE(run(u"own correct nvidia-rtx-4090-24gb tdp_w 425 --date 2026-11-27 --source wattmeter"_s).code,
             ExitCode::Answered);
    const CliRun shown = run(u"show nvidia-rtx-4090-24gb --csv"_s);
    QVERIFY2(shown.out.contains(u"425 W (yours)"_s), qPrintable(shown.out));
    QVERIFY(shown.out.contains(u"– as shipped,450 W"_s)); // facts.csv
    QVERIFY(shown.out.contains(u"yours: wattmeter"_s));
    const QJsonObject json = run(u"show nvidia-rtx-4090-24gb --json"_s).json();
    const QJsonObject tdp = json[u"specs"_s].toObject()[u"tdp_w"_s].toObject();
    QCOMPARE(tdp[u"value"_s].toDouble(), 425.0);
    QCOMPARE(tdp[u"own"_s].toBool(), true);
    const QJsonObject shipped =
        entryWith(json[u"conflicts"_s].toArray(), QLatin1StringView("field"), u"tdp_w"_s);
    QCOMPARE(shipped[u"value"_s].toString(), u"450"_s);
    QCOMPARE(shipped[u"shipped"_s].toBool(), true);
}

void CliOwnTest::ownCard_takesPartEverywhere()
{
    OwnCard card;
    card.id = u"own-22"_s;
    card.name = u"RTX 2080 Ti 22GB"_s;
    card.vendor = Vendor::Nvidia;
    card.segment = Segment::Modified;
    card.architecture = u"Turing"_s;
    card.basedOn = u"nvidia-rtx-2080-ti-11gb"_s;
    card.specs = {{SpecField::MemoryGB, u"22"_s, {u"seller"_s, QDate(2026, 11, 1), {}}}};
    const auto store = UserStore::open(storeFile());
    QVERIFY(std::holds_alternative<qint64>(std::get<UserStore>(store).apply({PutCard{card}}, 0)));
    QVERIFY(run(u"list --search own-22"_s).out.contains(u"RTX 2080 Ti 22GB"_s));
    QCOMPARE(
        runCli(QStringList{u"show"_s, u"RTX 2080 Ti 22GB"_s, u"--json"_s, u"--user-data"_s, m_folder->path()})
            .json()[u"id"_s]
            .toString(),
        u"own-22"_s);
    // A used price for it, and it is bought: 22 GB for little money.
    run(u"own price own-22 150 USD --kind used --region US"_s);
    const CliRun advised = run(
        u"recommend --params 14B --precision q8_0 --budget 300 --currency USD --region us --mode buy --json"_s);
    QCOMPARE(advised.code, ExitCode::Answered);
    QVERIFY(advised.out.contains(u"own-22"_s));
    QVERIFY(run(u"compare own-22 nvidia-rtx-3090-24gb"_s).out.contains(u"RTX 2080 Ti 22GB"_s));
    QVERIFY(run(u"fit --params 14B --precision q8_0 --gpu own-22 --json"_s).code == ExitCode::Answered);
    // On paper its values are marked as the user's too.
    const QString paper = m_folder->filePath(u"report.md"_s);
    QCOMPARE(run(u"report own-22 nvidia-rtx-3090-24gb --params 14B --markdown "_s + paper).code,
             ExitCode::Answered);
    QFile report(paper);
    QVERIFY(report.open(QIODevice::ReadOnly));
    const QString text = QString::fromUtf8(report.readAll());
    QVERIFY(text.contains(u"RTX 2080 Ti 22GB"_s));
    QVERIFY2(text.contains(u"yours: seller"_s), qPrintable(text.right(3000)));
    QVERIFY(text.contains(u"Entered by the user of this program."_s));
}

void CliOwnTest::oddValues_needSure()
{
    const CliRun odd = run(u"own price nvidia-rtx-4090-24gb 12000 USD --kind used"_s);
    QCOMPARE(odd.code, ExitCode::WrongUsage);
    QVERIFY2(odd.err.contains(u"CNY"_s) && odd.err.contains(u"--sure"_s), qPrintable(odd.err));
    QVERIFY(!QFileInfo::exists(storeFile()));
    QCOMPARE(run(u"own price nvidia-rtx-4090-24gb 12000 USD --kind used --sure"_s).code, ExitCode::Answered);
}

void CliOwnTest::favourites_areKeptInOrder()
{
    const auto listed = [this] {
        QStringList ids;
        for (const QJsonValue &id : run(u"own --json"_s).json()[u"favourites"_s].toArray())
            ids << id.toString();
        return ids;
    };
    QCOMPARE(run(u"own favourite 4090"_s).code, ExitCode::Answered);
    QVERIFY(run(u"own favourite 3090"_s).out.contains(u"GeForce RTX 3090 is a favourite now"_s));
    const QStringList both{u"nvidia-rtx-4090-24gb"_s, u"nvidia-rtx-3090-24gb"_s};
    QCOMPARE(listed(), both);
    QVERIFY(run(u"own favourite 4090"_s).out.contains(u"already"_s)); // twice is once
    QCOMPARE(listed(), both);
    QVERIFY(run(u"own"_s).out.contains(u"favourite"_s));
    QCOMPARE(run(u"own unfavourite 4090"_s).code, ExitCode::Answered);
    QCOMPARE(listed(), QStringList{u"nvidia-rtx-3090-24gb"_s});
    QVERIFY(run(u"own unfavourite 4090"_s).out.contains(u"no favourite"_s));
    QCOMPARE(run(u"own favourite"_s).code, ExitCode::WrongUsage);
    QCOMPARE(run(u"own favourite no-such-card"_s).code, ExitCode::WrongUsage);
}

void CliOwnTest::correction_isMarkedOnPaper()
{
    QCOMPARE(run(u"own correct nvidia-rtx-4090-24gb tdp_w 425 --source meter"_s).code, ExitCode::Answered);
    const CliRun made =
        run(u"report nvidia-rtx-4090-24gb nvidia-rtx-3090-24gb --model qwen3-32b --markdown "_s +
            m_folder->filePath(u"r.md"_s));
    QVERIFY2(made.code == ExitCode::Answered, qPrintable(made.err));
    QFile file(m_folder->filePath(u"r.md"_s));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QString text = QString::fromUtf8(file.readAll());
    const auto line = [&text](const QString &word) {
        for (const QString &each : text.split(u'\n'))
            if (each.contains(word))
                return each;
        return QString();
    };
    // 450 W is what NVIDIA publishes for the card; its corrected value is told from those of others.
    QVERIFY2(line(u"425"_s).contains(u"yours"_s), qPrintable(line(u"425"_s)));
    QVERIFY2(text.contains(u"425 W is yours; 450 W was shipped"_s), qPrintable(line(u"was shipped"_s)));
}

void CliOwnTest::wrongEdits_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("mentions");
    const auto row = [](const char *line, const char *mentions) {
        QTest::newRow(line) << QString::fromLatin1(line) << QString::fromLatin1(mentions);
    };
    row("own prise", "price");
    row("own price 4090", "own price CARD");
    row("own price 409x 5 USD", "nvidia-rtx-4090-24gb");
    row("own price nvidia-rtx-4090-24gb much USD", "much");
    row("own price nvidia-rtx-4090-24gb 1e300 USD", "1e300");
    row("own price nvidia-rtx-4090-24gb 1500 GALLEONS", "GALLEONS");
    row("own price nvidia-rtx-4090-24gb 0 USD", "outside");
    row("own price nvidia-rtx-4090-24gb 1500 USD --date 2026-12-01", "still to come");
    row("own price nvidia-rtx-4090-24gb 1500 USD --date soon", "--date");
    row("own price nvidia-rtx-4090-24gb 1500 USD --kind stolen", "used");
    row("own correct nvidia-rtx-4090-24gb bandwidth_gb_per_s 0.9", "TB/s");
    row("own correct nvidia-rtx-4090-24gb bandwith_gb_per_s 900", "bandwidth_gb_per_s");
    row("own correct nvidia-rtx-4090-24gb tdp_w", "own correct CARD");
    row("own remove", "id");
    row("own remove own-nothing", "own-nothing");
    row("own remove nvidia-rtx-4090-24gb tdp_w", "no correction");
}

void CliOwnTest::wrongEdits()
{
    QFETCH(QString, line);
    QFETCH(QString, mentions);
    const CliRun wrong = run(line);
    QCOMPARE(wrong.code, ExitCode::WrongUsage);
    QVERIFY2(wrong.err.contains(mentions), qPrintable(wrong.err));
    QVERIFY(wrong.out.isEmpty());
    QVERIFY(!QFileInfo::exists(storeFile()));
}

void CliOwnTest::remove_bringsBackTheShippedAnswer()
{
    const QString before = run(u"show nvidia-rtx-4090-24gb"_s).out;
    run(u"own correct nvidia-rtx-4090-24gb tdp_w 425"_s);
    QVERIFY(run(u"show nvidia-rtx-4090-24gb"_s).out != before);
    QCOMPARE(run(u"own remove nvidia-rtx-4090-24gb tdp_w"_s).code, ExitCode::Answered);
    QCOMPARE(run(u"show nvidia-rtx-4090-24gb"_s).out, before);
}

void CliOwnTest::damagedStore_isRepaired()
{
    run(u"own correct nvidia-rtx-4090-24gb tdp_w 425"_s);
    QFile file(storeFile());
    QVERIFY(file.open(QIODevice::ReadWrite) && file.seek(28) && file.write("\xff\xff", 2) == 2 &&
            file.resize(9000));
    file.close();
    const CliRun damaged = run(u"list"_s);
    QCOMPARE(damaged.code, ExitCode::BadInput);
    QVERIFY2(damaged.err.contains(u"damaged"_s), qPrintable(damaged.err));
    QVERIFY(damaged.out.isEmpty());
    // As the default store it is no reason to give no answer.
    QString out, err;
    QTextStream outStream(&out), errStream(&err);
    const Environment environment{shippedCataloguePath(), QDate(2026, 11, 30), u"en_US"_s, storeFile()};
    QCOMPARE(runCommandLine({u"list"_s}, {outStream, errStream}, environment), ExitCode::Answered);
    QVERIFY(err.contains(u"damaged"_s) && err.contains(u"without them"_s));
    QCOMPARE(runCommandLine({u"own"_s, u"repair"_s}, {outStream, errStream}, environment),
             ExitCode::Answered);
    QCOMPARE(run(u"list"_s).code, ExitCode::Answered);
    QCOMPARE(QDir(m_folder->path()).entryList({u"user-damaged-*.sqlite"_s}).size(), 1);
}

void CliOwnTest::storeOfAnother_isNotTouched()
{
    QFile file(storeFile());
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("my diary") == 8);
    file.close();
    QCOMPARE(run(u"list"_s).code, ExitCode::BadInput);
    QCOMPARE(run(u"own price nvidia-rtx-4090-24gb 1500 USD"_s).code, ExitCode::BadInput);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), QByteArray("my diary"));
}

} // namespace gpuwise

QTEST_GUILESS_MAIN(gpuwise::CliOwnTest)
#include "tst_cliown.moc"
