// SPDX-License-Identifier: GPL-3.0-or-later
//
// Any bytes are a preview: a refusal with a place, or rows whose edits make sense. GPUWISE_FUZZ_IMPORT names
// the kind of file.
#include "db/import/importer.h"

#include <QFile>
#include <QTemporaryDir>

#include <cmath>
#include <cstdint>
#include <cstdlib>

namespace {

using namespace gpuwise;

void require(bool holds)
{
    if (!holds)
        std::abort();
}

bool isInert(const QString &text)
{
    return std::none_of(text.begin(), text.end(),
                        [](QChar c) { return c.category() == QChar::Other_Control; });
}

/// Two cards are enough: names must be found and must be near.
const Catalogue &smallCatalogue()
{
    static const Catalogue catalogue = [] {
        Catalogue small;
        for (const char *name : {"GeForce RTX 4090", "Radeon RX 7900 XTX"}) {
            Gpu gpu;
            gpu.id = QString::fromLatin1(name).toLower().replace(u' ', u'-');
            gpu.name = QString::fromLatin1(name);
            gpu.spec(SpecField::MemoryGB).number = 24;
            gpu.spec(SpecField::MemoryGB).text = QStringLiteral("24");
            small.gpus.push_back(gpu);
        }
        small.buildIndex();
        return small;
    }();
    return catalogue;
}

void checkPrice(const OwnPrice &price)
{
    require(price.price.units > 0 && price.price.amount() <= 1e9);
    require(price.asOf.isValid() && price.count >= 1 && price.count <= 1024);
    require(isOwnId(price.id) && isInert(price.provider) && isInert(price.region));
}

void checkCard(const OwnCard &card)
{
    require(isOwnId(card.id) && !card.name.trimmed().isEmpty() && isInert(card.name) && isInert(card.notes));
    for (const OwnSpec &spec : card.specs) {
        require(isInert(spec.text) && isInert(spec.origin.source));
        bool ok = false;
        const double number = spec.text.toDouble(&ok);
        require(describe(spec.field).kind != SpecKind::Number || (ok && std::isfinite(number)));
    }
}

ImportPreview previewOf(const QByteArray &bytes, ImportOptions options)
{
    if (options.kind != ImportKind::Pack)
        return previewTable(bytes, QStringLiteral("list.csv"), options, smallCatalogue(), {});
    static const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("pack"));
    QFile file(path);
    require(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
    file.close();
    return previewImport(path, options, smallCatalogue(), {});
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    ImportOptions options;
    options.kind = ImportKind::GPUWISE_FUZZ_IMPORT;
    options.today = QDate(2026, 11, 30);
    options.currency = Currency::Cny;
    const QByteArray bytes(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
    const ImportPreview preview = previewOf(bytes, options);
    require(preview.refusal ? preview.rows.empty() : true);
    for (const ImportRow &row : preview.rows) {
        require(row.isTaken() == !row.edits.empty());
        require((row.verdict == RowVerdict::Bad) ==
                std::any_of(row.problems.begin(), row.problems.end(), [](const ImportProblem &problem) {
                    return severityOf(problem.note) == ImportSeverity::Bad;
                }));
    }
    for (const UserEdit &edit : importEdits(preview, true)) {
        if (const auto *put = std::get_if<PutPrice>(&edit))
            checkPrice(put->price);
        if (const auto *put = std::get_if<PutCard>(&edit))
            checkCard(put->card);
    }
    return 0;
}
