// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/savingdialog.h"

#include "ui/actions.h"
#include "ui/owndatasaving.h"
#include "ui/widgets/textlabel.h"

#include <QHBoxLayout>
#include <QProgressBar>
#include <QPushButton>
#include <QTimer>
#include <QVBoxLayout>

namespace gpuwise {

namespace {

constexpr int dialogWidth = 420;
constexpr int lookMs = 50;
constexpr int steps = 1000;

} // namespace

SavingDialog::SavingDialog(Session &session, const OwnDataChange &change, QWidget *parent)
    : QDialog(parent)
    , m_saving(new OwnDataSaving(session, this))
    , m_progress(new QProgressBar(this))
    , m_stop(new QPushButton(tr("&Stop"), this))
{
    setObjectName(QStringLiteral("savingDialog"));
    setWindowTitle(tr("Your own data"));
    const QString what = editName(change.kind);
    auto *sentence = new TextLabel(TextRole::Body, Ink::Text, TextLabel::Flow::Wrap, this);
    sentence->setObjectName(QStringLiteral("savingSentence"));
    sentence->setText(change.way == OwnDataChange::Way::Undo ? tr("Undoing: %1").arg(what)
                                                             : tr("Doing again: %1").arg(what));
    m_progress->setObjectName(QStringLiteral("savingProgress"));
    m_progress->setAccessibleName(sentence->text());
    m_progress->setTextVisible(false);
    m_progress->setMaximumHeight(6);
    m_progress->setRange(0, steps);
    m_stop->setObjectName(QStringLiteral("savingStop"));
    m_stop->setToolTip(tr("Leaves everything as it was"));
    auto *row = new QHBoxLayout;
    row->setSpacing(12);
    row->addWidget(m_progress, 1);
    row->addWidget(m_stop);
    auto *page = new QVBoxLayout(this);
    page->setContentsMargins(16, 12, 16, 12);
    page->setSpacing(10);
    page->addWidget(sentence);
    page->addLayout(row);
    resize(dialogWidth, sizeHint().height());
    auto *timer = new QTimer(this);
    connect(timer, &QTimer::timeout, this,
            [this] { m_progress->setValue(static_cast<int>(steps * m_saving->done())); });
    timer->start(lookMs);
    connect(m_stop, &QPushButton::clicked, this, &SavingDialog::reject);
    connect(m_saving, &OwnDataSaving::finished, this, [this](const QString &problem) {
        if (!problem.isEmpty())
            Q_EMIT refused(problem);
        done(problem.isEmpty() ? Accepted : Rejected);
    });
    m_saving->save(change);
}

void SavingDialog::reject()
{
    m_saving->stop();
    m_stop->setEnabled(false);
}

} // namespace gpuwise
