// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/guide/guidepage.h"

#include "model/claims/claimworkload.h"
#include "model/guide/guidelibrary.h"
#include "model/guide/guideresolver.h"
#include "model/guide/guidesearch.h"
#include "model/guide/guidetext.h"
#include "model/session/session.h"
#include "ui/guide/checklistview.h"
#include "ui/guide/claimsview.h"
#include "ui/guide/entryview.h"
#include "ui/guide/guideindex.h"
#include "ui/style/icons.h"
#include "ui/widgets/emptystate.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/searchfield.h"
#include "ui/widgets/segmented.h"
#include "ui/widgets/textlabel.h"

#include <QApplication>
#include <QClipboard>
#include <QEvent>
#include <QHBoxLayout>
#include <QLocale>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace gpuwise {

namespace {

constexpr int pageMargin = 16;
constexpr int sideWidth = 280;
constexpr int wideSide = 380; ///< titles of entries need not be cut where there is room
constexpr int narrowSide = 220;
constexpr int narrowPage = 1000;
constexpr int widePage = 1500;
constexpr int widestText = 860; ///< longer lines are hard to read

enum Choice
{
    Entries,
    Claims,
    Checks
};

const Guide &guideNow()
{
    return shippedGuide(languageOf(QLocale()));
}

const Guide &otherGuide()
{
    return shippedGuide(languageOf(QLocale()) == Language::Chinese ? Language::English : Language::Chinese);
}

} // namespace

GuidePage::GuidePage(Session &session, QWidget *parent)
    : Page(parent)
    , m_session(session)
    , m_entryId(guideNow().sections.front().entries.front().id)
    , m_title(new TextLabel(TextRole::Title, Ink::Text, TextLabel::Flow::OneLine, this))
    , m_choice(new Segmented(this))
    , m_copy(new QPushButton(iconNamed(QStringLiteral("copy")), QString(), this))
    , m_search(new SearchField(this))
    , m_index(new GuideIndex(this))
    , m_nothing(new EmptyState(QStringLiteral("search"), this))
    , m_found(new QStackedWidget(this))
    , m_entry(new EntryView(this))
    , m_claims(new ClaimsView(session.catalogue(), this))
    , m_checklist(new ChecklistView(session, this))
    , m_stack(new QStackedWidget(this))
{
    setObjectName(QStringLiteral("guidePage"));
    m_stack->addWidget(makeReader());
    m_stack->addWidget(m_claims);
    m_stack->addWidget(m_checklist);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(pageMargin, 12, pageMargin, pageMargin);
    column->setSpacing(8);
    column->addWidget(makeHead());
    column->addWidget(m_stack, 1);

    connect(m_choice, &Segmented::choicePicked, this, &GuidePage::showChosen);
    connect(m_copy, &QPushButton::clicked, this, &GuidePage::copyEntry);
    connect(m_search, &QLineEdit::textChanged, this, &GuidePage::search);
    connect(m_search, &SearchField::moveAsked, m_index, &GuideIndex::move);
    connect(m_nothing->button(), &QPushButton::clicked, m_search, &QLineEdit::clear);
    connect(m_index, &GuideIndex::entryChosen, this, &GuidePage::showEntry);
    connect(m_entry, &EntryView::targetActivated, this, &GuidePage::follow);
    connect(m_claims, &ClaimsView::advisorAsked, this, &GuidePage::openClaimInAdvisor);
    connect(m_claims, &ClaimsView::cardAsked, this, &GuidePage::cardAsked);
    connect(m_claims, &ClaimsView::compareAsked, this, &GuidePage::compareCards);
    connect(m_checklist, &ChecklistView::messageAsked, this, &Page::messageAsked);
    connect(m_checklist, &ChecklistView::reportAsked, this, &Page::reportAsked);
    connect(&session, &Session::budgetChanged, this, &GuidePage::renew); // region, currency, system
    connect(&session, &Session::catalogueChanged, m_claims, &ClaimsView::reload);
    retranslate();
}

QString GuidePage::pageName()
{
    return tr("Guide");
}

QStringList GuidePage::marks() const
{
    return m_checklist->marks();
}

void GuidePage::setMarks(const QStringList &marks)
{
    m_checklist->setMarks(marks);
}

QWidget *GuidePage::makeHead()
{
    m_copy->setObjectName(QStringLiteral("guideCopy"));
    m_choice->addChoice(Entries, {}, QStringLiteral("guideEntries"));
    m_choice->addChoice(Claims, {}, QStringLiteral("guideClaims"));
    m_choice->addChoice(Checks, {}, QStringLiteral("guideChecklist"));
    m_choice->setChoice(Entries);
    auto *head = new QWidget(this);
    auto *row = new QHBoxLayout(head);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(12);
    row->addWidget(m_title, 1);
    row->addWidget(m_copy);
    row->addWidget(m_choice);
    return head;
}

QWidget *GuidePage::makeReader()
{
    m_search->setObjectName(QStringLiteral("guideSearch"));
    m_nothing->button()->setObjectName(QStringLiteral("guideClearSearch"));
    m_found->addWidget(m_index);
    m_found->addWidget(m_nothing);
    auto *side = new Panel(this);
    side->column()->setContentsMargins(8, 8, 8, 8);
    side->column()->setSpacing(8);
    side->column()->addWidget(m_search);
    side->column()->addWidget(m_found, 1);
    m_side = side;
    auto *text = new Panel(this);
    text->column()->setContentsMargins(1, 1, 1, 1);
    text->column()->addWidget(m_entry);
    text->setMaximumWidth(widestText);
    auto *reader = new QWidget(this);
    auto *row = new QHBoxLayout(reader);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(12);
    row->addWidget(m_side);
    row->addWidget(text, 100);
    row->addStretch(1);
    return reader;
}

GuideContext GuidePage::context() const
{
    const BudgetAnswer &budget = m_session.workload().budget;
    return {m_session.catalogue(), m_session.speeds(), m_session.today(), budget.region,
            budget.currency,       budget.os,          QLocale()};
}

std::vector<Page::View> GuidePage::views()
{
    const auto entry = [this](const char *id) {
        return [this, id] {
            m_search->clear();
            showEntry(QString::fromLatin1(id));
        };
    };
    return {{QStringLiteral("guide"), entry("kp-memory")},
            {QStringLiteral("guide-misconception"), entry("mc-24gb-any-70b")},
            {QStringLiteral("guide-scene"), entry("sc-personal")},
            {QStringLiteral("guide-table"), entry("tb-memory-rules")},
            {QStringLiteral("guide-nothing-found"),
             [this] {
                 showEntry(QStringLiteral("kp-memory"));
                 m_search->setText(QStringLiteral("qzxv"));
             }},
            {QStringLiteral("guide-claims"), [this] { showClaim(QStringLiteral("claim-5090-24gb")); }},
            {QStringLiteral("guide-claim-memory"),
             [this] { showClaim(QStringLiteral("rule-24gb-not-any-70b")); }},
            {QStringLiteral("guide-claims-nothing-found"),
             [this] {
                 showClaim(QStringLiteral("claim-5090-24gb"));
                 m_claims->searchField()->setText(QStringLiteral("qzxv"));
             }},
            {QStringLiteral("guide-checklist"), [this] {
                 m_claims->clearFilters();
                 m_search->clear();
                 showChecklist(CardGroup{QStringLiteral("nvidia-rtx-4090-d-24gb"), 1});
             }}};
}

void GuidePage::search(const QString &text)
{
    const Guide &guide = guideNow();
    const QStringList ids = findGuideEntries(guide, otherGuide(), text);
    const GuideContext resolving = context();
    m_index->setEntries(guide, ids, [&](const GuideEntry &each) { return resolvedTitle(resolving, each); });
    m_index->setCurrentEntry(m_entryId);
    const qsizetype all = findGuideEntries(guide, otherGuide(), {}).size();
    m_search->setCount(tr("%1 of %2", "entries that match").arg(ids.size()).arg(all));
    m_nothing->setSentence(tr("No entry has “%1” in it.").arg(text));
    m_found->setCurrentIndex(ids.isEmpty() ? 1 : 0);
    if (!text.isEmpty() && !ids.isEmpty() && !ids.contains(m_entryId))
        showEntry(ids.front());
}

void GuidePage::showEntry(const QString &id)
{
    if (!guideNow().entry(id))
        return;
    m_entryId = id;
    if (m_found->currentIndex() == 0)
        m_index->setCurrentEntry(id);
    m_choice->setChoice(Entries);
    showChosen();
    renew();
}

void GuidePage::showClaim(const QString &id)
{
    m_claims->showClaim(id);
    m_choice->setChoice(Claims);
    showChosen();
}

void GuidePage::showChecklist(const std::optional<CardGroup> &cards)
{
    if (cards)
        m_checklist->setCards(*cards);
    m_choice->setChoice(Checks);
    showChosen();
}

void GuidePage::renew()
{
    m_stale = true;
    if (isVisible())
        fill();
}

void GuidePage::fill()
{
    m_stale = false;
    const Guide &guide = guideNow();
    if (const GuideEntry *entry = guide.entry(m_entryId))
        m_entry->setEntry(*guide.sectionOf(m_entryId), resolvedEntry(context(), *entry));
}

void GuidePage::follow(const QString &text)
{
    const auto target = guideTarget(m_session.catalogue(), guideNow(), text);
    if (!target)
        return;
    const bool checklistPage =
        target->kind == GuideTargetKind::Page && target->id == QLatin1StringView("checklist");
    if (target->kind == GuideTargetKind::Entry) {
        m_search->clear();
        showEntry(target->id);
    } else if (target->kind == GuideTargetKind::Claim) {
        showClaim(target->id);
    } else if (target->kind == GuideTargetKind::Checklist) {
        showChecklist(CardGroup{target->id, 1});
    } else if (checklistPage) {
        showChecklist();
    } else {
        Q_EMIT targetAsked(*target);
    }
}

void GuidePage::openClaimInAdvisor(const QString &claimId)
{
    for (const Claim &claim : m_session.catalogue().claims) {
        const auto asked = claim.id == claimId ? claimWorkload(m_session.catalogue(), claim) : std::nullopt;
        if (asked)
            Q_EMIT targetAsked({GuideTargetKind::Workload,
                                claimId,
                                {asked->workload.model, asked->workload.task, asked->cards}});
    }
}

void GuidePage::compareCards(const QStringList &gpuIds)
{
    for (const QString &id : gpuIds)
        Q_EMIT targetAsked({GuideTargetKind::Card, id, {}});
}

void GuidePage::copyEntry()
{
    if (const GuideEntry *entry = guideNow().entry(m_entryId)) {
        QApplication::clipboard()->setText(
            entryText(resolvedEntry(context(), *entry), GuideTextFormat::Markdown));
        Q_EMIT messageAsked(tr("The entry was copied."));
    }
}

void GuidePage::showChosen()
{
    m_stack->setCurrentIndex(m_choice->choice()); // in the order of Choice
    m_copy->setVisible(m_choice->choice() == Entries);
}

void GuidePage::retranslate()
{
    m_title->setText(pageName());
    m_choice->setChoiceText(Entries, tr("Entries"));
    m_choice->setChoiceText(Claims, tr("Claims"));
    m_choice->setChoiceText(Checks, tr("Checklist before ordering"));
    m_copy->setText(tr("Copy"));
    m_copy->setToolTip(tr("Copy the entry as Markdown"));
    m_search->setPlaceholderText(tr("Search the guide"));
    m_search->setAccessibleName(tr("Search the guide"));
    m_index->setAccessibleName(tr("Entries of the guide"));
    m_nothing->button()->setText(tr("Clear the search"));
    search(m_search->text());
    renew();
}

void GuidePage::changeEvent(QEvent *event)
{
    Page::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void GuidePage::showEvent(QShowEvent *event)
{
    Page::showEvent(event);
    if (m_stale)
        fill();
}

void GuidePage::resizeEvent(QResizeEvent *event)
{
    Page::resizeEvent(event);
    m_side->setFixedWidth(width() < narrowPage ? narrowSide : width() < widePage ? sideWidth : wideSide);
}

} // namespace gpuwise
