// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/guide/guidevalues.h"

#include "model/estimate/cost.h"
#include "model/estimate/fit.h"
#include "model/estimate/memory.h"
#include "model/estimate/power.h"
#include "model/guide/guideworkload.h"
#include "model/words/factwords.h"
#include "model/words/format.h"
#include "model/words/pricewords.h"
#include "model/words/words.h"

#include <QCoreApplication>
#include <QHash>

#include <cmath>

namespace gpuwise {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(GuideValue)
};

GuideValue failed(const QString &why)
{
    return {{}, {}, why};
}

QString sourceNote(const Catalogue &catalogue, int source, QDate readOn)
{
    if (source < 0)
        return {};
    const QString &title = catalogue.sources[static_cast<std::size_t>(source)].title;
    return readOn.isValid()
               ? Words::tr("%1, read on %2", "title of a source, date").arg(title, formatDate(readOn))
               : title;
}

/// The words of one placeholder against the catalogue and the engine.
class ValueMaker
{
public:
    ValueMaker(const GuideContext &context, QStringList words)
        : m_context(context)
        , m_catalogue(context.catalogue)
        , m_locale(context.locale)
        , m_words(std::move(words))
    {}

    GuideValue fact() const
    {
        const Gpu *gpu = card(0);
        const auto field = specFieldFromId(word(1));
        if (!gpu || !field || m_words.size() != 2)
            return failed(QStringLiteral("fact takes a card and a field"));
        const SpecValue &spec = gpu->spec(*field);
        if (!spec.hasValue())
            return failed(QStringLiteral("%1 of %2 is not known").arg(word(1), word(0)));
        const SpecDescription &description = describe(*field);
        QString text = factWord(spec.text);
        if (spec.number)
            text = *description.unit == '\0'
                       ? formatTrimmed(*spec.number, 2, m_locale)
                       : QStringLiteral("%1 %2").arg(formatTrimmed(*spec.number, 2, m_locale),
                                                     QString::fromLatin1(description.unit));
        return {text, sourceNote(m_catalogue, spec.source, spec.readOn), {}};
    }

    enum class Comparison
    {
        More,
        Less,
        Times
    };
    GuideValue compared(Comparison how) const
    {
        const Gpu *first = card(0);
        const Gpu *second = card(1);
        const auto field = specFieldFromId(word(2));
        const auto a = first && field ? first->number(*field) : std::nullopt;
        const auto b = second && field ? second->number(*field) : std::nullopt;
        if (!a || !b || !(*b > 0) || m_words.size() != 3)
            return failed(QStringLiteral("two cards and a field with numbers are needed"));
        const double ratio = *a / *b;
        if ((how == Comparison::More && ratio < 1) || (how == Comparison::Less && ratio > 1))
            return failed(QStringLiteral("the difference goes the other way"));
        const QString text = how == Comparison::Times ? formatTrimmed(ratio, ratio < 10 ? 1 : 0, m_locale)
                                                      : formatPercent(std::abs(ratio - 1), m_locale);
        return {text,
                Words::tr("%1: %2 against %3", "field, two values")
                    .arg(specName(*field), formatTrimmed(*a, 2, m_locale), formatTrimmed(*b, 2, m_locale)),
                {}};
    }

    GuideValue usable() const
    {
        const Gpu *gpu = card(0);
        const UsableAmount amount = gpu ? usableMemory(m_catalogue, *gpu, m_context.os) : UsableAmount{};
        if (!(amount.bytes > 0))
            return failed(QStringLiteral("no usable memory"));
        return {gib(amount.bytes),
                amount.basis == UsableBasis::Measured
                    ? sourceNote(m_catalogue, amount.source, {})
                    : Words::tr("A rule for this kind of card, from readings of others."),
                {}};
    }

    GuideValue model() const
    {
        const AiModel *model = m_catalogue.model(word(0));
        if (!model)
            return failed(QStringLiteral("no such model"));
        const QHash<QString, double> fields{{QStringLiteral("params"), model->shape.params},
                                            {QStringLiteral("active"), model->shape.activeParams},
                                            {QStringLiteral("layers"), model->shape.layers},
                                            {QStringLiteral("context"), model->shape.maxContext}};
        const double value = fields.value(word(1), 0);
        if (!(value > 0))
            return failed(QStringLiteral("the model has no \"%1\"").arg(word(1)));
        const bool counted = word(1) == QLatin1StringView("layers");
        const bool tokens = word(1) == QLatin1StringView("context");
        return {counted  ? formatNumber(value, 0, m_locale)
                : tokens ? formatTokens(static_cast<int>(value), m_locale)
                         : formatParams(value, m_locale),
                sourceNote(m_catalogue, model->source, model->readOn),
                {}};
    }

    GuideValue bits() const
    {
        const Quantisation *found = m_catalogue.quantisation(word(0));
        if (!found || m_words.size() != 1)
            return failed(QStringLiteral("no such precision"));
        return {
            formatTrimmed(found->bitsPerWeight, 2, m_locale), sourceNote(m_catalogue, found->source, {}), {}};
    }

    enum class Amount
    {
        Need,
        Band,
        Term
    };
    GuideValue need(Amount what) const
    {
        QStringList words = m_words;
        const QString term = what == Amount::Term && !words.isEmpty() ? words.takeFirst() : QString();
        const auto judged = Judged::of(m_context, words);
        if (!judged.problem.isEmpty())
            return failed(judged.problem);
        const MemoryEstimate &memory = judged.memory;
        const QString note = Words::tr("Computed: %1.").arg(judged.label(m_context));
        if (what == Amount::Need)
            return {gib(memory.perDevice.expected), note, {}};
        if (what == Amount::Band)
            return {Words::tr("%1–%2 GiB", "low, high")
                        .arg(formatGiB(memory.perDevice.low, m_locale),
                             formatGiB(memory.perDevice.high, m_locale)),
                    note,
                    {}};
        for (const Term &each : memory.terms())
            if (termCode(each.id) == term)
                return {gib(each.bytes.expected),
                        Words::tr("%1 %2", "two sentences").arg(note, formulaSentence(each, m_locale)),
                        {}};
        return failed(QStringLiteral("there is no term \"%1\"").arg(term));
    }

    GuideValue verdict() const
    {
        const auto judged = Judged::of(m_context, m_words);
        if (!judged.problem.isEmpty() || !judged.gpu)
            return failed(judged.problem.isEmpty() ? QStringLiteral("no card is named") : judged.problem);
        const Fit fit = judgeFit(judged.memory, usableMemory(m_catalogue, *judged.gpu, m_context.os));
        return {Words::tr("%1 (%2)", "verdict, margin")
                    .arg(verdictWord(fit.verdict), marginPhrase(fit, m_locale)),
                Words::tr("Computed: %1.").arg(judged.label(m_context)),
                {}};
    }

    GuideValue speed() const
    {
        const auto judged = Judged::of(m_context, m_words);
        if (!judged.problem.isEmpty() || !judged.gpu)
            return failed(judged.problem.isEmpty() ? QStringLiteral("no card is named") : judged.problem);
        const Speed found = m_context.speeds.forTask(judged.question, *judged.gpu);
        if (!found.isKnown() || judged.question.task == Task::Image)
            return failed(QStringLiteral("the speed is not known"));
        return {Words::tr("%1 tokens/s (%2)", "speed, band")
                    .arg(formatSpeed(found.value.expected, m_locale), formatBand(found.value, m_locale)),
                Words::tr("Computed: %1.").arg(judged.label(m_context)),
                {}};
    }

    GuideValue context() const
    {
        const auto judged = Judged::of(m_context, m_words);
        if (!judged.problem.isEmpty() || !judged.gpu)
            return failed(judged.problem.isEmpty() ? QStringLiteral("no card is named") : judged.problem);
        const double usableBytes = usableMemory(m_catalogue, *judged.gpu, m_context.os).bytes;
        const int largest = largestContext(judged.question, usableBytes);
        if (largest < 1)
            return failed(QStringLiteral("no context fits"));
        const int rounded = largest >= 2048 ? largest / 1024 * 1024 : largest;
        return {formatTokens(rounded, m_locale), Words::tr("Computed: %1.").arg(judged.label(m_context)), {}};
    }

    GuideValue price(bool used) const
    {
        return priced(
            buyPrice(m_catalogue, word(0), used, m_context.region, m_context.currency, m_context.today));
    }
    GuideValue rent() const
    {
        return priced(
            rentPrice(m_catalogue, word(0), 1, m_context.region, m_context.currency, m_context.today));
    }

    GuideValue supply() const
    {
        const QString name = word(0).section(u'*', 0, 0);
        const Gpu *gpu = m_catalogue.gpu(name);
        bool ok = true;
        PowerQuestion question;
        question.count = word(0).contains(u'*') ? word(0).section(u'*', 1).toInt(&ok) : 1;
        if (!gpu || !ok || question.count < 1 || question.count > 8)
            return failed(QStringLiteral("supply takes a card, or CARD*2"));
        const PowerAnswer answer = powerFor(m_catalogue, *gpu, question);
        if (!answer.supplyWatts)
            return failed(QStringLiteral("no supply is known"));
        return {QStringLiteral("%1 W").arg(formatNumber(*answer.supplyWatts, 0, m_locale)),
                Words::tr("Computed: cards, CPU and the rest with a reserve, or the vendor's figure."),
                {}};
    }

    /// A setting that an estimate beside it was computed with (guidecheck.cpp sees to that).
    GuideValue tokens() const
    {
        bool ok = false;
        const int count = word(0).toInt(&ok);
        if (!ok || count < 1)
            return failed(QStringLiteral("tokens takes a number"));
        return {formatTokens(count, m_locale), {}, {}};
    }

private:
    struct Judged
    {
        std::shared_ptr<ResolvedWorkload> resolved;
        Question question;
        MemoryEstimate memory;
        const Gpu *gpu = nullptr;
        QString problem;

        static Judged of(const GuideContext &context, const QStringList &words)
        {
            Judged judged;
            const auto found = guideWorkload(context.catalogue, words, &judged.problem);
            if (!found)
                return judged;
            Workload workload;
            workload.model = found->model;
            workload.task = found->task;
            workload.budget.os = context.os;
            judged.resolved =
                std::make_shared<ResolvedWorkload>(resolveWorkload(context.catalogue, workload));
            judged.problem = judged.resolved->problem;
            if (!judged.problem.isEmpty())
                return judged;
            if (found->cards) {
                judged.gpu = context.catalogue.gpu(found->cards->gpuId);
                judged.question =
                    questionFor(context.catalogue, *judged.resolved, *judged.gpu, found->cards->count);
            } else {
                judged.question = questionFor(context.catalogue, *judged.resolved, 1);
            }
            judged.memory = estimateMemory(judged.question);
            if (!judged.memory.isValid())
                judged.problem = problemSentence(judged.memory.problem);
            return judged;
        }

        QString label(const GuideContext &context) const
        {
            const QString model = modelLabel(*resolved, context.locale);
            const QString &asked = resolved->workload.model.precisionId;
            const QString precision = precisionName(
                asked.isEmpty() ? defaultPrecisionId(question.task, question.runtime, resolved->model)
                                : asked);
            const QString size =
                isTraining(question.task)
                    ? Words::tr("%1 tokens a sequence")
                          .arg(formatTokens(question.training.sequenceLength, context.locale))
                    : Words::tr("%1 context")
                          .arg(formatTokens(question.inference.contextTokens, context.locale));
            return QStringList{model, precision, taskName(question.task), size}.join(QStringLiteral(", "));
        }
    };

    QString word(qsizetype i) const { return m_words.value(i); }
    const Gpu *card(qsizetype i) const { return m_catalogue.gpu(m_words.value(i)); }
    QString gib(double bytes) const { return QStringLiteral("%1 GiB").arg(formatGiB(bytes, m_locale)); }

    GuideValue priced(const std::optional<PriceAnswer> &price) const
    {
        if (!m_catalogue.gpu(word(0)) || m_words.size() != 1)
            return failed(QStringLiteral("a price takes a card"));
        if (!price) // a sentence: prices come and go, and the text must stay true
            return {Words::tr("no current price known"), {}, {}};
        const QString text = priceText(*price, m_locale);
        return {isRental(price->kind) ? Words::tr("%1 per hour").arg(text) : text,
                Words::tr("%n offer(s), the newest of %1", nullptr, price->offers).arg(priceDate(*price)),
                {}};
    }

    const GuideContext &m_context;
    const Catalogue &m_catalogue;
    const QLocale &m_locale;
    QStringList m_words;
};

} // namespace

GuideValue guideValue(const GuideContext &context, const QString &key)
{
    QStringList words = key.split(u':');
    const QString kind = words.takeFirst();
    const ValueMaker maker(context, words);
    using Comparison = ValueMaker::Comparison;
    using Amount = ValueMaker::Amount;
    if (kind == QLatin1StringView("fact"))
        return maker.fact();
    if (kind == QLatin1StringView("more"))
        return maker.compared(Comparison::More);
    if (kind == QLatin1StringView("less"))
        return maker.compared(Comparison::Less);
    if (kind == QLatin1StringView("times"))
        return maker.compared(Comparison::Times);
    if (kind == QLatin1StringView("usable"))
        return maker.usable();
    if (kind == QLatin1StringView("model"))
        return maker.model();
    if (kind == QLatin1StringView("bits"))
        return maker.bits();
    if (kind == QLatin1StringView("need"))
        return maker.need(Amount::Need);
    if (kind == QLatin1StringView("band"))
        return maker.need(Amount::Band);
    if (kind == QLatin1StringView("term"))
        return maker.need(Amount::Term);
    if (kind == QLatin1StringView("verdict"))
        return maker.verdict();
    if (kind == QLatin1StringView("speed"))
        return maker.speed();
    if (kind == QLatin1StringView("context"))
        return maker.context();
    if (kind == QLatin1StringView("price"))
        return maker.price(false);
    if (kind == QLatin1StringView("used"))
        return maker.price(true);
    if (kind == QLatin1StringView("rent"))
        return maker.rent();
    if (kind == QLatin1StringView("supply"))
        return maker.supply();
    if (kind == QLatin1StringView("tokens"))
        return maker.tokens();
    return failed(QStringLiteral("there is no placeholder \"%1\"").arg(kind));
}

} // namespace gpuwise
