// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/completion/completion.h"

#include "app/cli/command.h"

#include <QRegularExpression>

#include <algorithm>

namespace gpuwise {

using namespace Qt::StringLiterals;

namespace {

CompletionOption fromSpec(const OptionSpec &spec)
{
    return {QString::fromLatin1(spec.name), QString::fromLatin1(spec.value), optionHelp(spec)};
}

/// Adds what is not there yet: a command's own option counts before a general one of the same name.
void add(std::vector<CompletionOption> &options, const OptionSpec &spec)
{
    const QString name = QString::fromLatin1(spec.name);
    const auto same = [&](const CompletionOption &option) { return option.name == name; };
    if (std::none_of(options.begin(), options.end(), same))
        options.push_back(fromSpec(spec));
}

void addGroup(std::vector<CompletionOption> &options, OptionGroup group)
{
    for (const OptionSpec &spec : optionSpecs())
        if (spec.group == group)
            add(options, spec);
}

/// Of one word of a help line, without brackets and dots.
CompletionValue valueOf(const QString &text)
{
    using Kind = CompletionValue::Kind;
    const QStringList words = text.split(u'|');
    if (words.contains(u"NAME"_s) && words.contains(u"FILE"_s))
        return {Kind::Models, {}};
    if (words.contains(u"FILE"_s))
        return {Kind::Files, {}};
    if (text == u"FOLDER"_s || text == u"DIR"_s)
        return {Kind::Folders, {}};
    if (text == u"CARD"_s)
        return {Kind::Cards, {}};
    if (text == u"COMMAND"_s)
        return {Kind::Commands, {}};
    const bool literal = std::all_of(
        words.begin(), words.end(), [](const QString &word) { return !word.isEmpty() && word[0].isLower(); });
    return literal ? CompletionValue{Kind::Words, words} : CompletionValue{};
}

const CompletionOption helpOption{u"--help"_s, QString(), u"show help"_s};
const CompletionOption versionOption{u"--version"_s, QString(), u"show the version"_s};

} // namespace

CompletionValue completionValue(const QString &text)
{
    static const QRegularExpression decoration(u"\\[:N\\]|\\.\\.\\.|[\\[\\]]"_s);
    QStringList parts = text.split(u' ');
    for (QString &part : parts)
        part.remove(decoration);
    parts.removeAll(QString());
    if (parts.isEmpty())
        return {};
    CompletionValue value = valueOf(parts.first());
    if (value.kind != CompletionValue::Kind::Words || parts.size() == 1)
        return value;
    const CompletionValue behind = valueOf(parts[1]); // "prices|cards FILE"
    if (behind.kind == CompletionValue::Kind::Files || behind.kind == CompletionValue::Kind::Folders)
        value.kind = behind.kind;
    return value;
}

CompletionProgram commandLineCompletion()
{
    CompletionProgram program;
    program.name = u"gpuwise-cli"_s;
    program.options = {helpOption, versionOption};
    for (const Command &command : commands()) {
        CompletionCommand entry;
        entry.name = QString::fromLatin1(command.name);
        entry.operands = QString::fromLatin1(command.operands);
        entry.help = commandSummary(command);
        for (const OptionGroup group : command.groups)
            addGroup(entry.options, group);
        addGroup(entry.options, OptionGroup::General);
        if (command.run != runReport) // its formats are files
            addGroup(entry.options, OptionGroup::Output);
        entry.options.push_back(helpOption);
        program.commands.push_back(std::move(entry));
    }
    program.commands.push_back({u"help"_s, u"[COMMAND]"_s, u"the help, or that of a command"_s, {}});
    return program;
}

CompletionProgram completionFromHelp(const QString &name, const QString &help)
{
    CompletionProgram program;
    program.name = name;
    static const QRegularExpression usage(u"^Usage: \\S+ \\[OPTIONS\\] (.+)$"_s,
                                          QRegularExpression::MultilineOption);
    program.operands = usage.match(help).captured(1);
    static const QRegularExpression line(u"^ +(--.+?)(?: {2,}(.+))?$"_s, QRegularExpression::MultilineOption);
    auto lines = line.globalMatch(help);
    while (lines.hasNext()) {
        const QRegularExpressionMatch match = lines.next();
        for (const QString &option : match.captured(1).split(u", "_s)) {
            const QString flag = option.section(u' ', 0, 0);
            const QString text = flag == helpOption.name      ? helpOption.help
                                 : flag == versionOption.name ? versionOption.help
                                                              : match.captured(2);
            program.options.push_back({flag, option.section(u' ', 1), text});
        }
    }
    return program;
}

QString completionFunction(const CompletionProgram &program)
{
    return QString(u'_' + program.name).replace(u'-', u'_');
}

std::vector<CompletionOption> distinctOptions(const CompletionProgram &program)
{
    std::vector<CompletionOption> all = program.options;
    for (const CompletionCommand &command : program.commands)
        for (const CompletionOption &option : command.options)
            if (std::none_of(all.begin(), all.end(),
                             [&](const CompletionOption &known) { return known.name == option.name; }))
                all.push_back(option);
    return all;
}

QString cardIdsCommand()
{
    return u"gpuwise-cli list --columns id --csv 2>/dev/null | tail -n +2"_s;
}

QString modelIdsCommand()
{
    return u"gpuwise-cli models --csv 2>/dev/null | tail -n +2 | cut -d, -f1"_s;
}

} // namespace gpuwise
