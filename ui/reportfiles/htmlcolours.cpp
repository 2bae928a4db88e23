// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/reportfiles/htmlcolours.h"

#include "model/words/words.h"
#include "ui/tokens.h"

namespace gpuwise {

namespace {

QString variables(const Tokens &t)
{
    QString out;
    const auto add = [&out](const QString &name, const QColor &colour) {
        out += QStringLiteral("--%1:%2;").arg(name, colour.name());
    };
    for (const auto &[name, colour] :
         {std::pair("paper", t.base), std::pair("text", t.text), std::pair("quiet", t.secondaryText),
          std::pair("rule", t.controlBorder), std::pair("grid", t.gridLine), std::pair("accent", t.accent),
          std::pair("track", t.track), std::pair("hatch", t.reservedHatch), std::pair("good", t.good.ink),
          std::pair("caution", t.caution.ink), std::pair("bad", t.bad.ink),
          std::pair("unknown", t.unknown.ink)})
        add(QString::fromLatin1(name), colour);
    for (int term = 0; term < termIdCount; ++term)
        add(QStringLiteral("term-%1").arg(termCode(static_cast<TermId>(term))),
            t.of(static_cast<TermId>(term)));
    for (std::size_t series = 0; series < t.series.size(); ++series)
        add(QStringLiteral("series-%1").arg(series), t.series[series]);
    return out;
}

} // namespace

QString htmlColours()
{
    return QStringLiteral(":root{color-scheme:light dark;%1}\n@media screen and "
                          "(prefers-color-scheme:dark){:root{%2}}\n")
        .arg(variables(lightTokens()), variables(darkTokens()));
}

} // namespace gpuwise
