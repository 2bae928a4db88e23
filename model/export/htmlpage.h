// SPDX-License-Identifier: GPL-3.0-or-later
//
// Writes elements of the HTML report: everything is escaped, nothing is left open, and what carries no text
// is never a self-closed element that HTML would leave open.
#pragma once

#include "model/report/reportcontent.h"

#include <QXmlStreamWriter>

#include <initializer_list>
#include <utility>

namespace gpuwise {

class HtmlPage
{
public:
    using Attributes = std::initializer_list<std::pair<const char *, QString>>;

    explicit HtmlPage(QByteArray &bytes);

    void open(const char *element, Attributes attributes = {});
    void close(); ///< what was opened last
    void text(const QString &text);
    void element(const char *element, const QString &text, Attributes attributes = {});
    void empty(const char *element, Attributes attributes = {}); ///< meta, rect, line ...
    void raw(const QString &styleSheet) { m_writer.writeCharacters(styleSheet); }

    void sign(ReportMark mark);         ///< in a slot of its own
    void toned(const ReportText &text); ///< sign and text

private:
    void attributes(Attributes attributes);

    QXmlStreamWriter m_writer;
};

QString toneClass(ReportTone tone); ///< empty for plain text

} // namespace gpuwise
