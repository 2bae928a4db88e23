// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/machine/machinecardpanel.h"

#include "ui/cards/factlist.h"
#include "ui/widgets/entryrefusal.h"
#include "ui/widgets/namecompletion.h"
#include "ui/widgets/noterow.h"
#include "ui/widgets/tag.h"
#include "ui/widgets/textlabel.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace gpuwise {

namespace {

QString numbered(const char *name, int index)
{
    return QStringLiteral("%1%2").arg(QLatin1StringView(name)).arg(index);
}

} // namespace

MachineCardPanel::MachineCardPanel(const Catalogue &catalogue, const MachineCardView &view, int index,
                                   QWidget *parent)
    : Panel(parent)
    , m_view(view)
{
    setObjectName(numbered("machineCard", index));
    column()->setSpacing(8);
    column()->addWidget(makeHead(index));
    auto *why = new NoteRow(m_view.isAsked ? QStringLiteral("unknown") : QStringLiteral("info"),
                            m_view.isAsked ? Ink::Caution : Ink::Secondary, m_view.sentence, this);
    why->label()->setObjectName(numbered("machineSentence", index));
    column()->addWidget(why);
    if (m_view.isAsked && !m_view.candidates.isEmpty())
        column()->addWidget(makeCandidates(catalogue));
    column()->addWidget(makeChoice(catalogue, index));
    auto *facts = new FactList(this);
    facts->setObjectName(numbered("machineFacts", index));
    facts->setAccessibleName(tr("What was read of %1, and where").arg(m_view.title));
    QStringList tips;
    for (const QStringList &row : m_view.facts.rows)
        tips << row.value(2);
    facts->setFacts(m_view.facts, tips);
    column()->addWidget(facts);
}

QWidget *MachineCardPanel::makeHead(int index)
{
    auto *head = new QWidget(this);
    auto *title = new TextLabel(TextRole::Section, Ink::Text, TextLabel::Flow::OneLine, head);
    title->setObjectName(numbered("machineTitle", index));
    title->setText(m_view.title);
    auto *kind = new TextLabel(TextRole::Caption, Ink::Secondary, TextLabel::Flow::OneLine, head);
    kind->setText(m_view.kindWord);
    auto *row = new QHBoxLayout(head);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(10);
    row->addWidget(title, 1);
    row->addWidget(kind);
    return head;
}

/// The likely ones, a click each.
QWidget *MachineCardPanel::makeCandidates(const Catalogue &catalogue)
{
    auto *box = new QWidget(this);
    auto *rows = new QVBoxLayout(box);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(4);
    for (const QString &id : m_view.candidates) {
        const Gpu *gpu = catalogue.gpu(id);
        if (!gpu)
            continue;
        auto *button = new QPushButton(tr("It is a %1").arg(gpu->name), box);
        button->setObjectName(QStringLiteral("machineCandidate_%1").arg(id));
        button->setAutoDefault(false);
        connect(button, &QPushButton::clicked, this, [this, id] { Q_EMIT chosen(m_view.key, id); });
        rows->addWidget(button, 0, Qt::AlignLeft);
    }
    return box;
}

QWidget *MachineCardPanel::makeChoice(const Catalogue &catalogue, int index)
{
    auto *box = new QWidget(this);
    auto *label = new TextLabel(TextRole::Body, Ink::Secondary, TextLabel::Flow::OneLine, box);
    label->setText(tr("Counts as"));
    m_card = new QComboBox(box);
    m_card->setObjectName(numbered("machineChoice", index));
    m_card->setAccessibleName(tr("What %1 counts as").arg(m_view.title));
    m_card->setToolTip(tr("Type a part of a name to choose another card. The choice is remembered."));
    m_card->setEditable(true);
    m_card->setInsertPolicy(QComboBox::NoInsert);
    m_card->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_card->setMinimumContentsLength(24);
    completeByParts(*m_card);
    const Gpu *detected = catalogue.gpu(m_view.detectedId);
    const bool open = !detected && (m_view.isAsked || !m_view.candidates.isEmpty());
    m_card->addItem(detected ? tr("%1, as detected").arg(detected->name)
                    : open   ? tr("not named yet")
                             : tr("no card, as detected"),
                    QString());
    m_card->addItem(tr("no card: do not count it"), QString::fromLatin1(noCard));
    for (const QString &id : m_view.candidates)
        if (const Gpu *gpu = catalogue.gpu(id))
            m_card->addItem(gpu->name, id);
    for (const Gpu &gpu : catalogue.gpus)
        if (!m_view.candidates.contains(gpu.id))
            m_card->addItem(gpu.name, gpu.id);
    const QString choice = !m_view.byHand              ? QString()
                           : m_view.chosenId.isEmpty() ? QString::fromLatin1(noCard)
                                                       : m_view.chosenId;
    m_card->setCurrentIndex(std::max(0, m_card->findData(choice)));
    m_card->lineEdit()->setCursorPosition(0);
    connect(m_card, &QComboBox::activated, this,
            [this](int item) { Q_EMIT chosen(m_view.key, m_card->itemData(item).toString()); });
    selectAllOnFocus(m_card->lineEdit());
    auto *refused = new TextLabel(TextRole::Caption, Ink::Bad, TextLabel::Flow::Wrap, box);
    refused->setObjectName(numbered("machineRefusal", index));
    m_refusal = new EntryRefusal(m_card->lineEdit(), [this] { putBack(); });
    m_refusal->showBelow(refused);
    connect(m_card->lineEdit(), &QLineEdit::editingFinished, this, &MachineCardPanel::finishTyping);
    auto *row = new QHBoxLayout;
    row->setSpacing(10);
    row->addWidget(label);
    row->addWidget(m_card, 1);
    auto *rows = new QVBoxLayout(box);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(4);
    rows->addLayout(row);
    rows->addWidget(refused);
    return box;
}

void MachineCardPanel::putBack()
{
    m_card->setEditText(m_card->itemText(m_card->currentIndex()));
}

/// What names no card changes nothing, and stays with the reason.
void MachineCardPanel::finishTyping()
{
    const QString text = m_card->currentText().trimmed();
    const int index = m_card->findText(text, Qt::MatchFixedString);
    if (index == m_card->currentIndex() || text.isEmpty())
        putBack();
    else if (index < 0)
        m_refusal->refuse(tr("“%1” names no single card. Choose one from the list.").arg(text));
    else
        Q_EMIT chosen(m_view.key, m_card->itemData(index).toString());
}

} // namespace gpuwise
