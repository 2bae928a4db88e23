// SPDX-License-Identifier: GPL-3.0-or-later
//
// What is kept from one answer to the next changes no answer: whatever is asked in whatever order, the advice
// is that of somebody who asks for the first time.
#include "model/advice/cardbasis.h"
#include "model/session/session.h"
#include "tests/support/testsupport.h"

#include <QTest>

#include <functional>

namespace gpuwise {

using namespace Qt::StringLiterals;

namespace {

const QDate day{2026, 11, 30};

QString said(const Option &o)
{
    const QString price = o.cost.price ? QString::number(o.cost.price->each.amount()) : u"-"_s;
    QStringList words{o.cards.gpuId,
                      QString::number(o.cards.count),
                      QString::number(static_cast<int>(o.mode)),
                      QString::number(o.score, 'g', 17),
                      QString::number(o.fit.usable.bytes, 'g', 17),
                      QString::number(o.fit.needed.high, 'g', 17),
                      QString::number(o.speed.value.expected, 'g', 17),
                      QString::number(o.prefill.value.expected, 'g', 17),
                      price,
                      QString::number(o.cost.total.amount(), 'g', 17),
                      o.software.framework,
                      QString::number(static_cast<int>(o.software.support))};
    for (const auto *reasons : {&o.reasons, &o.cautions})
        for (const Reason &reason : *reasons)
            words << QString::number(static_cast<int>(reason.code))
                  << QString::number(reason.numbers[0], 'g', 17) << reason.name;
    return words.join(u' ');
}

QStringList said(const Advice &advice)
{
    QStringList lines;
    for (const Option &option : advice.options)
        lines << said(option);
    for (const LeftOut &left : advice.leftOut)
        lines << left.cards.gpuId + u' ' + QString::number(left.cards.count) + u' ' +
                     QString::number(static_cast<int>(left.why.code)) + u' ' +
                     QString::number(static_cast<int>(left.wouldChange.code)) + u' ' +
                     QString::number(left.wouldChange.numbers[0], 'g', 17);
    return lines;
}

} // namespace

class AdviceBasisTest final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void keptBasis_saysWhatAFreshOneSays();
    void speeds_stayWhereTheyAre();
};

void AdviceBasisTest::keptBasis_saysWhatAFreshOneSays()
{
    AdviceBasis kept(shippedCatalogue(), day);
    Workload workload = exampleWorkload(Region::Us);
    // Each change leaves the others as they are, so that what was kept of one answer meets the next.
    const std::vector<std::function<void()>> changes{
        [&] {},
        [&] { workload.model.modelId = u"llama-3.1-8b"_s; },
        [&] { workload.budget.os = OperatingSystem::Windows; },
        [&] { workload.budget.maxCards = 8; },
        [&] { workload.budget.mode = AcquireMode::Either; },
        [&] { workload.budget.region = Region::Cn; },
        [&] { workload.budget.currency = Currency::Cny; },
        [&] { workload.budget.limit.reset(); },
        [&] { workload.budget.usedAccepted = !workload.budget.usedAccepted; },
        [&] { workload.task.inference.runtime = Runtime::Vllm; },
        [&] { workload.task.task = Task::Qlora; },
        [&] { workload.task.training.framework = Framework::DeepSpeed; },
        [&] { workload.task.training.framework = Framework::Unsloth; },
        [&] { workload.task.task = Task::Learn; },
        [&] { workload.budget.os = OperatingSystem::Linux; },
        [&] { workload.task.task = Task::Inference; },
    };
    QStringList before;
    int different = 0;
    for (std::size_t i = 0; i < changes.size(); ++i) {
        changes[i]();
        const QStringList fresh = said(advise(shippedCatalogue(), workload, day));
        QCOMPARE(said(advise(kept, workload)), fresh);
        QCOMPARE(said(advise(kept, workload)), fresh); // all of it kept
        different += fresh != before;
        before = fresh;
    }
    QVERIFY(different > 12); // the changes change something
}

void AdviceBasisTest::speeds_stayWhereTheyAre()
{
    Catalogue catalogue = shippedCatalogue();
    AdviceBasis basis(catalogue, day);
    const SpeedModel *speeds = &basis.speeds(); // pages keep a reference
    Workload workload = exampleWorkload(Region::Us);
    const QStringList usual = said(advise(basis, workload));
    for (Offer &offer : catalogue.offers)
        offer.price.units /= 2;
    for (SpeedConstant &constant : catalogue.speedConstants)
        constant.value /= 2;
    basis.renew();
    QCOMPARE(&basis.speeds(), speeds);
    const QStringList renewed = said(advise(basis, workload));
    QVERIFY(renewed != usual);
    QCOMPARE(renewed, said(advise(catalogue, workload, day)));
}

} // namespace gpuwise

QTEST_GUILESS_MAIN(gpuwise::AdviceBasisTest)
#include "tst_advicebasis.moc"
