// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/savedbar.h"

#include "ui/style/icons.h"
#include "ui/widgets/textlabel.h"

#include <QDesktopServices>
#include <QDir>
#include <QEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QPushButton>
#include <QToolButton>
#include <QUrl>

namespace gpuwise {

SavedBar::SavedBar(QWidget *parent)
    : QFrame(parent)
    , m_text(new TextLabel(TextRole::Body, Ink::Text, TextLabel::Flow::ElideInMiddle, this))
    , m_open(new QPushButton(this))
    , m_folder(new QPushButton(this))
    , m_close(new QToolButton(this))
{
    setObjectName(QStringLiteral("savedBar"));
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    m_text->setObjectName(QStringLiteral("savedText"));
    m_open->setObjectName(QStringLiteral("savedOpenButton"));
    m_folder->setObjectName(QStringLiteral("savedFolderButton"));
    m_close->setObjectName(QStringLiteral("savedCloseButton"));
    m_close->setIcon(iconNamed(QStringLiteral("close")));
    m_close->setAutoRaise(true);
    m_close->setFocusPolicy(Qt::StrongFocus);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(16, 6, 16, 6);
    row->setSpacing(8);
    row->addWidget(m_text, 1);
    row->addWidget(m_open);
    row->addWidget(m_folder);
    row->addWidget(m_close);
    connect(m_open, &QPushButton::clicked, this, [this] { open(m_path); });
    connect(m_folder, &QPushButton::clicked, this, [this] { open(QFileInfo(m_path).absolutePath()); });
    connect(m_close, &QToolButton::clicked, this, &QWidget::hide);
    retranslate();
    hide();
}

void SavedBar::showFile(const QString &path)
{
    m_path = path;
    retranslate();
    show();
}

/// A local file only: nothing that is shown here can become an address of the network.
void SavedBar::open(const QString &path)
{
    if (!QDesktopServices::openUrl(QUrl::fromLocalFile(path)))
        m_text->setText(tr("No program opens %1.").arg(QDir::toNativeSeparators(path)));
}

void SavedBar::retranslate()
{
    const bool folder = QFileInfo(m_path).isDir();
    m_text->setText(tr("Saved as %1").arg(QDir::toNativeSeparators(m_path)));
    m_open->setText(folder ? tr("Open the folder") : tr("Open the file"));
    m_folder->setText(tr("Show in its folder"));
    m_folder->setVisible(!folder);
    m_close->setAccessibleName(tr("Close this message"));
    m_close->setToolTip(tr("Close this message"));
}

void SavedBar::changeEvent(QEvent *event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace gpuwise
