// SPDX-License-Identifier: GPL-3.0-or-later
//
// Price against speed of everything that fits, under the picks: as a chart or as a table.
#pragma once

#include "model/session/pricespeed.h"
#include "ui/widgets/panel.h"

class QPushButton;

namespace gpuwise {

class MenuButton;
class ScatterView;
class Session;
class SheetTable;
class TextLabel;

class PriceSpeedPanel final : public Panel
{
    Q_OBJECT
public:
    explicit PriceSpeedPanel(Session &session, QWidget *parent = nullptr);

    void refresh(); ///< from the session's advice; hides where there is nothing to draw

Q_SIGNALS:
    void detailsAsked(std::size_t option); ///< index into the advice's options

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void showTable(bool on);

    Session &m_session;
    PriceSpeed m_shown;
    TextLabel *m_title;
    QPushButton *m_asTable;
    MenuButton *m_picture;
    ScatterView *m_view;
    SheetTable *m_table;
    TextLabel *m_note;
};

} // namespace gpuwise
