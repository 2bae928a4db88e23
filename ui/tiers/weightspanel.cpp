// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tiers/weightspanel.h"

#include "model/guide/guideterms.h"
#include "model/session/session.h"
#include "model/words/format.h"
#include "model/words/tierwords.h"
#include "ui/tiers/scorestrip.h"
#include "ui/widgets/guidehelp.h"
#include "ui/widgets/textlabel.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLocale>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSlider>
#include <QVBoxLayout>
#include <QWheelEvent>

namespace gpuwise {

namespace {

constexpr int pageKeyStep = 10;

/// The wheel scrolls the page; it changes no weight that happens to lie under the pointer.
class WeightSlider final : public QSlider
{
public:
    explicit WeightSlider(QWidget *parent)
        : QSlider(Qt::Horizontal, parent)
    {
        setRange(0, mostWeightPoints);
        setPageStep(pageKeyStep);
        setMinimumHeight(20);
    }

protected:
    void wheelEvent(QWheelEvent *event) override { event->ignore(); }
};

} // namespace

WeightsPanel::WeightsPanel(Session &session, QWidget *parent)
    : Panel(parent)
    , m_session(session)
    , m_title(new TextLabel(TextRole::Section, Ink::Text, TextLabel::Flow::OneLine, this))
    , m_reset(new QPushButton(this))
    , m_note(new TextLabel(TextRole::Caption, Ink::Secondary, TextLabel::Flow::Wrap, this))
{
    setObjectName(QStringLiteral("tierWeights"));
    setGuideEntry(this, guideEntryFor(GuideTerm::Tier));
    m_reset->setObjectName(QStringLiteral("tierWeightsReset"));
    m_reset->setFlat(true);
    auto *head = new QHBoxLayout;
    head->addWidget(m_title, 1);
    head->addWidget(m_reset);
    column()->addLayout(head);
    for (std::size_t i = 0; i < scoreParts.size(); ++i)
        m_rows[i] = addRow(scoreParts[i]);
    column()->addWidget(m_note);
    connect(m_reset, &QPushButton::clicked, this, [this] { m_session.setTierWeights({}); });
    connect(&session, &Session::tierWeightsChanged, this, &WeightsPanel::refresh);
    retranslate();
}

WeightsPanel::Row WeightsPanel::addRow(ScorePart part)
{
    Row row;
    row.name = new TextLabel(TextRole::Body, Ink::Text, TextLabel::Flow::OneLine, this);
    row.share = new TextLabel(TextRole::Key, Ink::Text, TextLabel::Flow::OneLine, this);
    row.slider = new WeightSlider(this);
    const auto index = static_cast<std::size_t>(part);
    setGuideEntry(row.name, guideEntryFor(part));
    setGuideEntry(row.slider, guideEntryFor(part));
    row.slider->setObjectName(QStringLiteral("tierWeight%1").arg(index));
    row.share->setObjectName(QStringLiteral("tierShare%1").arg(index));
    auto *words = new QHBoxLayout;
    words->setSpacing(6);
    words->addWidget(new ScoreSwatch(index, this));
    words->addWidget(row.name, 1);
    words->addWidget(row.share);
    auto *both = new QVBoxLayout;
    both->setSpacing(0);
    both->addLayout(words);
    both->addWidget(row.slider);
    column()->addLayout(both);
    connect(row.slider, &QSlider::valueChanged, this, [this, part](int points) {
        m_session.setTierWeights(withWeightPoints(m_session.tierWeights(), part, points));
        refresh(); // where the last weight may not become zero the slider goes back
    });
    return row;
}

void WeightsPanel::refresh()
{
    const QLocale locale;
    const ScoreWeights &weights = m_session.tierWeights();
    const std::vector<ScoreLine> lines = scoreLines({}, weights);
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const Row &row = m_rows[i];
        const QSignalBlocker blocker(row.slider);
        row.slider->setValue(weightPoints(weights, scoreParts[i]));
        row.name->setText(lines[i].name);
        row.share->setText(formatPercent(lines[i].weight, locale));
        row.slider->setAccessibleName(tr("Weight of: %1", "part of the score").arg(lines[i].name));
        row.slider->setAccessibleDescription(tr("%1 of the score").arg(row.share->text()));
    }
    m_reset->setEnabled(weights != ScoreWeights());
}

void WeightsPanel::retranslate()
{
    m_title->setText(tr("Weights"));
    m_reset->setText(tr("Reset"));
    m_reset->setToolTip(tr("Back to the weights of the advice"));
    m_note->setText(tr(
        "The score is the mean of its parts by these weights. The advice on the first page keeps its own."));
    refresh();
}

void WeightsPanel::changeEvent(QEvent *event)
{
    Panel::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace gpuwise
