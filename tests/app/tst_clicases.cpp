// SPDX-License-Identifier: GPL-3.0-or-later
//
// `estimate --cases`: one line out for a line in, and what was measured is never read.
#include "tests/app/clirun.h"

#include "db/csv.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace gpuwise {

using namespace Qt::StringLiterals;

class CliCasesTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void memory_answersEveryRow();
    void memory_readsNothingMeasured();
    void llamaCpp_sumsItsBuffers();
    void speeds_haveTheirUnits_data();
    void speeds_haveTheirUnits();
    void out_writesTheSameBytes();
    void badFiles_data();
    void badFiles();
    void wrongUse_data();
    void wrongUse();

private:
    QString write(const char *name, const QString &text)
    {
        QFile file(m_folder.filePath(QString::fromLatin1(name)));
        if (!file.open(QIODevice::WriteOnly) || file.write(text.toUtf8()) < 0)
            qFatal("cannot write %s", name);
        return file.fileName();
    }
    static CsvTable answers(const QString &file, const QString &kind)
    {
        const CliRun run = runCli({u"estimate"_s, u"--cases"_s, file, u"--kind"_s, kind});
        if (run.code != ExitCode::Answered)
            qFatal("%s", qPrintable(run.err));
        return std::get<CsvTable>(parseCsv(run.out));
    }

    const QString memoryHeader = u"kind,model,precision_or_quant,framework,context_tokens,batch,gpus,gpu,"
                                 "gpu_mem_gb,kv_cache_dtype,what_was_measured,scope,measured_gib,outcome\n"_s;
    const QString memoryRow = u"inference,llama-2-7b,Q4_K_M,llama.cpp,4096,1,1,,,f16,kv_cache,na,%1,%2\n"_s;
    QTemporaryDir m_folder;
};

void CliCasesTest::memory_answersEveryRow()
{
    const QString file =
        write("memory.csv", QString(memoryHeader % memoryRow.arg(QString(), QString()) %
                                    u"inference,no-such-model,fp16,llama.cpp,1,1,1,,,,weights,na,,\n"_s));
    const CsvTable table = answers(file, u"memory"_s);
    QCOMPARE(table.header.join(u','), u"row,low,expected,high,unit,verdict,note"_s);
    QCOMPARE(table.rows.size(), 2U);
    QCOMPARE(table.rows[0].fields[0], u"1"_s);
    // Llama 2 7B: 32 layers x 2 x 32 heads x 128 x 2 bytes x 4,096 tokens = 2^31 bytes = 2 GiB
    QCOMPARE(table.rows[0].fields[2], u"2"_s);
    QCOMPARE(table.rows[0].fields[4], u"GiB"_s);
    QCOMPARE(table.rows[1].fields[2], QString()); // unknown is empty, and says why
    QVERIFY(!table.rows[1].fields[6].isEmpty());
}

void CliCasesTest::memory_readsNothingMeasured()
{
    const auto answered = [this](const QString &measured, const QString &outcome) {
        const QString file = write("blind.csv", QString(memoryHeader % memoryRow.arg(measured, outcome)));
        return runCli({u"estimate"_s, u"--cases"_s, file, u"--kind"_s, u"memory"_s}).out;
    };
    QCOMPARE(answered(u"2.0"_s, u"fits"_s), answered(u"77.7"_s, u"oom"_s));
    QCOMPARE(answered(u"2.0"_s, u"fits"_s), answered(QString(), QString()));
}

void CliCasesTest::llamaCpp_sumsItsBuffers()
{
    const QString file =
        write("llamacpp.csv",
              u"model,arch,weight_type,n_ctx,n_seq,n_ubatch,flash_attn,swa_full,kv_type,device,n_gpus,"
              "gpu_layers,n_batch,kv_unified,n_outputs_max,kv_type_v\n"
              "llama-2-7b,llama,Q4_K_M,4096,1,512,1,0,f16,cuda-rules,1,999,2048,0,2048 (default),f16\n"_s);
    const CsvTable table = answers(file, u"llamacpp"_s);
    QCOMPARE(table.header.join(u','),
             u"row,model_buffer_mib,kv_buffer_mib,rs_buffer_mib,compute_buffer_mib,note"_s);
    QCOMPARE(table.rows.size(), 1U);
    QCOMPARE(table.rows[0].fields[2], u"2048"_s); // the 2 GiB of above
}

void CliCasesTest::speeds_haveTheirUnits_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QString>("row");
    QTest::addColumn<QString>("unit");
    const QString decode = u"gpu,gpu_count,model,params_b,quant_or_dtype,framework,batch,prompt_len,gen_len\n"
                           "RTX 4090,1,Llama 3 8B,8.03,Q4_K_M,llama.cpp CUDA,1,512,128\n"_s;
    QTest::newRow("decode") << u"decode"_s << decode << u"tokens/s"_s;
    QTest::newRow("prefill") << u"prefill"_s << decode << u"tokens/s"_s;
    QTest::newRow("training") << u"training"_s
                              << u"gpu,gpu_count,model,params_b,method,dtype,seq_len,framework\n"
                                 "H100 SXM,8,Llama 3.1 8B,8.03,full,bf16,2048,torchtune\n"_s
                              << u"tokens/s per card"_s;
    QTest::newRow("images") << u"images"_s
                            << u"gpu,model,resolution,steps,framework\n"
                               "RTX 4090,FLUX,1024x1024,20,diffusers\n"_s
                            << u"images/min"_s;
}

void CliCasesTest::speeds_haveTheirUnits()
{
    QFETCH(QString, kind);
    QFETCH(QString, row);
    QFETCH(QString, unit);
    const CsvTable table = answers(write("speed.csv", row), kind);
    QCOMPARE(table.rows.size(), 1U);
    const QStringList &fields = table.rows[0].fields;
    QCOMPARE(fields[4], unit);
    // A figure with its band, or a note that says why there is none.
    if (!fields[2].isEmpty())
        QVERIFY(fields[1].toDouble() <= fields[2].toDouble() && fields[2].toDouble() <= fields[3].toDouble());
    else
        QVERIFY(!fields[6].isEmpty());
}

void CliCasesTest::out_writesTheSameBytes()
{
    const QString file = write("memory.csv", QString(memoryHeader % memoryRow.arg(QString(), QString())));
    const QString out = m_folder.filePath(u"answers.csv"_s);
    const CliRun written =
        runCli({u"estimate"_s, u"--cases"_s, file, u"--kind"_s, u"memory"_s, u"--out"_s, out});
    QCOMPARE(written.code, ExitCode::Answered);
    QCOMPARE(written.out, QString());
    QFile saved(out);
    QVERIFY(saved.open(QIODevice::ReadOnly));
    QCOMPARE(QString::fromUtf8(saved.readAll()),
             runCli({u"estimate"_s, u"--cases"_s, file, u"--kind"_s, u"memory"_s}).out);

    const CliRun failed = runCli({u"estimate"_s, u"--cases"_s, file, u"--kind"_s, u"memory"_s, u"--out"_s,
                                  m_folder.filePath(u"no/such/folder.csv"_s)});
    QCOMPARE(failed.code, ExitCode::InputOutputFailed);
    QCOMPARE(failed.out, QString());
}

void CliCasesTest::badFiles_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<ExitCode>("code");
    QTest::newRow("missing") << m_folder.filePath(u"missing.csv"_s) << ExitCode::InputOutputFailed;
    QTest::newRow("a folder") << m_folder.path() << ExitCode::InputOutputFailed;
    QTest::newRow("ragged") << write("ragged.csv", QString(memoryHeader % u"a,b\n"_s)) << ExitCode::BadInput;
    QTest::newRow("other columns") << write("other.csv", u"x,y\n1,2\n"_s) << ExitCode::BadInput;
    QTest::newRow("empty") << write("empty.csv", QString()) << ExitCode::BadInput;
}

void CliCasesTest::badFiles()
{
    QFETCH(const QString, path);
    QFETCH(const ExitCode, code);
    const CliRun run = runCli({u"estimate"_s, u"--cases"_s, path, u"--kind"_s, u"memory"_s});
    QCOMPARE(run.code, code);
    QCOMPARE(run.out, QString());
    QVERIFY2(run.err.contains(path), qPrintable(run.err));
}

void CliCasesTest::wrongUse_data()
{
    QTest::addColumn<QString>("options");
    QTest::newRow("no kind") << u"--cases x.csv"_s;
    QTest::newRow("unknown kind") << u"--cases x.csv --kind dreams"_s;
    QTest::newRow("no file") << u"--kind memory"_s;
    QTest::newRow("only out") << u"--params 7B --out x.csv"_s;
    QTest::newRow("a model too") << u"--cases x.csv --kind memory --params 7B"_s;
}

void CliCasesTest::wrongUse()
{
    QFETCH(const QString, options);
    const CliRun run = runCli(QString(u"estimate "_s % options).split(u' '));
    QCOMPARE(run.code, ExitCode::WrongUsage);
    QCOMPARE(run.out, QString());
    QVERIFY(run.err.contains(u"--"_s));
}

} // namespace gpuwise

QTEST_GUILESS_MAIN(gpuwise::CliCasesTest)
#include "tst_clicases.moc"
