// SPDX-License-Identifier: GPL-3.0-or-later
//
// Cards that the user marked, as edits of their own data: each is a step of the session's history.
#pragma once

#include <QString>

namespace gpuwise {

class Session;

bool isFavourite(const Session &session, const QString &gpuId);
/// Why not, in the user's language; empty: done.
QString setFavourite(Session &session, const QString &gpuId, bool on);

} // namespace gpuwise
