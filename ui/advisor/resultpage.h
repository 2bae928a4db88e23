// SPDX-License-Identifier: GPL-3.0-or-later
//
// The result: the finding as the title, the picks, what would change it, and "why not ...?".
#pragma once

#include <QWidget>

class QPushButton;
class QTimer;
class QVBoxLayout;

namespace gpuwise {

class ChangeList;
class FitLegend;
class GuideLink;
class NoteRow;
class PageScroll;
class Panel;
class PicksGrid;
class PriceSpeedPanel;
class Session;
class TextLabel;
class WhyNotPanel;

class ResultPage final : public QWidget
{
    Q_OBJECT
public:
    explicit ResultPage(Session &session, QWidget *parent = nullptr);
    WhyNotPanel *whyNotPanel() const { return m_whyNot; }
    void scrollToWhyNot();
    void scrollToPriceSpeed();
    void showBestDetails();               ///< of the first pick; nothing without one
    void showDetails(std::size_t option); ///< opens the dialog that says where each number comes from

Q_SIGNALS:
    void changeAsked();
    void compareAsked();
    void reportAsked();
    void accuracyAsked();

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    QWidget *makeHead();
    void retranslate();
    void refresh();
    void refreshRest(); ///< what takes many more answers: a moment later, so that nobody waits for it
    void refreshNotes(const QStringList &notes);
    void refreshChanges();
    void compareAll();

    Session &m_session;
    bool m_stale = true;
    QTimer *m_rest;
    bool m_restWaits = false; ///< for the first picture
    TextLabel *m_title;
    TextLabel *m_lead;
    TextLabel *m_example;
    QPushButton *m_change;
    QPushButton *m_compare;
    QPushButton *m_report;
    PicksGrid *m_picks;
    GuideLink *m_fitHelp;
    FitLegend *m_legend;
    QVBoxLayout *m_notes;
    QPushButton *m_accuracy;
    PriceSpeedPanel *m_priceSpeed;
    Panel *m_changesPanel;
    TextLabel *m_changesTitle;
    ChangeList *m_changes;
    WhyNotPanel *m_whyNot;
    PageScroll *m_scroll;
};

} // namespace gpuwise
