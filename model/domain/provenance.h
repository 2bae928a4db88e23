// SPDX-License-Identifier: GPL-3.0-or-later
//
// Where a fact was read, how far it can be trusted, and what public guides claim about it.
#pragma once

#include <QDate>
#include <QString>
#include <QStringList>

namespace gpuwise {

enum class Confidence
{
    High,
    Medium,
    Low
};

struct Source
{
    QString id;
    QString title;
    QString address;  ///< empty: the document was read in a copy without a public address
    bool own = false; ///< what the user entered: marked as theirs wherever it is shown
};

/// How a value came to be. NotPublished and NotSupported have no value; they are different and look
/// different.
enum class FactState
{
    Published,
    Derived,
    Unconfirmed,
    NotPublished,
    NotSupported
};

enum class ClaimVerdict
{
    True,
    False,
    Partly,
    Low,
    High,
    Depends,
    Unverified
};
enum class ClaimSubject
{
    Card,
    Rule,
    Price,
    Software,
    Market,
    Method,
    Model
};

/// A public statement and what is right about it. Claims never set a value, a price or a pick.
struct Claim
{
    QString id;
    QString guide; ///< letters of the guides that say it
    ClaimSubject subjectKind = ClaimSubject::Card;
    QStringList subjects; ///< card or model ids
    QString field;        ///< the column the claim is about, such as "memory_gb"
    QString saidZh, saidEn;
    ClaimVerdict verdict = ClaimVerdict::Unverified;
    QString rightValue;
    QString rightValueZh; ///< empty: `rightValue` holds no English words
    QString reasonEn, reasonZh;
    QString evidence;
    QString workload;   ///< CLI words of a workload the engine can judge; empty: not checkable
    QString card;       ///< "id xN" for that workload
    QString expect;     ///< "fits" or "no"
    QString arithmetic; ///< quantities of facts that decide it: model/domain/claimarithmetic.h
};

} // namespace gpuwise
