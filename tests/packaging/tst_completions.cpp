// SPDX-License-Identifier: GPL-3.0-or-later
//
// Completions: what a value is taken for, that each script names every command and option, and that the
// shells themselves, where they are installed, accept the scripts and offer what is expected.
#include "app/cli/command.h"
#include "app/cli/completion/completion.h"
#include "app/windowoptions.h"

#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTest>

namespace gpuwise {

using namespace Qt::StringLiterals;
using Kind = CompletionValue::Kind;

namespace {

QString made(const QString &name)
{
    QFile file(QString(QStringLiteral(GPUWISE_MADE_FOLDER "/completions/") % name));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QString pathOf(const char *name)
{
    return QStringLiteral(GPUWISE_MADE_FOLDER "/completions/") % QString::fromLatin1(name);
}

struct Run
{
    int code = -1;
    QStringList lines;
    QString err;
};

Run runShell(const QString &program, const QStringList &arguments)
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"PATH"_s, QStringLiteral(GPUWISE_TEST_PROGRAMS ":") % environment.value(u"PATH"_s));
    process.setProcessEnvironment(environment);
    process.start(program, arguments);
    if (!process.waitForFinished(60000))
        return {};
    const QString out = QString::fromUtf8(process.readAllStandardOutput());
    return {process.exitCode(), out.split(u'\n', Qt::SkipEmptyParts),
            QString::fromUtf8(process.readAllStandardError())};
}

/// What bash offers for the last of the words.
QStringList bashOffers(const QString &words)
{
    const QString name = words.section(u' ', 0, 0);
    const QString script =
        u"source '%1'; read -ra COMP_WORDS <<< '%2'; [[ '%2' != *' ' ]] || COMP_WORDS+=(''); "
        "COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); _%3; printf '%s\\n' \"${COMPREPLY[@]}\""_s.arg(
            QString(QStringLiteral(GPUWISE_MADE_FOLDER "/completions/bash/") % name), words,
            QString(name).replace(u'-', u'_'));
    return runShell(u"bash"_s, {u"--norc"_s, u"-c"_s, script}).lines;
}

} // namespace

class CompletionsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void values_areTakenForWhatTheyAre_data();
    void values_areTakenForWhatTheyAre();
    void windowHelp_givesItsOptions();
    void scripts_areThoseOfTheTables();
    void scripts_nameEveryCommandAndOption_data();
    void scripts_nameEveryCommandAndOption();
    void shells_acceptTheScripts_data();
    void shells_acceptTheScripts();
    void bash_offersWhatFits();
    void fish_offersWhatFits();
    void zsh_offersWhatFits();
};

void CompletionsTest::values_areTakenForWhatTheyAre_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<CompletionValue>("expected");
    const auto row = [](const char *text, CompletionValue value) {
        QTest::newRow(text) << QString::fromLatin1(text) << value;
    };
    row("", {});
    row("SUM", {});
    row("WxH", {});
    row("CODE=RATE", {});
    row("[ID]", {});
    row("en|zh_CN", {Kind::Words, {u"en"_s, u"zh_CN"_s}});
    row("on|off|offload", {Kind::Words, {u"on"_s, u"off"_s, u"offload"_s}});
    row("FILE", {Kind::Files, {}});
    row("FILE...", {Kind::Files, {}});
    row("[FILE]", {Kind::Files, {}});
    row("FOLDER", {Kind::Folders, {}});
    row("DIR", {Kind::Folders, {}});
    row("ID|NAME|FILE", {Kind::Models, {}});
    row("CARD", {Kind::Cards, {}});
    row("CARD[:N]", {Kind::Cards, {}});
    row("[CARD[:N] ...]", {Kind::Cards, {}});
    row("CARD[:N] CARD[:N] ...", {Kind::Cards, {}});
    row("[price|remove ...]", {Kind::Words, {u"price"_s, u"remove"_s}});
    row("prices|cards FILE", {Kind::Files, {u"prices"_s, u"cards"_s}});
    row("user|catalogue FOLDER", {Kind::Folders, {u"user"_s, u"catalogue"_s}});
    row("[COMMAND]", {Kind::Commands, {}});
}

void CompletionsTest::values_areTakenForWhatTheyAre()
{
    QFETCH(const QString, text);
    QFETCH(const CompletionValue, expected);
    QVERIFY(completionValue(text) == expected);
}

void CompletionsTest::windowHelp_givesItsOptions()
{
    const CompletionProgram program = completionFromHelp(u"gpuwise"_s, windowOptionsHelp());
    QCOMPARE(program.operands, u"[FILE]"_s);
    const auto option = [&](const QString &name) -> const CompletionOption * {
        for (const CompletionOption &each : program.options)
            if (each.name == name)
                return &each;
        return nullptr;
    };
    QVERIFY(option(u"--theme"_s));
    QCOMPARE(option(u"--theme"_s)->value, u"light|dark|system"_s);
    QVERIFY(!option(u"--theme"_s)->help.isEmpty());
    for (const char *flag : {"--help", "--version"}) {
        QVERIFY2(option(QString::fromLatin1(flag)), flag);
        QCOMPARE(option(QString::fromLatin1(flag))->value, QString());
    }
    // Each is one that the program knows.
    for (const CompletionOption &each : program.options) {
        const WindowOptions options = parseWindowOptions({each.name, u"1"_s});
        QVERIFY2(options.error != WindowOptions::Error::UnknownOption, qPrintable(each.name));
    }
}

/// The files of the build are those of these tables: an old build folder would offer what is gone.
void CompletionsTest::scripts_areThoseOfTheTables()
{
    const CompletionProgram window = completionFromHelp(u"gpuwise"_s, windowOptionsHelp());
    for (const CompletionProgram &program : {commandLineCompletion(), window}) {
        QCOMPARE(made(u"bash/"_s % program.name), bashCompletion(program));
        QCOMPARE(made(u"zsh/_"_s % program.name), zshCompletion(program));
        QCOMPARE(made(u"fish/"_s % program.name % u".fish"_s), fishCompletion(program));
    }
}

void CompletionsTest::scripts_nameEveryCommandAndOption_data()
{
    QTest::addColumn<QString>("script");
    QTest::addColumn<QString>("option"); ///< how an option is written, %1 its name without dashes
    QTest::newRow("bash") << made(u"bash/gpuwise-cli"_s) << u"[' ]--%1(?![a-z-])"_s;
    QTest::newRow("zsh") << made(u"zsh/_gpuwise-cli"_s) << u"--%1[\\[=]"_s;
    QTest::newRow("fish") << made(u"fish/gpuwise-cli.fish"_s) << u" -l %1 "_s;
}

void CompletionsTest::scripts_nameEveryCommandAndOption()
{
    QFETCH(const QString, script);
    QFETCH(const QString, option);
    QVERIFY(optionSpecs().size() > 90 && commands().size() > 15);
    for (const OptionSpec &spec : optionSpecs()) {
        const QString name = QString::fromLatin1(spec.name).mid(2);
        QVERIFY2(script.contains(QRegularExpression(option.arg(name))), spec.name);
    }
    for (const Command &command : commands()) {
        const QString name = QRegularExpression::escape(QString::fromLatin1(command.name));
        QVERIFY2(script.contains(QRegularExpression(QString(u"\\b"_s % name % u"\\b"_s))), command.name);
    }
}

void CompletionsTest::shells_acceptTheScripts_data()
{
    QTest::addColumn<QString>("shell");
    QTest::addColumn<QString>("file");
    for (const char *name : {"gpuwise", "gpuwise-cli"}) {
        const QString program = QString::fromLatin1(name);
        QTest::addRow("bash %s", name) << u"bash"_s << QString(u"bash/"_s % program);
        QTest::addRow("zsh %s", name) << u"zsh"_s << QString(u"zsh/_"_s % program);
        QTest::addRow("fish %s", name) << u"fish"_s << QString(u"fish/"_s % program % u".fish"_s);
    }
}

void CompletionsTest::shells_acceptTheScripts()
{
    QFETCH(const QString, shell);
    QFETCH(const QString, file);
    if (QStandardPaths::findExecutable(shell).isEmpty())
        QSKIP("not installed");
    const Run run = runShell(shell, {u"-n"_s, pathOf(qPrintable(file))});
    QVERIFY2(run.code == 0 && run.err.isEmpty(), qPrintable(run.err));
}

void CompletionsTest::bash_offersWhatFits()
{
    if (QStandardPaths::findExecutable(u"bash"_s).isEmpty())
        QSKIP("bash is not installed");
    QCOMPARE(bashOffers(u"gpuwise-cli recom"_s), QStringList{u"recommend"_s});
    QVERIFY(bashOffers(u"gpuwise-cli "_s).contains(u"rent-or-buy"_s));
    QVERIFY(bashOffers(u"gpuwise-cli "_s).contains(u"help"_s));
    QCOMPARE(bashOffers(u"gpuwise-cli recommend --budget-c"_s), QStringList{u"--budget-covers"_s});
    QCOMPARE(bashOffers(u"gpuwise-cli list --budget"_s), QStringList()); // takes no budget
    QCOMPARE(bashOffers(u"gpuwise-cli recommend --mode r"_s), QStringList{u"rent"_s});
    QCOMPARE(bashOffers(u"gpuwise-cli recommend --budget "_s), QStringList()); // a sum of one's own
    QCOMPARE(bashOffers(u"gpuwise-cli recommend --mode = e"_s), QStringList{u"either"_s});
    QCOMPARE(bashOffers(u"gpuwise-cli help check"_s), QStringList{u"checklist"_s});
    QCOMPARE(bashOffers(u"gpuwise-cli show nvidia-rtx-4090-2"_s), QStringList{u"nvidia-rtx-4090-24gb"_s});
    QVERIFY(bashOffers(u"gpuwise-cli fit --model llama-3.1-"_s).contains(u"llama-3.1-8b"_s));
    // The same name: a flag for tables, a folder for the report.
    QVERIFY(!bashOffers(u"gpuwise-cli list --csv --"_s).isEmpty());
    QVERIFY(bashOffers(u"gpuwise-cli report --csv /us"_s).contains(u"/usr"_s));
    QCOMPARE(bashOffers(u"gpuwise-cli import pri"_s), QStringList{u"prices"_s});
    QVERIFY(bashOffers(u"gpuwise-cli import prices /usr/li"_s).contains(u"/usr/lib"_s));
    QCOMPARE(bashOffers(u"gpuwise --theme da"_s), QStringList{u"dark"_s});
    QCOMPARE(bashOffers(u"gpuwise --capt"_s), QStringList{u"--capture"_s});
}

void CompletionsTest::fish_offersWhatFits()
{
    if (QStandardPaths::findExecutable(u"fish"_s).isEmpty())
        QSKIP("fish is not installed");
    const auto offers = [](const QString &program, const QString &line) {
        const Run run =
            runShell(u"fish"_s, {u"--no-config"_s, u"-c"_s,
                                 u"source '%1'; complete -C '%2'"_s.arg(
                                     pathOf(qPrintable(QString(u"fish/"_s % program % u".fish"_s))), line)});
        QStringList words;
        for (const QString &each : run.lines)
            words.append(each.section(u'\t', 0, 0));
        return words;
    };
    const QString cli = u"gpuwise-cli"_s;
    QCOMPARE(offers(cli, u"gpuwise-cli recom"_s), QStringList{u"recommend"_s});
    QCOMPARE(offers(cli, u"gpuwise-cli recommend --budget-c"_s), QStringList{u"--budget-covers"_s});
    QCOMPARE(offers(cli, u"gpuwise-cli recommend --mode r"_s), QStringList{u"rent"_s});
    QVERIFY(!offers(cli, u"gpuwise-cli list --bud"_s).contains(u"--budget"_s));
    QVERIFY(offers(cli, u"gpuwise-cli show nvidia-rtx-4090-2"_s).contains(u"nvidia-rtx-4090-24gb"_s));
    QCOMPARE(offers(u"gpuwise"_s, u"gpuwise --theme da"_s), QStringList{u"dark"_s});
}

/// zsh completes only at a prompt: here _arguments and _describe are watched instead.
void CompletionsTest::zsh_offersWhatFits()
{
    if (QStandardPaths::findExecutable(u"zsh"_s).isEmpty())
        QSKIP("zsh is not installed");
    const auto asked = [](const QString &words, int current) {
        return runShell(u"zsh"_s, {u"-f"_s, u"-c"_s,
                                   u"_arguments() { print -rl -- \"$@\" }; "
                                   "_describe() { print -rl -- ${(P)4} }; "
                                   "words=(%1); CURRENT=%2; source '%3'"_s.arg(
                                       words, QString::number(current), pathOf("zsh/_gpuwise-cli"))})
            .lines;
    };
    QVERIFY(asked(u"gpuwise-cli ''"_s, 2).contains(u"recommend:which card to buy or rent, and why"_s));
    const QStringList recommend = asked(u"gpuwise-cli recommend ''"_s, 3);
    QVERIFY(recommend.contains(
        u"*--mode=[to buy, to rent or whichever is wiser]:buy|rent|either:(buy rent either)"_s));
    QVERIFY(recommend.contains(u"--exclude-used[leave used cards out]"_s));
    QVERIFY(!asked(u"gpuwise-cli list ''"_s, 3).join(u'\n').contains(u"--budget"_s));
    QVERIFY(asked(u"gpuwise-cli inspect ''"_s, 3).contains(u"*:FILE...:_files"_s));
}

} // namespace gpuwise

QTEST_GUILESS_MAIN(gpuwise::CompletionsTest)
#include "tst_completions.moc"
