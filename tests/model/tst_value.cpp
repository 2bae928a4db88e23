// SPDX-License-Identifier: GPL-3.0-or-later
//
// What one gets for the money, on one made-up card whose figures can be divided by hand, and the front of
// price against speed.
#include "model/advice/options.h"
#include "model/advice/pareto.h"
#include "model/advice/value.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <random>
#include <set>

namespace gpuwise {

namespace {

const QString cardId = QStringLiteral("card");

/// 300 W, 24 GiB usable, 1,500 to buy or 0.60 an hour; 100 tokens/s (80 to 125).
struct Scene
{
    Catalogue catalogue;
    Workload workload;
    Option option;

    explicit Scene(OptionMode mode = OptionMode::BuyNew)
    {
        Gpu gpu;
        gpu.id = cardId;
        gpu.spec(SpecField::TdpWatts).number = 300;
        catalogue.gpus.push_back(gpu);
        catalogue.buildIndex();
        catalogue.rates.set({Currency::Cny, 7.0, QDate(2026, 11, 30), -1});
        workload.budget.hoursPerMonth = 100;
        workload.budget.months = 20;
        option.cards = {cardId, 1};
        option.mode = mode;
        option.fit.verdict = Verdict::Fits;
        option.fit.usable.bytes = fromGiB(24);
        option.speed.gap = SpeedGap::None;
        option.speed.value = {80, 100, 125};
        setPrice(mode == OptionMode::Rent ? 0.60 : 1500);
    }
    void setPrice(double each)
    {
        PriceAnswer price;
        price.each = Money::fromAmount(each, Currency::Usd);
        option.cost.price = price;
        option.cost.total = price.each.times(option.cards.count);
    }
    OptionValue value() const { return valueOf(catalogue, workload, option); }
};

void compare(const ValueFigure &figure, double low, double expected, double high)
{
    QVERIFY(figure.isKnown());
    QCOMPARE(figure.missing, ValueGap::None);
    const auto near = [](double a, double b) { return std::abs(a - b) <= 1e-9 * std::max(1.0, std::abs(b)); };
    QVERIFY2(near(figure.value->low, low), qPrintable(QString::number(figure.value->low, 'g', 12)));
    QVERIFY2(near(figure.value->expected, expected),
             qPrintable(QString::number(figure.value->expected, 'g', 12)));
    QVERIFY2(near(figure.value->high, high), qPrintable(QString::number(figure.value->high, 'g', 12)));
}

void missing(const ValueFigure &figure, ValueGap gap)
{
    QVERIFY(!figure.isKnown());
    QCOMPARE(static_cast<int>(figure.missing), static_cast<int>(gap));
}

} // namespace

class ValueTest final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void bought_dividesByThePrice();
    void rented_dividesByThePriceOfAnHour();
    void tokens_costElectricityAndAShareOfThePurchase();
    void tokens_costRent();
    void users_areAddedUpAndMakeItAFloor();
    void training_pricesTheJob();
    void images_areCountedByTheThousand();
    void groups_payForEveryCard();
    void purchase_includesTheRestOfThePc();
    void missing_isNamed();
    void overBudget_changesNothing();
    void electricity_isThatOfTheCost();
    void front_leavesOutWhatIsNotClearlyFaster();
    void front_ofEqualPricesKeepsTies();
    void front_isNotDominatedAndDominatesTheRest();
};

void ValueTest::bought_dividesByThePrice()
{
    const OptionValue value = Scene().value();
    QVERIFY(!value.rented);
    compare(value.speedPerPrice, 80 / 1.5, 100 / 1.5, 125 / 1.5); // tokens/s for each 1,000
    compare(value.memoryPerPrice, 16, 16, 16);                    // 24 GiB / 1.5 thousand
    compare(value.speedPerWatt, 80 / 300.0, 1 / 3.0, 125 / 300.0);
    missing(value.jobHours, ValueGap::NotAsked);
}

void ValueTest::rented_dividesByThePriceOfAnHour()
{
    const OptionValue value = Scene(OptionMode::Rent).value();
    QVERIFY(value.rented);
    compare(value.speedPerPrice, 80 / 0.6, 100 / 0.6, 125 / 0.6); // tokens/s for each 1 an hour
    compare(value.memoryPerPrice, 40, 40, 40);                    // 24 GiB / 0.60
    missing(value.ownedCost, ValueGap::NotAsked);
}

void ValueTest::tokens_costElectricityAndAShareOfThePurchase()
{
    // 0.3 kW x 0.8 / 0.9 x 0.1872 USD/kWh = 0.04992 USD an hour; 1,500 over 100 h x 20 = 0.75 an hour.
    // 100 tokens/s are 0.36 million an hour, 80: 0.288, 125: 0.45.
    const OptionValue value = Scene().value();
    compare(value.runningCost, 0.04992 / 0.45, 0.04992 / 0.36, 0.04992 / 0.288);
    compare(value.ownedCost, 0.79992 / 0.45, 0.79992 / 0.36, 0.79992 / 0.288); // 1.78, 2.222, 2.7775
    QVERIFY(!value.isFloor);
}

void ValueTest::tokens_costRent()
{
    // 0.60 an hour / 0.36 million tokens an hour = 1.6667 a million.
    compare(Scene(OptionMode::Rent).value().runningCost, 0.6 / 0.45, 0.6 / 0.36, 0.6 / 0.288);
}

void ValueTest::users_areAddedUpAndMakeItAFloor()
{
    // Eight users with 100 tokens/s each write 2.88 million an hour, at best.
    Scene scene(OptionMode::Rent);
    scene.workload.task.inference.sequences = 8;
    const OptionValue value = scene.value();
    QVERIFY(value.isFloor);
    compare(value.runningCost, 0.6 / 3.6, 0.6 / 2.88, 0.6 / 2.304);
    compare(value.speedPerPrice, 80 / 0.6, 100 / 0.6, 125 / 0.6); // of one user, as the speed is
}

void ValueTest::training_pricesTheJob()
{
    // 1,000 samples x 3,600 tokens x 2 epochs = 7.2 million tokens; at 100 tokens/s 20 hours, 25 at 80, 16 at
    // 125.
    Scene scene(OptionMode::Rent);
    scene.workload.task.task = Task::Qlora;
    scene.workload.task.training.samples = 1000;
    scene.workload.task.training.sequenceLength = 3600;
    scene.workload.task.training.epochs = 2;
    const OptionValue rented = scene.value();
    QCOMPARE(static_cast<int>(rented.unit), static_cast<int>(WorkUnit::MillionTrainingTokens));
    compare(rented.jobHours, 16, 20, 25);
    compare(rented.jobRunningCost, 9.6, 12, 15); // x 0.60
    compare(rented.runningCost, 0.6 / 0.45, 0.6 / 0.36, 0.6 / 0.288);
    missing(rented.jobOwnedCost, ValueGap::NotAsked);

    Scene bought;
    bought.workload = scene.workload;
    compare(bought.value().jobRunningCost, 16 * 0.04992, 20 * 0.04992, 25 * 0.04992);
    compare(bought.value().jobOwnedCost, 16 * 0.79992, 20 * 0.79992, 25 * 0.79992);
}

void ValueTest::images_areCountedByTheThousand()
{
    // 20 images a minute are 1,200 an hour: 0.60 / 1.2 = 0.50 for a thousand; 16: 0.96 thousand, 25: 1.5.
    Scene scene(OptionMode::Rent);
    scene.workload.task.task = Task::Image;
    scene.option.speed.value = {16, 20, 25};
    const OptionValue value = scene.value();
    QCOMPARE(static_cast<int>(value.unit), static_cast<int>(WorkUnit::ThousandImages));
    compare(value.runningCost, 0.4, 0.5, 0.625);
}

void ValueTest::groups_payForEveryCard()
{
    Scene scene;
    scene.option.cards.count = 2;
    scene.setPrice(1500); // each
    const OptionValue value = scene.value();
    compare(value.speedPerPrice, 80 / 3.0, 100 / 3.0, 125 / 3.0);
    compare(value.memoryPerPrice, 16, 16, 16); // twice the memory for twice the price
    compare(value.speedPerWatt, 80 / 600.0, 100 / 600.0, 125 / 600.0);
    compare(value.runningCost, 0.09984 / 0.45, 0.09984 / 0.36, 0.09984 / 0.288);
}

void ValueTest::purchase_includesTheRestOfThePc()
{
    Scene scene;
    scene.option.cost.extras = Money::fromAmount(500, Currency::Usd);
    scene.option.cost.total = Money::fromAmount(2000, Currency::Usd);
    const OptionValue value = scene.value();
    compare(value.speedPerPrice, 40, 50, 62.5);
    compare(value.memoryPerPrice, 12, 12, 12);
    compare(value.ownedCost, 1.04992 / 0.45, 1.04992 / 0.36, 1.04992 / 0.288); // 2,000 / 2,000 h = 1.00
}

void ValueTest::missing_isNamed()
{
    Scene noPrice;
    noPrice.option.cost = {};
    missing(noPrice.value().speedPerPrice, ValueGap::PriceUnknown);
    missing(noPrice.value().memoryPerPrice, ValueGap::PriceUnknown);
    missing(noPrice.value().ownedCost, ValueGap::PriceUnknown);
    QVERIFY(noPrice.value().runningCost.isKnown()); // electricity needs no price

    Scene noSpeed;
    noSpeed.option.speed = {};
    missing(noSpeed.value().speedPerPrice, ValueGap::SpeedUnknown);
    missing(noSpeed.value().speedPerWatt, ValueGap::SpeedUnknown);
    missing(noSpeed.value().runningCost, ValueGap::SpeedUnknown);
    QVERIFY(noSpeed.value().memoryPerPrice.isKnown());

    Scene tooSmall;
    tooSmall.option.fit.verdict = Verdict::No;
    missing(tooSmall.value().speedPerPrice, ValueGap::DoesNotFit);
    missing(tooSmall.value().ownedCost, ValueGap::DoesNotFit);

    Scene noPower;
    noPower.catalogue.gpus.front().spec(SpecField::TdpWatts).number.reset();
    missing(noPower.value().speedPerWatt, ValueGap::PowerUnknown);
    missing(noPower.value().runningCost, ValueGap::PowerUnknown);
    missing(noPower.value().ownedCost, ValueGap::PowerUnknown);

    Scene noHours;
    noHours.workload.budget.hoursPerMonth = 0;
    missing(noHours.value().ownedCost, ValueGap::HoursUnknown);
    QVERIFY(noHours.value().runningCost.isKnown());

    Scene noMemory;
    noMemory.option.fit.usable.bytes = 0;
    missing(noMemory.value().memoryPerPrice, ValueGap::MemoryUnknown);
}

void ValueTest::overBudget_changesNothing()
{
    Scene scene;
    scene.workload.budget.limit = Money::fromAmount(100, Currency::Usd);
    scene.option.overBudget = true;
    compare(scene.value().speedPerPrice, 80 / 1.5, 100 / 1.5, 125 / 1.5);
}

void ValueTest::electricity_isThatOfTheCost()
{
    // The option's cost counts as the value does. China: 0.588 CNY/kWh.
    Scene scene;
    scene.workload.budget.region = Region::Cn;
    scene.workload.budget.currency = Currency::Cny;
    Offer offer;
    offer.gpuId = cardId;
    offer.price = Money::fromAmount(7000, Currency::Cny);
    offer.region = QStringLiteral("CN");
    offer.asOf = QDate(2026, 11, 1);
    scene.catalogue.offers.push_back(offer);
    const Gpu &gpu = scene.catalogue.gpus.front();
    priceOption(scene.catalogue, scene.workload.budget, gpu, QDate(2026, 11, 30), scene.option);
    const auto hourly = electricityPerHour(scene.catalogue, scene.workload.budget, gpu, 1);
    QVERIFY(hourly);
    QVERIFY(std::abs(*hourly - 0.3 * 0.8 / 0.9 * 0.588) < 1e-12);
    QVERIFY(std::abs(*hourly * 100 - scene.option.cost.perMonth.amount()) < 1e-4);
    QVERIFY(scene.option.cost.electricityKnown);
    // A board power that nobody published is not a card that needs no electricity.
    Gpu &silent = scene.catalogue.gpus.front();
    silent.spec(SpecField::TdpWatts) = {};
    priceOption(scene.catalogue, scene.workload.budget, silent, QDate(2026, 11, 30), scene.option);
    QVERIFY(!scene.option.cost.electricityKnown);
}

void ValueTest::front_leavesOutWhatIsNotClearlyFaster()
{
    // 110 is within 15 % of 100: not worth more money. 121 is beyond 115. 90 is dominated outright.
    QCOMPARE(paretoFront({{3, 121}, {1, 100}, {2, 110}, {4, 90}}), (std::vector<std::size_t>{1, 0}));
    QVERIFY(paretoFront({}).empty());
    QCOMPARE(paretoFront({{5, 5}}), (std::vector<std::size_t>{0}));
}

void ValueTest::front_ofEqualPricesKeepsTies()
{
    // 90 cannot be told from 100; 50 can. At the next price 110 is no lead over 100, 130 is.
    QCOMPARE(paretoFront({{1, 50}, {1, 90}, {1, 100}}), (std::vector<std::size_t>{2, 1}));
    QCOMPARE(paretoFront({{1, 90}, {1, 100}, {2, 110}, {2, 130}}), (std::vector<std::size_t>{1, 0, 3}));
}

void ValueTest::front_isNotDominatedAndDominatesTheRest()
{
    std::mt19937 random(20261130); // NOLINT(cert-msc51-cpp): the same points every time
    for (int round = 0; round < 300; ++round) {
        std::uniform_real_distribution<double> exponent(0, 3);
        std::uniform_int_distribution<int> size(1, 60);
        std::vector<PricedSpeed> points(static_cast<std::size_t>(size(random)));
        for (PricedSpeed &point : points)
            point = {std::round(std::pow(10, exponent(random))), std::round(std::pow(10, exponent(random)))};
        const std::vector<std::size_t> front = paretoFront(points);
        const std::set<std::size_t> on(front.begin(), front.end());
        for (std::size_t i = 0; i < points.size(); ++i) {
            const auto noDearer = [&](const PricedSpeed &other) { return other.price <= points[i].price; };
            if (on.count(i)) {
                for (const PricedSpeed &other : points) { // nothing cheaper is as fast
                    QVERIFY(other.price >= points[i].price || other.speed < points[i].speed);
                    QVERIFY(other.price != points[i].price || other.speed <= points[i].speed * tieRatio);
                }
                continue;
            }
            QVERIFY(std::any_of(front.begin(), front.end(), [&](std::size_t f) {
                return noDearer(points[f]) && points[f].speed * tieRatio >= points[i].speed;
            }));
        }
    }
}

} // namespace gpuwise

QTEST_GUILESS_MAIN(gpuwise::ValueTest)
#include "tst_value.moc"
