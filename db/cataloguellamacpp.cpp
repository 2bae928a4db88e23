// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/cataloguerows.h"
#include "db/llamacppcolumns.h"

#include <QStringList>

namespace gpuwise {

using namespace Qt::StringLiterals;

QString readLlamaCppShapes(ReadContext &c)
{
    QStringList columns{u"model"_s,    u"arch"_s,        u"tied_head"_s,         u"ff"_s,
                        u"kv_heads"_s, u"swa_pattern"_s, u"full_attn_interval"_s};
    const int firstCount = static_cast<int>(columns.size());
    for (const LlamaCppCount &count : llamaCppCounts)
        columns.append(QString::fromLatin1(count.column));
    CatalogueRows rows(c.db, u"SELECT %1 FROM llamacpp_shapes ORDER BY model"_s.arg(columns.join(u", ")));
    while (rows.next()) {
        LlamaCppShape shape;
        const auto arch = llamaCppArchFromName(rows.view(1));
        shape.arch = arch.value_or(LlamaCppArch::Other);
        shape.tiedHead = rows.view(2) == u"yes";
        int column = firstCount;
        for (const LlamaCppCount &count : llamaCppCounts)
            shape.*count.member = rows.text(column++).toInt();
        if (!arch ||
            !finishLlamaCppShape({rows.text(3), rows.text(4), rows.text(5), rows.view(6).toInt()}, shape))
            return u"llama.cpp shape of %1 makes no sense"_s.arg(rows.text(0));
        c.catalogue.llamaCppShapes.insert(rows.text(0), shape);
    }
    return rows.error();
}

} // namespace gpuwise
