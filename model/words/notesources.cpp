// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/words/notesources.h"

#include "model/words/sourcewords.h"

#include <QCoreApplication>

namespace gpuwise {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(NoteSources)
};

QString named(const QStringList &titles)
{
    return titles.isEmpty() ? QString() : Words::tr("Source: %1").arg(titles.join(QStringLiteral("; ")));
}

} // namespace

QString noteSources(const Catalogue &catalogue, const Note &note)
{
    const QStringList ids = noteSourceIds(note.code);
    QStringList titles;
    for (const Source &source : catalogue.sources)
        if (ids.contains(source.id))
            titles << source.title;
    return named(titles);
}

QString offerSource(const Catalogue &catalogue, const Offer &offer)
{
    const QString title = sourceTitle(catalogue, offer.source);
    return title.isEmpty() ? title : named({title});
}

} // namespace gpuwise
