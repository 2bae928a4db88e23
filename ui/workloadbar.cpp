// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workloadbar.h"

#include "model/session/answertexts.h"
#include "model/session/session.h"
#include "ui/answerpopup.h"
#include "ui/style/theme.h"
#include "ui/widgets/chip.h"
#include "ui/widgets/entryrefusal.h"
#include "ui/widgets/textlabel.h"

#include <QAction>
#include <QEvent>
#include <QHBoxLayout>
#include <QLocale>
#include <QPainter>
#include <QToolButton>

#include <algorithm>

namespace gpuwise {

namespace {

constexpr int barHeight = 56;
constexpr int chipGap = 8;

QToolButton *iconButton(QAction *action, QWidget *parent)
{
    auto *button = new QToolButton(parent);
    button->setDefaultAction(action);
    button->setToolButtonStyle(Qt::ToolButtonIconOnly);
    button->setFocusPolicy(Qt::StrongFocus);
    button->setAutoRaise(true);
    return button;
}

} // namespace

WorkloadBar::WorkloadBar(Session &session, QAction *undo, QAction *redo, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_needCaption(new TextLabel(TextRole::Caption, Ink::Secondary, TextLabel::Flow::OneLine, this))
    , m_needFigure(new TextLabel(TextRole::Key, Ink::Text, TextLabel::Flow::OneLine, this))
    , m_needBand(new TextLabel(TextRole::Body, Ink::Secondary, TextLabel::Flow::OneLine, this))
{
    setFixedHeight(barHeight);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(16, 8, 16, 8);
    row->setSpacing(chipGap);
    for (int i = 0; i < 3; ++i) {
        auto *chip = new Chip(i + 1, this);
        chip->setObjectName(QStringLiteral("answerChip%1").arg(i + 1));
        chip->setShortcut(QKeySequence(Qt::ALT | static_cast<Qt::Key>(Qt::Key_1 + i)));
        connect(chip, &QPushButton::clicked, this, [this, i] { openEditor(i + 1); });
        m_chips[static_cast<std::size_t>(i)] = chip;
        row->addWidget(chip);
    }
    row->addStretch(1);
    auto *need = new QVBoxLayout;
    need->setSpacing(0);
    m_needCaption->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    need->addWidget(m_needCaption);
    auto *figures = new QHBoxLayout;
    figures->setSpacing(5);
    figures->addStretch();
    figures->addWidget(m_needFigure);
    figures->addWidget(m_needBand);
    need->addLayout(figures);
    row->addLayout(need);
    row->addSpacing(6);
    row->addWidget(iconButton(undo, this));
    row->addWidget(iconButton(redo, this));

    connect(&session, &Session::workloadChanged, this, &WorkloadBar::refresh);
    refresh();
}

void WorkloadBar::setEditorFactory(std::function<QWidget *(int, QWidget *)> factory)
{
    m_makeEditor = std::move(factory);
}

void WorkloadBar::openEditor(int question)
{
    if (!m_makeEditor)
        return;
    if (m_popup) {
        const bool same = question == m_openQuestion;
        if (!closeEditor() || same) // its own chip closes it
            return;
    }
    Chip *chip = m_chips[static_cast<std::size_t>(question - 1)];
    auto *popup = new AnswerPopup(this);
    popup->setContent(m_makeEditor(question, popup));
    popup->installEventFilter(this);
    connect(popup, &AnswerPopup::leftFor, this, &WorkloadBar::followPress);
    connect(popup, &AnswerPopup::questionAsked, this, &WorkloadBar::openEditor);
    m_popup = popup;
    m_openQuestion = question;
    chip->setOpen(true);
    popup->showUnder(chip);
}

/// False when an entry in it is refused: then it stays.
bool WorkloadBar::closeEditor()
{
    if (QWidget *refused = refusedEntryIn(*m_popup)) {
        refused->setFocus(Qt::OtherFocusReason);
        return false;
    }
    m_popup->close();
    return true;
}

/// The press that closes one editor opens another one when it is on another chip. On its own chip it only
/// closes.
void WorkloadBar::followPress(const QPoint &globalPosition)
{
    const QPoint at = mapFromGlobal(globalPosition);
    const auto *chip = qobject_cast<Chip *>(childAt(at));
    m_popup->setAttribute(Qt::WA_NoMouseReplay, chip); // else the chip would be clicked once more
    for (std::size_t i = 0; i < m_chips.size(); ++i) {
        if (m_chips[i] == chip && static_cast<int>(i) + 1 != m_openQuestion)
            QMetaObject::invokeMethod(
                this, [this, i] { openEditor(static_cast<int>(i) + 1); }, Qt::QueuedConnection);
    }
}

bool WorkloadBar::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_popup && event->type() == QEvent::Hide) {
        Chip *chip = m_chips[static_cast<std::size_t>(m_openQuestion - 1)];
        chip->setOpen(false);
        chip->setFocus();
        m_popup->deleteLater();
        m_popup = nullptr;
    }
    return QWidget::eventFilter(watched, event);
}

void WorkloadBar::refresh()
{
    const QLocale locale;
    const Workload &workload = m_session.workload();
    const QString unanswered = AnswerText{}.value();
    const AnswerText texts[] = {modelAnswerText(m_session.catalogue(), m_session.resolved(), locale),
                                budgetAnswerText(m_session.catalogue(), workload.budget, locale),
                                taskAnswerText(workload.task, locale)};
    for (std::size_t i = 0; i < m_chips.size(); ++i)
        m_chips[i]->setAnswer(texts[i].caption, texts[i].parts, unanswered);

    const NeedText need = needText(m_session.memory(), locale);
    m_needCaption->setText(need.expected.isEmpty() ? QString() : tr("Memory needed, one card"));
    m_needFigure->setText(need.expected);
    m_needBand->setText(need.band);
    shareWidth();
}

/// Values elide when the bar is too narrow: the budget first, then the task, then the model.
void WorkloadBar::shareWidth()
{
    const int right = m_needCaption->sizeHint().width() + 2 * 34 + 3 * chipGap + 40;
    const int available = width() - 32 - 2 * chipGap - right;
    std::array<int, 3> widths{};
    for (std::size_t i = 0; i < 3; ++i)
        widths[i] = m_chips[i]->naturalWidth();
    int missing = widths[0] + widths[1] + widths[2] - available;
    for (const std::size_t i : {std::size_t{1}, std::size_t{2}, std::size_t{0}}) {
        if (missing <= 0)
            break;
        const int give = std::min(missing, std::max(0, widths[i] - m_chips[i]->leastWidth()));
        widths[i] -= give;
        missing -= give;
    }
    for (std::size_t i = 0; i < 3; ++i)
        m_chips[i]->setMaximumWidth(std::max(60, widths[i]));
}

void WorkloadBar::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    shareWidth();
}

void WorkloadBar::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        refresh();
}

void WorkloadBar::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const Tokens &t = tokensOf(this);
    painter.fillRect(rect(), t.base);
    painter.fillRect(QRect(0, height() - 1, width(), 1), t.panelBorder);
}

} // namespace gpuwise
