// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/guide/guidecheck.h"

#include "model/guide/guideresolver.h"
#include "model/guide/guidetargets.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>

namespace gpuwise {

namespace {

/// Kinds of names that hold digits. Whatever is left after these were taken out is a typed number.
constexpr std::array allowedKinds{
    // Cards: "RTX 4090", "RTX 5090 D V2", "RX 9070 XT", "Arc A770", "GTX 16", "Tesla P40", "Ryzen AI Max+
    // 395"
    R"((RTX|GTX|RX|Arc|Tesla|Quadro|TITAN|MTT|Max\+)( PRO)?[ -]?[A-Z]{0,2}\d{2,4}( ?(Ti|SUPER|XTX|XT|GRE|D V2|D|Ada))*)",
    // Chips and series: "H100", "A800", "L40S", "B200", "V100", "T4", "MI300X", "GB200", "M4"
    R"(\b(MI|GB|[ABHLMTV])\d{1,3}[A-Z]?\b)",
    // Number formats: "FP16", "BF16", "INT8", "NF4", "MXFP4", "Q4_K_M", "4-bit", "4 位"
    R"(\b(FP|BF|TF|INT|NF|MXFP|NVFP|Q)\d{1,2}(_[A-Z0-9]+)*\b)", R"(\b\d{1,2}(-bit| 位))",
    // Sizes of models: "7B", "0.6B", "13B"
    R"(\b\d{1,4}(\.\d)?B\b)",
    // Models: "Llama 3.1", "Qwen3", "SD 1.5", "DeepSeek-V3", "FLUX.1-dev"
    R"((Llama|Qwen|Gemma|SD|GPT|DeepSeek-V|FLUX\.)[ -]?\d(\.\d)?\b)",
    // Methods and standards: "ZeRO-3", "FlashAttention-3", "PCIe 4.0", "80 PLUS", "ATX 3", "12V-2x6",
    // "16-pin", "GDDR6X", "HBM3e"
    R"(\bZeRO-\d\b)", R"(\bFlashAttention-\d\b)", R"(\bPCIe \d(\.\d)?\b)", R"(\b80 PLUS\b)", R"(\bATX \d\b)",
    R"(\b12V-2x6\b)", R"(\b12VHPWR\b)", R"(\b16-pin\b)", R"(\b(GDDR|HBM)\d[XeE]?\b)", R"(\bx\d{1,2}\b)",
    R"(\bM\.2\b)",
    // The three questions: "question 1"
    R"(\b[Qq]uestion [123]\b)",
    // Programs of Windows: "WSL2"
    R"(\bWSL2\b)"};

class Checker
{
public:
    Checker(const GuideContext &context, const Guide &guide)
        : m_context(context)
        , m_guide(guide)
        , m_problems(guide.problems)
    {}

    std::vector<GuideProblem> run()
    {
        for (const GuideSection &section : m_guide.sections) {
            m_file = section.id;
            text(section.title, 0);
            for (const GuideEntry &entry : section.entries)
                check(entry);
        }
        return std::move(m_problems);
    }

private:
    void check(const GuideEntry &entry)
    {
        line(entry.title, entry.fileLine);
        line(entry.see, entry.fileLine);
        for (const GuideBlock &block : entry.blocks)
            for (const GuideLine &each : block.lines)
                line(each, block.fileLine);
        settings(entry);
        std::vector<GuideProblem> unresolved;
        (void)resolvedEntry(m_context, entry, &unresolved);
        for (const GuideProblem &each : unresolved)
            problem(each.line, QStringLiteral("%1: %2").arg(entry.id, each.what));
    }

    /// "{tokens:8192}" repeats a setting; alone it would be a typed number after all.
    void settings(const GuideEntry &entry)
    {
        QStringList keys;
        for (const GuideBlock &block : entry.blocks)
            for (const GuideLine &each : block.lines)
                for (const GuideSpan &span : each)
                    if (span.kind == GuideSpanKind::Placeholder)
                        keys.append(span.target);
        for (const QString &key : keys) {
            if (!key.startsWith(QLatin1StringView("tokens:")))
                continue;
            const QString number = key.mid(7);
            const bool used = std::any_of(keys.begin(), keys.end(), [&](const QString &other) {
                return other != key && other.split(u':').contains(number);
            });
            if (!used)
                problem(entry.fileLine, QStringLiteral("%1: no estimate uses {%2}").arg(entry.id, key));
        }
    }

    void line(const GuideLine &spans, int fileLine)
    {
        for (const GuideSpan &span : spans) {
            text(span.text, fileLine);
            if (span.kind == GuideSpanKind::Link && !guideTarget(m_context.catalogue, m_guide, span.target))
                problem(fileLine, QStringLiteral("the link %1 leads nowhere").arg(span.target));
        }
    }

    void text(const QString &words, int fileLine)
    {
        if (const QString number = bareNumberIn(words); !number.isEmpty())
            problem(fileLine, QStringLiteral("a typed number: %1").arg(number));
    }

    void problem(int fileLine, const QString &what) { m_problems.push_back({m_file, fileLine, what}); }

    const GuideContext &m_context;
    const Guide &m_guide;
    std::vector<GuideProblem> m_problems;
    QString m_file;
};

} // namespace

QString bareNumberIn(const QString &text)
{
    static const QRegularExpression allowed = [] {
        QStringList kinds;
        for (const char *kind : allowedKinds)
            kinds.append(QString::fromUtf8(kind));
        return QRegularExpression(kinds.join(u'|'), QRegularExpression::UseUnicodePropertiesOption);
    }();
    static const QRegularExpression digits(QStringLiteral("[^\\s]*\\p{Nd}[^\\s]*"),
                                           QRegularExpression::UseUnicodePropertiesOption);
    return digits.match(QString(text).replace(allowed, QString())).captured();
}

std::vector<GuideProblem> guideProblems(const GuideContext &context, const Guide &guide)
{
    return Checker(context, guide).run();
}

} // namespace gpuwise
