// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pagekinds.h"

#include "ui/advisor/advisorpage.h"
#include "ui/cards/cardspage.h"
#include "ui/compare/comparepage.h"
#include "ui/fit/fitpage.h"
#include "ui/guide/guidepage.h"
#include "ui/rentorbuy/rentorbuypage.h"
#include "ui/tiers/tierspage.h"

namespace gpuwise {

namespace {

template <typename P> PageKind kind(const char *id, bool showsCards = false)
{
    return {QString::fromLatin1(id), &P::pageName, &P::staticMetaObject, showsCards,
            [](Session &session, QWidget *parent) -> Page * { return new P(session, parent); }};
}

} // namespace

const std::vector<PageKind> &pageKinds()
{
    static const std::vector<PageKind> kinds{
        kind<AdvisorPage>("advisor"), kind<ComparePage>("compare", true), kind<FitPage>("fit"),
        kind<TiersPage>("tiers"),     kind<RentOrBuyPage>("rentorbuy"),   kind<CardsPage>("cards", true),
        kind<GuidePage>("guide"),
    };
    return kinds;
}

} // namespace gpuwise
