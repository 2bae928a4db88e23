// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/import/words.h"

#include "db/enumtexts.h"
#include "db/import/fields.h"

namespace gpuwise {

using namespace Qt::StringLiterals;

namespace {

template <typename E> struct Word
{
    const char *words; ///< folded, separated by "|"
    E value;
};

constexpr Word<OfferKind> offerKindWords[] = {
    {"new|全新|新|新品|新卡|street|否|no|false|0", OfferKind::NewStreet},
    {"二手|used|secondhand|refurbished|翻新|旧|旧卡|是|yes|true|1", OfferKind::Used},
    {"msrp|首发价|官方价|官方指导价|指导价|launch", OfferKind::NewMsrp},
    {"ondemand|hourly|rent|租|租用|租赁|按需|按量|时租", OfferKind::OnDemand},
    {"spot|竞价|抢占|抢占式", OfferKind::Spot},
    {"reserved|包月|包年|预留|长租", OfferKind::Reserved},
    {"community|社区", OfferKind::Community},
};

constexpr Word<Vendor> vendorWords[] = {
    {"nvidia|英伟达|nvidia英伟达|英伟达nvidia", Vendor::Nvidia},
    {"amd|ati|超威|超微|amd超威", Vendor::Amd},
    {"intel|英特尔", Vendor::Intel},
    {"apple|苹果", Vendor::Apple},
    {"huawei|华为|昇腾", Vendor::Huawei},
    {"moorethreads|mthreads|摩尔线程", Vendor::MooreThreads},
    {"cambricon|寒武纪", Vendor::Cambricon},
    {"hygon|海光", Vendor::Hygon},
    {"other|其他|其它", Vendor::Other},
};

constexpr Word<Vendor> nameWords[] = {
    {"nvidia|geforce|rtx|gtx|quadro|tesla|titan", Vendor::Nvidia},
    {"amd|radeon|instinct|rx", Vendor::Amd},
    {"intel|arc", Vendor::Intel},
    {"apple", Vendor::Apple},
    {"huawei|ascend|昇腾|华为", Vendor::Huawei},
    {"mtt|摩尔线程", Vendor::MooreThreads},
    {"mlu|寒武纪", Vendor::Cambricon},
    {"hygon|dcu|海光", Vendor::Hygon},
};

constexpr Word<Segment> segmentWords[] = {
    {"consumer|gaming|desktop|消费级|消费|游戏|台式", Segment::Consumer},
    {"laptop|mobile|notebook|笔记本|移动", Segment::Laptop},
    {"workstation|professional|pro|专业|专业卡|工作站", Segment::Workstation},
    {"datacenter|datacentre|server|数据中心|服务器|计算卡", Segment::Datacenter},
    {"unified|apu|soc|统一内存", Segment::Unified},
    {"modified|modded|改装|魔改|改卡", Segment::Modified},
};

constexpr Word<const char *> regionWords[] = {
    {"cn|china|中国|中国大陆|国内|大陆|内地", "CN"},
    {"us|usa|unitedstates|美国|北美", "US"},
    {"hk|hongkong|香港|中国香港", "HK"},
    {"tw|taiwan|台湾|中国台湾", "TW"},
    {"jp|japan|日本", "JP"},
    {"eu|europe|欧洲|欧盟", "EU"},
    {"gb|uk|英国", "GB"},
    {"au|australia|澳大利亚", "AU"},
    {"global|worldwide|全球", "global"},
};

template <typename E, std::size_t N> std::optional<E> lookUp(const Word<E> (&table)[N], const QString &folded)
{
    for (const Word<E> &row : table)
        if (QString::fromUtf8(row.words).split(u'|').contains(folded))
            return row.value;
    return std::nullopt;
}

} // namespace

std::optional<OfferKind> offerKindOf(const QString &word)
{
    if (const auto own = enumFromText(offerKindTexts, word))
        return own;
    return lookUp(offerKindWords, foldHeader(word));
}

QString knownOfferKinds()
{
    return enumWords(offerKindTexts).join(u", "_s);
}

std::optional<Vendor> vendorOf(const QString &word)
{
    if (const auto own = vendorFromName(word.trimmed()))
        return own;
    return lookUp(vendorWords, foldHeader(word));
}

Vendor vendorFromCardName(const QString &name)
{
    const QString folded = foldHeader(name);
    for (const Word<Vendor> &row : nameWords)
        for (const QString &start : QString::fromUtf8(row.words).split(u'|'))
            if (folded.startsWith(start))
                return row.value;
    return Vendor::Other;
}

std::optional<Segment> segmentOf(const QString &word)
{
    if (const auto own = segmentFromId(word.trimmed()))
        return own;
    return lookUp(segmentWords, foldHeader(word));
}

QString knownSegments()
{
    QStringList ids;
    for (const Segment segment : {Segment::Consumer, Segment::Laptop, Segment::Workstation,
                                  Segment::Datacenter, Segment::Unified, Segment::Modified})
        ids.append(segmentId(segment));
    return ids.join(u", "_s);
}

QString regionOf(const QString &word)
{
    const auto known = lookUp(regionWords, foldHeader(word));
    return known ? QString::fromLatin1(*known) : word;
}

QString regionOf(Currency currency)
{
    switch (currency) {
    case Currency::Usd:
        return u"US"_s;
    case Currency::Cny:
        return u"CN"_s;
    case Currency::Eur:
        return u"EU"_s;
    case Currency::Twd:
        return u"TW"_s;
    case Currency::Aud:
        return u"AU"_s;
    case Currency::Hkd:
        return u"HK"_s;
    case Currency::Gbp:
        return u"GB"_s;
    case Currency::Jpy:
        return u"JP"_s;
    }
    return {};
}

} // namespace gpuwise
