// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/estimate/llamacpp/tensors.h"

#include <cmath>

namespace gpuwise::llamacpp {

namespace {

using Arch = LlamaCppArch;

class Lister
{
public:
    explicit Lister(const LlamaCppShape &shape)
        : s(shape)
        , h(shape.hidden)
    {}

    std::vector<Tensor> all()
    {
        outsideLayers();
        for (m_layer = 0; m_layer < s.layers; ++m_layer)
            layer();
        return std::move(m_tensors);
    }

private:
    void add(Role role, double row, double rows = 1, bool expert = false)
    {
        m_tensors.push_back({role, expert, m_layer, row, rows});
    }

    void outsideLayers()
    {
        m_layer = -1;
        add(Role::TokenEmbedding, h, s.vocab);
        if (s.arch == Arch::Bert) {
            // XLM-RoBERTa style encoders (vocabularies above 100,000) have one token type, BERT has two.
            add(Role::PositionOrType, h, s.vocab > 100000 ? 1 : 2);
            add(Role::PositionOrType, h, s.contextLength);
        }
        add(Role::Never, h);
        if (!s.tiedHead)
            add(Role::Output, h, s.vocab);
        if (s.arch == Arch::Gemma3n) {
            add(Role::Never, h, h * 3);
            add(Role::Never, h, h * 3);
        }
        if (s.perLayerEmbedding > 0) {
            add(Role::PerLayerEmbedding, s.perLayerEmbedding * s.layers, s.vocab);
            add(Role::PerLayerProjection, h, s.perLayerEmbedding * s.layers);
        }
    }

    static int normsPerLayer(Arch arch)
    {
        switch (arch) {
        case Arch::Gemma2:
        case Arch::Gemma3:
        case Arch::Gemma3n:
            return 4;
        case Arch::Gemma4:
            return 5;
        case Arch::CommandR:
        case Arch::Cohere2:
            return 1;
        default:
            return 2;
        }
    }

    double feedForward() const { return s.feedForward[static_cast<std::size_t>(m_layer)]; }

    void layer()
    {
        for (int n = 0; n < normsPerLayer(s.arch); ++n)
            add(Role::Never, h);
        if (s.arch == Arch::Bert) {
            encoderLayer();
            return;
        }
        if (s.recurrent[static_cast<std::size_t>(m_layer)])
            recurrentLayer();
        else if (s.isMla())
            latentAttention();
        else
            attention();
        if (s.perLayerEmbedding > 0) {
            add(Role::Plain, h, s.perLayerEmbedding);
            add(Role::Plain, s.perLayerEmbedding, h);
        }
        if (s.arch == Arch::Gemma3n) {
            add(Role::Never, 4, 20);
            add(Role::Never, h, 4);
            add(Role::Never, h, 64);
            add(Role::Never, 64, h);
            add(Role::Never, 2 * h);
        }
        if (s.arch != Arch::Mamba && s.arch != Arch::Mamba2)
            feedForwardPart();
    }

    void encoderLayer()
    {
        add(Role::Plain, h, h);
        add(Role::AttentionKey, h, h);
        add(Role::AttentionValue, h, h);
        add(Role::Never, 3 * h);
        add(Role::AttentionOutput, h, h);
        add(Role::FeedForwardUp, h, feedForward());
        add(Role::Never, feedForward());
        add(Role::FeedForwardDown, feedForward(), h);
        add(Role::Never, 6 * h);
    }

    void recurrentLayer()
    {
        const double convolved = s.ssmInner + 2.0 * s.ssmGroups * s.ssmState;
        if (s.gatedDeltaNet) {
            add(Role::AttentionValue, h, convolved);
            add(Role::Plain, h, s.ssmInner);
            add(Role::Never, s.ssmConv, convolved);
            add(Role::Plain, s.ssmInner, h);
            if (s.arch == Arch::Qwen3Next) {
                add(Role::Plain, h, 2 * s.ssmHeads);
            } else {
                add(Role::Plain, h, s.ssmHeads);
                add(Role::Plain, h, s.ssmHeads);
            }
        } else if (s.arch == Arch::Mamba || s.arch == Arch::Jamba) {
            add(Role::Plain, h, 2 * s.ssmInner);
            add(Role::Never, s.ssmConv, s.ssmInner);
            add(Role::Never, s.ssmInner);
            add(Role::Plain, s.ssmInner, s.ssmHeads + 2 * s.ssmState);
            add(Role::Plain, s.ssmHeads, s.ssmInner);
            add(Role::Never, s.ssmInner);
            add(Role::Never, s.ssmState, s.ssmInner);
            add(Role::Never, s.ssmInner);
            add(Role::Plain, s.ssmInner, h);
        } else {
            add(Role::Plain, h, 2.0 * s.ssmInner + 2.0 * s.ssmGroups * s.ssmState + s.ssmHeads);
            add(Role::Never, s.ssmConv, convolved);
            add(Role::Never, convolved);
            add(Role::Never, s.ssmInner);
            add(Role::Plain, s.ssmInner, h);
        }
    }

    void latentAttention()
    {
        if (s.qLora > 0) {
            add(Role::Plain, h, s.qLora);
            add(Role::Plain, s.qLora, s.heads * s.mlaKeyLength);
        } else {
            add(Role::Plain, h, s.heads * s.mlaKeyLength);
        }
        add(Role::Plain, h, s.kvLora + s.ropeDims);
        add(Role::Plain, s.mlaKeyLength - s.ropeDims, static_cast<double>(s.kvLora) * s.heads);
        add(Role::Plain, s.kvLora, static_cast<double>(s.mlaValueLength) * s.heads);
        add(Role::AttentionOutput, s.heads * s.mlaValueLength, h);
        if (s.indexerHeads > 0) {
            add(Role::Plain, h, s.indexerHeads);
            add(Role::AttentionKey, h, s.indexerKey);
            add(Role::Plain, s.qLora, s.indexerHeads * s.indexerKey);
        }
    }

    void attention()
    {
        const auto i = static_cast<std::size_t>(m_layer);
        const bool window = s.window[i];
        const double key = window && s.windowKeyLength > 0 ? s.windowKeyLength : s.keyLength;
        const double value = s.windowKeyLength > 0 ? key : s.valueLength;
        const double kvHeads = s.kvHeads[i];
        const double query = s.heads * key;
        if (s.arch == Arch::Phi3 || s.arch == Arch::Falcon) {
            add(Role::AttentionValue, h, query + kvHeads * (key + value));
            add(Role::AttentionOutput, query, h);
            return;
        }
        const bool ownsNoCache =
            s.arch == Arch::Gemma4 && s.kvSharedLayers > 0 && m_layer >= s.layers - s.kvSharedLayers;
        add(Role::Plain, h, s.gatedDeltaNet ? 2 * query : query); // the gate doubles the query matrix
        if (!ownsNoCache) {
            add(Role::AttentionKey, h, kvHeads * key);
            const bool valueIsKey = s.arch == Arch::Gemma4 && s.perLayerEmbedding == 0 && !window;
            if (!valueIsKey)
                add(Role::AttentionValue, h, kvHeads * value);
        }
        add(Role::AttentionOutput, s.heads * value, h);
        if (s.arch == Arch::CommandR && s.layers >= 64) {
            add(Role::Never, 128, s.heads);
            add(Role::Never, 128, kvHeads);
        }
        if (s.arch == Arch::Qwen2 || s.arch == Arch::SeedOss || s.arch == Arch::Glm4 ||
            s.arch == Arch::Glm4Moe || s.arch == Arch::GptOss) {
            add(Role::Never, query);
            add(Role::Never, kvHeads * key);
            add(Role::Never, kvHeads * value);
        }
    }

    void feedForwardPart()
    {
        const bool experts =
            s.experts > 0 && m_layer >= s.denseLead && !(s.arch == Arch::Jamba && m_layer % 2 == 0);
        if (!experts || s.arch == Arch::Gemma4) {
            if (s.arch == Arch::Phi3 || s.arch == Arch::Glm4)
                add(Role::FeedForwardUp, h, 2 * feedForward()); // gate and up in one matrix
            else if (s.arch == Arch::Falcon)
                add(Role::FeedForwardUp, h, feedForward());
            else {
                add(Role::Plain, h, feedForward());
                add(Role::FeedForwardUp, h, feedForward());
            }
            add(Role::FeedForwardDown, feedForward(), h);
        }
        if (experts)
            expertPart();
    }

    void expertPart()
    {
        const double n = s.experts;
        const double width = s.expertFeedForward;
        add(Role::Never, h, n);
        if (s.arch == Arch::Gemma4) {
            add(Role::FeedForwardUp, h, 2 * width * n, true);
        } else {
            add(Role::Plain, h, width * n, true);
            add(Role::FeedForwardUp, h, width * n, true);
        }
        add(Role::FeedForwardDown, width, h * n, true);
        if (s.arch == Arch::GptOss) {
            add(Role::Never, h + n);
            add(Role::Never, width, n);
            add(Role::Never, width, n);
            add(Role::Never, h, n);
        }
        const double shared = s.arch == Arch::Llama4 ? width : s.sharedExpertFeedForward;
        if (shared > 0) {
            add(Role::Plain, h, shared);
            add(Role::FeedForwardUp, h, shared);
            add(Role::FeedForwardDown, shared, h);
            if (s.gatedDeltaNet)
                add(Role::Never, h);
        }
    }

    const LlamaCppShape &s;
    const double h;
    int m_layer = -1;
    std::vector<Tensor> m_tensors;
};

} // namespace

std::vector<Tensor> tensorsOf(const LlamaCppShape &shape)
{
    return Lister(shape).all();
}

} // namespace gpuwise::llamacpp
