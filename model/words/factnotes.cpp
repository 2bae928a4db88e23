// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/words/factnotes.h"

#include "model/words/words.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <array>
#include <vector>

namespace gpuwise {

namespace {

struct NoteForm
{
    const char *pattern; ///< of the whole note in db/catalogue
    const char *words;   ///< with %1 ... for what the pattern captures
};

constexpr std::array forms{
    NoteForm{R"(derived: arithmetic from sourced cells of the same row(?: \(see notes\))?)",
             QT_TRANSLATE_NOOP("FactNote", "computed from other values of this card")},
    NoteForm{R"(cannot be partitioned \(no MIG\))", QT_TRANSLATE_NOOP("FactNote", "cannot be partitioned")},
    NoteForm{R"(no (\w+) before compute capability ([\d.]+); this card has ([\d.]+))",
             QT_TRANSLATE_NOOP("FactNote", "%1 begins with compute capability %2; this card has %3")},
    NoteForm{R"(equals (\w+)_t(?:fl)?ops of this row)",
             QT_TRANSLATE_NOOP("FactNote", "the same as its %1 rate")},
    NoteForm{R"(no NVLink or other vendor link on this card)",
             QT_TRANSLATE_NOOP("FactNote", "no NVLink, no other link of the vendor")},
    NoteForm{R"(same chip and clocks? as ([\w.-]+)(?:; all cells except memory copied from that row)?)",
             QT_TRANSLATE_NOOP("FactNote", "same chip and clocks as %1")},
    NoteForm{R"(same chip as ([\w.-]+))", QT_TRANSLATE_NOOP("FactNote", "same chip as %1")},
    NoteForm{
        R"(same chip as ([\w.-]+); peak rates of the ([\d.]+) W card, this one runs at lower power)",
        QT_TRANSLATE_NOOP("FactNote", "same chip as %1; peak rates at %2 W, this card runs at lower power")},
    NoteForm{R"(same memory bus as ([\w.-]+))", QT_TRANSLATE_NOOP("FactNote", "same memory bus as %1")},
    NoteForm{R"(the source writes (.+))", QT_TRANSLATE_NOOP("FactNote", "the source writes %1")},
    NoteForm{R"(listed as (.+))", QT_TRANSLATE_NOOP("FactNote", "the source lists it as %1")},
    NoteForm{R"(follows from the architecture: (.+))",
             QT_TRANSLATE_NOOP("FactNote", "follows from the architecture: %1")},
    NoteForm{R"(NVIDIA CUDA GPU Compute Capability \(arch of the chip\))",
             QT_TRANSLATE_NOOP("FactNote", "NVIDIA's list, by the architecture of the chip")},
    NoteForm{R"(no tensor cores on this chip(?: \(compute capability [\d.]+\))?)",
             QT_TRANSLATE_NOOP("FactNote", "no tensor cores on this chip")},
    NoteForm{R"((?:fp\d+ rate: )?no fast (fp\d+) on this chip)",
             QT_TRANSLATE_NOOP("FactNote", "no fast %1 on this chip")},
    NoteForm{R"(announcement day)", QT_TRANSLATE_NOOP("FactNote", "day of the announcement")},
    NoteForm{R"(pre-launch rumour)", QT_TRANSLATE_NOOP("FactNote", "rumour from before the launch")},
    NoteForm{R"(pre-launch rumour never corrected; 24 GB is the 5090 D V2 and the laptop card)",
             QT_TRANSLATE_NOOP("FactNote",
                               "rumour from before the launch, never corrected; 24 GB are on the 5090 D V2 "
                               "and on the laptop card")},
    NoteForm{R"(the vendor text is rounded; the exact figure follows from bus width and data rate)",
             QT_TRANSLATE_NOOP("FactNote",
                               "rounded by the vendor; the exact figure follows from bus width and data "
                               "rate")},
    NoteForm{R"(rounded)", QT_TRANSLATE_NOOP("FactNote", "rounded")},
    NoteForm{R"(with sparsity)", QT_TRANSLATE_NOOP("FactNote", "with sparsity")},
    NoteForm{R"(with sparsity, called dense)",
             QT_TRANSLATE_NOOP("FactNote", "with sparsity, though called dense")},
    NoteForm{R"(NVIDIA (?:AI TOPS [\d.]+|[\d.]+ AI TOPS) / .+)",
             QT_TRANSLATE_NOOP("FactNote", "derived from NVIDIA's AI TOPS")},
    NoteForm{R"(NVIDIA cores [\d.]+ and boost .+)",
             QT_TRANSLATE_NOOP("FactNote", "computed from the number of cores and the boost clock")},
    NoteForm{R"((?:ALU estimate, )?GPU cores x .+)",
             QT_TRANSLATE_NOOP("FactNote", "estimated from cores and clock; the vendor publishes no figure")},
    NoteForm{R"(largest memory sold with this GPU core count)",
             QT_TRANSLATE_NOOP("FactNote", "the largest memory sold with this number of cores")},
};

/// Ids of cards become their names, ids of number formats their spelling; everything else stays.
QString named(const Catalogue &catalogue, const QString &capture)
{
    static const QRegularExpression format(QStringLiteral("^(?:fp|bf|tf|int)\\d+$"));
    if (const Gpu *gpu = catalogue.gpu(capture))
        return gpu->name;
    return format.match(capture).hasMatch() ? capture.toUpper() : capture;
}

} // namespace

QString factNote(const Catalogue &catalogue, const QString &note, const QLocale &locale)
{
    static const std::vector<QRegularExpression> patterns = [] {
        std::vector<QRegularExpression> all;
        all.reserve(forms.size());
        for (const NoteForm &form : forms)
            all.emplace_back(QRegularExpression::anchoredPattern(QString::fromLatin1(form.pattern)));
        return all;
    }();
    for (std::size_t i = 0; i < forms.size() && !note.isEmpty(); ++i) {
        const QRegularExpressionMatch match = patterns[i].match(note);
        if (!match.hasMatch())
            continue;
        QString words = QCoreApplication::translate("FactNote", forms[i].words);
        QStringList captures = match.capturedTexts().mid(1);
        for (QString &capture : captures)
            capture = named(catalogue, capture);
        switch (captures.size()) {
        case 1:
            return words.arg(captures[0]);
        case 2:
            return words.arg(captures[0], captures[1]);
        case 3:
            return words.arg(captures[0], captures[1], captures[2]);
        default:
            return words;
        }
    }
    return languageOf(locale) == Language::English ? note : QString();
}

} // namespace gpuwise
