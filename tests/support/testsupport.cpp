// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testsupport.h"

#include "db/cataloguereader.h"

#include <QDebug>

namespace gpuwise {

const Catalogue &shippedCatalogue()
{
    static const Catalogue catalogue = [] {
        auto read = readCatalogue(shippedCataloguePath());
        if (const auto *error = std::get_if<CatalogueError>(&read))
            qFatal("%s", qPrintable(catalogueErrorMessage(*error)));
        return std::get<Catalogue>(std::move(read));
    }();
    return catalogue;
}

QString shippedCataloguePath()
{
    return QStringLiteral(GPUWISE_TEST_CATALOGUE);
}

QString catalogueSourceFolder()
{
    return QStringLiteral(GPUWISE_TEST_CATALOGUE_SOURCES);
}

} // namespace gpuwise
