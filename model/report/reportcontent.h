// SPDX-License-Identifier: GPL-3.0-or-later
//
// The report as data: a title that is the decision, and sections of blocks in reading order. PDF, HTML,
// Markdown and CSV print this one value and so cannot disagree. Every text in it is ready to be shown, in one
// language; nothing in it is markup.
#pragma once

#include "model/charts/fitbar.h"
#include "model/charts/linechart.h"
#include "model/charts/scatterchart.h"
#include "model/words/sheet.h"

#include <QDate>
#include <QLocale>
#include <QString>

#include <optional>
#include <variant>
#include <vector>

namespace gpuwise {

enum class ReportSectionId : std::uint8_t
{
    Answers,
    Picks,
    Memory,
    Fit,
    Comparison,
    PriceSpeed,
    Tiers,
    RentOrBuy,
    Power,
    LeftOut,
    Claims,
    Checklist,
    Assumptions,
    Making,   ///< which program and data it was made with, and how to make it again
    Approval, ///< to sign
    Sources,
};
inline constexpr int reportSectionCount = static_cast<int>(ReportSectionId::Sources) + 1;

/// A sign in front of a text. It never stands alone: the text says the same in words.
enum class ReportMark : std::uint8_t
{
    None,
    Tick,     ///< fits, true
    Warning,  ///< tight, partly, caution
    Cross,    ///< does not fit, wrong
    Question, ///< not known
    Best,     ///< best value of its row
    Bullet,
    Box, ///< to tick
};
ReportMark markOf(Verdict verdict);

enum class ReportTone : std::uint8_t
{
    Plain,
    Strong,  ///< a key value
    Quiet,   ///< explains another value
    Missing, ///< not published, not supported, no price: looks different from a value
};

struct ReportText
{
    QString text;
    ReportTone tone = ReportTone::Plain;
    ReportMark mark = ReportMark::None;
};

struct ReportParagraph
{
    ReportText text;
    bool lead = false; ///< the sentence under the title
};

/// Short lines with a sign in front: reasons, cautions, assumptions.
struct ReportList
{
    std::vector<ReportText> items;
};

/// Named values, one a line.
struct ReportFacts
{
    struct Fact
    {
        QString name;
        QString value;
    };
    std::vector<Fact> facts;
};

/// One fit bar and the words beside it.
struct ReportFitBar
{
    QString name;    ///< "2 × GeForce RTX 5090"
    QString verdict; ///< "Fits"
    QString margin;  ///< "1.1 GiB to spare"
    QString detail;  ///< "sold as 24 GB, 23.5 GiB usable"
    FitBar bar;
};

struct ReportFitBars
{
    std::vector<ReportFitBar> bars; ///< all drawn on one axis
    double axisEndGiB = 0;
    struct LegendEntry
    {
        TermId id = TermId::Weights;
        QString name;
    };
    std::vector<LegendEntry> legend; ///< terms that occur
    // Words of the signs beside the terms; empty: the sign does not occur.
    QString reserved, usable, band, overflow;
};

enum class ReportAlign : std::uint8_t
{
    Left,
    Number, ///< right; the asides of a column stand in a slot of their own, so that the numbers line up
};

struct ReportColumn
{
    QString title;
    QString aside; ///< second line of the header, quiet: "used, baseline"
    ReportAlign align = ReportAlign::Left;
    double stretch = 0; ///< share of the width that is left; 0: as wide as its contents
};

struct ReportCell
{
    QString text;
    QString aside;           ///< quieter, after the text: a band, a margin, a percentage
    bool asideBelow = false; ///< the aside has a line of its own
    ReportTone tone = ReportTone::Plain;
    ReportMark mark = ReportMark::None;
    std::optional<TermId> swatch;      ///< the colour of a memory term before the text
    std::optional<std::size_t> fitBar; ///< index into ReportTable::fitBars, drawn above the text
};

enum class ReportRowKind : std::uint8_t
{
    Values,
    Group, ///< one cell: names the rows that follow
    Total,
};

struct ReportRow
{
    ReportRowKind kind = ReportRowKind::Values;
    std::vector<ReportCell> cells;
    std::vector<ReportText> details; ///< full lines under the cells, from the second column on
};

struct ReportTable
{
    std::vector<ReportColumn> columns;
    std::vector<ReportRow> rows;
    std::vector<FitBar> fitBars;
    double axisEndGiB = 0; ///< of the fit bars
    bool sideBySide =
        false; ///< equal columns after the first, which is repeated when they do not fit the page
};

/// One metric of several cards as bars on one scale.
struct ReportBars
{
    struct Bar
    {
        QString name;
        QString text; ///< the value as words: "CNY 15,000", or why there is none
        std::optional<double> value;
        std::optional<Band> band;
        bool baseline = false;
    };
    QString title;
    QString unit;
    std::vector<Bar> bars;
};

/// Charts that share a line of the page.
struct ReportBarPair
{
    std::vector<ReportBars> charts;
};

struct ReportSourceList
{
    struct Entry
    {
        QString title;
        QString address; ///< empty: read in a copy without a public address; then `note` says so
        QString date;    ///< "2026-11-30"
        QString uses;    ///< what rests on it: "RTX 5090: memory, bandwidth"
        QString note;
    };
    std::vector<Entry> entries; ///< numbered from 1
};

/// Curves with what is marked on them. `figures` says the same as a table, for who cannot draw or see it:
/// paper leaves it out.
struct ReportLineChart
{
    LineChart chart;
    Sheet figures;
};

/// Points with their bands; `figures` as above.
struct ReportScatter
{
    ScatterChart chart;
    Sheet figures;
};

/// What is typed into a terminal, as one line.
struct ReportCommand
{
    QString line;
};

/// Lines to sign on: a role each, with room for what is written by hand.
struct ReportApproval
{
    QStringList roles;             ///< "Prepared", "Checked", "Approved"
    QString name, signature, date; ///< what is to be written there
};

/// In this order for good: renderers count on it. New kinds go to the end.
using ReportBlock =
    std::variant<ReportParagraph, ReportList, ReportFacts, ReportFitBars, ReportTable, ReportBarPair,
                 ReportSourceList, ReportLineChart, ReportScatter, ReportCommand, ReportApproval>;

struct ReportSection
{
    ReportSectionId id = ReportSectionId::Answers;
    QString heading;
    QString aside; ///< quiet, after the heading
    std::vector<ReportBlock> blocks;
};

struct ReportContent
{
    QString title;   ///< the decision itself
    QString lead;    ///< why, in one or two sentences
    QString subject; ///< "GPU report · Qwen3 32B Q4_K_M, LLM inference": head of every page, document title
    QString edition; ///< "2026-08-28 · data 2026.08"
    QString footer;  ///< who made it
    QDate date;      ///< of `edition`, for the properties of files
    QLocale locale;
    std::vector<ReportSection> sections;

    const ReportSection *section(ReportSectionId id) const;
};

} // namespace gpuwise
