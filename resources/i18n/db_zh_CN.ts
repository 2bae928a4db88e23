<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>CatalogueError</name>
    <message>
        <source>The card catalogue was not found: %1. Install GPUwise again, or set GPUWISE_CATALOGUE to a catalogue file.</source>
        <translation>找不到显卡目录：%1。请重新安装 GPUwise，或用 GPUWISE_CATALOGUE 指定目录文件。</translation>
    </message>
    <message>
        <source>The file %1 is not a card catalogue. Install GPUwise again.</source>
        <translation>文件 %1 不是显卡目录。请重新安装 GPUwise。</translation>
    </message>
    <message>
        <source>The file %1 is a database of another program, not a card catalogue. Choose another file.</source>
        <translation>文件 %1 是其他程序的数据库，不是显卡目录。请选择其他文件。</translation>
    </message>
    <message>
        <source>The card catalogue %1 is damaged (%2). Install GPUwise again.</source>
        <translation>显卡目录 %1 已损坏（%2）。请重新安装 GPUwise。</translation>
    </message>
    <message>
        <source>The card catalogue %1 was made for a newer GPUwise (%2). Update GPUwise, or install the catalogue of this version.</source>
        <translation>显卡目录 %1 是为更新版本的 GPUwise 制作的（%2）。请升级 GPUwise，或安装本版本的目录。</translation>
    </message>
    <message>
        <source>The card catalogue %1 was made for an older GPUwise (%2). Install the catalogue of this version.</source>
        <translation>显卡目录 %1 是为旧版本的 GPUwise 制作的（%2）。请安装本版本的目录。</translation>
    </message>
</context>
</TS>
