// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/noterow.h"

#include "ui/style/icons.h"
#include "ui/widgets/heightforwidth.h"

#include <QHBoxLayout>
#include <QPainter>

namespace gpuwise {

namespace {
constexpr int iconSize = 14;
constexpr int iconSpace = 22;
} // namespace

NoteRow::NoteRow(const QString &iconName, Ink iconInk, const QString &text, QWidget *parent)
    : QWidget(parent)
    , m_icon(iconName)
    , m_ink(iconInk)
    , m_label(new TextLabel(TextRole::Body, Ink::Text, TextLabel::Flow::Wrap, this))
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(iconSpace, 0, 0, 0);
    row->addWidget(m_label);
    m_label->setText(text);
    letHeightFollowWidth(*this, QSizePolicy::Preferred);
}

void NoteRow::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const int top = (lineHeightOf(TextRole::Body) - iconSize) / 2;
    painter.drawPixmap(0, top,
                       tintedPixmap(m_icon, colourOf(m_ink, tokensOf(this)), iconSize, devicePixelRatioF()));
}

} // namespace gpuwise
