// SPDX-License-Identifier: GPL-3.0-or-later
//
// Records for tests of the user's store, every field filled, and a raw look at its file.
#pragma once

#include "db/userstore.h"

#include <QTemporaryDir>

namespace gpuwise {

OwnCard sampleCard(const QString &id, const QString &name = QStringLiteral("RTX 2080 Ti 22GB"));
OwnPrice samplePrice(const QString &id, double amount = 1234.5678);
SpecOverride sampleOverride();
AiModel sampleModel(const QString &id);
UserData sampleData();

/// Stops the test program when the store is not there.
UserStore openStore(const QString &path);
UserSnapshot readStore(const QString &path);

/// "ok", or what SQLite finds wrong. Opens the file itself: a journal beside it is played back first, as at
/// any start.
QString integrityOf(const QString &path);

/// A store of version 1, made by its script and by statements of its own: one card with one value, one price,
/// one favourite, revision 7.
void makeVersion1(const QString &path);
UserData dataOfVersion1();

QByteArray bytesOf(const QString &path);

} // namespace gpuwise
