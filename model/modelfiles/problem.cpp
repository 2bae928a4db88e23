// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/modelfiles/problem.h"

#include <array>

namespace gpuwise {

namespace {

struct FaultRow
{
    const char *name;
    FileAdvice advice;
    const char *text;
};

constexpr std::array faultRows{
#define GPUWISE_FILE_FAULT(name, advice, text) FaultRow{#name, FileAdvice::advice, text},
#include "model/modelfiles/faults.def.h"
#undef GPUWISE_FILE_FAULT
};

struct RemarkRow
{
    const char *name;
    const char *text;
};

constexpr std::array remarkRows{
#define GPUWISE_FILE_REMARK(name, text) RemarkRow{#name, text},
#include "model/modelfiles/remarks.def.h"
#undef GPUWISE_FILE_REMARK
};

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(FileProblem)
};

QString adviceText(FileAdvice advice)
{
    switch (advice) {
    case FileAdvice::CheckPath:
        return Words::tr("Check that the file is there and that you may read it.");
    case FileAdvice::DownloadAgain:
        return Words::tr("Download the file again.");
    case FileAdvice::FetchFromLfs:
        return Words::tr("Fetch the file itself with \"git lfs pull\" or from its download page.");
    case FileAdvice::LogInAndDownload:
        return Words::tr("Log in where the model is published and download the file again.");
    case FileAdvice::ChooseModelFile:
        return Words::tr("Choose a .gguf or .safetensors file, model.safetensors.index.json, or the "
                         "config.json of a model.");
    case FileAdvice::ConvertAgain:
        return Words::tr(
            "Convert the model again with a current version of llama.cpp, or download a newer file.");
    case FileAdvice::FileIsFaulty:
        return Words::tr(
            "The file is damaged or was written by a faulty program: download or convert it again.");
    case FileAdvice::CorrectConfig:
        return Words::tr("Compare it with the file that the model's publisher offers, and take that one.");
    case FileAdvice::SaveAsUtf8:
        return Words::tr("Save it as UTF-8, or download it again.");
    case FileAdvice::PutPartsTogether:
        break;
    }
    return Words::tr("Put all parts of one model into a folder of their own.");
}

QString placeText(const FileProblem &problem)
{
    const QString key = inertText(problem.key);
    if (problem.offset && !key.isEmpty())
        return Words::tr("key \"%1\", byte %2").arg(key, QString::number(*problem.offset));
    if (problem.offset)
        return Words::tr("byte %1").arg(QString::number(*problem.offset));
    return key.isEmpty() ? QString() : Words::tr("key \"%1\"").arg(key);
}

} // namespace

QString faultSentence(const FileProblem &problem)
{
    const FaultRow &row = faultRows[static_cast<std::size_t>(problem.fault)];
    const QString fault = QCoreApplication::translate("FileFault", row.text);
    // One pass over all three, so that a "%2" inside a foreign key stays what it is; a sentence need not name
    // them all.
    const std::array values{inertText(problem.key), inertText(problem.found), inertText(problem.allowed)};
    QString sentence;
    for (qsizetype i = 0; i < fault.size(); ++i) {
        const int which = fault[i] == u'%' && i + 1 < fault.size() ? fault[i + 1].digitValue() : 0;
        if (which >= 1 && which <= 3) {
            sentence += values[static_cast<std::size_t>(which - 1)];
            ++i;
        } else {
            sentence += fault[i];
        }
    }
    return sentence;
}

QString problemText(const FileProblem &problem)
{
    const QString sentence = faultSentence(problem);
    const QString file = inertText(problem.file, 60);
    const QString place = placeText(problem);
    const QString advice = adviceText(faultRows[static_cast<std::size_t>(problem.fault)].advice);
    if (place.isEmpty())
        return Words::tr("%1: %2. %3", "file, fault, advice").arg(file, sentence, advice);
    return Words::tr("%1: %2 (%3). %4", "file, fault, place, advice").arg(file, sentence, place, advice);
}

QString remarkText(const FileRemark &remark)
{
    const QString text =
        QCoreApplication::translate("FileRemark", remarkRows[static_cast<std::size_t>(remark.id)].text);
    if (!text.contains(QLatin1StringView("%1")))
        return text;
    if (!text.contains(QLatin1StringView("%2")))
        return text.arg(inertText(remark.subject, 400));
    return text.arg(inertText(remark.subject), inertText(remark.detail));
}

QString faultCode(FileFault fault)
{
    return QString::fromLatin1(faultRows[static_cast<std::size_t>(fault)].name);
}

QString remarkCode(FileRemarkId remark)
{
    return QString::fromLatin1(remarkRows[static_cast<std::size_t>(remark)].name);
}

} // namespace gpuwise
