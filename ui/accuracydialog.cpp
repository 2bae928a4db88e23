// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/accuracydialog.h"

#include "model/words/accuracywords.h"
#include "ui/widgets/sheettable.h"
#include "ui/widgets/textlabel.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QListWidget>
#include <QLocale>
#include <QThread>
#include <QVBoxLayout>

namespace gpuwise {

namespace {
constexpr int listWidth = 232;
constexpr QSize wanted(1120, 680);
constexpr int margin = 48; ///< of the window that stays in sight
} // namespace

struct AccuracyDialog::Work
{
    AccuracyReport report;
    QString problem;
};

AccuracyDialog::AccuracyDialog(const Catalogue &catalogue, MeasurementReader reader, QWidget *parent)
    : QDialog(parent)
    , m_catalogue(catalogue)
    , m_work(std::make_shared<Work>())
    , m_waiting(new TextLabel(TextRole::Body, Ink::Secondary, TextLabel::Flow::Wrap, this))
    , m_list(new QListWidget(this))
    , m_content(new QWidget(this))
    , m_title(new TextLabel(TextRole::Section, Ink::Text, TextLabel::Flow::OneLine, m_content))
    , m_notes(new TextLabel(TextRole::Caption, Ink::Secondary, TextLabel::Flow::Wrap, m_content))
    , m_table(new SheetTable(m_content))
{
    setObjectName(QStringLiteral("accuracyDialog"));
    setWindowTitle(tr("How good are these numbers?"));
    m_list->setObjectName(QStringLiteral("accuracyList"));
    m_list->setAccessibleName(tr("Tables"));
    m_list->setFixedWidth(listWidth);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setTextElideMode(Qt::ElideRight);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_table->setObjectName(QStringLiteral("accuracyTable"));
    m_title->setObjectName(QStringLiteral("accuracyTitle"));
    m_notes->setObjectName(QStringLiteral("accuracyNotes"));
    m_waiting->setObjectName(QStringLiteral("accuracyWaiting"));
    m_waiting->setText(tr("Answering the published measurements …"));

    auto *words = new QVBoxLayout(m_content);
    words->setContentsMargins(0, 0, 0, 0);
    words->setSpacing(8);
    words->addWidget(m_title);
    words->addWidget(m_notes);
    words->addWidget(m_table, 1);
    words->addStretch(0);
    auto *body = new QHBoxLayout;
    body->setContentsMargins(16, 12, 16, 0);
    body->setSpacing(16);
    body->addWidget(m_list);
    body->addWidget(m_content, 1);
    body->addWidget(m_waiting, 1, Qt::AlignTop);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *foot = new QHBoxLayout;
    foot->setContentsMargins(16, 0, 16, 12);
    foot->addWidget(buttons);
    auto *page = new QVBoxLayout(this);
    page->setContentsMargins(0, 0, 0, 0);
    page->setSpacing(12);
    page->addLayout(body, 1);
    page->addLayout(foot);
    m_list->hide();
    m_content->hide();
    resize(parent ? wanted.boundedTo(parent->window()->size() - QSize(2 * margin, 2 * margin)) : wanted);
    connect(m_list, &QListWidget::currentRowChanged, this, &AccuracyDialog::showSheet);
    start(std::move(reader));
}

AccuracyDialog::~AccuracyDialog()
{
    if (m_thread)
        m_thread->wait(); // it reads the catalogue
}

void AccuracyDialog::start(MeasurementReader reader)
{
    if (!reader) {
        m_waiting->setText(tr("There are no measurements to compare with."));
        return;
    }
    m_thread = QThread::create([work = m_work, reader = std::move(reader), &catalogue = m_catalogue] {
        auto read = reader();
        if (const auto *rows = std::get_if<std::vector<Measurement>>(&read))
            work->report = accuracyOf(catalogue, *rows);
        else
            work->problem = std::get<QString>(read);
    });
    m_thread->setParent(this);
    connect(m_thread, &QThread::finished, this, &AccuracyDialog::showResult);
    m_thread->start();
}

void AccuracyDialog::showResult()
{
    if (!m_work->problem.isEmpty()) {
        m_waiting->setText(m_work->problem);
        return;
    }
    Sheet about; // how to read the others
    about.title = tr("How to read this");
    about.notes = accuracyRemarks(m_catalogue);
    m_sheets = accuracySheets(m_catalogue, m_work->report, QLocale());
    m_sheets.insert(m_sheets.begin(), std::move(about));
    for (const Sheet &sheet : m_sheets)
        m_list->addItem(sheet.title);
    m_waiting->hide();
    m_list->show();
    m_content->show();
    m_ready = true;
    m_list->setCurrentRow(0);
    m_list->setFocus();
}

void AccuracyDialog::showSheet(int index)
{
    if (index < 0 || index >= static_cast<int>(m_sheets.size()))
        return;
    const Sheet &sheet = m_sheets[static_cast<std::size_t>(index)];
    m_title->setText(sheet.title);
    m_notes->setText(sheet.notes.join(QStringLiteral("\n\n")));
    m_notes->setVisible(!sheet.notes.isEmpty());
    m_table->setSheet(sheet);
    m_table->setVisible(!sheet.header.isEmpty());
}

} // namespace gpuwise
