// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/shippedcatalogue.h"

#include "app/cli/clierror.h"
#include "db/cataloguereader.h"

#include <QFileInfo>

namespace gpuwise {

Catalogue shippedCatalogue(const CommandContext &context)
{
    if (context.own.snapshot.data.isEmpty())
        return context.catalogue;
    auto read = readCatalogue(QFileInfo(context.cataloguePath).absoluteFilePath());
    if (const auto *error = std::get_if<CatalogueError>(&read))
        throw CliError{ExitCode::BadInput, catalogueErrorMessage(*error)};
    return std::get<Catalogue>(std::move(read));
}

} // namespace gpuwise
