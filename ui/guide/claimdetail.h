// SPDX-License-Identifier: GPL-3.0-or-later
//
// One claim: what was said, in both languages, the verdict, what is right, why, what was computed now and
// where it is from; and the ways from there to the Advisor, the cards and the comparison.
#pragma once

#include "model/domain/catalogue.h"

#include <QWidget>

class QVBoxLayout;

namespace gpuwise {

class ClaimDetail final : public QWidget
{
    Q_OBJECT
public:
    explicit ClaimDetail(const Catalogue &catalogue, QWidget *parent = nullptr);
    void setClaim(const Claim *claim); ///< null: nothing is shown

Q_SIGNALS:
    void advisorAsked(const QString &claimId);
    void cardAsked(const QString &gpuId);
    void compareAsked(const QStringList &gpuIds);

private:
    void addPart(const QString &title, const QString &text);
    void addCheck(const Claim &claim);
    void addButtons(const Claim &claim);

    const Catalogue &m_catalogue;
    QVBoxLayout *m_column;
};

} // namespace gpuwise
