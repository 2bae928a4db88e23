// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/import/fields.h"

#include "db/import/units.h"

#include <array>
#include <vector>

namespace gpuwise {

namespace {

using enum Quantity;

constexpr std::array fields{
    // Both
    ImportField{"id", Text, true, true, "编号"},
    ImportField{
        "price", Money, true, true,
        "cost|amount|streetprice|newprice|价格|报价|售价|单价|价钱|到手价|市场价|成交价|全新价|参考价|现价"},
    ImportField{"used_price", Money, true, true,
                "usedprice|secondhandprice|二手价|二手价格|二手报价|二手售价"},
    ImportField{"rent_price", Money, true, true,
                "rent|hourlyprice|hourlyrate|priceperhour|租金|租价|时租|租赁价格|每小时价格|小时价"},
    ImportField{"currency", Text, true, true, "currencycode|币种|货币|货币单位"},
    ImportField{"kind", Text, true, true, "condition|state|isused|used|成色|新旧|类型|二手|是否二手|状态"},
    ImportField{"date", Date, true, true,
                "asof|pricedate|quotedate|updated|updatedat|日期|报价日期|价格日期|时间|更新时间|更新日期"},
    ImportField{"region", Text, true, true, "country|location|地区|区域|国家|地域"},
    ImportField{
        "provider", Text, true, true,
        "shop|store|seller|merchant|channel|platform|渠道|商家|店铺|平台|卖家|供应商|云厂商|购买渠道"},
    ImportField{"count", Number, true, true, "quantity|qty|cards|数量|张数|卡数"},
    ImportField{"scope", Text, false, true, "per"},
    ImportField{"source", Text, true, true, "url|link|address|来源|出处|链接|网址|数据来源"},
    ImportField{"read_on", Date, true, true, "readdate|accessed|查阅日期|读取日期"},
    ImportField{"source_note", Text, true, true, "备注|说明|note|remark|remarks|comment"},
    // Prices
    ImportField{"gpu", Text, false, true,
                "card|name|model|gpuname|cardname|graphicscard|product|显卡|型号|名称|显卡型号|显卡名称|产品|"
                "产品名称|"
                "商品|商品名称|卡|gpu型号"},
    // Cards
    ImportField{
        "name", Text, true, false,
        "gpu|card|model|gpuname|cardname|graphicscard|product|显卡|型号|名称|显卡型号|显卡名称|产品|产品名称|"
        "gpu型号"},
    ImportField{"corrects", Text, true, false, "更正"},
    ImportField{"vendor", Text, true, false, "manufacturer|brand|maker|厂商|品牌|制造商|厂家|芯片厂商"},
    ImportField{"segment", Text, true, false, "class|category|定位|类别|分类|市场定位"},
    ImportField{"architecture", Text, true, false, "arch|架构|核心架构|微架构"},
    ImportField{"based_on", Text, true, false, "basedon|template|基于|原型"},
    ImportField{"notes", Text, true, false, "描述|备忘"},
    // Specs: ids of model/domain/gpu.cpp
    ImportField{"memory_gb", Memory, true, false,
                "memory|vram|memorysize|gpumemory|videomemory|显存|显存容量|显存大小|内存|统一内存"},
    ImportField{"memory_type", Text, true, false, "vramtype|显存类型|显存种类|内存类型"},
    ImportField{"bandwidth_gb_per_s", Bandwidth, true, false,
                "bandwidth|memorybandwidth|membandwidth|vrambandwidth|带宽|显存带宽|内存带宽"},
    ImportField{"bus_width_bits", Bits, true, false, "bus|buswidth|memorybus|位宽|显存位宽"},
    ImportField{"fp16_tflops", Rate, true, false, "fp16|fp16tensor|半精度|fp16算力|fp16性能|half"},
    ImportField{"bf16_tflops", Rate, true, false, "bf16|bf16算力"},
    ImportField{"tf32_tflops", Rate, true, false, "tf32|tf32算力"},
    ImportField{"fp32_tflops", Rate, true, false, "fp32|单精度|fp32算力|fp32性能|single"},
    ImportField{"fp64_tflops", Rate, true, false, "fp64|双精度|fp64算力|double"},
    ImportField{"fp8_tflops", Rate, true, false, "fp8|fp8算力"},
    ImportField{"fp4_tflops", Rate, true, false, "fp4|fp4算力"},
    ImportField{"int8_tops", Rate, true, false, "int8|int8算力"},
    ImportField{"int4_tops", Rate, true, false, "int4|int4算力"},
    ImportField{"prefill_basis_tflops", Rate, true, false, ""},
    ImportField{"shader_cores", Number, true, false,
                "shaders|cudacores|cores|streamprocessors|cuda核心|cuda核心数|流处理器|核心数"},
    ImportField{"tensor_cores", Number, true, false, "张量核心|tensor核心"},
    ImportField{"tensor_core_gen", Number, true, false, ""},
    ImportField{"compute_capability", Text, true, false, "cc|sm|计算能力|gfx"},
    ImportField{"tdp_w", Watts, true, false,
                "tdp|power|tgp|tbp|boardpower|powerconsumption|功耗|热设计功耗|整卡功耗|板卡功耗"},
    ImportField{"recommended_psu_w", Watts, true, false, "psu|recommendedpsu|推荐电源|建议电源"},
    ImportField{"power_connectors", Text, true, false, "powerconnector|connectors|供电接口|电源接口|供电"},
    ImportField{"form_factor", Text, true, false, "form|formfactor|外形|形态"},
    ImportField{"slots", Number, true, false, "slot|槽位|占用槽位"},
    ImportField{"length_mm", Length, true, false, "length|cardlength|长度|卡长|显卡长度"},
    ImportField{"pcie", Text, true, false, "interface|businterface|接口|总线接口"},
    ImportField{"link_gb_per_s", Bandwidth, true, false, "nvlink|link|互联|互联带宽"},
    ImportField{"ecc", Text, true, false, ""},
    ImportField{"mig", Number, true, false, ""},
    ImportField{"launch_date", Date, true, false,
                "launch|released|releasedate|launchdate|发布日期|上市日期|上市时间|发布时间"},
    ImportField{"msrp_usd", Money, true, false, "msrpusd"},
    ImportField{"msrp_cny", Money, true, false, "msrpcny|首发价|官方价|官方指导价|建议零售价"},
};

/// Each field's names as headers are compared, its id first; folded once.
const std::vector<QStringList> &foldedNames()
{
    static const std::vector<QStringList> names = [] {
        std::vector<QStringList> folded;
        folded.reserve(fields.size());
        for (const ImportField &field : fields)
            folded.push_back(QStringList{foldHeader(QString::fromLatin1(field.id))} +
                             QString::fromUtf8(field.names).split(u'|', Qt::SkipEmptyParts));
        return folded;
    }();
    return names;
}

/// The longest of the field's names that the header starts with and whose rest is a unit of the quantity;
/// -1: none.
qsizetype matchLength(const ImportField &field, const QStringList &names, const QString &header,
                      QString *unit)
{
    qsizetype longest = -1;
    for (const QString &name : names) {
        if (!header.startsWith(name) || name.size() <= longest)
            continue;
        QString rest = header.mid(name.size());
        if (!isUnitOf(field.quantity, rest) && rest.startsWith(u'/'))
            rest.remove(0, 1);
        if (!rest.isEmpty() && !isUnitOf(field.quantity, rest))
            continue;
        longest = name.size();
        *unit = rest;
    }
    return longest;
}

} // namespace

std::span<const ImportField> importFields()
{
    return fields;
}

const ImportField *importField(QStringView id)
{
    for (const ImportField &field : fields)
        if (id == QLatin1StringView(field.id))
            return &field;
    return nullptr;
}

std::optional<SpecField> specOf(const ImportField &field)
{
    return specFieldFromId(QString::fromLatin1(field.id));
}

QString foldHeader(const QString &header)
{
    QString folded;
    for (const QChar c : header.left(200).normalized(QString::NormalizationForm_KC).toLower())
        if (c.isLetterOrNumber() || c.category() == QChar::Symbol_Currency || c == u'/')
            folded += c;
    return folded;
}

HeaderMeaning meaningOf(const QString &header, bool cards)
{
    const QString folded = foldHeader(header);
    HeaderMeaning best;
    qsizetype longest = 0;
    for (std::size_t i = 0; i < fields.size(); ++i) {
        const ImportField &field = fields[i];
        QString unit;
        const bool asked = cards ? field.ofCards : field.ofPrices;
        const qsizetype length = asked ? matchLength(field, foldedNames()[i], folded, &unit) : -1;
        if (length > longest) {
            longest = length;
            best = {&field, unit};
        }
    }
    return best;
}

} // namespace gpuwise
