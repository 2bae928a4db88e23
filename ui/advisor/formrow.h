// SPDX-License-Identifier: GPL-3.0-or-later
//
// Label and field side by side in a grid, the label the field's buddy and its spoken name.
#pragma once

#include "model/guide/guideterms.h"

#include <QString>

class QGridLayout;
class QWidget;

namespace gpuwise {

class EntryRefusal;
class TextLabel;

/// A row of a form; the label is set by setFormText when the language is known.
struct FormRow
{
    TextLabel *label = nullptr;
    QWidget *field = nullptr;
};
FormRow addFormRow(QGridLayout *grid, QWidget *field, QWidget *parent);
void setFormText(const FormRow &row, const QString &text, const QString &toolTip = {});
/// The line under a field that says why its entry is refused.
void addRefusalRow(QGridLayout *grid, EntryRefusal *refusal, const QString &objectName, QWidget *parent);
/// "What is this?" on label and field.
void explainFormRow(const FormRow &row, GuideTerm term);
void setFormVisible(const FormRow &row, bool visible);

} // namespace gpuwise
