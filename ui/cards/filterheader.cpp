// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cards/filterheader.h"

#include "model/guide/guideterms.h"
#include "model/tables/cardtable.h"
#include "ui/style/flatpaint.h"
#include "ui/style/theme.h"
#include "ui/widgets/textlabel.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>

namespace gpuwise {

namespace {

constexpr int nameRow = 30;
constexpr int filterRow = 36;
constexpr int fieldHeight = 26;
constexpr int fieldMargin = 3;
constexpr int errorRow = 24;
constexpr int longestFilter = 100;
constexpr int patienceMs = 700;
constexpr int namePadding = 9;
constexpr int sortMark = 12;
constexpr int sortMarkGap = 3;

/// A field whose frame says that it filters, or that it cannot be read.
class FilterField final : public QLineEdit
{
public:
    using QLineEdit::QLineEdit;
    void setWrong(bool wrong)
    {
        m_wrong = wrong;
        update();
    }

protected:
    void paintEvent(QPaintEvent *event) override
    {
        QLineEdit::paintEvent(event);
        if (text().trimmed().isEmpty() || (hasFocus() && !m_wrong))
            return;
        const Tokens &t = tokensOf(this);
        QPainter painter(this);
        paintBox(painter, rect(), Qt::transparent, m_wrong ? t.bad.ink : t.accent, hasFocus() ? 2 : 1);
    }

private:
    bool m_wrong = false;
};

} // namespace

FilterHeader::FilterHeader(CardTable &table, QWidget *parent)
    : QHeaderView(Qt::Horizontal, parent)
    , m_table(table)
    , m_message(new TextLabel(TextRole::Caption, Ink::Bad, TextLabel::Flow::OneLine, viewport()))
    , m_pin(new QWidget(viewport()))
{
    m_pin->setAutoFillBackground(true);
    m_pin->setBackgroundRole(QPalette::AlternateBase);
    m_pin->hide();
    setObjectName(QStringLiteral("cardsHeader"));
    m_message->setObjectName(QStringLiteral("cardsFilterError"));
    m_message->hide();
    setSectionsClickable(true);
    setHighlightSections(false);
    setFont(fontOf(TextRole::Header));
    m_patience.setSingleShot(true);
    m_patience.setInterval(patienceMs);
    connect(&m_patience, &QTimer::timeout, this, &FilterHeader::showError);
    connect(this, &QHeaderView::sectionResized, this, [this] { place(); });
}

int FilterHeader::namesHeight() const
{
    return std::max(nameRow, lineHeightOf(TextRole::Header) + 10);
}

QSize FilterHeader::sizeHint() const
{
    return {QHeaderView::sizeHint().width(), namesHeight() + filterRow + (m_error.isEmpty() ? 0 : errorRow)};
}

QStringList FilterHeader::guideEntries() const
{
    QStringList entries;
    for (const Field &field : m_fields)
        entries << guideEntryFor(cardTableColumns()[static_cast<std::size_t>(field.column)]);
    return entries;
}

QString FilterHeader::guideEntryAt(const QPoint &at) const
{
    const int section = logicalIndexAt(unpinned(at));
    return section < 0
               ? QString()
               : guideEntryFor(cardTableColumns()[static_cast<std::size_t>(m_table.columnAt(section))]);
}

int FilterHeader::sectionOf(int column) const
{
    for (int section = 0; section < m_table.columnCount(); ++section)
        if (m_table.columnAt(section) == column)
            return section;
    return -1;
}

QLineEdit *FilterHeader::field(int column) const
{
    const auto found = std::find_if(m_fields.begin(), m_fields.end(),
                                    [column](const Field &field) { return field.column == column; });
    return found == m_fields.end() ? nullptr : found->edit;
}

void FilterHeader::makeFields()
{
    std::vector<Field> kept;
    for (int section = 0; section < m_table.columnCount(); ++section) {
        const int column = m_table.columnAt(section);
        QLineEdit *edit = field(column);
        if (!edit) {
            edit = new FilterField(viewport());
            edit->setObjectName(
                QStringLiteral("cardFilter_%1")
                    .arg(QLatin1StringView(cardTableColumns()[static_cast<std::size_t>(column)].id)));
            edit->setMaxLength(longestFilter);
            setGuideEntry(edit, guideEntryFor(cardTableColumns()[static_cast<std::size_t>(column)]));
            edit->installEventFilter(this);
            connect(edit, &QLineEdit::textChanged, this,
                    [this, column](const QString &text) { enter(column, text); });
            connect(edit, &QLineEdit::editingFinished, this, &FilterHeader::showError);
            edit->show();
        }
        kept.push_back({column, edit});
    }
    for (const Field &old : m_fields) {
        const auto still =
            std::any_of(kept.begin(), kept.end(), [&](const Field &field) { return field.edit == old.edit; });
        if (still)
            continue;
        // What cannot be seen must not filter.
        if (old.column == m_wrongColumn)
            m_wrongColumn = -1;
        if (!old.edit->text().isEmpty())
            Q_EMIT filterEntered(old.column, {});
        old.edit->hide();
        old.edit->deleteLater();
    }
    m_fields = std::move(kept);
    showError();
    retranslate();
    place();
}

void FilterHeader::retranslate()
{
    for (const Field &field : m_fields) {
        const CardColumn &column = cardTableColumns()[static_cast<std::size_t>(field.column)];
        const QString example = cardColumnExample(column);
        field.edit->setPlaceholderText(tr("any", "placeholder of a filter: every value"));
        field.edit->setAccessibleName(tr("Filter: %1", "name of a column").arg(cardColumnName(column)));
        const QString tip = column.kind == ColumnKind::Number ? tr("Such as >=24, <300, 300..450, =24 or !=0")
                            : column.kind == ColumnKind::Date
                                ? tr("Such as >=2025, 2024..2025-06 or <2023-03")
                                : tr("A part of the text; =… all of it, !=… anything else");
        field.edit->setToolTip(example.isEmpty() || tip.contains(example)
                                   ? tip
                                   : tr("%1. For example %2", "rule, example").arg(tip, example));
        field.edit->setAccessibleDescription(field.edit->toolTip());
        if (field.column == m_wrongColumn) // the sentence in the language of the moment
            enter(field.column, field.edit->text());
    }
    if (!m_error.isEmpty())
        showError();
}

void FilterHeader::clearFields()
{
    for (const Field &field : m_fields) {
        const QSignalBlocker quiet(field.edit);
        field.edit->clear();
        static_cast<FilterField *>(field.edit)->setWrong(false);
        field.edit->setFont(fontOf(TextRole::Body));
    }
    m_wrongColumn = -1;
    showError();
}

void FilterHeader::enter(int column, const QString &text)
{
    QLineEdit *edit = field(column);
    if (!edit)
        return;
    edit->setFont(fontOf(text.trimmed().isEmpty() ? TextRole::Body : TextRole::Key));
    const CardColumn &described = cardTableColumns()[static_cast<std::size_t>(column)];
    const auto parsed = ValueFilter::parse(text, described.kind);
    static_cast<FilterField *>(edit)->setWrong(std::holds_alternative<ValueFilterError>(parsed));
    if (const auto *wrong = std::get_if<ValueFilterError>(&parsed)) {
        m_wrongColumn = column;
        m_message->setText(wrong->sentence);
        if (m_error.isEmpty())
            m_patience.start();
        else
            showError();
        return;
    }
    if (m_wrongColumn == column) {
        m_wrongColumn = -1;
        showError();
    }
    Q_EMIT filterEntered(column, std::get<ValueFilter>(parsed));
}

void FilterHeader::showError()
{
    m_patience.stop();
    const QString error = m_wrongColumn < 0 ? QString() : m_message->text();
    const bool resized = error.isEmpty() != m_error.isEmpty();
    m_error = error;
    m_message->setVisible(!m_error.isEmpty());
    if (m_wrongColumn >= 0)
        if (QLineEdit *edit = field(m_wrongColumn))
            edit->setAccessibleDescription(m_error);
    if (resized) {
        updateGeometry();
        Q_EMIT geometriesChanged(); // the table makes room
    }
    place();
}

int FilterHeader::pinnedShift() const
{
    if (count() == 0 || 2 * sectionSize(0) > viewport()->width())
        return 0;
    return std::max(0, -sectionViewportPosition(0));
}

void FilterHeader::followScroll()
{
    place();
    viewport()->update();
}

QPoint FilterHeader::unpinned(const QPoint &at) const
{
    const int shift = pinnedShift();
    return shift > 0 && at.x() < sectionSize(0) ? at - QPoint(shift, 0) : at;
}

void FilterHeader::place()
{
    const int shift = pinnedShift();
    m_pin->setVisible(shift > 0);
    if (shift > 0) {
        m_pin->setGeometry(0, namesHeight(), sectionSize(0), filterRow - 1);
        m_pin->raise();
    }
    const int top = namesHeight() + (filterRow - fieldHeight) / 2;
    for (const Field &field : m_fields) {
        const int section = sectionOf(field.column);
        if (section < 0)
            continue;
        field.edit->setGeometry(sectionViewportPosition(section) + (section == 0 ? shift : 0) + fieldMargin,
                                top, std::max(8, sectionSize(section) - 2 * fieldMargin), fieldHeight);
        if (section == 0)
            field.edit->raise();
    }
    const int wrong = m_wrongColumn < 0 ? -1 : sectionOf(m_wrongColumn);
    if (m_error.isEmpty() || wrong < 0)
        return;
    const int wanted = m_message->sizeHint().width();
    const int room = viewport()->width() - 2 * fieldMargin;
    const int left = std::clamp(sectionViewportPosition(wrong) + fieldMargin, fieldMargin,
                                std::max(fieldMargin, fieldMargin + room - wanted));
    m_message->setGeometry(left, namesHeight() + filterRow, std::min(wanted, room), errorRow - 2);
}

void FilterHeader::updateGeometries()
{
    QHeaderView::updateGeometries();
    place();
}

void FilterHeader::paintSection(QPainter *painter, const QRect &rect, int section) const
{
    const Tokens &t = tokensOf(this);
    const QRect names(rect.left(), rect.top(), rect.width(), namesHeight());
    painter->fillRect(names, t.base);
    painter->fillRect(QRect(names.left(), names.bottom(), names.width(), 1), t.panelBorder);
    painter->setFont(fontOf(TextRole::Header));
    const QFontMetrics metrics = painter->fontMetrics();
    const bool sorted = sortIndicatorSection() == section;
    const int mark = sorted ? sortMark + sortMarkGap : 0;
    const QString text = metrics.elidedText(m_table.headerData(section, Qt::Horizontal).toString(),
                                            Qt::ElideRight, names.width() - 2 * namePadding - mark);
    const int wide = metrics.horizontalAdvance(text) + mark;
    const bool right = m_table.headerData(section, Qt::Horizontal, Qt::TextAlignmentRole)
                           .value<Qt::Alignment>()
                           .testFlag(Qt::AlignRight);
    const int left = right ? names.right() + 1 - namePadding - wide : names.left() + namePadding;
    if (sorted)
        paintChevron(*painter, QRect(left, names.top(), sortMark, names.height() - 1),
                     sortIndicatorOrder() == Qt::AscendingOrder ? Qt::UpArrow : Qt::DownArrow,
                     t.secondaryText);
    painter->setPen(t.text);
    painter->drawText(QRect(left + mark, names.top(), wide, names.height()), Qt::AlignLeft | Qt::AlignVCenter,
                      text);
}

void FilterHeader::paintEvent(QPaintEvent *event)
{
    QHeaderView::paintEvent(event);
    QPainter painter(viewport());
    const Tokens &t = tokensOf(this);
    const int top = namesHeight();
    if (pinnedShift() > 0) {
        paintSection(&painter, QRect(0, 0, sectionSize(0), viewport()->height()), 0);
        painter.fillRect(QRect(sectionSize(0) - 1, 0, 1, top), t.controlBorder);
    }
    painter.fillRect(0, top, viewport()->width(), viewport()->height() - top, t.alternate);
    painter.fillRect(0, viewport()->height() - 1, viewport()->width(), 1, t.panelBorder);
}

/// As QHeaderView would see it, were the names where they have scrolled to.
static QMouseEvent moved(const QMouseEvent &event, const QPoint &to)
{
    return {event.type(),   QPointF(to),     event.scenePosition(), event.globalPosition(),
            event.button(), event.buttons(), event.modifiers(),     event.pointingDevice()};
}

void FilterHeader::mousePressEvent(QMouseEvent *event)
{
    if (event->position().y() >= namesHeight())
        return;
    QMouseEvent there = moved(*event, unpinned(event->pos()));
    QHeaderView::mousePressEvent(&there);
}

void FilterHeader::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->position().y() >= namesHeight())
        return;
    QMouseEvent there = moved(*event, unpinned(event->pos()));
    QHeaderView::mouseReleaseEvent(&there);
}

void FilterHeader::mouseMoveEvent(QMouseEvent *event)
{
    QMouseEvent there = moved(*event, unpinned(event->pos()));
    QHeaderView::mouseMoveEvent(&there);
}

bool FilterHeader::eventFilter(QObject *watched, QEvent *event)
{
    auto *edit = qobject_cast<QLineEdit *>(watched);
    if (edit && event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (key->key() == Qt::Key_Down) {
            Q_EMIT downAsked();
            return true;
        }
        if (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) {
            showError(); // and not the details of a card, as in the table
            return true;
        }
        if (key->key() == Qt::Key_Escape && !edit->text().isEmpty()) {
            edit->clear();
            return true;
        }
    }
    if (edit && event->type() == QEvent::FocusIn) // it may have been scrolled away
        for (const Field &field : m_fields)
            if (field.edit == edit) {
                auto *view = qobject_cast<QAbstractItemView *>(parentWidget());
                if (view && view->model() && view->model()->rowCount() > 0)
                    view->scrollTo(view->model()->index(std::max(0, view->indexAt(QPoint(1, 1)).row()),
                                                        sectionOf(field.column)));
            }
    return QHeaderView::eventFilter(watched, event);
}

} // namespace gpuwise
