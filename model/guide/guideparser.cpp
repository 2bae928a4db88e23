// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/guide/guideparser.h"

#include <QRegularExpression>

namespace gpuwise {

namespace {

bool isId(QStringView text)
{
    if (text.isEmpty() || text.size() > 60)
        return false;
    for (const QChar c : text)
        if (!(c >= u'a' && c <= u'z') && !(c >= u'0' && c <= u'9') && c != u'-')
            return false;
    return true;
}

bool isChinese(QChar c)
{
    return c.unicode() >= 0x4E00 && c.unicode() <= 0x9FFF;
}

/// Punctuation that brings its own space: “”, 、。《》, ，：；（）
bool isWidePunctuation(QChar c)
{
    const ushort code = c.unicode();
    return (code >= 0x3000 && code <= 0x303F) || (code >= 0xFF00 && code <= 0xFFEF) || code == 0x201C ||
           code == 0x201D || code == 0x2026;
}

/// Between two lines of the file that are one line of text: Chinese is not parted, Chinese and Latin are.
bool spaceBetween(QChar before, QChar after)
{
    if (isChinese(before) || isChinese(after) || before.unicode() >= 0x3000 || after.unicode() >= 0x3000)
        return !isWidePunctuation(before) && !isWidePunctuation(after) &&
               !(isChinese(before) && isChinese(after));
    return true;
}

/// Paragraphs and list items may run over several lines of the file; a blank line or a new marker ends them.
class SectionParser
{
public:
    SectionParser(const QString &file, GuideSection &section, std::vector<GuideProblem> &problems)
        : m_file(file)
        , m_section(section)
        , m_problems(problems)
    {}

    void line(const QString &text, int number)
    {
        m_number = number;
        const QString trimmed = text.trimmed();
        if (text.size() > longestGuideLine)
            return problem(QStringLiteral("the line is longer than %1 characters").arg(longestGuideLine));
        if (trimmed.startsWith(QLatin1StringView("<!--")) && trimmed.endsWith(QLatin1StringView("-->")))
            return;
        if (trimmed.startsWith(QLatin1StringView("## ")))
            return beginEntry(trimmed.mid(3).trimmed());
        if (trimmed.startsWith(QLatin1StringView("# ")))
            return nameSection(trimmed.mid(2).trimmed());
        if (trimmed.isEmpty()) {
            m_inHead = m_inHead && m_headLines == 0;
            return endBlock();
        }
        if (!m_entry)
            return problem(QStringLiteral("text before the first entry"));
        if (m_inHead)
            return headLine(trimmed);
        bodyLine(trimmed);
    }

    void end()
    {
        endBlock();
        if (m_section.title.isEmpty())
            problem(QStringLiteral("the file has no title"));
        for (const GuideEntry &entry : m_section.entries) {
            m_number = entry.fileLine;
            if (entry.title.empty())
                problem(QStringLiteral("%1 has no title").arg(entry.id));
            if (entry.blocks.empty())
                problem(QStringLiteral("%1 has no text").arg(entry.id));
        }
    }

private:
    void problem(const QString &what) { m_problems.push_back({m_file, m_number, what}); }

    void nameSection(const QString &title)
    {
        if (!m_section.title.isEmpty())
            return problem(QStringLiteral("a second title"));
        m_section.title = title;
    }

    void beginEntry(const QString &id)
    {
        endBlock();
        m_entry = nullptr;
        if (!isId(id))
            return problem(QStringLiteral("\"%1\" is no id").arg(id.left(60)));
        if (m_section.entries.size() >= mostGuideEntries)
            return problem(QStringLiteral("more than %1 entries").arg(mostGuideEntries));
        for (const GuideEntry &other : m_section.entries)
            if (other.id == id)
                problem(QStringLiteral("%1 is there twice").arg(id));
        GuideEntry entry;
        entry.id = id;
        entry.fileLine = m_number;
        m_section.entries.push_back(std::move(entry));
        m_entry = &m_section.entries.back();
        m_inHead = true;
        m_headLines = 0;
    }

    void headLine(const QString &text)
    {
        ++m_headLines;
        const qsizetype colon = text.indexOf(u':');
        const QString name = text.left(colon);
        const QString value = text.mid(colon + 1).trimmed();
        if (colon > 0 && name == QLatin1StringView("title")) {
            m_entry->title = parseGuideLine(value, m_file, m_number, m_problems);
        } else if (colon > 0 && name == QLatin1StringView("terms")) {
            for (const QString &term : value.split(u',', Qt::SkipEmptyParts))
                m_entry->terms.append(term.trimmed());
        } else if (colon > 0 && name == QLatin1StringView("see")) {
            for (const GuideSpan &span : parseGuideLine(value, m_file, m_number, m_problems)) {
                if (span.kind == GuideSpanKind::Link)
                    m_entry->see.push_back(span);
                else if (!span.text.trimmed().isEmpty() || span.kind == GuideSpanKind::Placeholder)
                    problem(QStringLiteral("\"see\" holds links only"));
            }
        } else if (colon > 0 && name == QLatin1StringView("sources")) {
            m_entry->sources = value.split(u' ', Qt::SkipEmptyParts);
        } else {
            problem(QStringLiteral("\"%1\" is none of title, terms, see, sources").arg(text.left(40)));
        }
    }

    void bodyLine(const QString &text)
    {
        static const QRegularExpression wholeLine(QStringLiteral("^\\{(table|claim):([a-z0-9.-]+)\\}$"));
        static const QRegularExpression step(QStringLiteral("^\\d{1,2}\\. +"));
        if (const auto match = wholeLine.match(text); match.hasMatch()) {
            endBlock();
            GuideBlock block;
            block.kind = match.captured(1) == QLatin1StringView("table") ? GuideBlockKind::Table
                                                                         : GuideBlockKind::Claim;
            block.name = match.captured(2);
            block.fileLine = m_number;
            m_entry->blocks.push_back(block);
        } else if (text.startsWith(QLatin1StringView("- "))) {
            item(GuideBlockKind::Bullets, text.mid(2));
        } else if (const auto match2 = step.match(text); match2.hasMatch()) {
            item(GuideBlockKind::Steps, text.mid(match2.capturedLength()));
        } else if (!m_text.isEmpty()) {
            m_text += (spaceBetween(m_text.back(), text.front()) ? QStringLiteral(" ") : QString()) + text;
        } else {
            begin(GuideBlockKind::Paragraph, text);
        }
    }

    void item(GuideBlockKind kind, const QString &text)
    {
        const bool same = m_open && m_kind == kind;
        endLine();
        if (!same)
            m_open = false;
        begin(kind, text.trimmed());
    }

    void begin(GuideBlockKind kind, const QString &text)
    {
        if (!m_open) {
            GuideBlock block;
            block.kind = kind;
            block.fileLine = m_number;
            m_entry->blocks.push_back(block);
            m_open = true;
            m_kind = kind;
        }
        m_text = text;
        m_textLine = m_number;
    }

    void endLine()
    {
        if (m_entry && m_open && !m_text.isEmpty())
            m_entry->blocks.back().lines.push_back(parseGuideLine(m_text, m_file, m_textLine, m_problems));
        m_text.clear();
    }

    void endBlock()
    {
        endLine();
        m_open = false;
    }

    QString m_file;
    GuideSection &m_section;
    std::vector<GuideProblem> &m_problems;
    GuideEntry *m_entry = nullptr;
    int m_number = 0;
    bool m_inHead = false;
    int m_headLines = 0;
    bool m_open = false;
    GuideBlockKind m_kind = GuideBlockKind::Paragraph;
    QString m_text;
    int m_textLine = 0;
};

} // namespace

GuideLine parseGuideLine(const QString &text, const QString &file, int line,
                         std::vector<GuideProblem> &problems)
{
    GuideLine spans;
    QString plain;
    const auto flush = [&] {
        if (!plain.isEmpty())
            spans.push_back({GuideSpanKind::Text, plain});
        plain.clear();
    };
    const auto broken = [&](const QString &what) { problems.push_back({file, line, what}); };
    for (qsizetype at = 0; at < text.size();) {
        const QStringView rest = QStringView(text).mid(at);
        if (rest.startsWith(u'{')) {
            const qsizetype end = rest.indexOf(u'}');
            if (end < 2) {
                broken(QStringLiteral("a brace without its partner"));
                return spans;
            }
            flush();
            spans.push_back({GuideSpanKind::Placeholder, {}, rest.mid(1, end - 1).toString()});
            at += end + 1;
        } else if (rest.startsWith(QLatin1StringView("**"))) {
            const qsizetype end = rest.indexOf(QLatin1StringView("**"), 2);
            if (end < 3) {
                broken(QStringLiteral("strong text without an end"));
                return spans;
            }
            if (rest.left(end).contains(u'{'))
                broken(QStringLiteral("a placeholder inside strong text"));
            flush();
            spans.push_back({GuideSpanKind::Strong, rest.mid(2, end - 2).toString()});
            at += end + 2;
        } else if (rest.startsWith(u'`')) {
            const qsizetype end = rest.indexOf(u'`', 1);
            if (end < 2) {
                broken(QStringLiteral("code without an end"));
                return spans;
            }
            flush();
            spans.push_back({GuideSpanKind::Code, rest.mid(1, end - 1).toString()});
            at += end + 1;
        } else if (rest.startsWith(u'[')) {
            const qsizetype middle = rest.indexOf(QLatin1StringView("]("));
            const qsizetype end = middle < 0 ? -1 : rest.indexOf(u')', middle);
            if (middle < 2 || end < middle + 3) {
                broken(QStringLiteral("a bracket that is no link"));
                return spans;
            }
            flush();
            spans.push_back({GuideSpanKind::Link, rest.mid(1, middle - 1).toString(),
                             rest.mid(middle + 2, end - middle - 2).toString()});
            at += end + 1;
        } else {
            if (rest.front() == u'}')
                broken(QStringLiteral("a brace without its partner"));
            plain += rest.front();
            ++at;
        }
    }
    flush();
    return spans;
}

GuideSection parseGuideSection(const QString &id, const QString &text, const QString &file,
                               std::vector<GuideProblem> &problems)
{
    GuideSection section;
    section.id = id;
    if (text.size() > largestGuideFile) {
        problems.push_back({file, 0, QStringLiteral("the file is too large")});
        return section;
    }
    SectionParser parser(file, section, problems);
    int number = 0;
    for (const QStringView line : QStringView(text).split(u'\n'))
        parser.line(line.toString(), ++number);
    parser.end();
    return section;
}

} // namespace gpuwise
