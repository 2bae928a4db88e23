<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Answer</name>
    <message numerus="yes">
        <source>%n user(s)</source>
        <translation>
            <numerusform>%n user</numerusform>
            <numerusform>%n users</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>up to %n card(s)</source>
        <translation>
            <numerusform>up to %n card</numerusform>
            <numerusform>up to %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n layer(s) on the card</source>
        <translation>
            <numerusform>%n layer on the card</numerusform>
            <numerusform>%n layers on the card</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Band</name>
    <message numerus="yes">
        <source>%n card(s) left out: the only price is over a year old.</source>
        <translation>
            <numerusform>%n card left out: its only price is over a year old.</numerusform>
            <numerusform>%n cards left out: their only price is over a year old.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s).</source>
        <translation>
            <numerusform>%n card.</numerusform>
            <numerusform>%n cards.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CellSources</name>
    <message numerus="yes">
        <source>the terms are over %n card(s)</source>
        <translation>
            <numerusform>the terms are over %n card</numerusform>
            <numerusform>the terms are over %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) stand behind the constant</source>
        <translation>
            <numerusform>%n card stands behind the constant</numerusform>
            <numerusform>%n cards stand behind the constant</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the middle of %n offer(s), %1 to %2</source>
        <translation>
            <numerusform>the middle of %n offer, %1 to %2</numerusform>
            <numerusform>the middle of %n offers, %1 to %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) times the value of one card</source>
        <translation>
            <numerusform>%n card times the value of one card</numerusform>
            <numerusform>%n cards times the value of one card</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n claim(s) about this card</source>
        <translation>
            <numerusform>%n claim about this card</numerusform>
            <numerusform>%n claims about this card</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Change</name>
    <message numerus="yes">
        <source>Up to %n card(s)</source>
        <translation>
            <numerusform>Up to %n card</numerusform>
            <numerusform>Up to %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CheckWords</name>
    <message numerus="yes">
        <source>Too long: %n characters at most.</source>
        <translation>
            <numerusform>Too long: %n character at most.</numerusform>
            <numerusform>Too long: %n characters at most.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Checklist</name>
    <message numerus="yes">
        <source>%n known</source>
        <translation>
            <numerusform>%n known</numerusform>
            <numerusform>%n known</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to confirm</source>
        <translation>
            <numerusform>%n to confirm</numerusform>
            <numerusform>%n to confirm</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n warning</numerusform>
            <numerusform>%n warnings</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Comparison</name>
    <message numerus="yes">
        <source>%n claim(s)</source>
        <translation>
            <numerusform>%n claim</numerusform>
            <numerusform>%n claims</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Consequence</name>
    <message numerus="yes">
        <source>%n kind(s) of card pass all limits.</source>
        <translation>
            <numerusform>%n kind of card passes all limits.</numerusform>
            <numerusform>%n kinds of card pass all limits.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more would fit but cost(s) more than the budget.</source>
        <translation>
            <numerusform>%n more would fit but costs more than the budget.</numerusform>
            <numerusform>%n more would fit but cost more than the budget.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n would fit but has (have) no dated price.</source>
        <translation>
            <numerusform>%n would fit but has no dated price.</numerusform>
            <numerusform>%n would fit but have no dated price.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Details</name>
    <message numerus="yes">
        <source>The middle of %n offer(s), %1 to %2.</source>
        <translation>
            <numerusform>The one offer known (%n), %1 to %2.</numerusform>
            <numerusform>The middle of %n offers, %1 to %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Fit</name>
    <message numerus="yes">
        <source>%1, %n image(s) at a time</source>
        <translation>
            <numerusform>%1, %n image at a time</numerusform>
            <numerusform>%1, %n images at a time</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FitTable</name>
    <message numerus="yes">
        <source>%n measured card(s) behind the estimate</source>
        <translation>
            <numerusform>%n measured card behind the estimate</numerusform>
            <numerusform>%n measured cards behind the estimate</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Formula</name>
    <message numerus="yes">
        <source>frozen base: %1 B parameters × %2 bits ÷ 8, over %n card(s)</source>
        <translation>
            <numerusform>frozen base: %1 B parameters × %2 bits ÷ 8</numerusform>
            <numerusform>frozen base: %1 B parameters × %2 bits ÷ 8, over %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>frozen base: %1 B parameters × %2 bits ÷ 8, of which %3 B stay 16-bit or wider, and a dequantised layer, over %n card(s)</source>
        <translation>
            <numerusform>frozen base: %1 B parameters × %2 bits ÷ 8, of which %3 B stay 16-bit or wider, and a dequantised layer</numerusform>
            <numerusform>frozen base: %1 B parameters × %2 bits ÷ 8, of which %3 B stay 16-bit or wider, and a dequantised layer, over %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 B parameters × %2 bytes ÷ %n card(s)</source>
        <translation>
            <numerusform>%1 B parameters × %2 bytes</numerusform>
            <numerusform>%1 B parameters × %2 bytes ÷ %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gradients of %1 B parameters × %2 bytes ÷ %n card(s)</source>
        <translation>
            <numerusform>gradients of %1 B parameters × %2 bytes</numerusform>
            <numerusform>gradients of %1 B parameters × %2 bytes ÷ %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 M adapter parameters × %2 bytes (weight, gradient and optimizer) at rank %3 ÷ %n card(s)</source>
        <translation>
            <numerusform>%1 M adapter parameters × %2 bytes (weight, gradient and optimizer) at rank %3</numerusform>
            <numerusform>%1 M adapter parameters × %2 bytes (weight, gradient and optimizer) at rank %3 ÷ %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 bytes a token × %2 tokens × %n sequence(s)</source>
        <translation>
            <numerusform>%1 bytes a token × %2 tokens × 1 sequence</numerusform>
            <numerusform>%1 bytes a token × %2 tokens × %n sequences</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 bytes a token × %2 tokens × %n sequence(s), window layers only up to %4 tokens</source>
        <translation>
            <numerusform>%1 bytes a token × %2 tokens × %n sequence, window layers only up to %4 tokens</numerusform>
            <numerusform>%1 bytes a token × %2 tokens × %n sequences, window layers only up to %4 tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>one latent a layer: %1 bytes a token × %2 tokens × %n sequence(s)</source>
        <translation>
            <numerusform>one latent a layer: %1 bytes a token × %2 tokens × %n sequence</numerusform>
            <numerusform>one latent a layer: %1 bytes a token × %2 tokens × %n sequences</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>compressed entries: %1 bytes a token up to %4 tokens, then fewer, for %2 tokens × %n sequence(s)</source>
        <translation>
            <numerusform>compressed entries: %1 bytes a token up to %4 tokens, then fewer, for %2 tokens × %n sequence</numerusform>
            <numerusform>compressed entries: %1 bytes a token up to %4 tokens, then fewer, for %2 tokens × %n sequences</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 layers × %2 elements × 4 bytes × %n sequence(s)</source>
        <translation>
            <numerusform>%1 layers × %2 elements × 4 bytes × %n sequence</numerusform>
            <numerusform>%1 layers × %2 elements × 4 bytes × %n sequences</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>fixed state of the recurrent layers for %n sequence(s), in fp32</source>
        <translation>
            <numerusform>fixed state of the recurrent layers for %n sequence, in fp32</numerusform>
            <numerusform>fixed state of the recurrent layers for %n sequences, in fp32</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>temporaries of the optimizer step: %1 B parameters × %2 bytes ÷ %n card(s)</source>
        <translation>
            <numerusform>temporaries of the optimizer step: %1 B parameters × %2 bytes</numerusform>
            <numerusform>temporaries of the optimizer step: %1 B parameters × %2 bytes ÷ %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1; on each of %n card(s)</source>
        <translation>
            <numerusform>%1; on each of %n card</numerusform>
            <numerusform>%1; on each of %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GuideValue</name>
    <message numerus="yes">
        <source>%n offer(s), the newest of %1</source>
        <translation>
            <numerusform>%n offer, of %1</numerusform>
            <numerusform>%n offers, the newest of %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ImportWords</name>
    <message numerus="yes">
        <source>%n row(s) to import</source>
        <translation>
            <numerusform>%n row to import</numerusform>
            <numerusform>%n rows to import</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them with a note</source>
        <translation>
            <numerusform>%n of them with a note</numerusform>
            <numerusform>%n of them with a note</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n already there</source>
        <translation>
            <numerusform>%n already there</numerusform>
            <numerusform>%n already there</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left out</source>
        <translation>
            <numerusform>%n left out</numerusform>
            <numerusform>%n left out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bad</source>
        <translation>
            <numerusform>%n bad</numerusform>
            <numerusform>%n bad</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Machine</name>
    <message numerus="yes">
        <source>%1: %n adapter(s)</source>
        <translation>
            <numerusform>%1: %n adapter</numerusform>
            <numerusform>%1: %n adapters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n entry(s) not understood</source>
        <translation>
            <numerusform>%1, %n entry not understood</numerusform>
            <numerusform>%1, %n entries not understood</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) recognised.</source>
        <translation>
            <numerusform>%n card recognised.</numerusform>
            <numerusform>%n cards recognised.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n adapter(s) for you to name.</source>
        <translation>
            <numerusform>%n adapter for you to name.</numerusform>
            <numerusform>%n adapters for you to name.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No card for AI work was found: %n adapter(s) that only draw the screen.</source>
        <translation>
            <numerusform>No card for AI work was found: %n adapter that only draws the screen.</numerusform>
            <numerusform>No card for AI work was found: %n adapters that only draw the screen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Pick</name>
    <message numerus="yes">
        <source>Writing speed for each of %n user(s)</source>
        <translation>
            <numerusform>Writing speed for %n user</numerusform>
            <numerusform>Writing speed for each of %n users</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1; %n measured card(s) behind it</source>
        <translation>
            <numerusform>%1; %n measured card behind it</numerusform>
            <numerusform>%1; %n measured cards behind it</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Price</name>
    <message numerus="yes">
        <source>%n of %1 prices are converted from another currency, before tax and freight.</source>
        <translation>
            <numerusform>%n of %1 prices is converted from another currency, before tax and freight.</numerusform>
            <numerusform>%n of %1 prices are converted from another currency, before tax and freight.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 prices are from another region: none is known in yours.</source>
        <translation>
            <numerusform>%n of %1 prices is from another region: none is known in yours.</numerusform>
            <numerusform>%n of %1 prices are from another region: none is known in yours.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 prices are older than 180 days: look up the current ones before you decide.</source>
        <translation>
            <numerusform>%n of %1 prices is older than 180 days: look up the current ones before you decide.</numerusform>
            <numerusform>%n of %1 prices are older than 180 days: look up the current ones before you decide.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 prices are older than a year: they are shown and decide nothing.</source>
        <translation>
            <numerusform>%n of %1 prices is older than a year: it is shown and decides nothing.</numerusform>
            <numerusform>%n of %1 prices are older than a year: they are shown and decide nothing.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>median of %n offers of %1</source>
        <translation>
            <numerusform>median of %n offer of %1</numerusform>
            <numerusform>median of %n offers of %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>median of %n offers, %1 to %2</source>
        <translation>
            <numerusform>median of %n offer, %1 to %2</numerusform>
            <numerusform>median of %n offers, %1 to %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PriceHistory</name>
    <message numerus="yes">
        <source>%n offer(s) for whole machines stand in the table only.</source>
        <translation>
            <numerusform>%n offer for a whole machine stands in the table only.</numerusform>
            <numerusform>%n offers for whole machines stand in the table only.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dated price(s).</source>
        <translation>
            <numerusform>%n dated price.</numerusform>
            <numerusform>%n dated prices.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PriceSpeed</name>
    <message numerus="yes">
        <source>Not drawn: %n that do(es) not hold the workload.</source>
        <translation>
            <numerusform>Not drawn: %n that does not hold the workload.</numerusform>
            <numerusform>Not drawn: %n that do not hold the workload.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not drawn: %n to buy.</source>
        <translation>
            <numerusform>Not drawn: %n to buy.</numerusform>
            <numerusform>Not drawn: %n to buy.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not drawn: %n by the hour.</source>
        <translation>
            <numerusform>Not drawn: %n by the hour.</numerusform>
            <numerusform>Not drawn: %n by the hour.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not drawn: %n without a price.</source>
        <translation>
            <numerusform>Not drawn: %n without a price.</numerusform>
            <numerusform>Not drawn: %n without a price.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not drawn: %n whose speed is not known.</source>
        <translation>
            <numerusform>Not drawn: %n whose speed is not known.</numerusform>
            <numerusform>Not drawn: %n whose speed is not known.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n option(s) by price and speed.</source>
        <translation>
            <numerusform>%n option by price and speed.</numerusform>
            <numerusform>%n options by price and speed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not drawn: %n card(s) that the limits leave out; “Why not” says why.</source>
        <translation>
            <numerusform>Not drawn: %n card that the limits leave out; “Why not” says why.</numerusform>
            <numerusform>Not drawn: %n cards that the limits leave out; “Why not” says why.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProviderTable</name>
    <message numerus="yes">
        <source>%n of %1 offers are from other regions: ask whether you may and can rent there.</source>
        <translation>
            <numerusform>%n of %1 offers is from another region: ask whether you may and can rent there.</numerusform>
            <numerusform>%n of %1 offers are from other regions: ask whether you may and can rent there.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 offers are converted from another currency.</source>
        <translation>
            <numerusform>%n of %1 offers is converted from another currency.</numerusform>
            <numerusform>%n of %1 offers are converted from another currency.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The newest offer of each provider; %n of them, with their other recent ones, speak for the rent that is computed with, and stand first.</source>
        <translation>
            <numerusform>The newest offer of each provider; %n of them, with its other recent ones, speaks for the rent that is computed with, and stands first.</numerusform>
            <numerusform>The newest offer of each provider; %n of them, with their other recent ones, speak for the rent that is computed with, and stand first.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Reason</name>
    <message numerus="yes">
        <source>Take %1 at a time and add up the gradients of %n batch(es) a step.</source>
        <translation>
            <numerusform>Take %1 at a time and add up the gradients of %n batch a step.</numerusform>
            <numerusform>Take %1 at a time and add up the gradients of %n batches a step.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Make %n image(s) at a time.</source>
        <translation>
            <numerusform>Make %n image at a time.</numerusform>
            <numerusform>Make %n images at a time.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Serve %n user(s) at a time.</source>
        <translation>
            <numerusform>Serve %n user at a time.</numerusform>
            <numerusform>Serve %n users at a time.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n of them.</source>
        <translation>
            <numerusform>Take %n of them.</numerusform>
            <numerusform>Take %n of them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n user(s) must wait.</source>
        <translation>
            <numerusform>%n user must wait.</numerusform>
            <numerusform>%n users must wait.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Much slower: %n layer(s) run(s) on the processor.</source>
        <translation>
            <numerusform>Much slower: %n layer runs on the processor.</numerusform>
            <numerusform>Much slower: %n layers run on the processor.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more card(s): about %2.</source>
        <translation>
            <numerusform>%n more card: about %2.</numerusform>
            <numerusform>%n more cards: about %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more card(s); no dated price is known.</source>
        <translation>
            <numerusform>%n more card; no dated price is known.</numerusform>
            <numerusform>%n more cards; no dated price is known.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%4 costs less and is as fast, but takes %n card(s).</source>
        <translation>
            <numerusform>%4 costs less and is as fast, but takes %n card.</numerusform>
            <numerusform>%4 costs less and is as fast, but takes %n cards.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RentOrBuy</name>
    <message numerus="yes">
        <source>%n card(s), whole node</source>
        <translation>
            <numerusform>%n card, whole node</numerusform>
            <numerusform>%n cards, whole node</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message numerus="yes">
        <source>%n further claim(s) about them stand in the catalogue.</source>
        <translation>
            <numerusform>%n further claim about them stands in the catalogue.</numerusform>
            <numerusform>%n further claims about them stand in the catalogue.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n further offer(s) stand in the catalogue.</source>
        <translation>
            <numerusform>%n further offer stands in the catalogue.</numerusform>
            <numerusform>%n further offers stand in the catalogue.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Tier</name>
    <message numerus="yes">
        <source>%n card(s) hold this workload within the limits. In %1: %2.</source>
        <translation>
            <numerusform>%n card holds this workload within the limits. In %1: %2.</numerusform>
            <numerusform>%n cards hold this workload within the limits. In %1: %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TierBoard</name>
    <message numerus="yes">
        <source>%n card(s) that do not fit, or that a limit keeps out</source>
        <translation>
            <numerusform>%n card that does not fit, or that a limit keeps out</numerusform>
            <numerusform>%n cards that do not fit, or that a limit keeps out</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WorkloadWords</name>
    <message numerus="yes">
        <source>%1, %2 context, %n user(s)</source>
        <comment>task, context length</comment>
        <translation>
            <numerusform>%1, %2 context, %n user</numerusform>
            <numerusform>%1, %2 context, %n users</numerusform>
        </translation>
    </message>
</context>
</TS>
