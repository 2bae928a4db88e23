// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/charts/fitbar.h"
#include "model/export/exportwords.h"
#include "model/export/htmlblocks.h"
#include "model/export/htmlstyle.h"
#include "model/export/reporttexts.h"
#include "model/report/report.h"

namespace gpuwise {

namespace {

/// "zh-CN": of the words, as the numbers'.
QString languageOf(const QLocale &locale)
{
    return locale.bcp47Name() == QStringLiteral("zh") ? QStringLiteral("zh-CN") : locale.bcp47Name();
}

void writeHead(HtmlPage &page, const ReportContent &content, const QString &colours)
{
    page.open("head");
    page.empty("meta", {{"charset", QStringLiteral("utf-8")}});
    page.empty("meta", {{"name", QStringLiteral("viewport")},
                        {"content", QStringLiteral("width=device-width, initial-scale=1")}});
    // Nothing from outside is loaded and nothing is run, whatever a name holds.
    page.empty("meta", {{"http-equiv", QStringLiteral("Content-Security-Policy")},
                        {"content", QStringLiteral("default-src 'none'; style-src 'unsafe-inline'")}});
    page.empty("meta", {{"name", QStringLiteral("generator")},
                        {"content", QStringLiteral("GPUwise " GPUWISE_VERSION)}});
    page.element("title", content.title);
    page.open("style");
    page.raw(colours % htmlStyle());
    page.close();
    page.close();
}

QString anchorOf(const ReportSection &section)
{
    return reportSectionId(section.id);
}

void writeContents(HtmlPage &page, const ReportContent &content)
{
    if (content.sections.size() < 2)
        return;
    page.open("nav", {{"aria-label", ExportWords::contents()}});
    page.open("ol");
    for (const ReportSection &section : content.sections) {
        page.open("li");
        page.element("a", section.heading, {{"href", QString(u'#' % anchorOf(section))}});
        page.close();
    }
    page.close();
    page.close();
}

void writeSection(HtmlPage &page, const ReportSection &section, const QLocale &locale)
{
    const QString heading = QStringLiteral("h-%1").arg(anchorOf(section));
    page.open("section", {{"id", anchorOf(section)}, {"aria-labelledby", heading}});
    page.open("h2", {{"id", heading}});
    page.text(section.heading);
    if (!section.aside.isEmpty()) {
        page.text(QStringLiteral(" "));
        page.element("span", section.aside, {{"class", QStringLiteral("aside")}});
    }
    page.close();
    for (const ReportBlock &block : section.blocks)
        writeHtmlBlock(page, block, section.heading, locale);
    page.close();
}

} // namespace

QByteArray reportHtml(const ReportContent &content, const QString &colours)
{
    QByteArray bytes;
    HtmlPage page(bytes);
    const QString language = languageOf(content.locale);
    page.open("html", {{"xmlns", QStringLiteral("http://www.w3.org/1999/xhtml")},
                       {"lang", language},
                       {"xml:lang", language}});
    writeHead(page, content, colours);
    page.open("body");
    page.open("header");
    page.element("p", QStringLiteral("%1 · %2").arg(content.subject, content.edition),
                 {{"class", QStringLiteral("subject")}});
    page.element("h1", content.title, {{"dir", QStringLiteral("auto")}});
    if (!content.lead.isEmpty())
        page.element("p", content.lead, {{"class", QStringLiteral("lead")}});
    page.close();
    writeContents(page, content);
    page.open("main");
    for (const ReportSection &section : content.sections)
        writeSection(page, section, content.locale);
    page.close();
    page.open("footer");
    page.element("p", content.footer);
    page.close();
    page.close();
    page.close();
    return bytes + '\n';
}

} // namespace gpuwise
