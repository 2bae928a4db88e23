// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rentorbuy/costfieldrow.h"

#include "model/guide/guideterms.h"
#include "ui/widgets/entryrefusal.h"
#include "ui/widgets/guidehelp.h"
#include "ui/widgets/heightforwidth.h"
#include "ui/widgets/textlabel.h"

#include <QGridLayout>
#include <QKeyEvent>
#include <QLineEdit>

namespace gpuwise {

namespace {
constexpr int fieldWidth = 96;
constexpr int unitWidth = 76;
constexpr int longestEntry = 24;
} // namespace

CostFieldRow::CostFieldRow(CostField field, QWidget *parent)
    : QWidget(parent)
    , m_field(field)
    , m_name(new TextLabel(TextRole::Body, Ink::Text, TextLabel::Flow::OneLine, this))
    , m_edit(new QLineEdit(this))
    , m_unit(new TextLabel(TextRole::Caption, Ink::Secondary, TextLabel::Flow::OneLine, this))
    , m_basis(new TextLabel(TextRole::Caption, Ink::Secondary, TextLabel::Flow::Wrap, this))
    , m_refusal(new EntryRefusal(m_edit, [this] { putBack(); }))
{
    const QString code = costFieldCode(field);
    setGuideEntry(this, guideEntryFor(field));
    m_edit->setObjectName(QStringLiteral("cost_%1").arg(code));
    m_basis->setObjectName(QStringLiteral("costBasis_%1").arg(code));
    auto *refused = new TextLabel(TextRole::Caption, Ink::Bad, TextLabel::Flow::Wrap, this);
    refused->setObjectName(QStringLiteral("costRefusal_%1").arg(code));
    m_edit->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_edit->setMaxLength(longestEntry);
    m_edit->setFixedWidth(fieldWidth);
    m_unit->setFixedWidth(unitWidth);
    m_name->setBuddy(m_edit);
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(0);
    grid->setColumnStretch(0, 1);
    grid->addWidget(m_name, 0, 0);
    grid->addWidget(m_edit, 0, 1);
    grid->addWidget(m_unit, 0, 2);
    grid->addWidget(refused, 1, 0, 1, 3);
    grid->addWidget(m_basis, 2, 0, 1, 3);
    m_refusal->showBelow(refused);
    selectAllOnFocus(m_edit);
    letHeightFollowWidth(*this, QSizePolicy::Preferred);
    m_edit->installEventFilter(this);
    connect(m_edit, &QLineEdit::editingFinished, this, &CostFieldRow::enter);
}

void CostFieldRow::setTexts(const CostFieldText &texts)
{
    m_texts = texts;
    m_name->setText(texts.name);
    m_unit->setText(texts.unit);
    m_edit->setAccessibleName(texts.unit.isEmpty() ? texts.name
                                                   : QStringLiteral("%1, %2").arg(texts.name, texts.unit));
    m_edit->setEnabled(texts.applies);
    showBasis();
    if (!m_edit->isModified())
        putBack();
}

void CostFieldRow::showBasis()
{
    m_basis->setInk(m_texts.known ? Ink::Secondary : Ink::Caution);
    m_basis->setText(m_texts.basis);
    m_edit->setToolTip(inertToolTip(m_texts.detail.isEmpty() ? m_texts.basis : m_texts.detail));
    m_basis->setToolTip(m_edit->toolTip());
}

void CostFieldRow::putBack()
{
    m_edit->setText(m_texts.value);
    m_edit->setModified(false);
    m_refusal->accept();
    m_edit->setAccessibleDescription(m_texts.basis);
}

/// The page has given its texts anew before; a refusal is said anew by who said it.
void CostFieldRow::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange && m_refusal->isRefused())
        Q_EMIT entered(m_field, m_edit->text());
}

void CostFieldRow::refuse(const QString &sentence)
{
    const QString counting =
        m_texts.unit.isEmpty() ? m_texts.value : tr("%1 %2", "value, unit").arg(m_texts.value, m_texts.unit);
    m_refusal->refuse(m_texts.value.isEmpty()
                          ? sentence
                          : tr("%1 Until then %2 counts.", "why an entry is refused, the value that stays")
                                .arg(sentence, counting));
}

/// A line edit keeps the keys of undo for itself even when it has nothing to undo: then they are the page's.
bool CostFieldRow::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_edit && event->type() == QEvent::ShortcutOverride && !m_edit->isModified()) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo)) {
            event->ignore();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void CostFieldRow::enter()
{
    if (!m_edit->isModified())
        return;
    m_edit->setModified(false); // a dialog or a message may take the focus and come here again
    Q_EMIT entered(m_field, m_edit->text());
}

} // namespace gpuwise
