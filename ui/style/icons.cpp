// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/style/icons.h"

#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>
#include <QPixmapCache>
#include <QSvgRenderer>

#include <algorithm>
#include <cmath>

static void initialiseIconResource()
{
    Q_INIT_RESOURCE(gpuwise_icons); // must stand outside any namespace
}

namespace gpuwise {

namespace {

QString pathOf(const QString &name)
{
    initialiseIconResource();
    return QStringLiteral(":/icons/%1.svg").arg(name);
}

/// Draws from the vector each time it is asked, in the palette's colour for the mode.
class TintedIconEngine final : public QIconEngine
{
public:
    explicit TintedIconEngine(const QString &name)
        : m_name(name)
    {}

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State) override
    {
        const double ratio = painter->device() ? painter->device()->devicePixelRatioF() : 1.0;
        painter->drawPixmap(rect, tinted(rect.size(), mode, ratio));
    }
    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State) override
    {
        return tinted(size, mode, 1.0);
    }
    QPixmap scaledPixmap(const QSize &size, QIcon::Mode mode, QIcon::State, qreal scale) override
    {
        return tinted(size / scale, mode, scale);
    }
    QIconEngine *clone() const override { return new TintedIconEngine(*this); }

private:
    QPixmap tinted(const QSize &size, QIcon::Mode mode, double ratio) const
    {
        const auto group = mode == QIcon::Disabled ? QPalette::Disabled : QPalette::Active;
        const QColor colour = QGuiApplication::palette().color(group, QPalette::WindowText);
        return tintedPixmap(m_name, colour, std::min(size.width(), size.height()), ratio);
    }

    QString m_name;
};

} // namespace

QIcon iconNamed(const QString &name)
{
    return QIcon(new TintedIconEngine(name));
}

QIcon applicationIcon()
{
    return QIcon(pathOf(QStringLiteral("gpuwise")));
}

QPixmap tintedPixmap(const QString &name, const QColor &colour, int size, double devicePixelRatio)
{
    const QString key =
        QStringLiteral("gpuwise/%1/%2/%3/%4").arg(name).arg(colour.rgba()).arg(size).arg(devicePixelRatio);
    QPixmap pixmap;
    if (QPixmapCache::find(key, &pixmap))
        return pixmap;
    const int pixels = std::max(1, static_cast<int>(std::lround(size * devicePixelRatio)));
    pixmap = QPixmap(pixels, pixels);
    pixmap.fill(Qt::transparent);
    QSvgRenderer renderer(pathOf(name));
    QPainter painter(&pixmap);
    renderer.render(&painter, QRectF(0, 0, pixels, pixels));
    painter.setCompositionMode(QPainter::CompositionMode_SourceIn);
    painter.fillRect(pixmap.rect(), colour);
    painter.end();
    pixmap.setDevicePixelRatio(devicePixelRatio);
    QPixmapCache::insert(key, pixmap);
    return pixmap;
}

QString verdictIconName(Verdict verdict)
{
    switch (verdict) {
    case Verdict::Fits:
        return QStringLiteral("fits");
    case Verdict::Tight:
        return QStringLiteral("tight");
    case Verdict::No:
        return QStringLiteral("nofit");
    case Verdict::Unknown:
        break;
    }
    return QStringLiteral("unknown");
}

} // namespace gpuwise
