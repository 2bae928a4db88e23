// SPDX-License-Identifier: GPL-3.0-or-later
//
// After a file was written: where it is, and buttons that open it or its folder. It stops nothing and goes
// when it is closed.
#pragma once

#include <QFrame>

class QPushButton;
class QToolButton;

namespace gpuwise {

class TextLabel;

class SavedBar final : public QFrame
{
    Q_OBJECT
public:
    explicit SavedBar(QWidget *parent = nullptr);
    void showFile(const QString &path); ///< a file, or the folder of several

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void open(const QString &path);

    QString m_path;
    TextLabel *m_text;
    QPushButton *m_open;
    QPushButton *m_folder;
    QToolButton *m_close;
};

} // namespace gpuwise
