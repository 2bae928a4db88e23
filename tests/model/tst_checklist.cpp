// SPDX-License-Identifier: GPL-3.0-or-later
//
// The checklist before ordering: facts with their source, questions where nothing is known, what is cut.
#include "model/guide/checklist.h"
#include "model/guide/checklisttext.h"
#include "model/guide/guidelibrary.h"
#include "tests/support/testsupport.h"

#include <QSet>
#include <QTest>

using namespace Qt::StringLiterals;

namespace gpuwise {

namespace {

GuideContext context(Region region = Region::Us)
{
    static const SpeedModel speeds(shippedCatalogue());
    return {shippedCatalogue(),
            speeds,
            QDate(2026, 11, 30),
            region,
            region == Region::Cn ? Currency::Cny : Currency::Usd,
            OperatingSystem::Linux,
            QLocale(u"en_US"_s)};
}

const CheckItem *itemOf(const Checklist &list, QStringView id)
{
    for (const CheckGroup &group : list.groups)
        for (const CheckItem &item : group.items)
            if (item.id == id)
                return &item;
    return nullptr;
}

bool hasGroup(const Checklist &list, QStringView id)
{
    return std::any_of(list.groups.begin(), list.groups.end(),
                       [&](const CheckGroup &each) { return each.id == id; });
}

} // namespace

class ChecklistTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    /// NVIDIA's pages: RTX 4090 D 14,592 cores, 24 GB; RTX 4090 16,384 cores, 24 GB. 1 - 14592/16384 = 10.9
    /// %.
    void variant_saysWhatIsCutAndWhatIsNot()
    {
        const Checklist list = checklistFor(context(), {u"nvidia-rtx-4090-d-24gb"_s, 1});
        const CheckItem *cores = itemOf(list, u"cut_shader_cores");
        QVERIFY(cores);
        QCOMPARE(cores->state, CheckState::Warning);
        QVERIFY(cores->text.contains(u"14,592"_s) && cores->text.contains(u"16,384"_s) &&
                cores->text.contains(u"11 %"_s));
        const CheckItem *memory = itemOf(list, u"cut_memory_gb");
        QVERIFY(memory);
        QCOMPARE(memory->state, CheckState::Known);
        QVERIFY(memory->text.startsWith(u"not cut"_s));
        QCOMPARE(itemOf(list, u"cut_tdp_w")->state, CheckState::Known); // less power is no loss
        QVERIFY(!hasGroup(checklistFor(context(), {u"nvidia-rtx-4090-24gb"_s, 1}), u"cut"));
    }

    /// The RTX 5090 D V2 has 24 of the 32 GB.
    void variant_cutInMemory()
    {
        const Checklist list = checklistFor(context(), {u"nvidia-rtx-5090-d-v2-24gb"_s, 1});
        const CheckItem *memory = itemOf(list, u"cut_memory_gb");
        QVERIFY(memory);
        QCOMPARE(memory->state, CheckState::Warning);
        QVERIFY(memory->text.contains(u"24 GB instead of 32 GB"_s));
    }

    void known_hasValueAndSource()
    {
        const Checklist list = checklistFor(context(), {u"nvidia-rtx-4090-24gb"_s, 1});
        for (const char16_t *id : {u"memory", u"bandwidth", u"board_power"}) {
            const CheckItem *item = itemOf(list, id);
            QVERIFY(item);
            QCOMPARE(item->state, CheckState::Known);
            QVERIFY(!item->text.isEmpty());
            QVERIFY(!item->source.isEmpty());
        }
    }

    /// Whatever the catalogue does not know is a question, never a gap.
    void unknown_isAQuestion()
    {
        int asked = 0;
        for (const Gpu &gpu : shippedCatalogue().gpus) {
            const Checklist list = checklistFor(context(), {gpu.id, 1});
            const CheckItem *bandwidth = itemOf(list, u"bandwidth");
            QVERIFY2(bandwidth, qPrintable(gpu.id));
            const SpecValue &spec = gpu.spec(SpecField::BandwidthGBps);
            QCOMPARE(bandwidth->state == CheckState::ToConfirm,
                     !spec.hasValue() || spec.state == FactState::Unconfirmed);
            asked += bandwidth->state == CheckState::ToConfirm;
            const CheckItem *ecc = itemOf(list, u"ecc");
            QVERIFY(ecc);
            QVERIFY2(!ecc->text.isEmpty(), qPrintable(gpu.id));
            for (const CheckGroup &group : list.groups)
                for (const CheckItem &item : group.items)
                    QVERIFY2(!item.text.isEmpty(), qPrintable(gpu.id + u' ' + item.id));
        }
        QVERIFY(asked < static_cast<int>(shippedCatalogue().gpus.size()));
    }

    void mode_decidesWhatIsAsked()
    {
        const CardGroup card{u"nvidia-rtx-4090-24gb"_s, 1};
        const Checklist all = checklistFor(context(), card);
        QVERIFY(hasGroup(all, u"price") && hasGroup(all, u"rent") && hasGroup(all, u"used"));
        const Checklist rent = checklistFor(context(), card, OptionMode::Rent);
        QVERIFY(!hasGroup(rent, u"price") && !hasGroup(rent, u"place") && !hasGroup(rent, u"used"));
        QVERIFY(hasGroup(rent, u"rent") && hasGroup(rent, u"suits") && hasGroup(rent, u"suits_not"));
        const Checklist used = checklistFor(context(), card, OptionMode::BuyUsed);
        QVERIFY(hasGroup(used, u"used") && !hasGroup(used, u"rent"));
        QVERIFY(!itemOf(used, u"price_new"));
        const Checklist fresh = checklistFor(context(), card, OptionMode::BuyNew);
        QVERIFY(!hasGroup(fresh, u"used") && !itemOf(fresh, u"price_used"));
    }

    void usedCard_hasAllSevenChecks()
    {
        const Checklist list = checklistFor(context(), {u"nvidia-rtx-3090-24gb"_s, 1}, OptionMode::BuyUsed);
        for (const char *id : {"uc-test-video", "uc-stress-30min", "uc-memory-errors", "uc-temperature",
                               "uc-personal-seller", "uc-return", "uc-repaste"})
            QVERIFY2(itemOf(list, QString::fromLatin1(id)), id);
    }

    void ids_areUniqueAndEntriesExist()
    {
        for (const char *id : {"nvidia-rtx-4090-d-24gb", "nvidia-h100-sxm5-80gb", "amd-radeon-rx-7900-xtx",
                               "apple-m3-ultra", "nvidia-rtx-4090-48gb"}) {
            const Checklist list = checklistFor(context(Region::Cn), {QString::fromLatin1(id), 2});
            QSet<QString> seen;
            for (const CheckGroup &group : list.groups)
                for (const CheckItem &item : group.items) {
                    QVERIFY2(!seen.contains(item.id), qPrintable(item.id));
                    seen.insert(item.id);
                    QVERIFY2(item.entry.isEmpty() || shippedGuide(Language::English).entry(item.entry),
                             qPrintable(item.entry));
                }
            QCOMPARE(list.count(CheckState::Known) + list.count(CheckState::ToConfirm) +
                         list.count(CheckState::Warning),
                     static_cast<int>(seen.size()));
        }
    }

    /// "Not for a data centre" is known, and no point in the card's favour.
    void drawbacks_haveNoTick()
    {
        const Checklist list = checklistFor(context(), {u"nvidia-rtx-4090-24gb"_s, 1});
        for (const QStringView id : {u"geforce_licence", u"no_nvlink"}) {
            QVERIFY(itemOf(list, id));
            QCOMPARE(itemOf(list, id)->state, CheckState::Warning);
        }
        for (const Gpu &gpu : shippedCatalogue().gpus)
            for (const CheckGroup &group : checklistFor(context(), {gpu.id, 1}).groups)
                if (group.id == u"pitfalls"_s)
                    for (const CheckItem &item : group.items)
                        QVERIFY2(item.state != CheckState::Known, qPrintable(gpu.id + u' ' + item.id));
    }

    void severalWithoutALink_isAWarning()
    {
        QCOMPARE(itemOf(checklistFor(context(), {u"nvidia-rtx-4090-24gb"_s, 2}), u"link")->state,
                 CheckState::Warning);
        QCOMPARE(itemOf(checklistFor(context(), {u"nvidia-rtx-4090-24gb"_s, 1}), u"link")->state,
                 CheckState::Known);
    }

    void unknownCard_givesAnEmptyList()
    {
        QVERIFY(checklistFor(context(), {u"no-such-card"_s, 1}).groups.empty());
    }

    void text_hasABoxForEveryItem()
    {
        const Checklist list = checklistFor(context(), {u"nvidia-rtx-4090-d-24gb"_s, 1});
        const QString text = checklistText(list, GuideTextFormat::Markdown);
        QCOMPARE(text.count(u"- [x] "_s), list.count(CheckState::Known));
        QCOMPARE(text.count(u"- [ ] "_s),
                 list.count(CheckState::ToConfirm) + list.count(CheckState::Warning));
    }
};

} // namespace gpuwise

QTEST_GUILESS_MAIN(gpuwise::ChecklistTest)
#include "tst_checklist.moc"
