// SPDX-License-Identifier: GPL-3.0-or-later
//
// The header of the table of cards: names of columns to sort by, under each a field with its filter, and
// under the field that cannot be read what is wrong with it. Typing filters at once; a filter that cannot be
// read changes nothing.
#pragma once

#include "model/tables/valuefilter.h"
#include "ui/widgets/guidehelp.h"

#include <QHeaderView>
#include <QTimer>

#include <vector>

class QLineEdit;

namespace gpuwise {

class CardTable;
class TextLabel;

class FilterHeader final : public QHeaderView, public GuideTerms
{
    Q_OBJECT
public:
    explicit FilterHeader(CardTable &table, QWidget *parent = nullptr);

    QLineEdit *field(int column) const; ///< of cardTableColumns(); null: not shown
    void clearFields();                 ///< texts only, does not emit
    void makeFields();                  ///< after the columns changed
    void retranslate();
    QString error() const { return m_error; } ///< shown at the moment
    /// The first section, the names, keeps its place: how far it is held back. 0: nothing has scrolled, or
    /// there is too little room to hold it.
    int pinnedShift() const;
    void followScroll();

    QSize sizeHint() const override;
    QStringList guideEntries() const override;
    QString guideEntryAt(const QPoint &at) const override;

Q_SIGNALS:
    void filterEntered(int column, const gpuwise::ValueFilter &filter);
    void downAsked(); ///< from a field to the table

protected:
    void updateGeometries() override;
    void paintSection(QPainter *painter, const QRect &rect, int section) const override;
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    struct Field
    {
        int column = 0;
        QLineEdit *edit = nullptr;
    };
    void enter(int column, const QString &text);
    void showError();                        ///< of the field that cannot be read, if there is one
    void place();                            ///< the fields under their sections
    QPoint unpinned(const QPoint &at) const; ///< where the section under the mouse lies for QHeaderView
    int namesHeight() const;
    int sectionOf(int column) const; ///< -1: not shown

    CardTable &m_table;
    std::vector<Field> m_fields;
    TextLabel *m_message;
    QWidget *m_pin;    ///< ground under the filter of the names, over the fields that scroll
    QTimer m_patience; ///< nobody is told of a mistake while still typing
    QString m_error;
    int m_wrongColumn = -1;
};

} // namespace gpuwise
