// SPDX-License-Identifier: GPL-3.0-or-later
//
// Session files: what is written comes back exactly, and whatever else stands in a file is refused or left
// out with a word about it. Nothing crashes, hangs or takes memory by what a file claims.
#include "tests/model/sessionsamples.h"
#include "tests/support/testsupport.h"

#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QTest>

#ifdef Q_OS_UNIX
#include <csignal>
#include <sys/resource.h>
#include <sys/stat.h>
#endif

namespace gpuwise {

namespace {

const Catalogue &facts()
{
    return shippedCatalogue();
}

SessionReadResult read(const QByteArray &bytes)
{
    return readSession(facts(), bytes, QStringLiteral("my.gpuwise"));
}

QByteArray session(const QByteArray &inner)
{
    return QByteArray("{\n\"format\": \"gpuwise-session\",\n\"version\": 1,\n") + inner + "\n}\n";
}

std::vector<SessionNoteId> idsOf(const std::vector<SessionNote> &notes)
{
    std::vector<SessionNoteId> ids;
    for (const SessionNote &note : notes)
        ids.push_back(note.id);
    return ids;
}

void write(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

/// A dense llama of two layers, as small as a config.json may be.
constexpr const char *smallConfig =
    R"({"architectures":["LlamaForCausalLM"],"model_type":"llama","hidden_size":64,"num_hidden_layers":2,
"num_attention_heads":4,"num_key_value_heads":2,"intermediate_size":128,"vocab_size":256,
"max_position_embeddings":512,"torch_dtype":"bfloat16"})";

} // namespace

class TestSessionFile : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void whatIsWritten_comesBackExactly();
    void everyFieldOfTheSample_differsFromTheDefault();
    void aFileOfVersion1_isReadForever();
    void missingValues_areTheDefaults();
    void damage_isNamedByLine_data();
    void damage_isNamedByLine();
    void everyPrefix_isRefused();
    void everyFlippedByte_isReadOrRefused();
    void newerVersion_saysSo();
    void whatTheCatalogueLacks_isLeftOut();
    void unknownModel_keepsItsSize();
    void modelFile_isReadAnew();
    void modelFileThatIsGone_keepsTheSize();
    void modelFileElsewhere_isNotOpened();
    void wrongFiles_areRefusedAtOnce();
    void saving_replacesOrLeaves();
    void fullDisk_leavesTheOldFile();
    void hostileTexts_stayHarmless();
};

void TestSessionFile::whatIsWritten_comesBackExactly()
{
    SessionDocument bare;
    SessionDocument example;
    example.state.workload = exampleWorkload(Region::Cn);
    for (const SessionDocument &document : {bare, example, fullSession()}) {
        const QByteArray bytes = sessionBytes(facts(), document);
        const SessionReadResult result = read(bytes);
        const auto *content = std::get_if<SessionFileContent>(&result);
        QVERIFY2(content, content ? "" : qPrintable(sessionProblemText(std::get<SessionProblem>(result))));
        QVERIFY2(content->notes.empty(),
                 content->notes.empty() ? "" : qPrintable(sessionNoteText(content->notes.front())));
        QVERIFY(content->document == document);
        QCOMPARE(sessionBytes(facts(), content->document), bytes);
        QVERIFY(bytes.size() < 5000);
    }
}

/// A field that nobody writes would pass the round trip with its default.
void TestSessionFile::everyFieldOfTheSample_differsFromTheDefault()
{
    const SessionDocument full = fullSession();
    const Workload &w = full.state.workload;
    const Workload d;
    QVERIFY(w.task.task != d.task.task && w.task.sharding != d.task.sharding);
    const InferenceSettings &i = w.task.inference;
    const InferenceSettings &di = d.task.inference;
    QVERIFY(i.contextTokens != di.contextTokens && i.sequences != di.sequences &&
            i.kvPrecisionId != di.kvPrecisionId && i.runtime != di.runtime &&
            i.flashAttention != di.flashAttention && i.ubatch != di.ubatch && i.gpuLayers != di.gpuLayers &&
            i.minTokensPerSecond != di.minTokensPerSecond);
    const TrainingSettings &t = w.task.training;
    const TrainingSettings &dt = d.task.training;
    QVERIFY(t.batch != dt.batch && t.accumulation != dt.accumulation &&
            t.sequenceLength != dt.sequenceLength && t.optimizer != dt.optimizer &&
            t.checkpointing != dt.checkpointing && t.loss != dt.loss && t.loraRank != dt.loraRank &&
            t.loraTargets != dt.loraTargets && t.framework != dt.framework && t.samples != dt.samples &&
            t.epochs != dt.epochs);
    const BudgetAnswer &b = w.budget;
    const BudgetAnswer &db = d.budget;
    QVERIFY(b.mode != db.mode && b.limit != db.limit && b.currency != db.currency && b.covers != db.covers &&
            b.maxCards != db.maxCards && b.usedAccepted != db.usedAccepted &&
            b.hoursPerMonth != db.hoursPerMonth && b.months != db.months && b.region != db.region &&
            b.vendors != db.vendors && b.maxWatts != db.maxWatts && b.os != db.os && b.owned != db.owned);
}

/// Written by hand: a later program must read it as this one does.
void TestSessionFile::aFileOfVersion1_isReadForever()
{
    const SessionReadResult result = read(R"({
  "format": "gpuwise-session", "version": 1,
  "workload": {
    "model": {"size_billions": 13, "precision": "q8_0"},
    "budget": {"mode": "buy", "limit": {"amount": 1500.5, "currency": "USD"}, "region": "eu",
               "vendors": ["NVIDIA"], "owned": {"card": "nvidia-rtx-3060-12gb", "count": 1}},
    "task": {"task": "image", "image": {"width": 512, "steps": 20}}
  },
  "shortlist": [{"card": "nvidia-rtx-4090-24gb", "count": 2}],
  "tier_weights": {"price": 1, "speed": 0, "headroom": 0, "software": 0, "power": 0},
  "costs": {"figures": {"price": 900, "resale": 0.25}, "currency": "EUR", "priced_card": "nvidia-rtx-4090-24gb"}
})");
    const auto &content = std::get<SessionFileContent>(result);
    QVERIFY(content.notes.empty());
    const SessionState &s = content.document.state;
    QCOMPARE(s.workload.model.sizeBillions, 13.0);
    QCOMPARE(s.workload.model.precisionId, QStringLiteral("q8_0"));
    QCOMPARE(s.workload.budget.mode, AcquireMode::Buy);
    QCOMPARE(s.workload.budget.limit->units, 15005000);
    QCOMPARE(s.workload.budget.region, Region::Eu);
    QCOMPARE(s.workload.budget.owned->gpuId, QStringLiteral("nvidia-rtx-3060-12gb"));
    QCOMPARE(s.workload.task.task, Task::Image);
    QCOMPARE(s.workload.task.image.width, 512);
    QCOMPARE(s.workload.task.image.height, 1024);
    QCOMPARE(s.shortlist.size(), std::size_t{1});
    QCOMPARE(s.shortlist[0].count, 2);
    QVERIFY(!s.baseline);
    QCOMPARE(s.tierWeights.price, 1.0);
    QCOMPARE(*s.costs.figures.pricePerCard, 900.0);
    QCOMPARE(*s.costs.figures.resale, 0.25);
    QCOMPARE(s.costs.currency, Currency::Eur);
}

void TestSessionFile::missingValues_areTheDefaults()
{
    const SessionReadResult result = read(session("\"workload\": {\"budget\": null}"));
    QVERIFY(std::get<SessionFileContent>(result).document == SessionDocument());
}

void TestSessionFile::damage_isNamedByLine_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<SessionFault>("fault");
    QTest::addColumn<int>("line");
    QTest::addColumn<QString>("key");
    const auto row = [](const char *name, const QByteArray &bytes, SessionFault fault, int line,
                        const char *key = "") {
        QTest::newRow(name) << bytes << fault << line << QString::fromLatin1(key);
    };
    using enum SessionFault;
    row("empty", "", Empty, 0);
    row("not json", "GGUF\x03\x00\x00\x00", NotASession, 0);
    row("zip", "PK\x03\x04", NotASession, 0);
    row("web page", "<!DOCTYPE html>", NotASession, 0);
    row("a list", "[1]", NotASession, 0);
    row("a config.json", smallConfig, NotASession, 0);
    row("another format", "{\"format\": \"other\", \"version\": 1}", NotASession, 0);
    row("syntax", session("\"workload\": {,}"), NotValidJson, 4);
    row("cut", session("\"workload\": {").chopped(3), NotValidJson, 4);
    row("tail", session("\"shortlist\": []") + "x", NotValidJson, 6);
    row("bad UTF-8", session("\"origin\": \"\xc3\x28\""), NotValidJson, 4);
    row("deep", session("\"workload\": ").chopped(3) + QByteArray(30000, '['), NotValidJson, 4);
    row("no version", "{\"format\": \"gpuwise-session\"}", ValueMissing, 0, "version");
    row("version 0", "{\"format\": \"gpuwise-session\",\n\"version\": 0}", ValueOutOfRange, 2, "version");
    row("version text", "{\"format\": \"gpuwise-session\",\n\"version\": \"1\"}", ValueOutOfRange, 2,
        "version");
    row("key twice", session("\"shortlist\": [], \"shortlist\": []"), KeyTwice, 0, "shortlist");
    row("type", session("\"workload\":\n[]"), ValueWrongType, 5, "workload");
    row("text for number", session("\"workload\": {\"task\": {\"inference\": {\n\"sequences\": \"2\"}}}"),
        ValueWrongType, 5, "workload.task.inference.sequences");
    row("half", session("\"workload\": {\"task\": {\"inference\": {\"sequences\": 1.5}}}"), ValueWrongType, 4,
        "workload.task.inference.sequences");
    row("negative", session("\"workload\": {\"budget\": {\"max_cards\": -1}}"), ValueOutOfRange, 4,
        "workload.budget.max_cards");
    row("huge", session("\"workload\": {\"budget\": {\"max_cards\": 1e300}}"), ValueOutOfRange, 4,
        "workload.budget.max_cards");
    row("NaN", session("\"workload\": {\"budget\": {\"months\": NaN}}"), ValueOutOfRange, 4,
        "workload.budget.months");
    row("Infinity", session("\"workload\": {\"budget\": {\"limit\": {\"amount\": Infinity}}}"),
        ValueOutOfRange, 4, "workload.budget.limit.amount");
    row("limit without sum", session("\"workload\": {\"budget\": {\"limit\": {\"currency\": \"USD\"}}}"),
        ValueMissing, 4, "workload.budget.limit");
    row("word", session("\"workload\": {\"task\": {\"task\": \"dance\"}}"), WordUnknown, 4,
        "workload.task.task");
    row("currency", session("\"workload\": {\"budget\": {\"currency\": \"DOGE\"}}"), WordUnknown, 4,
        "workload.budget.currency");
    row("vendor", session("\"workload\": {\"budget\": {\"vendors\": [\"Cyrix\"]}}"), WordUnknown, 4,
        "workload.budget.vendors");
    row("flag", session("\"workload\": {\"budget\": {\"used_accepted\": 1}}"), ValueWrongType, 4,
        "workload.budget.used_accepted");
    row("card without name", session("\"shortlist\": [{\"count\": 2}]"), ValueMissing, 4, "shortlist");
    row("cards", session("\"shortlist\": [{\"card\": \"x\", \"count\": 65}]"), ValueOutOfRange, 4,
        "shortlist.count");
    row("weight", session("\"tier_weights\": {\"price\": 1.5}"), ValueOutOfRange, 4, "tier_weights.price");
    row("marks", session("\"view\": {\"marks\": {\"compare\": \"x\"}}"), ValueWrongType, 4, "view.marks");
    row("long text", session("\"origin\": \"").chopped(3) + QByteArray(5000, 'a') + "\"}", ValueOutOfRange, 4,
        "origin");
}

void TestSessionFile::damage_isNamedByLine()
{
    QFETCH(QByteArray, bytes);
    QFETCH(SessionFault, fault);
    QFETCH(int, line);
    QFETCH(QString, key);
    QElapsedTimer time;
    time.start();
    const SessionReadResult result = read(bytes);
    const auto *problem = std::get_if<SessionProblem>(&result);
    QVERIFY(problem);
    const QString text = sessionProblemText(*problem);
    QCOMPARE(static_cast<int>(problem->fault), static_cast<int>(fault));
    QCOMPARE(problem->line, line);
    QCOMPARE(problem->key, key);
    QVERIFY2(text.startsWith(QLatin1StringView("my.gpuwise: ")), qPrintable(text));
    QVERIFY2(!text.contains(u'%') && text.endsWith(u'.'), qPrintable(text));
    QVERIFY(time.elapsed() < 2000);
}

void TestSessionFile::everyPrefix_isRefused()
{
    const QByteArray bytes = sessionBytes(facts(), fullSession());
    for (qsizetype length = 0; length + 2 < bytes.size(); ++length)
        QVERIFY2(std::holds_alternative<SessionProblem>(read(bytes.left(length))),
                 qPrintable(QString::number(length)));
}

void TestSessionFile::everyFlippedByte_isReadOrRefused()
{
    const QByteArray bytes = sessionBytes(facts(), fullSession());
    int refused = 0;
    for (qsizetype at = 0; at < bytes.size(); ++at) {
        for (const int kind : {0, 1, 2}) {
            QByteArray hurt = bytes;
            hurt[at] = kind == 0 ? '\0' : kind == 1 ? '\xff' : static_cast<char>(bytes[at] ^ 0x80);
            const SessionReadResult result = read(hurt);
            if (const auto *problem = std::get_if<SessionProblem>(&result)) {
                ++refused;
                QVERIFY(!sessionProblemText(*problem).isEmpty());
            }
        }
    }
    QVERIFY(refused > bytes.size()); // none of these bytes is valid where it stands
}

void TestSessionFile::newerVersion_saysSo()
{
    const SessionReadResult result =
        read("{\"format\": \"gpuwise-session\", \"version\": 2, \"workload\": {\"brain\": \"big\"}}");
    const auto &problem = std::get<SessionProblem>(result);
    QCOMPARE(static_cast<int>(problem.fault), static_cast<int>(SessionFault::NewerVersion));
    const QString text = sessionProblemText(problem);
    QVERIFY(text.contains(QLatin1StringView("newer GPUwise")));
    QVERIFY(text.contains(QLatin1StringView("Update GPUwise")));
}

void TestSessionFile::whatTheCatalogueLacks_isLeftOut()
{
    const SessionReadResult result = read(session(R"(
"shortlist": [{"card": "nvidia-rtx-4090-24gb"}, {"card": "nvidia-rtx-9090", "count": 2}],
"baseline": {"card": "nvidia-rtx-5090-32gb"},
"workload": {"budget": {"owned": {"card": "voodoo-2"}}, "model": {"size_billions": 7, "precision": "q1_z"},
             "task": {"inference": {"kv_precision": "kv_z"}}},
"costs": {"priced_card": "gone", "figures": {"price": -5, "tariff": 0.5}},
"mood": "good")"));
    const auto &content = std::get<SessionFileContent>(result);
    const SessionState &s = content.document.state;
    QCOMPARE(s.shortlist.size(), std::size_t{1});
    QVERIFY(!s.baseline);
    QVERIFY(!s.workload.budget.owned);
    QVERIFY(s.workload.model.precisionId.isEmpty());
    QCOMPARE(s.workload.task.inference.kvPrecisionId, QStringLiteral("kv_f16"));
    QVERIFY(s.costs.pricedCard.isEmpty());
    QVERIFY(!s.costs.figures.pricePerCard);
    QCOMPARE(*s.costs.figures.tariffPerKwh, 0.5);
    const std::vector<SessionNoteId> ids = idsOf(content.notes);
    for (const SessionNoteId id :
         {SessionNoteId::CardUnknown, SessionNoteId::BaselineNotCompared, SessionNoteId::PrecisionUnknown,
          SessionNoteId::FigureOutOfRange, SessionNoteId::KeyUnknown})
        QVERIFY2(std::find(ids.begin(), ids.end(), id) != ids.end(),
                 qPrintable(QString::number(static_cast<int>(id))));
    for (const SessionNote &note : content.notes)
        QVERIFY(!sessionNoteText(note).contains(u'%'));
    QByteArray many;
    for (int i = 0; i < 12; ++i)
        many += QByteArray(i ? "," : "") +
                "{\"card\": \"nvidia-rtx-4090-24gb\", \"count\": " + QByteArray::number(i + 1) + "}";
    const SessionReadResult cut = read(session("\"shortlist\": [" + many + "]"));
    QCOMPARE(std::get<SessionFileContent>(cut).document.state.shortlist.size(), Session::maxShortlist);
    QCOMPARE(idsOf(std::get<SessionFileContent>(cut).notes),
             (std::vector<SessionNoteId>{SessionNoteId::ShortlistCut}));
}

void TestSessionFile::unknownModel_keepsItsSize()
{
    const SessionReadResult result =
        read(session("\"workload\": {\"model\": {\"id\": \"llama-9-900b\", \"params_billions\": 900}}"));
    const auto &content = std::get<SessionFileContent>(result);
    QVERIFY(content.document.state.workload.model.modelId.isEmpty());
    QCOMPARE(content.document.state.workload.model.sizeBillions, 900.0);
    QCOMPARE(idsOf(content.notes), (std::vector<SessionNoteId>{SessionNoteId::ModelUnknown}));
}

void TestSessionFile::modelFile_isReadAnew()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("config.json"));
    write(path, smallConfig);
    const QByteArray bytes =
        session("\"workload\": {\"model\": {\"file\": \"" + path.toUtf8() + "\", \"precision\": \"q8_0\"}}");
    const SessionReadResult result = read(bytes);
    const auto &content = std::get<SessionFileContent>(result);
    QVERIFY(content.notes.empty());
    const ModelAnswer &model = content.document.state.workload.model;
    QVERIFY(model.file);
    QCOMPARE(model.file->model.shape.layers, 2);
    QCOMPARE(model.precisionId, QStringLiteral("q8_0"));
    const SessionReadResult again = read(sessionBytes(facts(), content.document));
    const ModelAnswer &second = std::get<SessionFileContent>(again).document.state.workload.model;
    QVERIFY(second.file);
    QCOMPARE(second.file->path, path);
    QCOMPARE(second.precisionId, model.precisionId);
}

void TestSessionFile::modelFileThatIsGone_keepsTheSize()
{
    const SessionReadResult result = read(session("\"workload\": {\"model\": {\"file\": \"/nowhere/x.gguf\", "
                                                  "\"params_billions\": 7.6, \"precision\": \"q4_k_m\"}}"));
    const auto &content = std::get<SessionFileContent>(result);
    QVERIFY(!content.document.state.workload.model.file);
    QCOMPARE(content.document.state.workload.model.sizeBillions, 7.6);
    QCOMPARE(content.document.state.workload.model.precisionId, QStringLiteral("q4_k_m"));
    QCOMPARE(idsOf(content.notes), (std::vector<SessionNoteId>{SessionNoteId::ModelFileUnread}));
    QVERIFY(sessionNoteText(content.notes[0]).contains(QLatin1StringView("x.gguf")));
}

void TestSessionFile::modelFileElsewhere_isNotOpened()
{
    for (const char *path :
         {"//server/share/x.gguf", "\\\\\\\\server\\\\x.gguf", "x.gguf", "../../etc/passwd"}) {
        const SessionReadResult result =
            read(session(QByteArray("\"workload\": {\"model\": {\"file\": \"") + path + "\"}}"));
        const auto &content = std::get<SessionFileContent>(result);
        QVERIFY(!content.document.state.workload.model.file);
        QCOMPARE(idsOf(content.notes), (std::vector<SessionNoteId>{SessionNoteId::ModelFileElsewhere}));
    }
}

void TestSessionFile::wrongFiles_areRefusedAtOnce()
{
    QTemporaryDir folder;
    const auto faultOf = [](const QString &path) {
        const SessionReadResult result = readSessionFile(facts(), path);
        return static_cast<int>(std::get<SessionProblem>(result).fault);
    };
    QCOMPARE(faultOf(folder.filePath(QStringLiteral("none.gpuwise"))),
             static_cast<int>(SessionFault::CannotOpen));
    QCOMPARE(faultOf(folder.path()), static_cast<int>(SessionFault::NotAFile));
    const QString large = folder.filePath(QStringLiteral("large.gpuwise"));
    QFile file(large);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.resize(8LL * 1024 * 1024 * 1024)); // sparse
    QCOMPARE(faultOf(large), static_cast<int>(SessionFault::TooLarge));
#ifdef Q_OS_UNIX
    const QString pipe = folder.filePath(QStringLiteral("pipe.gpuwise"));
    QCOMPARE(::mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
    QCOMPARE(faultOf(pipe), static_cast<int>(SessionFault::NotAFile));
    QCOMPARE(faultOf(QStringLiteral("/dev/zero")), static_cast<int>(SessionFault::NotAFile));
#endif
}

void TestSessionFile::saving_replacesOrLeaves()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("a.gpuwise"));
    QCOMPARE(writeSessionFile(facts(), SessionDocument(), path), QString());
    QCOMPARE(writeSessionFile(facts(), fullSession(), path), QString());
    const SessionReadResult result = readSessionFile(facts(), path);
    QVERIFY(std::get<SessionFileContent>(result).document == fullSession());
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 1); // nothing is left beside it
    const QString nowhere = folder.filePath(QStringLiteral("no/such/folder/a.gpuwise"));
    const QString error = writeSessionFile(facts(), fullSession(), nowhere);
    QVERIFY2(error.contains(nowhere) && error.contains(QLatin1StringView("Save under another name")),
             qPrintable(error));
    QVERIFY(!writeSessionFile(facts(), fullSession(), folder.path()).isEmpty()); // a folder stays one
}

void TestSessionFile::fullDisk_leavesTheOldFile()
{
#ifdef Q_OS_UNIX
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("a.gpuwise"));
    QCOMPARE(writeSessionFile(facts(), SessionDocument(), path), QString());
    // No file may grow beyond 100 bytes: a write fails as it does when the disk is full.
    std::signal(SIGXFSZ, SIG_IGN);
    rlimit before{};
    QCOMPARE(::getrlimit(RLIMIT_FSIZE, &before), 0);
    rlimit small = before;
    small.rlim_cur = 100;
    QCOMPARE(::setrlimit(RLIMIT_FSIZE, &small), 0);
    const QString error = writeSessionFile(facts(), fullSession(), path);
    QCOMPARE(::setrlimit(RLIMIT_FSIZE, &before), 0);
    QVERIFY(!error.isEmpty());
    const SessionReadResult result = readSessionFile(facts(), path);
    QVERIFY(std::get<SessionFileContent>(result).document == SessionDocument());
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 1);
#endif
}

void TestSessionFile::hostileTexts_stayHarmless()
{
    const QString odd = QStringLiteral("<b>%1 %2</b>\u202e\n") + QString(5000, u'x');
    SessionProblem problem{odd, SessionFault::WordUnknown, 3, odd, odd, odd};
    const QString text = sessionProblemText(problem);
    QVERIFY(text.size() < 1200);
    QVERIFY(!text.contains(u'\n') && !text.contains(QChar(0x202e)));
    QVERIFY(text.contains(QLatin1StringView("<b>%1 %2</b>"))); // as it stands, not filled in
    const QString note = sessionNoteText({SessionNoteId::CardUnknown, odd, odd, 1});
    QVERIFY(note.size() < 300 && !note.contains(u'\n'));
}

} // namespace gpuwise

QTEST_GUILESS_MAIN(gpuwise::TestSessionFile)
#include "tst_sessionfile.moc"
