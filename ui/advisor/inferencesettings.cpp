// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/advisor/inferencesettings.h"

#include "model/session/entries.h"
#include "model/session/session.h"
#include "model/words/format.h"
#include "model/words/words.h"
#include "ui/widgets/entryrefusal.h"

#include <QComboBox>
#include <QCompleter>
#include <QLineEdit>
#include <QLocale>
#include <QSpinBox>

namespace gpuwise {

namespace {

constexpr int contexts[] = {2048, 4096, 8192, 16384, 32768, 65536, 131072, 262144};
constexpr int automaticRuntime = -1;
constexpr int allLayers = -1;
constexpr int longestChoice = 380; ///< "Automatic" says which programs it means

} // namespace

InferenceSettingsForm::InferenceSettingsForm(Session &session, QWidget *parent)
    : TaskForm(session, parent)
    , m_context(makeCombo(
          "contextCombo",
          [](TaskAnswer &task, const QVariant &value) { task.inference.contextTokens = value.toInt(); }))
    , m_users(
          makeSpin("usersSpin", 1, 1024, 1, [](TaskAnswer &task, int n) { task.inference.sequences = n; }))
    , m_cache(makeCombo(
          "cacheCombo",
          [](TaskAnswer &task, const QVariant &value) { task.inference.kvPrecisionId = value.toString(); }))
    , m_runtime(makeCombo("runtimeCombo",
                          [](TaskAnswer &task, const QVariant &value) {
                              const int runtime = value.toInt();
                              task.inference.runtime = runtime == automaticRuntime
                                                           ? std::nullopt
                                                           : std::optional(static_cast<Runtime>(runtime));
                          }))
    , m_layers(makeSpin("gpuLayersSpin", allLayers, maxLayers, 1,
                        [](TaskAnswer &task, int n) { task.inference.gpuLayers = n; }))
    , m_floor(makeSpin("speedFloorSpin", 0, 500, 1,
                       [](TaskAnswer &task, int n) { task.inference.minTokensPerSecond = n; }))
{
    m_context->setEditable(true);
    m_context->setInsertPolicy(QComboBox::NoInsert);
    m_context->setCompleter(nullptr); // it would make 128K of 12
    m_context->lineEdit()->setMaxLength(12);
    connect(m_context->lineEdit(), &QLineEdit::editingFinished, this, &InferenceSettingsForm::enterContext);
    selectAllOnFocus(m_context->lineEdit());
    m_contextRefusal =
        new EntryRefusal(m_context->lineEdit(), [this] { showContext(this->session().workload().task); });
    m_contextRow = addFormRow(left(), m_context, this);
    addRefusalRow(left(), m_contextRefusal, QStringLiteral("contextRefusal"), this);
    m_usersRow = addFormRow(left(), m_users, this);
    m_floorRow = addFormRow(left(), m_floor, this);
    m_cacheRow = addFormRow(right(), m_cache, this);
    m_runtimeRow = addFormRow(right(), m_runtime, this);
    m_layersRow = addFormRow(right(), m_layers, this);
    m_runtime->setMaximumWidth(longestChoice);
    explainFormRow(m_contextRow, GuideTerm::Context);
    explainFormRow(m_usersRow, GuideTerm::Users);
    explainFormRow(m_floorRow, GuideTerm::MinSpeed);
    explainFormRow(m_cacheRow, GuideTerm::KvCache);
    explainFormRow(m_runtimeRow, GuideTerm::Runtime);
    explainFormRow(m_layersRow, GuideTerm::LayersOnCard);
    start();
}

void InferenceSettingsForm::enterContext()
{
    if (!m_context->lineEdit()->isModified())
        return;
    const QString text = m_context->currentText();
    const auto tokens = parseTokens(text);
    if (!tokens)
        return m_contextRefusal->refuse(tokensRefusal(text));
    m_context->lineEdit()->setModified(false);
    change([&](TaskAnswer &task) { task.inference.contextTokens = *tokens; });
    showContext(session().workload().task);
}

void InferenceSettingsForm::retranslate()
{
    const QLocale locale;
    setFormText(m_contextRow, tr("Conte&xt, tokens"), tr("Prompt and answer together, for each user."));
    setFormText(m_usersRow, tr("Users at the &same time"));
    setFormText(m_floorRow, tr("Fast enou&gh, tokens/s"),
                tr("For each user. Slower options are listed, but not picked."));
    setFormText(m_cacheRow, tr("&KV cache in"));
    setFormText(m_runtimeRow, tr("Soft&ware"));
    setFormText(m_layersRow, tr("La&yers on the card"),
                tr("llama.cpp runs the others on the processor, far slower."));
    m_layers->setSpecialValueText(tr("all"));
    m_context->clear();
    for (const int tokens : contexts)
        m_context->addItem(formatTokens(tokens, locale), tokens);
    m_cache->clear();
    for (const char *id : {"kv_f16", "kv_q8_0", "kv_q4_0", "kv_fp8"}) {
        const QString cache = QString::fromLatin1(id);
        if (session().catalogue().quantisation(cache))
            m_cache->addItem(precisionName(cache.mid(3)), cache);
    }
    m_runtime->clear();
    m_runtime->addItem(tr("Automatic: llama.cpp on a desktop, vLLM in a server"), automaticRuntime);
    for (const Runtime runtime :
         {Runtime::LlamaCpp, Runtime::LlamaServer, Runtime::Vllm, Runtime::Transformers, Runtime::Exllama})
        m_runtime->addItem(runtimeName(runtime), static_cast<int>(runtime));
    m_runtime->setSizeAdjustPolicy(QComboBox::AdjustToContents);
}

void InferenceSettingsForm::showContext(const TaskAnswer &task)
{
    m_context->setCurrentIndex(m_context->findData(task.inference.contextTokens));
    m_context->setEditText(formatTokens(task.inference.contextTokens, QLocale()));
    m_contextRefusal->accept();
}

void InferenceSettingsForm::showAnswer(const TaskAnswer &task)
{
    const InferenceSettings &settings = task.inference;
    if (!m_contextRefusal->isRefused())
        showContext(task);
    m_users->setValue(settings.sequences);
    m_cache->setCurrentIndex(m_cache->findData(settings.kvPrecisionId));
    m_runtime->setCurrentIndex(
        m_runtime->findData(settings.runtime ? static_cast<int>(*settings.runtime) : automaticRuntime));
    m_layers->setValue(settings.gpuLayers);
    m_floor->setValue(static_cast<int>(settings.minTokensPerSecond));
}

ImageSettingsForm::ImageSettingsForm(Session &session, QWidget *parent)
    : TaskForm(session, parent)
    , m_width(makeSpin("imageWidthSpin", 64, 8192, 64, [](TaskAnswer &task, int n) { task.image.width = n; }))
    , m_height(
          makeSpin("imageHeightSpin", 64, 8192, 64, [](TaskAnswer &task, int n) { task.image.height = n; }))
    , m_steps(makeSpin("stepsSpin", 1, 500, 1, [](TaskAnswer &task, int n) { task.image.steps = n; }))
    , m_images(makeSpin("imagesSpin", 1, 64, 1, [](TaskAnswer &task, int n) { task.image.images = n; }))
{
    m_widthRow = addFormRow(left(), m_width, this);
    m_heightRow = addFormRow(left(), m_height, this);
    m_stepsRow = addFormRow(right(), m_steps, this);
    m_imagesRow = addFormRow(right(), m_images, this);
    start();
}

void ImageSettingsForm::retranslate()
{
    setFormText(m_widthRow, tr("W&idth, pixels"));
    setFormText(m_heightRow, tr("Hei&ght, pixels"));
    setFormText(m_stepsRow, tr("&Steps"));
    setFormText(m_imagesRow, tr("Images at &once"));
}

void ImageSettingsForm::showAnswer(const TaskAnswer &task)
{
    m_width->setValue(task.image.width);
    m_height->setValue(task.image.height);
    m_steps->setValue(task.image.steps);
    m_images->setValue(task.image.images);
}

} // namespace gpuwise
