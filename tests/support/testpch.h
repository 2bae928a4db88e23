// SPDX-License-Identifier: GPL-3.0-or-later
//
// Precompiled for the tests.
#pragma once

#include "model/advice/advisor.h"
#include "model/domain/catalogue.h"
#include "model/session/session.h"
#include "tests/support/testsupport.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTemporaryDir>

#include <algorithm>
#include <functional>
#include <map>
#include <set>
