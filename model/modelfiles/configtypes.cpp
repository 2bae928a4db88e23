// SPDX-License-Identifier: GPL-3.0-or-later
//
// Number types and quantisation methods of a config.json.
#include "model/modelfiles/configvalues.h"
#include "model/modelfiles/huggingfaceconfig.h"

namespace gpuwise {

namespace {

QString nativeType(const QString &dtype)
{
    static constexpr std::pair<const char *, const char *> names[] = {
        {"float32", "fp32"},  {"float16", "fp16"}, {"half", "fp16"},
        {"bfloat16", "bf16"}, {"float", "fp32"},   {"float8_e4m3fn", "fp8"},
    };
    const QString plain = dtype.startsWith(QLatin1StringView("torch.")) ? dtype.mid(6) : dtype;
    for (const auto &[name, id] : names)
        if (plain == QLatin1StringView(name))
            return QString::fromLatin1(id);
    return {};
}

QString groupMethod(const QString &method, int bits, int group)
{
    const bool awq = method == QLatin1StringView("awq");
    if (bits == 4 && awq)
        return group == 64 ? QStringLiteral("awq_g64") : QStringLiteral("awq");
    if (bits == 4)
        return group == 32   ? QStringLiteral("gptq4_g32")
               : group == -1 ? QStringLiteral("gptq4_nogroup")
                             : QStringLiteral("gptq4");
    return bits == 8 ? QStringLiteral("int8_gptq") : bits == 3 ? QStringLiteral("gptq3") : QString();
}

QString compressedTensors(const ConfigValues &config)
{
    const QString format = config.text("format").value_or(QString());
    if (format.contains(QLatin1StringView("nvfp4")))
        return QStringLiteral("nvfp4");
    if (format.contains(QLatin1StringView("mxfp4")))
        return QStringLiteral("mxfp4");
    if (!config.has("config_groups"))
        return {};
    const ConfigValues groups = config.object("config_groups");
    const JsonNode first = config.node("config_groups").first();
    if (!first.is(JsonToken::BeginObject))
        return {};
    const ConfigValues weights = groups.object(first.key().toUtf8().constData()).object("weights");
    const int bits = weights.whole("num_bits", 1, 32).value_or(0);
    const int group = weights.whole("group_size", -1, 1'000'000).value_or(-1);
    if (weights.text("type").value_or(QString()) == QLatin1StringView("float"))
        return bits == 8 ? QStringLiteral("fp8") : bits == 4 ? QStringLiteral("nvfp4") : QString();
    return groupMethod(QStringLiteral("gptq"), bits, group == -1 ? 128 : group);
}

QString quantisation(const ConfigValues &config)
{
    const QString method =
        config.text("quant_method").value_or(config.text("quant_algo").value_or(QString())).toLower();
    const int bits = config.whole("bits", 1, 16).value_or(config.whole("w_bit", 1, 16).value_or(4));
    int group = config.whole("group_size", -1, 1'000'000).value_or(128);
    if (group == 0)
        config.refuse("group_size", FileFault::ValueOutOfRange, QStringLiteral("0"),
                      QStringLiteral("-1, 1 … 1000000"));
    if (method == QLatin1StringView("awq") || method == QLatin1StringView("gptq"))
        return groupMethod(method, bits, group);
    if (method == QLatin1StringView("fp8"))
        return config.has("weight_block_size") ? QStringLiteral("fp8_block") : QStringLiteral("fp8");
    if (method.contains(QLatin1StringView("fp8")))
        return QStringLiteral("fp8");
    if (method == QLatin1StringView("mxfp4"))
        return QStringLiteral("mxfp4");
    if (method == QLatin1StringView("compressed-tensors"))
        return compressedTensors(config);
    if (method == QLatin1StringView("bitsandbytes") || config.has("load_in_4bit") ||
        config.has("load_in_8bit")) {
        if (config.flag("load_in_8bit").value_or(false))
            return QStringLiteral("int8_bnb");
        return config.flag("bnb_4bit_use_double_quant").value_or(false) ? QStringLiteral("nf4_dq")
                                                                        : QStringLiteral("nf4");
    }
    if (method == QLatin1StringView("modelopt")) {
        const QString algorithm = config.text("quant_algo").value_or(QString());
        return algorithm.contains(QLatin1StringView("NVFP4")) ? QStringLiteral("nvfp4")
               : algorithm.contains(QLatin1StringView("FP8")) ? QStringLiteral("fp8")
                                                              : QString();
    }
    if (method == QLatin1StringView("exl2"))
        return QStringLiteral("exl2");
    return {};
}

} // namespace

StoredType readStoredType(const ConfigValues &root, const ConfigValues &text, ModelFileReport &report)
{
    StoredType type;
    std::optional<QString> stated;
    for (const char *key : {"torch_dtype", "dtype"})
        for (const ConfigValues *config : {&root, &text})
            if (const auto value = config->text(key); value && !stated) {
                stated = value;
                addFact(report, "dtype", *value, FactBasis::Stated, config->nameOf(key));
            }
    type.native = stated ? nativeType(*stated) : QString();
    if (stated && type.native.isEmpty() && *stated != QLatin1StringView("auto"))
        addRemark(report, FileRemarkId::TypeUnknown, *stated);
    if (type.native.isEmpty())
        type.native = QStringLiteral("bf16");
    type.precision = type.native;
    for (const ConfigValues *config : {&root, &text})
        for (const char *key : {"quantization_config", "compression_config"})
            if (config->has(key)) {
                const ConfigValues method = config->object(key);
                type.precision = quantisation(method);
                addFact(report, "precision", type.precision.isEmpty() ? QStringLiteral("?") : type.precision,
                        FactBasis::Stated, config->nameOf(key));
                return type;
            }
    if (!stated)
        addRemark(report, FileRemarkId::TypeNotStated);
    if (const auto bits = root.whole("quantization_bit", 0, 16);
        bits && (*bits == 4 || *bits == 8)) { // ChatGLM
        type.precision = *bits == 4 ? QStringLiteral("gptq4") : QStringLiteral("int8_gptq");
        addFact(report, "precision", type.precision, FactBasis::Stated, root.nameOf("quantization_bit"));
    }
    return type;
}

} // namespace gpuwise
