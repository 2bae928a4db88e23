// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/segmented.h"

#include "ui/style/flatpaint.h"
#include "ui/style/theme.h"
#include "ui/widgets/taborder.h"
#include "ui/widgets/textlabel.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QPainter>

#include <algorithm>

namespace gpuwise {

namespace {

class SegmentButton final : public QAbstractButton
{
public:
    explicit SegmentButton(QWidget *parent)
        : QAbstractButton(parent)
    {
        setCheckable(true);
        setFocusPolicy(Qt::StrongFocus);
        setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    }
    QSize sizeHint() const override
    {
        return {QFontMetrics(fontOf(TextRole::Key)).horizontalAdvance(text()) + 28,
                std::max(30, fontMetrics().height() + 10)};
    }
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        const Tokens &t = tokensOf(this);
        const QColor fill = isChecked() || isDown() ? t.selection : t.base;
        // The border on the right is that of the neighbour, drawn one pixel further.
        const bool last = parentWidget()->layout()->indexOf(this) == parentWidget()->layout()->count() - 2;
        const QRectF box = QRectF(rect()).adjusted(0, 0, last ? 0 : 1, 0);
        paintBox(painter, box, fill, t.controlBorder, 1, 0);
        if (isChecked())
            paintBox(painter, box, {}, t.accent, 1, 0);
        if (hasFocus())
            paintFocus(painter, rect(), t, 0);
        painter.setFont(fontOf(isChecked() ? TextRole::Key : TextRole::Body));
        painter.setPen(isEnabled() ? t.text : t.disabledText);
        painter.drawText(rect(), Qt::AlignCenter | Qt::TextShowMnemonic, text());
    }
};

} // namespace

Segmented::Segmented(QWidget *parent)
    : QWidget(parent)
    , m_group(new QButtonGroup(this))
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addStretch();
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    m_group->setExclusive(true);
    letTabReachTheChosen(*m_group);
    connect(m_group, &QButtonGroup::idClicked, this, &Segmented::choicePicked);
}

void Segmented::addChoice(int id, const QString &text, const QString &objectName)
{
    auto *button = new SegmentButton(this);
    button->setText(text);
    button->setObjectName(objectName);
    m_group->addButton(button, id);
    auto *row = static_cast<QHBoxLayout *>(layout());
    row->insertWidget(row->count() - 1, button); // before the stretch
}

void Segmented::setChoiceText(int id, const QString &text)
{
    m_group->button(id)->setText(text);
    m_group->button(id)->updateGeometry();
}

void Segmented::setChoiceToolTip(int id, const QString &tip)
{
    m_group->button(id)->setToolTip(inertToolTip(tip));
}

void Segmented::setChoice(int id)
{
    if (QAbstractButton *button = m_group->button(id))
        button->setChecked(true);
}

int Segmented::choice() const
{
    return m_group->checkedId();
}

QAbstractButton *Segmented::button(int id) const
{
    return m_group->button(id);
}

} // namespace gpuwise
