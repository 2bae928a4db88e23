// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/db/userstore/faultyvfs.h"

#include <sqlite3.h>

#include <cstdlib>
#include <cstring>
#include <new>

namespace gpuwise {

namespace {

struct State
{
    int operations = 0;
    int failAt = 0; ///< 0: never
    bool forEver = false;
    int code = SQLITE_IOERR;
};
State state;

/// SQLITE_OK, or the fault when it is the turn of this operation.
int countOperation()
{
    ++state.operations;
    const bool fails = state.failAt > 0 && (state.operations == state.failAt ||
                                            (state.forEver && state.operations > state.failAt));
    return fails ? state.code : SQLITE_OK;
}

/// Our file stands before the real one, in the memory that SQLite gives for both.
struct FaultyFile
{
    sqlite3_file base;
    sqlite3_file *real;
};

sqlite3_file *realOf(sqlite3_file *file)
{
    return reinterpret_cast<FaultyFile *>(file)->real;
}

int closeFile(sqlite3_file *f)
{
    return realOf(f)->pMethods->xClose(realOf(f));
}
int readFile(sqlite3_file *f, void *to, int bytes, sqlite3_int64 at)
{
    return realOf(f)->pMethods->xRead(realOf(f), to, bytes, at);
}
int writeFile(sqlite3_file *f, const void *from, int bytes, sqlite3_int64 at)
{
    const int fault = countOperation();
    if (fault == SQLITE_OK)
        return realOf(f)->pMethods->xWrite(realOf(f), from, bytes, at);
    realOf(f)->pMethods->xWrite(realOf(f), from, bytes / 2, at); // a disk may take a part
    return fault == SQLITE_FULL ? SQLITE_FULL : SQLITE_IOERR_WRITE;
}
int truncateFile(sqlite3_file *f, sqlite3_int64 bytes)
{
    return countOperation() == SQLITE_OK ? realOf(f)->pMethods->xTruncate(realOf(f), bytes)
                                         : SQLITE_IOERR_TRUNCATE;
}
int syncFile(sqlite3_file *f, int flags)
{
    return countOperation() == SQLITE_OK ? realOf(f)->pMethods->xSync(realOf(f), flags) : SQLITE_IOERR_FSYNC;
}
int fileSize(sqlite3_file *f, sqlite3_int64 *size)
{
    return realOf(f)->pMethods->xFileSize(realOf(f), size);
}
int lockFile(sqlite3_file *f, int kind)
{
    return realOf(f)->pMethods->xLock(realOf(f), kind);
}
int unlockFile(sqlite3_file *f, int kind)
{
    return realOf(f)->pMethods->xUnlock(realOf(f), kind);
}
int checkLock(sqlite3_file *f, int *out)
{
    return realOf(f)->pMethods->xCheckReservedLock(realOf(f), out);
}
int control(sqlite3_file *f, int op, void *arg)
{
    return realOf(f)->pMethods->xFileControl(realOf(f), op, arg);
}
int sectorSize(sqlite3_file *f)
{
    return realOf(f)->pMethods->xSectorSize(realOf(f));
}
int characteristics(sqlite3_file *f)
{
    return realOf(f)->pMethods->xDeviceCharacteristics(realOf(f));
}

/// Version 1: no shared memory and no mapping, so that everything passes through here.
const sqlite3_io_methods methods{1,        closeFile,  readFile,        writeFile,  truncateFile,
                                 syncFile, fileSize,   lockFile,        unlockFile, checkLock,
                                 control,  sectorSize, characteristics, nullptr,    nullptr,
                                 nullptr,  nullptr,    nullptr,         nullptr};

sqlite3_vfs *realVfs = nullptr;

int openFile(sqlite3_vfs *, const char *name, sqlite3_file *file, int flags, int *outFlags)
{
    auto *ours = reinterpret_cast<FaultyFile *>(file);
    ours->base.pMethods = nullptr;
    ours->real = reinterpret_cast<sqlite3_file *>(ours + 1);
    if ((flags & SQLITE_OPEN_MAIN_JOURNAL) != 0 && countOperation() != SQLITE_OK)
        return SQLITE_CANTOPEN;
    const int rc = realVfs->xOpen(realVfs, name, ours->real, flags, outFlags);
    if (rc == SQLITE_OK)
        ours->base.pMethods = &methods;
    return rc;
}

int deleteFile(sqlite3_vfs *, const char *name, int syncFolder)
{
    return countOperation() == SQLITE_OK ? realVfs->xDelete(realVfs, name, syncFolder) : SQLITE_IOERR_DELETE;
}

} // namespace

void FaultyVfs::install()
{
    static sqlite3_vfs faulty;
    realVfs = sqlite3_vfs_find(nullptr);
    faulty = *realVfs;
    faulty.szOsFile = static_cast<int>(sizeof(FaultyFile)) + realVfs->szOsFile;
    faulty.zName = "faulty";
    faulty.xOpen = openFile;
    faulty.xDelete = deleteFile;
    sqlite3_vfs_register(&faulty, 1);
}

void FaultyVfs::arm(int n, bool forEver, Fault fault)
{
    state = {0, n, forEver, fault == Fault::DiskFull ? SQLITE_FULL : SQLITE_IOERR};
}

void FaultyVfs::disarm()
{
    state.failAt = 0;
}

int FaultyVfs::operations()
{
    return state.operations;
}

} // namespace gpuwise
