// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/domain/plausible.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <cmath>

namespace gpuwise {

using namespace Qt::StringLiterals;

namespace {

struct DataRate
{
    const char *type;
    double min, max; ///< Gbit/s and pin, of the chips that were sold
};
constexpr std::array dataRates{
    DataRate{"GDDR5", 4, 9.1},     DataRate{"GDDR5X", 9, 12.1}, DataRate{"GDDR6", 10, 20.5},
    DataRate{"GDDR6X", 17, 24.1},  DataRate{"GDDR7", 17.9, 34}, DataRate{"HBM", 0.8, 1.1},
    DataRate{"HBM2", 1.4, 2.5},    DataRate{"HBM2e", 2.4, 3.7}, DataRate{"HBM3", 4, 6.6},
    DataRate{"HBM3e", 5.8, 9.9},   DataRate{"DDR4", 2.1, 3.3},  DataRate{"DDR5", 4.8, 8.5},
    DataRate{"LPDDR4X", 3.2, 4.4}, DataRate{"LPDDR5", 5, 6.7},  DataRate{"LPDDR5X", 6.4, 9.9},
};

} // namespace

FieldRange fieldRange(SpecField field)
{
    switch (field) {
    case SpecField::MemoryGB:
        return {0.5, 1024};
    case SpecField::BandwidthGBps:
        return {10, 30000};
    case SpecField::BusWidthBits:
        return {32, 16384};
    case SpecField::Fp64Tflops:
        return {0.005, 1000};
    case SpecField::Fp16Tflops: // 1/64 of the FP32 rate on Pascal
        return {0.01, 20000};
    case SpecField::Bf16Tflops:
    case SpecField::Tf32Tflops:
    case SpecField::Fp32Tflops:
    case SpecField::PrefillBasisTflops:
        return {0.5, 20000};
    case SpecField::Fp8Tflops:
    case SpecField::Fp4Tflops:
    case SpecField::Int8Tops:
    case SpecField::Int4Tops:
        return {1, 50000};
    case SpecField::ShaderCores:
        return {4, 65536};
    case SpecField::TensorCores:
        return {1, 4096};
    case SpecField::TensorCoreGen:
        return {1, 9};
    case SpecField::TdpWatts:
        return {5, 3000};
    case SpecField::RecommendedPsuWatts:
        return {150, 3000};
    case SpecField::Slots:
        return {1, 5};
    case SpecField::LengthMm:
        return {60, 500};
    case SpecField::LinkGBps:
        return {10, 5000};
    case SpecField::Mig:
        return {2, 16};
    case SpecField::MsrpUsd:
        return {50, 100000};
    case SpecField::MsrpCny:
        return {300, 700000};
    default:
        return {0, 0};
    }
}

FieldRange priceRange(bool rental, Currency currency)
{
    const double perUsd = [currency] {
        switch (currency) {
        case Currency::Cny:
        case Currency::Hkd:
            return 7.5;
        case Currency::Twd:
            return 32.0;
        case Currency::Jpy:
            return 155.0;
        case Currency::Aud:
            return 1.5;
        default:
            return 1.0;
        }
    }();
    return rental ? FieldRange{0.01 * perUsd, 100 * perUsd} : FieldRange{10 * perUsd, 1000000 * perUsd};
}

std::optional<FieldRange> dataRateRange(QStringView memoryType)
{
    const qsizetype dash = memoryType.indexOf(u'-');
    const QStringView type = dash < 0 ? memoryType : memoryType.left(dash);
    const auto rate = std::find_if(dataRates.begin(), dataRates.end(),
                                   [&](const DataRate &r) { return type == QLatin1StringView(r.type); });
    return rate == dataRates.end() ? std::nullopt : std::optional(FieldRange{rate->min, rate->max});
}

std::optional<double> strictNumber(QStringView text)
{
    static const QRegularExpression pattern(u"^-?[0-9]{1,15}(?:\\.[0-9]{1,15})?(?:e-?[0-9]{1,2})?$"_s);
    bool ok = false;
    const double value = text.toDouble(&ok);
    if (!ok || !std::isfinite(value) || !pattern.match(text.toString()).hasMatch())
        return std::nullopt;
    return value;
}

} // namespace gpuwise
