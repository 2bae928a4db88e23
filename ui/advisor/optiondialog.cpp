// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/advisor/optiondialog.h"

#include "model/session/optiondetails.h"
#include "model/session/session.h"
#include "model/words/decision.h"
#include "ui/advisor/pcform.h"
#include "ui/fitbarpainter.h"
#include "ui/style/theme.h"
#include "ui/widgets/pagescroll.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/textlabel.h"

#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLocale>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace gpuwise {

namespace {

class TermSwatch final : public QWidget
{
public:
    TermSwatch(TermId term, QWidget *parent)
        : QWidget(parent)
        , m_term(term)
    {
        setFixedSize(12, 20);
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        paintTermSwatch(painter, QRectF(0, 5, 10, 10), m_term, {&tokensOf(this), 1, devicePixelRatioF()});
    }

private:
    TermId m_term;
};

constexpr int widestName = 200;

/// Lines and sentences of a section.
QWidget *makeContent(const DetailSection &section, QWidget *parent)
{
    auto *content = new QWidget(parent);
    auto *column = new QVBoxLayout(content);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    auto *grid = new QGridLayout;
    grid->setHorizontalSpacing(12);
    grid->setVerticalSpacing(8);
    grid->setColumnStretch(2, 1);
    int row = 0;
    for (const DetailLine &line : section.lines) {
        auto *name = new TextLabel(TextRole::Body, Ink::Text, TextLabel::Flow::Wrap, content);
        auto *how = new TextLabel(TextRole::Caption, Ink::Secondary, TextLabel::Flow::Wrap, content);
        auto *value = new TextLabel(TextRole::Key, Ink::Text, TextLabel::Flow::OneLine, content);
        name->setText(line.name);
        name->setFixedWidth(
            std::min(name->sizeHint().width() + 4, widestName)); // the words beside it need room
        how->setText(line.how);
        value->setText(line.value);
        value->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
        // A formula may take several lines: what it belongs to stands beside the first.
        if (line.term)
            grid->addWidget(new TermSwatch(*line.term, content), row, 0, Qt::AlignTop);
        grid->addWidget(name, row, 1, Qt::AlignTop);
        grid->addWidget(how, row, 2);
        grid->addWidget(value, row, 3, Qt::AlignTop | Qt::AlignRight);
        ++row;
    }
    column->addLayout(grid);
    for (const QString &sentence : section.sentences) {
        auto *label = new TextLabel(TextRole::Body, Ink::Text, TextLabel::Flow::Wrap, content);
        label->setText(sentence);
        column->addWidget(label);
    }
    return content;
}

} // namespace

OptionDialog::OptionDialog(Session &session, const Option &option, QWidget *parent)
    : QDialog(parent)
    , m_session(session)
    , m_option(option)
{
    setObjectName(QStringLiteral("optionDialog"));
    const QString name = optionName(session.catalogue(), option);
    setWindowTitle(tr("Details: %1").arg(name));
    auto *content = new QWidget(this);
    auto *column = new QVBoxLayout(content);
    column->setContentsMargins(16, 12, 16, 12);
    column->setSpacing(12);
    auto *title = new TextLabel(TextRole::Title, Ink::Text, TextLabel::Flow::Wrap, content);
    title->setText(name);
    column->addWidget(title);
    for (const DetailSection &section : details())
        addSection(column, section);
    connect(&session, &Session::pcChanged, this, &OptionDialog::refreshPower);
    column->addStretch(1);

    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *page = new QVBoxLayout(this);
    page->setContentsMargins(0, 0, 0, 12);
    page->addWidget(new PageScroll(content, this), 1);
    auto *foot = new QHBoxLayout;
    foot->setContentsMargins(16, 0, 16, 0);
    foot->addWidget(buttons);
    page->addLayout(foot);
    buttons->button(QDialogButtonBox::Close)->setFocus(); // not a figure: keys scroll, they do not change
    resize(720, 640);
}

std::vector<DetailSection> OptionDialog::details() const
{
    return optionDetails(m_session.catalogue(), m_session.resolved(), m_option, m_session.pc(),
                         m_session.today(), QLocale());
}

void OptionDialog::addSection(QVBoxLayout *column, const DetailSection &section)
{
    auto *panel = new Panel(this);
    auto *title = new TextLabel(TextRole::Section, Ink::Text, TextLabel::Flow::OneLine, panel);
    title->setText(section.title);
    panel->column()->addWidget(title);
    QWidget *content = makeContent(section, panel);
    if (section.edit == DetailSection::Edit::Pc) {
        panel->column()->addWidget(new PcForm(m_session, panel));
        m_powerPanel = panel;
        m_power = content;
    }
    panel->column()->addWidget(content);
    column->addWidget(panel);
}

void OptionDialog::refreshPower()
{
    for (const DetailSection &section : details()) {
        if (section.edit != DetailSection::Edit::Pc || !m_power)
            continue;
        delete m_power;
        m_power = makeContent(section, m_powerPanel);
        m_powerPanel->column()->addWidget(m_power);
    }
}

} // namespace gpuwise
