// SPDX-License-Identifier: GPL-3.0-or-later
//
// One function for bash: what stands before the word decides, then the command, then whether a dash was
// typed.
#include "app/cli/completion/completion.h"

#include <algorithm>

namespace gpuwise {

using namespace Qt::StringLiterals;
using Kind = CompletionValue::Kind;

namespace {

/// Assignments that tell the end of the function what to offer.
QString assignment(const CompletionValue &value)
{
    switch (value.kind) {
    case Kind::Own:
        return u"return"_s; // a text of one's own
    case Kind::Words:
        return u"kind=words words='%1'"_s.arg(value.words.join(u' '));
    case Kind::Files:
        return u"kind=files words='%1'"_s.arg(value.words.join(u' '));
    case Kind::Folders:
        return u"kind=folders words='%1'"_s.arg(value.words.join(u' '));
    case Kind::Cards:
        return u"kind=cards"_s;
    case Kind::Models:
        return u"kind=models"_s;
    case Kind::Commands:
        return u"kind=words words=$commands"_s;
    }
    return {};
}

QString names(const std::vector<CompletionOption> &options)
{
    QStringList list;
    for (const CompletionOption &option : options)
        list.append(option.name);
    return list.join(u' ');
}

/// What stands behind an option: first where a command means it otherwise (`report --csv FOLDER`).
QString valueCases(const CompletionProgram &program)
{
    const std::vector<CompletionOption> usual = distinctOptions(program);
    QString cases;
    for (const CompletionCommand &command : program.commands)
        for (const CompletionOption &option : command.options) {
            const auto known = std::find_if(usual.begin(), usual.end(), [&](const CompletionOption &other) {
                return other.name == option.name;
            });
            if (known->value != option.value)
                cases += u"        '%1 %2') %3 ;;\n"_s.arg(
                    command.name, option.name,
                    option.value.isEmpty() ? u":"_s : assignment(completionValue(option.value)));
        }
    for (const CompletionOption &option : usual)
        if (!option.value.isEmpty())
            cases += u"        *' %1') %2 ;;\n"_s.arg(option.name, assignment(completionValue(option.value)));
    return cases;
}

QString commandCases(const CompletionProgram &program)
{
    QString cases;
    for (const CompletionCommand &command : program.commands) {
        const CompletionValue operand = completionValue(command.operands);
        cases += u"            %1)\n"
                 "                options='%2'\n"_s.arg(command.name, names(command.options));
        if (operand.kind != Kind::Own)
            cases += u"                [[ $cur == -* ]] || %1\n"_s.arg(assignment(operand));
        cases += u"                ;;\n"_s;
    }
    return cases;
}

QString body(const CompletionProgram &program)
{
    if (program.commands.empty()) {
        const CompletionValue operand = completionValue(program.operands);
        return u"    if [[ -z $kind ]]; then\n"
               "        options='%1'\n"
               "        [[ $cur == -* ]] || %2\n"
               "    fi\n"_s.arg(names(program.options),
                                operand.kind == Kind::Own ? u":"_s : assignment(operand));
    }
    return u"    if [[ -z $kind ]] && ((COMP_CWORD == 1)); then\n"
           "        kind=words words=\"$commands %1\"\n"
           "    elif [[ -z $kind ]]; then\n"
           "        case $command in\n%2"
           "        esac\n"
           "    fi\n"_s.arg(names(program.options), commandCases(program));
}

} // namespace

QString bashCompletion(const CompletionProgram &program)
{
    QStringList commands;
    for (const CompletionCommand &command : program.commands)
        commands.append(command.name);
    QString text = u"# SPDX-License-Identifier: GPL-3.0-or-later\n"
                   "# bash completion for %1, written by gpuwise-completions from the program's own tables\n"
                   "%2()\n"
                   "{\n"
                   "    local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD - 1]}\n"
                   "    local command=${COMP_WORDS[1]} kind='' words='' options=''\n"_s.arg(
                       program.name, completionFunction(program));
    if (!commands.isEmpty())
        text += u"    local commands='%1'\n"_s.arg(commands.join(u' '));
    text += u"    COMPREPLY=()\n"
            "    # --option=value arrives as three words\n"
            "    if [[ $cur == '=' ]]; then\n"
            "        cur=''\n"
            "    elif [[ $prev == '=' ]]; then\n"
            "        prev=${COMP_WORDS[COMP_CWORD - 2]}\n"
            "    fi\n"
            "    case \"$command $prev\" in\n"_s;
    text += valueCases(program);
    text += u"    esac\n"_s;
    text += body(program);
    text += u"    case $kind in\n"
            "        files | models) compopt -o filenames 2>/dev/null; mapfile -t COMPREPLY < <(compgen -f "
            "-- \"$cur\") ;;\n"
            "        folders) compopt -o filenames 2>/dev/null; mapfile -t COMPREPLY < <(compgen -d -- "
            "\"$cur\") ;;\n"
            "        cards) words=$(%1) ;;\n"
            "        '') words=$options ;;\n"
            "    esac\n"
            "    [[ $kind != models ]] || words=$(%2)\n"
            "    if [[ -n $words ]]; then\n"
            "        local -a found\n"
            "        mapfile -t found < <(compgen -W \"$words\" -- \"$cur\")\n"
            "        COMPREPLY+=(\"${found[@]}\")\n"
            "    fi\n"
            "}\n"
            "complete -F %3 %4\n"_s.arg(cardIdsCommand(), modelIdsCommand(), completionFunction(program),
                                        program.name);
    return text;
}

} // namespace gpuwise
