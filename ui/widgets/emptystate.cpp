// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/emptystate.h"

#include "ui/style/icons.h"
#include "ui/widgets/textlabel.h"

#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

namespace gpuwise {

namespace {

class LargeIcon final : public QWidget
{
public:
    LargeIcon(const QString &name, QWidget *parent)
        : QWidget(parent)
        , m_name(name)
    {
        setFixedSize(32, 32);
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        painter.drawPixmap(0, 0, tintedPixmap(m_name, tokensOf(this).secondaryText, 32, devicePixelRatioF()));
    }

private:
    QString m_name;
};

} // namespace

EmptyState::EmptyState(const QString &iconName, QWidget *parent)
    : QWidget(parent)
    , m_sentence(new TextLabel(TextRole::Body, Ink::Secondary, TextLabel::Flow::Wrap, this))
    , m_button(new QPushButton(this))
{
    auto *column = new QVBoxLayout(this);
    column->setSpacing(12);
    column->addStretch();
    column->addWidget(new LargeIcon(iconName, this), 0, Qt::AlignHCenter);
    column->addWidget(m_sentence, 0, Qt::AlignHCenter);
    column->addWidget(m_button, 0, Qt::AlignHCenter);
    column->addStretch();
}

void EmptyState::setSentence(const QString &sentence)
{
    m_sentence->setText(sentence);
}

} // namespace gpuwise
