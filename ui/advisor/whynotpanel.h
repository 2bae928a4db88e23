// SPDX-License-Identifier: GPL-3.0-or-later
//
// "Why not ...?": any card asked about, the reason, its bar, and changes that would let it in.
#pragma once

#include "model/domain/workload.h"
#include "ui/widgets/panel.h"

#include <optional>

class QCompleter;

namespace gpuwise {

class ChangeList;
class FitBarWidget;
class SearchField;
class Session;
class TextLabel;

class WhyNotPanel final : public Panel
{
    Q_OBJECT
public:
    explicit WhyNotPanel(Session &session, QWidget *parent = nullptr);

    void refresh(); ///< after a change of the answers
    void ask(const CardGroup &cards);
    SearchField *field() const { return m_field; }

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void enter();
    void showAnswer();
    void showNotFound(const QString &typed);

    Session &m_session;
    std::optional<CardGroup> m_asked;
    bool m_ownQuestion = false; ///< asked by the reader, not suggested
    TextLabel *m_title;
    SearchField *m_field;
    TextLabel *m_hint;
    TextLabel *m_heading;
    TextLabel *m_sentence;
    FitBarWidget *m_bar;
    TextLabel *m_changesTitle;
    ChangeList *m_changes;
};

} // namespace gpuwise
