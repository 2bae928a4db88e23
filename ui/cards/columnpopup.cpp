// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cards/columnpopup.h"

#include "model/tables/cardcolumns.h"

#include <QEvent>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace gpuwise {

namespace {
constexpr int popupWidth = 300;
constexpr int tallest = 520;
} // namespace

ColumnPopup::ColumnPopup(QWidget *parent)
    : QFrame(parent, Qt::Popup)
    , m_list(new QListWidget(this))
    , m_usual(new QPushButton(this))
{
    setObjectName(QStringLiteral("columnPopup"));
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    m_list->setObjectName(QStringLiteral("columnList"));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setUniformItemSizes(true);
    m_usual->setObjectName(QStringLiteral("columnsUsual"));
    for (const CardColumn &column : cardTableColumns().subspan(1)) { // the name always stays
        auto *item = new QListWidgetItem(m_list);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setData(Qt::UserRole, QString::fromLatin1(column.id));
        item->setCheckState(Qt::Unchecked);
    }
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(8, 8, 8, 8);
    column->setSpacing(8);
    column->addWidget(m_list, 1);
    column->addWidget(m_usual);
    connect(m_list, &QListWidget::itemChanged, this, &ColumnPopup::collect);
    connect(m_usual, &QPushButton::clicked, this, [this] {
        showColumns(usualCardColumns());
        Q_EMIT columnsPicked(usualCardColumns());
    });
    retranslate();
}

void ColumnPopup::openUnder(QWidget *button, const QStringList &shown)
{
    showColumns(shown);
    const QWidget *root = button->window();
    const QPoint under = button->mapTo(root, QPoint(button->width() - popupWidth, button->height() + 2));
    const int room = root->height() - under.y() - 8;
    setFixedSize(popupWidth, std::clamp(room, 200, tallest));
    move(root->mapToGlobal(QPoint(std::max(4, under.x()), under.y())));
    show();
    m_list->setFocus(Qt::PopupFocusReason);
    if (m_list->currentRow() < 0)
        m_list->setCurrentRow(0);
}

void ColumnPopup::showColumns(const QStringList &ids)
{
    const QSignalBlocker quiet(m_list);
    for (int row = 0; row < m_list->count(); ++row) {
        QListWidgetItem *item = m_list->item(row);
        item->setCheckState(ids.contains(item->data(Qt::UserRole).toString()) ? Qt::Checked : Qt::Unchecked);
    }
}

void ColumnPopup::collect()
{
    QStringList ids;
    for (int row = 0; row < m_list->count(); ++row)
        if (m_list->item(row)->checkState() == Qt::Checked)
            ids << m_list->item(row)->data(Qt::UserRole).toString();
    Q_EMIT columnsPicked(ids);
}

void ColumnPopup::retranslate()
{
    const QSignalBlocker quiet(m_list);
    for (int row = 0; row < m_list->count(); ++row)
        m_list->item(row)->setText(cardColumnName(cardTableColumns()[static_cast<std::size_t>(row) + 1]));
    m_list->setAccessibleName(tr("Columns"));
    m_usual->setText(tr("The usual columns"));
    setAccessibleName(tr("Columns of the table"));
}

void ColumnPopup::changeEvent(QEvent *event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace gpuwise
