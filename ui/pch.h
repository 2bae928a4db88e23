// SPDX-License-Identifier: GPL-3.0-or-later
// Precompiled for speed of building only: no file may rely on it.
#pragma once

#include "model/pch.h"

#include <QAbstractButton>
#include <QApplication>
#include <QFontMetrics>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QVBoxLayout>
#include <QWidget>
