// SPDX-License-Identifier: GPL-3.0-or-later
//
// Tiles of precisions with what the weights need in each. As many columns as the width allows.
#pragma once

#include "model/session/precisionchoices.h"

#include <QWidget>

#include <vector>

class QButtonGroup;

namespace gpuwise {

class ChoiceTile;
class Session;

class PrecisionPicker final : public QWidget
{
    Q_OBJECT
public:
    explicit PrecisionPicker(Session &session, QWidget *parent = nullptr);

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void refresh();
    void place();
    int columnsFor(int width) const;

    Session &m_session;
    QButtonGroup *m_group;
    std::vector<PrecisionChoice> m_choices;
    std::vector<ChoiceTile *> m_tiles;
    bool m_stale = true;
};

} // namespace gpuwise
