// SPDX-License-Identifier: GPL-3.0-or-later
//
// `claims`: what public guides say, what is right, and what is computed now.
#include "app/cli/clierror.h"
#include "app/cli/command.h"
#include "app/cli/json/json.h"
#include "app/cli/workloadoptions.h"
#include "model/claims/claimtable.h"
#include "model/words/words.h"

#include <QCoreApplication>
#include <QJsonArray>

namespace gpuwise {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(CliClaims)
};

QStringList wordsOf(const char *text)
{
    return QString::fromLatin1(text).split(u'|');
}

ClaimFilter filterOf(const CommandContext &context)
{
    const QStringList &names = context.arguments.positional;
    if (names.size() > 1)
        throw CliError{ExitCode::WrongUsage, Words::tr("Give one card at most.")};
    ClaimFilter filter;
    if (!names.isEmpty())
        filter.card = readCard(context.catalogue, names.front()).id;
    const int group = readChoice(context.arguments, "--verdict", wordsOf("wrong|right|depends"), -1);
    if (group >= 0)
        filter.group = claimGroups[static_cast<std::size_t>(group)];
    const int subject = readChoice(context.arguments, "--subject",
                                   wordsOf("card|rule|price|software|market|method|model"), -1);
    if (subject >= 0)
        filter.subject = static_cast<ClaimSubject>(subject);
    filter.text = context.arguments.value("--search").value_or(QString());
    return filter;
}

QString checkedNow(const CommandContext &context, const Claim &claim)
{
    const auto check = checkClaim(context.catalogue, claim);
    QStringList lines;
    if (check)
        for (const ClaimLine &line : claimCheckLines(context.catalogue, *check, context.locale))
            lines.append(line.text);
    return sentencesJoined(lines);
}

} // namespace

ExitCode runClaims(const CommandContext &context)
{
    QJsonArray array;
    TextTable table;
    table.header = {Words::tr("Claim"), Words::tr("Verdict"), Words::tr("Right"), Words::tr("Why"),
                    Words::tr("Checked now")};
    for (const Claim *claim : claimsMatching(context.catalogue, filterOf(context))) {
        if (context.wantsJson())
            array.append(jsonCheckedClaim(context.catalogue, *claim, context.locale));
        else
            table.rows.push_back({claimSaid(*claim, context.locale), claimVerdictWord(claim->verdict),
                                  claimRightValue(*claim, context.locale),
                                  claimReason(*claim, context.locale), checkedNow(context, *claim)});
    }
    if (context.wantsJson())
        context.print(QJsonObject{{QStringLiteral("claims"), array}});
    else
        context.print(table);
    return ExitCode::Answered;
}

} // namespace gpuwise
