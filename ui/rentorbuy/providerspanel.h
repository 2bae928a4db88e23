// SPDX-License-Identifier: GPL-3.0-or-later
//
// Who rents the cards out: the table with its dates and marks, banners above it where many rows share one;
// under it what buying guides say.
#pragma once

#include "model/tables/providertable.h"
#include "ui/widgets/panel.h"

namespace gpuwise {

class SheetTable;
class TextLabel;

class ProvidersPanel final : public Panel
{
    Q_OBJECT
public:
    explicit ProvidersPanel(QWidget *parent = nullptr);

    void setProviders(const ProviderTable &providers);

private:
    TextLabel *m_title;
    TextLabel *m_note;
    QVBoxLayout *m_banners;
    SheetTable *m_table;
    QVBoxLayout *m_claims;
};

} // namespace gpuwise
