// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/session/cardsheets.h"

#include "model/advice/cardruns.h"
#include "model/estimate/software.h"
#include "model/words/factnotes.h"
#include "model/words/factwords.h"
#include "model/words/format.h"
#include "model/words/sourcewords.h"
#include "model/words/words.h"

#include <QCoreApplication>

#include <array>

namespace gpuwise {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(CardSheets)
};

QString readOn(QDate date)
{
    return date.isValid() ? formatDate(date) : QString();
}

QString withUnit(const QString &value, const SpecDescription &description)
{
    return *description.unit == '\0'
               ? value
               : Words::tr("%1 %2", "value, unit").arg(value, QString::fromLatin1(description.unit));
}

bool isKnown(const SpecValue &value)
{
    return value.hasValue() && value.state != FactState::NotPublished &&
           value.state != FactState::NotSupported;
}

QString valueText(const SpecDescription &description, const SpecValue &value, const QLocale &locale)
{
    if (!isKnown(value))
        return factStateWord(value.state);
    QString text = description.kind == SpecKind::Number && value.number
                       ? withUnit(formatTrimmed(*value.number, 2, locale), description)
                       : factWord(value.text);
    if (value.state != FactState::Published)
        text = Words::tr("%1 (%2)", "value, how it came to be").arg(text, factStateWord(value.state));
    return text;
}

QString lines(QStringList parts)
{
    parts.removeAll(QString());
    return parts.join(u'\n');
}

QString joined(QStringList parts)
{
    parts.removeAll(QString());
    return parts.join(QStringLiteral(" · "));
}

/// What is said about the row of a software matrix: from which version, until which, remarks.
QString softwareNote(const Catalogue &catalogue, const SoftwareSupport &row, const QLocale &locale)
{
    QStringList parts;
    if (!row.since.isEmpty())
        parts << Words::tr("since %1", "version").arg(row.since);
    if (!row.until.isEmpty())
        parts << Words::tr("until %1", "version").arg(row.until);
    if (const QString note = factNote(catalogue, row.note, locale); !note.isEmpty())
        parts << note;
    return parts.join(Words::tr("; ", "between remarks"));
}

QString statusWord(SoftwareStatus status)
{
    switch (status) {
    case SoftwareStatus::Official:
        return Words::tr("supported");
    case SoftwareStatus::Partial:
        return Words::tr("partly");
    case SoftwareStatus::Community:
        return Words::tr("by the community");
    case SoftwareStatus::None:
        return Words::tr("not supported");
    case SoftwareStatus::Note:
        break;
    }
    return Words::tr("not stated");
}

Verdict verdictOf(SoftwareStatus status)
{
    switch (status) {
    case SoftwareStatus::Official:
        return Verdict::Fits;
    case SoftwareStatus::Partial:
    case SoftwareStatus::Community:
        return Verdict::Tight;
    case SoftwareStatus::None:
        return Verdict::No;
    case SoftwareStatus::Note:
        break;
    }
    return Verdict::Unknown;
}

/// As db/catalogue/software.csv writes it.
QString systemWord(const QString &value)
{
    static constexpr std::array words{
        QT_TRANSLATE_NOOP("CardSheets", "no"),
        QT_TRANSLATE_NOOP("CardSheets", "partial"),
        QT_TRANSLATE_NOOP("CardSheets", "experimental"),
        QT_TRANSLATE_NOOP("CardSheets", "unofficial"),
    };
    if (value == QLatin1StringView("wsl2"))
        return QStringLiteral("WSL2");
    if (value == QLatin1StringView("wsl2-experimental"))
        return Words::tr("WSL2, experimental");
    for (const char *word : words)
        if (value == QLatin1StringView(word))
            return QCoreApplication::translate("CardSheets", word);
    return value;
}

/// "Linux, Windows: WSL2"; what is not stated is not said.
QString systemsOf(const SoftwareSupport &row)
{
    QStringList systems;
    const auto add = [&](const char *name, const QString &value) {
        const QString system = QString::fromLatin1(name);
        if (value == QLatin1StringView("yes"))
            systems << system;
        else if (!value.isEmpty())
            systems
                << Words::tr("%1: %2", "operating system, whether it runs").arg(system, systemWord(value));
    };
    add("Linux", row.onLinux);
    add("Windows", row.onWindows);
    if (row.onMacOs == QLatin1StringView("yes")) // of the others everybody knows
        add("macOS", row.onMacOs);
    return systems.join(Words::tr(", ", "between operating systems"));
}

} // namespace

Sheet specSheet(const Catalogue &catalogue, const Gpu &gpu, const QLocale &locale, QStringList *sources,
                std::vector<bool> *known, std::vector<SpecField> *fields)
{
    Sheet sheet;
    sheet.title = Words::tr("Specifications and sources");
    sheet.header = {Words::tr("Property"), Words::tr("Value"), Words::tr("Read on, confidence, source")};
    sheet.rightAligned.assign(3, false);
    for (const SpecDescription &description : specDescriptions()) {
        const SpecValue &value = gpu.spec(description.field);
        const bool sourced = value.source >= 0;
        known->push_back(isKnown(value));
        fields->push_back(description.field);
        const QString text = valueText(description, value, locale);
        const QString title = sourceTitle(catalogue, value.source);
        const QString confidence =
            sourced ? Words::tr("confidence: %1").arg(confidenceWord(value.confidence)) : QString();
        const QString read = sourced ? readOn(value.readOn) : QString();
        sheet.rows.push_back({specName(description.field), text,
                              joined({read, sourced ? confidenceWord(value.confidence) : QString(), title})});
        *sources << lines({Words::tr("%1: %2", "property, value").arg(specName(description.field), text),
                           title, sourceAddress(catalogue, value.source), read, confidence,
                           factNote(catalogue, value.note, locale)});
        for (const SpecConflict &conflict : gpu.conflicts) {
            if (conflict.field != description.field)
                continue;
            const QString other = sourceTitle(catalogue, conflict.source);
            known->push_back(true);
            fields->push_back(description.field);
            sheet.rows.push_back(
                {conflict.replaced ? Words::tr("– as shipped", "the shipped value of the property above")
                                   : Words::tr("– also published", "another value of the property above"),
                 withUnit(conflict.text, description), joined({readOn(conflict.readOn), other})});
            const QString beside = conflict.replaced ? Words::tr("%1, as shipped: %2", "property, value")
                                                     : Words::tr("%1, also published: %2", "property, value");
            *sources << lines({beside.arg(specName(description.field), withUnit(conflict.text, description)),
                               other, sourceAddress(catalogue, conflict.source), readOn(conflict.readOn),
                               factNote(catalogue, conflict.note, locale)});
        }
    }
    return sheet;
}

Sheet softwareSheet(const Catalogue &catalogue, const Gpu &gpu, const QLocale &locale, QStringList *notes,
                    std::vector<Verdict> *verdicts)
{
    Sheet sheet;
    sheet.title = Words::tr("Software");
    sheet.header = {Words::tr("Program"), Words::tr("Status"), Words::tr("Where, since, remarks")};
    sheet.rightAligned.assign(3, false);
    QStringList frameworks;
    for (const SoftwareSupport &row : catalogue.software)
        if (row.vendor == gpu.vendor && !frameworks.contains(row.framework))
            frameworks << row.framework;
    for (const QString &framework : frameworks) {
        const SoftwareSupport *row = softwareFor(catalogue, gpu, framework);
        if (!row)
            continue;
        const QString note = softwareNote(catalogue, *row, locale);
        verdicts->push_back(verdictOf(row->status));
        const QString systems = systemsOf(*row);
        sheet.rows.push_back({framework, statusWord(row->status), joined({systems, note})});
        *notes << lines({framework, systems, note, sourceTitle(catalogue, row->source),
                         row->asOf.isEmpty() ? QString() : Words::tr("read %1", "date").arg(row->asOf)});
    }
    return sheet;
}

Sheet runsSheet(const Catalogue &catalogue, const SpeedModel &speeds, const Gpu &gpu, OperatingSystem os,
                const QLocale &locale, QStringList *notes, std::vector<Verdict> *verdicts)
{
    Sheet sheet;
    sheet.title = Words::tr("What it runs");
    sheet.header = {Words::tr("Model"), Words::tr("Precision, speed"), Words::tr("Training")};
    sheet.rightAligned.assign(3, false);
    for (const CardRun &run : cardRuns(catalogue, speeds, gpu, os)) {
        const AiModel *model = catalogue.model(run.modelId);
        const auto perSecond = [&locale](const Speed &speed) {
            return speed.isKnown() ? Words::tr("%1 tok/s", "tokens a second")
                                         .arg(formatSpeed(speed.value.expected, locale))
                                   : QString();
        };
        const QString runs = run.runs ? joined({precisionName(run.precisionId), perSecond(run.speed)})
                                      : Words::tr("does not fit", "a model, a card");
        const QString trains = run.training
                                   ? Words::tr("trains: %1", "a method of training, its speed")
                                         .arg(joined({taskName(*run.training), perSecond(run.trainingSpeed)}))
                                   : Words::tr("no way of training fits");
        verdicts->push_back(run.runs ? Verdict::Fits : Verdict::No);
        sheet.rows.push_back({model->name, runs, trains});
        *notes << lines({model->name, runs, run.runs ? runtimeName(run.runtime) : QString(), trains});
    }
    return sheet;
}

QString runsRemark()
{
    return Words::tr(
        "The best precision of at least 3.5 bits that surely fits one card with 8K tokens for one user; "
        "training with sequences of 2,048 tokens, full fine-tuning before LoRA before QLoRA.");
}

} // namespace gpuwise
