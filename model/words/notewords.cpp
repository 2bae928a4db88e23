// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/words/notewords.h"

#include "model/words/format.h"
#include "model/words/sentences.h"

#include <QCoreApplication>

namespace gpuwise {

namespace {

struct NoteText
{
    const char *code;
    const char *formats;
    const char *sentence;
};

constexpr NoteText noteTexts[] = {
#define GPUWISE_NOTE(name, kind, code, formats, sources, text) {code, formats, text},
#include "model/estimate/notes.def.h"
#undef GPUWISE_NOTE
};

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Power)
};

} // namespace

QString noteCode(NoteCode code)
{
    return code == NoteCode::Count ? QString()
                                   : QString::fromLatin1(noteTexts[static_cast<std::size_t>(code)].code);
}

QString noteSentence(const Note &note, const QLocale &locale)
{
    if (note.code == NoteCode::Count)
        return {};
    const NoteText &text = noteTexts[static_cast<std::size_t>(note.code)];
    return fillSentence(QCoreApplication::translate("Note", text.sentence), text.formats, note.numbers,
                        note.currency, note.name, locale);
}

QString supplyStandardName(SupplyStandard standard)
{
    return standard == SupplyStandard::Atx3 ? Words::tr("ATX 3.x with a native 16-pin connector")
                                            : Words::tr("older than ATX 3.x");
}

QString supplyLevelName(SupplyLevel level)
{
    switch (level) {
    case SupplyLevel::Plain:
        return QStringLiteral("80 PLUS");
    case SupplyLevel::Bronze:
        return QStringLiteral("80 PLUS Bronze");
    case SupplyLevel::Silver:
        return QStringLiteral("80 PLUS Silver");
    case SupplyLevel::Gold:
        return QStringLiteral("80 PLUS Gold");
    case SupplyLevel::Platinum:
        return QStringLiteral("80 PLUS Platinum");
    case SupplyLevel::Titanium:
        break;
    }
    return QStringLiteral("80 PLUS Titanium");
}

QString circuitName(const Circuit &circuit, const QLocale &locale)
{
    return QStringLiteral("%1 V, %2 A")
        .arg(formatTrimmed(circuit.volts, 1, locale), formatTrimmed(circuit.amperes, 1, locale));
}

QString circuitVerdictWord(CircuitVerdict verdict)
{
    switch (verdict) {
    case CircuitVerdict::Fits:
        return Words::tr("fits");
    case CircuitVerdict::OverContinuous:
        return Words::tr("over 80 %: not for hours");
    case CircuitVerdict::OverLimit:
        break;
    }
    return Words::tr("too much");
}

QString powerConclusion(const PowerAnswer &answer, const QLocale &locale)
{
    if (answer.place == PowerPlace::ServerBoard)
        return Words::tr("It needs a server; its maker answers for power and cooling.");
    if (answer.place == PowerPlace::WholeMachine)
        return Words::tr("A complete computer: its own supply is enough.");
    if (!answer.supplyWatts)
        return Words::tr("Its board power is not published: no supply can be recommended.");
    return Words::tr("Take a supply of %1 W or more; the PC draws about %2 W under full load.")
        .arg(formatNumber(*answer.supplyWatts, 0, locale), formatNumber(*answer.sustainedWatts, 0, locale));
}

} // namespace gpuwise
