// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cards/owndialog.h"

#include "ui/widgets/pagescroll.h"
#include "ui/widgets/textlabel.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

namespace gpuwise {

namespace {
constexpr int dialogWidth = 520;
constexpr int fieldWidth = 260;
constexpr int longestEntry = 4000; ///< far beyond what is accepted: the check says so

bool isEmptyField(const QWidget *field)
{
    const auto *edit = qobject_cast<const QLineEdit *>(field);
    return edit && edit->text().isEmpty();
}
} // namespace

OwnDialog::OwnDialog(Session &session, OwnFormKind kind, const QString &gpuId, QWidget *parent)
    : QDialog(parent)
    , m_session(session)
    , m_form(session, kind, gpuId, QLocale())
    , m_general(new TextLabel(TextRole::Body, Ink::Caution, TextLabel::Flow::Wrap, this))
    , m_save(new QPushButton(tr("Save"), this))
{
    setObjectName(QStringLiteral("ownDialog"));
    setWindowTitle(tr("Yours"));
    auto *page = new QVBoxLayout(this);
    page->setContentsMargins(16, 12, 16, 12);
    page->setSpacing(10);
    auto *title = new TextLabel(TextRole::Section, Ink::Text, TextLabel::Flow::Wrap, this);
    title->setText(m_form.title());
    auto *explanation = new TextLabel(TextRole::Body, Ink::Secondary, TextLabel::Flow::Wrap, this);
    explanation->setText(m_form.explanation());
    page->addWidget(title);
    page->addWidget(explanation);
    addFields();
    m_general->setObjectName(QStringLiteral("ownGeneralNote"));
    page->addWidget(m_general);
    page->addStretch(1);
    m_save->setObjectName(QStringLiteral("ownSave"));
    m_save->setDefault(true);
    auto *buttons = new QDialogButtonBox(this);
    buttons->addButton(m_save, QDialogButtonBox::AcceptRole);
    buttons->addButton(QDialogButtonBox::Cancel)->setObjectName(QStringLiteral("ownCancel"));
    connect(buttons, &QDialogButtonBox::accepted, this, &OwnDialog::save);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    page->addWidget(buttons);
    showNotes();
    resize(dialogWidth, sizeHint().height());
}

void OwnDialog::addFields()
{
    auto *grid = new QGridLayout;
    grid->setHorizontalSpacing(12);
    grid->setVerticalSpacing(4);
    grid->setColumnStretch(2, 1);
    int at = 0;
    for (const OwnFormField &field : m_form.fields()) {
        Row row;
        const QString id = field.id;
        if (field.choices.empty()) {
            auto *edit = new QLineEdit(field.value, this);
            edit->setPlaceholderText(field.hint);
            edit->setMaxLength(longestEntry);
            edit->setCursorPosition(0);
            connect(edit, &QLineEdit::textChanged, this,
                    [this, id](const QString &text) { enter(id, text); });
            row.field = edit;
        } else {
            auto *box = new QComboBox(this);
            for (const auto &[choice, words] : field.choices)
                box->addItem(words, choice);
            box->setCurrentIndex(box->findData(field.value));
            connect(box, &QComboBox::currentIndexChanged, this,
                    [this, id, box](int) { enter(id, box->currentData().toString()); });
            row.field = box;
        }
        row.field->setObjectName(QStringLiteral("own_%1").arg(id));
        row.field->setAccessibleName(field.label);
        row.field->setFixedWidth(fieldWidth);
        auto *label = new TextLabel(TextRole::Body, Ink::Text, TextLabel::Flow::OneLine, this);
        label->setText(field.label);
        label->setBuddy(row.field);
        row.unit = new TextLabel(TextRole::Body, Ink::Secondary, TextLabel::Flow::OneLine, this);
        row.unit->setText(field.unit);
        row.note = new TextLabel(TextRole::Caption, Ink::Caution, TextLabel::Flow::Wrap, this);
        row.note->setObjectName(QStringLiteral("ownNote_%1").arg(id));
        row.note->hide();
        grid->addWidget(label, at, 0);
        grid->addWidget(row.field, at, 1);
        grid->addWidget(row.unit, at++, 2);
        grid->addWidget(row.note, at++, 1, 1, 2);
        m_rows.emplace(id, row);
    }
    static_cast<QVBoxLayout *>(layout())->addLayout(grid);
}

void OwnDialog::enter(const QString &fieldId, const QString &value)
{
    if (m_showing)
        return;
    m_touched.insert(fieldId);
    if (m_form.setValue(fieldId, value))
        showValues();
    showNotes();
}

void OwnDialog::showValues()
{
    m_showing = true;
    for (const OwnFormField &field : m_form.fields()) {
        const Row &row = m_rows.at(field.id);
        row.unit->setText(field.unit);
        if (auto *edit = qobject_cast<QLineEdit *>(row.field)) {
            edit->setText(field.value);
            edit->setPlaceholderText(field.hint);
        }
    }
    m_showing = false;
}

void OwnDialog::showNotes()
{
    QStringList general;
    std::map<QString, QStringList> byField;
    for (const OwnFormNote &note : m_form.notes())
        (note.fieldId.isEmpty() ? general : byField[note.fieldId]) << note.text;
    for (const auto &[id, row] : m_rows) {
        const auto found = byField.find(id);
        const bool speaks = found != byField.end() && (m_touched.contains(id) || !isEmptyField(row.field));
        const QString text = speaks ? found->second.join(u'\n') : QString();
        row.note->setText(text);
        row.note->setVisible(!text.isEmpty());
        row.field->setAccessibleDescription(text);
    }
    m_general->setText(general.join(u'\n'));
    m_general->setVisible(!general.isEmpty());
    m_save->setEnabled(m_form.canSave());
    makeRoom();
}

/// Notes that wrap need more height than a layout asks for as its least.
void OwnDialog::makeRoom()
{
    layout()->activate();
    const int needed = layout()->totalHeightForWidth(width());
    if (needed > height())
        resize(width(), needed);
}

void OwnDialog::save()
{
    if (!m_form.canSave())
        return;
    const QString problem = m_session.changeOwnData(m_form.edits(), m_form.kind());
    if (problem.isEmpty()) {
        accept();
        return;
    }
    m_general->setText(problem);
    m_general->setVisible(true);
    makeRoom();
}

} // namespace gpuwise
