// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tokens.h"

namespace gpuwise {

namespace {

constexpr int familyShade = 135; ///< percent darker: a second term of one family of terms

QColor rgb(QRgb value)
{
    return QColor::fromRgb(value);
}

Tokens makeLight()
{
    Tokens t;
    t.window = rgb(0xF3F4F6);
    t.base = rgb(0xFFFFFF);
    t.alternate = rgb(0xF7F8FA);
    t.text = rgb(0x1A1F26);
    t.secondaryText = rgb(0x525B68);
    t.disabledText = rgb(0x8A929E);
    t.accent = rgb(0x3D4FB5);
    t.onAccent = rgb(0xFFFFFF);
    t.selection = rgb(0xE3E7F8);
    t.selectionText = rgb(0x1A1F26);
    t.link = rgb(0x3446A6);
    t.panelBorder = rgb(0xD4D8DF);
    t.controlBorder = rgb(0x828B98);
    t.gridLine = rgb(0xE4E7EC);
    t.toolTip = rgb(0xFFFFFF);
    t.toolTipText = rgb(0x1A1F26);
    t.good = {rgb(0x00694C), rgb(0xE2F3EC)};
    t.caution = {rgb(0x7F5200), rgb(0xFBF0D9)};
    t.bad = {rgb(0xA93A00), rgb(0xFBE7DD)};
    t.unknown = {rgb(0x525B68), rgb(0xECEEF1)};
    t.weights = rgb(0x0072B2);
    t.gradients = rgb(0xE69F00);
    t.optimizer = rgb(0x007A59);
    t.adapters = rgb(0x3A3F47);
    t.kvCache = rgb(0x56B4E9);
    t.activations = rgb(0xCC79A7);
    t.context = rgb(0xE0CF2E);
    t.reservedHatch = rgb(0x7D8693);
    t.track = rgb(0xFFFFFF);
    t.series = {rgb(0x0072B2), rgb(0xB34A00), rgb(0x8A5A9E), rgb(0x00755A), rgb(0x39424E)};
    return t;
}

Tokens makeDark()
{
    Tokens t;
    t.window = rgb(0x1C1F24);
    t.base = rgb(0x23272D);
    t.alternate = rgb(0x272B32);
    t.text = rgb(0xE7EAEE);
    t.secondaryText = rgb(0xA9B1BC);
    t.disabledText = rgb(0x767E8A);
    t.accent = rgb(0x8C9BF0);
    t.onAccent = rgb(0x14171C);
    t.selection = rgb(0x343B5C);
    t.selectionText = rgb(0xF2F4F8);
    t.link = rgb(0xA4B0F5);
    t.panelBorder = rgb(0x3B414A);
    t.controlBorder = rgb(0x7C8592);
    t.gridLine = rgb(0x333942);
    t.toolTip = rgb(0x2F353D);
    t.toolTipText = rgb(0xE7EAEE);
    t.good = {rgb(0x5FD3A8), rgb(0x1D3A31)};
    t.caution = {rgb(0xF0BC5A), rgb(0x3F3319)};
    t.bad = {rgb(0xFF9466), rgb(0x47291C)};
    t.unknown = {rgb(0xA9B1BC), rgb(0x30353D)};
    t.weights = rgb(0x3D9BDB);
    t.gradients = rgb(0xF0B030);
    t.optimizer = rgb(0x1FA07A);
    t.adapters = rgb(0xD9DDE3);
    t.kvCache = rgb(0x8FD0F5);
    t.activations = rgb(0xDE94BC);
    t.context = rgb(0xEBDD55);
    t.reservedHatch = rgb(0x808A97);
    t.track = rgb(0x1A1D22);
    t.series = {rgb(0x5AAEE8), rgb(0xF09A5C), rgb(0xC79BDB), rgb(0x5FD3A8), rgb(0xE7EAEE)};
    return t;
}

} // namespace

const VerdictTokens &Tokens::of(Verdict verdict) const
{
    switch (verdict) {
    case Verdict::Fits:
        return good;
    case Verdict::Tight:
        return caution;
    case Verdict::No:
        return bad;
    case Verdict::Unknown:
        break;
    }
    return unknown;
}

QColor Tokens::of(TermId term) const
{
    switch (term) {
    case TermId::Weights:
        return weights;
    case TermId::MasterWeights: // the optimizer's own copy
    case TermId::Optimizer:
        return optimizer;
    case TermId::Gradients:
        return gradients;
    case TermId::Adapters:
        return adapters;
    case TermId::KvCache:
    case TermId::RecurrentState:
        return kvCache;
    case TermId::Activations:
    case TermId::ComputeBuffer:
        return activations;
    case TermId::Logits: // of the same family, and beside it in the bar
        return activations.darker(familyShade);
    case TermId::Framework:
    case TermId::Context:
        return context;
    case TermId::Fragmentation:
        return context.darker(familyShade);
    }
    return unknown.ink;
}

const Tokens &lightTokens()
{
    static const Tokens tokens = makeLight();
    return tokens;
}

const Tokens &darkTokens()
{
    static const Tokens tokens = makeDark();
    return tokens;
}

} // namespace gpuwise
