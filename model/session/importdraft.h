// SPDX-License-Identifier: GPL-3.0-or-later
//
// A file on its way into the user's own data: what is chosen about it, what it would bring under these
// choices, and what importing it does. It reads nothing itself: whoever shows it asks an ImportReader, in a
// thread of its own, and hands the preview back.
#pragma once

#include "model/domain/catalogue.h"
#include "model/domain/importoptions.h"

#include <QString>
#include <QStringList>

#include <functional>
#include <vector>

namespace gpuwise {

/// Reads a file for a preview; changes nothing. `shipped`: the catalogue without the user's data.
using ImportReader =
    std::function<ImportPreview(const QString &path, const ImportOptions &options, const Catalogue &shipped,
                                const UserData &existing, const ImportWatch &watch)>;

/// One thing that columns can mean, and which one does.
struct ImportFieldChoice
{
    QString field;
    QString name;
    int column = -1;        ///< -1: none
    bool isMissing = false; ///< the file is refused for it
};

/// Is it a table or a pack, by its name? (Model files have other endings.)
bool isImportFileName(const QString &path);

class ImportDraft
{
public:
    explicit ImportDraft(QDate today) { m_options.today = today; }

    /// Another file: nothing that was chosen for the former one stays.
    void choose(const QString &path);
    const QString &path() const { return m_path; }
    const ImportOptions &options() const { return m_options; }
    void setKind(ImportKind kind); ///< forgets the columns: those of another kind mean other things
    void setCurrency(std::optional<Currency> currency) { m_options.currency = currency; }
    void setProvider(const QString &provider) { m_options.provider = provider; }
    void setColumn(const QString &field, int column); ///< -1: the field is in no column
    void setLeaveOutBad(bool on) { m_leaveOutBad = on; }

    void setPreview(ImportPreview preview); ///< what the file brings under the options
    const ImportPreview &preview() const { return m_preview; }

    static std::vector<Currency> currencies(); ///< to choose from
    QStringList headers() const;               ///< "3: 报价", for a choice of columns
    std::vector<ImportFieldChoice> fields() const;
    bool asksForCurrency() const; ///< a table of one's own: feeds and packs name it
    bool asksForProvider() const; ///< a feed, whose file does not
    bool offersToLeaveOut() const;
    bool leavesOutBad() const { return m_leaveOutBad; }

    bool canImport() const;
    int rowsToImport() const;
    UserEdits edits() const;
    QString fault() const; ///< why nothing can be imported, and what to do; empty: something can, or no file
    QString summary() const;
    QStringList remarks() const;

private:
    QString m_path;
    ImportOptions m_options;
    ImportPreview m_preview;
    bool m_leaveOutBad = false;
};

} // namespace gpuwise
