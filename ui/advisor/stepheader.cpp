// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/advisor/stepheader.h"

#include "ui/style/flatpaint.h"
#include "ui/style/theme.h"

#include <QAbstractButton>
#include <QHBoxLayout>
#include <QPainter>

namespace gpuwise {

namespace {

constexpr int circle = 22;
constexpr int gap = 8;

class StepButton final : public QAbstractButton
{
public:
    StepButton(int number, QWidget *parent)
        : QAbstractButton(parent)
        , m_number(number)
    {
        setFocusPolicy(Qt::StrongFocus);
        setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    }
    void setCurrent(bool current)
    {
        m_current = current;
        updateGeometry();
        update();
    }
    QSize sizeHint() const override
    {
        return {circle + gap + QFontMetrics(fontOf(TextRole::Key)).horizontalAdvance(text()) + 8, circle + 8};
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const Tokens &t = tokensOf(this);
        const QRectF ring(1, (height() - circle) / 2.0, circle, circle);
        painter.setPen(QPen(t.accent, 1.4));
        painter.setBrush(m_current ? t.accent : t.base);
        painter.drawEllipse(ring.adjusted(1, 1, -1, -1));
        painter.setFont(fontOf(TextRole::Header));
        painter.setPen(m_current ? t.onAccent : t.link);
        painter.drawText(ring, Qt::AlignCenter, QString::number(m_number));
        painter.setFont(fontOf(m_current ? TextRole::Key : TextRole::Body));
        painter.setPen(m_current ? t.text : t.secondaryText);
        painter.drawText(rect().adjusted(circle + gap, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, text());
        if (hasFocus())
            paintFocus(painter, rect(), t);
    }

private:
    int m_number;
    bool m_current = false;
};

class Connector final : public QWidget
{
public:
    explicit Connector(QWidget *parent)
        : QWidget(parent)
    {
        setMinimumWidth(12);
        setMaximumWidth(40);
        setFixedHeight(1);
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        painter.fillRect(rect(), tokensOf(this).controlBorder);
    }
};

} // namespace

StepHeader::StepHeader(int steps, QWidget *parent)
    : QWidget(parent)
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    for (int step = 0; step < steps; ++step) {
        if (step > 0)
            row->addWidget(new Connector(this));
        auto *button = new StepButton(step + 1, this);
        button->setObjectName(QStringLiteral("wizardStep%1").arg(step + 1));
        connect(button, &QAbstractButton::clicked, this, [this, step] { Q_EMIT stepPicked(step); });
        row->addWidget(button);
        m_buttons.push_back(button);
    }
    row->addStretch();
}

void StepHeader::setStepText(int step, const QString &text)
{
    QAbstractButton *button = m_buttons[static_cast<std::size_t>(step)];
    button->setText(text);
    button->updateGeometry();
    updateNames();
}

void StepHeader::setCurrent(int step)
{
    m_current = step;
    for (std::size_t i = 0; i < m_buttons.size(); ++i)
        static_cast<StepButton *>(m_buttons[i])->setCurrent(static_cast<int>(i) == step);
    updateNames();
}

void StepHeader::updateNames()
{
    for (std::size_t i = 0; i < m_buttons.size(); ++i) {
        const QString name =
            tr("Step %1 of %2: %3").arg(i + 1).arg(m_buttons.size()).arg(m_buttons[i]->text());
        m_buttons[i]->setAccessibleName(static_cast<int>(i) == m_current
                                            ? tr("%1, current", "step, for screen readers").arg(name)
                                            : name);
    }
}

} // namespace gpuwise
