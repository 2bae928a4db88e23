// SPDX-License-Identifier: GPL-3.0-or-later
//
// Linux: /sys/bus/pci/devices/ADDRESS holds vendor, device, class, revision, subsystem_vendor,
// subsystem_device and uevent; amdgpu adds mem_info_vram_total and product_name. /sys/class/drm/cardN/device
// leads to the same devices and to those that are not on a PCI bus. Files are small and are read with a
// limit; what leads out of the tree is not followed.
#include "model/detect/readingparts.h"
#include "model/detect/readings.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>

#include <algorithm>

namespace gpuwise {

namespace {

constexpr qint64 mostAttributeBytes = 4096;
constexpr int mostEntries = 4096; ///< of a folder

class Tree
{
public:
    explicit Tree(const QString &root)
        : m_root(root)
        , m_canonical(QDir(root.isEmpty() ? QStringLiteral("/") : root).canonicalPath())
    {}

    /// Its text without blanks at the ends; empty when it is not a file of this tree.
    QString text(const QString &path) const
    {
        const QFileInfo info(m_root + path);
        if (!info.isFile() || !isInside(info.canonicalFilePath())) // a fifo would never end
            return {};
        QFile file(info.filePath());
        if (!file.open(QIODevice::ReadOnly))
            return {};
        return QString::fromUtf8(file.read(mostAttributeBytes)).trimmed();
    }

    QStringList folders(const QString &path, const QRegularExpression &form) const
    {
        QStringList names;
        QDirIterator it(m_root + path, QDir::Dirs | QDir::NoDotAndDotDot);
        for (int i = 0; i < mostEntries && it.hasNext(); ++i) {
            it.next();
            if (form.match(it.fileName()).hasMatch() && isInside(it.fileInfo().canonicalFilePath()))
                names << it.fileName();
        }
        names.sort();
        return names;
    }

    bool exists(const QString &path) const { return QFileInfo(m_root + path).isDir(); }
    bool hasEntry(const QString &path) const
    {
        const QFileInfo info(m_root + path);
        return info.exists() || info.isSymLink();
    }

private:
    bool isInside(const QString &canonical) const
    {
        return !canonical.isEmpty() &&
               (m_canonical == u"/" || canonical == m_canonical || canonical.startsWith(m_canonical + u'/'));
    }

    QString m_root;
    QString m_canonical;
};

QString ueventValue(const QString &uevent, QLatin1StringView key)
{
    for (const QString &line : uevent.split(u'\n'))
        if (line.startsWith(key) && line.size() > key.size() && line[key.size()] == u'=')
            return line.mid(key.size() + 1).trimmed();
    return {};
}

/// Display controllers (03), processing accelerators (12) and co-processors (0b40) of the PCI class codes.
bool mayCompute(const QString &classText)
{
    bool ok = false;
    const uint code = classText.toUInt(&ok, 16);
    const uint base = code >> 16;
    return ok && (base == 0x03 || base == 0x12 || (code >> 8) == 0x0b40);
}

Sighting pciSighting(const Tree &tree, const QString &address)
{
    Sighting sighting;
    const QString folder = QStringLiteral("/sys/bus/pci/devices/%1/").arg(address);
    const auto place = [&](const char *file) -> QString { // not a builder of one
        return QStringLiteral("sysfs: ") + folder + QLatin1StringView(file);
    };
    const auto text = [&](const char *file) { return tree.text(folder + QLatin1StringView(file)); };
    sighting.busId = normalisedBusId(address);
    notePciId(sighting, pciNumber(text("vendor")), pciNumber(text("device")), place("device"));
    noteSubsystem(sighting, pciNumber(text("subsystem_vendor")), pciNumber(text("subsystem_device")),
                  place("subsystem_device"));
    noteRevision(sighting, text("revision"), place("revision"));
    noteName(sighting, text("product_name"), place("product_name"));
    noteMemory(sighting, bytesOf(text("mem_info_vram_total"), 1), place("mem_info_vram_total"));
    noteDriver(sighting, ueventValue(text("uevent"), QLatin1StringView("DRIVER")), place("uevent"));
    return sighting;
}

/// A card that is not on a PCI bus: a chip's own graphics, or the screen of a virtual machine.
std::optional<Sighting> drmSighting(const Tree &tree, const QString &card)
{
    const QString path = QStringLiteral("/sys/class/drm/%1/device/uevent").arg(card);
    const QString uevent = tree.text(path);
    const QString driver = ueventValue(uevent, QLatin1StringView("DRIVER"));
    // On a PCI bus it was read there; a frame buffer of the firmware is some other card, without a driver.
    if (driver.isEmpty() || !ueventValue(uevent, QLatin1StringView("PCI_SLOT_NAME")).isEmpty() ||
        driver.endsWith(QLatin1StringView("framebuffer")))
        return std::nullopt;
    Sighting sighting;
    sighting.busId = QStringLiteral("drm:%1").arg(card);
    noteDriver(sighting, driver, QStringLiteral("sysfs: ") + path);
    for (const char *virtualDriver : {"hyperv_drm", "vkms", "vgem", "virtio_gpu", "virtio-mmio"})
        if (driver == QLatin1StringView(virtualDriver))
            sighting.kind = GraphicsKind::Virtual;
    return sighting;
}

} // namespace

Reading readSysfs(const QString &root)
{
    static const QRegularExpression address(
        QStringLiteral("^[0-9a-f]{4,8}:[0-9a-f]{2}:[0-9a-f]{2}\\.[0-7]$"));
    static const QRegularExpression card(QStringLiteral("^card[0-9]{1,3}$"));
    const Tree tree(root);
    const QString pci = QStringLiteral("/sys/bus/pci/devices");
    const QString drm = QStringLiteral("/sys/class/drm");
    Reading reading;
    reading.look = {QStringLiteral("sysfs"), pci,
                    tree.exists(pci) || tree.exists(drm) ? LookResult::Read : LookResult::NotThere};
    const auto take = [&](Sighting sighting) {
        // Without an id it says nothing that could be looked up.
        const bool known = sighting.vendor != 0 || sighting.busId.startsWith(QLatin1StringView("drm:"));
        if (!known || reading.sightings.size() >= static_cast<std::size_t>(mostAdapters))
            ++reading.look.skipped;
        else
            reading.sightings.push_back(std::move(sighting));
    };
    for (const QString &name : tree.folders(pci, address)) {
        const QString folder = QStringLiteral("%1/%2/").arg(pci, name);
        // A virtual function is a share of the card that it leads to.
        if (mayCompute(tree.text(folder + u"class")) && !tree.hasEntry(folder + u"physfn"))
            take(pciSighting(tree, name));
    }
    for (const QString &name : tree.folders(drm, card))
        if (auto sighting = drmSighting(tree, name))
            take(std::move(*sighting));
    reading.look.found = static_cast<int>(reading.sightings.size());
    return reading;
}

std::optional<DetectedFact> readMemInfo(const QString &root)
{
    static const QRegularExpression total(QStringLiteral("^MemTotal:\\s+([0-9]{1,15}) kB"),
                                          QRegularExpression::MultilineOption);
    const auto found = total.match(Tree(root).text(QStringLiteral("/proc/meminfo")));
    if (!found.hasMatch())
        return std::nullopt;
    const double bytes = found.captured(1).toDouble() * kibibyte;
    return DetectedFact{FactOf::SystemMemory, QString::number(bytes, 'f', 0),
                        QStringLiteral("/proc/meminfo: MemTotal")};
}

} // namespace gpuwise
