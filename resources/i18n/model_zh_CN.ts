<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>Assumption</name>
    <message>
        <source>Only a size was given: the shape of the nearest recent dense model was scaled in layers.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Formula</name>
    <message>
        <source>%1 B parameters × %2 bits ÷ 8</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Reason</name>
    <message>
        <source>Needs %1 GiB on each card; %2 GiB are usable.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
