// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/guide/guideworkload.h"

#include <QHash>

namespace gpuwise {

namespace {

constexpr int mostTokens = 16 * 1024 * 1024;
constexpr int mostAtOnce = 10'000;
constexpr int mostCards = 64;

const QHash<QString, Task> &taskWords()
{
    static const QHash<QString, Task> words{
        {QStringLiteral("pretrain"), Task::Pretrain}, {QStringLiteral("full"), Task::FullFineTune},
        {QStringLiteral("lora"), Task::Lora},         {QStringLiteral("qlora"), Task::Qlora},
        {QStringLiteral("infer"), Task::Inference},   {QStringLiteral("image"), Task::Image},
        {QStringLiteral("learn"), Task::Learn},
    };
    return words;
}

const QHash<QString, Runtime> &runtimeWords()
{
    static const QHash<QString, Runtime> words{
        {QStringLiteral("llama.cpp"), Runtime::LlamaCpp},
        {QStringLiteral("vllm"), Runtime::Vllm},
        {QStringLiteral("transformers"), Runtime::Transformers},
        {QStringLiteral("diffusers"), Runtime::Diffusers},
    };
    return words;
}

class Reader
{
public:
    explicit Reader(const Catalogue &catalogue)
        : m_catalogue(catalogue)
    {}

    bool take(const QString &word)
    {
        if (const auto task = taskWords().constFind(word); task != taskWords().constEnd()) {
            m_found.task.task = *task;
            return true;
        }
        if (const auto runtime = runtimeWords().constFind(word); runtime != runtimeWords().constEnd()) {
            m_found.task.inference.runtime = *runtime;
            return true;
        }
        if (takeCard(word) || takeNumber(word))
            return true;
        if (const AiModel *model = m_catalogue.model(word)) {
            m_found.model.modelId = model->id;
            return true;
        }
        if (const Quantisation *precision = m_catalogue.quantisation(word)) {
            m_found.model.precisionId = precision->id;
            return true;
        }
        return takeSize(word);
    }

    std::optional<GuideWorkload> finish() const
    {
        const bool named = !m_found.model.modelId.isEmpty() || m_found.model.sizeBillions > 0;
        return named ? std::optional(m_found) : std::nullopt;
    }

private:
    bool takeCard(const QString &word)
    {
        const qsizetype star = word.indexOf(u'*');
        const Gpu *gpu = m_catalogue.gpu(star < 0 ? word : word.left(star));
        if (!gpu)
            return false;
        bool ok = true;
        const int count = star < 0 ? 1 : word.mid(star + 1).toInt(&ok);
        if (!ok || count < 1 || count > mostCards)
            return false;
        m_found.cards = CardGroup{gpu->id, count};
        return true;
    }

    bool takeNumber(const QString &word)
    {
        bool ok = false;
        if (word.startsWith(u'x')) {
            const int many = word.mid(1).toInt(&ok);
            if (!ok || many < 1 || many > mostAtOnce)
                return false;
            m_found.task.inference.sequences = many;
            m_found.task.training.batch = many;
            return true;
        }
        const int tokens = word.toInt(&ok);
        if (!ok || tokens < 1 || tokens > mostTokens)
            return false;
        m_found.task.inference.contextTokens = tokens;
        m_found.task.training.sequenceLength = tokens;
        return true;
    }

    /// "7b"
    bool takeSize(const QString &word)
    {
        bool ok = false;
        const double billions = word.endsWith(u'b') ? word.chopped(1).toDouble(&ok) : 0;
        if (!ok || !(billions >= 0.001) || !(billions <= 100'000))
            return false;
        m_found.model.sizeBillions = billions;
        return true;
    }

    const Catalogue &m_catalogue;
    GuideWorkload m_found;
};

} // namespace

std::optional<GuideWorkload> guideWorkload(const Catalogue &catalogue, const QStringList &words,
                                           QString *problem)
{
    Reader reader(catalogue);
    for (const QString &word : words) {
        if (reader.take(word))
            continue;
        if (problem)
            *problem = QStringLiteral("\"%1\" is no word of a workload").arg(word.left(60));
        return std::nullopt;
    }
    auto found = reader.finish();
    if (!found && problem)
        *problem = QStringLiteral("no model is named");
    return found;
}

} // namespace gpuwise
