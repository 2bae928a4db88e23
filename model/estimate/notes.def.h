// SPDX-License-Identifier: GPL-3.0-or-later
//
// All notes, by topic (one file: moc stumbles over nested includes in an enum). GPUWISE_NOTE(name, kind,
// "json_code", "formats", "source ids", QT_TRANSLATE_NOOP("Note", "sentence")): %1..%3 are numbers, %4 is the
// name; `formats` as in model/advice/reasons.def.h, and u for a price per unit with three decimals, f for up
// to two decimals. No include guard: included once for each use.

// Power and place (model/estimate/power.h). Rules and their sources: docs/estimates.md, "Power and place".

// What the supply must give.
GPUWISE_NOTE(SupplySum, Reason, "supply_sum", "www", "",
             QT_TRANSLATE_NOOP("Note",
                               "Our own sum: %1 W sustained, %2 W of it for the cards; with a quarter to "
                               "spare, %3 W."))
GPUWISE_NOTE(SupplyOlder, Reason, "supply_older", "ww", "tweaktown-power-excursions-three-times",
             QT_TRANSLATE_NOOP("Note",
                               "A supply that is not ATX 3.x with a native 16-pin connector gets half as "
                               "much again as the %1 W sustained: %2 W."))
GPUWISE_NOTE(
    SupplyVendorFloor, Reason, "supply_vendor", "w", "",
    QT_TRANSLATE_NOOP("Note", "The vendor asks for %1 W in a PC with one such card: a floor, because its CPU "
                              "is not always stated."))
GPUWISE_NOTE(SupplyVendorUnknown, ToAsk, "supply_vendor_unknown", "", "",
             QT_TRANSLATE_NOOP("Note",
                               "The vendor's recommended supply is not in the catalogue: ask for it."))
GPUWISE_NOTE(SecondSupply, Warning, "second_supply", "w", "locallmgear-supplies-by-number-of-cards",
             QT_TRANSLATE_NOOP("Note",
                               "%1 W is more than one desktop supply usually gives: guides take a second "
                               "supply or a 240 V circuit above 1600 W."))
GPUWISE_NOTE(PeakSurvived, Reason, "peak", "ww",
             "tweaktown-power-excursions-three-times hothardware-atx-3-excursions-of-supplies",
             QT_TRANSLATE_NOOP("Note",
                               "A card may draw three times its power for 100 microseconds: up to %1 W in "
                               "all. A supply of this size must survive %2 W that long."))
GPUWISE_NOTE(PeakBeyondSupply, Warning, "peak_beyond_supply", "ww",
             "tweaktown-power-excursions-three-times hothardware-atx-3-excursions-of-supplies",
             QT_TRANSLATE_NOOP("Note",
                               "If all cards peaked in the same 100 microseconds they could draw %1 W; a "
                               "supply of this size need only survive %2 W that long. Take a larger one or "
                               "lower the power limits."))
GPUWISE_NOTE(NativeConnector, ToAsk, "native_connector", "", "hothardware-atx-3-excursions-of-supplies",
             QT_TRANSLATE_NOOP("Note",
                               "Ask for native 12V-2x6 (12VHPWR) connectors: a supply without them need not "
                               "survive such peaks, whatever is printed on its box."))
GPUWISE_NOTE(PowerUnknown, ToAsk, "power_unknown", "", "",
             QT_TRANSLATE_NOOP("Note", "Its board power is not published, so nothing can be summed up."))

// Connectors.
GPUWISE_NOTE(ConnectorsNeeded, Reason, "connectors", "", "",
             QT_TRANSLATE_NOOP("Note", "Connectors needed for the cards: %4."))
GPUWISE_NOTE(ConnectorsUnknown, ToAsk, "connectors_unknown", "", "",
             QT_TRANSLATE_NOOP("Note", "Its power connectors are not published: look at the card you buy."))
GPUWISE_NOTE(ConnectorLimitUnknown, ToAsk, "connector_limit_unknown", "", "",
             QT_TRANSLATE_NOOP("Note", "What a connector of this kind (%4) may carry is not known here."))
GPUWISE_NOTE(ConnectorTooSmall, Warning, "connector_too_small", "ww",
             "techspot-power-of-pcie-slots-and-connectors intel-atx-3-design-guide-336521",
             QT_TRANSLATE_NOOP("Note",
                               "Slot and connectors carry at most %1 W for a card that is rated %2 W: check "
                               "the connectors of the card you buy."))
GPUWISE_NOTE(ConnectorNearLimit, Warning, "connector_near_limit", "ww", "intel-atx-3-design-guide-336521",
             QT_TRANSLATE_NOOP("Note",
                               "Rated %1 W, close to the %2 W that one 16-pin connector, and one card from "
                               "all sources, may draw: do not raise its power limit."))

// The wall.
GPUWISE_NOTE(CircuitOverContinuous, Warning, "circuit", "ww", "nec-continuous-load-rule-of-80-percent",
             QT_TRANSLATE_NOOP("Note",
                               "%4: %1 W from the wall passes 80 % of the circuit, %2 W, the limit for hours "
                               "of load; whatever else is on the same breaker comes on top."))
GPUWISE_NOTE(CircuitOverLimit, Warning, "circuit_over_limit", "ww", "",
             QT_TRANSLATE_NOOP("Note", "%4: %1 W from the wall is more than the circuit's %2 W."))
GPUWISE_NOTE(CircuitRuleElsewhere, Reason, "circuit_rule", "",
             "nec-continuous-load-rule-of-80-percent power-of-chinese-10-a-and-16-a-sockets",
             QT_TRANSLATE_NOOP("Note",
                               "The 80 % rule is that of the US code; guides to 220 V sockets advise the "
                               "same reserve."))

// The case and the room.
GPUWISE_NOTE(CaseTooShort, Warning, "length", "ww", "",
             QT_TRANSLATE_NOOP("Note", "The card is %1 mm long; the case takes %2 mm."))
GPUWISE_NOTE(LengthUnknown, ToAsk, "length_unknown", "", "",
             QT_TRANSLATE_NOOP("Note", "Its length is not published: measure the card or ask the seller."))
GPUWISE_NOTE(CaseUnknown, ToAsk, "case_unknown", "w", "",
             QT_TRANSLATE_NOOP("Note", "Measure your case: the card is %1 mm long."))
GPUWISE_NOTE(TooFewSlots, Warning, "slots", "ff", "",
             QT_TRANSLATE_NOOP("Note", "The cards take %1 slots; the case has %2."))
GPUWISE_NOTE(SlotsUnknown, ToAsk, "slots_unknown", "", "",
             QT_TRANSLATE_NOOP("Note", "How many slots it takes is not published."))
GPUWISE_NOTE(PartnerCardsLarger, ToAsk, "partner_cards", "", "getpoint-rtx-5090-founders-edition-size",
             QT_TRANSLATE_NOOP("Note",
                               "Size and connectors are those of the reference card; partner cards are often "
                               "longer and three to four slots thick."))
GPUWISE_NOTE(PassiveCard, Warning, "passive", "", "",
             QT_TRANSLATE_NOOP("Note",
                               "Server cards have no fan of their own: without a server's air flow they "
                               "overheat, and fans that replace it are loud."))
GPUWISE_NOTE(
    ServerBoard, Reason, "server_board", "", "",
    QT_TRANSLATE_NOOP("Note", "A module for a server board (%4): the server brings its supplies, and needs a "
                              "place with the power and air flow that its maker asks for."))
GPUWISE_NOTE(WholeMachine, Reason, "whole_machine", "", "",
             QT_TRANSLATE_NOOP("Note", "Part of a complete computer, which brings its own supply."))

// Electricity.
GPUWISE_NOTE(ElectricityPerMonth, Reason, "electricity", "hpu", "",
             QT_TRANSLATE_NOOP("Note",
                               "Electricity for %1 hours a month at %2 of full power, %3 a kWh; hours of "
                               "idling come on top."))
GPUWISE_NOTE(TariffUs, Reason, "tariff", "", "eia-electric-power-monthly-5-6-a",
             QT_TRANSLATE_NOOP("Note", "The tariff is the US average for homes; yours may differ."))
GPUWISE_NOTE(TariffEu, Reason, "tariff", "", "eurostat-household-electricity-2025-1",
             QT_TRANSLATE_NOOP("Note", "The tariff is the EU average for homes; yours may differ."))
GPUWISE_NOTE(TariffCn, Reason, "tariff", "", "zhejiang-household-electricity-tiers",
             QT_TRANSLATE_NOOP("Note",
                               "The tariff is the second tier for homes in Zhejiang; provinces and tiers "
                               "differ, so enter your own."))
GPUWISE_NOTE(TariffOwn, Reason, "tariff_own", "", "", QT_TRANSLATE_NOOP("Note", "The tariff is your own."))

// Rent or buy (model/advice/rentorbuyinputs.h): what was assumed, and what is to be asked.
GPUWISE_NOTE(NoPrice, ToAsk, "price_unknown", "", "",
             QT_TRANSLATE_NOOP("Note", "No price of the last 365 days is known for buying %4: enter one."))
GPUWISE_NOTE(NoRent, ToAsk, "rent_unknown", "", "",
             QT_TRANSLATE_NOOP("Note", "No rent of the last 365 days is known for %4: enter one."))
GPUWISE_NOTE(NoWatts, ToAsk, "power_unknown", "", "",
             QT_TRANSLATE_NOOP("Note", "Its board power is not published: electricity is left out."))
GPUWISE_NOTE(BuyPriceFrom, Reason, "buy_price", "mmm", "",
             QT_TRANSLATE_NOOP("Note", "A card costs %1, range %2 to %3; newest offer of %4."))
GPUWISE_NOTE(RentPriceFrom, Reason, "rent_price", "uuu", "",
             QT_TRANSLATE_NOOP("Note", "A card rents for %1 an hour, range %2 to %3; newest offer of %4."))
GPUWISE_NOTE(BuyPriceSingle, Reason, "buy_price", "m", "",
             QT_TRANSLATE_NOOP("Note", "A card costs %1; the only current offer known, of %4."))
GPUWISE_NOTE(RentPriceSingle, Reason, "rent_price", "u", "",
             QT_TRANSLATE_NOOP("Note", "A card rents for %1 an hour; the only current offer known, of %4."))
GPUWISE_NOTE(UsedPriceTaken, Reason, "used_price", "", "",
             QT_TRANSLATE_NOOP("Note",
                               "The price is that of a used card: no current one is known for a new card."))
GPUWISE_NOTE(ListPriceTaken, Warning, "list_price", "", "",
             QT_TRANSLATE_NOOP("Note",
                               "The price is the vendor's list price; what shops ask may differ widely."))
GPUWISE_NOTE(StalePriceUsed, Warning, "stale_price", "n", "",
             QT_TRANSLATE_NOOP("Note",
                               "The price of %4 is older than %1 days: look up today's before you decide."))
GPUWISE_NOTE(StaleRentUsed, Warning, "stale_rent", "n", "",
             QT_TRANSLATE_NOOP("Note",
                               "The rent of %4 is older than %1 days: look up today's before you decide."))
GPUWISE_NOTE(ConvertedPriceUsed, Warning, "converted_price", "", "",
             QT_TRANSLATE_NOOP("Note",
                               "The price of %4 is converted from another currency, before tax and freight."))
GPUWISE_NOTE(ConvertedRentUsed, Warning, "converted_rent", "", "",
             QT_TRANSLATE_NOOP("Note", "The rent of %4 is converted from another currency."))
GPUWISE_NOTE(ForeignRentUsed, Warning, "foreign_rent", "", "",
             QT_TRANSLATE_NOOP(
                 "Note", "The rent of %4 is from another region: ask whether you may and can rent there."))
GPUWISE_NOTE(ServerNeeded, Warning, "server_needed", "", "",
             QT_TRANSLATE_NOOP(
                 "Note", "The card is a module for a server board; the server is not in the price. Enter it "
                         "as the host: without it, buying looks better than it is."))
GPUWISE_NOTE(HostNotCounted, Reason, "host_not_counted", "", "",
             QT_TRANSLATE_NOOP("Note", "The PC around the cards is not counted: it is taken to be there."))
GPUWISE_NOTE(HostAssumed, Reason, "host_assumed", "mw", "price-of-a-pc-without-the-card",
             QT_TRANSLATE_NOOP("Note", "The rest of the PC is taken as %1 and %2 W."))
GPUWISE_NOTE(ResaleAssumed, Reason, "resale_assumed", "ppp",
             "spotwire-resale-of-data-centre-cards spotwire-fallback-resale-curve",
             QT_TRANSLATE_NOOP(
                 "Note", "Resale is an assumption: %1 of the price, %2 to %3. Measured resale went from a "
                         "loss of half in a year to none, so change it."))
GPUWISE_NOTE(LoadAssumed, Reason, "load_assumed", "pp", "tom-s-hardware-80-plus-efficiency-table",
             QT_TRANSLATE_NOOP(
                 "Note", "Computing is taken to draw %1 of full power, from a supply of %2 efficiency (80 "
                         "PLUS Gold at half load, 115 V)."))
GPUWISE_NOTE(IdleAssumed, Reason, "idle_assumed", "p", "ewyluda-gpu-price-index-tco",
             QT_TRANSLATE_NOOP("Note",
                               "Idling is taken to draw %1 of full power; the source itself calls this a "
                               "placeholder."))
GPUWISE_NOTE(PueAssumed, Reason, "pue_assumed", "f", "uptime-data-center-survey-2025-pue",
             QT_TRANSLATE_NOOP("Note", "In a data centre of your own every kWh counts %1 times (PUE)."))
GPUWISE_NOTE(PerJob, Reason, "per_job", "f", "",
             QT_TRANSLATE_NOOP(
                 "Note", "For this workload the rented cards are %1 times as fast, so the same work takes "
                         "that much fewer hours."))
GPUWISE_NOTE(PerJobTie, Reason, "per_job_tie", "", "",
             QT_TRANSLATE_NOOP("Note",
                               "Both are equally fast for this workload within the error of the estimate."))
GPUWISE_NOTE(SpeedNotCompared, Warning, "speed_not_compared", "", "",
             QT_TRANSLATE_NOOP("Note",
                               "The two cards are compared hour by hour as if they were equally fast: name a "
                               "model to compare them by the job."))
GPUWISE_NOTE(AskIncluded, ToAsk, "ask_included", "", "",
             QT_TRANSLATE_NOOP(
                 "Note", "Ask the provider what the price includes: CPU, memory, storage, traffic, tax."))
GPUWISE_NOTE(AskMinimumTerm, ToAsk, "ask_minimum_term", "", "",
             QT_TRANSLATE_NOOP("Note", "Ask for the minimum term, and what stopping early costs."))
GPUWISE_NOTE(
    AskInterconnect, ToAsk, "ask_interconnect", "", "",
    QT_TRANSLATE_NOOP("Note", "Ask how the rented cards are connected: NVLink or PCIe, one node or several."))
GPUWISE_NOTE(DoesNotHold, Warning, "does_not_hold", "", "",
             QT_TRANSLATE_NOOP("Note", "%4 cannot hold this workload, so speeds are not compared."))
GPUWISE_NOTE(SpeedUnknownForJob, Warning, "speed_unknown", "", "",
             QT_TRANSLATE_NOOP(
                 "Note", "The speed of one of the cards is not known for this workload: they are compared "
                         "hour by hour."))

// Pitfalls (model/advice/pitfalls.h): rules over the facts of a card.
GPUWISE_NOTE(NoTensorCores, Warning, "no_tensor_cores", "", "",
             QT_TRANSLATE_NOOP(
                 "Note", "No tensor cores: matrix work runs on the ordinary ones, many times slower than "
                         "the memory suggests."))
GPUWISE_NOTE(
    NoBf16Hardware, Warning, "no_bf16", "", "",
    QT_TRANSLATE_NOOP("Note", "No BF16 (nor FP8) in hardware: training recipes of today are written for it."))
GPUWISE_NOTE(NoFp8Hardware, Reason, "no_fp8", "", "",
             QT_TRANSLATE_NOOP("Note", "No FP8 in hardware: models published in FP8 gain no speed from it."))
GPUWISE_NOTE(NoLink, Reason, "no_nvlink", "", "",
             QT_TRANSLATE_NOOP(
                 "Note", "No NVLink or vendor link: several of these talk over PCIe, which costs speed in "
                         "training and tensor parallelism."))
GPUWISE_NOTE(CutMemory, Warning, "variant_memory", "p", "",
             QT_TRANSLATE_NOOP("Note", "A regional variant: %1 less memory than the %4."))
GPUWISE_NOTE(CutBandwidth, Warning, "variant_bandwidth", "p", "",
             QT_TRANSLATE_NOOP("Note", "A regional variant: %1 less memory bandwidth than the %4."))
GPUWISE_NOTE(CutCompute, Warning, "variant_compute", "p", "",
             QT_TRANSLATE_NOOP("Note", "A regional variant: %1 less FP16 compute than the %4."))
GPUWISE_NOTE(CutCores, Warning, "variant_cores", "p", "",
             QT_TRANSLATE_NOOP("Note", "A regional variant: %1 fewer cores than the %4."))
GPUWISE_NOTE(CutLink, Warning, "variant_link", "p", "",
             QT_TRANSLATE_NOOP("Note",
                               "A regional variant: its link between cards is %1 slower than the %4's."))
GPUWISE_NOTE(CutUnknown, ToAsk, "variant_unknown", "", "",
             QT_TRANSLATE_NOOP("Note",
                               "A regional variant of the %4: what is cut is not among the known figures. To "
                               "confirm before you pay the same price."))
GPUWISE_NOTE(SlowMemory, Warning, "slow_memory", "nn", "",
             QT_TRANSLATE_NOOP("Note",
                               "Memory bandwidth of %1 GB/s, far below its siblings with as much memory (%2 "
                               "GB/s): it holds as much, and writes much slower."))
GPUWISE_NOTE(MemoryStarved, Warning, "memory_starved", "nn", "",
             QT_TRANSLATE_NOOP("Note",
                               "Little memory for its computing power: half of the cards as fast as it have "
                               "%2 GB or more, and it has %1. Models stop fitting long before it is slow."))
GPUWISE_NOTE(
    LaptopVariant, Warning, "laptop", "", "",
    QT_TRANSLATE_NOOP("Note", "A laptop chip: slower than the desktop card of the same number, and its power "
                              "limit differs by machine."))
GPUWISE_NOTE(
    ModifiedNoWarranty, Warning, "modified", "", "",
    QT_TRANSLATE_NOOP("Note", "A modified card: no warranty of the vendor, and memory soldered by somebody."))
GPUWISE_NOTE(GeForceLicence, Reason, "geforce_licence", "",
             "nvidia-geforce-software-licence lambda-on-the-geforce-licence",
             QT_TRANSLATE_NOOP(
                 "Note", "Not for a data centre: the GeForce driver's licence excludes it, and there is no "
                         "server cooling or warranty."))
GPUWISE_NOTE(MayHaveMined, ToAsk, "mining", "", "ethereum-merge-of-2022-09-15",
             QT_TRANSLATE_NOOP(
                 "Note", "Sold while Ethereum was mined on such cards (until September 2022). Of a used one "
                         "ask: a load test of memory and fans, its repairs, a right of return."))
GPUWISE_NOTE(NotReleased, Warning, "unreleased", "", "",
             QT_TRANSLATE_NOOP("Note", "Announced and not on sale before %4: figures may still change."))
GPUWISE_NOTE(SoftwareRefuses, Warning, "software_refuses", "", "",
             QT_TRANSLATE_NOOP("Note", "Does not run on it: %4."))
GPUWISE_NOTE(NotOnWindows, Reason, "not_on_windows", "", "",
             QT_TRANSLATE_NOOP("Note", "Not on Windows with this card: %4."))
GPUWISE_NOTE(WholeNodesOnly, Warning, "node_only", "n", "",
             QT_TRANSLATE_NOOP("Note", "To rent, it is offered only in machines of %1 cards or more."))
GPUWISE_NOTE(ExportLicence, ToAsk, "export_licence", "", "nvidia-8-k-2023-10-17-export-licence",
             QT_TRANSLATE_NOOP("Note",
                               "Named by its vendor in 2023 among the cards that may not be exported to "
                               "mainland China without a US licence; the rules have changed since. Ask what "
                               "it is, where it came from, and who honours its warranty."))
GPUWISE_NOTE(NoOfferHere, ToAsk, "not_sold_here", "", "",
             QT_TRANSLATE_NOOP(
                 "Note", "All current offers known are from other regions: ask whether it may be sold in "
                         "yours (export rules, warranty, tax), and what a provider abroad means for you."))
