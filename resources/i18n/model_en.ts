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
</TS>
