// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/printsetup.h"

#include "ui/report/paper.h"

#include <QSettings>
#include <QStandardPaths>

namespace gpuwise {

namespace {

const QString sizeKey = QStringLiteral("print/paper"); ///< "iso_a4_210x297mm", as printers name it
const QString orientationKey = QStringLiteral("print/landscape");

constexpr int knownSizes = static_cast<int>(QPageSize::LastPageSize) + 1;

QPageSize sizeFromKey(const QString &key, const QPageSize &fallback)
{
    for (int id = 0; id < knownSizes; ++id) {
        const auto size = static_cast<QPageSize::PageSizeId>(id);
        if (size != QPageSize::Custom && !key.isEmpty() && QPageSize::key(size) == key)
            return QPageSize(size);
    }
    return fallback;
}

} // namespace

QString printSetupFile()
{
    return QStringLiteral("%1/print.ini")
        .arg(QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation));
}

QPageLayout readPrintSetup(const QString &file, const QLocale &locale)
{
    const QSettings settings(file, QSettings::IniFormat);
    const QPageSize size = sizeFromKey(settings.value(sizeKey).toString(), pageSize(defaultPaper(locale)));
    const bool landscape = settings.value(orientationKey, false).toBool();
    // The page of the report has its own margins.
    return {size, landscape ? QPageLayout::Landscape : QPageLayout::Portrait, QMarginsF(0, 0, 0, 0)};
}

void writePrintSetup(const QString &file, const QPageLayout &layout)
{
    QSettings settings(file, QSettings::IniFormat);
    settings.setValue(sizeKey, layout.pageSize().key());
    settings.setValue(orientationKey, layout.orientation() == QPageLayout::Landscape);
}

} // namespace gpuwise
