// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/domain/aimodel.h"

#include <string>

namespace gpuwise {

namespace {

/// Reads runs ("3L"), groups ("6(3L1G)") and appends them to `out`. No recursion: one level of groups is all
/// that the column allows.
bool expandRuns(QStringView text, std::string &out, bool insideGroup)
{
    qsizetype i = 0;
    while (i < text.size()) {
        int count = 0;
        bool counted = false;
        while (i < text.size() && text[i].isDigit() && count < 100000) {
            count = count * 10 + text[i].digitValue();
            counted = true;
            ++i;
        }
        if (i >= text.size())
            return false;
        const int repeats = counted ? count : 1;
        if (text[i] == u'(') {
            const qsizetype close = text.indexOf(u')', i);
            std::string group;
            if (insideGroup || close < 0 || !expandRuns(text.mid(i + 1, close - i - 1), group, true))
                return false;
            for (int r = 0; r < repeats && out.size() <= maxLayers; ++r)
                out += group;
            i = close + 1;
        } else if (QStringView(u"GSLMPCHEXV").contains(text[i])) {
            out.append(static_cast<std::size_t>(std::min(repeats, maxLayers + 1)),
                       static_cast<char>(text[i].unicode()));
            ++i;
        } else {
            return false;
        }
    }
    return !out.empty();
}

} // namespace

std::optional<LayerPattern> expandLayerPattern(QStringView text, int layers)
{
    if (layers <= 0 || layers > maxLayers)
        return std::nullopt;
    const bool repeat = text.endsWith(u'*');
    std::string letters;
    if (!expandRuns(repeat ? text.chopped(1) : text, letters, false))
        return std::nullopt;
    if (!repeat && letters.size() < static_cast<std::size_t>(layers))
        return std::nullopt;
    LayerPattern pattern{};
    for (std::size_t i = 0; i < static_cast<std::size_t>(layers); ++i)
        pattern[i] = letters[i % letters.size()];
    return pattern;
}

} // namespace gpuwise
