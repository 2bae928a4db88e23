// SPDX-License-Identifier: GPL-3.0-or-later
//
// One entry of the guide to read: text that can be selected, links that Tab reaches, the source of a value as
// its tip.
#pragma once

#include "model/guide/guide.h"

#include <QTextBrowser>

namespace gpuwise {

class EntryView final : public QTextBrowser
{
    Q_OBJECT
public:
    explicit EntryView(QWidget *parent = nullptr);
    void setEntry(const GuideSection &section, const GuideEntry &entry); ///< resolved

Q_SIGNALS:
    void targetActivated(const QString &target); ///< "entry:kp-memory"

protected:
    void changeEvent(QEvent *event) override;
    QVariant loadResource(int type, const QUrl &name) override; ///< none: nothing is ever fetched

private:
    void fill();

    GuideSection m_section; ///< its title only
    GuideEntry m_entry;
};

} // namespace gpuwise
