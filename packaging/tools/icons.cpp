// SPDX-License-Identifier: GPL-3.0-or-later
//
// gpuwise-icons SVG FOLDER NAME: draws one SVG in the sizes that desktops ask for, at build time:
// SIZExSIZE/NAME.png for icon themes, NAME.ico for Windows, NAME.icns for macOS. Both containers hold the PNG
// files as they are.
#include <QBuffer>
#include <QDataStream>
#include <QDir>
#include <QImage>
#include <QPainter>
#include <QSvgRenderer>

#include <cstdio>
#include <map>
#include <utility>
#include <vector>

namespace gpuwise {

namespace {

QByteArray drawn(QSvgRenderer &svg, int side)
{
    QImage image(side, side, QImage::Format_ARGB32);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    svg.render(&painter, QRectF(0, 0, side, side));
    painter.end();
    QByteArray png;
    QBuffer buffer(&png);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return png;
}

/// Header, a directory of 16 bytes an image, then the images (PNG entries: Windows Vista and later).
QByteArray ico(const std::map<int, QByteArray> &pictures)
{
    QByteArray file;
    QDataStream out(&file, QIODevice::WriteOnly);
    out.setByteOrder(QDataStream::LittleEndian);
    out << quint16(0) << quint16(1) << quint16(pictures.size());
    quint32 offset = 6 + 16 * quint32(pictures.size());
    for (const auto &[side, png] : pictures) {
        const auto byte = quint8(side == 256 ? 0 : side); // 0 stands for 256
        out << byte << byte << quint8(0) << quint8(0) << quint16(1) << quint16(32) << quint32(png.size())
            << offset;
        offset += quint32(png.size());
    }
    for (const auto &[side, png] : pictures)
        out.writeRawData(png.constData(), int(png.size()));
    return file;
}

/// "icns", the length of all, then for each picture its type, its length with these 8 bytes, and the PNG.
QByteArray icns(const std::vector<std::pair<const char *, QByteArray>> &pictures)
{
    quint32 length = 8;
    for (const auto &[type, png] : pictures)
        length += 8 + quint32(png.size());
    QByteArray file;
    QDataStream out(&file, QIODevice::WriteOnly);
    out.writeRawData("icns", 4);
    out << length;
    for (const auto &[type, png] : pictures) {
        out.writeRawData(type, 4);
        out << 8 + quint32(png.size());
        out.writeRawData(png.constData(), int(png.size()));
    }
    return file;
}

bool write(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    const bool written = QDir().mkpath(QFileInfo(path).path()) && file.open(QIODevice::WriteOnly) &&
                         file.write(bytes) == bytes.size() && file.flush();
    if (!written)
        std::fprintf(stderr, "gpuwise-icons: cannot write %s\n", qPrintable(path));
    return written;
}

int run(const QString &source, const QString &folder, const QString &name)
{
    QSvgRenderer svg(source);
    if (!svg.isValid()) {
        std::fprintf(stderr, "gpuwise-icons: %s is no SVG\n", qPrintable(source));
        return 3;
    }
    for (const int side : {16, 22, 24, 32, 48, 64, 128, 256, 512})
        if (!write(QStringLiteral("%1/%2x%2/%3.png").arg(folder).arg(side).arg(name), drawn(svg, side)))
            return 4;
    std::map<int, QByteArray> windows;
    for (const int side : {16, 24, 32, 48, 64, 256})
        windows[side] = drawn(svg, side);
    const std::vector<std::pair<const char *, QByteArray>> apple{{"ic07", drawn(svg, 128)},
                                                                 {"ic08", drawn(svg, 256)},
                                                                 {"ic09", drawn(svg, 512)},
                                                                 {"ic10", drawn(svg, 1024)}};
    const QString base = folder + QLatin1Char('/') + name;
    return write(base + QStringLiteral(".ico"), ico(windows)) &&
                   write(base + QStringLiteral(".icns"), icns(apple))
               ? 0
               : 4;
}

} // namespace

} // namespace gpuwise

int main(int argc, char *argv[])
{
    if (argc != 4) {
        std::fputs("Usage: gpuwise-icons SVG FOLDER NAME\n", stderr);
        return 2;
    }
    return gpuwise::run(QString::fromLocal8Bit(argv[1]), QString::fromLocal8Bit(argv[2]),
                        QString::fromLocal8Bit(argv[3]));
}
