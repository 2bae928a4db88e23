<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>gpuwise::ComparePage</name>
    <message numerus="yes">
        <source>%n row(s) hidden</source>
        <translation>
            <numerusform>%n row hidden</numerusform>
            <numerusform>%n rows hidden</numerusform>
        </translation>
    </message>
</context>
</TS>
