// SPDX-License-Identifier: GPL-3.0-or-later
//
// "Says who?": the terms, formulas, sources and assumptions behind one option.
#pragma once

#include "model/advice/advisor.h"

#include <QDialog>

class QGridLayout;
class QVBoxLayout;

namespace gpuwise {

class Session;
struct DetailSection;

class OptionDialog final : public QDialog
{
    Q_OBJECT
public:
    OptionDialog(const Session &session, const Option &option, QWidget *parent = nullptr);

private:
    void addSection(QVBoxLayout *column, const DetailSection &section);
};

} // namespace gpuwise
