// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/guide/guidetables.h"

#include "model/guide/guidescenes.h"

#include <array>

namespace gpuwise {

namespace {

struct Entry
{
    const char *name;
    Sheet (*make)(const GuideContext &context);
};

constexpr std::array tables{Entry{"summary", summaryTable}, Entry{"landscape", landscapeTable},
                            Entry{"memory-rules", memoryRulesTable}, Entry{"scenes", scenesTable},
                            Entry{"bands", bandsTable}};
constexpr QLatin1StringView picksPrefix("picks-");

} // namespace

std::optional<Sheet> guideTable(const GuideContext &context, const QString &name)
{
    for (const Entry &entry : tables)
        if (name == QLatin1StringView(entry.name))
            return entry.make(context);
    return name.startsWith(picksPrefix) ? picksTable(context, name.mid(picksPrefix.size())) : std::nullopt;
}

QStringList guideTableNames()
{
    QStringList names;
    for (const Entry &entry : tables)
        names.append(QString::fromLatin1(entry.name));
    for (const GuideScene &scene : guideScenes())
        names.append(picksPrefix + QLatin1StringView(scene.id));
    return names;
}

} // namespace gpuwise
