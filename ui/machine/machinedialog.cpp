// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/machine/machinedialog.h"

#include "ui/machine/machinecardpanel.h"
#include "ui/widgets/pagescroll.h"
#include "ui/widgets/taborder.h"
#include "ui/widgets/textlabel.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLocale>
#include <QPushButton>
#include <QThread>
#include <QVBoxLayout>

#include <atomic>

namespace gpuwise {

namespace {

constexpr QSize wanted(720, 680);
constexpr int leastHeight = 260;
constexpr int margin = 48; ///< of the window that stays in sight

} // namespace

struct MachineDialog::Work
{
    Machine machine;
    std::atomic<bool> cancelled = false;
};

MachineDialog::MachineDialog(const Catalogue &catalogue, MachineReader reader, const MachineChoices &choices,
                             QWidget *parent)
    : QDialog(parent)
    , m_catalogue(catalogue)
    , m_reader(std::move(reader))
    , m_choices(choices)
    , m_summary(new TextLabel(TextRole::Body, Ink::Text, TextLabel::Flow::Wrap, this))
    , m_content(new QWidget)
    , m_list(new QVBoxLayout(m_content))
    , m_scroll(new PageScroll(m_content, this))
    , m_upgrade(new QPushButton(tr("Compare for an &upgrade"), this))
    , m_owned(new QPushButton(tr("&Judge it for my workload"), this))
    , m_again(new QPushButton(tr("Ask &again"), this))
    , m_stop(new QPushButton(tr("&Stop"), this))
{
    setObjectName(QStringLiteral("machineDialog"));
    setWindowTitle(tr("This machine"));
    m_summary->setObjectName(QStringLiteral("machineSummary"));
    m_upgrade->setObjectName(QStringLiteral("machineUpgradeButton"));
    m_owned->setObjectName(QStringLiteral("machineOwnedButton"));
    m_again->setObjectName(QStringLiteral("machineAgainButton"));
    m_stop->setObjectName(QStringLiteral("machineStopButton"));
    m_upgrade->setToolTip(tr("The cards of this machine beside what is recommended for your workload"));
    m_owned->setToolTip(tr("Enters it as the card that you own: advice then judges it first"));
    m_list->setContentsMargins(16, 0, 16, 0);
    m_list->setSpacing(12);
    auto *page = new QVBoxLayout(this);
    page->setContentsMargins(0, 12, 0, 12);
    page->setSpacing(12);
    auto *head = new QHBoxLayout;
    head->setContentsMargins(16, 0, 16, 0);
    head->setSpacing(12);
    head->addWidget(m_summary, 1);
    head->addWidget(m_stop, 0, Qt::AlignTop);
    page->addLayout(head);
    page->addWidget(m_scroll, 1);
    page->addWidget(makeFoot());
    resize(wantedSize());
    connect(m_again, &QPushButton::clicked, this, &MachineDialog::ask);
    connect(m_stop, &QPushButton::clicked, this, &MachineDialog::stop);
    connect(m_upgrade, &QPushButton::clicked, this, [this] {
        Q_EMIT upgradeAsked(m_view.groups);
        accept();
    });
    connect(m_owned, &QPushButton::clicked, this, [this] {
        Q_EMIT ownedAsked(m_view.groups.front());
        accept();
    });
    ask();
}

MachineDialog::~MachineDialog()
{
    if (!m_thread)
        return;
    m_work->cancelled = true;
    m_thread->wait();
}

QSize MachineDialog::wantedSize() const
{
    const QWidget *parent = parentWidget();
    return parent ? wanted.boundedTo(parent->window()->size() - QSize(2 * margin, 2 * margin)) : wanted;
}

QWidget *MachineDialog::makeFoot()
{
    auto *foot = new QWidget(this);
    auto *row = new QHBoxLayout(foot);
    row->setContentsMargins(16, 0, 16, 0);
    row->setSpacing(8);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, foot);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    // Return ends the typing of a card's name: no button may take it.
    for (QPushButton *button : {m_again, m_owned, m_stop, m_upgrade})
        button->setAutoDefault(false);
    buttons->button(QDialogButtonBox::Close)->setAutoDefault(false);
    row->addWidget(m_again);
    row->addStretch(1);
    row->addWidget(m_owned);
    row->addWidget(m_upgrade);
    row->addWidget(buttons);
    return foot;
}

void MachineDialog::ask()
{
    if (m_thread)
        return;
    if (!m_reader) {
        m_machine = {};
        showMachine();
        return;
    }
    m_work = std::make_shared<Work>();
    // The user's own data may change the session's catalogue meanwhile: the thread has one of its own.
    const auto catalogue = std::make_shared<const Catalogue>(m_catalogue);
    m_thread = QThread::create([work = m_work, reader = m_reader, catalogue] {
        work->machine = reader(*catalogue, [work] { return work->cancelled.load(); });
    });
    m_thread->setParent(this);
    connect(m_thread, &QThread::finished, this, [this] {
        m_thread->deleteLater();
        m_thread = nullptr;
        m_machine = std::move(m_work->machine);
        showMachine();
    });
    showWaiting(true);
    m_thread->start();
}

void MachineDialog::stop()
{
    if (m_thread)
        m_work->cancelled = true;
    m_stop->setEnabled(false);
}

void MachineDialog::showWaiting(bool waiting)
{
    if (waiting)
        m_summary->setText(
            tr("Asking the system and the tools of the graphics drivers. Each has two seconds."));
    m_stop->setVisible(waiting);
    m_stop->setEnabled(waiting);
    m_again->setEnabled(!waiting);
    m_scroll->setVisible(!waiting);
    m_upgrade->setEnabled(!waiting && !m_view.groups.empty());
    m_owned->setEnabled(!waiting && !m_view.groups.empty());
}

void MachineDialog::showMachine()
{
    m_view = machineView(m_catalogue, m_machine, m_choices, QLocale());
    const QWidget *focused =
        focusWidget(); // a field that was left by Tab: the key goes on among the new ones
    const QString name = focused && m_content->isAncestorOf(focused) ? focused->objectName() : QString();
    while (QLayoutItem *item = m_list->takeAt(0)) {
        if (QWidget *old = item->widget())
            old->deleteLater(); // it may be the one that was clicked
        delete item;
    }
    m_summary->setText(m_view.summary);
    int index = 0;
    for (const MachineCardView &card : m_view.cards) {
        auto *panel = new MachineCardPanel(m_catalogue, card, index++, m_content);
        connect(panel, &MachineCardPanel::chosen, this, &MachineDialog::choose);
        m_list->addWidget(panel);
    }
    auto *looks = new TextLabel(TextRole::Caption, Ink::Secondary, TextLabel::Flow::Wrap, m_content);
    looks->setObjectName(QStringLiteral("machineLooks"));
    looks->setText(tr("Looked at: %1.", "sources, parted by semicolons").arg(m_view.looks.join(tr("; "))));
    looks->setVisible(!m_view.looks.isEmpty());
    m_list->addWidget(looks);
    if (m_view.groups.empty() && !m_machine.cancelled)
        m_list->addWidget(makeByHand());
    m_list->addStretch(1);
    showWaiting(false);
    if (m_view.cards.empty()) // a sentence and a button need no window for eight cards
        resize(width(), leastHeight);
    else if (height() < wantedSize().height())
        resize(width(), wantedSize().height());
    orderTabsAsLaidOut(*this); // the panels are younger than the buttons
    const QList<QWidget *> named =
        name.isEmpty() ? QList<QWidget *>() : m_content->findChildren<QWidget *>(name);
    if (!named.isEmpty()) // the old one of that name is not deleted yet: the last is the new one
        named.last()->setFocus(Qt::OtherFocusReason);
}

/// The way on where nothing was recognised.
QWidget *MachineDialog::makeByHand()
{
    auto *box = new QWidget(m_content);
    auto *column = new QVBoxLayout(box);
    column->setContentsMargins(0, 12, 0, 0);
    column->setSpacing(8);
    auto *sentence = new TextLabel(TextRole::Body, Ink::Text, TextLabel::Flow::Wrap, box);
    sentence->setText(
        tr("A card of another machine, or one that was not recognised, can be entered by hand: advice then "
           "judges it first."));
    auto *button = new QPushButton(tr("&Enter a card by hand…"), box);
    button->setObjectName(QStringLiteral("machineByHandButton"));
    button->setAutoDefault(false);
    connect(button, &QPushButton::clicked, this, [this] {
        accept();
        Q_EMIT byHandAsked();
    });
    column->addWidget(sentence);
    column->addWidget(button, 0, Qt::AlignLeft);
    return box;
}

void MachineDialog::choose(const QString &key, const QString &choice)
{
    if (choice.isEmpty())
        m_choices.remove(key);
    else
        m_choices.insert(key, choice);
    Q_EMIT choicesChanged(m_choices);
    // Not now: the field that was typed into is among what is replaced.
    QMetaObject::invokeMethod(this, &MachineDialog::showMachine, Qt::QueuedConnection);
}

} // namespace gpuwise
