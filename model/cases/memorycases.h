// SPDX-License-Identifier: GPL-3.0-or-later
//
// Memory cases: rows of memory.csv, fit_facts.csv and llamacpp.csv answered by the engine.
#pragma once

#include "model/cases/caserow.h"
#include "model/domain/catalogue.h"
#include "model/estimate/question.h"

namespace gpuwise {

/// The quantity that `what_was_measured` names, in GiB, per device where `scope` says so; the verdict when a
/// card is named.
CaseAnswer memoryCase(const Catalogue &catalogue, const CaseRow &row);

/// Whether the settings of a row of fit_facts.csv run on its cards; GiB on the fullest card.
CaseAnswer fitCase(const Catalogue &catalogue, const CaseRow &row);

/// What llama.cpp plans on the GPUs, summed, in MiB.
struct LlamaCppCaseAnswer
{
    std::optional<double> model, kv, recurrent, compute;
    QString note;
};
LlamaCppCaseAnswer llamaCppCase(const Catalogue &catalogue, const CaseRow &row);

/// A row's settings in the engine's terms. Keeps what the question points to, so it must stay where it is.
struct CaseQuestion
{
    ModelShape shape;
    LlamaCppPlan plan;
    Question question;
    QString note; ///< empty: the question stands

    CaseQuestion() = default;
    Q_DISABLE_COPY_MOVE(CaseQuestion)
};
/// By the row's kind: one of the three below.
void askMemory(const Catalogue &catalogue, const CaseRow &row, CaseQuestion &asked);
void askInference(const Catalogue &catalogue, const CaseRow &row, CaseQuestion &asked);
void askTraining(const Catalogue &catalogue, const CaseRow &row, CaseQuestion &asked);
void askImage(const Catalogue &catalogue, const CaseRow &row, CaseQuestion &asked);
/// Model, cards and precision, which all kinds share. False: `asked.note` says what is missing.
bool askCommon(const Catalogue &catalogue, const CaseRow &row, CaseQuestion &asked);

/// What software can allocate on the named card, or 98.5 % of the label when the catalogue has no such card.
double usableOfCase(const Catalogue &catalogue, const QString &name, double labelGB);

} // namespace gpuwise
