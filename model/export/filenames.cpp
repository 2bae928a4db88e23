// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/export/filenames.h"

#include <QRegularExpression>
#include <QTextBoundaryFinder>

namespace gpuwise {

namespace {

bool isAllowed(char32_t c)
{
    if (QChar::isLetterOrNumber(c))
        return true;
    if (QChar::category(c) == QChar::Mark_NonSpacing || QChar::category(c) == QChar::Mark_SpacingCombining)
        return true;
    return c < 128 && QStringView(u" -_.()+,").contains(QChar(static_cast<char16_t>(c)));
}

/// Invisible ones vanish (a direction override would show another suffix than there is), the rest is a dash.
QString whitelisted(const QString &wished)
{
    QString name;
    for (const char32_t c : wished.normalized(QString::NormalizationForm_C).toUcs4()) {
        if (isAllowed(c))
            name += QString::fromUcs4(&c, 1);
        else if (QChar::category(c) != QChar::Other_Format)
            name += u'-';
    }
    static const QRegularExpression runs(QStringLiteral("-{2,}| {2,}|\\.{2,}"));
    for (auto match = runs.match(name); match.hasMatch(); match = runs.match(name))
        name.replace(match.capturedStart(), match.capturedLength(), match.captured().front());
    return name;
}

/// Hidden files, options, and what Windows drops at the end.
QString trimmedEnds(const QString &name)
{
    static const QRegularExpression start(QStringLiteral("^[ .\\-\\p{M}]+"));
    static const QRegularExpression end(QStringLiteral("[ .\\-]+$"));
    return QString(name).remove(start).remove(end);
}

/// Windows opens a device by these, whatever suffix follows.
bool isDevice(const QString &name)
{
    static const QRegularExpression devices(
        QStringLiteral("^(CON|PRN|AUX|NUL|CONIN|CONOUT|COM[0-9\u00B9\u00B2\u00B3]|LPT[0-9\u00B9\u00B2\u00B3])"
                       " *(\\.|$)"),
        QRegularExpression::CaseInsensitiveOption);
    return devices.match(name).hasMatch();
}

/// Whole signs only: no half of an accent or of a surrogate pair.
QString cutTo(const QString &name, qsizetype bytes)
{
    if (name.toUtf8().size() <= bytes)
        return name;
    QTextBoundaryFinder finder(QTextBoundaryFinder::Grapheme, name);
    qsizetype end = 0;
    while (finder.toNextBoundary() > 0 && name.left(finder.position()).toUtf8().size() <= bytes)
        end = finder.position();
    return name.left(end);
}

} // namespace

QString safeFileName(const QString &wished, const QString &suffix, const QString &fallback)
{
    const QString tail = suffix.isEmpty() ? QString() : QString(u'.' % suffix);
    // 4,000: what a huge name costs is bounded before it is looked at.
    QString name = trimmedEnds(whitelisted(wished.left(4000)));
    name = trimmedEnds(cutTo(name, mostFileNameBytes - tail.toUtf8().size() - 1)); // one for the underscore
    if (name.isEmpty())
        name = fallback;
    if (isDevice(name))
        name.prepend(u'_');
    return name % tail;
}

} // namespace gpuwise
