// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/advisor/precisionpicker.h"

#include "model/guide/guideterms.h"
#include "model/session/session.h"
#include "model/words/format.h"
#include "ui/widgets/choicetile.h"
#include "ui/widgets/guidehelp.h"
#include "ui/widgets/heightforwidth.h"
#include "ui/widgets/taborder.h"

#include <QButtonGroup>
#include <QEvent>
#include <QLocale>

#include <algorithm>

namespace gpuwise {

namespace {
constexpr int leastTile = 128;
constexpr int gap = 8;
constexpr int tileHeight = 50;
} // namespace

PrecisionPicker::PrecisionPicker(Session &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_group(new QButtonGroup(this))
{
    setGuideEntry(this, guideEntryFor(GuideTerm::Precision));
    letHeightFollowWidth(*this);
    m_group->setExclusive(true);
    letTabReachTheChosen(*m_group);
    connect(m_group, &QButtonGroup::idClicked, this, [this](int id) {
        ModelAnswer answer = m_session.workload().model;
        answer.precisionId = m_choices[static_cast<std::size_t>(id)].id;
        m_session.setModel(answer);
    });
    connect(&session, &Session::workloadChanged, this, [this] {
        m_stale = true;
        if (isVisible())
            refresh();
    });
    refresh();
}

void PrecisionPicker::refresh()
{
    m_stale = false;
    const QLocale locale;
    m_choices = precisionChoices(m_session.catalogue(), m_session.workload());
    while (m_tiles.size() < m_choices.size()) {
        auto *tile = new ChoiceTile(this);
        const int id = static_cast<int>(m_tiles.size());
        tile->setObjectName(QStringLiteral("precisionTile%1").arg(id));
        m_group->addButton(tile, id);
        m_tiles.push_back(tile);
    }
    for (std::size_t i = 0; i < m_tiles.size(); ++i) {
        ChoiceTile *tile = m_tiles[i];
        tile->setVisible(i < m_choices.size());
        if (i >= m_choices.size())
            continue;
        const PrecisionChoice &choice = m_choices[i];
        ChoiceTile::Content content;
        content.name = choice.name;
        content.note = precisionMarkText(choice.mark);
        content.detail = choice.bitsPerWeight > 0
                             ? tr("%1 bits").arg(formatNumber(choice.bitsPerWeight, 2, locale))
                             : tr("now %1").arg(choice.resolvesTo);
        content.figure =
            choice.weightBytes > 0 ? tr("%1 GiB").arg(formatGiB(choice.weightBytes, locale)) : QString();
        tile->setContent(content);
        tile->setChecked(choice.id == m_session.workload().model.precisionId);
    }
    updateGeometry();
    place();
}

int PrecisionPicker::columnsFor(int width) const
{
    const int count = static_cast<int>(m_choices.size());
    const int most = std::clamp((width + gap) / (leastTile + gap), 1, std::max(1, count));
    const int rows = (count + most - 1) / most;
    return rows > 0 ? (count + rows - 1) / rows : 1; // rows as even as possible
}

void PrecisionPicker::place()
{
    const int columns = columnsFor(width());
    const double tileWidth = static_cast<double>(width() - (columns - 1) * gap) / columns;
    for (std::size_t i = 0; i < m_choices.size(); ++i) {
        const int column = static_cast<int>(i) % columns;
        const int row = static_cast<int>(i) / columns;
        const int left = static_cast<int>(column * (tileWidth + gap));
        const int right = static_cast<int>(column * (tileWidth + gap) + tileWidth);
        m_tiles[i]->setGeometry(left, row * (tileHeight + gap), right - left, tileHeight);
    }
}

int PrecisionPicker::heightForWidth(int width) const
{
    const int columns = columnsFor(width);
    const int rows = (static_cast<int>(m_choices.size()) + columns - 1) / columns;
    return rows * (tileHeight + gap) - gap;
}

QSize PrecisionPicker::sizeHint() const
{
    return {5 * (leastTile + gap), heightForWidth(5 * (leastTile + gap))};
}

QSize PrecisionPicker::minimumSizeHint() const
{
    return {2 * leastTile + gap, tileHeight};
}

void PrecisionPicker::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    place();
}

void PrecisionPicker::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (m_stale)
        refresh();
}

void PrecisionPicker::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        refresh();
}

} // namespace gpuwise
