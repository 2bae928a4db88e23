// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/report/samplereport.h"

#include "model/charts/fitbargeometry.h"

namespace gpuwise {

namespace {

using namespace Qt::StringLiterals;

struct Words
{
    bool chinese;
    QString operator()(const char16_t *en, const char16_t *zh) const
    {
        return QString::fromUtf16(chinese ? zh : en);
    }
};

FitBar fitBar(double usable, double nominal, Verdict verdict)
{
    FitBar bar;
    bar.segments = {{TermId::Weights, 18.65},
                    {TermId::KvCache, 2.13},
                    {TermId::ComputeBuffer, 0.29},
                    {TermId::Context, 0.45}};
    bar.neededGiB = {21.09, 21.52, 22.38};
    bar.usableGiB = usable;
    bar.nominalGiB = nominal;
    bar.fit.verdict = verdict;
    return bar;
}

ReportCell cell(const QString &text, const QString &aside = {}, ReportMark mark = ReportMark::None)
{
    ReportCell c;
    c.text = text;
    c.aside = aside;
    c.mark = mark;
    return c;
}

ReportSection answers(const Words &w)
{
    ReportSection s{ReportSectionId::Answers, w(u"The three answers", u"三个回答"), {}, {}};
    ReportFacts facts;
    facts.facts = {
        {w(u"1 Model", u"1 模型"),
         w(u"Qwen3 32B, 32.76B parameters, weights Q4_K_M", u"Qwen3 32B，32.76B 参数，权重 Q4_K_M")},
        {w(u"2 Budget", u"2 预算"),
         w(u"Buy for at most CNY 20,000; 2 cards", u"购买，不超过 ¥20,000；最多 2 张")},
        {w(u"3 Use", u"3 用途"), w(u"LLM inference, context 16K", u"LLM 推理，上下文 16K，同时 1 人")}};
    s.blocks.emplace_back(facts);
    return s;
}

ReportSection picks(const Words &w)
{
    ReportSection s{ReportSectionId::Picks, w(u"The picks", u"推荐"), {}, {}};
    ReportTable t;
    t.columns = {{w(u"Role", u"角色"), {}, ReportAlign::Left, 0},
                 {w(u"Card", u"显卡"), {}, ReportAlign::Left, 1},
                 {w(u"Fit", u"适配"), {}, ReportAlign::Left, 1},
                 {w(u"Speed, tokens/s", u"速度 token/s"), {}, ReportAlign::Number, 0},
                 {w(u"Cost", u"费用"), {}, ReportAlign::Number, 0}};
    ReportRow row;
    ReportCell role = cell(w(u"Best value", u"性价比最高"));
    role.tone = ReportTone::Strong;
    row.cells = {role, cell(w(u"GeForce RTX 3090", u"GeForce RTX 3090"), w(u"used", u"二手")),
                 cell(w(u"Fits", u"装得下"), w(u"1.1 GiB to spare", u"余 1.1 GiB"), ReportMark::Tick),
                 cell(u"33"_s, u"26–40"_s), cell(w(u"CNY 4,000", u"¥4,000"))};
    row.details = {{w(u"No card that fits gives more speed per money.", u"装得下的卡中单位价格速度最高。"),
                    ReportTone::Quiet, ReportMark::Tick},
                   {w(u"Used: ask for a load test.", u"二手：要求压力测试，比较多家，注意用电与金额大小。"),
                    ReportTone::Quiet, ReportMark::Warning}};
    t.rows = {row, row};
    s.blocks.emplace_back(t);
    s.blocks.emplace_back(ReportParagraph{{w(u"Prices as of 2026-06.", u"价格日期 2026-06，均在 90 天内。"),
                                           ReportTone::Quiet, ReportMark::None},
                                          false});
    return s;
}

ReportSection memory(const Words &w)
{
    ReportSection s{ReportSectionId::Memory, w(u"Memory needed, term by term", u"所需显存，逐项"), {}, {}};
    ReportTable t;
    t.columns = {{w(u"Term", u"项目"), {}, ReportAlign::Left, 0},
                 {w(u"How", u"怎么算"), {}, ReportAlign::Left, 1},
                 {u"GiB"_s, {}, ReportAlign::Number, 0}};
    ReportCell weights = cell(w(u"Weights", u"权重"));
    weights.swatch = TermId::Weights;
    ReportCell cache = cell(w(u"KV cache", u"KV 缓存"));
    cache.swatch = TermId::KvCache;
    ReportRow total{
        ReportRowKind::Total, {cell(w(u"Total", u"合计")), cell(u"21.09–22.38"_s), cell(u"21.52"_s)}, {}};
    t.rows = {{ReportRowKind::Values, {weights, cell(u"32.76 B × 4.89 ÷ 8"_s), cell(u"18.65"_s)}, {}},
              {ReportRowKind::Values, {cache, cell(u"2 × 64 × 8 × 128 × 16,384"_s), cell(u"2.13"_s)}, {}},
              total};
    s.blocks.emplace_back(t);
    return s;
}

ReportSection fit(const Words &w)
{
    ReportSection s{ReportSectionId::Fit, w(u"Does it fit?", u"装得下吗"), {}, {}};
    ReportFitBars bars;
    bars.axisEndGiB = 33.3;
    bars.bars = {
        {u"GeForce RTX 3090"_s, w(u"Fits", u"装得下"), w(u"1.1 GiB to spare", u"余 1.1 GiB"),
         w(u"sold as 24 GB, 23.5 GiB usable", u"标称 24 GB，可用 23.5 GiB"), fitBar(23.5, 24, Verdict::Fits)},
        {u"GeForce RTX 4060 Ti 16 GB"_s, w(u"Does not fit", u"装不下"), w(u"6.0 GiB short", u"差 6.0 GiB"),
         w(u"sold as 16 GB, 15.5 GiB usable", u"标称 16 GB，可用 15.5 GiB"), fitBar(15.5, 16, Verdict::No)}};
    bars.legend = {{TermId::Weights, w(u"Weights", u"权重")},
                   {TermId::KvCache, w(u"KV cache", u"KV 缓存")},
                   {TermId::ComputeBuffer, w(u"Compute buffers", u"计算缓冲")},
                   {TermId::Context, w(u"Runtime context", u"运行时开销")}};
    bars.reserved = w(u"Reserved by driver", u"驱动保留");
    bars.usable = w(u"Usable", u"可用");
    bars.band = w(u"Band of the need", u"需求区间");
    bars.overflow = w(u"Over", u"超出");
    s.blocks.emplace_back(bars);
    return s;
}

ReportSection comparison(const Words &w, int cards)
{
    ReportSection s{ReportSectionId::Comparison, w(u"Side by side", u"并排比较"), {}, {}};
    ReportTable t;
    t.sideBySide = true;
    t.axisEndGiB = 33.3;
    t.columns.push_back({{}, {}, ReportAlign::Left, 0});
    ReportRow group{ReportRowKind::Group, {cell(w(u"This workload", u"当前任务"))}, {}};
    ReportRow fits{ReportRowKind::Values, {cell(w(u"Memory fit", u"显存适配"))}, {}};
    ReportRow speed{ReportRowKind::Values, {cell(w(u"Decode", u"生成速度"), u"token/s"_s)}, {}};
    ReportRow fp8{ReportRowKind::Values, {cell(u"FP8"_s, u"TFLOPS"_s)}, {}};
    for (int i = 0; i < cards; ++i) {
        t.columns.push_back({u"GeForce RTX 509%1"_s.arg(i), i == 0 ? w(u"baseline", u"基准") : QString(),
                             ReportAlign::Number, 0});
        t.fitBars.push_back(fitBar(23.5, 24, Verdict::Fits));
        ReportCell verdict = cell(w(u"Fits", u"装得下"), w(u"1.1 to spare", u"余 1.1"), ReportMark::Tick);
        verdict.fitBar = static_cast<std::size_t>(i);
        fits.cells.push_back(verdict);
        speed.cells.push_back(cell(u"1,%1"_s.arg(300 + i), i == 0 ? QString() : u"+%1 %"_s.arg(i * 7),
                                   i == 1 ? ReportMark::Best : ReportMark::None));
        ReportCell missing = cell(w(u"not supported", u"不支持"));
        missing.tone = ReportTone::Missing;
        fp8.cells.push_back(missing);
    }
    t.rows = {group, fits, speed, group, fp8, speed, speed, speed};
    s.blocks.emplace_back(t);
    ReportBars bars{w(u"Decode", u"生成速度"),
                    u"token/s"_s,
                    {{u"RTX 3090"_s, u"33"_s, 33, Band{26, 33, 40}, true},
                     {u"RTX 5090"_s, u"60"_s, 60, Band{48, 60, 72}, false}}};
    ReportBars money{
        w(u"Price", u"价格"),
        u"CNY"_s,
        {{u"RTX 3090"_s, u"4,000"_s, 4000, std::nullopt, true},
         {u"RTX 5090"_s, w(u"no dated price", u"无带日期的价格"), std::nullopt, std::nullopt, false}}};
    s.blocks.emplace_back(ReportBarPair{{bars, money}});
    return s;
}

ReportSection tail(const Words &w)
{
    ReportSection s{ReportSectionId::Assumptions, w(u"Assumptions", u"假设"), {}, {}};
    s.blocks.emplace_back(
        ReportList{{{w(u"Flash attention is on, so that longer contexts fit.",
                       u"已开启 Flash Attention；行 比 用 大 人 金 高 见 车 长 风 食 首 页"),
                     ReportTone::Plain, ReportMark::Bullet},
                    {w(u"One user.", u"同时 1 人。"), ReportTone::Plain, ReportMark::Bullet}}});
    return s;
}

ReportSection sources(const Words &w)
{
    ReportSection s{ReportSectionId::Sources, w(u"Sources", u"来源"), {}, {}};
    ReportSourceList list;
    list.entries = {{u"NVIDIA, GeForce RTX 3090 specifications"_s,
                     u"https://example.org/rtx-3090"_s,
                     u"2026-11-30"_s,
                     w(u"RTX 3090: memory, bandwidth", u"RTX 3090：显存、带宽"),
                     {}},
                    {u"A printed price list"_s,
                     {},
                     u"2026-06"_s,
                     w(u"RTX 3090: price", u"RTX 3090：价格"),
                     w(u"read in a copy", u"据副本")}};
    s.blocks.emplace_back(list);
    return s;
}

} // namespace

ReportContent sampleReport(SampleLanguage language, int cards)
{
    const Words w{language == SampleLanguage::Chinese};
    ReportContent content;
    content.title = w(u"Buy one used RTX 3090", u"买一张二手 RTX 3090");
    content.lead =
        w(u"Qwen3 32B will fit with 1.1 GiB to spare even at the high end; about 33 tokens/s (26–40).",
          u"它装得下 Qwen3 32B（16K 上下文），按上限估计仍余 1.1 GiB；生成速度约 33 token/s（26–40）。");
    content.subject = w(u"GPU report · Qwen3 32B Q4_K_M", u"显卡选购报告 · Qwen3 32B Q4_K_M");
    content.edition = w(u"2026-08-28 · data 2026.08", u"2026-08-28 · 数据 2026.08");
    content.footer =
        w(u"GPUwise 0.1 · computed on this computer", u"显卡智选 GPUwise 0.1 · 全部数字由本机离线计算");
    content.locale = QLocale(w.chinese ? u"zh_CN"_s : u"en_US"_s);
    content.sections = {answers(w), picks(w), memory(w), fit(w), comparison(w, cards), tail(w), sources(w)};
    return content;
}

} // namespace gpuwise
