// SPDX-License-Identifier: GPL-3.0-or-later
//
// The report laid out on paper: pages that can be painted anywhere, with the same line breaks everywhere.
#pragma once

#include "model/report/reportcontent.h"
#include "ui/report/paper.h"
#include "ui/report/piece.h"

#include <QImage>

class QPainter;

namespace gpuwise {

class ReportDocument
{
public:
    ReportDocument(const ReportContent &content, Paper paper,
                   Orientation orientation = Orientation::Portrait);

    int pageCount() const { return static_cast<int>(m_pages.size()); }
    QSizeF pageSize() const { return m_frame.page; } ///< in canvas units
    /// In canvas units (units.h), the top left of the paper at the origin.
    void paintPage(QPainter &painter, int page) const;

private:
    void paintHeadAndFoot(QPainter &painter, int page) const;

    PageFrame m_frame;
    QString m_subject, m_edition, m_footer;
    Pieces m_pieces;
    std::vector<FlowPage> m_pages; ///< never empty
};

/// For the preview on screen.
QImage renderPage(const ReportDocument &document, int page, double dotsPerInch);

} // namespace gpuwise
