// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/cataloguerows.h"
#include "db/enumtexts.h"

namespace gpuwise {

using namespace Qt::StringLiterals;

QString readPciIds(ReadContext &c)
{
    CatalogueRows rows(c.db, u"SELECT vendor, device, kind, gpu, name, told_by, source FROM pci_ids "
                             "ORDER BY vendor, device, position"_s);
    while (rows.next()) {
        QString problem;
        PciId id;
        const auto kind = enumFromText(graphicsKindTexts, rows.view(2));
        id.vendor = static_cast<std::uint16_t>(rows.integer(0));
        id.device = static_cast<std::uint16_t>(rows.integer(1));
        id.gpuId = rows.text(3);
        id.name = rows.text(4);
        id.when = readPciConditions(rows.text(5), &problem);
        id.source = c.source(rows.view(6));
        if (!kind || !problem.isEmpty() || id.source < 0)
            return u"PCI id %1 makes no sense"_s.arg(pciIdText(id.vendor, id.device));
        id.kind = *kind;
        c.catalogue.pciIds.push_back(std::move(id));
    }
    return rows.error();
}

} // namespace gpuwise
