// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/reportdialog.h"

#include "model/guide/guideterms.h"
#include "model/report/report.h"
#include "ui/widgets/guidehelp.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace gpuwise {

namespace {

/// Sections that the guide explains lead to its entry.
class SectionList final : public QListWidget, public GuideTerms
{
public:
    using QListWidget::QListWidget;

    QStringList guideEntries() const override
    {
        QStringList entries;
        for (int row = 0; row < count(); ++row)
            entries << entryOf(row);
        return entries;
    }
    QString guideEntryAt(const QPoint &at) const override
    {
        return entryOf(indexAt(viewport()->mapFrom(this, at)).row());
    }
    QString guideEntryNow() const override { return entryOf(currentRow()); }

private:
    static QString entryOf(int row)
    {
        return row < 0 ? QString() : guideEntryFor(static_cast<ReportSectionId>(row));
    }
};

} // namespace

ReportDialog::ReportDialog(const ReportChoices &choices, QWidget *parent)
    : QDialog(parent)
    , m_sections(new SectionList(this))
    , m_format(new QComboBox(this))
    , m_paper(new QComboBox(this))
    , m_orientation(new QComboBox(this))
    , m_goOn(new QPushButton(this))
{
    setObjectName(QStringLiteral("reportDialog"));
    setWindowTitle(tr("Report"));
    auto *page = new QVBoxLayout(this);
    page->setContentsMargins(16, 12, 16, 12);
    page->setSpacing(12);
    page->addWidget(makeSections(), 1);
    page->addWidget(makePaper());
    auto *buttons = new QDialogButtonBox(this);
    m_goOn->setObjectName(QStringLiteral("reportGoOnButton"));
    m_goOn->setDefault(true);
    buttons->addButton(m_goOn, QDialogButtonBox::AcceptRole);
    buttons->addButton(QDialogButtonBox::Cancel);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    page->addWidget(buttons);
    connect(m_sections, &QListWidget::itemChanged, this, &ReportDialog::showWhetherItCanGoOn);
    check(choices.sections);
    m_paper->setCurrentIndex(static_cast<int>(choices.paper.value_or(defaultPaper(QLocale()))));
    m_orientation->setCurrentIndex(static_cast<int>(choices.orientation));
    m_format->setCurrentIndex(m_format->findData(static_cast<int>(choices.format)));
    showFormat();
    constexpr int width = 420, leastHeight = 420,
                  wholeHeight = 680; // all sections in sight where there is room
    resize(width, parent ? std::clamp(parent->height() - 40, leastHeight, wholeHeight) : wholeHeight);
}

QWidget *ReportDialog::makeSections()
{
    auto *box = new QWidget(this);
    auto *column = new QVBoxLayout(box);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    auto *label = new QLabel(tr("&Sections"), box);
    label->setBuddy(m_sections);
    column->addWidget(label);
    m_sections->setObjectName(QStringLiteral("reportSectionList"));
    m_sections->setAccessibleName(tr("Sections of the report"));
    for (int i = 0; i < reportSectionCount; ++i) {
        auto *item = new QListWidgetItem(reportSectionName(static_cast<ReportSectionId>(i)), m_sections);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
    }
    m_sections->setCurrentRow(0);
    column->addWidget(m_sections, 1);
    auto *presets = new QHBoxLayout;
    auto *all = new QPushButton(tr("&Everything"), box);
    all->setObjectName(QStringLiteral("reportEverythingButton"));
    auto *brief = new QPushButton(tr("S&hort report"), box);
    brief->setObjectName(QStringLiteral("reportShortButton"));
    brief->setToolTip(tr("The decision and what it rests on, in two or three pages"));
    connect(all, &QPushButton::clicked, this, [this] { check({}); });
    connect(brief, &QPushButton::clicked, this, [this] { check(shortReportSections()); });
    for (QPushButton *button : {all, brief}) {
        button->setAutoDefault(false);
        presets->addWidget(button);
    }
    presets->addStretch(1);
    column->addLayout(presets);
    return box;
}

QWidget *ReportDialog::makePaper()
{
    auto *box = new QWidget(this);
    auto *form = new QFormLayout(box);
    form->setContentsMargins(0, 0, 0, 0);
    m_format->setObjectName(QStringLiteral("reportFormatBox"));
    for (const ReportFormat format : reportFormats) {
        const QString suffix = reportSuffix(format);
        m_format->addItem(
            suffix.isEmpty()
                ? reportFormatName(format)
                : tr("%1 (.%2)", "kind of file, its suffix").arg(reportFormatName(format), suffix),
            static_cast<int>(format));
    }
    connect(m_format, &QComboBox::currentIndexChanged, this, &ReportDialog::showFormat);
    m_paper->setObjectName(QStringLiteral("reportPaperBox"));
    m_paper->addItems({QStringLiteral("A4"), tr("Letter", "size of paper")});
    m_orientation->setObjectName(QStringLiteral("reportOrientationBox"));
    m_orientation->addItems({tr("Portrait"), tr("Landscape")});
    form->addRow(tr("&Kind of file"), m_format);
    form->addRow(tr("&Paper"), m_paper);
    form->addRow(tr("&Orientation"), m_orientation);
    return box;
}

ReportChoices ReportDialog::choices() const
{
    ReportChoices choices;
    for (int i = 0; i < m_sections->count(); ++i)
        if (m_sections->item(i)->checkState() == Qt::Checked)
            choices.sections.push_back(static_cast<ReportSectionId>(i));
    if (static_cast<int>(choices.sections.size()) == reportSectionCount)
        choices.sections.clear(); // sections of later versions belong to it too
    choices.paper = static_cast<Paper>(m_paper->currentIndex());
    choices.orientation = static_cast<Orientation>(m_orientation->currentIndex());
    choices.format = static_cast<ReportFormat>(m_format->currentData().toInt());
    return choices;
}

void ReportDialog::check(const std::vector<ReportSectionId> &sections)
{
    for (int i = 0; i < m_sections->count(); ++i) {
        const bool wanted = sections.empty() || std::find(sections.begin(), sections.end(),
                                                          static_cast<ReportSectionId>(i)) != sections.end();
        m_sections->item(i)->setCheckState(wanted ? Qt::Checked : Qt::Unchecked);
    }
    showWhetherItCanGoOn();
}

/// Paper matters where there are pages.
void ReportDialog::showFormat()
{
    const auto format = static_cast<ReportFormat>(m_format->currentData().toInt());
    m_paper->setEnabled(format == ReportFormat::Pdf);
    m_orientation->setEnabled(format == ReportFormat::Pdf);
    constexpr std::pair<ReportFormat, const char *> names[] = {{ReportFormat::Pdf, "PDF"},
                                                               {ReportFormat::Html, "HTML"},
                                                               {ReportFormat::Xlsx, "Excel"},
                                                               {ReportFormat::Markdown, "Markdown"},
                                                               {ReportFormat::Csv, "CSV"}};
    for (const auto &[each, name] : names)
        if (each == format)
            m_goOn->setText(tr("&Save as %1…", "kind of file").arg(QString::fromLatin1(name)));
}

void ReportDialog::showWhetherItCanGoOn()
{
    bool any = false;
    for (int i = 0; i < m_sections->count(); ++i)
        any = any || m_sections->item(i)->checkState() == Qt::Checked;
    m_goOn->setEnabled(any);
}

} // namespace gpuwise
