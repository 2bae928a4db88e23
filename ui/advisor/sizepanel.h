// SPDX-License-Identifier: GPL-3.0-or-later
//
// The size of the model by hand: a logarithmic slider and a field.
#pragma once

#include "ui/widgets/panel.h"

namespace gpuwise {

class Session;
class SizeEdit;
class SizeSlider;
class TextLabel;

class SizePanel final : public Panel
{
    Q_OBJECT
public:
    explicit SizePanel(Session &session, QWidget *parent = nullptr);
    SizeSlider *slider() const { return m_slider; }
    SizeEdit *edit() const { return m_edit; }

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void showAnswer();
    void answer(double billions);

    Session &m_session;
    TextLabel *m_caption;
    TextLabel *m_hint;
    SizeSlider *m_slider;
    SizeEdit *m_edit;
    TextLabel *m_refused;
};

} // namespace gpuwise
