// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/guide/checklistrow.h"

#include "model/guide/checklisttext.h"
#include "ui/widgets/guidelink.h"
#include "ui/widgets/heightforwidth.h"
#include "ui/widgets/tag.h"
#include "ui/widgets/textlabel.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QVBoxLayout>

namespace gpuwise {

namespace {

Verdict coloursOf(CheckState state)
{
    return state == CheckState::Known       ? Verdict::Fits
           : state == CheckState::ToConfirm ? Verdict::Unknown
                                            : Verdict::Tight;
}

QString iconOf(CheckState state)
{
    return state == CheckState::Known       ? QStringLiteral("fits")
           : state == CheckState::ToConfirm ? QStringLiteral("unknown")
                                            : QStringLiteral("tight");
}

} // namespace

ChecklistRow::ChecklistRow(const CheckItem &item, bool ticked, QWidget *parent)
    : QWidget(parent)
    , m_box(new QCheckBox(this))
{
    const QString text = checkItemText(item);
    m_box->setObjectName(QStringLiteral("check-%1").arg(item.id));
    m_box->setAccessibleName(QStringLiteral("%1, %2").arg(text, checkStateWord(item.state)));
    m_box->setChecked(ticked);
    connect(m_box, &QCheckBox::toggled, this, [this, id = item.id](bool on) { Q_EMIT this->ticked(id, on); });
    auto *words = new QVBoxLayout;
    words->setSpacing(0);
    auto *label = new TextLabel(TextRole::Body, Ink::Text, TextLabel::Flow::Wrap, this);
    label->setText(text);
    words->addWidget(label);
    if (!item.source.isEmpty()) {
        auto *source = new TextLabel(TextRole::Caption, Ink::Secondary, TextLabel::Flow::Wrap, this);
        source->setMaximumLines(1);
        source->setText(item.source);
        words->addWidget(source);
    }
    auto *tag = new Tag(this);
    tag->setMark(coloursOf(item.state), iconOf(item.state), checkStateWord(item.state));
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    row->addWidget(m_box, 0, Qt::AlignTop);
    row->addLayout(words, 1);
    row->addWidget(tag, 0, Qt::AlignTop);
    if (!item.entry.isEmpty()) {
        auto *link = new GuideLink(item.entry, this);
        link->setSubject(item.title.isEmpty() ? item.text : item.title);
        row->addWidget(link, 0, Qt::AlignTop);
    } else {
        row->addSpacing(22 + row->spacing()); // where other rows have a link
    }
    letHeightFollowWidth(*this, QSizePolicy::Preferred);
}

} // namespace gpuwise
