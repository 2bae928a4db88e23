// SPDX-License-Identifier: GPL-3.0-or-later
//
// The rows of a preview as a table: verdicts in words and colour, long cells whole in their tool tips.
#pragma once

#include <QTableView>

namespace gpuwise {

class ImportTable;

class ImportView final : public QTableView
{
    Q_OBJECT
public:
    explicit ImportView(ImportTable &table, QWidget *parent = nullptr);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void fitColumns(); ///< what comes of a row has what the others leave
    int widthFor(int column) const;

    ImportTable &m_table;
};

} // namespace gpuwise
