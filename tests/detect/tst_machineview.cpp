// SPDX-License-Identifier: GPL-3.0-or-later
//
// What follows from what was detected: which card an adapter counts as, groups of equal cards, and what they
// are compared with.
#include "model/detect/identify.h"
#include "model/session/machineview.h"
#include "model/session/session.h"
#include "tests/support/testsupport.h"

#include <QTest>

namespace gpuwise {

using namespace Qt::StringLiterals;

namespace {

const QString rtx3090 = u"nvidia-rtx-3090-24gb"_s;
const QString rtx4090 = u"nvidia-rtx-4090-24gb"_s;

Sighting seen(const char *bus, std::uint16_t vendor, std::uint16_t device)
{
    Sighting sighting;
    sighting.busId = QString::fromLatin1(bus);
    sighting.vendor = vendor;
    sighting.device = device;
    return sighting;
}

/// Two RTX 3090, an RTX 4090 whose memory nobody says, Intel graphics.
Machine machine()
{
    Reading reading;
    reading.sightings = {seen("0000:00:02.0", 0x8086, 0xa7a0), seen("0000:01:00.0", 0x10de, 0x2204),
                         seen("0000:02:00.0", 0x10de, 0x2684), seen("0000:03:00.0", 0x10de, 0x2204)};
    return machineOf(shippedCatalogue(), {reading}, {});
}

const QString key4090 = u"0000:02:00.0 10de:2684"_s;

} // namespace

class MachineViewTest final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void equalCards_areOneGroup();
    void choices_standOverDetection();
    void choicesThatMeanNothing_areDetection();
    void view_saysWhoIsAsked();
    void upgrade_hasTheMachineFirstAndEachOnce();
    void upgrade_isOneStep();
};

void MachineViewTest::equalCards_areOneGroup()
{
    const auto groups = machineGroups(shippedCatalogue(), machine(), {});
    QCOMPARE(groups, (std::vector<CardGroup>{{rtx3090, 2}}));
}

void MachineViewTest::choices_standOverDetection()
{
    const Machine found = machine();
    MachineChoices choices{{key4090, rtx4090}};
    QCOMPARE(machineGroups(shippedCatalogue(), found, choices),
             (std::vector<CardGroup>{{rtx3090, 2}, {rtx4090, 1}})); // 48 GB before 24
    choices.insert(u"0000:01:00.0 10de:2204"_s, QString::fromLatin1(noCard));
    choices.insert(u"0000:03:00.0 10de:2204"_s, rtx4090);
    QCOMPARE(machineGroups(shippedCatalogue(), found, choices), (std::vector<CardGroup>{{rtx4090, 2}}));
}

void MachineViewTest::choicesThatMeanNothing_areDetection()
{
    const MachineChoices choices{{u"0000:01:00.0 10de:2204"_s, u"no-such-card"_s},
                                 {u"somewhere else"_s, rtx4090}};
    QCOMPARE(machineGroups(shippedCatalogue(), machine(), choices), (std::vector<CardGroup>{{rtx3090, 2}}));
}

void MachineViewTest::view_saysWhoIsAsked()
{
    const QLocale english(QLocale::English, QLocale::UnitedStates);
    MachineView view = machineView(shippedCatalogue(), machine(), {}, english);
    QCOMPARE(view.cards.size(), std::size_t(4));
    const auto &asked = view.cards[2];
    QCOMPARE(asked.key, key4090);
    QVERIFY(asked.isAsked && asked.chosenId.isEmpty() && !asked.byHand);
    QCOMPARE(asked.candidates, (QStringList{rtx4090, u"nvidia-rtx-4090-48gb"_s}));
    QVERIFY(!view.cards[0].isAsked && !view.cards[3].isAsked);
    view = machineView(shippedCatalogue(), machine(), {{key4090, rtx4090}}, english);
    QVERIFY(!view.cards[2].isAsked && view.cards[2].byHand);
    QCOMPARE(view.cards[2].chosenId, rtx4090);
}

void MachineViewTest::upgrade_hasTheMachineFirstAndEachOnce()
{
    Advice advice;
    for (const CardGroup &group : {CardGroup{rtx4090, 1}, CardGroup{rtx3090, 2}}) {
        advice.options.emplace_back();
        advice.options.back().cards = group;
    }
    advice.bestValue = 0;
    advice.fastest = 0;
    advice.cheapest = 1;
    const std::vector<CardGroup> mine{{rtx3090, 2}};
    QCOMPARE(upgradeComparison(mine, advice, 8), (std::vector<CardGroup>{{rtx3090, 2}, {rtx4090, 1}}));
    QCOMPARE(upgradeComparison(mine, advice, 1), mine);
    QCOMPARE(upgradeComparison(mine, Advice(), 8), mine);
}

void MachineViewTest::upgrade_isOneStep()
{
    SessionState start;
    start.workload = exampleWorkload(Region::Us);
    start.shortlist = {{rtx4090, 1}};
    Session session(std::shared_ptr<const Catalogue>(&shippedCatalogue(), [](const Catalogue *) {}),
                    {2026, 11, 30}, start);
    session.compareUpgrade(upgradeComparison({{rtx3090, 2}}, session.advice(), Session::maxShortlist));
    QCOMPARE(session.shortlist().front(), (CardGroup{rtx3090, 2}));
    QCOMPARE(session.baseline(), std::optional(CardGroup{rtx3090, 2}));
    QVERIFY(session.shortlist().size() > 1);
    QCOMPARE(session.undoKind(), std::optional(EditKind::CompareUpgrade));
    session.undo();
    QCOMPARE(session.state().shortlist, start.shortlist);
    QVERIFY(!session.canUndo());
}

} // namespace gpuwise

QTEST_GUILESS_MAIN(gpuwise::MachineViewTest)
#include "tst_machineview.moc"
