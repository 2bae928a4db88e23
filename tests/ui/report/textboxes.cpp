// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/report/textboxes.h"

#include "ui/report/units.h"

#include <QFontMetricsF>
#include <QPaintDevice>
#include <QPaintEngine>
#include <QPainter>

namespace gpuwise {

namespace {

class Recorder final : public QPaintEngine
{
public:
    explicit Recorder(PaintedPage &page)
        : QPaintEngine(QPaintEngine::AllFeatures)
        , m_page(page)
    {}

    bool begin(QPaintDevice *) override { return true; }
    bool end() override { return true; }
    void updateState(const QPaintEngineState &) override {}
    Type type() const override { return QPaintEngine::User; }
    void drawPixmap(const QRectF &, const QPixmap &, const QRectF &) override { ++m_page.pictures; }
    void drawImage(const QRectF &, const QImage &, const QRectF &, Qt::ImageConversionFlags) override
    {
        ++m_page.pictures;
    }
    void drawPolygon(const QPointF *, int, PolygonDrawMode) override {}
    void drawPath(const QPainterPath &) override {}
    void drawRects(const QRectF *, int) override {}
    void drawLines(const QLineF *, int) override {}
    void drawEllipse(const QRectF &) override {}

    void drawTextItem(const QPointF &at, const QTextItem &item) override
    {
        if (item.text().trimmed().isEmpty())
            return;
        // Half of the ascent: the body of small letters, without the leading around the line.
        const double height = item.ascent() * 0.5;
        const QRectF rect(at.x(), at.y() - height, item.width(), height);
        m_page.texts.push_back({item.text(), painter()->combinedTransform().mapRect(rect)});
    }

private:
    PaintedPage &m_page;
};

class PaintedSheet final : public QPaintDevice
{
public:
    PaintedSheet(PaintedPage &page, const QSizeF &size)
        : m_engine(page)
        , m_size(size.toSize())
    {}
    QPaintEngine *paintEngine() const override { return &m_engine; }

protected:
    int metric(PaintDeviceMetric metric) const override
    {
        switch (metric) {
        case PdmWidth:
            return m_size.width();
        case PdmHeight:
            return m_size.height();
        case PdmDpiX:
        case PdmDpiY:
        case PdmPhysicalDpiX:
        case PdmPhysicalDpiY:
            return unitsPerInch;
        case PdmNumColors:
            return INT_MAX;
        case PdmDepth:
            return 32;
        case PdmDevicePixelRatio:
            return 1;
        case PdmDevicePixelRatioScaled:
            return static_cast<int>(devicePixelRatioFScale());
        default:
            return 0;
        }
    }

private:
    mutable Recorder m_engine;
    QSize m_size;
};

} // namespace

PaintedPage paintedPage(const ReportDocument &document, int page)
{
    PaintedPage painted;
    PaintedSheet sheet(painted, document.pageSize());
    QPainter painter(&sheet);
    document.paintPage(painter, page);
    painter.end();
    return painted;
}

} // namespace gpuwise
