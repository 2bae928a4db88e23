// SPDX-License-Identifier: GPL-3.0-or-later
//
// Which columns the table of cards shows: a list to tick, which stays open while one picks.
#pragma once

#include <QFrame>
#include <QStringList>

class QListWidget;
class QPushButton;

namespace gpuwise {

class ColumnPopup final : public QFrame
{
    Q_OBJECT
public:
    explicit ColumnPopup(QWidget *parent);
    void openUnder(QWidget *button, const QStringList &shown);

Q_SIGNALS:
    void columnsPicked(const QStringList &ids);

protected:
    void changeEvent(QEvent *event) override;

private:
    void showColumns(const QStringList &ids);
    void collect();
    void retranslate();

    QListWidget *m_list;
    QPushButton *m_usual;
};

} // namespace gpuwise
