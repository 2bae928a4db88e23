// SPDX-License-Identifier: GPL-3.0-or-later
//
// A bound on what hostile input may cost. Plain builds only: the address sanitizer reserves terabytes.
#pragma once

#include <QFile>

#include <sys/resource.h>

namespace gpuwise {

/// While one lives, at most 64 MiB more address space can be had.
class MemoryLimit
{
public:
    MemoryLimit()
    {
#if !defined(__SANITIZE_ADDRESS__)
        QFile status(QStringLiteral("/proc/self/statm"));
        if (!status.open(QIODevice::ReadOnly))
            return;
        const rlim_t pages = status.readAll().split(' ').value(0).toULong();
        getrlimit(RLIMIT_AS, &m_before);
        rlimit limit = m_before;
        limit.rlim_cur = pages * 4096 + (64UL << 20);
        m_set = setrlimit(RLIMIT_AS, &limit) == 0;
#endif
    }
    ~MemoryLimit()
    {
        if (m_set)
            setrlimit(RLIMIT_AS, &m_before);
    }
    Q_DISABLE_COPY_MOVE(MemoryLimit)

private:
    rlimit m_before{};
    bool m_set = false;
};

} // namespace gpuwise
