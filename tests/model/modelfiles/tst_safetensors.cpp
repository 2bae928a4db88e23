// SPDX-License-Identifier: GPL-3.0-or-later
//
// safetensors files, alone and beside a config.json and an index.
#include "model/modelfiles/modelfile.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <QtEndian>

#include <algorithm>
#include <ctime>

namespace gpuwise {

using namespace Qt::StringLiterals;

namespace {

/// A sparse file: eight bytes of length, the header, a hole of `data` bytes.
bool writeSafetensors(const QString &path, const QByteArray &header, qint64 data)
{
    QFile file(path);
    const quint64 length = qToLittleEndian(static_cast<quint64>(header.size()));
    return file.open(QIODevice::WriteOnly) && file.write(reinterpret_cast<const char *>(&length), 8) == 8 &&
           file.write(header) == header.size() && file.resize(8 + header.size() + data);
}

bool writeText(const QString &path, const QByteArray &text)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(text) == text.size();
}

QByteArray tensor(const char *name, const char *dtype, const char *shape, qint64 begin, qint64 end)
{
    return QByteArray("\"") + name + "\":{\"dtype\":\"" + dtype + "\",\"shape\":" + shape +
           ",\"data_offsets\":[" + QByteArray::number(begin) + ',' + QByteArray::number(end) + "]}";
}

/// A model of one layer: 2 x 1000 x 64 (embedding, head), 4 x 64 x 64 + 3 x 64 x 128 (matrices), 3 x 64
/// (norms).
const QByteArray config =
    R"({"model_type":"llama","hidden_size":64,"intermediate_size":128,"num_hidden_layers":1,
"num_attention_heads":4,"vocab_size":1000,"max_position_embeddings":2048,"torch_dtype":"bfloat16"})";
constexpr double parameters = 2 * 64000.0 + 4 * 4096 + 3 * 8192 + 3 * 64;

ModelFileReport reportOf(const QString &path)
{
    ModelFileResult result = readModelFile(path);
    if (const auto *problem = std::get_if<FileProblem>(&result))
        qFatal("%s", qPrintable(problemText(*problem)));
    return std::get<ModelFileReport>(std::move(result));
}

bool has(const ModelFileReport &report, FileRemarkId id)
{
    return std::any_of(report.remarks.begin(), report.remarks.end(),
                       [id](const FileRemark &remark) { return remark.id == id; });
}

} // namespace

class SafetensorsTest final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void alone_givesBytesOnly();
    void besideConfig_givesShapeAndBytes();
    void config_findsItsWeights();
    void index_addsUpItsFiles();
    void shard_findsTheOthers();
    void brokenNeighbour_isARemark();
    void packedWeights_countWhatTheyHold();
    void largeHeader_costsLittle();

private:
    QString path(const QString &name) const { return m_folder->filePath(name); }
    void writeModel(const QString &name)
    {
        const auto bytes = static_cast<qint64>(parameters * 2);
        const QByteArray header =
            '{' +
            tensor("all", "BF16", QByteArray("[" + QByteArray::number(bytes / 2) + "]").constData(), 0,
                   bytes) +
            '}';
        QVERIFY(writeSafetensors(path(name), header, bytes));
    }
    std::unique_ptr<QTemporaryDir> m_folder;
};

void SafetensorsTest::alone_givesBytesOnly()
{
    writeModel(u"x.safetensors"_s);
    const ModelFileReport report = reportOf(path(u"x.safetensors"_s));
    QVERIFY(!report.content.shapeKnown);
    QCOMPARE(report.content.weightBytes, parameters * 2);
    QCOMPARE(report.content.model.shape.params, parameters);
    QCOMPARE(report.content.precisionId, u"bf16"_s);
    QVERIFY(has(report, FileRemarkId::OnlyWeightsKnown) && has(report, FileRemarkId::NoConfigBeside));
}

void SafetensorsTest::besideConfig_givesShapeAndBytes()
{
    writeModel(u"x.safetensors"_s);
    QVERIFY(writeText(path(u"config.json"_s), config));
    const ModelFileReport report = reportOf(path(u"x.safetensors"_s));
    QVERIFY(report.content.shapeKnown);
    QCOMPARE(report.kind, ModelFileKind::Safetensors);
    QCOMPARE(report.content.model.shape.layers, 1);
    QCOMPARE(report.content.weightBytes, parameters * 2);
    QCOMPARE(report.content.model.shape.params, parameters);
    QVERIFY(std::any_of(report.facts.begin(), report.facts.end(), [](const FileFact &fact) {
        return fact.where == u"config.json: num_hidden_layers"_s;
    }));
}

void SafetensorsTest::config_findsItsWeights()
{
    writeModel(u"model.safetensors"_s);
    QVERIFY(writeText(path(u"config.json"_s), config));
    const ModelFileReport report = reportOf(path(u"config.json"_s));
    QCOMPARE(report.kind, ModelFileKind::HuggingFaceConfig);
    QCOMPARE(report.content.weightBytes, parameters * 2);
    QCOMPARE(report.bitsPerWeight(), 16.0);
}

void SafetensorsTest::index_addsUpItsFiles()
{
    const QString index = path(u"model.safetensors.index.json"_s);
    QVERIFY(writeText(
        index,
        R"({"metadata":{"total_size":300},"weight_map":{"a":"m-1.safetensors","b":"m-2.safetensors"}})"));
    QVERIFY(has(reportOf(index), FileRemarkId::ShardsMissing));
    QCOMPARE(reportOf(index).content.weightBytes, 300.0);
    QVERIFY(
        writeSafetensors(path(u"m-1.safetensors"_s), '{' + tensor("a", "F32", "[25]", 0, 100) + '}', 100));
    QVERIFY(has(reportOf(index), FileRemarkId::ShardsMissing));
    QVERIFY(
        writeSafetensors(path(u"m-2.safetensors"_s), '{' + tensor("b", "F16", "[50]", 0, 100) + '}', 100));
    const ModelFileReport report = reportOf(index);
    QVERIFY(!has(report, FileRemarkId::ShardsMissing));
    QCOMPARE(report.content.weightBytes, 200.0);
    QCOMPARE(report.types.size(), std::size_t{2});
}

void SafetensorsTest::shard_findsTheOthers()
{
    QVERIFY(writeText(path(u"model.safetensors.index.json"_s),
                      R"({"weight_map":{"a":"m-1.safetensors","b":"m-2.safetensors"}})"));
    QVERIFY(
        writeSafetensors(path(u"m-1.safetensors"_s), '{' + tensor("a", "F32", "[25]", 0, 100) + '}', 100));
    QVERIFY(
        writeSafetensors(path(u"m-2.safetensors"_s), '{' + tensor("b", "F16", "[50]", 0, 100) + '}', 100));
    QCOMPARE(reportOf(path(u"m-2.safetensors"_s)).content.weightBytes, 200.0);
}

void SafetensorsTest::brokenNeighbour_isARemark()
{
    writeModel(u"model.safetensors"_s);
    QVERIFY(writeText(path(u"config.json"_s), "{\"hidden_size\": 0}"));
    const ModelFileReport report = reportOf(path(u"model.safetensors"_s));
    QVERIFY(has(report, FileRemarkId::BesideNotRead));
    QCOMPARE(report.content.weightBytes, parameters * 2);
}

void SafetensorsTest::packedWeights_countWhatTheyHold()
{
    // 4-bit GPTQ: eight weights in an I32, scales and zero points beside them.
    const QByteArray header = '{' + tensor("l.qweight", "I32", "[8,64]", 0, 2048) + ',' +
                              tensor("l.scales", "F16", "[1,64]", 2048, 2176) + ',' +
                              tensor("l.qzeros", "I32", "[1,8]", 2176, 2208) + '}';
    QVERIFY(writeSafetensors(path(u"q.safetensors"_s), header, 2208));
    const ModelFileReport report = reportOf(path(u"q.safetensors"_s));
    QCOMPARE(report.content.model.shape.params, 8.0 * 64 * 8);
    QCOMPARE(report.content.weightBytes, 2208.0);
}

void SafetensorsTest::largeHeader_costsLittle()
{
    // A mixture of experts that is not divided into files. 3.5 TB need not be there: the header is whole.
    const auto secondsFor = [this](int tensors) {
        QByteArray header = "{";
        for (int i = 0; i < tensors; ++i) {
            const QByteArray name =
                "model.layers.30.mlp.experts." + QByteArray::number(i) + ".down_proj.weight";
            header += (i > 0 ? "," : "") + tensor(name.constData(), "BF16", "[2048,7168]",
                                                  qint64{i} * 29360128, qint64{i + 1} * 29360128);
        }
        header += '}';
        if (!writeSafetensors(path(u"big.safetensors"_s), header, 0))
            qFatal("the file could not be written");
        const std::clock_t start = std::clock(); // of this process: others on the machine do not count
        const ModelFileReport report = reportOf(path(u"big.safetensors"_s));
        const std::clock_t used = std::clock() - start;
        if (report.content.model.shape.params != tensors * 2048.0 * 7168)
            qFatal("the header was not read");
        return static_cast<double>(used) / CLOCKS_PER_SEC;
    };
    const double quarter = secondsFor(30'000);
    const double whole = secondsFor(120'000);
    QVERIFY2(whole < 10 * quarter + 0.05, // linear: 4 times; quadratic: 16 times
             qPrintable(u"%1 s against %2 s"_s.arg(whole).arg(quarter)));
}

} // namespace gpuwise

QTEST_GUILESS_MAIN(gpuwise::SafetensorsTest)
#include "tst_safetensors.moc"
