// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/estimate/tariff.h"

namespace gpuwise {

Money householdTariff(Region region)
{
    switch (region) {
    case Region::Cn: // Zhejiang, second tier, below 1 kV
        return Money::fromAmount(0.588, Currency::Cny);
    case Region::Eu: // average of the first half of 2025
        return Money::fromAmount(0.2872, Currency::Eur);
    case Region::Us: // average, residential, read 2026-04-26
    case Region::Any:
        break;
    }
    return Money::fromAmount(0.1872, Currency::Usd);
}

NoteCode tariffNote(Region region)
{
    return region == Region::Cn   ? NoteCode::TariffCn
           : region == Region::Eu ? NoteCode::TariffEu
                                  : NoteCode::TariffUs;
}

} // namespace gpuwise
