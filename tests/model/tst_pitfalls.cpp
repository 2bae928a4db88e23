// SPDX-License-Identifier: GPL-3.0-or-later
//
// Pitfalls of known cards, each by the fact that it rests on, and rules that hold for all.
#include "model/advice/pitfalls.h"
#include "model/words/notewords.h"
#include "tests/support/testsupport.h"

#include <QTest>

#include <algorithm>
#include <cmath>

namespace gpuwise {

using namespace Qt::StringLiterals;

class PitfallsTest final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void knownPitfalls_data();
    void knownPitfalls();
    void exportLicence_isOfTheNamedCards();
    void variants_sayHowMuchIsCut();
    void launchInTheFuture_isSaid();
    void wholeNodes_areSaid();
    void order_isWarningsFirst();

private:
    static std::optional<Note> find(const QString &id, NoteCode code, Region region = Region::Us)
    {
        const Gpu *gpu = shippedCatalogue().gpu(id);
        if (!gpu)
            qFatal("no card %s", qPrintable(id));
        const auto notes = pitfallsOf(shippedCatalogue(), *gpu, region, {2026, 11, 30});
        const auto note =
            std::find_if(notes.begin(), notes.end(), [code](const Note &n) { return n.code == code; });
        return note == notes.end() ? std::nullopt : std::optional(*note);
    }
};

void PitfallsTest::knownPitfalls_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<int>("code");
    QTest::addColumn<bool>("there");
    const auto row = [](const char *id, NoteCode code, bool there) {
        QTest::addRow("%s %d", id, static_cast<int>(code))
            << QString::fromLatin1(id) << static_cast<int>(code) << there;
    };
    row("nvidia-tesla-p40-24gb", NoteCode::NoTensorCores, true); // Pascal
    row("nvidia-rtx-4090-24gb", NoteCode::NoTensorCores, false);
    row("nvidia-rtx-2080-ti-11gb", NoteCode::NoBf16Hardware, true); // Turing
    row("nvidia-rtx-3090-24gb", NoteCode::NoBf16Hardware, false);   // Ampere
    row("nvidia-rtx-3090-24gb", NoteCode::NoFp8Hardware, true);
    row("nvidia-rtx-4090-24gb", NoteCode::NoFp8Hardware, false); // Ada
    row("nvidia-rtx-4090-24gb", NoteCode::NoLink, true);
    row("nvidia-rtx-3090-24gb", NoteCode::NoLink, false);       // NVLink bridge
    row("nvidia-rtx-4060-ti-16gb", NoteCode::SlowMemory, true); // 288 GB/s; RTX 4080 has 717
    row("nvidia-rtx-4080-16gb", NoteCode::SlowMemory, false);
    row("amd-radeon-rx-9060-xt-8gb", NoteCode::MemoryStarved, true); // as fast as the one with 16 GB
    row("amd-radeon-rx-9060-xt-16gb", NoteCode::MemoryStarved, false);
    row("nvidia-a100-pcie-40gb", NoteCode::MemoryStarved, true);
    row("nvidia-a100-pcie-80gb", NoteCode::MemoryStarved, false);
    row("nvidia-rtx-4090-24gb", NoteCode::ExportLicence, false); // where nobody needs one
    row("nvidia-rtx-4090-laptop-16gb", NoteCode::LaptopVariant, true);
    row("nvidia-tesla-p40-24gb", NoteCode::SoftwareRefuses, true); // vLLM wants 7.5 or newer
    row("nvidia-rtx-4090-24gb", NoteCode::SoftwareRefuses, false);
    row("nvidia-l40s-48gb", NoteCode::PassiveCard, true);
    row("nvidia-h100-sxm5-80gb", NoteCode::ServerBoard, true);
    row("nvidia-rtx-3090-24gb", NoteCode::MayHaveMined, true);  // September 2020
    row("nvidia-rtx-4090-24gb", NoteCode::MayHaveMined, false); // October 2022
    row("nvidia-rtx-4090-24gb", NoteCode::GeForceLicence, true);
    row("amd-radeon-rx-7900-xtx", NoteCode::GeForceLicence, false);
}

void PitfallsTest::knownPitfalls()
{
    QFETCH(const QString, id);
    QFETCH(const int, code);
    QFETCH(const bool, there);
    QCOMPARE(find(id, static_cast<NoteCode>(code)).has_value(), there);
}

// NVIDIA's Form 8-K of 2023-10-17 names A100, A800, H100, H800, L40, L40S and RTX 4090.
void PitfallsTest::exportLicence_isOfTheNamedCards()
{
    const auto asks = [](const char *id) {
        return find(QString::fromLatin1(id), NoteCode::ExportLicence, Region::Cn).has_value();
    };
    for (const char *id :
         {"nvidia-a100-sxm4-80gb", "nvidia-a800-sxm4-80gb", "nvidia-h100-sxm5-80gb", "nvidia-h800-pcie-80gb",
          "nvidia-l40-48gb", "nvidia-l40s-48gb", "nvidia-rtx-4090-24gb"})
        QVERIFY2(asks(id), id);
    for (const char *id : {"nvidia-rtx-4090-d-24gb", "nvidia-rtx-4090-laptop-16gb", "nvidia-l4-24gb",
                           "nvidia-rtx-3090-24gb", "amd-instinct-mi300x"})
        QVERIFY2(!asks(id), id);
}

// NVIDIA's pages: 4090 D 14,592 of 16,384 cores, so 147.1 of 165.2 TFLOPS; 5090 D V2 24 of 32 GB, 1,344 of
// 1,792 GB/s; A800 400 of the A100's 600 GB/s NVLink.
void PitfallsTest::variants_sayHowMuchIsCut()
{
    const auto cut = [](const char *id, NoteCode code) {
        return find(QString::fromLatin1(id), code).value_or(Note{}).numbers[0];
    };
    QVERIFY(std::abs(cut("nvidia-rtx-4090-d-24gb", NoteCode::CutCompute) - (1 - 147.1 / 165.2)) < 1e-9);
    QCOMPARE(cut("nvidia-rtx-4090-d-24gb", NoteCode::CutMemory), 0.0);
    QCOMPARE(cut("nvidia-rtx-5090-d-v2-24gb", NoteCode::CutMemory), 0.25);
    QCOMPARE(cut("nvidia-rtx-5090-d-v2-24gb", NoteCode::CutBandwidth), 0.25);
    QVERIFY(std::abs(cut("nvidia-a800-sxm4-80gb", NoteCode::CutLink) - 1.0 / 3) < 1e-9);
    QVERIFY(find(u"nvidia-rtx-5090-d-32gb"_s, NoteCode::CutUnknown));
    QVERIFY(!find(u"nvidia-rtx-5090-32gb"_s, NoteCode::CutUnknown));
}

void PitfallsTest::launchInTheFuture_isSaid()
{
    Gpu gpu;
    gpu.id = u"next-year"_s;
    gpu.spec(SpecField::LaunchDate).text = u"2027-03"_s;
    const auto says = [&](QDate today) {
        const auto notes = pitfallsOf(shippedCatalogue(), gpu, Region::Us, today);
        return std::any_of(notes.begin(), notes.end(),
                           [](const Note &n) { return n.code == NoteCode::NotReleased; });
    };
    QVERIFY(says({2026, 12, 1}));
    QVERIFY(!says({2027, 4, 1}));
}

void PitfallsTest::wholeNodes_areSaid()
{
    Catalogue catalogue = shippedCatalogue();
    const QString id = u"nvidia-rtx-4090-24gb"_s;
    std::erase_if(catalogue.offers, [&](const Offer &offer) { return offer.gpuId == id; });
    Offer node;
    node.gpuId = id;
    node.kind = OfferKind::OnDemand;
    node.scope = OfferScope::Node;
    node.count = 8;
    node.region = u"CN"_s;
    node.asOf = {2026, 10, 1};
    catalogue.offers.push_back(node);
    const auto codes = [&] {
        std::vector<NoteCode> found;
        for (const Note &note : pitfallsOf(catalogue, *catalogue.gpu(id), Region::Us, {2026, 11, 30}))
            found.push_back(note.code);
        return found;
    };
    const auto has = [&](NoteCode code) {
        const auto found = codes();
        return std::find(found.begin(), found.end(), code) != found.end();
    };
    QVERIFY(has(NoteCode::WholeNodesOnly) && has(NoteCode::NoOfferHere));
    node.scope = OfferScope::Card;
    node.count = 1;
    node.region = u"US"_s;
    catalogue.offers.push_back(node);
    QVERIFY(!has(NoteCode::WholeNodesOnly) && !has(NoteCode::NoOfferHere));
}

void PitfallsTest::order_isWarningsFirst()
{
    for (const Gpu &gpu : shippedCatalogue().gpus) {
        const auto notes = pitfallsOf(shippedCatalogue(), gpu, Region::Cn, {2026, 11, 30});
        QVERIFY(std::is_sorted(notes.begin(), notes.end(), [](const Note &a, const Note &b) {
            return noteKind(a.code) < noteKind(b.code);
        }));
        for (const Note &note : notes)
            QVERIFY(!noteSentence(note, QLocale::c()).isEmpty());
    }
}

} // namespace gpuwise

QTEST_GUILESS_MAIN(gpuwise::PitfallsTest)
#include "tst_pitfalls.moc"
