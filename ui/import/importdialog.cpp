// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/import/importdialog.h"

#include "model/domain/inerttext.h"
#include "model/session/session.h"
#include "model/tables/importtable.h"
#include "model/words/importwords.h"
#include "ui/import/importmapping.h"
#include "ui/import/importreading.h"
#include "ui/import/importview.h"
#include "ui/modelfileopening.h"
#include "ui/owndatasaving.h"
#include "ui/widgets/emptystate.h"
#include "ui/widgets/pagescroll.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/textlabel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDragEnterEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QLocale>
#include <QMimeData>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QTimer>
#include <QVBoxLayout>

namespace gpuwise {

namespace {

constexpr QSize wanted(1080, 700);
constexpr int margin = 48; ///< of the window that stays in sight
constexpr int mappingWidth = 340;
constexpr int providerWidth = 200;
constexpr int longestProvider = 200;
constexpr int patienceMs = 500; ///< what takes less needs no progress
constexpr int lookMs = 100;
constexpr int remarkLines = 3;

} // namespace

ImportDialog::ImportDialog(Session &session, ImportReader reader, QWidget *parent)
    : QDialog(parent)
    , m_session(session)
    , m_draft(session.today())
    , m_reading(new ImportReading(std::move(reader), session.shippedCatalogue(), this))
    , m_saving(new OwnDataSaving(session, this))
    , m_table(new ImportTable(this))
    , m_timer(new QTimer(this))
{
    setObjectName(QStringLiteral("importDialog"));
    setWindowTitle(tr("Import"));
    setAcceptDrops(true);
    auto *page = new QVBoxLayout(this);
    page->setContentsMargins(16, 12, 16, 12);
    page->setSpacing(10);
    page->addWidget(makeHead());
    page->addWidget(makeSettings());
    page->addWidget(makeBody(), 1);
    page->addWidget(makeFoot());
    resize(parent ? wanted.boundedTo(parent->window()->size() - QSize(2 * margin, 2 * margin)) : wanted);
    m_timer->setInterval(lookMs);
    connect(m_timer, &QTimer::timeout, this, &ImportDialog::watch);
    connect(m_reading, &ImportReading::finished, this, &ImportDialog::showPreview);
    connect(m_saving, &OwnDataSaving::finished, this, &ImportDialog::finish);
    showState();
    m_choose->setFocus();
}

ImportDialog::~ImportDialog() = default;

QWidget *ImportDialog::makeHead()
{
    auto *head = new QWidget(this);
    m_file = new TextLabel(TextRole::Section, Ink::Text, TextLabel::Flow::ElideInMiddle, head);
    m_file->setObjectName(QStringLiteral("importFile"));
    m_what = new TextLabel(TextRole::Caption, Ink::Secondary, TextLabel::Flow::OneLine, head);
    m_what->setObjectName(QStringLiteral("importWhat"));
    m_choose = new QPushButton(tr("Choose a &file…"), head);
    m_choose->setObjectName(QStringLiteral("importChoose"));
    m_choose->setAutoDefault(false);
    connect(m_choose, &QPushButton::clicked, this, &ImportDialog::ask);
    auto *words = new QVBoxLayout;
    words->setSpacing(2);
    words->addWidget(m_file);
    words->addWidget(m_what);
    auto *row = new QHBoxLayout(head);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(12);
    row->addLayout(words, 1);
    row->addWidget(m_choose, 0, Qt::AlignTop);
    return head;
}

QWidget *ImportDialog::makeSettings()
{
    m_settings = new QWidget(this);
    const auto label = [this](const QString &text, QWidget *buddy) {
        auto *made = new TextLabel(TextRole::Body, Ink::Secondary, TextLabel::Flow::OneLine, m_settings);
        made->setText(text);
        made->setBuddy(buddy);
        return made;
    };
    m_kind = new QComboBox(m_settings);
    m_kind->setObjectName(QStringLiteral("importKind"));
    m_kind->setAccessibleName(tr("What the file holds"));
    for (const ImportKind kind :
         {ImportKind::Prices, ImportKind::Cards, ImportKind::Models, ImportKind::Pack})
        m_kind->addItem(importKindWord(kind), static_cast<int>(kind));
    m_currency = new QComboBox(m_settings);
    m_currency->setObjectName(QStringLiteral("importCurrency"));
    m_currency->setAccessibleName(tr("Currency of prices that name none"));
    m_currency->addItem(tr("as the file says"));
    for (const Currency currency : ImportDraft::currencies())
        m_currency->addItem(currencyCode(currency), static_cast<int>(currency));
    m_provider = new QLineEdit(m_settings);
    m_provider->setObjectName(QStringLiteral("importProvider"));
    m_provider->setAccessibleName(tr("Provider of the prices"));
    m_provider->setPlaceholderText(tr("as the file or folder is called"));
    m_provider->setMaxLength(longestProvider);
    m_provider->setFixedWidth(providerWidth);
    m_kindLabel = label(tr("It &holds"), m_kind);
    m_currencyLabel = label(tr("C&urrency where none is named"), m_currency);
    m_providerLabel = label(tr("&Provider"), m_provider);
    auto *row = new QHBoxLayout(m_settings);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    row->addWidget(m_kindLabel);
    row->addWidget(m_kind);
    row->addSpacing(12);
    row->addWidget(m_currencyLabel);
    row->addWidget(m_currency);
    row->addWidget(m_providerLabel);
    row->addWidget(m_provider);
    row->addStretch(1);
    connect(m_kind, &QComboBox::currentIndexChanged, this, [this] {
        m_draft.setKind(static_cast<ImportKind>(m_kind->currentData().toInt()));
        read();
    });
    connect(m_currency, &QComboBox::currentIndexChanged, this, [this](int index) {
        m_draft.setCurrency(index > 0
                                ? std::optional(static_cast<Currency>(m_currency->currentData().toInt()))
                                : std::nullopt);
        read();
    });
    connect(m_provider, &QLineEdit::editingFinished, this, [this] {
        if (m_provider->text() == m_draft.options().provider)
            return;
        m_draft.setProvider(m_provider->text());
        read();
    });
    return m_settings;
}

QWidget *ImportDialog::makeBody()
{
    m_empty = new EmptyState(QStringLiteral("document"), this);
    m_empty->setSentence(
        tr("Drop a file here or choose one: a table (CSV), a price feed, or a catalogue pack."));
    m_empty->button()->hide();
    m_mapping = new ImportMapping;
    m_mappingScroll = new PageScroll(m_mapping, this);
    connect(m_mapping, &ImportMapping::columnChosen, this, [this](const QString &field, int column) {
        m_draft.setColumn(field, column);
        read();
    });
    auto *mapping = new Panel(this);
    mapping->column()->setContentsMargins(1, 1, 1, 1);
    mapping->column()->addWidget(m_mappingScroll);
    mapping->setFixedWidth(mappingWidth);
    m_mappingPanel = mapping;
    auto *view = new ImportView(*m_table, this);
    view->setAccessibleName(tr("Rows of the file"));
    auto *rows = new Panel(this);
    rows->column()->setContentsMargins(1, 1, 1, 1);
    rows->column()->addWidget(view);
    auto *content = new QWidget(this);
    auto *row = new QHBoxLayout(content);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(12);
    row->addWidget(m_mappingPanel);
    row->addWidget(rows, 1);
    m_body = new QStackedWidget(this);
    m_body->addWidget(m_empty);
    m_body->addWidget(content);
    return m_body;
}

QWidget *ImportDialog::makeFoot()
{
    auto *foot = new QWidget(this);
    m_remarks = new TextLabel(TextRole::Caption, Ink::Secondary, TextLabel::Flow::Wrap, foot);
    m_remarks->setObjectName(QStringLiteral("importRemarks"));
    m_remarks->setMaximumLines(remarkLines);
    m_summary = new TextLabel(TextRole::Body, Ink::Text, TextLabel::Flow::OneLine, foot);
    m_summary->setObjectName(QStringLiteral("importSummary"));
    m_fault = new TextLabel(TextRole::Body, Ink::Bad, TextLabel::Flow::Wrap, foot);
    m_fault->setObjectName(QStringLiteral("importFault"));
    m_onlyNoted = new QCheckBox(tr("Only rows with a &note"), foot);
    m_onlyNoted->setObjectName(QStringLiteral("importOnlyNoted"));
    m_leaveOut = new QCheckBox(foot);
    m_leaveOut->setObjectName(QStringLiteral("importLeaveOut"));
    m_progressRow = new QWidget(foot);
    m_progress = new QProgressBar(m_progressRow);
    m_progress->setObjectName(QStringLiteral("importProgress"));
    m_progress->setTextVisible(false);
    m_progress->setMaximumHeight(6);
    m_stop = new QPushButton(tr("&Stop"), m_progressRow);
    m_stop->setObjectName(QStringLiteral("importStop"));
    m_import = new QPushButton(foot);
    m_import->setObjectName(QStringLiteral("importButton"));
    auto *buttons = new QDialogButtonBox(foot);
    buttons->addButton(m_import, QDialogButtonBox::AcceptRole);
    m_cancel = buttons->addButton(QDialogButtonBox::Cancel);
    m_cancel->setObjectName(QStringLiteral("importCancel"));
    for (QAbstractButton *button : buttons->buttons())
        qobject_cast<QPushButton *>(button)->setAutoDefault(false);
    m_stop->setAutoDefault(false);
    m_import->setDefault(true);
    connect(m_onlyNoted, &QCheckBox::toggled, m_table, &ImportTable::setOnlyNoted);
    connect(m_leaveOut, &QCheckBox::toggled, this, [this](bool on) {
        m_draft.setLeaveOutBad(on);
        showState();
    });
    connect(m_stop, &QPushButton::clicked, m_reading, &ImportReading::stop);
    connect(m_stop, &QPushButton::clicked, m_saving, &OwnDataSaving::stop);
    connect(buttons, &QDialogButtonBox::accepted, this, &ImportDialog::import);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *progress = new QHBoxLayout(m_progressRow);
    progress->setContentsMargins(0, 0, 0, 0);
    progress->setSpacing(12);
    progress->addWidget(m_progress, 1);
    progress->addWidget(m_stop);
    auto *counts = new QHBoxLayout;
    counts->setSpacing(12);
    counts->addWidget(m_summary, 1);
    counts->addWidget(m_onlyNoted);
    auto *last = new QHBoxLayout;
    last->setSpacing(12);
    last->addWidget(m_leaveOut);
    last->addStretch(1);
    last->addWidget(buttons);
    auto *column = new QVBoxLayout(foot);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(m_progressRow);
    column->addLayout(counts);
    column->addWidget(m_remarks);
    column->addWidget(m_fault);
    column->addLayout(last);
    return foot;
}

bool ImportDialog::isReady() const
{
    return !m_reading->isReading() && !m_saving->isSaving();
}

void ImportDialog::ask()
{
    auto *dialog = new QFileDialog(
        this, tr("Choose a file to import"), QString(),
        tr("Tables and packs (%1);;All files (%2)")
            .arg(QStringLiteral("*.csv *.tsv *.txt *.gpupack *.sqlite"), QStringLiteral("*")));
    dialog->setObjectName(QStringLiteral("importFileDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, &ImportDialog::choose);
    dialog->open();
}

void ImportDialog::choose(const QString &path)
{
    if (m_saving->isSaving())
        return;
    m_draft.choose(path);
    const QSignalBlocker quietCurrency(m_currency), quietLeaveOut(m_leaveOut); // one reading, not three
    m_currency->setCurrentIndex(0);
    m_provider->clear();
    m_leaveOut->setChecked(false);
    read();
}

void ImportDialog::read()
{
    m_since.start();
    m_reading->read(m_draft.path(), m_draft.options(), m_session.ownData());
    m_timer->start();
    showState();
}

void ImportDialog::watch()
{
    const double done = m_saving->isSaving() ? m_saving->done() : m_reading->done();
    m_progress->setRange(0, done > 0 ? 1000 : 0); // of a pack nobody knows how long it is
    m_progress->setValue(static_cast<int>(1000 * done));
    showState();
}

void ImportDialog::showPreview(const ImportPreview &preview)
{
    m_timer->stop();
    m_draft.setPreview(preview);
    m_table->setPreview(preview, m_session.catalogue(), QLocale());
    m_mapping->showDraft(m_draft);
    showState();
}

void ImportDialog::showState()
{
    const bool reading = m_reading->isReading();
    const bool writing = m_saving->isSaving();
    const bool hasFile = !m_draft.path().isEmpty();
    const ImportPreview &preview = m_draft.preview();
    m_file->setText(hasFile ? inertText(QFileInfo(m_draft.path()).fileName(), 200)
                            : tr("Prices and cards of your own, from a file"));
    m_what->setText(reading                         ? tr("Reading …")
                    : writing                       ? tr("Importing …")
                    : hasFile && !preview.cancelled ? importFileText(preview)
                                                    : QString());
    m_body->setCurrentIndex(hasFile ? 1 : 0);
    m_mappingPanel->setVisible(!preview.fields.isEmpty());
    m_progress->setAccessibleName(writing ? tr("Importing the rows") : tr("Reading the file"));
    m_progressRow->setVisible(!isReady() && m_since.elapsed() >= patienceMs);
    m_summary->setText(reading ? QString() : m_draft.summary());
    m_remarks->setText(reading ? QString() : m_draft.remarks().join(u'\n'));
    m_remarks->setVisible(!m_remarks->text().isEmpty());
    m_onlyNoted->setVisible(!preview.rows.empty());
    m_leaveOut->setVisible(m_draft.offersToLeaveOut());
    const int bad = preview.bad();
    m_leaveOut->setText(tr("&Leave the %n bad row(s) out", nullptr, bad));
    QString fault = reading || !hasFile ? QString() : m_draft.fault();
    if (!m_session.canChangeOwnData())
        fault = tr("Your own data cannot be saved in this window, so nothing can be imported.");
    m_fault->setText(fault);
    m_fault->setVisible(!fault.isEmpty());
    const int rows = reading ? 0 : m_draft.rowsToImport();
    m_import->setText(rows > 0 ? tr("&Import %n row(s)", nullptr, rows) : tr("&Import"));
    m_import->setEnabled(rows > 0 && m_session.canChangeOwnData() && !writing);
    for (QWidget *each : {static_cast<QWidget *>(m_choose), m_settings, static_cast<QWidget *>(m_mapping),
                          static_cast<QWidget *>(m_leaveOut)}) // what is being written stays what it is
        each->setEnabled(!writing);
    showSettings();
}

void ImportDialog::showSettings()
{
    const ImportPreview &preview = m_draft.preview();
    m_settings->setVisible(!m_draft.path().isEmpty());
    const QSignalBlocker quiet(m_kind);
    m_kind->setCurrentIndex(
        m_kind->findData(static_cast<int>(m_draft.options().kind.value_or(preview.kind))));
    for (QWidget *each : {static_cast<QWidget *>(m_currency), static_cast<QWidget *>(m_currencyLabel)})
        each->setVisible(m_draft.asksForCurrency());
    for (QWidget *each : {static_cast<QWidget *>(m_provider), static_cast<QWidget *>(m_providerLabel)})
        each->setVisible(m_draft.asksForProvider());
}

void ImportDialog::import()
{
    if (!m_import->isEnabled())
        return;
    m_leaving = false;
    m_cancel->setFocus(); // keys go on where nothing else is enabled: Escape stops
    m_since.start();
    m_timer->start();
    m_saving->save({OwnDataChange::Way::Edit, m_draft.edits(), EditKind::ImportOwn});
    showState();
}

void ImportDialog::finish(const QString &problem)
{
    m_timer->stop();
    showState();
    if (problem.isEmpty()) {
        const int rows = m_draft.rowsToImport();
        Q_EMIT imported(
            tr("%n row(s) of %1 were imported.", nullptr, rows).arg(inertText(m_draft.preview().file, 60)));
        accept();
    } else if (m_leaving) {
        QDialog::reject();
    } else { // nothing was saved, and nothing that was chosen is lost
        m_fault->setText(problem);
        m_fault->setVisible(true);
    }
}

void ImportDialog::reject()
{
    if (!m_saving->isSaving())
        return QDialog::reject();
    m_leaving = true;
    m_saving->stop();
}

void ImportDialog::dragEnterEvent(QDragEnterEvent *event)
{
    if (!fileIn(*event->mimeData()).isEmpty()) {
        event->setDropAction(Qt::CopyAction);
        event->accept();
    }
}

void ImportDialog::dropEvent(QDropEvent *event)
{
    const QString path = fileIn(*event->mimeData());
    if (path.isEmpty())
        return;
    event->setDropAction(Qt::CopyAction);
    event->accept();
    choose(path);
}

} // namespace gpuwise
