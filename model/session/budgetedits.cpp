// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/session/budgetedits.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace gpuwise {

namespace {

double monthsOf(const BudgetAnswer &budget)
{
    return std::max(1.0, budget.months);
}

double twoDigits(double value)
{
    if (!(value > 0))
        return 0;
    const double unit = std::pow(10.0, std::floor(std::log10(value)) - 1);
    return std::round(value / unit) * unit;
}

} // namespace

std::optional<Money> shownLimit(const BudgetAnswer &budget)
{
    if (!budget.limit || budget.mode != AcquireMode::Rent)
        return budget.limit;
    return budget.limit->times(1 / monthsOf(budget));
}

BudgetAnswer withShownLimit(BudgetAnswer budget, const std::optional<Money> &shown)
{
    if (shown && budget.mode == AcquireMode::Rent)
        budget.limit = shown->times(monthsOf(budget));
    else
        budget.limit = shown;
    return budget;
}

BudgetAnswer withMode(BudgetAnswer budget, AcquireMode mode)
{
    budget.mode = mode; // the sum over all months stays: only how it is said changes
    return budget;
}

BudgetAnswer withMonths(BudgetAnswer budget, double months)
{
    const std::optional<Money> shown = shownLimit(budget);
    budget.months = months;
    return withShownLimit(budget, shown);
}

BudgetAnswer withCurrency(BudgetAnswer budget, Currency currency, const ExchangeRates &rates)
{
    if (budget.limit && budget.limit->currency != currency) {
        if (const auto converted = rates.convert(*budget.limit, currency))
            budget.limit = Money::fromAmount(twoDigits(converted->amount()), currency);
        else
            budget.limit->currency = currency;
    }
    budget.currency = currency;
    return budget;
}

std::vector<Vendor> vendorsOf(VendorChoice choice)
{
    switch (choice) {
    case VendorChoice::Nvidia:
        return {Vendor::Nvidia};
    case VendorChoice::NvidiaAmd:
        return {Vendor::Nvidia, Vendor::Amd};
    case VendorChoice::Amd:
        return {Vendor::Amd};
    case VendorChoice::Intel:
        return {Vendor::Intel};
    case VendorChoice::Chinese:
        return {Vendor::Huawei, Vendor::MooreThreads, Vendor::Cambricon, Vendor::Hygon};
    case VendorChoice::All:
    case VendorChoice::Other:
        break;
    }
    return {};
}

VendorChoice vendorChoiceOf(const std::vector<Vendor> &vendors)
{
    for (const VendorChoice choice : {VendorChoice::All, VendorChoice::Nvidia, VendorChoice::NvidiaAmd,
                                      VendorChoice::Amd, VendorChoice::Intel, VendorChoice::Chinese}) {
        const std::vector<Vendor> offered = vendorsOf(choice);
        if (std::is_permutation(vendors.begin(), vendors.end(), offered.begin(), offered.end()))
            return choice;
    }
    return VendorChoice::Other;
}

QString vendorChoiceName(VendorChoice choice)
{
    switch (choice) {
    case VendorChoice::All:
        return QCoreApplication::translate("Answer", "All vendors");
    case VendorChoice::Nvidia:
        return QCoreApplication::translate("Answer", "NVIDIA only");
    case VendorChoice::NvidiaAmd:
        return QCoreApplication::translate("Answer", "NVIDIA and AMD");
    case VendorChoice::Amd:
        return QCoreApplication::translate("Answer", "AMD only");
    case VendorChoice::Intel:
        return QCoreApplication::translate("Answer", "Intel only");
    case VendorChoice::Chinese:
        return QCoreApplication::translate("Answer", "Chinese vendors only");
    case VendorChoice::Other:
        break;
    }
    return {};
}

QString systemName(OperatingSystem system)
{
    switch (system) {
    case OperatingSystem::Linux:
        return QStringLiteral("Linux");
    case OperatingSystem::Windows:
        return QStringLiteral("Windows");
    case OperatingSystem::MacOs:
        break;
    }
    return QStringLiteral("macOS");
}

int nearestCardChoice(int cards)
{
    int nearest = 1;
    for (const int choice : {1, 2, 4, 8, 16}) {
        if (std::abs(choice - cards) < std::abs(nearest - cards))
            nearest = choice;
    }
    return nearest;
}

} // namespace gpuwise
