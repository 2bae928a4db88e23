// SPDX-License-Identifier: GPL-3.0-or-later
//
// A Sheet as a table on the screen: read only, walked by keys, texts shown as they are.
#pragma once

#include "model/words/sheet.h"

#include <QTableWidget>

#include <vector>

namespace gpuwise {

class SheetTable final : public QTableWidget
{
    Q_OBJECT
public:
    explicit SheetTable(QWidget *parent = nullptr);

    void setSheet(const Sheet &sheet);
    /// For a column of the sheet whose cells hold more than words: it is never narrower.
    void setLeastWidth(int column, int width);

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void measureColumns();
    void fitColumns(); ///< words give way, figures never

    std::vector<int> m_natural; ///< width that each column would like
    std::vector<bool> m_figures;
    std::vector<int> m_least;
};

} // namespace gpuwise
