// SPDX-License-Identifier: GPL-3.0-or-later
//
// One answer in the workload bar: caption above, value below, a chevron because it opens an editor.
#pragma once

#include <QPushButton>
#include <QStringList>

namespace gpuwise {

class Chip final : public QPushButton
{
    Q_OBJECT
public:
    explicit Chip(int number, QWidget *parent = nullptr);

    /// Without parts the question is not answered: dashed border.
    void setAnswer(const QString &caption, const QStringList &parts, const QString &unanswered);
    void setOpen(bool open);  ///< its editor is shown
    int naturalWidth() const; ///< the whole value in one line
    int leastWidth() const;   ///< number and the first part

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QString captionText() const;
    QString valueText() const;

    int m_number;
    QString m_caption;
    QStringList m_parts;
    QString m_unanswered;
    bool m_open = false;
};

} // namespace gpuwise
