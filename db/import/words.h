// SPDX-License-Identifier: GPL-3.0-or-later
//
// Words in cells that stand for enumerators, in English and Chinese. Ours come first: the ids of our exports.
#pragma once

#include "model/domain/gpu.h"
#include "model/domain/offer.h"

#include <QString>

#include <optional>

namespace gpuwise {

std::optional<OfferKind> offerKindOf(const QString &word); ///< "used", "二手", "是" in a column "二手"
QString knownOfferKinds();

std::optional<Vendor> vendorOf(const QString &word);
Vendor vendorFromCardName(const QString &name); ///< "RTX 4090" is NVIDIA's; Other when nothing tells

std::optional<Segment> segmentOf(const QString &word);
QString knownSegments();

/// "中国" -> "CN"; what is not known stays as it is.
QString regionOf(const QString &word);
/// Where prices in a currency are asked, when nothing says it.
QString regionOf(Currency currency);

} // namespace gpuwise
