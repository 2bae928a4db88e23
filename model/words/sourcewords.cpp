// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/words/sourcewords.h"

#include <QCoreApplication>

namespace gpuwise {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(SourceWords)
};

const Source *sourceAt(const Catalogue &catalogue, int source)
{
    return source < 0 || static_cast<std::size_t>(source) >= catalogue.sources.size()
               ? nullptr
               : &catalogue.sources[static_cast<std::size_t>(source)];
}

} // namespace

QString sourceTitle(const Source &source)
{
    if (source.own)
        return source.title.isEmpty()
                   ? ownWord()
                   : Words::tr("yours: %1", "what the user said about the source of a value")
                         .arg(source.title);
    return source.title.isEmpty() ? source.id : source.title;
}

QString sourceTitle(const Catalogue &catalogue, int source)
{
    const Source *found = sourceAt(catalogue, source);
    return found ? sourceTitle(*found) : QString();
}

QString sourceAddress(const Catalogue &catalogue, int source)
{
    const Source *found = sourceAt(catalogue, source);
    return found ? found->address : QString();
}

QString ownWord()
{
    return Words::tr("yours", "the user's own value, card or price");
}

} // namespace gpuwise
