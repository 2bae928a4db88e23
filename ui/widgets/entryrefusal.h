// SPDX-License-Identifier: GPL-3.0-or-later
//
// What becomes of an entry that is no answer: the text stays in its field, a line below says what is wrong
// and what counts meanwhile, and Escape brings the old text back. Popups and steps do not close over one.
#pragma once

#include <QObject>

#include <functional>

class QLineEdit;
class QWidget;

namespace gpuwise {

class TextLabel;

class EntryRefusal final : public QObject
{
    Q_OBJECT
public:
    /// `putBack` shows the answer that counts again.
    EntryRefusal(QLineEdit *field, std::function<void()> putBack);

    void refuse(const QString &sentence);
    void accept();
    bool isRefused() const { return !m_sentence.isEmpty(); }
    void showBelow(TextLabel *label); ///< says the sentence there; hidden without one

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void say();

    QLineEdit *m_field;
    std::function<void()> m_putBack;
    TextLabel *m_label = nullptr;
    QString m_sentence;
};

/// Finishes what is being typed in `root`; the field of a refused entry that is in sight, null without one.
QWidget *refusedEntryIn(QWidget &root);

/// A click into the field takes all of it, so that typing replaces; the next click sets the cursor.
void selectAllOnFocus(QLineEdit *field);

} // namespace gpuwise
