// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/palette/commandpalette.h"

#include "ui/compare/cardchoicedelegate.h"
#include "ui/page.h"
#include "ui/widgets/searchfield.h"
#include "ui/widgets/textlabel.h"

#include <QAction>
#include <QEvent>
#include <QListView>
#include <QRegularExpression>
#include <QTranslator>
#include <QVBoxLayout>

#include <algorithm>

namespace gpuwise {

namespace {

constexpr int paletteWidth = 560;
constexpr int paletteHeight = 420;
constexpr int fromTop = 64;

QString plain(QString text)
{
    // Chinese mnemonics stand in brackets behind the word.
    static const QRegularExpression bracketed(QStringLiteral("\\(&.\\)"));
    return text.remove(bracketed).remove(u'&').remove(QChar(0x2026));
}

/// "RentOrBuyPage", "saveSessionAction": the words that programmers gave it are English ones.
QString wordsOfName(QString name)
{
    name = name.section(QStringLiteral("::"), -1);
    static const QRegularExpression ending(QStringLiteral("(Page|Action)\\d*(_\\w+)?$"));
    name.remove(ending);
    static const QRegularExpression boundary(QStringLiteral("(?<=[a-z])(?=[A-Z])"));
    return name.replace(boundary, QStringLiteral(" "));
}

QString inChinese(const QObject &object, const QString &english)
{
    static QTranslator chinese; // not installed: asked directly
    static const bool loaded = chinese.load(QStringLiteral(":/i18n/gpuwise_zh_CN.qm"));
    if (!loaded)
        return {};
    const QByteArray text = english.toUtf8();
    for (const char *context : {object.metaObject()->className(), "gpuwise::Actions"})
        if (const QString found = chinese.translate(context, text.constData()); !found.isEmpty())
            return plain(found);
    return {};
}

} // namespace

QStringList otherNames(const QObject &object, const QString &shown)
{
    const bool isPage = qobject_cast<const Page *>(&object);
    QStringList names{
        wordsOfName(isPage ? QString::fromLatin1(object.metaObject()->className()) : object.objectName()),
        inChinese(object, shown)};
    names.removeAll(QString());
    return names;
}

CommandPalette::CommandPalette(const Catalogue &catalogue, QWidget *window)
    : QFrame(window, Qt::Popup)
    , m_catalogue(catalogue)
    , m_choices(new PaletteChoices(this))
    , m_search(new SearchField(this))
    , m_list(new QListView(this))
    , m_note(new TextLabel(TextRole::Caption, Ink::Secondary, TextLabel::Flow::Wrap, this))
{
    setObjectName(QStringLiteral("commandPalette"));
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    m_search->setObjectName(QStringLiteral("paletteSearch"));
    m_list->setObjectName(QStringLiteral("paletteList"));
    m_list->setModel(m_choices);
    m_list->setItemDelegate(new CardChoiceDelegate(this));
    m_list->setUniformItemSizes(true);
    m_list->setMouseTracking(true);
    m_list->setFrameShape(QFrame::NoFrame);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(12, 12, 12, 12);
    column->setSpacing(8);
    column->addWidget(m_search);
    column->addWidget(m_list, 1);
    column->addWidget(m_note);
    connect(m_search, &QLineEdit::textChanged, this, &CommandPalette::search);
    connect(m_search, &SearchField::moveAsked, this, [this](int rows) {
        const int row =
            std::clamp(m_list->currentIndex().row() + rows, 0, std::max(0, m_choices->rowCount() - 1));
        m_list->setCurrentIndex(m_choices->index(row));
    });
    connect(m_search, &QLineEdit::returnPressed, this, [this] { pick(m_list->currentIndex()); });
    connect(m_list, &QListView::clicked, this, &CommandPalette::pick);
    connect(m_list, &QListView::activated, this, &CommandPalette::pick);
    retranslate();
}

void CommandPalette::openOver(QWidget &window, const std::vector<Page *> &pages,
                              const QList<QAction *> &actions)
{
    std::vector<PaletteEntry> entries;
    for (const Page *page : pages)
        entries.push_back(
            {PaletteKind::Page, page->pageId(), page->pageName(),
             QKeySequence(Qt::CTRL | static_cast<Qt::Key>(Qt::Key_1 + static_cast<int>(entries.size())))
                 .toString(QKeySequence::NativeText),
             otherNames(*page, page->pageName())});
    for (const QAction *action : actions)
        entries.push_back({PaletteKind::Action, action->objectName(), plain(action->text()),
                           action->shortcut().toString(QKeySequence::NativeText),
                           otherNames(*action, action->text())});
    for (PaletteEntry &entry : paletteEntriesOf(m_catalogue, locale()))
        entries.push_back(std::move(entry));
    m_choices->setEntries(std::move(entries));
    m_search->clear();
    search({});
    const int width = std::min(paletteWidth, window.width() - 40);
    setFixedSize(width, std::min(paletteHeight, window.height() - fromTop - 20));
    move(window.mapToGlobal(QPoint((window.width() - width) / 2, fromTop)));
    show();
    m_search->setFocus();
}

void CommandPalette::search(const QString &text)
{
    m_choices->setQuery(text);
    if (m_choices->rowCount() > 0)
        m_list->setCurrentIndex(m_choices->index(0));
    m_search->setCount(text.isEmpty() ? QString() : tr("%n match(es)", nullptr, m_choices->matches()));
    m_note->setText(
        m_choices->rowCount() == 0
            ? tr("Nothing answers to “%1”.").arg(text)
            : tr("A page is shown, a command done, a card compared, a model taken as the answer."));
}

void CommandPalette::pick(const QModelIndex &index)
{
    if (!index.isValid())
        return;
    const auto kind = static_cast<PaletteKind>(index.data(PaletteChoices::KindRole).toInt());
    const QString id = index.data(PaletteChoices::IdRole).toString();
    hide();
    Q_EMIT picked(kind, id);
}

void CommandPalette::retranslate()
{
    m_search->setPlaceholderText(tr("A card, page, model or command"));
    m_search->setAccessibleName(tr("Go to anything"));
    m_list->setAccessibleName(tr("What it could mean"));
    setAccessibleName(tr("Go to anything"));
}

void CommandPalette::changeEvent(QEvent *event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace gpuwise
