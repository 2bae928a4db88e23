// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/guide/guideresolver.h"

#include "model/guide/guidetables.h"
#include "model/guide/guidevalues.h"
#include "model/words/format.h"
#include "model/words/words.h"

#include <QCoreApplication>

#include <algorithm>

namespace gpuwise {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Guide)
};

class Resolver
{
public:
    Resolver(const GuideContext &context, std::vector<GuideProblem> *problems)
        : m_context(context)
        , m_problems(problems)
    {}

    GuideLine line(const GuideLine &raw, int fileLine)
    {
        GuideLine filled;
        for (const GuideSpan &span : raw) {
            if (span.kind != GuideSpanKind::Placeholder) {
                filled.push_back(span);
                continue;
            }
            const GuideValue value = guideValue(m_context, span.target);
            if (!value.problem.isEmpty())
                report(fileLine, QStringLiteral("{%1}: %2").arg(span.target, value.problem));
            filled.push_back({GuideSpanKind::Value, value.text, span.target, value.note});
        }
        return filled;
    }

    void block(GuideBlock &block)
    {
        for (GuideLine &each : block.lines)
            each = line(each, block.fileLine);
        if (block.kind == GuideBlockKind::Table) {
            const auto sheet = guideTable(m_context, block.name);
            if (sheet)
                block.sheet = *sheet;
            else
                report(block.fileLine, QStringLiteral("there is no table \"%1\"").arg(block.name));
        } else if (block.kind == GuideBlockKind::Claim) {
            claim(block);
        }
    }

    QStringList sources(const QStringList &ids, int fileLine)
    {
        QStringList titles;
        for (const QString &id : ids) {
            const auto &all = m_context.catalogue.sources;
            const auto found =
                std::find_if(all.begin(), all.end(), [&](const Source &each) { return each.id == id; });
            if (found == all.end())
                report(fileLine, QStringLiteral("there is no source \"%1\"").arg(id));
            else
                titles.append(found->title);
        }
        return titles;
    }

private:
    void claim(GuideBlock &block)
    {
        const auto &claims = m_context.catalogue.claims;
        const auto found = std::find_if(claims.begin(), claims.end(),
                                        [&](const Claim &each) { return each.id == block.name; });
        if (found == claims.end())
            return report(block.fileLine, QStringLiteral("there is no claim \"%1\"").arg(block.name));
        const bool chinese = languageOf(m_context.locale) == Language::Chinese;
        block.lines = {
            {{GuideSpanKind::Link, Words::tr("Guides say: “%1”").arg(chinese ? found->saidZh : found->saidEn),
              QStringLiteral("claim:%1").arg(found->id)}},
            {{GuideSpanKind::Strong, Words::tr("Verdict: %1").arg(claimVerdictWord(found->verdict))}},
            {{GuideSpanKind::Text, chinese ? found->reasonZh : found->reasonEn}}};
    }

    void report(int fileLine, const QString &what)
    {
        if (m_problems)
            m_problems->push_back({{}, fileLine, what});
    }

    const GuideContext &m_context;
    std::vector<GuideProblem> *m_problems;
};

} // namespace

GuideEntry resolvedEntry(const GuideContext &context, const GuideEntry &entry,
                         std::vector<GuideProblem> *problems)
{
    Resolver resolver(context, problems);
    GuideEntry filled = entry;
    filled.title = resolver.line(entry.title, entry.fileLine);
    filled.sources = resolver.sources(entry.sources, entry.fileLine);
    for (GuideBlock &block : filled.blocks)
        resolver.block(block);
    for (const GuideBlock &block : filled.blocks) // what the values rest on
        for (const GuideLine &line : block.lines)
            for (const GuideSpan &span : line)
                if (span.kind == GuideSpanKind::Value && span.target.startsWith(QLatin1StringView("fact:")) &&
                    !span.note.isEmpty() && !filled.sources.contains(span.note))
                    filled.sources.append(span.note);
    return filled;
}

QString resolvedTitle(const GuideContext &context, const GuideEntry &entry)
{
    return plainText(Resolver(context, nullptr).line(entry.title, entry.fileLine));
}

} // namespace gpuwise
