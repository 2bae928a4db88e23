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
<context>
    <name>StoreProblem</name>
    <message>
        <source>The folder for your own cards and prices cannot be made: %1 (%2). Choose another folder.</source>
        <translation>无法建立存放自己的显卡和价格的文件夹：%1（%2）。请换一个文件夹。</translation>
    </message>
    <message>
        <source>%1 is not a file (%2), so your own cards and prices cannot be kept there. Move it away.</source>
        <translation>%1 不是文件（%2），无法在那里保存自己的显卡和价格。请把它移走。</translation>
    </message>
    <message>
        <source>%1, with your own cards and prices, cannot be read (%2). Check its permissions.</source>
        <translation>存有自己的显卡和价格的 %1 无法读取（%2）。请检查权限。</translation>
    </message>
    <message>
        <source>%1 should hold your own cards and prices, and is another kind of file. It was left as it is: move it away, or have it repaired.</source>
        <translation>%1 应当存有自己的显卡和价格，却是另一种文件。它没有被改动：请把它移走，或进行修复。</translation>
    </message>
    <message>
        <source>%1 should hold your own cards and prices, and is a database of another program. It was left as it is: move it away.</source>
        <translation>%1 应当存有自己的显卡和价格，却是别的程序的数据库。它没有被改动：请把它移走。</translation>
    </message>
    <message>
        <source>%1, with your own cards and prices, is damaged (%2). A repair keeps the file aside and saves what can still be read.</source>
        <translation>存有自己的显卡和价格的 %1 已损坏（%2）。修复时会保留原文件，并救出仍能读出的内容。</translation>
    </message>
    <message>
        <source>%1, with your own cards and prices, was made by a newer GPUwise (%2). It was left as it is: update GPUwise.</source>
        <translation>存有自己的显卡和价格的 %1 由更新版本的 GPUwise 建立（%2）。它没有被改动：请更新 GPUwise。</translation>
    </message>
    <message>
        <source>Your own cards and prices can be read, not changed: %1 (%2).</source>
        <translation>自己的显卡和价格只能读取，不能修改：%1（%2）。</translation>
    </message>
    <message>
        <source>Another window or program is saving to %1. Nothing was changed: please try again.</source>
        <translation>另一个窗口或程序正在写入 %1。没有任何改动：请再试一次。</translation>
    </message>
    <message>
        <source>Another window changed the same entries meanwhile. Nothing was overwritten: look at them and repeat your change.</source>
        <translation>另一个窗口同时改动了相同的条目。没有覆盖任何内容：请查看后重新修改。</translation>
    </message>
    <message>
        <source>The disk is full: %1 was not changed. Free some space and try again.</source>
        <translation>磁盘已满：%1 没有改动。请腾出空间后再试。</translation>
    </message>
    <message>
        <source>This entry cannot be kept (%1). Nothing was changed.</source>
        <translation>这条数据无法保存（%1）。没有任何改动。</translation>
    </message>
    <message>
        <source>%1 could not be written (%2). It is as it was before.</source>
        <translation>%1 无法写入（%2）。它保持原样。</translation>
    </message>
    <message>
        <source>Saving was stopped. Nothing was changed.</source>
        <translation>已停止保存。没有任何改动。</translation>
    </message>
</context>
</TS>
