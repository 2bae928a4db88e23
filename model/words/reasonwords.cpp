// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/advice/learningbasket.h"
#include "model/words/format.h"
#include "model/words/sentences.h"
#include "model/words/words.h"

#include <QCoreApplication>

#include <cmath>

namespace gpuwise {

namespace {

struct ReasonText
{
    const char *code;
    const char *formats; ///< one letter a number, see reasons.def.h
    const char *sentence;
};

constexpr ReasonText reasonTexts[] = {
#define GPUWISE_REASON(name, code, formats, text) {code, formats, text},
#include "model/advice/reasons.def.h"
#undef GPUWISE_REASON
};

QString formatAs(char format, double number, Currency currency, bool converted, const QLocale &locale)
{
    switch (format) {
    case 'g':
        return formatNumber(number, 1, locale);
    case 'm': {
        const int decimals = std::abs(number) < 100 ? 2 : 0;
        return formatSum(Money::fromAmount(number, currency), converted, locale, decimals);
    }
    case 't':
        return formatSum(Money::fromAmount(number, currency), converted, locale);
    case 'a':
        return formatMoney(Money::fromAmount(number, currency), locale);
    case 's':
        return formatSpeed(number, locale);
    case 'p':
        return formatPercent(number, locale);
    case 'e': {
        const auto problem = static_cast<EstimateProblem>(static_cast<int>(number));
        return problem == EstimateProblem::None
                   ? QCoreApplication::translate("Problem", "What software can use of the card is not known.")
                   : problemSentence(problem);
    }
    case 'd':
        return formatSignificant(number, 2, locale);
    case 'x':
        return formatNumber(number, 1, locale);
    case 'u':
        return formatMoney(Money::fromAmount(number, currency), locale,
                           std::abs(number * 100 - std::round(number * 100)) < 1e-6 ? 2 : 3);
    case 'f':
        return formatTrimmed(number, 2, locale);
    default: // n, w, h
        return formatNumber(number, 0, locale);
    }
}

/// What the name of a reason reads as.
QString nameAs(QLatin1StringView formats, const QString &name)
{
    if (formats.contains(u'q'))
        return precisionName(name);
    return formats.contains(u'k') ? exerciseName(name) : name;
}

} // namespace

QString exerciseName(const QString &code)
{
    if (code == exerciseCode(Exercise::FineTuneBert))
        return QCoreApplication::translate("Reason", "Fine-tuning BERT-base");
    if (code == exerciseCode(Exercise::MakeImages))
        return QCoreApplication::translate("Reason", "Images with Stable Diffusion 1.5");
    return QCoreApplication::translate("Reason", "QLoRA of an 8B model");
}

QString fillSentence(QString sentence, const char *formats, std::span<const double> numbers,
                     Currency currency, const QString &name, const QLocale &locale, bool converted)
{
    for (std::size_t i = 0; formats[i] != '\0' && i < numbers.size(); ++i)
        sentence.replace(QStringLiteral("%%1").arg(i + 1),
                         formatAs(formats[i], numbers[i], currency, converted, locale));
    return sentence.replace(QStringLiteral("%4"), name); // last: a name may hold a percent sign
}

QString reasonCode(ReasonCode code)
{
    return code == ReasonCode::Count ? QString()
                                     : QString::fromLatin1(reasonTexts[static_cast<std::size_t>(code)].code);
}

QString asLabel(const QString &sentence)
{
    return sentence.endsWith(u'.') || sentence.endsWith(u'。') ? sentence.chopped(1) : sentence;
}

QString reasonSentence(const Reason &reason, const QLocale &locale)
{
    if (reason.code == ReasonCode::Count)
        return {};
    const ReasonText &text = reasonTexts[static_cast<std::size_t>(reason.code)];
    const QLatin1StringView formats(text.formats);
    const qsizetype counted = formats.indexOf(u'N'); // the number that %n stands for
    const int count = counted < 0 ? -1 : static_cast<int>(reason.numbers[static_cast<std::size_t>(counted)]);
    return fillSentence(QCoreApplication::translate("Reason", text.sentence, nullptr, count), text.formats,
                        reason.numbers, reason.currency, nameAs(formats, reason.name), locale,
                        reason.converted);
}

} // namespace gpuwise
