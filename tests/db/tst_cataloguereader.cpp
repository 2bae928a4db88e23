// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/cataloguereader.h"
#include "tests/support/testsupport.h"

#include <QTest>

namespace gpuwise {

class CatalogueReaderTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void shippedCatalogue_hasTheCards()
    {
        QVERIFY(shippedCatalogue().gpus.size() >= 280);
        QVERIFY(shippedCatalogue().gpu(u"nvidia-rtx-5090-32gb"));
    }
};

} // namespace gpuwise

QTEST_GUILESS_MAIN(gpuwise::CatalogueReaderTest)
#include "tst_cataloguereader.moc"
