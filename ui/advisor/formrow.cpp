// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/advisor/formrow.h"

#include "ui/widgets/entryrefusal.h"
#include "ui/widgets/guidehelp.h"
#include "ui/widgets/textlabel.h"

#include <QEvent>
#include <QGridLayout>

namespace gpuwise {

namespace {

constexpr int longestField = 320; // a longer field says nothing more

/// A wheel that turns a page must not change the answer it passes over: only the field in use takes it.
class WheelGuard final : public QObject
{
public:
    using QObject::QObject;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        const auto *field = qobject_cast<QWidget *>(watched);
        if (event->type() != QEvent::Wheel || !field || field->hasFocus())
            return false;
        event->ignore(); // the page scrolls
        return true;
    }
};

} // namespace

FormRow addFormRow(QGridLayout *grid, QWidget *field, QWidget *parent)
{
    FormRow row{new TextLabel(TextRole::Body, Ink::Text, TextLabel::Flow::OneLine, parent), field};
    const int at = grid->rowCount();
    row.label->setBuddy(field);
    grid->addWidget(row.label, at, 0);
    grid->addWidget(field, at, 1);
    field->setFocusPolicy(Qt::StrongFocus); // not WheelFocus
    field->installEventFilter(new WheelGuard(field));
    field->setMinimumWidth(200);
    field->setMaximumWidth(longestField);
    return row;
}

void addRefusalRow(QGridLayout *grid, EntryRefusal *refusal, const QString &objectName, QWidget *parent)
{
    auto *label = new TextLabel(TextRole::Caption, Ink::Bad, TextLabel::Flow::Wrap, parent);
    label->setObjectName(objectName);
    label->setMaximumWidth(longestField);
    grid->addWidget(label, grid->rowCount(), 1);
    refusal->showBelow(label);
}

void setFormText(const FormRow &row, const QString &text, const QString &toolTip)
{
    row.label->setText(text);
    row.field->setAccessibleName(QString(text).remove(u'&'));
    if (!toolTip.isEmpty())
        row.field->setToolTip(inertToolTip(toolTip));
}

void explainFormRow(const FormRow &row, GuideTerm term)
{
    setGuideEntry(row.label, guideEntryFor(term));
    setGuideEntry(row.field, guideEntryFor(term));
}

void setFormVisible(const FormRow &row, bool visible)
{
    row.label->setVisible(visible);
    row.field->setVisible(visible);
}

} // namespace gpuwise
