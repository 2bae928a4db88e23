// SPDX-License-Identifier: GPL-3.0-or-later
//
// The memory that the present answers need, live: the bar with the sizes of common cards, and its terms.
#pragma once

#include "model/charts/needbar.h"
#include "ui/widgets/guidehelp.h"
#include "ui/widgets/panel.h"

namespace gpuwise {

class FitLegend;
class Session;
class TextLabel;

/// The painted part.
class NeedBarWidget final : public QWidget, public GuideTerms
{
    Q_OBJECT
public:
    explicit NeedBarWidget(QWidget *parent = nullptr);
    void setNeed(const LiveNeed &need);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    QStringList guideEntries() const override { return {}; } ///< the legend names its terms
    QString guideEntryAt(const QPoint &at) const override;

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void describe();
    LiveNeed m_need;
    NeedBarMetrics m_metrics;
};

class NeedPanel final : public Panel
{
    Q_OBJECT
public:
    explicit NeedPanel(Session &session, QWidget *parent = nullptr);
    QString sentence() const { return m_sentence; } ///< how many cards hold it

Q_SIGNALS:
    void refreshed();

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void refresh();

    Session &m_session;
    TextLabel *m_title;
    TextLabel *m_setting;
    TextLabel *m_scale;
    NeedBarWidget *m_bar;
    FitLegend *m_legend;
    TextLabel *m_problem;
    QString m_sentence;
    bool m_stale = true;
};

} // namespace gpuwise
