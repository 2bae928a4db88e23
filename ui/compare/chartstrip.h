// SPDX-License-Identifier: GPL-3.0-or-later
//
// Under the table: some of its rows as bars, as many as there is room for, each with the choice of what it
// shows. In a low window it is closed to its title until it is opened.
#pragma once

#include <QStringList>
#include <QWidget>

#include <vector>

class QComboBox;
class QHBoxLayout;
class QToolButton;

namespace gpuwise {

class BarChartView;
class ComparisonTable;
class ScatterView;
class Session;
class TextLabel;

class ChartStrip final : public QWidget
{
    Q_OBJECT
public:
    static constexpr int mostCharts = 4;

    ChartStrip(Session &session, ComparisonTable &table, QWidget *parent = nullptr);

    bool isOpen() const { return m_open; }
    void setOpen(bool open);         ///< what the user wants
    void openIfRoom(int pageHeight); ///< until the user has said
    void forgetWishes();             ///< open or closed, and what the charts show
    void choosePriceSpeed();         ///< in the first chart

    int chartCount() const; ///< shown at this width
    BarChartView *chart(int slot) const;
    ScatterView *scatter(int slot) const; ///< price against speed, where that is chosen
    QComboBox *metricCombo(int slot) const;

Q_SIGNALS:
    void metricActivated(const QString &id); ///< a chart was clicked: its row in the table is asked for

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    struct Slot
    {
        QWidget *box = nullptr;
        QComboBox *metric = nullptr;
        TextLabel *unit = nullptr;
        BarChartView *chart = nullptr;
        ScatterView *scatter = nullptr;
        TextLabel *aside = nullptr; ///< what the scatter does not draw
        bool scatters = false;      ///< shows the scatter instead of the bars
        QString chosen;             ///< id; empty until the user chooses
    };
    Slot makeSlot(int number);
    void applyOpen();
    void refresh(); ///< after every change of the comparison
    void fillSlot(Slot &slot, const QString &shown);
    void showSlots();
    void retranslate();

    Session &m_session;
    ComparisonTable &m_table;
    QToolButton *m_toggle;
    QWidget *m_charts;
    std::vector<Slot> m_slots;
    bool m_open = false;
    bool m_decided = false; ///< the user has opened or closed it
};

} // namespace gpuwise
