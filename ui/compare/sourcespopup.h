// SPDX-License-Identifier: GPL-3.0-or-later
//
// "Says who?" on the screen: a tip that comes with the mouse or the current cell and takes no input, and a
// popup with everything that the keyboard opens and Esc closes.
#pragma once

#include "model/tables/cellsources.h"

#include <QFrame>

class QScrollArea;

namespace gpuwise {

class SourcesBox;

class SourcesTip final : public QFrame
{
    Q_OBJECT
public:
    explicit SourcesTip(QWidget *parent);
    void showFor(const CellSources &sources, const QRect &cell); ///< `cell` in global coordinates

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QWidget *m_content = nullptr;
};

class SourcesPopup final : public QFrame
{
    Q_OBJECT
public:
    explicit SourcesPopup(QWidget *parent);
    void openFor(const CellSources &sources, const QRect &cell);
    const CellSources &sources() const { return m_sources; }

Q_SIGNALS:
    void copied(const QString &title); ///< the text is on the clipboard

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void copy();

    CellSources m_sources;
    QScrollArea *m_scroll;
    QWidget *m_foot = nullptr;
};

} // namespace gpuwise
