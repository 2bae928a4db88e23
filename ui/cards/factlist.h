// SPDX-License-Identifier: GPL-3.0-or-later
//
// Facts in a narrow place: name and value on one line, under them where the value comes from. As tall as its
// facts: whoever holds it scrolls.
#pragma once

#include "model/estimate/fit.h"
#include "model/words/sheet.h"
#include "ui/widgets/guidehelp.h"

#include <QListWidget>

#include <vector>

namespace gpuwise {

class FactList final : public QListWidget, public GuideTerms
{
    Q_OBJECT
public:
    enum Role
    {
        ValueRole = Qt::UserRole,
        UnderRole,   ///< QString: the second line
        UnknownRole, ///< bool: the value only says why there is none
        VerdictRole, ///< int of Verdict: an icon and its colour; invalid: none
        EntryRole    ///< QString: of the guide; empty: none
    };
    explicit FactList(QWidget *parent = nullptr);

    /// The first three columns of the sheet; tips and verdicts are of its rows, if there are any.
    void setFacts(const Sheet &sheet, const QStringList &tips, const std::vector<Verdict> &verdicts = {});
    void setKnown(const std::vector<bool> &known); ///< of the rows
    void setEntries(const QStringList &entryIds);  ///< of the rows: what the guide says about them

    QStringList guideEntries() const override;
    QString guideEntryAt(const QPoint &at) const override;
    QString guideEntryNow() const override;
};

} // namespace gpuwise
