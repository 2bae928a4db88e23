// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chartpicture.h"

#include "ui/style/theme.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QGraphicsView>
#include <QPainter>
#include <QSvgGenerator>

#include <cmath>

namespace gpuwise {

namespace {

constexpr double margin = 16;
constexpr double gap = 10; ///< between the words and the chart

class Plate
{
public:
    explicit Plate(const ChartPicture &picture)
        : m_picture(picture)
        , m_view(picture.make())
    {
        // Shown to nobody, but laid out as if it were.
        m_view->setPalette(paletteOf(lightTokens()));
        m_view->setAttribute(Qt::WA_DontShowOnScreen);
        const double inside = picture.width - 2 * margin;
        m_view->resize(static_cast<int>(inside), m_view->sizeHint().height());
        m_view->show();
        const QFontMetricsF titles(fontOf(TextRole::Section));
        const QFontMetricsF notes(fontOf(TextRole::Caption));
        const QRectF room(0, 0, inside, 1000);
        m_titleHeight = titles.boundingRect(room, Qt::TextWordWrap, picture.title).height();
        m_noteHeight = picture.note.isEmpty()
                           ? 0
                           : notes.boundingRect(room, Qt::TextWordWrap, picture.note).height() + 2;
    }

    QSizeF size() const
    {
        return {static_cast<double>(m_picture.width),
                std::ceil(2 * margin + m_titleHeight + m_noteHeight + gap + m_view->height())};
    }

    void paint(QPainter &painter)
    {
        const Tokens &t = lightTokens();
        painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
        painter.fillRect(QRectF({0, 0}, size()), t.base);
        const double inside = m_picture.width - 2 * margin;
        const auto write = [&](TextRole role, const QColor &ink, double top, double height,
                               const QString &text) {
            painter.setFont(fontOf(role));
            painter.setPen(ink);
            painter.drawText(QRectF(margin, top, inside, height + 1), Qt::TextWordWrap, text);
        };
        write(TextRole::Section, t.text, margin, m_titleHeight, m_picture.title);
        write(TextRole::Caption, t.secondaryText, margin + m_titleHeight + 2, m_noteHeight, m_picture.note);
        const QRectF place(margin, margin + m_titleHeight + m_noteHeight + gap, m_view->width(),
                           m_view->height());
        m_view->render(&painter, place, m_view->viewport()->rect());
    }

private:
    const ChartPicture &m_picture;
    std::unique_ptr<QGraphicsView> m_view;
    double m_titleHeight = 0;
    double m_noteHeight = 0;
};

} // namespace

QImage chartImage(const ChartPicture &picture, double scale)
{
    if (picture.isEmpty())
        return {};
    Plate plate(picture);
    QImage image((plate.size() * scale).toSize(), QImage::Format_RGB32);
    image.setDevicePixelRatio(1);
    image.setDotsPerMeterX(static_cast<int>(std::lround(96 * scale / 0.0254)));
    image.setDotsPerMeterY(image.dotsPerMeterX());
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.scale(scale, scale);
    plate.paint(painter);
    painter.end();
    return image;
}

QByteArray chartSvg(const ChartPicture &picture)
{
    if (picture.isEmpty())
        return {};
    Plate plate(picture);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setSize(plate.size().toSize());
    generator.setViewBox(QRectF({0, 0}, plate.size()));
    generator.setResolution(96);
    generator.setTitle(picture.title);
    generator.setDescription(picture.note);
    QPainter painter;
    if (!painter.begin(&generator))
        return {};
    plate.paint(painter);
    if (!painter.end())
        return {};
    return bytes;
}

QByteArray chartPng(const ChartPicture &picture)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    return chartImage(picture).save(&buffer, "PNG") ? bytes : QByteArray();
}

} // namespace gpuwise
