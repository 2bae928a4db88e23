// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/tables/comparisonbuilder.h"

#include <algorithm>

namespace gpuwise::comparison {

namespace {

using Section = ComparisonSection;
using Field = ComparisonField;

ComparisonCell supportCell(const SoftwareAnswer &software)
{
    ComparisonCell cell;
    cell.support = software.support;
    cell.software = software.row;
    cell.text = software.framework;
    if (software.support == Support::None)
        cell.state = FactState::NotSupported;
    else if (software.support != Support::NotStated)
        cell.state = FactState::Published;
    if (software.row) {
        cell.source = software.row->source;
        cell.note = software.row->note;
    }
    return cell;
}

SoftwareAnswer supportForUse(const Builder &b, const Gpu &gpu, SoftwareUse use)
{
    const OperatingSystem os = b.budget().os;
    const auto ask = [&](Task task, Runtime runtime) {
        return supportFor(b.catalogue, gpu, task, runtime, Framework::Peft, os);
    };
    switch (use) {
    case SoftwareUse::LlamaCpp:
        return ask(Task::Inference, Runtime::LlamaCpp);
    case SoftwareUse::Vllm:
        return ask(Task::Inference, Runtime::Vllm);
    case SoftwareUse::Training:
        return ask(Task::FullFineTune, Runtime::Transformers);
    case SoftwareUse::Qlora:
        return ask(Task::Qlora, Runtime::Transformers);
    case SoftwareUse::Images:
        break;
    }
    return ask(Task::Image, Runtime::Diffusers);
}

} // namespace

void addSoftwareRows(Builder &b)
{
    if (b.out.columns.front().judged)
        b.row({.section = Section::Software, .field = Field::SoftwareSupport},
              [](const ComparisonColumn &c) { return supportCell(c.judged->software); });
    for (const SoftwareUse use : softwareUses)
        b.row({.section = Section::Software, .field = Field::SoftwareFor, .use = use},
              [&](const ComparisonColumn &c) { return supportCell(supportForUse(b, *c.gpu, use)); });
}

void addClaimRows(Builder &b)
{
    b.row({.section = Section::Claims, .field = Field::GuideClaims}, [&](const ComparisonColumn &c) {
        ComparisonCell cell;
        cell.claims = b.catalogue.claimsAbout(c.gpu->id);
        cell.number = static_cast<double>(cell.claims.size());
        cell.state = FactState::Derived;
        return cell;
    });
}

} // namespace gpuwise::comparison
