// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/domain/formulatext.h"

namespace gpuwise {

namespace {

/// The full-width forms are read as signs too, in some languages. Apostrophes of the text's own in front of a
/// sign count as well, or the way back could not tell them from ours.
bool startsLikeFormula(QStringView text)
{
    static constexpr QStringView starters = u"=+-@\t\r\uFF1D\uFF0B\uFF0D\uFF20";
    while (text.startsWith(u'\''))
        text = text.mid(1);
    return !text.isEmpty() && starters.contains(text[0]);
}

} // namespace

QString neutralFormula(const QString &text)
{
    if (!startsLikeFormula(text))
        return text;
    bool isNumber = false;
    const QString bare = text.endsWith(u'%') ? text.chopped(1).trimmed() : text;
    (void)bare.toDouble(&isNumber);
    return isNumber ? text : QString(u'\'' % text);
}

QString withoutNeutralSign(const QString &text)
{
    return text.startsWith(u'\'') && startsLikeFormula(text) ? text.mid(1) : text;
}

} // namespace gpuwise
