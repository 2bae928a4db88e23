// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/export/htmlstyle.h"

#include "model/words/words.h"

namespace gpuwise {

namespace {

const char *const rules = R"CSS(
*{box-sizing:border-box}
html{background:var(--paper);color:var(--text);font:15px/1.55 'Noto Sans','Segoe UI','Helvetica Neue','Noto Sans CJK SC','Microsoft YaHei','PingFang SC',sans-serif}
body{max-width:62rem;margin:0 auto;padding:2rem 1.5rem 3rem}
header .subject{margin:0;color:var(--quiet);font-size:.87rem}
h1{font-size:1.75rem;line-height:1.25;margin:.4rem 0 .5rem;text-wrap:balance}
h2{font-size:1.15rem;line-height:1.35;margin:2.2rem 0 .6rem;padding-top:.7rem;border-top:2px solid var(--text)}
h2 .aside{font-weight:400;font-size:.87rem;color:var(--quiet)}
.lead{font-size:1.07rem;margin:0 0 1rem}
p{margin:.5rem 0}
.quiet{color:var(--quiet)}
.strong{font-weight:600}
.missing{color:var(--quiet);font-style:italic}
nav ol{list-style:none;display:flex;flex-wrap:wrap;gap:.2rem 1.1rem;margin:1rem 0 0;padding:0;font-size:.87rem}
a{color:var(--accent);overflow-wrap:anywhere}
a:focus-visible,.scroll:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
ul.signs{list-style:none;margin:.4rem 0;padding:0}
ul.signs li{padding-left:1.5rem;text-indent:-1.5rem;margin:.2rem 0}
.sign{display:inline-block;width:1.5rem;text-indent:0}
td .sign,th .sign,figcaption .sign{width:auto;margin-right:.35rem}
td ul .sign{width:1.5rem;margin-right:0}
figcaption .sign{margin-left:.5rem}
.Tick{color:var(--good)}.Warning{color:var(--caution)}.Cross{color:var(--bad)}.Question{color:var(--unknown)}.Best{color:var(--accent)}
.scroll{overflow-x:auto}.scroll+.scroll{margin-top:1.2rem}
table{border-collapse:collapse;width:100%;font-size:.9rem;font-variant-numeric:tabular-nums}
caption{text-align:left;font-weight:600;padding:.3rem 0}
caption.hidden,.hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
th,td{text-align:left;vertical-align:top;padding:.35rem .9rem .35rem 0;border-bottom:1px solid var(--grid);font-weight:400}
th:last-child,td:last-child{padding-right:0}
thead th{font-weight:600;border-bottom:1px solid var(--rule);vertical-align:bottom}
tbody th[scope=row]{max-width:22rem}
th.number,td.number{text-align:right}
td small,th small{color:var(--quiet);font-size:.86em}
td small.below,th small.below{display:block}
tr.group th{font-weight:600;padding-top:1rem;border-bottom:1px solid var(--rule)}
tr.total th,tr.total td{font-weight:600;border-top:1px solid var(--rule)}
tr.open th,tr.open td{border-bottom:0}
tr.details td{padding-top:0}
tr.details ul.signs{margin:0 0 .4rem;font-size:.95em}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.3rem 1.2rem;margin:.5rem 0}
dt{font-weight:600}
dd{margin:0}
figure{margin:1rem 0}
figcaption{margin-bottom:.2rem}
figcaption .quiet{font-size:.87rem}
svg{display:block;width:100%;height:auto}
svg.swatch{display:inline-block;width:.75rem;height:.75rem;margin-right:.4rem}
td svg.fit{max-width:14rem;margin:0 0 .2rem auto}
td svg.bar{max-width:22rem}
svg text{font-size:11px;fill:var(--quiet)}
ul.legend{list-style:none;display:flex;flex-wrap:wrap;gap:.2rem 1rem;padding:0;margin:.4rem 0;font-size:.87rem;color:var(--quiet)}
.track{fill:var(--track);stroke:var(--rule);stroke-width:.7}.reserved{fill:var(--hatch)}.usable{fill:var(--text)}
.ink{stroke:var(--text);stroke-width:1.2;fill:none}
.paperline{stroke:var(--paper);stroke-width:2;fill:none}
.over{fill:none;stroke:var(--bad);stroke-width:1.6}
.value{fill:var(--accent);opacity:.62}.value.base{opacity:1}
svg.plot text{paint-order:stroke;stroke:var(--paper);stroke-width:3px}
svg text.name{fill:var(--text)}
.gridline{stroke:var(--grid);stroke-width:1}.whisker{stroke:var(--quiet);stroke-width:1}
.series{fill:none;stroke-width:2}.dashed{stroke-dasharray:7 4}.dotted{stroke-dasharray:2 4}
.strip{opacity:.18}.plain{opacity:.62}.ring{fill:var(--paper);stroke:var(--text);stroke-width:1.4}
.approval td{min-width:8rem;height:2.6rem;border-bottom-color:var(--rule)}
details{margin:.4rem 0}summary{color:var(--quiet);font-size:.87rem;cursor:pointer}
pre{white-space:pre-wrap;overflow-wrap:anywhere;border:1px solid var(--grid);padding:.6rem .8rem;font-size:.87rem}
ol.sources{padding-left:2.2rem;font-size:.9rem}
ol.sources li{margin:.35rem 0}
footer{margin-top:2.5rem;border-top:1px solid var(--rule);padding-top:.6rem;color:var(--quiet);font-size:.87rem}
@media print{
html{font-size:12px;background:none;print-color-adjust:exact;-webkit-print-color-adjust:exact}
body{max-width:none;padding:0}
nav{display:none}
.scroll{overflow:visible}
h2,caption,tr.open,tr.group{break-after:avoid}
tr,figure,li,svg{break-inside:avoid}
a{color:inherit;text-decoration:none}
}
@page{margin:16mm}
)CSS";

} // namespace

QString htmlStyle()
{
    QString style = QString::fromUtf8(rules);
    for (int term = 0; term < termIdCount; ++term) {
        const QString code = termCode(static_cast<TermId>(term));
        style += QStringLiteral(".term-%1{fill:var(--term-%1)}\n").arg(code);
    }
    for (int series = 0; series < 5; ++series)
        style += QStringLiteral(".s%1{stroke:var(--series-%1)}.f%1{fill:var(--series-%1)}\n").arg(series);
    return style;
}

} // namespace gpuwise
