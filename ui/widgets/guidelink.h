// SPDX-License-Identifier: GPL-3.0-or-later
//
// A small "i" beside a word that the guide explains. It knows the entry's id only; whoever stands above it in
// the window and can open the guide does so.
#pragma once

#include <QToolButton>

#include <optional>

namespace gpuwise {

/// The id of a claim when a link leads to one: "claim:claim-5090-24gb".
std::optional<QString> claimOfLink(const QString &link);

/// The window, for links that stand somewhere below it.
class GuideOpener
{
public:
    virtual ~GuideOpener() = default;
    virtual void openGuide(const QString &entryId) = 0;
};

class GuideLink final : public QToolButton
{
    Q_OBJECT
public:
    /// `entryId` such as "gl-fits"; the object is called after it.
    explicit GuideLink(const QString &entryId, QWidget *parent = nullptr);
    static GuideLink *toClaim(const QString &claimId, const QString &said, QWidget *parent = nullptr);
    const QString &entryId() const { return m_entryId; }
    void setSubject(const QString &word); ///< what it explains: "Fits, tight, does not fit"

protected:
    void changeEvent(QEvent *event) override;

private:
    void open();
    void retranslate();

    QString m_entryId;
    QString m_subject;
};

} // namespace gpuwise
