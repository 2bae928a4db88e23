// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/sourcesbox.h"

#include "model/words/words.h"
#include "ui/style/icons.h"
#include "ui/widgets/guidelink.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/tag.h"
#include "ui/widgets/textlabel.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QVBoxLayout>

#include <algorithm>

namespace gpuwise {

namespace {

constexpr std::size_t linesInTip = 6;
constexpr int titleLines = 3; ///< a title of 2,000 characters leaves room for what it is about
constexpr int textLines = 6;
constexpr int widestLabel = 120;
constexpr int widestDate = 150;

Verdict coloursOf(ClaimVerdict verdict)
{
    switch (verdict) {
    case ClaimVerdict::True:
        return Verdict::Fits;
    case ClaimVerdict::False:
        return Verdict::No;
    case ClaimVerdict::Unverified:
        return Verdict::Unknown;
    default:
        return Verdict::Tight;
    }
}

TextLabel *wrapped(const QString &text, TextRole role, Ink ink, int lines, QWidget *parent)
{
    auto *label = new TextLabel(role, ink, TextLabel::Flow::Wrap, parent);
    label->setText(text);
    label->setMaximumLines(lines);
    return label;
}

} // namespace

SourcesBox::SourcesBox(const CellSources &sources, Extent extent, QWidget *parent)
    : QWidget(parent)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    addHead(sources);
    addLines(sources, extent);
    addClaims(sources, extent);
    setAccessibleName(sources.title);
    setAccessibleDescription(sources.plainText());
}

int SourcesBox::heightFor(int width) const
{
    return layout()->hasHeightForWidth() ? layout()->totalHeightForWidth(width) : sizeHint().height();
}

void SourcesBox::addHead(const CellSources &sources)
{
    auto *column = static_cast<QVBoxLayout *>(layout());
    column->addWidget(wrapped(sources.title, TextRole::Key, Ink::Text, titleLines, this));
    QStringList known;
    if (!sources.state.isEmpty())
        known << sources.state;
    if (!sources.confidence.isEmpty())
        known << sources.confidence;
    if (!known.isEmpty())
        column->addWidget(
            wrapped(known.join(QStringLiteral(" · ")), TextRole::Caption, Ink::Secondary, 2, this));
}

void SourcesBox::addLines(const CellSources &sources, Extent extent)
{
    const bool all = extent == Extent::All;
    auto *grid = new QGridLayout;
    grid->setHorizontalSpacing(12);
    grid->setVerticalSpacing(2);
    grid->setColumnStretch(1, 1);
    const std::size_t shown = all ? sources.lines.size() : std::min(sources.lines.size(), linesInTip);
    int row = 0;
    for (std::size_t i = 0; i < shown; ++i) {
        const CellSources::Line &line = sources.lines[i];
        const int first = line.label.isEmpty() ? 0 : 1;
        if (!line.label.isEmpty()) {
            auto *label = new TextLabel(TextRole::Caption, Ink::Secondary, TextLabel::Flow::OneLine, this);
            label->setText(line.label);
            label->setMaximumWidth(widestLabel);
            grid->addWidget(label, row, 0, Qt::AlignTop);
        }
        const int columns = (line.date.isEmpty() ? 3 : 2) - first;
        grid->addWidget(wrapped(line.text, TextRole::Caption, Ink::Text, all ? 0 : textLines, this), row,
                        first, 1, columns);
        if (!line.date.isEmpty()) {
            auto *date = new TextLabel(TextRole::Caption, Ink::Secondary, TextLabel::Flow::OneLine, this);
            date->setText(line.date);
            date->setMaximumWidth(widestDate);
            grid->addWidget(date, row, 2, Qt::AlignTop | Qt::AlignRight);
        }
        ++row;
        if (all && !line.address.isEmpty())
            grid->addWidget(wrapped(line.address, TextRole::Caption, Ink::Secondary, 0, this), row++, 1, 1,
                            2);
    }
    if (row > 0)
        static_cast<QVBoxLayout *>(layout())->addLayout(grid);
    else
        delete grid;
    if (shown < sources.lines.size())
        layout()->addWidget(
            wrapped(tr("and %n more", nullptr, static_cast<int>(sources.lines.size() - shown)),
                    TextRole::Caption, Ink::Secondary, 1, this));
}

void SourcesBox::addClaims(const CellSources &sources, Extent extent)
{
    auto *column = static_cast<QVBoxLayout *>(layout());
    const std::size_t shown =
        extent == Extent::All ? sources.claims.size() : std::min<std::size_t>(sources.claims.size(), 1);
    for (std::size_t i = 0; i < shown; ++i) {
        const CellSources::SaidByGuides &claim = sources.claims[i];
        column->addWidget(new Divider(this));
        auto *tag = new Tag(this);
        tag->setMark(coloursOf(claim.verdict), verdictIconName(coloursOf(claim.verdict)),
                     claimVerdictWord(claim.verdict));
        auto *head = new QHBoxLayout;
        head->setSpacing(8);
        head->addWidget(tag, 0, Qt::AlignTop);
        head->addWidget(wrapped(tr("Guides say: %1", "a claim").arg(claim.said), TextRole::Caption, Ink::Text,
                                extent == Extent::All ? 0 : textLines, this),
                        1);
        if (extent == Extent::All)
            head->addWidget(GuideLink::toClaim(claim.id, claim.said, this), 0, Qt::AlignTop);
        column->addLayout(head);
        if (!claim.right.isEmpty())
            column->addWidget(
                wrapped(tr("Right: %1", "value").arg(claim.right), TextRole::Header, Ink::Text, 2, this));
        column->addWidget(wrapped(claim.reason, TextRole::Caption, Ink::Secondary,
                                  extent == Extent::All ? 0 : textLines, this));
    }
    if (shown < sources.claims.size())
        column->addWidget(
            wrapped(tr("and %n more claim(s)", nullptr, static_cast<int>(sources.claims.size() - shown)),
                    TextRole::Caption, Ink::Secondary, 1, this));
}

} // namespace gpuwise
