// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/words/factwords.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace gpuwise {

namespace {

/// As db/catalogue/facts.csv writes them.
constexpr std::array knownWords{
    QT_TRANSLATE_NOOP("Fact", "yes"),
    QT_TRANSLATE_NOOP("Fact", "no"),
    QT_TRANSLATE_NOOP("Fact", "optional"),
    QT_TRANSLATE_NOOP("Fact", "none"),
    QT_TRANSLATE_NOOP("Fact", "none (slot power)"),
    QT_TRANSLATE_NOOP("Fact", "none (slot power; some models 6-pin)"),
    QT_TRANSLATE_NOOP("Fact", "PCIe add-in card"),
    QT_TRANSLATE_NOOP("Fact", "PCIe low-profile"),
    QT_TRANSLATE_NOOP("Fact", "PCIe passive"),
    QT_TRANSLATE_NOOP("Fact", "PCIe FHFL passive"),
    QT_TRANSLATE_NOOP("Fact", "laptop module (soldered or MXM)"),
    QT_TRANSLATE_NOOP("Fact", "module"),
    QT_TRANSLATE_NOOP("Fact", "module (unified CPU+GPU memory)"),
    QT_TRANSLATE_NOOP("Fact", "mini PC (unified CPU+GPU memory)"),
    QT_TRANSLATE_NOOP("Fact", "superchip module"),
    QT_TRANSLATE_NOOP("Fact", "OAM-style module"),
    QT_TRANSLATE_NOOP("Fact", "SH5 socket APU"),
};

} // namespace

QString factWord(const QString &text)
{
    const auto known = std::find_if(knownWords.begin(), knownWords.end(),
                                    [&](const char *word) { return text == QLatin1StringView(word); });
    return known == knownWords.end() ? text : QCoreApplication::translate("Fact", *known);
}

} // namespace gpuwise
