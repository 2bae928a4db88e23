// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/sessionfiles/sessionproblem.h"

#include "model/modelfiles/problem.h"

#include <QCoreApplication>

namespace gpuwise {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(SessionFile)
};

QString faultSentence(const SessionProblem &problem)
{
    const QString found = inertText(problem.found, 160);
    const QString allowed = inertText(problem.allowed, 400);
    switch (problem.fault) {
    case SessionFault::CannotOpen:
        return Words::tr("the file cannot be read: %1").arg(found);
    case SessionFault::NotAFile:
        return Words::tr("this is not an ordinary file");
    case SessionFault::Empty:
        return Words::tr("the file is empty");
    case SessionFault::TooLarge:
        return Words::tr("the file has %1 bytes; a session has at most %2").arg(found, allowed);
    case SessionFault::NotASession:
        return Words::tr("this is not a session of GPUwise");
    case SessionFault::NewerVersion:
        return Words::tr("it was saved by a newer GPUwise: it is of version %1, and this program reads up to "
                         "version %2")
            .arg(found, allowed);
    case SessionFault::NotValidJson:
        return found;
    case SessionFault::ValueMissing:
        return Words::tr("a value is missing");
    case SessionFault::ValueWrongType:
        return Words::tr("the value must be %1; it is %2").arg(allowed, found);
    case SessionFault::ValueOutOfRange:
        return Words::tr("the value must lie in %1; it is %2").arg(allowed, found);
    case SessionFault::WordUnknown:
        return Words::tr("“%1” is not one of %2").arg(found, allowed);
    case SessionFault::KeyTwice:
        break;
    }
    return Words::tr("the key occurs twice");
}

QString adviceSentence(SessionFault fault)
{
    switch (fault) {
    case SessionFault::CannotOpen:
    case SessionFault::NotAFile:
        return Words::tr("Check that the file is there and that you may read it.");
    case SessionFault::Empty:
    case SessionFault::TooLarge:
    case SessionFault::NotASession:
        return Words::tr("Choose a file that GPUwise saved; its name ends in .gpuwise.");
    case SessionFault::NewerVersion:
        return Words::tr("Update GPUwise to open it. The file was not changed.");
    default:
        return Words::tr("The file is damaged or was edited by hand: correct this place, or open an older "
                         "copy. It was not changed.");
    }
}

QString placeOf(int line, const QString &key)
{
    if (line > 0 && !key.isEmpty())
        return Words::tr("line %1, key “%2”").arg(QString::number(line), inertText(key));
    if (line > 0)
        return Words::tr("line %1").arg(line);
    return key.isEmpty() ? QString() : Words::tr("key “%1”").arg(inertText(key));
}

} // namespace

QString sessionProblemText(const SessionProblem &problem)
{
    const QString file = inertText(problem.file, 60);
    const QString place = placeOf(problem.line, problem.key);
    const QString fault = faultSentence(problem);
    const QString advice = adviceSentence(problem.fault);
    // One pass over all of them: a "%2" inside a file's name stays what it is.
    return place.isEmpty()
               ? Words::tr("%1: %2. %3", "file, fault, advice").arg(file, fault, advice)
               : Words::tr("%1: %2 (%3). %4", "file, fault, place, advice").arg(file, fault, place, advice);
}

QString sessionNoteText(const SessionNote &note)
{
    const QString subject = inertText(note.subject);
    switch (note.id) {
    case SessionNoteId::CardUnknown:
        return Words::tr("The card “%1” (line %2) is not in this catalogue and was left out.")
            .arg(subject, QString::number(note.line));
    case SessionNoteId::ModelUnknown:
        return Words::tr("The model “%1” is not in this catalogue; its size was kept, if the file says it.")
            .arg(subject);
    case SessionNoteId::PrecisionUnknown:
        return Words::tr("The precision “%1” is not in this catalogue; the usual one was taken.")
            .arg(subject);
    case SessionNoteId::ModelFileUnread:
        return Words::tr("The model file could not be read again, so its size was kept and the rest of it "
                         "left out. %1")
            .arg(inertText(note.detail, 400));
    case SessionNoteId::ModelFileElsewhere:
        return Words::tr("The model file “%1” is on another computer and was not opened; its size was kept.")
            .arg(subject);
    case SessionNoteId::ShortlistCut:
        return Words::tr(
            "More cards are compared in the file than the comparison holds; the first were kept.");
    case SessionNoteId::BaselineNotCompared:
        return Words::tr("The baseline is not among the compared cards; the first of them is taken.");
    case SessionNoteId::FigureOutOfRange:
        return Words::tr("The cost “%1” (line %2) is out of range and was left out.")
            .arg(subject, QString::number(note.line));
    case SessionNoteId::KeyUnknown:
        break;
    }
    return Words::tr("Nothing is known of “%1” (line %2); it was left out.")
        .arg(subject, QString::number(note.line));
}

} // namespace gpuwise
