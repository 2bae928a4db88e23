// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/advisor/needpanel.h"

#include "model/guide/guideterms.h"
#include "model/session/answertexts.h"
#include "model/session/session.h"
#include "model/words/format.h"
#include "model/words/words.h"
#include "ui/fitbarpainter.h"
#include "ui/style/icons.h"
#include "ui/widgets/fitlegend.h"
#include "ui/widgets/termtip.h"
#include "ui/widgets/textlabel.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QHelpEvent>
#include <QLocale>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>

namespace gpuwise {

NeedBarWidget::NeedBarWidget(QWidget *parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_metrics.labelHeight = lineHeightOf(TextRole::Key);
    m_metrics.captionHeight = lineHeightOf(TextRole::Key) + lineHeightOf(TextRole::Caption);
}

void NeedBarWidget::setNeed(const LiveNeed &need)
{
    m_need = need;
    describe();
    update();
}

void NeedBarWidget::describe()
{
    const QLocale locale;
    QStringList words;
    for (const MemoryMark &mark : m_need.marks)
        words << tr("%1 GB: %2", "size, verdict")
                     .arg(formatTrimmed(mark.nominalGiB, 0, locale), verdictWord(mark.verdict));
    setAccessibleName(tr("Memory needed: %1 GiB, %2 to %3")
                          .arg(formatNumber(m_need.bar.neededGiB.expected, 1, locale),
                               formatNumber(m_need.bar.neededGiB.low, 1, locale),
                               formatNumber(m_need.bar.neededGiB.high, 1, locale)));
    setAccessibleDescription(words.join(QStringLiteral("; ")));
}

QSize NeedBarWidget::sizeHint() const
{
    return {640, static_cast<int>(std::ceil(layoutNeedBar(m_need, 640, m_metrics).height))};
}

QSize NeedBarWidget::minimumSizeHint() const
{
    return {320, sizeHint().height()};
}

QString NeedBarWidget::guideEntryAt(const QPoint &at) const
{
    const auto term = termAt(layoutNeedBar(m_need, width(), m_metrics).bar, at);
    return term ? guideEntryFor(*term) : QString();
}

bool NeedBarWidget::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip && showTermTip(*static_cast<QHelpEvent *>(event), m_need.bar,
                                                        layoutNeedBar(m_need, width(), m_metrics).bar, this))
        return true;
    return QWidget::event(event);
}

void NeedBarWidget::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const Tokens &t = tokensOf(this);
    const QLocale locale;
    const NeedBarGeometry g = layoutNeedBar(m_need, width(), m_metrics);
    paintFitBar(painter, g.bar, {&t, 1, devicePixelRatioF()});
    if (!g.dotted.isNull()) {
        painter.setPen(QPen(t.controlBorder, 1.2, Qt::DotLine));
        painter.drawLine(g.dotted);
    }
    for (const NeedBarGeometry::Mark &mark : g.marks) {
        const MemoryMark &size = m_need.marks[mark.index];
        const double x = std::round(mark.x);
        painter.fillRect(QRectF(x, mark.line.y1(), 1, mark.line.dy()), t.text);
        if (!mark.labelled)
            continue;
        painter.setFont(fontOf(TextRole::Key));
        painter.setPen(t.text);
        painter.drawText(QRectF(x - 30, g.labelTop, 61, m_metrics.labelHeight), Qt::AlignCenter,
                         formatTrimmed(size.nominalGiB, 0, locale));
        const int icon = static_cast<int>(m_metrics.iconSize);
        painter.drawPixmap(
            QPointF(x - m_metrics.iconSize / 2 + 0.5, g.iconTop),
            tintedPixmap(verdictIconName(size.verdict), t.of(size.verdict).ink, icon, devicePixelRatioF()));
    }
    if (g.bar.band.isNull())
        return;
    const QString figure = tr("%1 GiB").arg(formatNumber(m_need.bar.neededGiB.expected, 1, locale));
    const QString band = tr("band %1–%2", "low, high")
                             .arg(formatNumber(m_need.bar.neededGiB.low, 1, locale),
                                  formatNumber(m_need.bar.neededGiB.high, 1, locale));
    const double half = 70;
    const double left = std::clamp(g.captionX - half, 0.0, std::max(0.0, width() - 2 * half));
    painter.setFont(fontOf(TextRole::Key));
    painter.setPen(t.text);
    const double line = lineHeightOf(TextRole::Key);
    painter.drawText(QRectF(left, g.captionTop, 2 * half, line), Qt::AlignCenter, figure);
    painter.setFont(fontOf(TextRole::Caption));
    painter.setPen(t.secondaryText);
    painter.drawText(QRectF(left, g.captionTop + line - 2, 2 * half, lineHeightOf(TextRole::Caption)),
                     Qt::AlignCenter, band);
}

NeedPanel::NeedPanel(Session &session, QWidget *parent)
    : Panel(parent)
    , m_session(session)
    , m_title(new TextLabel(TextRole::Section, Ink::Text, TextLabel::Flow::OneLine, this))
    , m_setting(new TextLabel(TextRole::Caption, Ink::Secondary, TextLabel::Flow::OneLine, this))
    , m_scale(new TextLabel(TextRole::Caption, Ink::Secondary, TextLabel::Flow::OneLine, this))
    , m_bar(new NeedBarWidget(this))
    , m_legend(new FitLegend(this))
    , m_problem(new TextLabel(TextRole::Body, Ink::Caution, TextLabel::Flow::Wrap, this))
{
    auto *head = new QHBoxLayout;
    head->setSpacing(12);
    head->addWidget(m_title);
    head->addWidget(m_setting, 1);
    head->addWidget(m_scale);
    column()->setSpacing(4);
    column()->addLayout(head);
    column()->addWidget(m_bar);
    column()->addWidget(m_problem);
    column()->addWidget(m_legend);
    m_legend->setSigns(false);
    m_bar->setObjectName(QStringLiteral("needBar"));
    m_legend->setObjectName(QStringLiteral("needLegend"));
    setGuideEntry(this, guideEntryFor(GuideTerm::MemoryNeeded));
    connect(&session, &Session::workloadChanged, this, [this] {
        m_stale = true;
        if (isVisible())
            refresh();
    });
}

void NeedPanel::refresh()
{
    const QLocale locale;
    m_stale = false;
    const LiveNeed need = liveNeed(m_session.catalogue(), m_session.resolved());
    m_sentence = liveNeedSentence(need, locale);
    m_title->setText(tr("Memory needed"));
    const AnswerText task = taskAnswerText(m_session.workload().task, locale);
    m_setting->setText(tr("one card · %1").arg(task.value()));
    m_scale->setText(tr("Marks: sizes of common cards in GB, judged by usable memory"));
    const bool known = need.problem == EstimateProblem::None;
    m_bar->setVisible(known);
    m_legend->setVisible(known);
    m_problem->setVisible(!known);
    m_problem->setText(problemSentence(need.problem));
    m_bar->setNeed(need);

    std::vector<TermId> terms;
    QStringList amounts;
    for (const FitBar::Segment &segment : need.bar.segments) {
        terms.push_back(segment.id);
        amounts << formatNumber(segment.gib, 2, locale);
    }
    m_legend->setTerms(terms);
    m_legend->setAmounts(amounts, tr("%1 GiB").arg(formatNumber(need.bar.expectedGiB(), 2, locale)));
    Q_EMIT refreshed();
}

void NeedPanel::changeEvent(QEvent *event)
{
    Panel::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        refresh();
}

void NeedPanel::showEvent(QShowEvent *event)
{
    Panel::showEvent(event);
    if (m_stale)
        refresh();
}

} // namespace gpuwise
