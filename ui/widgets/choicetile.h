// SPDX-License-Identifier: GPL-3.0-or-later
//
// A radio button with room for what the choice means: name and note above, two figures or a sentence below.
#pragma once

#include <QAbstractButton>

namespace gpuwise {

class ChoiceTile final : public QAbstractButton
{
    Q_OBJECT
public:
    explicit ChoiceTile(QWidget *parent = nullptr);

    struct Content
    {
        QString name;   ///< 600
        QString note;   ///< right of the name, secondary
        QString detail; ///< second line, secondary; wraps when there is no figure
        QString figure; ///< right of the detail, 600

        bool operator==(const Content &) const = default;
    };
    void setContent(const Content &content);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    int detailHeight(int width) const;
    Content m_content;
};

} // namespace gpuwise
