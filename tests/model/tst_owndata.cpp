// SPDX-License-Identifier: GPL-3.0-or-later
//
// The user's own data in the session: part of every answer, steps of the one history, saved by somebody else.
#include "model/domain/useroverlay.h"
#include "model/session/ownform.h"
#include "model/session/session.h"
#include "model/tables/cardtable.h"
#include "model/tables/comparisontable.h"
#include "tests/support/testsupport.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

namespace gpuwise {

using namespace Qt::StringLiterals;

static const QString rtx4090 = u"nvidia-rtx-4090-24gb"_s;
static const QDate today(2026, 11, 30);

/// A store in memory that can refuse, and that another window can change.
struct MemoryStore
{
    UserData data;
    QString refusal;

    OwnDataAnswer save(const UserEdits &edits)
    {
        if (refusal.isEmpty())
            applyEdits(data, edits);
        return {refusal, data};
    }
};

class OwnDataTest final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init();
    void edit_isAStepOfTheHistory();
    void edit_betweenOthers_isUndoneInItsTurn();
    void refusedEdit_changesNothing();
    void refusedUndo_staysAndSaysWhy();
    void savingInTwoSteps_isOneStepOfTheHistory();
    void undoMeanwhile_waits();
    void otherHistoryMeanwhile_isLeftAlone();
    void marks_areSaidApart();
    void undo_keepsWhatOthersSaved();
    void removedCard_leavesTheComparisonAndComesBack();
    void tables_followTheCatalogue();
    void withoutAKeeper_nothingCanBeChanged();
    void priceForm_savesWhatWasTyped();
    void priceForm_saysWhatIsOdd();
    void correctionForm_followsTheProperty();
    void cardForm_keepsOnlyWhatDiffers();
    void cardForm_ofAnOwnCard_changesIt();
    void removals_nameWhatIsMine();

private:
    OwnForm form(OwnFormKind kind, const QString &card = rtx4090) const
    {
        return {*m_session, kind, card, QLocale(QLocale::English, QLocale::UnitedStates)};
    }
    UserEdit priceOf(double amount) const
    {
        OwnPrice price;
        price.id = u"own-p"_s;
        price.gpuId = rtx4090;
        price.kind = OfferKind::NewStreet;
        price.price = Money::fromAmount(amount, Currency::Usd);
        price.region = u"US"_s;
        price.asOf = today;
        return PutPrice{price};
    }
    std::unique_ptr<Session> m_session;
    MemoryStore m_store;
};

void OwnDataTest::init()
{
    SessionState start;
    start.workload = exampleWorkload(Region::Us);
    m_session = std::make_unique<Session>(
        std::shared_ptr<const Catalogue>(&shippedCatalogue(), [](const Catalogue *) {}), today, start);
    m_store = {};
    m_session->setOwnDataKeeper(
        [this](const UserEdits &edits, const SaveWatch &) { return m_store.save(edits); }, {});
}

void OwnDataTest::edit_isAStepOfTheHistory()
{
    QSignalSpy changed(m_session.get(), &Session::catalogueChanged);
    const std::size_t offers = m_session->catalogue().offers.size();
    QCOMPARE(m_session->changeOwnData({priceOf(1111)}, EditKind::AddOwnPrice), QString());
    QCOMPARE(changed.size(), 1);
    QCOMPARE(m_session->catalogue().offers.size(), offers + 1);
    QCOMPARE(m_store.data.prices.size(), std::size_t{1});
    QCOMPARE(m_session->undoKind(), std::optional(EditKind::AddOwnPrice));
    m_session->undo();
    QCOMPARE(m_session->catalogue().offers.size(), offers);
    QVERIFY(m_store.data.prices.empty());
    m_session->redo();
    QCOMPARE(m_session->catalogue().offers.back().ownId, u"own-p"_s);
    QCOMPARE(m_store.data.prices.size(), std::size_t{1});
}

void OwnDataTest::edit_betweenOthers_isUndoneInItsTurn()
{
    m_session->addCard({rtx4090, 1});
    m_session->changeOwnData({priceOf(1111)}, EditKind::AddOwnPrice);
    m_session->addCard({rtx4090, 2});
    m_session->undo();
    QCOMPARE(m_store.data.prices.size(), std::size_t{1});
    QCOMPARE(m_session->shortlist().size(), std::size_t{1});
    m_session->undo();
    QVERIFY(m_store.data.prices.empty());
    QCOMPARE(m_session->shortlist().size(), std::size_t{1});
    m_session->undo();
    QVERIFY(m_session->shortlist().empty());
    m_session->redo();
    m_session->redo();
    m_session->redo();
    QCOMPARE(m_store.data.prices.size(), std::size_t{1});
    QCOMPARE(m_session->shortlist().size(), std::size_t{2});
}

void OwnDataTest::refusedEdit_changesNothing()
{
    m_store.refusal = u"full"_s;
    QCOMPARE(m_session->changeOwnData({priceOf(1111)}, EditKind::AddOwnPrice), u"full"_s);
    QVERIFY(!m_session->canUndo());
    QVERIFY(m_session->ownData().isEmpty());
}

void OwnDataTest::refusedUndo_staysAndSaysWhy()
{
    m_session->changeOwnData({priceOf(1111)}, EditKind::AddOwnPrice);
    m_store.refusal = u"full"_s;
    QSignalSpy refused(m_session.get(), &Session::ownDataRefused);
    m_session->undo();
    QCOMPARE(refused.size(), 1);
    QCOMPARE(refused.front().front().toString(), u"full"_s);
    QVERIFY(m_session->canUndo());
    QCOMPARE(m_session->ownData().prices.size(), std::size_t{1});
    m_store.refusal.clear();
    m_session->undo();
    QVERIFY(m_session->ownData().isEmpty());
}

void OwnDataTest::savingInTwoSteps_isOneStepOfTheHistory()
{
    const OwnDataKeeper keeper =
        m_session->startSaving({OwnDataChange::Way::Edit, {priceOf(1111)}, EditKind::ImportOwn});
    QVERIFY(m_session->isSaving() && !m_session->canUndo());
    QCOMPARE(m_session->finishSaving(keeper({priceOf(1111)}, {})), QString());
    QCOMPARE(m_session->undoKind(), std::optional(EditKind::ImportOwn));
    const OwnDataChange back = m_session->undoChange();
    QVERIFY(back.edits == UserEdits{RemovePrice{u"own-p"_s}});
    m_session->startSaving(back);
    m_session->finishSaving(keeper(back.edits, {}));
    QVERIFY(!m_session->canUndo() && m_session->canRedo() && m_session->ownData().isEmpty());
    QVERIFY(m_session->redoChange().edits == UserEdits{priceOf(1111)});
    m_session->startSaving(m_session->redoChange());
    QCOMPARE(m_session->finishSaving({u"stopped"_s, {}}), u"stopped"_s);
    QVERIFY(m_session->canRedo());
}

void OwnDataTest::undoMeanwhile_waits()
{
    m_session->addCard({rtx4090, 1});
    QSignalSpy refused(m_session.get(), &Session::ownDataRefused);
    const OwnDataKeeper keeper =
        m_session->startSaving({OwnDataChange::Way::Edit, {priceOf(1111)}, EditKind::ImportOwn});
    m_session->undo();
    QCOMPARE(refused.size(), 1);
    QCOMPARE(m_session->shortlist().size(), std::size_t{1});
    QVERIFY(!m_session->changeOwnData({priceOf(1)}, EditKind::AddOwnPrice).isEmpty());
    m_session->finishSaving(keeper({priceOf(1111)}, {}));
    m_session->undo();
    m_session->undo();
    QVERIFY(m_session->shortlist().empty() && m_session->ownData().isEmpty());
}

void OwnDataTest::otherHistoryMeanwhile_isLeftAlone()
{
    m_session->changeOwnData({priceOf(1111)}, EditKind::ImportOwn);
    const OwnDataChange back = m_session->undoChange();
    const OwnDataKeeper keeper = m_session->startSaving(back);
    m_session->open(m_session->state()); // a file that another start of the program handed over
    m_session->addCard({rtx4090, 1});
    m_session->finishSaving(keeper(back.edits, {}));
    QVERIFY(m_session->ownData().isEmpty());
    QVERIFY(m_session->canUndo() && !m_session->canRedo());
    QCOMPARE(m_session->undoKind(), std::optional(EditKind::AddCard));
}

void OwnDataTest::marks_areSaidApart()
{
    QSignalSpy catalogue(m_session.get(), &Session::catalogueChanged);
    QSignalSpy marks(m_session.get(), &Session::favouritesChanged);
    m_session->changeOwnData({SetFavourites{{rtx4090}}}, EditKind::ChangeOwnCard);
    QCOMPARE(marks.size(), 1);
    QCOMPARE(catalogue.size(), 0);
    QCOMPARE(m_session->ownData().favourites, QStringList{rtx4090});
    m_session->undo();
    QCOMPARE(marks.size(), 2);
    m_store.data.favourites << rtx4090; // another window, and this one saves something else
    m_session->changeOwnData({priceOf(1111)}, EditKind::AddOwnPrice);
    QCOMPARE(marks.size(), 3);
    QCOMPARE(catalogue.size(), 1);
    m_session->changeOwnData({RemovePrice{u"own-p"_s}}, EditKind::RemoveOwn);
    QCOMPARE(marks.size(), 3);
    QCOMPARE(catalogue.size(), 2);
}

void OwnDataTest::undo_keepsWhatOthersSaved()
{
    m_session->changeOwnData({priceOf(1111)}, EditKind::AddOwnPrice);
    m_store.data.favourites << rtx4090; // another window
    m_session->undo();
    QVERIFY(m_session->ownData().prices.empty());
    QCOMPARE(m_session->ownData().favourites, QStringList{rtx4090});
}

void OwnDataTest::removedCard_leavesTheComparisonAndComesBack()
{
    OwnForm made = form(OwnFormKind::NewCard);
    made.setValue(u"memory_gb"_s, u"48"_s);
    m_session->changeOwnData(made.edits(), EditKind::AddOwnCard);
    const QString id = m_session->ownData().cards.front().id;
    m_session->addCard({rtx4090, 1});
    m_session->addCard({id, 1});
    m_session->setBaseline({id, 1});
    m_session->changeOwnData({RemoveCard{id}}, EditKind::RemoveOwn);
    QCOMPARE(m_session->shortlist(), (std::vector<CardGroup>{{rtx4090, 1}}));
    QCOMPARE(m_session->baseline(), std::optional(CardGroup{rtx4090, 1}));
    m_session->undo();
    QCOMPARE(m_session->shortlist().size(), std::size_t{2});
    QCOMPARE(m_session->baseline(), std::optional(CardGroup{id, 1}));
    for (int i = 0; i < 4; ++i)
        m_session->undo();
    QVERIFY(!m_session->catalogue().gpu(id));
    QVERIFY(m_session->shortlist().empty());
}

void OwnDataTest::tables_followTheCatalogue()
{
    CardTable table(*m_session);
    ComparisonTable comparison(*m_session);
    const QAbstractItemModelTester tester(&table, QAbstractItemModelTester::FailureReportingMode::Fatal);
    const QAbstractItemModelTester other(&comparison, QAbstractItemModelTester::FailureReportingMode::Fatal);
    const int rows = table.rowCount();
    m_session->addCard({rtx4090, 1});
    for (int i = 0; i < 5; ++i) { // what is kept of older catalogues is gone by then
        OwnForm made = form(OwnFormKind::NewCard);
        made.setValue(u"name"_s, u"Mine %1"_s.arg(i));
        made.setValue(u"memory_gb"_s, u"48"_s);
        QCOMPARE(m_session->changeOwnData(made.edits(), EditKind::AddOwnCard), QString());
        QCOMPARE(table.rowCount(), rows + i + 1);
    }
    const int row = table.rowOf(m_session->ownData().cards.back().id);
    QVERIFY(row >= 0);
    QCOMPARE(table.index(row, 0).data().toString(), u"Mine 4 (yours)"_s);
    QVERIFY(comparison.rowCount() > 0);
    QVERIFY(!comparison.index(0, 0).data(Qt::AccessibleTextRole).isNull() || comparison.columnCount() > 0);
    while (m_session->canUndo())
        m_session->undo();
    QCOMPARE(table.rowCount(), rows);
    for (int r = 0; r < table.rowCount(); ++r)
        for (int c = 0; c < table.columnCount(); ++c)
            table.index(r, c).data();
}

void OwnDataTest::withoutAKeeper_nothingCanBeChanged()
{
    Session alone(std::shared_ptr<const Catalogue>(&shippedCatalogue(), [](const Catalogue *) {}), today, {});
    QVERIFY(!alone.canChangeOwnData());
    QVERIFY(!alone.changeOwnData({priceOf(1111)}, EditKind::AddOwnPrice).isEmpty());
    QVERIFY(!alone.canUndo());
    QCOMPARE(m_session->canChangeOwnData(), true);
}

void OwnDataTest::priceForm_savesWhatWasTyped()
{
    OwnForm price = form(OwnFormKind::Price);
    QVERIFY(!price.canSave()); // no amount yet
    price.setValue(u"amount"_s, u"1,750"_s);
    price.setValue(u"kind"_s, QString::number(static_cast<int>(OfferKind::Used)));
    price.setValue(u"provider"_s, u" Corner "_s);
    price.setValue(u"date"_s, u"2026-11-28"_s);
    QVERIFY2(price.canSave(), price.notes().empty() ? "" : qPrintable(price.notes().front().text));
    m_session->changeOwnData(price.edits(), price.kind());
    const OwnPrice &kept = m_store.data.prices.front();
    QCOMPARE(kept.price, Money::fromAmount(1750, Currency::Usd));
    QCOMPARE(kept.kind, OfferKind::Used);
    QCOMPARE(kept.provider, u"Corner"_s);
    QCOMPARE(kept.asOf, QDate(2026, 11, 28));
    QCOMPARE(kept.region, u"US"_s);
}

void OwnDataTest::priceForm_saysWhatIsOdd()
{
    OwnForm price = form(OwnFormKind::Price);
    price.setValue(u"kind"_s, QString::number(static_cast<int>(OfferKind::Used)));
    price.setValue(u"amount"_s, u"12000"_s); // yuan, while dollars are chosen
    QCOMPARE(price.notes().size(), std::size_t{1});
    QCOMPARE(price.notes().front().fieldId, u"amount"_s);
    QVERIFY(!price.notes().front().mustFix);
    QVERIFY(price.notes().front().text.contains(u"CNY"_s));
    QVERIFY(price.canSave());
    price.setValue(u"date"_s, u"2026-12-24"_s);
    QVERIFY(!price.canSave());
}

void OwnDataTest::correctionForm_followsTheProperty()
{
    OwnForm correction = form(OwnFormKind::Correction);
    QVERIFY(!correction.canSave()); // the shipped value is no correction
    QVERIFY(correction.setValue(u"property"_s, u"tdp_w"_s));
    QCOMPARE(correction.value(u"value"_s), u"450"_s); // facts.csv
    QVERIFY(!correction.setValue(u"value"_s, u"0.43"_s));
    QVERIFY(!correction.canSave());
    QVERIFY(correction.notes().front().text.contains(u"430"_s)); // kW
    correction.setValue(u"value"_s, u"430"_s);
    QVERIFY(correction.canSave());
    m_session->changeOwnData(correction.edits(), correction.kind());
    QCOMPARE(m_session->catalogue().gpu(rtx4090)->number(SpecField::TdpWatts), std::optional(430.0));
}

void OwnDataTest::cardForm_keepsOnlyWhatDiffers()
{
    OwnForm made = form(OwnFormKind::NewCard, u"nvidia-rtx-2080-ti-11gb"_s);
    made.setValue(u"name"_s, u"RTX 2080 Ti 22GB"_s);
    made.setValue(u"memory_gb"_s, u"22"_s);
    QVERIFY(made.canSave());
    m_session->changeOwnData(made.edits(), made.kind());
    const OwnCard &card = m_store.data.cards.front();
    QCOMPARE(card.specs.size(), std::size_t{1});
    QCOMPARE(card.specs.front().field, SpecField::MemoryGB);
    QCOMPARE(card.basedOn, u"nvidia-rtx-2080-ti-11gb"_s);
    QCOMPARE(card.segment, Segment::Modified);
    QCOMPARE(m_session->catalogue().gpu(card.id)->number(SpecField::BandwidthGBps), std::optional(616.0));
    OwnForm again = form(OwnFormKind::NewCard, u"nvidia-rtx-2080-ti-11gb"_s);
    again.setValue(u"name"_s, u"rtx 2080 ti 22gb"_s);
    QVERIFY(!again.canSave()); // the name is taken
}

void OwnDataTest::cardForm_ofAnOwnCard_changesIt()
{
    OwnForm made = form(OwnFormKind::NewCard);
    made.setValue(u"memory_gb"_s, u"48"_s);
    m_session->changeOwnData(made.edits(), made.kind());
    const QString id = m_store.data.cards.front().id;
    OwnForm change = form(OwnFormKind::ChangeCard, id);
    QCOMPARE(change.value(u"memory_gb"_s), u"48"_s);
    change.setValue(u"tdp_w"_s, u"500"_s);
    QVERIFY(change.canSave());
    m_session->changeOwnData(change.edits(), change.kind());
    QCOMPARE(m_store.data.cards.size(), std::size_t{1});
    QCOMPARE(m_store.data.cards.front().id, id);
    QCOMPARE(m_session->catalogue().gpu(id)->number(SpecField::MemoryGB), std::optional(48.0));
    QCOMPARE(m_session->catalogue().gpu(id)->number(SpecField::TdpWatts), std::optional(500.0));
}

void OwnDataTest::removals_nameWhatIsMine()
{
    const QLocale english(QLocale::English, QLocale::UnitedStates);
    QVERIFY(ownRemovals(*m_session, rtx4090, english).empty());
    m_session->changeOwnData({priceOf(1111)}, EditKind::AddOwnPrice);
    OwnForm made = form(OwnFormKind::NewCard);
    made.setValue(u"memory_gb"_s, u"48"_s);
    m_session->changeOwnData(made.edits(), made.kind());
    const auto removals = ownRemovals(*m_session, rtx4090, english);
    QCOMPARE(removals.size(), std::size_t{1});
    QVERIFY(removals.front().text.contains(u"2026-11-30"_s) && removals.front().text.contains(u"1,111"_s));
    m_session->changeOwnData(removals.front().edits, EditKind::RemoveOwn);
    QVERIFY(m_store.data.prices.empty());
    const QString id = m_store.data.cards.front().id;
    QCOMPARE(ownRemovals(*m_session, id, english).size(), std::size_t{1});
}

} // namespace gpuwise

QTEST_GUILESS_MAIN(gpuwise::OwnDataTest)
#include "tst_owndata.moc"
