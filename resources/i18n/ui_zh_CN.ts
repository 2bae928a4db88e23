<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>FitBarWidget</name>
    <message>
        <source>%1 GB</source>
        <comment>size of a card as sold</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FitLegend</name>
    <message>
        <source>Total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reserved by driver</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usable memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Low–high need</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MoneyEdit</name>
    <message>
        <source>Currency</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no limit</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
