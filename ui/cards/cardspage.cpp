// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cards/cardspage.h"

#include "model/session/favourites.h"
#include "model/session/session.h"
#include "model/tables/cardtable.h"
#include "ui/cards/carddetailpane.h"
#include "ui/cards/cardsview.h"
#include "ui/cards/columnpopup.h"
#include "ui/cards/factlist.h"
#include "ui/cards/filterheader.h"
#include "ui/cards/pricehistorybox.h"
#include "ui/style/icons.h"
#include "ui/widgets/pagescroll.h"
#include "ui/widgets/searchfield.h"
#include "ui/widgets/textlabel.h"

#include <QAction>
#include <QEvent>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QLocale>
#include <QMenu>
#include <QPushButton>
#include <QScrollBar>
#include <QSplitter>
#include <QVBoxLayout>

#include <algorithm>

namespace gpuwise {

namespace {

constexpr int pageMargin = 16;
constexpr int widePage = 1280;   ///< from here on the details are open at first
constexpr int narrowPage = 1000; ///< below, the details take the table's place
constexpr int paneWidth = 400;
constexpr int widestPane = 480;
constexpr int leastTable = 420;
constexpr int leastPane = 340;

// Words of marks(): session files keep them.
const QString columnMark = QStringLiteral("column-");
const QString paneMark = QStringLiteral("pane-");
const QString detailsOpenMark = QStringLiteral("details-open");
const QString detailsClosedMark = QStringLiteral("details-closed");

} // namespace

CardsPage::CardsPage(Session &session, QWidget *parent)
    : Page(parent)
    , m_session(session)
    , m_table(new CardTable(session, this))
    , m_view(new CardsView(*m_table, this))
    , m_pane(new CardDetailPane(session, this))
    , m_columnPopup(new ColumnPopup(this))
    , m_split(new QSplitter(Qt::Horizontal, this))
    , m_title(new TextLabel(TextRole::Title, Ink::Text, TextLabel::Flow::OneLine, this))
    , m_count(new TextLabel(TextRole::Body, Ink::Secondary, TextLabel::Flow::OneLine, this))
    , m_search(new SearchField(this))
    , m_clear(new QPushButton(this))
    , m_favourites(new QPushButton(iconNamed(QStringLiteral("star")), QString(), this))
    , m_columns(new QPushButton(iconNamed(QStringLiteral("columns")), QString(), this))
    , m_details(new QPushButton(iconNamed(QStringLiteral("info")), QString(), this))
    , m_star(new QAction(this))
{
    setObjectName(QStringLiteral("cardsPage"));
    m_split->setObjectName(QStringLiteral("cardsSplitter"));
    m_split->setChildrenCollapsible(false);
    m_split->setHandleWidth(12);
    m_split->addWidget(m_view);
    m_split->addWidget(m_pane);
    m_split->setStretchFactor(0, 1);
    m_split->setStretchFactor(1, 0);
    m_view->setMinimumWidth(leastTable);
    m_pane->setMinimumWidth(leastPane);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(pageMargin, 12, pageMargin, pageMargin);
    column->setSpacing(10);
    column->addWidget(makeHead());
    column->addWidget(m_split, 1);
    connectParts();
    retranslate();
    m_view->fitColumns();
    if (m_table->rowCount() > 0)
        m_view->chooseCard(m_table->gpuAt(0).id);
}

QWidget *CardsPage::makeHead()
{
    auto *head = new QWidget(this);
    m_count->setObjectName(QStringLiteral("cardsCount"));
    m_search->setObjectName(QStringLiteral("cardsSearch"));
    m_clear->setObjectName(QStringLiteral("cardsClear"));
    m_columns->setObjectName(QStringLiteral("cardsColumns"));
    m_details->setObjectName(QStringLiteral("cardsDetails"));
    m_favourites->setObjectName(QStringLiteral("cardsFavourites"));
    m_favourites->setCheckable(true);
    m_star->setObjectName(QStringLiteral("cardsStarAction"));
    m_star->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_D));
    m_star->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    addAction(m_star);
    m_clear->setFlat(true);
    m_details->setCheckable(true);
    m_search->setMinimumWidth(160);
    m_search->setMaximumWidth(300);
    auto *row = new QHBoxLayout(head);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(10);
    row->addWidget(m_title);
    row->addWidget(m_count);
    row->addWidget(m_search, 1);
    row->addWidget(m_clear);
    row->addStretch(1);
    row->addWidget(m_favourites);
    row->addWidget(m_columns);
    row->addWidget(m_details);
    return head;
}

void CardsPage::connectParts()
{
    connect(m_search, &QLineEdit::textChanged, m_table, &CardTable::setSearch);
    connect(m_search, &SearchField::moveAsked, this, [this](int rows) {
        if (m_table->rowCount() == 0)
            return;
        const int row = std::clamp(m_view->currentIndex().row() + rows, 0, m_table->rowCount() - 1);
        m_view->setCurrentIndex(m_table->index(row, 0));
    });
    connect(m_search, &QLineEdit::returnPressed, this, [this] {
        if (m_table->rowCount() == 0)
            return;
        if (m_table->rowOf(m_view->chosenCard()) < 0)
            m_view->chooseCard(m_table->gpuAt(0).id);
        openDetails(true);
    });
    connect(m_view->filters(), &FilterHeader::filterEntered, m_table, &CardTable::setFilter);
    connect(m_view, &CardsView::clearAsked, this, &CardsPage::clearFilters);
    connect(m_clear, &QPushButton::clicked, this, &CardsPage::clearFilters);
    connect(m_table, &QAbstractItemModel::modelReset, this, &CardsPage::showCount);
    connect(m_view, &CardsView::cardChosen, m_pane, &CardDetailPane::showCard);
    connect(m_view, &CardsView::cardOpened, this, [this] { openDetails(true); });
    connect(m_pane, &CardDetailPane::cardAsked, this, &CardsPage::showCard);
    connect(m_pane, &CardDetailPane::messageAsked, this, &Page::messageAsked);
    connect(m_favourites, &QPushButton::clicked, m_table, &CardTable::setFavouritesOnly);
    connect(m_star, &QAction::triggered, this, [this] { star(m_view->chosenCard()); });
    connect(m_pane, &CardDetailPane::starAsked, this, &CardsPage::star);
    connect(m_view, &CardsView::menuAsked, this, [this](QMenu *menu, const QString &gpuId) {
        if (!m_session.canChangeOwnData())
            return;
        const bool marked = isFavourite(m_session, gpuId);
        QAction *action =
            menu->addAction(marked ? tr("Remove from the &favourites") : tr("Add to the &favourites"), this,
                            [this, gpuId] { star(gpuId); });
        action->setObjectName(QStringLiteral("cardsMenuStar"));
        action->setShortcut(m_star->shortcut());
    });
    connect(&m_session, &Session::catalogueChanged, this, &CardsPage::refreshFavourites);
    connect(&m_session, &Session::favouritesChanged, this, &CardsPage::refreshFavourites);
    connect(m_columns, &QPushButton::clicked, this,
            [this] { m_columnPopup->openUnder(m_columns, m_table->columns()); });
    connect(m_columnPopup, &ColumnPopup::columnsPicked, this, &CardsPage::showColumns);
    connect(m_split, &QSplitter::splitterMoved, this, [this] { m_paneWidth = m_pane->width(); });
    connect(m_details, &QPushButton::clicked, this, [this](bool open) { openDetails(open); });
}

QString CardsPage::pageName()
{
    return tr("Cards");
}

QStringList CardsPage::marks() const
{
    QStringList marks;
    if (const QStringList shown = m_table->columns(); shown != usualCardColumns())
        for (const QString &id : shown)
            marks << columnMark + id;
    if (m_paneWidth > 0)
        marks << paneMark + QString::number(m_paneWidth);
    if (m_byHand)
        marks << (m_details->isChecked() ? detailsOpenMark : detailsClosedMark);
    return marks;
}

void CardsPage::setMarks(const QStringList &marks)
{
    QStringList columns;
    m_paneWidth = 0;
    for (const QString &mark : marks)
        if (mark.startsWith(columnMark))
            columns << mark.mid(columnMark.size());
        else if (mark.startsWith(paneMark))
            m_paneWidth = std::clamp(mark.mid(paneMark.size()).toInt(), leastPane, widestPane);
    m_byHand = marks.contains(detailsOpenMark) || marks.contains(detailsClosedMark);
    if (m_byHand)
        m_details->setChecked(marks.contains(detailsOpenMark));
    showColumns(columns.isEmpty() ? usualCardColumns() : columns);
    m_pane->hide(); // so that arrange() gives it the width anew
    arrange();
}

void CardsPage::showColumns(const QStringList &ids)
{
    if (ids == m_table->columns())
        return;
    m_table->setColumns(ids);
    m_view->filters()->makeFields();
    m_view->fitColumns();
    orderTabs();
}

std::vector<Page::View> CardsPage::views()
{
    const auto plain = [this] {
        clearFilters();
        m_table->setColumns(usualCardColumns());
        m_view->filters()->makeFields();
        m_view->fitColumns();
        m_view->sortByColumn(-1, Qt::AscendingOrder);
        m_view->scrollToTop();
    };
    const auto type = [this](const char *column, const QString &text) {
        if (QLineEdit *field = m_view->filters()->field(cardTableColumn(QString::fromLatin1(column))))
            field->setText(text);
    };
    const auto at = [this](QWidget *part) {
        openDetails(true);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
        m_pane->scroll()->verticalScrollBar()->setValue(
            part->mapTo(m_pane->scroll()->widget(), QPoint()).y() - 40);
    };
    return {{QStringLiteral("cards"),
             [this, plain, type] {
                 plain();
                 m_byHand = false;
                 arrange();
                 type("memory_gb", QStringLiteral(">=24"));
                 type("tdp_w", QStringLiteral("<=600"));
                 m_view->sortByColumn(3, Qt::DescendingOrder);
                 if (m_table->rowCount() > 0)
                     m_view->chooseCard(m_table->gpuAt(0).id);
                 m_view->scrollToTop();
             }},
            {QStringLiteral("cards-mistake"),
             [this, type] {
                 type("bandwidth_gb_per_s", QStringLiteral("300..lots"));
                 if (QLineEdit *field =
                         m_view->filters()->field(cardTableColumn(QStringLiteral("bandwidth_gb_per_s"))))
                     Q_EMIT field->editingFinished();
             }},
            {QStringLiteral("cards-none"),
             [type] {
                 type("bandwidth_gb_per_s", QString());
                 type("memory_gb", QStringLiteral(">=2000"));
             }},
            {QStringLiteral("cards-columns"), plain,
             [this]() -> QWidget * {
                 m_columns->click();
                 return m_columnPopup;
             }},
            {QStringLiteral("cards-details"),
             [this, plain] {
                 plain();
                 showCard(QStringLiteral("nvidia-rtx-5090-32gb"));
                 openDetails(true);
             }},
            {QStringLiteral("cards-prices"), [this, at] { at(m_pane->prices()); }},
            {QStringLiteral("cards-software"),
             [this, at] { at(m_pane->findChild<FactList *>(QStringLiteral("cardSoftware"))); }},
            {QStringLiteral("cards-similar"), [this] {
                 m_pane->scroll()->verticalScrollBar()->setValue(
                     m_pane->scroll()->verticalScrollBar()->maximum());
             }}};
}

void CardsPage::showCard(const QString &gpuId)
{
    if (!m_session.catalogue().gpu(gpuId))
        return;
    if (m_table->rowOf(gpuId) < 0)
        clearFilters();
    m_view->chooseCard(gpuId);
    openDetails(true);
}

void CardsPage::openDetails(bool open)
{
    m_byHand = true;
    if (!open && m_pane->isVisible() && m_view->isVisible())
        m_paneWidth = m_pane->width();
    m_details->setChecked(open);
    arrange();
    if (!open)
        m_view->setFocus(Qt::OtherFocusReason);
}

void CardsPage::arrange()
{
    if (!m_byHand)
        m_details->setChecked(width() >= widePage);
    const bool open = m_details->isChecked();
    const bool narrow = width() < narrowPage;
    const bool beside = open && !narrow;
    const bool wasBeside = m_pane->isVisibleTo(m_split) && m_view->isVisibleTo(m_split);
    m_pane->setVisible(open);
    m_view->setVisible(!open || !narrow);
    if (beside && !wasBeside) {
        const int pane =
            m_paneWidth > 0 ? m_paneWidth : std::min(widestPane, std::max(paneWidth, m_split->width() / 4));
        m_split->setSizes({m_split->width() - pane, pane});
    }
}

void CardsPage::orderTabs()
{
    QWidget *before = m_details;
    for (int section = 0; section < m_table->columnCount(); ++section) {
        QLineEdit *field = m_view->filters()->field(m_table->columnAt(section));
        setTabOrder(before, field);
        before = field;
    }
    setTabOrder(before, m_view);
}

void CardsPage::clearFilters()
{
    m_view->filters()->clearFields();
    const QSignalBlocker quiet(m_search);
    m_search->clear();
    m_table->clearFilters();
    showCount();
}

void CardsPage::star(const QString &gpuId)
{
    if (gpuId.isEmpty() || !m_session.canChangeOwnData())
        return;
    const bool on = !isFavourite(m_session, gpuId);
    const Gpu *gpu = m_session.catalogue().gpu(gpuId);
    const QString name = gpu ? gpu->name.left(200) : gpuId;
    const QString problem = setFavourite(m_session, gpuId, on);
    Q_EMIT messageAsked(!problem.isEmpty() ? problem
                        : on               ? tr("%1 is a favourite now.").arg(name)
                                           : tr("%1 is no favourite any more.").arg(name));
}

void CardsPage::refreshFavourites()
{
    m_favourites->setVisible(m_session.canChangeOwnData());
    m_star->setEnabled(m_session.canChangeOwnData());
}

void CardsPage::showCount()
{
    const QLocale locale;
    m_count->setText(m_table->isFiltered()
                         ? tr("%1 of %2 cards", "shown, all")
                               .arg(locale.toString(m_table->rowCount()), locale.toString(m_table->total()))
                         : tr("%n card(s)", nullptr, m_table->total()));
    m_clear->setVisible(m_table->isFiltered());
    m_favourites->setChecked(m_table->favouritesOnly());
}

void CardsPage::retranslate()
{
    m_title->setText(pageName());
    m_search->setPlaceholderText(tr("Name, architecture, chip"));
    m_search->setAccessibleName(tr("Search cards"));
    m_clear->setText(tr("Clear filters"));
    m_favourites->setText(tr("Favourites"));
    m_favourites->setToolTip(tr("Only cards that you marked (Ctrl+D marks the chosen one)"));
    refreshFavourites();
    m_columns->setText(tr("Columns"));
    m_details->setText(tr("Details"));
    m_details->setShortcut(QKeySequence(Qt::Key_F4)); // a new text takes it away
    m_details->setToolTip(tr("All that is known of the chosen card (F4)"));
    m_table->retranslate();
    m_view->retranslate();
    m_view->fitColumns();
    showCount();
}

void CardsPage::changeEvent(QEvent *event)
{
    Page::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void CardsPage::showEvent(QShowEvent *event)
{
    Page::showEvent(event);
    orderTabs();
}

void CardsPage::resizeEvent(QResizeEvent *event)
{
    Page::resizeEvent(event);
    arrange();
}

} // namespace gpuwise
