// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/guide/claimdetail.h"

#include "model/claims/claimwords.h"
#include "model/tables/comparisonparts.h"
#include "model/words/words.h"
#include "ui/guide/claimdelegate.h"
#include "ui/style/icons.h"
#include "ui/widgets/noterow.h"
#include "ui/widgets/tag.h"
#include "ui/widgets/textlabel.h"

#include <QHBoxLayout>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

namespace gpuwise {

namespace {

constexpr std::size_t mostCardButtons = 4;

void clearLayout(QLayout *layout)
{
    while (QLayoutItem *item = layout->takeAt(0)) {
        if (item->layout())
            clearLayout(item->layout());
        if (item->widget()) {
            item->widget()->hide();
            item->widget()->deleteLater();
        }
        delete item;
    }
}

Ink inkOf(Verdict verdict)
{
    return verdict == Verdict::Fits    ? Ink::Good
           : verdict == Verdict::No    ? Ink::Bad
           : verdict == Verdict::Tight ? Ink::Caution
                                       : Ink::Secondary;
}

TextLabel *text(const QString &words, TextRole role, Ink ink, QWidget *parent)
{
    auto *label = new TextLabel(role, ink, TextLabel::Flow::Wrap, parent);
    label->setText(words);
    return label;
}

/// "A|C" and "AC" alike: how many guides say it.
int guidesSaying(const Claim &claim)
{
    int count = 0;
    for (const QChar letter : claim.guide)
        count += letter.isLetter() ? 1 : 0;
    return count;
}

} // namespace

ClaimDetail::ClaimDetail(const Catalogue &catalogue, QWidget *parent)
    : QWidget(parent)
    , m_catalogue(catalogue)
    , m_column(new QVBoxLayout(this))
{
    setObjectName(QStringLiteral("claimDetail"));
    m_column->setContentsMargins(16, 12, 16, 16);
    m_column->setSpacing(4);
}

void ClaimDetail::setClaim(const Claim *claim)
{
    clearLayout(m_column);
    if (!claim)
        return;
    const QLocale locale;
    const bool chinese = languageOf(locale) == Language::Chinese;
    auto *tag = new Tag(this);
    const Verdict colours = coloursOfClaim(claim->verdict);
    tag->setMark(colours, verdictIconName(colours), claimVerdictWord(claim->verdict));
    const int guides = guidesSaying(*claim);
    auto *head = new QHBoxLayout;
    head->setSpacing(8);
    head->addWidget(tag, 0, Qt::AlignTop);
    head->addWidget(text(tr("%1 · said in %n guide(s)", "kind of subject", guides)
                             .arg(claimSubjectName(claim->subjectKind)),
                         TextRole::Caption, Ink::Secondary, this),
                    1);
    m_column->addLayout(head);
    auto *said = text(claimSaid(*claim, locale), TextRole::Section, Ink::Text, this);
    said->setObjectName(QStringLiteral("claimSaid"));
    m_column->addWidget(said);
    m_column->addWidget(
        text(chinese ? claim->saidEn : claim->saidZh, TextRole::Caption, Ink::Secondary, this));
    addPart(tr("Right"), claimRightValue(*claim, locale));
    addPart(tr("Why"), claimReason(*claim, locale));
    addCheck(*claim);
    addPart(tr("Evidence"), claim->evidence);
    addButtons(*claim);
    m_column->addStretch(1);
}

void ClaimDetail::addPart(const QString &title, const QString &words)
{
    if (words.isEmpty())
        return;
    m_column->addSpacing(8);
    m_column->addWidget(text(title, TextRole::Header, Ink::Secondary, this));
    m_column->addWidget(text(words, TextRole::Body, Ink::Text, this));
}

void ClaimDetail::addCheck(const Claim &claim)
{
    const auto check = checkClaim(m_catalogue, claim);
    if (!check)
        return;
    m_column->addSpacing(8);
    m_column->addWidget(text(tr("Checked now"), TextRole::Header, Ink::Secondary, this));
    for (const ClaimLine &line : claimCheckLines(m_catalogue, *check, QLocale())) {
        auto *row = new NoteRow(verdictIconName(line.colours), inkOf(line.colours), line.text, this);
        row->setObjectName(QStringLiteral("claimChecked"));
        m_column->addWidget(row);
    }
    m_column->addWidget(text(claimAgreement(*check), TextRole::Caption, Ink::Secondary, this));
}

void ClaimDetail::addButtons(const Claim &claim)
{
    const auto add = [this](const QString &icon, const QString &label, const QString &name) {
        auto *button = new QPushButton(iconNamed(icon), label, this);
        button->setObjectName(name);
        m_column->addWidget(button, 0, Qt::AlignLeft);
        return button;
    };
    m_column->addSpacing(12);
    if (claimWorkload(m_catalogue, claim))
        connect(add(QStringLiteral("advisor"), tr("Open in Advisor"), QStringLiteral("claimAdvisor")),
                &QPushButton::clicked, this, [this, id = claim.id] { Q_EMIT advisorAsked(id); });
    QStringList cards;
    for (const QString &subject : claim.subjects)
        if (m_catalogue.gpu(subject))
            cards.append(subject);
    if (!cards.isEmpty())
        connect(add(QStringLiteral("compare"), tr("Compare"), QStringLiteral("claimCompare")),
                &QPushButton::clicked, this, [this, cards] { Q_EMIT compareAsked(cards); });
    for (const QString &id : cards.mid(0, mostCardButtons))
        connect(add(QStringLiteral("cards"), shortCardName(groupName(m_catalogue, {id, 1})),
                    QStringLiteral("claimCard-%1").arg(id)),
                &QPushButton::clicked, this, [this, id] { Q_EMIT cardAsked(id); });
}

} // namespace gpuwise
