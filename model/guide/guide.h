// SPDX-License-Identifier: GPL-3.0-or-later
//
// The guide as data: sections of entries, entries of blocks, blocks of spans. The texts are files of
// resources/guide (docs/guide-texts.md); what stands in them for a number is a placeholder, resolved against
// the catalogue and the engine (guideresolver.h). Window, command line and report print these values.
#pragma once

#include "model/words/sheet.h"

#include <QString>
#include <QStringList>

#include <cstdint>
#include <vector>

namespace gpuwise {

enum class GuideSpanKind : std::uint8_t
{
    Text,
    Strong,
    Code,        ///< what is typed or shown by a program
    Link,        ///< `target` says where to
    Placeholder, ///< as parsed: `target` is the key
    Value        ///< a resolved placeholder: `target` is the key, `note` says where the value is from
};

struct GuideSpan
{
    GuideSpanKind kind = GuideSpanKind::Text;
    QString text;
    QString target = {};
    QString note = {};

    bool operator==(const GuideSpan &) const = default;
};
using GuideLine = std::vector<GuideSpan>;

enum class GuideBlockKind : std::uint8_t
{
    Paragraph, ///< one line
    Bullets,
    Steps, ///< numbered
    Table, ///< `name` as written; `sheet` when resolved
    Claim  ///< what a public guide says: `name` is the claim's id; lines when resolved: said, verdict, reason
};

struct GuideBlock
{
    GuideBlockKind kind = GuideBlockKind::Paragraph;
    std::vector<GuideLine> lines = {};
    QString name = {};
    Sheet sheet = {};
    int fileLine = 0; ///< where it was written
};

struct GuideEntry
{
    QString id; ///< "kp-memory"
    GuideLine title;
    QStringList terms;               ///< further words that find it
    std::vector<GuideSpan> see = {}; ///< links at its foot
    QStringList sources = {};        ///< ids of Catalogue::sources; resolved: titles with dates
    std::vector<GuideBlock> blocks = {};
    int fileLine = 0;
};

struct GuideSection
{
    QString id; ///< "key-parameters"
    QString title;
    std::vector<GuideEntry> entries;
};

/// What is wrong with a text, for those who edit it.
struct GuideProblem
{
    QString file;
    int line = 0;
    QString what;
};

struct Guide
{
    std::vector<GuideSection> sections;
    std::vector<GuideProblem> problems;

    const GuideEntry *entry(QStringView id) const;
    const GuideSection *sectionOf(QStringView entryId) const;
};

/// The texts of the spans joined.
QString plainText(const GuideLine &line);

} // namespace gpuwise
