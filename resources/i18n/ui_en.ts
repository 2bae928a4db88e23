<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>CopyComparison</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n row</numerusform>
            <numerusform>%n rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>UserDataSource</name>
    <message numerus="yes">
        <source>%n record(s) were read from it.</source>
        <translation>
            <numerusform>%n record was read from it.</numerusform>
            <numerusform>%n records were read from it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more came from the backup %1.</source>
        <translation>
            <numerusform>%n more came from the backup %1.</numerusform>
            <numerusform>%n more came from the backup %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gpuwise::CardsPage</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gpuwise::ClaimDetail</name>
    <message numerus="yes">
        <source>%1 · said in %n guide(s)</source>
        <comment>kind of subject</comment>
        <translation>
            <numerusform>%1 · said in %n guide</numerusform>
            <numerusform>%1 · said in %n guides</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gpuwise::CommandPalette</name>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n match</numerusform>
            <numerusform>%n matches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gpuwise::CompareToolbar</name>
    <message numerus="yes">
        <source>%n row(s) hidden</source>
        <translation>
            <numerusform>%n row hidden</numerusform>
            <numerusform>%n rows hidden</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gpuwise::FitPage</name>
    <message numerus="yes">
        <source>%n card(s) of each kind</source>
        <translation>
            <numerusform>%n card of each kind</numerusform>
            <numerusform>%n cards of each kind</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gpuwise::ImportDialog</name>
    <message numerus="yes">
        <source>&amp;Leave the %n bad row(s) out</source>
        <translation>
            <numerusform>&amp;Leave the %n bad row out</numerusform>
            <numerusform>&amp;Leave the %n bad rows out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;Import %n row(s)</source>
        <translation>
            <numerusform>&amp;Import %n row</numerusform>
            <numerusform>&amp;Import %n rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) of %1 were imported.</source>
        <translation>
            <numerusform>%n row of %1 was imported.</numerusform>
            <numerusform>%n rows of %1 were imported.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gpuwise::SourcesBox</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more claim(s)</source>
        <translation>
            <numerusform>and %n more claim</numerusform>
            <numerusform>and %n more claims</numerusform>
        </translation>
    </message>
</context>
</TS>
