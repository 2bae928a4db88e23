// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/import/importmapping.h"

#include "ui/widgets/textlabel.h"

#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace gpuwise {

namespace {
constexpr int leastChoice = 150;
} // namespace

ImportMapping::ImportMapping(QWidget *parent)
    : QWidget(parent)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(12, 8, 12, 8);
}

void ImportMapping::showDraft(const ImportDraft &draft)
{
    const QStringList headers = draft.headers();
    const std::vector<ImportFieldChoice> fields = draft.fields();
    const bool sameFields = std::equal(fields.begin(), fields.end(), m_fields.begin(), m_fields.end(),
                                       [](const auto &a, const auto &b) { return a.field == b.field; });
    m_fields = fields;
    if (!sameFields || headers != m_headers || !m_box) {
        m_headers = headers;
        build();
    }
    for (std::size_t i = 0; i < m_fields.size(); ++i) {
        const QSignalBlocker quiet(m_rows[i].column); // showing a choice is not making one
        m_rows[i].column->setCurrentIndex(m_fields[i].column + 1);
        m_rows[i].label->setInk(m_fields[i].isMissing ? Ink::Bad : Ink::Text);
        m_rows[i].column->setAccessibleDescription(
            m_fields[i].isMissing ? tr("Choose the column that is meant.") : QString());
    }
}

void ImportMapping::build()
{
    if (m_box)
        m_box->deleteLater(); // it may be the one that was clicked
    m_rows.clear();
    m_box = new QWidget(this);
    m_grid = new QGridLayout(m_box);
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setHorizontalSpacing(10);
    m_grid->setVerticalSpacing(4);
    m_grid->setColumnStretch(1, 1);
    int at = 0;
    for (const ImportFieldChoice &field : m_fields) {
        Row row;
        row.label = new TextLabel(TextRole::Body, Ink::Text, TextLabel::Flow::OneLine, m_box);
        row.label->setText(field.name);
        row.column = new QComboBox(m_box);
        row.column->setObjectName(QStringLiteral("importColumn_%1").arg(field.field));
        row.column->setAccessibleName(tr("Column for %1").arg(field.name));
        row.column->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        row.column->setMinimumWidth(leastChoice);
        row.column->setFocusPolicy(Qt::StrongFocus);
        row.column->addItem(tr("not in the file"));
        row.column->addItems(m_headers);
        row.column->installEventFilter(this);
        connect(row.column, &QComboBox::currentIndexChanged, this,
                [this, id = field.field](int index) { Q_EMIT columnChosen(id, index - 1); });
        m_grid->addWidget(row.label, at, 0);
        m_grid->addWidget(row.column, at++, 1);
        m_rows.push_back(row);
    }
    static_cast<QVBoxLayout *>(layout())->insertWidget(0, m_box);
    m_box->show();
}

bool ImportMapping::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Wheel) {
        event->ignore(); // to the list
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace gpuwise
