// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/comparepage.h"

#include "model/session/session.h"
#include "model/tables/comparisonnotes.h"
#include "model/tables/comparisonpresets.h"
#include "model/tables/comparisontable.h"
#include "model/tables/comparisonverdict.h"
#include "model/words/words.h"
#include "ui/compare/addcardpopup.h"
#include "ui/compare/chartstrip.h"
#include "ui/compare/compareview.h"
#include "ui/compare/exportcomparison.h"
#include "ui/compare/sourcespopup.h"
#include "ui/style/icons.h"
#include "ui/widgets/emptystate.h"
#include "ui/widgets/menubutton.h"
#include "ui/widgets/textlabel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QMenu>
#include <QPushButton>
#include <QShortcut>
#include <QSignalBlocker>
#include <QStackedLayout>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

namespace gpuwise {

namespace {
const QString onlyDifferentMark = QStringLiteral("only-different");
QString closedMark(ComparisonSection section)
{
    return QStringLiteral("closed-%1").arg(comparisonSectionCode(section));
}

constexpr int pageMargin = 16;
constexpr int spacing = 12;
constexpr int leastCards = 2;
constexpr int tipDelayMs = 250;
constexpr int widestBaseline = 180; ///< of a card's name in the choice of the baseline
constexpr int roomyHeight = 560; ///< of the page: below, no notes under the table, and a verdict of one line
constexpr int roomyToolbar = 1100; ///< below: what other places say too is left out of the toolbar
} // namespace

ComparePage::ComparePage(Session &session, QWidget *parent)
    : Page(parent)
    , m_session(session)
    , m_table(new ComparisonTable(session, this))
    , m_view(new CompareView(*m_table, this))
    , m_addPopup(new AddCardPopup(session, this))
    , m_charts(new ChartStrip(session, *m_table, this))
    , m_verdict(new TextLabel(TextRole::Key, Ink::Text, TextLabel::Flow::Wrap, this))
    , m_notes(new TextLabel(TextRole::Caption, Ink::Secondary, TextLabel::Flow::Wrap, this))
    , m_tip(new SourcesTip(this))
    , m_sources(new SourcesPopup(this))
    , m_tipTimer(new QTimer(this))
    , m_empty(new EmptyState(QStringLiteral("compare"), this))
{
    setObjectName(QStringLiteral("comparePage"));
    auto *content = new QWidget(this);
    m_stack = new QStackedLayout;
    m_stack->addWidget(m_view);
    m_stack->addWidget(m_empty);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(pageMargin, 12, pageMargin, pageMargin);
    column->setSpacing(spacing);
    column->addWidget(makeToolbar());
    m_verdict->setObjectName(QStringLiteral("compareVerdict"));
    column->addWidget(m_verdict);
    column->addWidget(content, 1);
    column->addWidget(m_notes);
    column->addWidget(m_charts);
    content->setLayout(m_stack);

    m_empty->button()->setObjectName(QStringLiteral("compareEmptyButton"));
    connect(m_empty->button(), &QPushButton::clicked, this, [this] { openAddCard(m_empty->button()); });
    connect(m_table, &ComparisonTable::comparisonChanged, this, &ComparePage::refresh);
    connectView();
    connectSources();
    retranslate();
}

QString ComparePage::pageName()
{
    return tr("Compare");
}

void ComparePage::showCard(const QString &gpuId)
{
    const auto columnOf = [&] {
        for (int column = 0; column < m_table->columnCount(); ++column)
            if (m_table->cardAt(column).gpuId == gpuId)
                return column;
        return -1;
    };
    if (columnOf() < 0)
        m_session.addCard({gpuId, 1});
    const int column = columnOf();
    if (column < 0) {
        Q_EMIT messageAsked(tr("The comparison is full: remove a card first."));
        return;
    }
    m_view->setCurrentIndex(m_table->index(m_table->rowAt(0) ? 0 : 1, column));
    m_view->setFocus(Qt::OtherFocusReason);
}

QStringList ComparePage::marks() const
{
    QStringList marks;
    if (m_table->onlyDifferent())
        marks << onlyDifferentMark;
    for (const ComparisonSection section : comparisonSections)
        if (!m_table->isOpen(section))
            marks << closedMark(section);
    return marks;
}

void ComparePage::setMarks(const QStringList &marks)
{
    m_onlyDifferent->setChecked(marks.contains(onlyDifferentMark));
    for (const ComparisonSection section : comparisonSections)
        m_table->setOpen(section, !marks.contains(closedMark(section)));
}

std::vector<Page::View> ComparePage::views()
{
    return {{QStringLiteral("compare"),
             [this] {
                 fillForPictures();
                 m_charts->forgetWishes();
                 m_charts->openIfRoom(height());
             }},
            {QStringLiteral("compare-charts"), [this] { m_charts->setOpen(true); }},
            {QStringLiteral("compare-groups"),
             [this] {
                 m_charts->setOpen(false);
                 m_view->scrollTo(m_table->index(m_table->lineOf(QStringLiteral("software_images")), 0),
                                  QAbstractItemView::PositionAtCenter);
             }},
            {QStringLiteral("compare-price-speed"), [this] { m_charts->choosePriceSpeed(); }},
            {QStringLiteral("compare-tip"),
             [this] {
                 m_view->setFocus();
                 m_view->setCurrentIndex(claimedCell());
             },
             [this] {
                 m_tipCell = claimedCell();
                 showTip();
                 return m_tip;
             }},
            {QStringLiteral("compare-sources"), [] {},
             [this] {
                 openSources(claimedCell());
                 return m_sources;
             }}};
}

/// Where there is no comparison yet: the picks of the advice and what ranks next, four different cards.
void ComparePage::fillForPictures()
{
    if (m_table->columnCount() >= leastCards)
        return;
    constexpr std::size_t wanted = 4;
    const Advice &advice = m_session.advice();
    std::vector<std::size_t> order;
    for (const auto &pick : {advice.bestValue, advice.fastest, advice.cheapest, advice.rent})
        if (pick)
            order.push_back(*pick);
    for (std::size_t i = 0; i < advice.options.size(); ++i)
        order.push_back(i);
    for (const std::size_t i : order) {
        const CardGroup &cards = advice.options[i].cards;
        const auto &list = m_session.shortlist();
        const bool there =
            std::any_of(list.begin(), list.end(), [&](const CardGroup &g) { return g.gpuId == cards.gpuId; });
        if (!there && list.size() < wanted)
            m_session.addCard(cards);
    }
}

/// The first cell about which guides say something; failing that, the first value.
QModelIndex ComparePage::claimedCell() const
{
    QModelIndex first;
    for (int line = 0; line < m_table->rowCount(); ++line) {
        for (int column = 0; column < m_table->columnCount(); ++column) {
            const QModelIndex index = m_table->index(line, column);
            if (m_table->rowAt(line) && !first.isValid())
                first = index;
            if (index.data(ComparisonTable::ClaimedRole).toBool())
                return index;
        }
    }
    return first;
}

QWidget *ComparePage::makeToolbar()
{
    auto *bar = new QWidget(this);
    m_title = new TextLabel(TextRole::Title, Ink::Text, TextLabel::Flow::OneLine, bar);
    m_count = new TextLabel(TextRole::Caption, Ink::Secondary, TextLabel::Flow::OneLine, bar);
    m_add = new QPushButton(iconNamed(QStringLiteral("plus")), QString(), bar);
    m_add->setObjectName(QStringLiteral("compareAddCardButton"));
    m_onlyDifferent = new QCheckBox(bar);
    m_onlyDifferent->setObjectName(QStringLiteral("compareOnlyDifferentCheck"));
    m_hidden = new TextLabel(TextRole::Caption, Ink::Secondary, TextLabel::Flow::OneLine, bar);
    m_hidden->setObjectName(QStringLiteral("compareHiddenLabel"));
    m_bestLegend = new TextLabel(TextRole::Caption, Ink::Secondary, TextLabel::Flow::OneLine, bar);
    m_baseline = new QComboBox(bar);
    m_baseline->setObjectName(QStringLiteral("compareBaselineCombo"));
    m_baseline->setSizeAdjustPolicy(QComboBox::AdjustToContents);

    m_presets = new MenuButton(bar);
    m_presets->setObjectName(QStringLiteral("comparePresetsButton"));
    m_copy = new MenuButton(bar);
    m_copy->setObjectName(QStringLiteral("compareCopyButton"));
    m_copy->setIcon(iconNamed(QStringLiteral("copy")));
    for (const auto &[form, name] :
         {std::pair(CopyForm::Table, "compareCopyTable"), std::pair(CopyForm::Csv, "compareCopyCsv"),
          std::pair(CopyForm::Markdown, "compareCopyMarkdown")}) {
        QAction *action = m_copy->choices()->addAction(QString());
        action->setObjectName(QString::fromLatin1(name));
        connect(action, &QAction::triggered, this, [this, form = form] { copy(form); });
    }

    m_export = new MenuButton(bar);
    m_export->setObjectName(QStringLiteral("compareExportButton"));
    m_export->setIcon(iconNamed(QStringLiteral("document")));
    for (const ComparisonFile kind : comparisonFiles) {
        QAction *action = m_export->choices()->addAction(QString());
        action->setObjectName(QStringLiteral("compareExport%1").arg(static_cast<int>(kind)));
        connect(action, &QAction::triggered, this, [this, kind] {
            askAndExportComparison(m_session, kind, m_table, window(),
                                   [this](const QString &path) { Q_EMIT fileSaved(path); });
        });
    }

    auto *row = new QHBoxLayout(bar);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(12);
    row->addWidget(m_title);
    row->addWidget(m_count);
    row->addSpacing(12);
    row->addWidget(m_add);
    row->addWidget(m_presets);
    row->addWidget(m_onlyDifferent);
    row->addWidget(m_hidden);
    row->addStretch(1);
    row->addWidget(m_bestLegend);
    row->addWidget(m_baseline);
    row->addWidget(m_copy);
    row->addWidget(m_export);

    connect(m_add, &QPushButton::clicked, this, [this] { openAddCard(m_add); });
    connect(m_onlyDifferent, &QCheckBox::toggled, m_table, &ComparisonTable::setOnlyDifferent);
    connect(m_baseline, &QComboBox::activated, this,
            [this](int column) { m_session.setBaseline(m_table->cardAt(column)); });
    return bar;
}

void ComparePage::fillPresets()
{
    m_presets->choices()->clear();
    int number = 0;
    for (const ComparisonPreset &preset : comparisonPresets(m_session.catalogue())) {
        QAction *action =
            m_presets->choices()->addAction(QStringLiteral("&%1  %2").arg(++number).arg(preset.name));
        action->setObjectName(QStringLiteral("comparePreset%1").arg(number));
        connect(action, &QAction::triggered, this,
                [this, cards = preset.cards] { m_session.compareOnly(cards); });
    }
    m_presets->setVisible(number > 0);
}

void ComparePage::connectView()
{
    connect(m_view, &CompareView::removeAsked, this, &ComparePage::remove);
    connect(m_view, &CompareView::moveAsked, this, &ComparePage::move);
    connect(m_view, &CompareView::baselineAsked, this,
            [this](int column) { m_session.setBaseline(m_table->cardAt(column)); });
}

void ComparePage::connectSources()
{
    m_tipTimer->setSingleShot(true);
    m_tipTimer->setInterval(tipDelayMs);
    connect(m_tipTimer, &QTimer::timeout, this, &ComparePage::showTip);
    connect(m_view, &CompareView::tipAsked, this, [this](const QModelIndex &index) {
        m_tipCell = index;
        m_tipTimer->start();
    });
    connect(m_view, &CompareView::tipUnwanted, this, &ComparePage::hideTip);
    connect(m_table, &ComparisonTable::comparisonChanged, this, &ComparePage::hideTip);
    connect(m_view, &CompareView::sourcesAsked, this, &ComparePage::openSources);
    auto *shortcut = new QShortcut(QKeySequence::Copy, this);
    shortcut->setContext(Qt::WidgetWithChildrenShortcut);
    connect(shortcut, &QShortcut::activated, this, [this] { copy(CopyForm::Table); });
    connect(m_charts, &ChartStrip::metricActivated, this, &ComparePage::showRow);
    connect(m_sources, &SourcesPopup::copied, this, [this](const QString &title) {
        Q_EMIT messageAsked(tr("Copied the sources of %1.").arg(title));
    });
}

QRect ComparePage::cellOnScreen(const QModelIndex &index) const
{
    const QRect cell = m_view->visualRect(index);
    return {m_view->viewport()->mapToGlobal(cell.topLeft()), cell.size()};
}

void ComparePage::showTip()
{
    if (!m_tipCell.isValid() || !isVisible() || m_sources->isVisible())
        return;
    m_tip->showFor(m_table->sourcesAt(m_tipCell), cellOnScreen(m_tipCell));
}

void ComparePage::hideTip()
{
    m_tipTimer->stop();
    m_tip->hide();
}

void ComparePage::openSources(const QModelIndex &index)
{
    if (!index.isValid() || !m_table->rowAt(index.row()))
        return;
    hideTip();
    m_view->scrollTo(index);
    m_sources->openFor(m_table->sourcesAt(index), cellOnScreen(index));
}

void ComparePage::showRow(const QString &rowId)
{
    const int line = m_table->lineOf(rowId);
    if (line < 0)
        return;
    m_view->setCurrentIndex(m_table->index(line, std::max(0, m_view->currentCard())));
    m_view->setFocus(Qt::OtherFocusReason);
}

void ComparePage::copy(CopyForm form)
{
    if (m_table->columnCount() >= leastCards)
        Q_EMIT messageAsked(copyComparison(m_session, *m_table, form));
}

void ComparePage::openAddCard(QWidget *under)
{
    m_addPopup->openUnder(under);
}

void ComparePage::remove(int column)
{
    m_session.removeCard(m_table->cardAt(column));
}

void ComparePage::move(int from, int to)
{
    // Places in the shortlist: cards that the catalogue does not know take part in it without a column.
    const auto &list = m_session.shortlist();
    const auto place = [&](int column) {
        const auto it = std::find(list.begin(), list.end(), m_table->cardAt(column));
        return static_cast<std::size_t>(it - list.begin());
    };
    m_session.moveCard(place(from), place(to));
}

void ComparePage::refresh()
{
    const int cards = m_table->columnCount();
    m_stack->setCurrentIndex(cards < leastCards ? 1 : 0);
    // Out of sight it must not keep the table tall where eight cards and their charts share a small window.
    m_empty->setSizePolicy(QSizePolicy::Preferred,
                           cards < leastCards ? QSizePolicy::Preferred : QSizePolicy::Ignored);
    m_empty->setSentence(cards == 0 ? tr("Cards you compare stand here side by side, two to eight of them.")
                                    : tr("%1 is here. Add another card to compare it with.")
                                          .arg(groupName(m_session.catalogue(), m_table->cardAt(0))));
    m_count->setText(tr("%1 of %2 cards").arg(cards).arg(Session::maxShortlist));
    m_add->setEnabled(m_session.shortlist().size() < Session::maxShortlist);
    m_onlyDifferent->setEnabled(cards >= leastCards);
    const int agreeing = m_table->agreeingRows();
    m_hidden->setText(m_table->onlyDifferent() ? tr("%n row(s) hidden", nullptr, agreeing) : QString());

    const QSignalBlocker blocker(m_baseline);
    m_baseline->clear();
    for (int column = 0; column < cards; ++column) {
        const QString name = groupName(m_session.catalogue(), m_table->cardAt(column));
        m_baseline->addItem(tr("Baseline: %1")
                                .arg(m_baseline->fontMetrics().elidedText(shortCardName(name),
                                                                          Qt::ElideMiddle, widestBaseline)));
    }
    m_baseline->setCurrentIndex(static_cast<int>(m_table->comparison().baseline));
    m_baseline->setVisible(cards >= leastCards);
    m_copy->setVisible(cards >= leastCards);
    m_export->setVisible(cards >= leastCards);
    m_verdict->setText(
        comparisonVerdict(m_session.catalogue(), m_session.resolved(), m_table->comparison(), locale()));
    m_verdict->setVisible(!m_verdict->text().isEmpty());
    m_charts->setVisible(cards >= leastCards);
    const QStringList notes = comparisonNotes(m_session.catalogue(), m_table->comparison(),
                                              m_session.workload().task.task, locale());
    m_notes->setText(sentencesJoined(notes));
    arrangeToolbar();
}

void ComparePage::arrangeToolbar()
{
    const bool roomy = width() >= roomyToolbar;
    m_bestLegend->setVisible(roomy && m_table->columnCount() >= leastCards);
    m_hidden->setVisible(roomy);
    m_count->setVisible(roomy);
    m_copy->setText(roomy ? tr("Copy as") : QString()); // its icon and name remain
    // In a low window the table and the charts need the lines more.
    m_notes->setVisible(m_table->columnCount() >= leastCards && !m_notes->text().isEmpty() &&
                        height() >= roomyHeight);
    m_onlyDifferent->setToolTip(
        m_table->onlyDifferent() ? tr("%n row(s) hidden", nullptr, m_table->agreeingRows()) : QString());
}

void ComparePage::retranslate()
{
    m_title->setText(pageName());
    m_add->setText(tr("Add card"));
    m_onlyDifferent->setText(tr("Only rows that differ"));
    m_bestLegend->setText(tr("◆ best in row"));
    m_baseline->setAccessibleName(tr("Baseline of the percentages"));
    m_baseline->setToolTip(tr("Percentages are differences to this card."));
    m_presets->setText(tr("Examples"));
    m_presets->setToolTip(tr("Comparisons that many people look for; undo brings yours back."));
    fillPresets();
    m_copy->setAccessibleName(tr("Copy as"));
    m_copy->setToolTip(tr("Copy the comparison as it is shown"));
    const QList<QAction *> forms = m_copy->choices()->actions();
    forms[0]->setText(tr("&Table (for documents and spreadsheets)\tCtrl+C"));
    forms[1]->setText(tr("&CSV"));
    forms[2]->setText(tr("&Markdown"));
    m_export->setText(tr("Export"));
    m_export->setToolTip(tr("Save the comparison as Excel workbook, CSV, Markdown or PDF"));
    for (const ComparisonFile kind : comparisonFiles)
        m_export->choices()->actions()[static_cast<int>(kind)]->setText(tr("&%1  %2…", "number, kind of file")
                                                                            .arg(static_cast<int>(kind) + 1)
                                                                            .arg(comparisonFileName(kind)));
    m_empty->button()->setText(tr("Add card"));
    m_view->setCornerText(tr("Specification"));
    m_view->setAccessibleName(tr("Cards side by side"));
    refresh();
}

void ComparePage::changeEvent(QEvent *event)
{
    Page::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        hideTip();
        m_sources->close();
        m_table->retranslate();
        retranslate();
    }
}

void ComparePage::resizeEvent(QResizeEvent *event)
{
    Page::resizeEvent(event);
    m_charts->openIfRoom(height());
    const bool low = height() < roomyHeight; // a small window keeps its rows
    m_verdict->setMaximumLines(low ? 1 : 0);
    layout()->setSpacing(low ? spacing / 2 : spacing);
    arrangeToolbar();
}

void ComparePage::hideEvent(QHideEvent *event)
{
    hideTip();
    Page::hideEvent(event);
}

} // namespace gpuwise
