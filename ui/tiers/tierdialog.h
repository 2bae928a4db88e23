// SPDX-License-Identifier: GPL-3.0-or-later
//
// One card's score taken apart, and what one can do with the card.
#pragma once

#include "model/advice/advisor.h"

#include <QDialog>

#include <optional>

class QGridLayout;
class QPushButton;
class QVBoxLayout;

namespace gpuwise {

class Session;
struct TierDetails;

class TierDialog final : public QDialog
{
    Q_OBJECT
public:
    TierDialog(Session &session, const QString &gpuId, QWidget *parent = nullptr);

private:
    QWidget *makeContent(const TierDetails &details);
    void addScore(QVBoxLayout *column, const TierDetails &details);
    QWidget *makeButtons();
    void showInShortlist();

    Session &m_session;
    CardGroup m_cards;
    std::optional<Option> m_option; ///< none below the line
    QPushButton *m_compare = nullptr;
};

} // namespace gpuwise
