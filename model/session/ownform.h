// SPDX-License-Identifier: GPL-3.0-or-later
//
// The forms in which people enter a price, correct a value or describe a card of their own: fields, what is
// wrong or odd as they are filled in, and the edits that saving makes. A dialog shows it and decides nothing.
#pragma once

#include "model/domain/usercheck.h"
#include "model/session/session.h"

#include <QLocale>
#include <QString>

#include <utility>
#include <vector>

namespace gpuwise {

enum class OwnFormKind
{
    Price,
    Correction, ///< of a shipped card
    NewCard,    ///< from the card, which lends every value that is not changed
    ChangeCard  ///< the card is the user's own
};

struct OwnFormField
{
    QString id;
    QString label;
    QString unit;                                     ///< behind the field
    QString value;                                    ///< the text; of a choice its id
    QString hint;                                     ///< shown while the field is empty
    std::vector<std::pair<QString, QString>> choices; ///< id and words; none: a text is typed
};

struct OwnFormNote
{
    QString fieldId; ///< empty: about all of it
    QString text;
    bool mustFix = false; ///< false: odd, and the user decides

    bool operator==(const OwnFormNote &) const = default;
};

class OwnForm
{
public:
    OwnForm(const Session &session, OwnFormKind kind, const QString &gpuId, const QLocale &locale);

    QString title() const;
    QString explanation() const;
    const std::vector<OwnFormField> &fields() const { return m_fields; }
    QString value(const QString &fieldId) const;
    /// True: other fields changed with it (the value and unit of another property).
    bool setValue(const QString &fieldId, const QString &value);

    std::vector<OwnFormNote> notes() const;
    bool canSave() const;
    UserEdits edits() const;
    EditKind kind() const;

private:
    void addPriceFields();
    void addCorrectionFields();
    void addCardFields();
    void addOriginFields();
    void showShippedValue(); ///< of the property to be corrected
    OwnFormField &field(const QString &id);
    OwnOrigin origin() const;
    OwnPrice price() const;
    SpecOverride correction() const;
    OwnCard card() const;
    UserChecks checks() const;
    QString fieldOf(const UserCheck &check) const;

    const Session &m_session;
    OwnFormKind m_kind;
    Gpu m_gpu; ///< a copy: the catalogue changes while the form is open
    QLocale m_locale;
    QString m_ownId; ///< of what is being made
    OwnCard m_base;  ///< NewCard, ChangeCard: what the entries change
    std::vector<OwnFormField> m_fields;
};

/// Something of the user's about one card that they can take away again.
struct OwnRemoval
{
    QString text; ///< "Remove the price of 2026-11-28: $1,234"
    UserEdits edits;
};
std::vector<OwnRemoval> ownRemovals(const Session &session, const QString &gpuId, const QLocale &locale);

} // namespace gpuwise
