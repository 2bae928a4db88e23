// SPDX-License-Identifier: GPL-3.0-or-later
//
// The pages at the left edge: icon over label, the current one marked; the report at the foot is an action,
// not a page.
#pragma once

#include <QWidget>

#include <vector>

class QAbstractButton;
class QButtonGroup;
class QVBoxLayout;

namespace gpuwise {

class Divider;

class NavigationRail final : public QWidget
{
    Q_OBJECT
public:
    explicit NavigationRail(QWidget *parent = nullptr);

    void addPage(const QString &iconName, const QString &objectName);
    void setPageText(int index, const QString &text);
    void setCurrent(int index);
    void addFootAction(const QString &iconName, const QString &objectName);
    void setFootText(const QString &text);
    /// Icons only where the window is narrow; the labels then are tool tips.
    void setCompact(bool compact);
    void setItemWidth(int width); ///< 88, or 72 in a window of 1280

Q_SIGNALS:
    void pagePicked(int index);
    void footActivated();

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void updateNames();

    QVBoxLayout *m_column;
    QButtonGroup *m_group;
    std::vector<QAbstractButton *> m_pages;
    QAbstractButton *m_foot = nullptr;
    Divider *m_line = nullptr;
};

} // namespace gpuwise
