// SPDX-License-Identifier: GPL-3.0-or-later
//
// For zsh: _describe offers the commands, _arguments the options of the one that was typed.
#include "app/cli/completion/completion.h"

namespace gpuwise {

using namespace Qt::StringLiterals;
using Kind = CompletionValue::Kind;

namespace {

/// Inside single quotes.
QString quoted(QString text)
{
    return u'\'' + text.replace(u'\'', u"'\\''"_s) + u'\'';
}

/// What _arguments runs to offer values; names of functions begin with the program's.
QString action(const CompletionValue &value, const QString &function)
{
    switch (value.kind) {
    case Kind::Own:
        return u" "_s; // shows what is expected, offers nothing
    case Kind::Words:
        return u"(%1)"_s.arg(value.words.join(u' '));
    case Kind::Files:
    case Kind::Folders: {
        const QString files = value.kind == Kind::Files ? u"_files"_s : u"_files -/"_s;
        return value.words.isEmpty() ? files : u"{compadd %1; %2}"_s.arg(value.words.join(u' '), files);
    }
    case Kind::Cards:
        return function + u"_cards"_s;
    case Kind::Models:
        return function + u"_models"_s;
    case Kind::Commands:
        return u"%1_commands"_s.arg(function);
    }
    return {};
}

QString argument(const CompletionOption &option, const QString &function)
{
    const QString help = QString(option.help).replace(u'[', u"\\["_s).replace(u']', u"\\]"_s);
    if (option.value.isEmpty())
        return quoted(u"%1[%2]"_s.arg(option.name, help));
    const QString message = QString(option.value).replace(u':', u"\\:"_s);
    return quoted(
        u"*%1=[%2]:%3:%4"_s.arg(option.name, help, message, action(completionValue(option.value), function)));
}

QString arguments(const std::vector<CompletionOption> &options, const QString &operands,
                  const QString &function, const QString &indent)
{
    QString text = indent + u"_arguments"_s;
    for (const CompletionOption &option : options)
        text += u" \\\n"_s + indent + u"    "_s + argument(option, function);
    if (!operands.isEmpty())
        text += u" \\\n"_s + indent + u"    "_s +
                quoted(u"*:%1:%2"_s.arg(QString(operands).replace(u':', u"\\:"_s),
                                        action(completionValue(operands), function)));
    return text + u'\n';
}

QString commandList(const CompletionProgram &program)
{
    QString text =
        u"%1_commands() {\n    local -a commands\n    commands=(\n"_s.arg(completionFunction(program));
    for (const CompletionCommand &command : program.commands)
        text += u"        "_s + quoted(command.name + u':' + command.help) + u'\n';
    return text + u"    )\n    _describe -t commands command commands\n}\n"_s;
}

} // namespace

QString zshCompletion(const CompletionProgram &program)
{
    const QString function = completionFunction(program);
    QString text =
        u"#compdef %1\n"
        "# SPDX-License-Identifier: GPL-3.0-or-later\n"
        "# zsh completion for %1, written by gpuwise-completions from the program's own tables\n"_s.arg(
            program.name);
    if (program.commands.empty()) {
        text += u"%1() {\n"_s.arg(function) +
                arguments(program.options, program.operands, function, u"    "_s) + u"}\n"_s;
    } else {
        text += u"%1_cards() {\n"
                "    local -a ids\n"
                "    ids=(${(f)\"$(%2)\"})\n"
                "    compadd -a ids\n"
                "}\n"
                "%1_models() {\n"
                "    local -a ids\n"
                "    ids=(${(f)\"$(%3)\"})\n"
                "    compadd -a ids\n"
                "    _files\n"
                "}\n"_s.arg(function, cardIdsCommand(), modelIdsCommand());
        text += commandList(program);
        text += u"%1() {\n"
                "    if ((CURRENT == 2)); then\n"
                "        %1_commands\n"_s.arg(function);
        text += arguments(program.options, QString(), function, u"        "_s);
        text += u"        return\n"
                "    fi\n"
                "    local command=$words[2]\n"
                "    shift words\n"
                "    ((CURRENT--))\n"
                "    case $command in\n"_s;
        for (const CompletionCommand &command : program.commands)
            text += u"    %1)\n"_s.arg(command.name) +
                    arguments(command.options, command.operands, function, u"        "_s) + u"        ;;\n"_s;
        text += u"    esac\n}\n"_s;
    }
    return text + u"%1 \"$@\"\n"_s.arg(function);
}

} // namespace gpuwise
