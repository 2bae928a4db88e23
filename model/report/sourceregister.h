// SPDX-License-Identifier: GPL-3.0-or-later
//
// Which sources the report rests on, and for what: collected while its sections are written.
#pragma once

#include "model/domain/catalogue.h"
#include "model/report/reportcontent.h"

#include <QDate>
#include <QString>

#include <vector>

namespace gpuwise {

class SourceRegister
{
public:
    /// `subject` is a card, model or other thing, `use` what was taken for it: "GeForce RTX 5090", "Memory".
    /// An index below 0 (no source) is left out.
    void add(int source, QDate readOn, const QString &subject, const QString &use);

    bool isEmpty() const { return m_entries.empty(); }
    /// In the order in which they were first used; documents with one title and address are one entry.
    ReportSourceList list(const Catalogue &catalogue) const;

private:
    struct Use
    {
        QString subject;
        QStringList names;
    };
    struct Entry
    {
        int source = -1;
        QDate first, last; ///< when it was read
        std::vector<Use> uses;
    };
    std::vector<Entry> m_entries;
};

} // namespace gpuwise
