// SPDX-License-Identifier: GPL-3.0-or-later
//
// Model files on the command line: inspect, and workloads of the user's own model.
#include "tests/app/clirun.h"

#include "tests/support/ggufwriter.h"

#include <QTemporaryDir>
#include <QTest>

namespace gpuwise {

using namespace Qt::StringLiterals;

namespace {

/// Qwen2.5-7B as its publisher states it.
const QByteArray qwen = R"({"model_type":"qwen2","_name_or_path":"Qwen/Qwen2.5-7B","hidden_size":3584,
"intermediate_size":18944,"num_hidden_layers":28,"num_attention_heads":28,"num_key_value_heads":4,"vocab_size":152064,
"max_position_embeddings":131072,"tie_word_embeddings":false,"torch_dtype":"bfloat16"})";

} // namespace

class CliFilesTest final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void inspect_hasTheKeysOfTheContract();
    void inspect_saysTheShape();
    void inspect_countsBytesByType();
    void inspect_answersSeveralFiles();
    void inspect_speaksChinese();
    void badFile_isRefusedInOneLine();
    void missingFile_isAReadingFault();
    void estimate_takesAFile();
    void fileAndLibrary_agree();
    void weightsOnly_areEstimatedAsASize();

private:
    QString write(const QString &name, const QByteArray &content)
    {
        QFile file(m_folder.filePath(name));
        return file.open(QIODevice::WriteOnly) && file.write(content) == content.size() ? file.fileName()
                                                                                        : QString();
    }
    QTemporaryDir m_folder;
    QString m_config;
};

void CliFilesTest::initTestCase()
{
    m_config = write(u"config.json"_s, qwen);
    QVERIFY(!m_config.isEmpty());
}

void CliFilesTest::inspect_hasTheKeysOfTheContract()
{
    const CliRun run = runCli({u"inspect"_s, m_config, u"--json"_s});
    QCOMPARE(run.code, ExitCode::Answered);
    const QJsonObject json = run.json();
    for (const char *key : {"kind",
                            "architecture",
                            "params",
                            "params_active",
                            "layers",
                            "hidden_size",
                            "attention_heads",
                            "kv_heads",
                            "head_dim",
                            "vocab_size",
                            "max_context",
                            "attention",
                            "sliding_window",
                            "experts",
                            "experts_active",
                            "bits_per_weight",
                            "weight_bytes",
                            "kv_bytes_per_token_fp16",
                            "warnings",
                            "facts",
                            "types",
                            "memory_gib",
                            "resembles",
                            "shape_known",
                            "files",
                            "precision",
                            "name"})
        QVERIFY2(json.contains(QLatin1StringView(key)), key);
}

void CliFilesTest::inspect_saysTheShape()
{
    const QJsonObject json = runCli({u"inspect"_s, m_config, u"--json"_s}).json();
    QCOMPARE(json.value("kind"_L1).toString(), u"huggingface_config"_s);
    QCOMPARE(json.value("name"_L1).toString(), u"Qwen2.5-7B"_s);
    QCOMPARE(json.value("head_dim"_L1).toInt(), 128);
    QCOMPARE(json.value("attention"_L1).toString(), u"gqa"_s);
    // 28 layers x 4 heads x 128 x (K and V) x 2 bytes
    QCOMPARE(json.value("kv_bytes_per_token_fp16"_L1).toInt(), 57344);
    // Its publisher's count of parameters.
    QCOMPARE(json.value("params"_L1).toDouble(), 7615616512.0);
    QVERIFY(json.value("weight_bytes"_L1).isNull());
    const QJsonObject fact = entryWith(json.value("facts"_L1).toArray(), "field"_L1, u"kv_heads"_s);
    QCOMPARE(fact.value("basis"_L1).toString(), u"stated"_s);
    QCOMPARE(fact.value("where"_L1).toString(), u"num_key_value_heads"_s);
}

void CliFilesTest::inspect_countsBytesByType()
{
    GgufWriter file;
    file.text("general.architecture", "llama");
    file.u32("llama.block_count", 1);
    file.u32("llama.embedding_length", 256);
    file.u32("llama.attention.head_count", 4);
    file.tensor("token_embd.weight", {256, 100}, 12, 14400); // Q4_K: 144 bytes for 256
    file.tensor("output_norm.weight", {256}, 0, 1024);
    QVERIFY(file.write(m_folder.filePath(u"small.gguf"_s)));
    const QJsonObject json = runCli({u"inspect"_s, m_folder.filePath(u"small.gguf"_s), u"--json"_s}).json();
    QCOMPARE(json.value("weight_bytes"_L1).toInt(), 14400 + 1024);
    QCOMPARE(json.value("params"_L1).toInt(), 25600 + 256);
    const QJsonObject share = entryWith(json.value("types"_L1).toArray(), "type"_L1, u"Q4_K"_s);
    QCOMPARE(share.value("bytes"_L1).toInt(), 14400);
}

void CliFilesTest::inspect_answersSeveralFiles()
{
    const QJsonObject json =
        runCli({u"inspect"_s, m_config, m_folder.filePath(u"small.gguf"_s), u"--json"_s}).json();
    QCOMPARE(json.value("files"_L1).toArray().size(), 2);
    const CliRun text = runCli({u"inspect"_s, m_config});
    QVERIFY(text.out.contains(u"Qwen2.5-7B"_s) && text.out.contains(u"num_key_value_heads"_s));
}

void CliFilesTest::inspect_speaksChinese()
{
    const CliRun run = runCli({u"inspect"_s, m_config, u"--lang"_s, u"zh_CN"_s});
    QVERIFY(run.out.contains(u"KV 头"_s) && run.out.contains(u"文件所写"_s));
}

void CliFilesTest::badFile_isRefusedInOneLine()
{
    const QString path = write(u"bad.json"_s, "{\"model_type\": \"llama\", \"hidden_size\": 0}");
    for (const QStringList &line :
         {QStringList{u"inspect"_s, path}, QStringList{u"estimate"_s, u"--model"_s, path}}) {
        const CliRun run = runCli(line);
        QCOMPARE(run.code, ExitCode::BadInput);
        QVERIFY(run.out.isEmpty());
        QCOMPARE(run.err.trimmed().count(u'\n'), 0);
        QVERIFY2(run.err.contains(u"bad.json: "_s) && run.err.contains(u"\"hidden_size\", byte 39"_s),
                 qPrintable(run.err));
    }
}

void CliFilesTest::missingFile_isAReadingFault()
{
    QCOMPARE(runCli({u"inspect"_s, u"/none/config.json"_s}).code, ExitCode::InputOutputFailed);
    QCOMPARE(runCli("inspect").code, ExitCode::WrongUsage);
}

void CliFilesTest::estimate_takesAFile()
{
    const CliRun run = runCli({u"estimate"_s, u"--model"_s, m_config, u"--context"_s, u"16k"_s, u"--json"_s});
    QCOMPARE(run.code, ExitCode::Answered);
    // 7,615,616,512 parameters in 16 bits; 57,344 bytes for each of 16,384 tokens.
    QCOMPARE(termGiB(run.json(), u"weights"_s), 7615616512.0 * 2 / 1073741824);
    QCOMPARE(termGiB(run.json(), u"kv_cache"_s), 57344.0 * 16384 / 1073741824);
}

void CliFilesTest::fileAndLibrary_agree()
{
    const QStringList task{u"--precision"_s, u"q4_k_m"_s, u"--context"_s, u"32k"_s, u"--json"_s};
    const QJsonObject file = runCli(QStringList{u"estimate"_s, u"--model"_s, m_config} + task).json();
    const QJsonObject library =
        runCli(QStringList{u"estimate"_s, u"--model"_s, u"qwen2.5-7b"_s} + task).json();
    QCOMPARE(file.value("total_expected_gib"_L1).toDouble(),
             library.value("total_expected_gib"_L1).toDouble());
}

void CliFilesTest::weightsOnly_areEstimatedAsASize()
{
    GgufWriter file;
    file.text("general.architecture", "frobnicator");
    file.tensor("x", {4096, 4096 * 420}, 1, 4096ULL * 4096 * 420 * 2); // 7.05 billion in 16 bits
    QVERIFY(file.write(m_folder.filePath(u"strange.gguf"_s)));
    const CliRun run = runCli({u"estimate"_s, u"--model"_s, m_folder.filePath(u"strange.gguf"_s),
                               u"--runtime"_s, u"vllm"_s, u"--json"_s});
    QCOMPARE(run.code, ExitCode::Answered);
    // Weights exactly; of the rest the answer says that it is that of another model.
    QCOMPARE(termGiB(run.json(), u"weights"_s), 4096.0 * 4096 * 420 * 2 / 1073741824);
    QVERIFY(!run.json().value("model"_L1).toObject().value("shape_of"_L1).toString().isEmpty());
}

} // namespace gpuwise

QTEST_GUILESS_MAIN(gpuwise::CliFilesTest)
#include "tst_clifiles.moc"
