// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/advisor/whynotpanel.h"

#include "model/charts/fitbargeometry.h"
#include "model/session/consequences.h"
#include "model/session/session.h"
#include "model/session/whynot.h"
#include "model/words/words.h"
#include "ui/advisor/changelist.h"
#include "ui/widgets/fitbarwidget.h"
#include "ui/widgets/namecompletion.h"
#include "ui/widgets/searchfield.h"
#include "ui/widgets/textlabel.h"

#include <QCompleter>
#include <QEvent>
#include <QHBoxLayout>
#include <QLocale>
#include <QStringListModel>
#include <QVBoxLayout>

namespace gpuwise {

namespace {

QStringList cardNames(const Catalogue &catalogue)
{
    QStringList names;
    for (const Gpu &gpu : catalogue.gpus)
        names << gpu.name;
    names.sort(Qt::CaseInsensitive);
    return names;
}

} // namespace

WhyNotPanel::WhyNotPanel(Session &session, QWidget *parent)
    : Panel(parent)
    , m_session(session)
    , m_title(new TextLabel(TextRole::Section, Ink::Text, TextLabel::Flow::OneLine, this))
    , m_field(new SearchField(this))
    , m_hint(new TextLabel(TextRole::Caption, Ink::Secondary, TextLabel::Flow::OneLine, this))
    , m_heading(new TextLabel(TextRole::Section, Ink::Text, TextLabel::Flow::Wrap, this))
    , m_sentence(new TextLabel(TextRole::Body, Ink::Secondary, TextLabel::Flow::Wrap, this))
    , m_bar(new FitBarWidget(18, this))
    , m_changesTitle(new TextLabel(TextRole::Caption, Ink::Secondary, TextLabel::Flow::OneLine, this))
    , m_changes(new ChangeList(this))
{
    setObjectName(QStringLiteral("whyNotPanel"));
    m_field->setObjectName(QStringLiteral("whyNotField"));
    m_field->setFixedWidth(300);
    m_title->setBuddy(m_field);
    auto *names = new QStringListModel(cardNames(session.catalogue()), m_field);
    auto *completer = new QCompleter(names, m_field);
    connect(&session, &Session::catalogueChanged, names,
            [names, &session] { names->setStringList(cardNames(session.catalogue())); });
    completeByParts(*completer, m_field);
    completer->setMaxVisibleItems(12);
    m_field->setCompleter(completer);
    m_bar->setAxisLabels(true);
    m_bar->setMaximumWidth(560);

    auto *head = new QHBoxLayout;
    head->setSpacing(12);
    head->addWidget(m_title);
    head->addWidget(m_field);
    head->addWidget(m_hint, 1);
    auto *reason = new QVBoxLayout;
    reason->setSpacing(4);
    reason->addWidget(m_heading);
    reason->addWidget(m_sentence);
    reason->addWidget(m_bar);
    reason->addStretch();
    auto *changes = new QVBoxLayout;
    changes->setSpacing(6);
    changes->addWidget(m_changesTitle);
    changes->addWidget(m_changes);
    changes->addStretch();
    auto *columns = new QHBoxLayout;
    columns->setSpacing(32);
    columns->addLayout(reason, 1);
    columns->addLayout(changes, 1);
    column()->addLayout(head);
    column()->addLayout(columns);

    connect(m_field, &QLineEdit::returnPressed, this, &WhyNotPanel::enter);
    connect(completer, qOverload<const QString &>(&QCompleter::activated), this, &WhyNotPanel::enter,
            Qt::QueuedConnection); // after the field has taken the text
    connect(m_changes, &ChangeList::tryAsked, this,
            [this](const Workload &workload) { m_session.setWorkload(workload, EditKind::ApplySuggestion); });
    retranslate();
}

void WhyNotPanel::retranslate()
{
    m_title->setText(tr("&Why not …?"));
    m_field->setPlaceholderText(tr("Name of a card"));
    m_field->setAccessibleName(tr("Why not this card?"));
    m_hint->setText(tr("Any of %1 cards, or a group such as “2x RTX 5060 Ti 16GB”")
                        .arg(m_session.catalogue().gpus.size()));
    m_changesTitle->setText(tr("What would change that"));
}

void WhyNotPanel::refresh()
{
    if (!m_ownQuestion)
        m_asked = suggestedWhyNot(m_session.advice());
    showAnswer();
}

void WhyNotPanel::ask(const CardGroup &cards)
{
    m_asked = cards;
    m_ownQuestion = true;
    showAnswer();
}

void WhyNotPanel::enter()
{
    const QString typed = m_field->text();
    if (typed.trimmed().isEmpty())
        return;
    if (const auto cards = parseCardGroup(m_session.catalogue(), typed))
        ask(*cards);
    else
        showNotFound(typed);
}

void WhyNotPanel::showNotFound(const QString &typed)
{
    const QStringList near = nearestGpuNames(m_session.catalogue(), typed.left(80));
    m_heading->setText(tr("No card is called “%1”.").arg(typed.left(80)));
    m_sentence->setText(near.isEmpty() ? QString() : tr("Near: %1").arg(near.join(QStringLiteral(" · "))));
    m_bar->hide();
    m_changesTitle->hide();
    m_changes->setChanges({});
}

void WhyNotPanel::showAnswer()
{
    const bool asked = m_asked.has_value();
    for (QWidget *widget :
         std::initializer_list<QWidget *>{m_heading, m_sentence, m_bar, m_changesTitle, m_changes})
        widget->setVisible(asked);
    if (!asked)
        return;
    const WhyNot answer = whyNot(m_session.catalogue(), m_session.resolved(), m_session.advice(),
                                 m_session.speeds(), *m_asked, m_session.today(), QLocale());
    m_field->setText(groupName(m_session.catalogue(), *m_asked));
    m_heading->setText(answer.heading);
    m_sentence->setText(answer.sentence);
    m_bar->setVisible(answer.hasBar);
    if (answer.hasBar) {
        const FitBar &bar = answer.view.bar;
        m_bar->setBar(bar, fitAxisEndForPicks({&bar, 1}), answer.view.name);
    }
    m_changesTitle->setVisible(!answer.changes.empty());
    m_changes->setChanges(answer.changes);
}

void WhyNotPanel::changeEvent(QEvent *event)
{
    Panel::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate(); // the page refreshes the answer
}

} // namespace gpuwise
