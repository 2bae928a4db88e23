// SPDX-License-Identifier: GPL-3.0-or-later
//
// The options of all commands in one table (help, man page and completions follow from it), and a strict
// reader: an unknown option, a missing value or a word too many is an error that names the nearest right one.
#pragma once

#include <QHash>
#include <QString>
#include <QStringList>

#include <optional>
#include <span>
#include <vector>

namespace gpuwise {

enum class OptionGroup
{
    General,
    Output,
    Model,
    Inference,
    Training,
    Image,
    Cards,
    Money,
    List,
    Search,
    Compare,
    Fit,
    Cases,
    Report,
    Place,
    Electricity,
    Ownership,
    Tiers,
    Session,
    Claims,
    Detection,
    Own,
    Import,
    Export
};

struct OptionSpec
{
    const char *name;  ///< "--budget"
    const char *value; ///< what stands behind it: "SUM"; empty: a flag
    OptionGroup group;
    const char *help; ///< English, context "CliOption"
};

std::span<const OptionSpec> optionSpecs();
QString optionHelp(const OptionSpec &spec); ///< translated

class Arguments
{
public:
    QStringList positional;

    bool has(const char *option) const { return m_values.contains(QString::fromLatin1(option)); }
    std::optional<QString> value(const char *option) const; ///< the last one given
    QStringList values(const char *option) const;           ///< all of them, in order

private:
    friend Arguments readArguments(const QStringList &words, std::span<const OptionGroup> groups);
    QHash<QString, QStringList> m_values;
};

/// Reads words against the options of these groups (General and Output are always allowed). Throws CliError.
Arguments readArguments(const QStringList &words, std::span<const OptionGroup> groups);

// Strict readers of single values; throw CliError that names the option and what it takes.
double readNumber(const Arguments &arguments, const char *option, double fallback, double least, double most);
int readWhole(const Arguments &arguments, const char *option, int fallback, int least, int most);
/// One of the words; the index into `words`, or fallback when the option is absent.
int readChoice(const Arguments &arguments, const char *option, const QStringList &words, int fallback);

} // namespace gpuwise
