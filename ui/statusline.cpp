// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/statusline.h"

#include "model/session/session.h"
#include "model/session/statustexts.h"
#include "ui/style/theme.h"
#include "ui/widgets/textlabel.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLocale>
#include <QPainter>
#include <QTimer>

namespace gpuwise {

namespace {
constexpr int lineHeight = 26;
constexpr int messageMs = 6000;
} // namespace

StatusLine::StatusLine(Session &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_messageEnds(new QTimer(this))
{
    setFixedHeight(lineHeight);
    m_messageEnds->setSingleShot(true);
    m_messageEnds->setInterval(messageMs);
    connect(m_messageEnds, &QTimer::timeout, this, &StatusLine::refresh);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(12, 1, 16, 0);
    row->setSpacing(24);
    const auto add = [&](bool stretch = false) {
        auto *label = new TextLabel(TextRole::Caption, Ink::Secondary, TextLabel::Flow::OneLine, this);
        row->addWidget(label);
        if (stretch)
            row->addStretch(1);
        return label;
    };
    m_catalogue = add();
    m_prices = add(true);
    m_rate = add();
    m_offline = add();
    m_currency = add();
    m_language = add();
    m_catalogue->setObjectName(QStringLiteral("statusCatalogue"));
    connect(&session, &Session::budgetChanged, this, &StatusLine::refresh);
    refresh();
}

void StatusLine::refresh()
{
    const QLocale locale;
    const Catalogue &catalogue = m_session.catalogue();
    m_catalogue->setText(catalogueText(catalogue, locale));
    m_prices->setText(priceDatesText(catalogue));
    m_rate->setText(rateText(catalogue, Currency::Cny, locale));
    m_offline->setText(tr("Offline"));
    m_offline->setToolTip(inertToolTip(tr("GPUwise never uses the network: all facts come with it.")));
    m_currency->setText(currencyCode(m_session.workload().budget.currency));
    m_language->setText(tr("English", "name of the present language, in itself"));
}

void StatusLine::showMessage(const QString &text)
{
    if (text.isEmpty()) {
        m_messageEnds->stop();
        refresh();
        return;
    }
    m_catalogue->setText(text);
    m_prices->setText(QString());
    m_messageEnds->start(); // again, when an earlier message still stands
}

void StatusLine::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        refresh();
}

void StatusLine::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const Tokens &t = tokensOf(this);
    painter.fillRect(rect(), t.window);
    painter.fillRect(QRect(0, 0, width(), 1), t.panelBorder);
}

} // namespace gpuwise
