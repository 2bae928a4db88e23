// SPDX-License-Identifier: GPL-3.0-or-later
//
// The tiers of the buying guides, each with its advantage, scene and caution, and where its cards stand for
// the workload of the moment.
#pragma once

#include "model/session/tierboard.h"

#include <QWidget>

class QVBoxLayout;

namespace gpuwise {

class GuideTiersPanel final : public QWidget
{
    Q_OBJECT
public:
    explicit GuideTiersPanel(QWidget *parent = nullptr);
    void setTiers(const std::vector<GuideTierView> &tiers);

Q_SIGNALS:
    void cardActivated(const QString &gpuId);

private:
    QWidget *makeTier(const GuideTierView &tier, QWidget *parent);

    QVBoxLayout *m_page;
    QWidget *m_content = nullptr;
};

} // namespace gpuwise
