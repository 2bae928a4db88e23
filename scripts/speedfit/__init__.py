# SPDX-License-Identifier: GPL-3.0-or-later
"""Fits the constants of the speed model to published measurements. See scripts/fit_speed.py."""
