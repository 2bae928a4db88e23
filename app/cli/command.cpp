// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"

#include "app/cli/workloadoptions.h"

#include <QCoreApplication>
#include <QJsonDocument>

#include <array>

namespace gpuwise {

namespace {

using enum OptionGroup;

constexpr std::array listGroups{List, Search};
constexpr std::array<OptionGroup, 1> searchGroups{Search};
constexpr std::array estimateGroups{Model, Inference, Training, Image, Cards, Money, Cases};
constexpr std::array recommendGroups{OptionGroup::Session, Model, Inference, Training, Image, Cards, Money};
constexpr std::array fitGroups{Model, Inference, Training, Image, Cards, Money, Fit};
constexpr std::array compareGroups{Model, Inference, Training, Image, Cards, Money, Compare};

constexpr std::array reportGroups{
    OptionGroup::Session, Report,    Compare, Model, Inference, Training, Image, Cards, Money, Place,
    Electricity,          Ownership, Tiers};

constexpr std::array claimOptionGroups{Claims, Search};
constexpr std::array guideGroups{Search, Money};
constexpr std::array<OptionGroup, 1> checklistGroups{Money};
constexpr std::array<OptionGroup, 1> detectGroups{Detection};
constexpr std::array powerGroups{Place, Electricity, Money};
constexpr std::array tierGroups{Tiers, Model, Inference, Training, Image, Cards, Money};
constexpr std::array<OptionGroup, 1> bandGroups{Money};
constexpr std::array<OptionGroup, 1> ownGroups{Own};
constexpr std::array<OptionGroup, 1> importGroups{Import};
constexpr std::array<OptionGroup, 1> exportGroups{Export};
constexpr std::array rentOrBuyGroups{Ownership, Electricity, Money, Model, Inference, Training, Image, Cards};

constexpr std::array table{
    Command{"list", "", QT_TRANSLATE_NOOP("CliCommand", "cards of the catalogue"), listGroups, runList},
    Command{"show",
            "CARD",
            QT_TRANSLATE_NOOP("CliCommand", "one card: every value with source, date and claims"),
            {},
            runShow},
    Command{"models", "", QT_TRANSLATE_NOOP("CliCommand", "the model library"), searchGroups, runModels},
    Command{
        "inspect",
        "FILE...",
        QT_TRANSLATE_NOOP("CliCommand", "what a model file says: shape, weights, where each value stands"),
        {},
        runInspect},
    Command{"estimate", "", QT_TRANSLATE_NOOP("CliCommand", "memory by term for a workload"), estimateGroups,
            runEstimate},
    Command{"fit", "", QT_TRANSLATE_NOOP("CliCommand", "does the workload fit named cards, and how fast"),
            fitGroups, runFit},
    Command{"recommend", "", QT_TRANSLATE_NOOP("CliCommand", "which card to buy or rent, and why"),
            recommendGroups, runRecommend},
    Command{"compare", "CARD[:N] CARD[:N] ...", QT_TRANSLATE_NOOP("CliCommand", "cards side by side"),
            compareGroups, runCompare},
    Command{"tiers", "", QT_TRANSLATE_NOOP("CliCommand", "all cards from S to D for a workload"), tierGroups,
            runTiers},
    Command{"bands", "",
            QT_TRANSLATE_NOOP("CliCommand", "what the budgets of buying guides buy at today's dated prices"),
            bandGroups, runBands},
    Command{"rent-or-buy", "CARD[:N]",
            QT_TRANSLATE_NOOP("CliCommand", "when buying pays off against renting, and what would turn it"),
            rentOrBuyGroups, runRentOrBuy},
    Command{"power", "CARD[:N] ...",
            QT_TRANSLATE_NOOP("CliCommand", "power supply, connectors, circuit, heat and place for cards"),
            powerGroups, runPower},
    Command{"report", "[CARD[:N] ...]",
            QT_TRANSLATE_NOOP("CliCommand", "the comparison on paper and in files, to show to others"),
            reportGroups, runReport},
    Command{
        "detect", "",
        QT_TRANSLATE_NOOP("CliCommand", "the graphics cards of this machine, and where each fact was read"),
        detectGroups, runDetect},
    Command{
        "sources", "[CARD]", QT_TRANSLATE_NOOP("CliCommand", "where the facts were read"), {}, runSources},
    Command{
        "claims", "[CARD]",
        QT_TRANSLATE_NOOP("CliCommand", "what public guides claim, what is right, and what is computed now"),
        claimOptionGroups, runClaims},
    Command{"guide", "[ID]",
            QT_TRANSLATE_NOOP("CliCommand", "the guide's entries, or one of them with its numbers filled in"),
            guideGroups, runGuide},
    Command{
        "checklist", "CARD[:N]",
        QT_TRANSLATE_NOOP("CliCommand", "before ordering: what is known, what to confirm, what to beware of"),
        checklistGroups, runChecklist},
    Command{"accuracy",
            "",
            QT_TRANSLATE_NOOP("CliCommand", "how far off the answers are, on published measurements"),
            {},
            runAccuracy},
    Command{"own", "[price|correct|favourite|unfavourite|remove|repair ...]",
            QT_TRANSLATE_NOOP("CliCommand", "your own cards, prices and corrections, and edits of them"),
            ownGroups, runOwn},
    Command{"import", "[prices|cards|models|pack] FILE",
            QT_TRANSLATE_NOOP("CliCommand", "your own prices and cards from a file, row by row"),
            importGroups, runImport},
    Command{
        "export", "user|catalogue FOLDER",
        QT_TRANSLATE_NOOP("CliCommand", "cards and prices as CSV and as a pack, to be imported elsewhere"),
        exportGroups, runExport},
};

QString groupTitle(OptionGroup group)
{
    constexpr std::array titles{
        QT_TRANSLATE_NOOP("CliHelp", "General"),
        QT_TRANSLATE_NOOP("CliHelp", "Output"),
        QT_TRANSLATE_NOOP("CliHelp", "The model"),
        QT_TRANSLATE_NOOP("CliHelp", "Inference"),
        QT_TRANSLATE_NOOP("CliHelp", "Training"),
        QT_TRANSLATE_NOOP("CliHelp", "Images"),
        QT_TRANSLATE_NOOP("CliHelp", "Cards"),
        QT_TRANSLATE_NOOP("CliHelp", "Money and limits"),
        QT_TRANSLATE_NOOP("CliHelp", "Tables"),
        QT_TRANSLATE_NOOP("CliHelp", "Search"),
        QT_TRANSLATE_NOOP("CliHelp", "Comparison"),
        QT_TRANSLATE_NOOP("CliHelp", "Fit"),
        QT_TRANSLATE_NOOP("CliHelp", "Many cases"),
        QT_TRANSLATE_NOOP("CliHelp", "Report"),
        QT_TRANSLATE_NOOP("CliHelp", "Supply and place"),
        QT_TRANSLATE_NOOP("CliHelp", "Electricity"),
        QT_TRANSLATE_NOOP("CliHelp", "Owning and renting"),
        QT_TRANSLATE_NOOP("CliHelp", "Tiers"),
        QT_TRANSLATE_NOOP("CliHelp", "A saved session"),
        QT_TRANSLATE_NOOP("CliHelp", "Claims"),
        QT_TRANSLATE_NOOP("CliHelp", "Detection"),
        QT_TRANSLATE_NOOP("CliHelp", "Your own data"),
        QT_TRANSLATE_NOOP("CliHelp", "Import"),
        QT_TRANSLATE_NOOP("CliHelp", "Export"),
    };
    return QCoreApplication::translate("CliHelp", titles[static_cast<std::size_t>(group)]);
}

void appendOptions(QString &text, OptionGroup group)
{
    text += QStringLiteral("\n%1:\n").arg(groupTitle(group));
    for (const OptionSpec &spec : optionSpecs()) {
        if (spec.group != group)
            continue;
        const QString usage =
            QStringLiteral("%1 %2").arg(QString::fromLatin1(spec.name), QString::fromLatin1(spec.value));
        text += QStringLiteral("  %1 %2\n").arg(usage.trimmed().leftJustified(34), optionHelp(spec));
    }
}

} // namespace

TableFormat CommandContext::tableFormat() const
{
    return arguments.has("--csv")        ? TableFormat::Csv
           : arguments.has("--markdown") ? TableFormat::Markdown
                                         : TableFormat::Text;
}

void CommandContext::print(const QJsonObject &json) const
{
    streams.out << QString::fromUtf8(QJsonDocument(json).toJson(QJsonDocument::Indented));
}

std::span<const Command> commands()
{
    return table;
}

const Command *findCommand(QStringView name)
{
    for (const Command &command : table)
        if (name == QLatin1StringView(command.name))
            return &command;
    return nullptr;
}

QString commandSummary(const Command &command)
{
    return QCoreApplication::translate("CliCommand", command.summary);
}

QString helpText(const Command *command)
{
    QString text;
    if (command) {
        text = QCoreApplication::translate("CliHelp", "Usage: gpuwise-cli %1 %2 [OPTIONS]")
                   .arg(QString::fromLatin1(command->name), QString::fromLatin1(command->operands))
                   .simplified();
        text += QStringLiteral("\n\n%1\n").arg(commandSummary(*command));
        for (const OptionGroup group : command->groups)
            appendOptions(text, group);
    } else {
        text = QCoreApplication::translate("CliHelp", "GPUwise %1: which GPU should I buy or rent for my AI "
                                                      "work?\n\nUsage: gpuwise-cli COMMAND [OPTIONS]\n\n"
                                                      "Commands:\n")
                   .arg(QStringLiteral(GPUWISE_VERSION));
        for (const Command &entry : table)
            text += QStringLiteral("  %1 %2\n")
                        .arg(QStringLiteral("%1 %2")
                                 .arg(QString::fromLatin1(entry.name), QString::fromLatin1(entry.operands))
                                 .leftJustified(34),
                             commandSummary(entry));
        text += QStringLiteral("  %1 %2\n")
                    .arg(QStringLiteral("help [COMMAND]").leftJustified(34),
                         QCoreApplication::translate("CliHelp", "this text, or that of a command"));
    }
    appendOptions(text, General);
    if (!command || command->run != runReport) // its formats are files
        appendOptions(text, Output);
    text += QLatin1Char('\n') +
            QCoreApplication::translate(
                "CliHelp", "Exit codes: 0 answered, 1 nothing fits, 2 wrong usage, 3 bad input file, "
                           "4 reading or writing failed, 5 internal fault.\n");
    return text;
}

} // namespace gpuwise
