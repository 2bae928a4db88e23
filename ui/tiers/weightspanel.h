// SPDX-License-Identifier: GPL-3.0-or-later
//
// The weights of the score on sliders; their swatches are the legend of the chips' strips. The weights belong
// to the session: undo brings them back.
#pragma once

#include "model/session/tierweights.h"
#include "ui/widgets/panel.h"

#include <array>

class QPushButton;
class QSlider;

namespace gpuwise {

class Session;
class TextLabel;

class WeightsPanel final : public Panel
{
    Q_OBJECT
public:
    explicit WeightsPanel(Session &session, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    struct Row
    {
        TextLabel *name = nullptr;
        TextLabel *share = nullptr;
        QSlider *slider = nullptr;
    };
    Row addRow(ScorePart part);
    void refresh();
    void retranslate();

    Session &m_session;
    TextLabel *m_title;
    QPushButton *m_reset;
    std::array<Row, scoreParts.size()> m_rows;
    TextLabel *m_note;
};

} // namespace gpuwise
