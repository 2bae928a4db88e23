// SPDX-License-Identifier: GPL-3.0-or-later
//
// For fish: one line for each option and the commands that take it.
#include "app/cli/completion/completion.h"

#include <map>
#include <tuple>

namespace gpuwise {

using namespace Qt::StringLiterals;
using Kind = CompletionValue::Kind;

namespace {

QString quoted(QString text)
{
    return u'\'' + text.replace(u'\\', u"\\\\"_s).replace(u'\'', u"\\'"_s) + u'\'';
}

/// Flags of `complete` for what may follow.
QString offered(const CompletionValue &value)
{
    switch (value.kind) {
    case Kind::Own:
        return u" -x"_s;
    case Kind::Words:
        return u" -x -a "_s + quoted(value.words.join(u' '));
    case Kind::Files:
        return u" -r -F"_s;
    case Kind::Folders:
        return u" -x -a '(__fish_complete_directories)'"_s;
    case Kind::Cards:
        return u" -x -a "_s + quoted(u'(' + cardIdsCommand() + u')');
    case Kind::Models:
        return u" -r -F -a "_s + quoted(u'(' + modelIdsCommand() + u')');
    case Kind::Commands:
        break;
    }
    return {};
}

/// The same for a command's operands, which are never required.
QString operandsOffered(const CompletionValue &value)
{
    switch (value.kind) {
    case Kind::Files:
    case Kind::Folders:
    case Kind::Words: {
        const QString files = value.kind == Kind::Words ? QString() : u" -F"_s;
        return value.words.isEmpty() ? files : QString(files + u" -a "_s + quoted(value.words.join(u' ')));
    }
    case Kind::Cards:
        return u" -a "_s + quoted(u'(' + cardIdsCommand() + u')');
    default:
        return {};
    }
}

QString optionLine(const CompletionProgram &program, const CompletionOption &option, const QString &condition)
{
    QString line = u"complete -c "_s + program.name;
    if (!condition.isEmpty())
        line += u" -n "_s + quoted(condition);
    line += u" -l "_s + option.name.mid(2);
    if (!option.value.isEmpty())
        line += offered(completionValue(option.value));
    return line + u" -d "_s + quoted(option.help) + u'\n';
}

} // namespace

QString fishCompletion(const CompletionProgram &program)
{
    QString text =
        u"# SPDX-License-Identifier: GPL-3.0-or-later\n"
        "# fish completion for %1, written by gpuwise-completions from the program's own tables\n"_s.arg(
            program.name);
    if (program.commands.empty()) {
        for (const CompletionOption &option : program.options)
            text += optionLine(program, option, {});
        return text;
    }
    text += u"complete -c %1 -f\n"_s.arg(program.name);
    QStringList names;
    for (const CompletionCommand &command : program.commands) {
        names.append(command.name);
        text += u"complete -c %1 -n __fish_use_subcommand -a %2 -d %3\n"_s.arg(program.name, command.name,
                                                                               quoted(command.help));
    }
    for (const CompletionOption &option : program.options)
        text += optionLine(program, option, u"__fish_use_subcommand"_s);
    for (const CompletionCommand &command : program.commands) {
        const CompletionValue operands = completionValue(command.operands);
        const QString offers = operands.kind == Kind::Commands ? QString(u" -a "_s + quoted(names.join(u' ')))
                                                               : operandsOffered(operands);
        if (!offers.isEmpty())
            text += u"complete -c %1 -n '__fish_seen_subcommand_from %2'%3\n"_s.arg(program.name,
                                                                                    command.name, offers);
    }
    // Commands that mean the same by an option share its line.
    std::map<std::tuple<QString, QString, QString>, QStringList> takers;
    for (const CompletionCommand &command : program.commands)
        for (const CompletionOption &option : command.options)
            takers[{option.name, option.value, option.help}].append(command.name);
    for (const auto &[option, commands] : takers) {
        const auto &[name, value, help] = option;
        text +=
            optionLine(program, {name, value, help}, u"__fish_seen_subcommand_from "_s + commands.join(u' '));
    }
    return text;
}

} // namespace gpuwise
