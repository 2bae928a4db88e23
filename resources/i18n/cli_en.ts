<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>CliImport</name>
    <message numerus="yes">
        <source>… and %n more row(s); --json and --csv show all.</source>
        <translation>
            <numerusform>… and %n more row; --json and --csv show all.</numerusform>
            <numerusform>… and %n more rows; --json and --csv show all.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CliOwn</name>
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
</TS>
