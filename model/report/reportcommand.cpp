// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/report/reportcommand.h"

#include "model/report/report.h"
#include "model/words/optionwords.h"
#include "model/words/words.h"

#include <QFileInfo>
#include <QRegularExpression>

namespace gpuwise {

namespace {

QString number(double value)
{
    return QString::number(value, 'g', 15);
}

QString groupWord(const CardGroup &cards)
{
    return cards.count == 1 ? cards.gpuId : QStringLiteral("%1:%2").arg(cards.gpuId).arg(cards.count);
}

class Writer
{
public:
    explicit Writer(const ReportRequest &request)
        : m_request(request)
        , m_workload(request.workload)
    {}

    QString write()
    {
        m_words << QStringLiteral("gpuwise-cli") << QStringLiteral("report");
        for (const CardGroup &cards : m_request.cards)
            m_words << groupWord(cards);
        addChoice();
        addModel();
        addInference();
        addTraining();
        addImage();
        addBudget();
        addPc();
        addCosts();
        addTierWeights();
        addReport();
        QStringList quoted;
        for (const QString &word : m_words)
            quoted << shellWord(word);
        return quoted.join(u' ');
    }

private:
    void add(const char *option, const QString &value) { m_words << QString::fromLatin1(option) << value; }
    void add(const char *option) { m_words << QString::fromLatin1(option); }

    template <typename Value> void addNumber(const char *option, Value value, Value usual)
    {
        if (value != usual)
            add(option, number(static_cast<double>(value)));
    }
    void addNumber(const char *option, const std::optional<double> &value, double scale = 1)
    {
        if (value)
            add(option, number(*value * scale));
    }
    template <typename Enum> static QString wordOf(const char *words, Enum value)
    {
        return QString::fromLatin1(words).section(u'|', static_cast<int>(value), static_cast<int>(value));
    }
    template <typename Enum> void addWord(const char *option, const char *words, Enum value, Enum usual)
    {
        if (value != usual)
            add(option, wordOf(words, value));
    }

    void addChoice()
    {
        if (!m_request.cards.empty() && m_request.focus == ReportFocus::Advice)
            add("--decide", QStringLiteral("all"));
        if (m_request.baseline)
            add("--baseline", groupWord(*m_request.baseline));
        if (m_request.onlyDifferent)
            add("--only-different");
    }

    void addModel()
    {
        const ModelAnswer &model = m_workload.model;
        if (model.file)
            add("--model", QFileInfo(model.file->path).fileName());
        else if (!model.modelId.isEmpty())
            add("--model", model.modelId);
        else
            add("--params", number(model.sizeBillions) + u'B');
        if (!model.precisionId.isEmpty())
            add("--precision", model.precisionId);
        addWord("--task", taskWords, m_workload.task.task, Task::Inference);
        if (m_workload.task.sharding)
            add("--sharding", wordOf(shardingWords, *m_workload.task.sharding));
    }

    void addInference()
    {
        const InferenceSettings &now = m_workload.task.inference;
        const InferenceSettings usual;
        addNumber("--context", now.contextTokens, usual.contextTokens);
        addNumber("--sequences", now.sequences, usual.sequences);
        if (now.kvPrecisionId != usual.kvPrecisionId)
            add("--kv-precision", now.kvPrecisionId);
        if (now.runtime)
            add("--runtime", wordOf(runtimeWords, *now.runtime));
        if (!now.flashAttention)
            add("--flash-attention", QStringLiteral("off"));
        addNumber("--ubatch", now.ubatch, usual.ubatch);
        addNumber("--gpu-layers", now.gpuLayers, usual.gpuLayers);
        addNumber("--min-speed", now.minTokensPerSecond, usual.minTokensPerSecond);
    }

    void addTraining()
    {
        const TrainingSettings &now = m_workload.task.training;
        const TrainingSettings usual;
        addNumber("--batch", now.batch, usual.batch);
        addNumber("--accumulation", now.accumulation, usual.accumulation);
        addNumber("--seq-len", now.sequenceLength, usual.sequenceLength);
        addWord("--optimizer", optimizerWords, now.optimizer, usual.optimizer);
        addWord("--checkpointing", checkpointingWords, now.checkpointing, usual.checkpointing);
        addWord("--loss", lossWords, now.loss, usual.loss);
        addNumber("--lora-rank", now.loraRank, usual.loraRank);
        addWord("--lora-targets", loraTargetWords, now.loraTargets, usual.loraTargets);
        addWord("--framework", frameworkWords, now.framework, usual.framework);
        addNumber("--samples", now.samples, usual.samples);
        addNumber("--epochs", now.epochs, usual.epochs);
    }

    void addImage()
    {
        const ImageSettings &now = m_workload.task.image;
        const ImageSettings usual;
        if (now.width != usual.width || now.height != usual.height)
            add("--resolution", QStringLiteral("%1x%2").arg(now.width).arg(now.height));
        addNumber("--steps", now.steps, usual.steps);
        addNumber("--images", now.images, usual.images);
    }

    void addBudget()
    {
        const BudgetAnswer &now = m_workload.budget;
        const BudgetAnswer usual;
        if (now.limit)
            add("--budget", number(now.limit->amount()));
        add("--currency", currencyCode(now.currency));
        add("--region", wordOf(regionWords, now.region));
        addWord("--mode", acquireWords, now.mode, usual.mode);
        addWord("--budget-covers", coversWords, now.covers, usual.covers);
        addNumber("--hours-per-month", now.hoursPerMonth, usual.hoursPerMonth);
        addNumber("--months", now.months, usual.months);
        addNumber("--max-cards", now.maxCards, usual.maxCards);
        addNumber("--max-watts", now.maxWatts);
        if (now.owned)
            add("--own", groupWord(*now.owned));
        QStringList vendors;
        for (const Vendor vendor : now.vendors)
            vendors << wordOf(vendorWords, vendor);
        if (!vendors.isEmpty())
            add("--vendor", vendors.join(u','));
        if (!now.usedAccepted)
            add("--exclude-used");
        addWord("--os", osWords, now.os, usual.os);
    }

    void addPc()
    {
        const PcSetup &now = m_request.pc;
        const PcSetup usual;
        addNumber("--cpu-watts", now.cpuWatts, usual.cpuWatts);
        addNumber("--rest-watts", now.restWatts, usual.restWatts);
        addWord("--supply", supplyWords, now.standard, usual.standard);
        addWord("--supply-level", supplyLevelWords, now.level, usual.level);
        if (now.circuit)
            add("--circuit",
                QStringLiteral("%1x%2").arg(number(now.circuit->volts), number(now.circuit->amperes)));
        addNumber("--case-length", now.caseLengthMm);
        addNumber("--case-slots", now.caseSlots);
    }

    void addCosts()
    {
        const CostChoices &now = m_request.costs;
        const RentOrBuyFigures figures =
            figuresIn(now.figures, now.currency, m_workload.budget.currency, m_request.catalogue->rates);
        constexpr double percent = 100;
        if (now.own)
            add("--buy-card", groupWord(*now.own));
        if (now.rent)
            add("--rent-card", groupWord(*now.rent));
        if (now.used)
            add(*now.used ? "--used" : "--new");
        addNumber("--price", figures.pricePerCard);
        addNumber("--rent", figures.rentPerCardHour);
        addNumber("--host", figures.hostPrice);
        addNumber("--host-watts", figures.hostWatts);
        addNumber("--card-watts", figures.cardWatts);
        addNumber("--load", figures.load, percent);
        addNumber("--utilisation", figures.utilisation, percent);
        addNumber("--tariff", figures.tariffPerKwh);
        addNumber("--supply-efficiency", figures.supplyEfficiency, percent);
        addNumber("--resale", figures.resale, percent);
        addNumber("--resale-low", figures.resaleLow, percent);
        addNumber("--resale-high", figures.resaleHigh, percent);
        addNumber("--interest", figures.interestPerYear, percent);
        if (figures.inDataCentre)
            add("--in-data-centre");
        if (figures.inDataCentre)
            addNumber("--pue", figures.pue);
        addNumber("--storage", figures.storagePerMonth);
        addNumber("--egress", figures.egressPerMonth);
    }

    void addTierWeights()
    {
        const ScoreWeights &now = m_request.tierWeights;
        if (now == ScoreWeights{})
            return;
        const double sum = now.headroom + now.speed + now.price + now.software + now.power;
        if (!(sum > 0))
            return;
        const double percent = 100 / sum; // only the shares count
        add("--weights",
            QStringLiteral("headroom=%1,speed=%2,price=%3,software=%4,power=%5")
                .arg(number(now.headroom * percent), number(now.speed * percent), number(now.price * percent),
                     number(now.software * percent), number(now.power * percent)));
    }

    void addReport()
    {
        QStringList sections;
        for (const ReportSectionId id : m_request.sections)
            sections << reportSectionId(id);
        if (!sections.isEmpty())
            add("--sections", sections.join(u','));
        m_words << m_request.moreOptions;
        add("--today", m_request.today.toString(Qt::ISODate));
        add("--lang", languageOf(m_request.locale) == Language::Chinese ? QStringLiteral("zh_CN")
                                                                        : QStringLiteral("en"));
        add("--pdf", QStringLiteral("gpuwise-report.pdf"));
    }

    const ReportRequest &m_request;
    const Workload &m_workload;
    QStringList m_words;
};

} // namespace

QString reportCommand(const ReportRequest &request)
{
    return Writer(request).write();
}

QString shellWord(const QString &word)
{
    static const QRegularExpression plain(QStringLiteral("^[A-Za-z0-9_./:,=@%+-]+$"));
    if (plain.match(word).hasMatch())
        return word;
    QString quoted = word;
    quoted.replace(u'\'', QLatin1StringView("'\\''"));
    return QStringLiteral("'%1'").arg(quoted);
}

} // namespace gpuwise
