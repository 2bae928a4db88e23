// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/export/signs.h"

#include <QUrl>

namespace gpuwise {

QString signOf(ReportMark mark)
{
    switch (mark) {
    case ReportMark::Tick:
        return QStringLiteral("✓");
    case ReportMark::Warning:
        return QStringLiteral("△");
    case ReportMark::Cross:
        return QStringLiteral("✗");
    case ReportMark::Question:
        return QStringLiteral("?");
    case ReportMark::Best:
        return QStringLiteral("◆");
    case ReportMark::Box:
        return QStringLiteral("☐");
    case ReportMark::None:
    case ReportMark::Bullet:
        break;
    }
    return {};
}

QUrl webAddress(const QString &text)
{
    for (const QChar c : text)
        if (c.unicode() <= 0x20 || c.category() == QChar::Other_Format || c == u'<' || c == u'>' || c == u'"')
            return {};
    const QUrl url(text, QUrl::StrictMode);
    const bool web = url.scheme() == QStringLiteral("https") || url.scheme() == QStringLiteral("http");
    return web && !url.host().isEmpty() && url.userInfo().isEmpty() ? url : QUrl();
}

} // namespace gpuwise
