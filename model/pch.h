// SPDX-License-Identifier: GPL-3.0-or-later
// Precompiled for speed of building only: no file may rely on it.
#pragma once

#include <QDate>
#include <QHash>
#include <QLocale>
#include <QString>
#include <QStringList>

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <span>
#include <vector>
