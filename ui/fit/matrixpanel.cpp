// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/fit/matrixpanel.h"

#include "model/guide/guideterms.h"
#include "model/session/session.h"
#include "model/words/fitwords.h"
#include "model/words/words.h"
#include "ui/fit/matrixview.h"
#include "ui/widgets/guidehelp.h"
#include "ui/widgets/textlabel.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

namespace gpuwise {

MatrixPanel::MatrixPanel(Session &session, QWidget *parent)
    : Panel(parent)
    , m_session(session)
    , m_table(new FitMatrixTable(this))
    , m_view(new MatrixView(*m_table, this))
    , m_title(new TextLabel(TextRole::Section, Ink::Text, TextLabel::Flow::OneLine, this))
    , m_caption(new TextLabel(TextRole::Caption, Ink::Secondary, TextLabel::Flow::Wrap, this))
    , m_cell(new TextLabel(TextRole::Caption, Ink::Text, TextLabel::Flow::Wrap, this))
    , m_take(new QPushButton(this))
{
    setObjectName(QStringLiteral("fitMatrixPanel"));
    setGuideEntry(this, guideEntryFor(GuideTerm::Matrix));
    m_cell->setObjectName(QStringLiteral("fitMatrixCell"));
    m_take->setObjectName(QStringLiteral("fitMatrixTake"));
    m_take->setFlat(true);
    m_take->setProperty("dense", true);
    column()->setSpacing(4);
    column()->addWidget(m_title);
    column()->addWidget(m_caption);
    column()->addWidget(m_view);
    auto *foot = new QHBoxLayout;
    foot->setSpacing(8);
    foot->addWidget(m_cell, 1);
    foot->addWidget(m_take, 0, Qt::AlignTop);
    column()->addLayout(foot);
    connect(m_view, &MatrixView::cellChanged, this, &MatrixPanel::showCell);
    connect(m_view, &MatrixView::cellActivated, this, &MatrixPanel::take);
    connect(m_view, &MatrixView::roomChanged, this, &MatrixPanel::refresh);
    connect(m_take, &QPushButton::clicked, this, &MatrixPanel::take);
    retranslate();
}

void MatrixPanel::showGroup(const CardGroup &cards)
{
    m_cards = cards;
    refresh();
}

void MatrixPanel::refresh()
{
    if (m_cards.gpuId.isEmpty())
        return;
    m_table->setMatrix(
        fitMatrix(m_session.catalogue(), m_session.resolved(), m_cards, m_view->columnsThatFit()));
    m_view->arrange();
    m_title->setText(matrixTitle(m_table->matrix()));
    m_caption->setText(m_cards.count == 1 ? tr("GiB needed on one %1; the present answers are framed")
                                                .arg(groupName(m_session.catalogue(), m_cards))
                                          : tr("GiB needed on each of %1; the present answers are framed")
                                                .arg(groupName(m_session.catalogue(), m_cards)));
    m_view->setAccessibleName(m_title->text());
    m_view->setAccessibleDescription(m_caption->text());
    showCell();
}

void MatrixPanel::showCell()
{
    QModelIndex index = m_view->currentIndex();
    if (!index.isValid())
        index = m_table->askedIndex();
    m_cell->setText(index.isValid() ? index.data(Qt::AccessibleTextRole).toString() : QString());
    const bool another = index.isValid() && !index.data(FitMatrixTable::AskedRole).toBool() &&
                         m_table->cell(index).problem == EstimateProblem::None;
    m_take->setEnabled(another);
}

void MatrixPanel::take()
{
    if (m_take->isEnabled() && m_view->currentIndex().isValid())
        m_session.setWorkload(Workload(m_table->cell(m_view->currentIndex()).workload),
                              EditKind::ApplySuggestion);
}

void MatrixPanel::retranslate()
{
    m_take->setText(tr("Use these"));
    m_take->setToolTip(inertToolTip(tr("Take this cell's precision and size as the answers; undo brings the "
                                       "old ones back.")));
    m_take->setAccessibleName(tr("Use the answers of this cell"));
    refresh();
}

void MatrixPanel::changeEvent(QEvent *event)
{
    Panel::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace gpuwise
