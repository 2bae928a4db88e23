// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/export/htmlpage.h"

#include "model/export/exportwords.h"
#include "model/export/signs.h"
#include "model/tables/exporttext.h"

namespace gpuwise {

namespace {

QString markClass(ReportMark mark)
{
    switch (mark) {
    case ReportMark::Tick:
        return QStringLiteral("sign Tick");
    case ReportMark::Warning:
        return QStringLiteral("sign Warning");
    case ReportMark::Cross:
        return QStringLiteral("sign Cross");
    case ReportMark::Question:
        return QStringLiteral("sign Question");
    case ReportMark::Best:
        return QStringLiteral("sign Best");
    case ReportMark::Box:
    case ReportMark::None:
    case ReportMark::Bullet:
        break;
    }
    return QStringLiteral("sign");
}

} // namespace

QString toneClass(ReportTone tone)
{
    switch (tone) {
    case ReportTone::Strong:
        return QStringLiteral("strong");
    case ReportTone::Quiet:
        return QStringLiteral("quiet");
    case ReportTone::Missing:
        return QStringLiteral("missing");
    case ReportTone::Plain:
        break;
    }
    return {};
}

HtmlPage::HtmlPage(QByteArray &bytes)
    : m_writer(&bytes)
{
    m_writer.writeDTD(QStringLiteral("<!DOCTYPE html>\n"));
}

void HtmlPage::attributes(Attributes attributes)
{
    for (const auto &[name, value] : attributes)
        if (!value.isNull())
            m_writer.writeAttribute(QString::fromLatin1(name), inertLine(value));
}

void HtmlPage::open(const char *element, Attributes given)
{
    m_writer.writeStartElement(QString::fromLatin1(element));
    attributes(given);
    m_writer.writeCharacters(QString()); // ends the tag: never <p/>
}

void HtmlPage::close()
{
    m_writer.writeEndElement();
}

void HtmlPage::text(const QString &text)
{
    m_writer.writeCharacters(inertLine(text));
}

void HtmlPage::element(const char *element, const QString &content, Attributes given)
{
    open(element, given);
    text(content);
    close();
}

void HtmlPage::empty(const char *element, Attributes given)
{
    m_writer.writeEmptyElement(QString::fromLatin1(element));
    attributes(given);
}

void HtmlPage::sign(ReportMark mark)
{
    if (mark == ReportMark::None)
        return;
    if (mark == ReportMark::Best) { // says what no text beside it says
        element("span", signOf(mark),
                {{"class", markClass(mark)},
                 {"role", QStringLiteral("img")},
                 {"aria-label", ExportWords::best()}});
        return;
    }
    const QString sign = mark == ReportMark::Bullet ? QStringLiteral("•") : signOf(mark);
    element("span", sign, {{"class", markClass(mark)}, {"aria-hidden", QStringLiteral("true")}});
}

void HtmlPage::toned(const ReportText &content)
{
    sign(content.mark);
    if (content.tone == ReportTone::Plain)
        text(content.text);
    else
        element("span", content.text, {{"class", toneClass(content.tone)}, {"dir", QStringLiteral("auto")}});
}

} // namespace gpuwise
