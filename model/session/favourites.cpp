// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/session/favourites.h"

#include "model/session/session.h"

namespace gpuwise {

bool isFavourite(const Session &session, const QString &gpuId)
{
    return session.ownData().favourites.contains(gpuId);
}

QString setFavourite(Session &session, const QString &gpuId, bool on)
{
    QStringList favourites = session.ownData().favourites;
    favourites.removeAll(gpuId);
    if (on)
        favourites.append(gpuId);
    if (favourites == session.ownData().favourites)
        return {};
    return session.changeOwnData({SetFavourites{favourites}}, EditKind::ChangeOwnCard);
}

} // namespace gpuwise
