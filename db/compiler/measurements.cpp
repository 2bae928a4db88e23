// SPDX-License-Identifier: GPL-3.0-or-later
//
// Published measurements, and how far off the speed model was for cards that its fit had not seen. Settings
// stay as they were written: the readers of model/cases know what they mean.
#include "db/compiler/compilation.h"
#include "db/compiler/sheet.h"
#include "db/enumtexts.h"
#include "db/measurementtables.h"

namespace gpuwise {

using namespace Qt::StringLiterals;

namespace {

constexpr double largestMeasurement = 1e9;

void checkMeasured(Line &line, const MeasurementTable &table)
{
    for (const QString &column : QString::fromLatin1(table.measured).split(u' ')) {
        const QByteArray name = column.toLatin1();
        if (column == "outcome"_L1)
            line.oneOf(name.constData(), {u""_s, u"na"_s, u"fits"_s, u"oom"_s});
        else
            line.number(name.constData(), 0, largestMeasurement);
    }
}

void compileTable(Compilation &c, const MeasurementTable &table)
{
    const QStringList columns = table.columns();
    const Sheet sheet(c.directory, u"measurements/%1.csv"_s.arg(QString::fromLatin1(table.file)),
                      columns + QStringList{u"source"_s}, c.problems);
    TableRows rows{QString::fromLatin1(table.table), static_cast<int>(columns.size()) + 2, {}};
    for (const CsvRow &row : sheet.rows()) {
        Line line(sheet, row, c.problems);
        line.required("model");
        checkMeasured(line, table);
        if (columns.contains("scored"_L1))
            line.oneOf("scored", {u"yes"_s, u"no"_s});
        QVariantList values{line.number()};
        for (const QString &column : columns)
            values.append(line.text(column.toLatin1().constData()));
        values.append(line.reference("source", c.sources, "source"));
        rows.rows.push_back(std::move(values));
    }
    c.tables.push_back(std::move(rows));
}

void compileLeftOut(Compilation &c)
{
    const Sheet sheet(c.directory, u"speed_left_out.csv"_s,
                      {u"kind"_s, u"software"_s, u"rows"_s, u"median"_s, u"p90"_s, u"bias"_s, u"inside"_s,
                       u"band_width"_s, u"source"_s},
                      c.problems);
    TableRows rows{u"speed_left_out"_s, 10, {}};
    for (const CsvRow &row : sheet.rows()) {
        Line line(sheet, row, c.problems);
        rows.rows.push_back({line.number(), line.oneOf("kind", enumWords(leftOutKindTexts)),
                             line.text("software"), line.count("rows", 1, 1000000).value_or(0),
                             line.requiredNumber("median", 0, 100), line.requiredNumber("p90", 0, 100),
                             line.requiredNumber("bias", -1, 100), line.requiredNumber("inside", 0, 1),
                             line.requiredNumber("band_width", 1, 100),
                             line.reference("source", c.sources, "source")});
    }
    c.tables.push_back(std::move(rows));
}

} // namespace

void compileMeasurements(Compilation &c)
{
    for (const MeasurementTable &table : measurementTables)
        compileTable(c, table);
    compileLeftOut(c);
    // Read by scripts/fit_speed.py only.
    const Sheet products(c.directory, u"measurements/speed_matmul.csv"_s,
                         {u"gpu"_s, u"fp16_tflops_measured"_s, u"bf16_tflops_measured"_s,
                          u"fp16_dense_peak_spec"_s, u"fraction_of_peak"_s, u"source"_s},
                         c.problems);
    for (const CsvRow &row : products.rows()) {
        Line line(products, row, c.problems);
        line.number("fraction_of_peak", 0, 2);
        line.reference("source", c.sources, "source");
    }
}

} // namespace gpuwise
