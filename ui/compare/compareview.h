// SPDX-License-Identifier: GPL-3.0-or-later
//
// The comparison itself: a table with a frozen first column. Every edit by mouse has a key: Delete removes
// the card of the current column, Alt+Left and Alt+Right move it, B makes it the baseline; Enter or Space
// opens and closes a section, and shows all sources of a value.
#pragma once

#include "ui/widgets/guidehelp.h"

#include <QTableView>

namespace gpuwise {

class CardHeader;
class CompareCellDelegate;
class ComparisonTable;
class SpecHeader;

class CompareView final : public QTableView, public GuideTerms
{
    Q_OBJECT
public:
    explicit CompareView(ComparisonTable &table, QWidget *parent = nullptr);

    CardHeader *cardHeader() const { return m_cardHeader; }
    SpecHeader *specHeader() const { return m_specHeader; }
    int currentCard() const; ///< column of the current cell; -1: none
    void setCornerText(const QString &text);
    int wholeHeight() const; ///< all rows without scrolling

    QStringList guideEntries() const override { return {}; } ///< its header names them
    QString guideEntryAt(const QPoint &) const override { return {}; }
    QString guideEntryNow() const override;
    bool hasOwnMenu() const override { return true; }

Q_SIGNALS:
    void removeAsked(int column);
    void moveAsked(int from, int to);
    void baselineAsked(int column);
    void sourcesAsked(const QModelIndex &index);
    void tipAsked(const QModelIndex &index); ///< the mouse rests on a cell, or the keyboard came to one
    void tipUnwanted();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;
    void focusOutEvent(QFocusEvent *event) override;
    void changeEvent(QEvent *event) override;
    bool viewportEvent(QEvent *event) override;
    void updateGeometries() override;

private:
    void arrange();      ///< row heights, spans, equal columns
    void arrangeLater(); ///< once, after the changes of the moment
    void toggleSection(int line);
    void showMenu(int column, const QModelIndex &index, const QPoint &globalPosition);
    bool keyPressed(int key, Qt::KeyboardModifiers modifiers);

    ComparisonTable &m_table;
    CardHeader *m_cardHeader;
    SpecHeader *m_specHeader;
    CompareCellDelegate *m_delegate;
    QWidget *m_corner;
    bool m_arranging = false;
    bool m_keyboardMoved = false;
    int m_pressedLine = -1;
};

} // namespace gpuwise
