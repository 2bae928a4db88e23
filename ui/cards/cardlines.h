// SPDX-License-Identifier: GPL-3.0-or-later
//
// The sections of a card's details that are lines of text rather than a table. Each shows what it is given
// and forgets what it showed before.
#pragma once

#include "model/session/carddetails.h"

#include <QWidget>

class QVBoxLayout;

namespace gpuwise {

class CardLines : public QWidget
{
    Q_OBJECT
public:
    explicit CardLines(QWidget *parent = nullptr);

protected:
    void clear(); ///< one of them may be the button that was just clicked
    void add(QWidget *line);
    void addSentence(const QString &text, bool isAside); ///< aside: about what is missing

private:
    QVBoxLayout *m_lines;
};

class PitfallLines final : public CardLines
{
    Q_OBJECT
public:
    using CardLines::CardLines;
    void setPitfalls(const std::vector<CardDetails::Pitfall> &pitfalls);
};

class ClaimLines final : public CardLines
{
    Q_OBJECT
public:
    using CardLines::CardLines;
    void setClaims(const std::vector<CardDetails::Claimed> &claims);
};

class PowerLines final : public CardLines
{
    Q_OBJECT
public:
    using CardLines::CardLines;
    void setPower(const DetailSection &power);
};

class SimilarLines final : public CardLines
{
    Q_OBJECT
public:
    using CardLines::CardLines;
    void setSimilar(const std::vector<CardDetails::Similar> &similar, const QString &rule);

Q_SIGNALS:
    void cardAsked(const QString &gpuId);
};

} // namespace gpuwise
