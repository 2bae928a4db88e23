// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the three questions have in common: a title that is the question, an explanation, contents below.
#pragma once

#include <QWidget>

class QHBoxLayout;
class QVBoxLayout;

namespace gpuwise {

class TextLabel;

class WizardStep : public QWidget
{
    Q_OBJECT
public:
    explicit WizardStep(QWidget *parent = nullptr);

    virtual QString consequence() const = 0; ///< one line at the foot of the page
    virtual QWidget *firstField() const = 0; ///< where the keyboard starts

Q_SIGNALS:
    void consequenceChanged();

protected:
    void setHeading(const QString &question, const QString &explanation);
    void addBesideTitle(QWidget *widget);
    void explainBy(const QString &entryId); ///< an entry of the guide, beside the title
    QVBoxLayout *column() const { return m_column; }

private:
    QVBoxLayout *m_column;
    QHBoxLayout *m_titleRow;
    TextLabel *m_question;
    TextLabel *m_explanation;
};

} // namespace gpuwise
