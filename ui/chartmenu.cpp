// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/chartmenu.h"

#include "model/export/filenames.h"
#include "ui/reportfiles/wholefiles.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QCoreApplication>
#include <QDir>
#include <QEvent>
#include <QFileDialog>
#include <QGraphicsView>
#include <QMessageBox>
#include <QMimeData>
#include <QStandardPaths>

namespace gpuwise {

namespace {

class PictureMenu final : public QObject
{
    Q_DECLARE_TR_FUNCTIONS(PictureMenu)
public:
    PictureMenu(QGraphicsView *chart, PictureSource source)
        : QObject(chart)
        , m_chart(chart)
        , m_source(std::move(source))
        , m_copy(new QAction(chart))
        , m_save(new QAction(chart))
    {
        m_copy->setObjectName(QStringLiteral("copyPictureAction"));
        m_save->setObjectName(QStringLiteral("savePictureAction"));
        m_copy->setShortcut(QKeySequence::Copy);
        m_copy->setShortcutContext(Qt::WidgetShortcut); // while the chart has the focus
        chart->addActions({m_copy, m_save});
        chart->setContextMenuPolicy(Qt::ActionsContextMenu);
        chart->installEventFilter(this);
        QObject::connect(m_copy, &QAction::triggered, this, [this] { copyPicture(m_source()); });
        QObject::connect(m_save, &QAction::triggered, this, [this] { askAndSave(m_source()); });
        retranslate();
    }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == QEvent::LanguageChange)
            retranslate();
        return QObject::eventFilter(watched, event);
    }

private:
    void retranslate()
    {
        m_copy->setText(tr("&Copy picture"));
        m_save->setText(tr("&Save picture…"));
    }

    void askAndSave(const ChartPicture &picture)
    {
        if (picture.isEmpty())
            return;
        auto *dialog = new QFileDialog(m_chart->window(), tr("Save the picture"),
                                       QStandardPaths::writableLocation(QStandardPaths::PicturesLocation));
        dialog->setObjectName(QStringLiteral("pictureFileDialog"));
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->setAcceptMode(QFileDialog::AcceptSave);
        dialog->setNameFilters({tr("Picture (*.png)"), tr("Vector picture (*.svg)")});
        dialog->setDefaultSuffix(QStringLiteral("png"));
        dialog->selectFile(safeFileName(picture.title, QStringLiteral("png")));
        QObject::connect(dialog, &QFileDialog::filterSelected, dialog, [dialog](const QString &filter) {
            const bool vectors = filter.contains(QStringLiteral("*.svg"));
            dialog->setDefaultSuffix(vectors ? QStringLiteral("svg") : QStringLiteral("png"));
        });
        QObject::connect(dialog, &QFileDialog::fileSelected, m_chart, [this, picture](const QString &path) {
            if (const QString fault = writePicture(picture, path); !fault.isEmpty())
                warn(fault);
        });
        dialog->open();
    }

    void warn(const QString &fault)
    {
        auto *box = new QMessageBox(QMessageBox::Warning, tr("Picture"), fault, QMessageBox::Close,
                                    m_chart->window());
        box->setObjectName(QStringLiteral("pictureMessageBox"));
        box->setTextFormat(Qt::PlainText);
        box->setAttribute(Qt::WA_DeleteOnClose);
        box->open();
    }

    QGraphicsView *m_chart;
    PictureSource m_source;
    QAction *m_copy, *m_save;
};

} // namespace

void addPictureMenu(QGraphicsView *chart, PictureSource source)
{
    new PictureMenu(chart, std::move(source)); // the chart owns it
}

void copyPicture(const ChartPicture &picture)
{
    if (picture.isEmpty())
        return;
    auto *data = new QMimeData;
    data->setImageData(chartImage(picture));
    data->setData(QStringLiteral("image/svg+xml"), chartSvg(picture));
    QApplication::clipboard()->setMimeData(data);
}

QString writePicture(const ChartPicture &picture, const QString &path)
{
    const bool vectors = path.endsWith(QStringLiteral(".svg"), Qt::CaseInsensitive);
    const QByteArray bytes = vectors ? chartSvg(picture) : chartPng(picture);
    if (bytes.isEmpty())
        return QCoreApplication::translate("PictureMenu", "The picture could not be painted.");
    const WriteFault fault = writeWholeFiles({{path, bytes}}, {});
    if (fault.path.isEmpty())
        return {};
    return QCoreApplication::translate("PictureMenu", "Cannot write %1: %2")
        .arg(QDir::toNativeSeparators(fault.path), fault.reason);
}

} // namespace gpuwise
