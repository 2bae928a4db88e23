// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/guide/guide.h"

namespace gpuwise {

const GuideEntry *Guide::entry(QStringView id) const
{
    for (const GuideSection &section : sections)
        for (const GuideEntry &entry : section.entries)
            if (entry.id == id)
                return &entry;
    return nullptr;
}

const GuideSection *Guide::sectionOf(QStringView entryId) const
{
    for (const GuideSection &section : sections)
        for (const GuideEntry &entry : section.entries)
            if (entry.id == entryId)
                return &section;
    return nullptr;
}

QString plainText(const GuideLine &line)
{
    QString text;
    for (const GuideSpan &span : line)
        text += span.text;
    return text;
}

} // namespace gpuwise
