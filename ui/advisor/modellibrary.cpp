// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/advisor/modellibrary.h"

#include "model/session/session.h"
#include "model/tables/modeltable.h"
#include "ui/style/flatpaint.h"
#include "ui/style/theme.h"
#include "ui/widgets/rowdelegate.h"
#include "ui/widgets/searchfield.h"
#include "ui/widgets/textlabel.h"

#include <QEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QPainter>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace gpuwise {

namespace {
constexpr int rowHeight = 28;
constexpr int rowsAtLeast = 3;
} // namespace

ModelLibrary::ModelLibrary(Session &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_search(new SearchField(this))
    , m_table(new ModelTable(session.catalogue(), this))
    , m_found(new ModelSearch(this))
    , m_view(new QTableView(this))
    , m_hint(new TextLabel(TextRole::Body, Ink::Secondary, TextLabel::Flow::Wrap, this))
{
    m_search->setObjectName(QStringLiteral("modelSearchField"));
    m_view->setObjectName(QStringLiteral("modelLibraryTable"));
    m_found->setSourceModel(m_table);
    m_view->setModel(m_found);
    m_view->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_view->setSelectionMode(QAbstractItemView::SingleSelection);
    m_view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setShowGrid(false);
    m_view->setTabKeyNavigation(false);
    m_view->setSortingEnabled(true);
    m_view->setWordWrap(false);
    m_view->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_view->verticalHeader()->hide();
    m_view->verticalHeader()->setMinimumSectionSize(20);
    m_view->verticalHeader()->setDefaultSectionSize(rowHeight);
    m_view->setItemDelegate(new RowDelegate(m_view));
    m_view->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    m_view->horizontalHeader()->setHighlightSections(false);
    m_view->horizontalHeader()->setFont(fontOf(TextRole::Header));
    m_view->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_view->horizontalHeader()->setSectionResizeMode(ModelTable::Name, QHeaderView::Stretch);
    m_view->horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder); // the catalogue's own order
    m_view->setMinimumHeight(m_view->horizontalHeader()->sizeHint().height() + rowsAtLeast * rowHeight +
                             2 * m_view->frameWidth());

    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(1, 9, 1, 1);
    column->setSpacing(8);
    auto *field = new QVBoxLayout;
    field->setContentsMargins(9, 0, 9, 0);
    field->addWidget(m_search);
    column->addLayout(field);
    m_hint->setContentsMargins(12, 0, 12, 0);
    column->addWidget(m_hint);
    column->addWidget(m_view, 1);

    connect(m_search, &QLineEdit::textChanged, this, &ModelLibrary::filter);
    connect(m_search, &QLineEdit::returnPressed, this, [this] { choose(m_view->currentIndex()); });
    connect(m_search, &SearchField::moveAsked, this, [this](int rows) {
        mark(std::clamp(m_view->currentIndex().row() + rows, 0, std::max(0, m_found->rowCount() - 1)));
    });
    connect(m_view, &QTableView::clicked, this, &ModelLibrary::choose);
    connect(m_view, &QTableView::activated, this, &ModelLibrary::choose);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &ModelLibrary::showHint);
    m_search->installEventFilter(this);
    m_view->installEventFilter(this);
    connect(&session, &Session::catalogueChanged, this, [this] {
        m_table->reload();
        updateCount();
        showAnswer();
    });
    connect(&session, &Session::modelChanged, this, &ModelLibrary::showAnswer);
    retranslate();
    showAnswer();
}

void ModelLibrary::setCompact()
{
    for (const int column : {ModelTable::Layers, ModelTable::NativePrecision})
        m_view->setColumnHidden(column, true);
}

void ModelLibrary::retranslate()
{
    m_search->setPlaceholderText(tr("Search the library: name, family, size"));
    m_search->setAccessibleName(tr("Search the model library"));
    m_view->setAccessibleName(tr("Model library"));
    m_table->retranslate();
    updateCount();
}

void ModelLibrary::updateCount()
{
    const int found = m_found->rowCount();
    m_search->setCount(tr("%1 of %2 models").arg(found).arg(m_table->rowCount()));
    showHint();
}

/// What is marked is not chosen yet: the line below the field says how it would be.
void ModelLibrary::showHint()
{
    m_hint->setText(m_found->rowCount() == 0
                        ? tr("No model matches. Type its size above instead: the result is the same.")
                    : isPending() ? tr("Enter or a click takes the model; Esc keeps the one you have.")
                                  : tr("Enter or a click takes a model."));
}

bool ModelLibrary::isPending() const
{
    const QModelIndex marked = m_view->currentIndex();
    return marked.isValid() && idAt(marked.row()) != m_session.workload().model.modelId;
}

QString ModelLibrary::idAt(int row) const
{
    return m_found->index(row, 0).data(ModelTable::IdRole).toString();
}

/// Typing answers nothing: it marks the first match, which Enter would take.
void ModelLibrary::filter(const QString &text)
{
    m_found->setQuery(text);
    if (text.trimmed().isEmpty())
        showAnswer();
    else
        mark(0);
    updateCount();
}

void ModelLibrary::mark(int row)
{
    if (row < 0 || row >= m_found->rowCount()) {
        m_view->selectionModel()->clear();
    } else if (row != m_view->currentIndex().row() || !m_view->selectionModel()->hasSelection()) {
        m_view->selectRow(row);
        m_view->scrollTo(m_found->index(row, 0), QAbstractItemView::EnsureVisible);
    }
}

void ModelLibrary::showAnswer()
{
    const QString id = m_session.workload().model.modelId;
    int row = -1;
    for (int i = 0; i < m_found->rowCount() && row < 0 && !id.isEmpty(); ++i) {
        if (idAt(i) == id)
            row = i;
    }
    mark(row);
    showHint();
}

void ModelLibrary::choose(const QModelIndex &index)
{
    if (!index.isValid())
        return;
    ModelAnswer answer = m_session.workload().model;
    answer.modelId = idAt(index.row());
    answer.sizeBillions = 0;
    answer.file.reset();
    m_session.setModel(answer);
    showAnswer();
}

/// Escape takes the mark back to the answer first; the next one is the page's or the popup's.
bool ModelLibrary::eventFilter(QObject *watched, QEvent *event)
{
    const bool escapes =
        event->type() == QEvent::KeyPress && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape;
    const bool searching = watched == m_search && !m_search->text().isEmpty();
    if (!escapes || (!isPending() && !searching))
        return QWidget::eventFilter(watched, event);
    m_search->clear();
    showAnswer();
    return true;
}

void ModelLibrary::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void ModelLibrary::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const Tokens &t = tokensOf(this);
    paintBox(painter, rect(), t.base, t.panelBorder);
}

} // namespace gpuwise
