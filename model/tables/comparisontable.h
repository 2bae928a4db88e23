// SPDX-License-Identifier: GPL-3.0-or-later
//
// The comparison as a Qt item model: one column a card, section titles as rows of their own. Follows the
// session; hiding rows that agree and closing sections are its only own state. Changes are announced as rows
// and columns that come, go and move, so that selection and scroll position survive them.
#pragma once

#include "model/charts/fitbar.h"
#include "model/tables/cellsources.h"
#include "model/tables/comparison.h"
#include "model/tables/comparisonparts.h"

#include <QAbstractTableModel>

#include <set>
#include <vector>

namespace gpuwise {

class Session;

class ComparisonTable final : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Role
    {
        // Cells
        KindRole = Qt::UserRole, ///< int of CellKind
        ValueRole,               ///< QString: the figure
        DetailRole,              ///< QString: band, date, margin
        PercentRole,             ///< QString: difference to the baseline
        BestRole,                ///< bool
        BaselineRole,            ///< bool; also of column headers
        FitBarRole,              ///< FitBar
        FitAxisRole,             ///< double: GiB at the end of every bar
        VerdictRole,             ///< int of Verdict
        PriceAgeRole,            ///< int of PriceAge
        ClaimedRole,             ///< bool: guides say something about this value
        OwnRole,                 ///< bool: the value or price is the user's
        NumberRole,              ///< double; invalid when unknown
                                 // Column headers
        MetaRole,                ///< QString: "24 GB · new"
        OverBudgetRole,          ///< bool: costs more than the budget
                                 // Row headers, and the cells of section rows
        SectionRole,             ///< bool: a section's title
        UnitRole,                ///< QString
        NoteRole,                ///< QString: what the section is about
        OpenRole,                ///< bool: the section's rows are shown
    };

    explicit ComparisonTable(Session &session, QObject *parent = nullptr);
    ~ComparisonTable() override;

    const Comparison &comparison() const { return m_comparison; }
    CardGroup cardAt(int column) const;
    const ComparisonRow *rowAt(int line) const; ///< null for a section's title
    ComparisonSection sectionAt(int line) const;
    int lineOf(const QString &rowId) const;                ///< -1: not shown
    std::vector<const ComparisonRow *> shownRows() const;  ///< without the sections' titles
    CellSources sourcesAt(const QModelIndex &index) const; ///< empty for a section's title

    bool onlyDifferent() const { return m_onlyDifferent; }
    void setOnlyDifferent(bool on);
    int agreeingRows() const; ///< how many "only different" hides, or would
    bool isOpen(ComparisonSection section) const { return !m_closed.contains(section); }
    void setOpen(ComparisonSection section, bool open);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

    void retranslate(); ///< after a change of language

Q_SIGNALS:
    void comparisonChanged();

private:
    struct Line
    {
        ComparisonSection section = ComparisonSection::Workload;
        int row = -1; ///< index into the comparison's rows; -1: the section's title
        QString key;  ///< what stays the same when the comparison is made again
    };
    std::vector<Line> linesOf(const Comparison &comparison) const;
    void refresh();
    void alignColumns(const Comparison &next);
    void adopt(Comparison next);
    void showLines();
    void announceData();

    QVariant cellData(const Line &line, int column, int role) const;
    QVariant sectionData(const Line &line, int role) const;
    QVariant columnHeader(int column, int role) const;
    QVariant lineHeader(int line, int role) const;
    QString spokenCell(const ComparisonRow &row, int column) const;

    Session &m_session;
    Comparison m_comparison;
    std::vector<Line> m_lines;
    std::vector<FitBar> m_fitBars; ///< one a column; empty bars while question 1 is not answered
    double m_fitAxisEnd = 0;
    bool m_onlyDifferent = false;
    std::set<ComparisonSection> m_closed;
};

} // namespace gpuwise
