// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/fitadvice.h"

#include "model/words/words.h"

#include <QCoreApplication>

namespace gpuwise {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(CliFit)
};

} // namespace

void printFitChanges(const CommandContext &context, const QString &card,
                     const std::vector<FitChange> &changes)
{
    context.streams.out << '\n' << Words::tr("What would make it fit on %1:").arg(card) << '\n';
    TextTable table;
    table.header = {Words::tr("Change"), Words::tr("Margin"), Words::tr("What that costs")};
    for (const FitChange &change : changes) {
        QStringList what, cost;
        for (const ChangeStep &step : change.steps) {
            what << reasonSentence(step.what, context.locale);
            cost << reasonSentence(step.cost, context.locale);
        }
        table.rows.push_back({asLabel(sentencesJoined(what)), marginPhrase(change.fit, context.locale),
                              asLabel(sentencesJoined(cost))});
    }
    context.print(table);
}

} // namespace gpuwise
