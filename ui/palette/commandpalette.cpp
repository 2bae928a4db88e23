// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/palette/commandpalette.h"

#include "ui/actions.h"
#include "ui/cardchoice/cardchoicedelegate.h"
#include "ui/pagekinds.h"
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

/// Of a text that the class `context` shows; empty: it has none there.
QString inChinese(const char *context, const QString &english)
{
    static QTranslator chinese; // not installed: asked directly
    static const bool loaded = chinese.load(QStringLiteral(":/i18n/gpuwise_zh_CN.qm"));
    return loaded ? plain(chinese.translate(context, english.toUtf8().constData())) : QString();
}

/// What people of either language may type for it: "Rent or buy", "租还是买", "rent".
QStringList otherNames(const QString &programmersName, const char *context, const QString &shown)
{
    QStringList names{wordsOfName(programmersName), inChinese(context, shown)};
    names.removeAll(QString());
    return names;
}

} // namespace

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

void CommandPalette::openOver(QWidget &window, const QList<QAction *> &actions)
{
    std::vector<PaletteEntry> entries;
    for (const PageKind &kind : pageKinds()) {
        const QString name = kind.name();
        const char *type = kind.type->className();
        entries.push_back(
            {PaletteKind::Page, kind.id, name,
             QKeySequence(Qt::CTRL | static_cast<Qt::Key>(Qt::Key_1 + static_cast<int>(entries.size())))
                 .toString(QKeySequence::NativeText),
             otherNames(QString::fromLatin1(type), type, name)});
    }
    for (const QAction *action : actions)
        entries.push_back(
            {PaletteKind::Action, action->objectName(), plain(action->text()),
             action->shortcut().toString(QKeySequence::NativeText),
             otherNames(action->objectName(), Actions::staticMetaObject.className(), action->text())});
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
