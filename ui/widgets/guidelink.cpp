// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/guidelink.h"

#include "ui/style/icons.h"
#include "ui/widgets/guidehelp.h"
#include "ui/widgets/textlabel.h"

#include <QEvent>

namespace gpuwise {

namespace {
constexpr int side = 22;
constexpr int iconSide = 14;
} // namespace

GuideLink::GuideLink(const QString &entryId, QWidget *parent)
    : QToolButton(parent)
    , m_entryId(entryId)
{
    setObjectName(QStringLiteral("guideLink-%1").arg(entryId));
    setIcon(iconNamed(QStringLiteral("info")));
    setIconSize({iconSide, iconSide});
    setFixedSize(side, side);
    setAutoRaise(true);
    setFocusPolicy(Qt::TabFocus);
    connect(this, &QToolButton::clicked, this, &GuideLink::open);
    retranslate();
}

std::optional<QString> claimOfLink(const QString &link)
{
    constexpr QLatin1StringView kind("claim:");
    return link.startsWith(kind) ? std::optional(link.mid(kind.size())) : std::nullopt;
}

GuideLink *GuideLink::toClaim(const QString &claimId, const QString &said, QWidget *parent)
{
    auto *link = new GuideLink(QStringLiteral("claim:%1").arg(claimId), parent);
    link->setSubject(said);
    return link;
}

void GuideLink::setSubject(const QString &word)
{
    m_subject = word;
    retranslate();
}

void GuideLink::open()
{
    openGuideFrom(this, m_entryId);
}

void GuideLink::retranslate()
{
    const QString name = claimOfLink(m_entryId) ? tr("The claim and the check of it: %1").arg(m_subject)
                         : m_subject.isEmpty()  ? tr("What is this?")
                                                : tr("What is this? %1").arg(m_subject);
    setToolTip(inertToolTip(name));
    setAccessibleName(name);
}

void GuideLink::changeEvent(QEvent *event)
{
    QToolButton::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace gpuwise
