// SPDX-License-Identifier: GPL-3.0-or-later
//
// The command that a report prints makes the same report again: read back by a shell and by the program.
#include "app/cli/choiceoptions.h"
#include "app/cli/reportoptions.h"
#include "model/report/reportcommand.h"
#include "tests/app/clirun.h"
#include "tests/support/testsupport.h"

#include <QProcess>
#include <QTest>

namespace gpuwise {

using namespace Qt::StringLiterals;

namespace {

const QDate day(2026, 11, 30);

/// As a shell splits it, without program and command.
QStringList wordsOf(const QString &line)
{
    QProcess shell;
    shell.start(u"sh"_s, {u"-c"_s, u"printf '%s\\n' "_s % line});
    if (!shell.waitForFinished())
        qFatal("no shell");
    return QString::fromUtf8(shell.readAllStandardOutput()).split(u'\n', Qt::SkipEmptyParts).mid(2);
}

ReportRequest readBack(const QString &line)
{
    const Arguments arguments = readArguments(wordsOf(line), findCommand(u"report")->groups);
    QString out, err;
    QTextStream outStream(&out), errStream(&err);
    const bool chinese = arguments.value("--lang") == u"zh_CN"_s;
    const CommandContext context{shippedCatalogue(),
                                 arguments,
                                 {outStream, errStream},
                                 QDate::fromString(*arguments.value("--today"), Qt::ISODate),
                                 QLocale(chinese ? u"zh_CN"_s : u"en_US"_s),
                                 chinese,
                                 {}};
    return readReportRequest(context);
}

ReportRequest plain()
{
    ReportRequest request;
    request.catalogue = &shippedCatalogue();
    request.workload.model.modelId = u"qwen3-32b"_s;
    request.cards = {{u"nvidia-rtx-5090-32gb"_s, 2}, {u"nvidia-rtx-4090-24gb"_s, 1}};
    request.focus = ReportFocus::NamedCards;
    request.locale = QLocale(u"en_US"_s);
    request.today = day;
    return request;
}

/// Everything that can be said, otherwise than it is assumed.
ReportRequest full()
{
    ReportRequest request = plain();
    Workload &workload = request.workload;
    workload.model = {};
    workload.model.sizeBillions = 13.5;
    workload.model.precisionId = u"q4_k_m"_s;
    workload.task.sharding = Sharding::TensorParallel;
    workload.task.inference = {16384, 4, u"kv_q8_0"_s, Runtime::LlamaServer, false, 1024, 20, 3.5};
    workload.task.training = {2,
                              8,
                              4096,
                              Optimizer::PagedAdamW8bit,
                              Checkpointing::Offload,
                              Loss::Fused,
                              64,
                              LoraTargets::QV,
                              Framework::LlamaFactory,
                              1234,
                              1.5};
    workload.task.image = {768, 512, 20, 4};
    BudgetAnswer &budget = workload.budget;
    budget.mode = AcquireMode::Buy;
    budget.currency = Currency::Cny;
    budget.limit = Money::fromAmount(19999.5, Currency::Cny);
    budget.covers = BudgetCovers::WholePc;
    budget.maxCards = 4;
    budget.usedAccepted = false;
    budget.hoursPerMonth = 77.5;
    budget.months = 36;
    budget.region = Region::Cn;
    budget.vendors = {Vendor::Nvidia, Vendor::MooreThreads};
    budget.maxWatts = 900;
    budget.os = OperatingSystem::Windows;
    budget.owned = CardGroup{u"nvidia-rtx-3090-24gb"_s, 2};
    request.focus = ReportFocus::Advice;
    request.baseline = request.cards[1];
    request.onlyDifferent = true;
    request.locale = QLocale(u"zh_CN"_s);
    request.sections = {ReportSectionId::RentOrBuy, ReportSectionId::Making};
    request.pc = {200, 90, SupplyStandard::Older, SupplyLevel::Titanium, Circuit{220, 16}, 330, 4};
    request.costs.own = request.cards[0];
    request.costs.rent = request.cards[1];
    request.costs.used = false;
    request.costs.currency = Currency::Cny;
    RentOrBuyFigures &figures = request.costs.figures;
    figures.pricePerCard = 21000;
    figures.hostPrice = 8000;
    figures.hostWatts = 150;
    figures.rentPerCardHour = 2.75;
    figures.tariffPerKwh = 0.588;
    figures.load = 0.7;
    figures.utilisation = 0.9;
    figures.supplyEfficiency = 0.92;
    figures.resale = 0.45;
    figures.resaleLow = 0.25;
    figures.resaleHigh = 0.55;
    figures.interestPerYear = 0.03;
    figures.inDataCentre = true;
    figures.pue = 1.3;
    figures.storagePerMonth = 30;
    figures.egressPerMonth = 12;
    figures.cardWatts = 560;
    request.tierWeights = {0.2, 0.3, 0.1, 0.25, 0.15};
    return request;
}

/// Texts of a report in reading order: all that two renderings could differ in.
struct Texts
{
    QStringList all;

    void operator()(const ReportParagraph &block) { all << block.text.text; }
    void operator()(const ReportList &block)
    {
        for (const ReportText &item : block.items)
            all << item.text;
    }
    void operator()(const ReportFacts &block)
    {
        for (const auto &fact : block.facts)
            all << fact.name << fact.value;
    }
    void operator()(const ReportFitBars &block)
    {
        for (const ReportFitBar &bar : block.bars)
            all << bar.name << bar.verdict << bar.margin << bar.detail;
    }
    void operator()(const ReportTable &block)
    {
        for (const ReportColumn &column : block.columns)
            all << column.title << column.aside;
        for (const ReportRow &row : block.rows) {
            for (const ReportCell &cell : row.cells)
                all << cell.text << cell.aside;
            for (const ReportText &detail : row.details)
                all << detail.text;
        }
    }
    void operator()(const ReportBarPair &block)
    {
        for (const ReportBars &bars : block.charts)
            for (const auto &bar : bars.bars)
                all << bar.name << bar.text;
    }
    void operator()(const ReportSourceList &block)
    {
        for (const auto &entry : block.entries)
            all << entry.title << entry.address << entry.date << entry.uses;
    }
    void operator()(const ReportLineChart &block)
    {
        all << block.chart.description;
        for (const QStringList &row : block.figures.rows)
            all << row;
    }
    void operator()(const ReportScatter &block)
    {
        all << block.chart.description;
        for (const QStringList &row : block.figures.rows)
            all << row;
    }
    void operator()(const ReportCommand &block) { all << block.line; }
    void operator()(const ReportApproval &block) { all << block.roles; }
};

QStringList textsOf(const ReportContent &content)
{
    Texts texts;
    texts.all << content.title << content.lead;
    for (const ReportSection &section : content.sections) {
        texts.all << section.heading << section.aside;
        for (const ReportBlock &block : section.blocks)
            std::visit(texts, block);
    }
    return texts.all;
}

QString commandIn(const ReportContent &content)
{
    for (const ReportBlock &block : content.section(ReportSectionId::Making)->blocks)
        if (const auto *command = std::get_if<ReportCommand>(&block))
            return command->line;
    return {};
}

bool near(const std::optional<double> &a, const std::optional<double> &b)
{
    return a.has_value() == b.has_value() && (!a || qAbs(*a - *b) < 1e-9);
}

} // namespace

class CliReportTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void commandMakesTheRequestAgain_data()
    {
        QTest::addColumn<bool>("everything");
        QTest::newRow("what is assumed") << false;
        QTest::newRow("everything said") << true;
    }

    void commandMakesTheRequestAgain()
    {
        QFETCH(bool, everything);
        const ReportRequest asked = everything ? full() : plain();
        const QString line = reportCommand(asked);
        const ReportRequest again = readBack(line);
        QCOMPARE(again.workload.model, asked.workload.model);
        QCOMPARE(again.workload.task.inference, asked.workload.task.inference);
        QCOMPARE(again.workload.task.training, asked.workload.task.training);
        QCOMPARE(again.workload.task.image, asked.workload.task.image);
        QVERIFY(again.workload.task == asked.workload.task);
        QVERIFY(again.workload.budget == asked.workload.budget);
        QVERIFY(again.cards == asked.cards);
        QVERIFY(again.baseline == asked.baseline);
        QVERIFY(again.focus == asked.focus);
        QCOMPARE(again.onlyDifferent, asked.onlyDifferent);
        QVERIFY(again.sections == asked.sections);
        QVERIFY(again.pc == asked.pc);
        QVERIFY(again.costs.own == asked.costs.own);
        QVERIFY(again.costs.rent == asked.costs.rent);
        QVERIFY(again.costs.used == asked.costs.used);
        const RentOrBuyFigures &a = again.costs.figures;
        const RentOrBuyFigures &b = asked.costs.figures;
        for (std::optional<double> RentOrBuyFigures::*figure :
             {&RentOrBuyFigures::pricePerCard, &RentOrBuyFigures::hostPrice, &RentOrBuyFigures::hostWatts,
              &RentOrBuyFigures::rentPerCardHour, &RentOrBuyFigures::tariffPerKwh, &RentOrBuyFigures::load,
              &RentOrBuyFigures::utilisation, &RentOrBuyFigures::supplyEfficiency, &RentOrBuyFigures::pue,
              &RentOrBuyFigures::resale, &RentOrBuyFigures::resaleLow, &RentOrBuyFigures::resaleHigh,
              &RentOrBuyFigures::interestPerYear, &RentOrBuyFigures::storagePerMonth,
              &RentOrBuyFigures::egressPerMonth, &RentOrBuyFigures::cardWatts})
            QVERIFY2(near(a.*figure, b.*figure), qPrintable(line));
        QCOMPARE(a.inDataCentre, b.inDataCentre);
        QCOMPARE(again.today, asked.today);
        QCOMPARE(again.locale.language(), asked.locale.language());
        QCOMPARE(reportCommand(again), line); // weights come back in percent: the same shares
    }

    /// A request as the window makes it; the command that its report prints gives the same texts.
    void commandMakesTheSameReport_data()
    {
        QTest::addColumn<bool>("own");
        QTest::newRow("untouched") << false;
        QTest::newRow("with own costs, PC and weights") << true;
    }

    void commandMakesTheSameReport()
    {
        QFETCH(bool, own);
        ReportRequest asked = plain();
        asked.focus = ReportFocus::Advice;
        asked.baseline = asked.cards[1];
        if (own) {
            asked.pc.cpuWatts = 200;
            asked.tierWeights = {0.1, 0.6, 0.1, 0.1, 0.1};
            asked.costs.currency = asked.workload.budget.currency;
            asked.costs.own = asked.cards[1];
            asked.costs.pricedCard = asked.cards[1].gpuId;
            asked.costs.figures.pricePerCard = 1500;
            asked.costs.figures.load = 0.6;
        }
        const ReportContent window = makeReport(asked);
        const ReportContent cli = makeReport(readBack(commandIn(window)));
        QVERIFY(textsOf(window).size() > 500);
        QCOMPARE(textsOf(cli), textsOf(window));
    }

    void everyTaskIsReadBack()
    {
        for (const Task task : {Task::Pretrain, Task::FullFineTune, Task::Lora, Task::Qlora, Task::Inference,
                                Task::Image, Task::Learn}) {
            ReportRequest asked = plain();
            asked.workload.task.task = task;
            QCOMPARE(readBack(reportCommand(asked)).workload.task.task, task);
        }
    }

    void unknownSection_namesTheKnownOnes()
    {
        const CliRun run = runCli("report --params 7B --sections memory,nonsense --pdf x.pdf");
        QCOMPARE(run.code, ExitCode::WrongUsage);
        for (const char *word : {"nonsense", "tiers", "rent-or-buy", "power", "price-speed", "approval"})
            QVERIFY2(run.err.contains(QString::fromLatin1(word)), qPrintable(run.err));
    }

    void newAndUsed_contradict()
    {
        const CliRun run = runCli("report --params 7B --new --used --pdf x.pdf");
        QCOMPARE(run.code, ExitCode::WrongUsage);
    }
};

} // namespace gpuwise

QTEST_GUILESS_MAIN(gpuwise::CliReportTest)
#include "tst_clireport.moc"
