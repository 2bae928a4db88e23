// SPDX-License-Identifier: GPL-3.0-or-later
//
// The words that stand for enumerators in the CSV files and in the catalogue database: one list for the
// compiler that checks them and for the reader that takes them back.
#pragma once

#include "model/domain/catalogue.h"

#include <QString>
#include <QStringList>

#include <array>
#include <optional>
#include <utility>

namespace gpuwise {

template <typename E, std::size_t N> using EnumTexts = std::array<std::pair<const char *, E>, N>;

template <typename E, std::size_t N>
std::optional<E> enumFromText(const EnumTexts<E, N> &texts, QStringView text)
{
    for (const auto &[word, value] : texts)
        if (text == QLatin1StringView(word))
            return value;
    return std::nullopt;
}

template <typename E, std::size_t N> QStringList enumWords(const EnumTexts<E, N> &texts)
{
    QStringList words;
    for (const auto &entry : texts)
        words.append(QString::fromLatin1(entry.first));
    return words;
}

inline constexpr EnumTexts<Confidence, 3> confidenceTexts{
    {{"high", Confidence::High}, {"medium", Confidence::Medium}, {"low", Confidence::Low}}};

inline constexpr EnumTexts<GraphicsKind, 4> graphicsKindTexts{{{"discrete", GraphicsKind::Discrete},
                                                               {"integrated", GraphicsKind::Integrated},
                                                               {"virtual", GraphicsKind::Virtual},
                                                               {"management", GraphicsKind::Management}}};

inline constexpr EnumTexts<MeasurementKind, 4> leftOutKindTexts{{{"decode", MeasurementKind::Decode},
                                                                 {"prefill", MeasurementKind::Prefill},
                                                                 {"training", MeasurementKind::Training},
                                                                 {"images", MeasurementKind::Images}}};

inline constexpr EnumTexts<FactState, 4> factStateTexts{{{"published", FactState::Published},
                                                         {"derived", FactState::Derived},
                                                         {"unconfirmed", FactState::Unconfirmed},
                                                         {"not_supported", FactState::NotSupported}}};

enum class FactRole
{
    Stands,
    Agrees,
    Conflict
};
inline constexpr EnumTexts<FactRole, 3> factRoleTexts{
    {{"stands", FactRole::Stands}, {"agrees", FactRole::Agrees}, {"conflict", FactRole::Conflict}}};

inline constexpr EnumTexts<OfferKind, 7> offerKindTexts{{{"new_msrp", OfferKind::NewMsrp},
                                                         {"new_street", OfferKind::NewStreet},
                                                         {"used", OfferKind::Used},
                                                         {"on_demand", OfferKind::OnDemand},
                                                         {"spot", OfferKind::Spot},
                                                         {"reserved", OfferKind::Reserved},
                                                         {"community", OfferKind::Community}}};

inline constexpr EnumTexts<OfferScope, 4> offerScopeTexts{{{"card", OfferScope::Card},
                                                           {"node", OfferScope::Node},
                                                           {"machine", OfferScope::Machine},
                                                           {"unknown", OfferScope::Unknown}}};

inline constexpr EnumTexts<Tenancy, 3> tenancyTexts{
    {{"dedicated", Tenancy::Dedicated}, {"virtual", Tenancy::Virtual}, {"shared", Tenancy::Shared}}};

inline constexpr EnumTexts<ClaimVerdict, 7> claimVerdictTexts{{{"true", ClaimVerdict::True},
                                                               {"false", ClaimVerdict::False},
                                                               {"partly", ClaimVerdict::Partly},
                                                               {"low", ClaimVerdict::Low},
                                                               {"high", ClaimVerdict::High},
                                                               {"depends", ClaimVerdict::Depends},
                                                               {"unverified", ClaimVerdict::Unverified}}};

inline constexpr EnumTexts<ClaimSubject, 7> claimSubjectTexts{{{"card", ClaimSubject::Card},
                                                               {"rule", ClaimSubject::Rule},
                                                               {"price", ClaimSubject::Price},
                                                               {"software", ClaimSubject::Software},
                                                               {"market", ClaimSubject::Market},
                                                               {"method", ClaimSubject::Method},
                                                               {"model", ClaimSubject::Model}}};

inline constexpr EnumTexts<QuantisationKind, 6> quantisationKindTexts{
    {{"linear", QuantisationKind::Linear},
     {"file", QuantisationKind::File},
     {"kv", QuantisationKind::Kv},
     {"optimizer", QuantisationKind::OptimizerState},
     {"adapter", QuantisationKind::Adapter},
     {"generic", QuantisationKind::Generic}}};

inline constexpr EnumTexts<Keeps16Bit, 3> keeps16BitTexts{{{"none", Keeps16Bit::None},
                                                           {"embeddings+head", Keeps16Bit::EmbeddingsAndHead},
                                                           {"mixed", Keeps16Bit::Mixed}}};

inline constexpr EnumTexts<SoftwareStatus, 5> softwareStatusTexts{{{"official", SoftwareStatus::Official},
                                                                   {"partial", SoftwareStatus::Partial},
                                                                   {"community", SoftwareStatus::Community},
                                                                   {"none", SoftwareStatus::None},
                                                                   {"note", SoftwareStatus::Note}}};

inline constexpr EnumTexts<SoftwareSupport::Match, 5> softwareMatchTexts{
    {{"id", SoftwareSupport::Match::Id},
     {"cc", SoftwareSupport::Match::ComputeCapability},
     {"gfx", SoftwareSupport::Match::Gfx},
     {"arch", SoftwareSupport::Match::Architecture},
     {"vendor", SoftwareSupport::Match::Vendor}}};

inline constexpr EnumTexts<UsableKind, 3> usableKindTexts{
    {{"torch_total", UsableKind::TorchTotal},
     {"driver_total", UsableKind::DriverTotal},
     {"metal_working_set", UsableKind::MetalWorkingSet}}};

inline constexpr EnumTexts<AttentionKind, 8> attentionTexts{{{"none", AttentionKind::None},
                                                             {"mha", AttentionKind::Mha},
                                                             {"gqa", AttentionKind::Gqa},
                                                             {"mqa", AttentionKind::Mqa},
                                                             {"mla", AttentionKind::Mla},
                                                             {"sliding", AttentionKind::Sliding},
                                                             {"hybrid", AttentionKind::Hybrid},
                                                             {"compressed", AttentionKind::Compressed}}};

inline constexpr EnumTexts<LinearKind, 7> linearTexts{{{"", LinearKind::None},
                                                       {"gdn", LinearKind::GatedDeltaNet},
                                                       {"kda", LinearKind::Kda},
                                                       {"mamba1", LinearKind::Mamba1},
                                                       {"mamba2", LinearKind::Mamba2},
                                                       {"lightning", LinearKind::Lightning},
                                                       {"shortconv", LinearKind::ShortConv}}};

inline constexpr EnumTexts<Modality, 5> modalityTexts{{{"llm", Modality::Llm},
                                                       {"vlm", Modality::Vlm},
                                                       {"diffusion", Modality::Diffusion},
                                                       {"embedding", Modality::Embedding},
                                                       {"asr", Modality::Asr}}};

inline constexpr EnumTexts<MlpKind, 3> mlpTexts{
    {{"gated", MlpKind::Gated}, {"plain", MlpKind::Plain}, {"none", MlpKind::None}}};

/// "na": diffusion transformers, which have no vocabulary.
inline constexpr EnumTexts<HeadStorage, 4> headTexts{{{"separate", HeadStorage::Separate},
                                                      {"tied", HeadStorage::Tied},
                                                      {"none", HeadStorage::None},
                                                      {"na", HeadStorage::None}}};

} // namespace gpuwise
