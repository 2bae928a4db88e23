// SPDX-License-Identifier: GPL-3.0-or-later
//
// A layer under SQLite that fails the n-th operation which changes the disk: writing, truncating, flushing,
// making or removing a file. Only the tests link SQLite itself; it is the library that Qt's driver uses.
#pragma once

namespace gpuwise {

class FaultyVfs
{
public:
    enum class Fault
    {
        Io,
        DiskFull
    };

    static void install(); ///< becomes the default of all connections opened from now on

    /// The n-th operation from now on fails, and with `forEver` every one after it.
    static void arm(int n, bool forEver, Fault fault);
    static void disarm();
    static int operations(); ///< since arm()
};

} // namespace gpuwise
