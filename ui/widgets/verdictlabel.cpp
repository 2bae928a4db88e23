// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/verdictlabel.h"

#include "model/guide/guideterms.h"
#include "model/words/words.h"
#include "ui/style/icons.h"
#include "ui/style/theme.h"
#include "ui/widgets/guidehelp.h"

#include <QEvent>
#include <QLocale>
#include <QPainter>

namespace gpuwise {

namespace {
constexpr int iconSize = 16;
constexpr int gap = 6;
} // namespace

VerdictLabel::VerdictLabel(Shape shape, QWidget *parent)
    : QWidget(parent)
    , m_shape(shape)
{
    setGuideEntry(this, guideEntryFor(GuideTerm::Verdict));
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    describe();
}

void VerdictLabel::setFit(const Fit &fit)
{
    m_fit = fit;
    m_ownWords = false;
    describe();
}

void VerdictLabel::setVerdict(Verdict verdict, const QString &margin)
{
    m_fit.verdict = verdict;
    m_margin = margin;
    m_ownWords = true;
    describe();
}

void VerdictLabel::describe()
{
    m_word = verdictWord(m_fit.verdict);
    if (!m_ownWords)
        m_margin = marginPhrase(m_fit, QLocale());
    setAccessibleName(spokenText());
    updateGeometry();
    update();
}

QString VerdictLabel::spokenText() const
{
    return m_margin.isEmpty() ? m_word : QStringLiteral("%1: %2").arg(m_word, m_margin);
}

QSize VerdictLabel::sizeHint() const
{
    const QFontMetrics word(fontOf(TextRole::Key));
    const QFontMetrics margin(fontOf(TextRole::Caption));
    return {iconSize + gap + word.horizontalAdvance(m_word) + 2 * gap + margin.horizontalAdvance(m_margin) +
                2,
            std::max(lineHeightOf(TextRole::Key), iconSize)};
}

QSize VerdictLabel::minimumSizeHint() const
{
    return {iconSize + gap + QFontMetrics(fontOf(TextRole::Key)).horizontalAdvance(m_word),
            sizeHint().height()};
}

void VerdictLabel::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const Tokens &t = tokensOf(this);
    const QColor ink = t.of(m_fit.verdict).ink;
    const QRect box = rect();
    painter.drawPixmap(0, (box.height() - iconSize) / 2,
                       tintedPixmap(verdictIconName(m_fit.verdict), ink, iconSize, devicePixelRatioF()));
    painter.setPen(ink);
    painter.setFont(fontOf(TextRole::Key));
    const int textLeft = iconSize + gap;
    const int wordWidth = painter.fontMetrics().horizontalAdvance(m_word);
    painter.drawText(box.adjusted(textLeft, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, m_word);
    painter.setPen(t.secondaryText);
    painter.setFont(fontOf(TextRole::Caption));
    const QRect rest = box.adjusted(textLeft + wordWidth + gap, 0, 0, 0);
    const auto side = m_shape == Shape::Spread ? Qt::AlignRight : Qt::AlignLeft;
    painter.drawText(rest, side | Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(m_margin, Qt::ElideRight, rest.width()));
}

void VerdictLabel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        describe();
}

} // namespace gpuwise
