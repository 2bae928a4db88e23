// SPDX-License-Identifier: GPL-3.0-or-later
//
// The config.json of every family, with the family's own key names and the values that its publisher states
// (configs.json, by id of the library), against the library's row of the same model, which has sources of its
// own.
#include "model/domain/resemblance.h"
#include "model/estimate/kvcache.h"
#include "model/modelfiles/modelfile.h"
#include "tests/support/testsupport.h"

#include <QBuffer>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <algorithm>
#include <cmath>

namespace gpuwise {

using namespace Qt::StringLiterals;

namespace {

ModelFileResult readConfig(const QJsonObject &config)
{
    QByteArray text = QJsonDocument(config).toJson();
    QBuffer device(&text);
    device.open(QIODevice::ReadOnly);
    return readModelFile(device, ModelFileKind::HuggingFaceConfig, u"config.json"_s);
}

struct Compared
{
    const char *name;
    int ModelShape::*member;
};
constexpr Compared compared[] = {
    {"layers", &ModelShape::layers},
    {"hidden", &ModelShape::hidden},
    {"heads", &ModelShape::heads},
    {"kvHeads", &ModelShape::kvHeads},
    {"headDim", &ModelShape::headDim},
    {"valueHeadDim", &ModelShape::valueHeadDim},
    {"vocab", &ModelShape::vocab},
    {"slidingWindow", &ModelShape::slidingWindow},
    {"globalLayers", &ModelShape::globalLayers},
    {"slidingLayers", &ModelShape::slidingLayers},
    {"linearLayers", &ModelShape::linearLayers},
    {"mlaKvLoraRank", &ModelShape::mlaKvLoraRank},
    {"mlaRopeDim", &ModelShape::mlaRopeDim},
    {"qLoraRank", &ModelShape::qLoraRank},
    {"experts", &ModelShape::experts},
    {"expertsActive", &ModelShape::expertsActive},
    {"expertIntermediate", &ModelShape::expertIntermediate},
    {"sharedExpertIntermediate", &ModelShape::sharedExpertIntermediate},
    {"denseLeadLayers", &ModelShape::denseLeadLayers},
    {"kvSharedLayers", &ModelShape::kvSharedLayers},
    {"ssmConv", &ModelShape::ssmConv},
    {"ssmInner", &ModelShape::ssmInner},
    {"ssmState", &ModelShape::ssmState},
};

} // namespace

class ConfigFamiliesTest final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void family_givesTheShapeOfTheLibrary_data();
    void family_givesTheShapeOfTheLibrary();
    void cache_isThatOfACalculation_data();
    void cache_isThatOfACalculation();
    void step_isReadWithoutItsTextConfig();
    void oddLists_areRefused_data();
    void oddLists_areRefused();
    void blocks_withUnlikeHeadsSaySo();
    void t5_hasTheParametersOfItsMatrices();
    void quantisation_isNamed_data();
    void quantisation_isNamed();
    void facts_nameTheirKeys();
    void unknownType_isReadAndSaidSo();
};

void ConfigFamiliesTest::family_givesTheShapeOfTheLibrary_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<QJsonObject>("config");
    QFile file(QStringLiteral(GPUWISE_CONFIGS));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QJsonObject configs = QJsonDocument::fromJson(file.readAll()).object();
    QVERIFY(configs.size() > 35);
    for (auto it = configs.begin(); it != configs.end(); ++it)
        QTest::newRow(qPrintable(it.key())) << it.key() << it.value().toObject();
}

void ConfigFamiliesTest::family_givesTheShapeOfTheLibrary()
{
    QFETCH(QString, id);
    QFETCH(QJsonObject, config);
    const AiModel *expected = shippedCatalogue().model(id);
    QVERIFY(expected);
    const ModelFileResult result = readConfig(config);
    if (const auto *problem = std::get_if<FileProblem>(&result))
        QFAIL(qPrintable(problemText(*problem)));
    const auto &report = std::get<ModelFileReport>(result);
    const ModelShape &shape = report.content.model.shape;
    QVERIFY(report.content.shapeKnown);
    for (const Compared &one : compared)
        QVERIFY2(shape.*one.member == expected->shape.*one.member,
                 qPrintable(u"%1: %2, in the library %3"_s.arg(QLatin1StringView(one.name))
                                .arg(shape.*one.member)
                                .arg(expected->shape.*one.member)));
    QCOMPARE(static_cast<int>(shape.attention), static_cast<int>(expected->shape.attention));
    QCOMPARE(static_cast<int>(shape.linear), static_cast<int>(expected->shape.linear));
    QCOMPARE(static_cast<int>(shape.mlp), static_cast<int>(expected->shape.mlp));
    // The library rounds to three digits after the point of a billion, or to two.
    const double rounding = 0.0006e9 + 0.006 * expected->shape.params;
    QVERIFY2(std::abs(shape.params - expected->shape.params) < rounding,
             qPrintable(QString::number(shape.params)));
    QVERIFY2(std::abs(shape.activeParams - expected->shape.activeParams) <
                 0.0006e9 + 0.01 * expected->shape.activeParams,
             qPrintable(QString::number(shape.activeParams)));
    for (const double tokens : {1.0, 500.0, 8192.0, 100000.0})
        QCOMPARE(kvRates(shape, 16).bytes(tokens), kvRates(expected->shape, 16).bytes(tokens));
    QCOMPARE(recurrentBytes(shape), recurrentBytes(expected->shape));
    const AiModel *twin = resemblingModel(shippedCatalogue(), shape);
    QVERIFY(twin);
    QCOMPARE(twin->shape.layers, expected->shape.layers);
}

void ConfigFamiliesTest::cache_isThatOfACalculation_data()
{
    // Layers, heads and widths as the publishers' config.json state them (copies in ai-dynamo/aiconfigurator
    // @095f58a, aic-core/.../model_configs; Step-3.7's nested keys in its sdk/utils.py). Bytes at 16 bits,
    // for 100,000 tokens of one sequence.
    QTest::addColumn<QString>("id");
    QTest::addColumn<double>("bytes");
    const double t = 100000;
    // 60 layers of 4 heads x 128, K and V; an index key of 128 beside in 57 (vLLM 0.24, bf16, one head).
    QTest::newRow("MiniMax M3") << u"minimax-m3"_s << t * (60 * 2 * 4 * 128 * 2 + 57 * 128 * 2);
    // K heads of 192, V heads of 128: 4 in 9 full layers, 8 in 39 with a window of 128.
    QTest::newRow("MiMo-V2") << u"mimo-v2-flash"_s
                             << t * 9 * 4 * (192 + 128) * 2 + 128.0 * 39 * 8 * (192 + 128) * 2;
    // 12 full layers and 33 with a window of 512, 8 groups of 128 each.
    QTest::newRow("Step 3.7") << u"step-3.7-flash"_s << (t * 12 + 512.0 * 33) * 2 * 8 * 128 * 2;
    // 24 latent layers of 512 + 64; what the 69 others keep does not grow.
    QTest::newRow("Kimi K3") << u"kimi-k3"_s << t * 24 * (512 + 64) * 2;
    // 49 of 80 layers have attention: 64 heads in groups of 8, 128 wide.
    QTest::newRow("Nemotron Super") << u"llama-3.3-nemotron-super-49b"_s << t * 49 * 2 * 8 * 128 * 2;
    // The fixed part and the bytes a token that a public test of vLLM's layout expects (memory-2026 vectors:
    // 3,915 and 5,609.25 a token, 15,467,904 and 23,340,672 fixed). The window of 128 entries of 585 bytes
    // a layer is part of the fixed one.
    QTest::newRow("DeepSeek V4 Flash") << u"deepseek-v4-flash"_s << t * 3915 + 15467904;
    QTest::newRow("DeepSeek V4 Pro") << u"deepseek-v4-pro"_s << t * 5609.25 + 23340672;
}

void ConfigFamiliesTest::cache_isThatOfACalculation()
{
    QFETCH(QString, id);
    QFETCH(double, bytes);
    QFile file(QStringLiteral(GPUWISE_CONFIGS));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const ModelFileResult result = readConfig(QJsonDocument::fromJson(file.readAll())[id].toObject());
    const ModelShape &shape = std::get<ModelFileReport>(result).content.model.shape;
    QCOMPARE(kvRates(shape, 16).bytes(100000), bytes);
}

/// Some copies of Step-3.7's config are flat and leave the second attention out; its cache is the same.
void ConfigFamiliesTest::step_isReadWithoutItsTextConfig()
{
    QJsonArray kinds;
    for (int i = 0; i < 45; ++i)
        kinds.append(i % 4 == 0 ? u"full_attention"_s : u"sliding_attention"_s);
    const ModelFileResult result = readConfig({{u"model_type"_s, u"step3p7"_s},
                                               {u"hidden_size"_s, 4096},
                                               {u"intermediate_size"_s, 11264},
                                               {u"num_hidden_layers"_s, 45},
                                               {u"num_attention_heads"_s, 64},
                                               {u"num_key_value_heads"_s, 8},
                                               {u"head_dim"_s, 128},
                                               {u"layer_types"_s, kinds},
                                               {u"sliding_window"_s, 512},
                                               {u"first_k_dense_replace"_s, 3},
                                               {u"num_experts"_s, 288},
                                               {u"num_experts_per_tok"_s, 8},
                                               {u"moe_intermediate_size"_s, 1280},
                                               {u"share_expert_dim"_s, 1280},
                                               {u"vocab_size"_s, 128896}});
    const ModelShape &shape = std::get<ModelFileReport>(result).content.model.shape;
    QCOMPARE(shape.denseLeadLayers, 3);
    QCOMPARE(shape.sharedExpertIntermediate, 1280);
    QCOMPARE(kvRates(shape, 16).bytes(100000), (100000.0 * 12 + 512.0 * 33) * 2 * 8 * 128 * 2);
}

void ConfigFamiliesTest::oddLists_areRefused_data()
{
    QTest::addColumn<QString>("key");
    QTest::addColumn<QJsonValue>("value");
    QTest::newRow("too few ratios") << u"compress_ratios"_s << QJsonValue(QJsonArray{0, 4});
    QTest::newRow("a ratio of seven") << u"compress_ratios"_s << QJsonValue(QJsonArray{0, 4, 7, 128});
    QTest::newRow("too few blocks") << u"block_configs"_s << QJsonValue(QJsonArray{QJsonObject()});
    QTest::newRow("a block of text") << u"block_configs"_s
                                     << QJsonValue(QJsonArray{u"a"_s, u"b"_s, u"c"_s, u"d"_s});
    const QJsonObject group{{u"attention"_s, QJsonObject{{u"n_heads_in_group"_s, 3}}}};
    QTest::newRow("a group that does not divide")
        << u"block_configs"_s << QJsonValue(QJsonArray{group, group, group, group});
    QTest::newRow("layers that are no numbers") << u"moe_layers_enum"_s << QJsonValue(u"1,two,3"_s);
}

void ConfigFamiliesTest::oddLists_areRefused()
{
    QFETCH(QString, key);
    QFETCH(QJsonValue, value);
    const ModelFileResult result = readConfig({{u"model_type"_s, u"step3p5"_s},
                                               {u"hidden_size"_s, 512},
                                               {u"intermediate_size"_s, 1024},
                                               {u"num_hidden_layers"_s, 4},
                                               {u"num_attention_heads"_s, 8},
                                               {u"num_experts"_s, 8},
                                               {u"vocab_size"_s, 1000},
                                               {key, value}});
    const auto *problem = std::get_if<FileProblem>(&result);
    QVERIFY(problem);
    // The message names the key, or the entry of the list that is wrong.
    QVERIFY2(problemText(*problem).contains(key), qPrintable(problemText(*problem)));
}

void ConfigFamiliesTest::blocks_withUnlikeHeadsSaySo()
{
    const auto block = [](int group) {
        return QJsonObject{{u"attention"_s, QJsonObject{{u"n_heads_in_group"_s, group}}},
                           {u"ffn"_s, QJsonObject{{u"ffn_mult"_s, 1.5}}}};
    };
    const ModelFileResult result = readConfig({{u"model_type"_s, u"nemotron-nas"_s},
                                               {u"hidden_size"_s, 512},
                                               {u"num_hidden_layers"_s, 2},
                                               {u"num_attention_heads"_s, 8},
                                               {u"vocab_size"_s, 1000},
                                               {u"block_configs"_s, QJsonArray{block(4), block(2)}}});
    const auto &report = std::get<ModelFileReport>(result);
    QCOMPARE(report.content.model.shape.kvHeads, 4);
    QCOMPARE(report.content.model.shape.intermediate, 512); // two thirds of 1.5 x 512
    QVERIFY(std::any_of(report.remarks.begin(), report.remarks.end(),
                        [](const FileRemark &remark) { return remark.id == FileRemarkId::KvHeadsDiffer; }));
}

void ConfigFamiliesTest::t5_hasTheParametersOfItsMatrices()
{
    // t5-small: vocabulary 32128 x 512; six encoder layers of four attention matrices 512 x 512, an MLP of
    // two matrices 512 x 2048 and two norms; six decoder layers with a second attention and a third norm; two
    // final norms; two tables of relative positions 32 x 8: 60,506,624 parameters, which is what its files
    // hold.
    const double encoder = 4.0 * 512 * 512 + 2.0 * 512 * 2048 + 2 * 512;
    const double decoder = 8.0 * 512 * 512 + 2.0 * 512 * 2048 + 3 * 512;
    const double expected = 32128.0 * 512 + 6 * encoder + 6 * decoder + 2 * 512 + 2 * 32 * 8;
    QCOMPARE(expected, 60506624.0);
    const ModelFileResult result = readConfig({{u"model_type"_s, u"t5"_s},
                                               {u"d_model"_s, 512},
                                               {u"d_ff"_s, 2048},
                                               {u"d_kv"_s, 64},
                                               {u"num_heads"_s, 8},
                                               {u"num_layers"_s, 6},
                                               {u"vocab_size"_s, 32128},
                                               {u"feed_forward_proj"_s, u"relu"_s}});
    const auto &report = std::get<ModelFileReport>(result);
    QVERIFY(std::abs(report.content.model.shape.params / expected - 1) < 1e-4);
    QCOMPARE(report.content.model.shape.layers, 12);
    QCOMPARE(report.content.model.shape.globalLayers, 6); // the decoder's keep a cache
}

void ConfigFamiliesTest::quantisation_isNamed_data()
{
    QTest::addColumn<QByteArray>("method");
    QTest::addColumn<QString>("precision");
    const auto row = [](const char *method, const char *precision) {
        QTest::newRow(method) << QByteArray(method) << QString::fromLatin1(precision);
    };
    row(R"({"quant_method":"gptq","bits":4,"group_size":128})", "gptq4");
    row(R"({"quant_method":"gptq","bits":4,"group_size":32})", "gptq4_g32");
    row(R"({"quant_method":"gptq","bits":8,"group_size":-1})", "int8_gptq");
    row(R"({"quant_method":"awq","bits":4,"group_size":64})", "awq_g64");
    row(R"({"quant_method":"awq","w_bit":4})", "awq");
    row(R"({"quant_method":"fp8","weight_block_size":[128,128]})", "fp8_block");
    row(R"({"quant_method":"fbgemm_fp8"})", "fp8");
    row(R"({"quant_method":"mxfp4"})", "mxfp4");
    row(R"({"quant_method":"bitsandbytes","load_in_4bit":true,"bnb_4bit_use_double_quant":true})", "nf4_dq");
    row(R"({"quant_method":"bitsandbytes","load_in_8bit":true})", "int8_bnb");
    row(R"({"quant_method":"compressed-tensors","format":"pack-quantized","config_groups":{"group_0":{"weights":{"num_bits":4,"group_size":32,"type":"int"}}}})",
        "gptq4_g32");
    row(R"({"quant_method":"compressed-tensors","format":"nvfp4-pack-quantized","config_groups":{}})",
        "nvfp4");
}

void ConfigFamiliesTest::quantisation_isNamed()
{
    QFETCH(QByteArray, method);
    QFETCH(QString, precision);
    QJsonObject config{{u"model_type"_s, u"llama"_s},   {u"hidden_size"_s, 4096},
                       {u"num_hidden_layers"_s, 32},    {u"num_attention_heads"_s, 32},
                       {u"intermediate_size"_s, 11008}, {u"vocab_size"_s, 32000}};
    config.insert(u"quantization_config"_s, QJsonDocument::fromJson(method).object());
    const ModelFileResult result = readConfig(config);
    QVERIFY(std::holds_alternative<ModelFileReport>(result));
    QCOMPARE(std::get<ModelFileReport>(result).content.precisionId, precision);
    QVERIFY(shippedCatalogue().quantisation(precision));
}

void ConfigFamiliesTest::facts_nameTheirKeys()
{
    const ModelFileResult result = readConfig({{u"model_type"_s, u"gpt2"_s},
                                               {u"n_embd"_s, 768},
                                               {u"n_head"_s, 12},
                                               {u"n_layer"_s, 12},
                                               {u"vocab_size"_s, 50257}});
    const auto &report = std::get<ModelFileReport>(result);
    const auto fact = [&report](const char *field) {
        for (const FileFact &one : report.facts)
            if (one.field == QLatin1StringView(field))
                return one;
        return FileFact{};
    };
    QCOMPARE(fact("hidden_size"), (FileFact{"hidden_size"_L1, u"768"_s, FactBasis::Stated, u"n_embd"_s}));
    QCOMPARE(fact("head_dim"),
             (FileFact{"head_dim"_L1, u"64"_s, FactBasis::Computed, u"hidden_size / attention_heads"_s}));
    QCOMPARE(fact("kv_heads").basis, FactBasis::Assumed);
    QCOMPARE(fact("intermediate_size").basis, FactBasis::Assumed); // four times the hidden size
    QCOMPARE(fact("intermediate_size").value, u"3072"_s);
}

void ConfigFamiliesTest::unknownType_isReadAndSaidSo()
{
    const ModelFileResult result = readConfig({{u"model_type"_s, u"frobnicator"_s},
                                               {u"hidden_size"_s, 64},
                                               {u"num_hidden_layers"_s, 2},
                                               {u"num_attention_heads"_s, 4},
                                               {u"vocab_size"_s, 100}});
    const auto &report = std::get<ModelFileReport>(result);
    QVERIFY(std::any_of(report.remarks.begin(), report.remarks.end(), [](const FileRemark &remark) {
        return remark.id == FileRemarkId::ArchitectureUnknown && remark.subject == u"frobnicator"_s;
    }));
}

} // namespace gpuwise

QTEST_GUILESS_MAIN(gpuwise::ConfigFamiliesTest)
#include "tst_configfamilies.moc"
