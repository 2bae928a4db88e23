<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>CopyComparison</name>
    <message>
        <source>Copied as a table: %1.</source>
        <comment>what was copied</comment>
        <translation>已复制为表格：%1。</translation>
    </message>
    <message>
        <source>Copied as CSV: %1.</source>
        <comment>what was copied</comment>
        <translation>已复制为 CSV：%1。</translation>
    </message>
    <message>
        <source>Copied as Markdown: %1.</source>
        <comment>what was copied</comment>
        <translation>已复制为 Markdown：%1。</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n 款显卡</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n 行</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>cards, rows</comment>
        <translation>%1，%2</translation>
    </message>
</context>
<context>
    <name>Edit</name>
    <message>
        <source>change of the model</source>
        <translation>修改模型</translation>
    </message>
    <message>
        <source>change of the budget</source>
        <translation>修改预算</translation>
    </message>
    <message>
        <source>change of the task</source>
        <translation>修改用途</translation>
    </message>
    <message>
        <source>suggestion</source>
        <translation>采用建议</translation>
    </message>
    <message>
        <source>adding a card</source>
        <translation>添加显卡</translation>
    </message>
    <message>
        <source>removing a card</source>
        <translation>移除显卡</translation>
    </message>
    <message>
        <source>moving a card</source>
        <translation>移动显卡</translation>
    </message>
    <message>
        <source>clearing the comparison</source>
        <translation>清空对比</translation>
    </message>
    <message>
        <source>choosing the baseline</source>
        <translation>选择基准</translation>
    </message>
    <message>
        <source>opening the example</source>
        <translation>打开示例</translation>
    </message>
    <message>
        <source>opening the model file</source>
        <translation>打开模型文件</translation>
    </message>
    <message>
        <source>change of the weights</source>
        <translation>修改权重</translation>
    </message>
    <message>
        <source>change of the costs</source>
        <translation>更改成本</translation>
    </message>
    <message>
        <source>change of the PC</source>
        <translation>修改整机</translation>
    </message>
    <message>
        <source>opening a comparison</source>
        <translation>打开对比</translation>
    </message>
    <message>
        <source>opening the guide&apos;s workload</source>
        <translation>打开指南里的任务</translation>
    </message>
    <message>
        <source>comparing with this machine</source>
        <translation>与这台电脑比较</translation>
    </message>
    <message>
        <source>adding a card of yours</source>
        <translation>添加自己的显卡</translation>
    </message>
    <message>
        <source>adding a price of yours</source>
        <translation>添加自己的价格</translation>
    </message>
    <message>
        <source>correction of a value</source>
        <translation>更正数值</translation>
    </message>
    <message>
        <source>removing what is yours</source>
        <translation>删除自己的数据</translation>
    </message>
    <message>
        <source>import</source>
        <translation>导入</translation>
    </message>
    <message>
        <source>change of what is yours</source>
        <translation>您自己的内容的更改</translation>
    </message>
</context>
<context>
    <name>ExportComparison</name>
    <message>
        <source>CSV table</source>
        <translation>CSV 表格</translation>
    </message>
    <message>
        <source>Save the comparison</source>
        <translation>保存对比</translation>
    </message>
    <message>
        <source>GPUwise comparison</source>
        <comment>name of a file</comment>
        <translation>GPUwise 对比</translation>
    </message>
</context>
<context>
    <name>GuideEntryView</name>
    <message>
        <source>See also</source>
        <translation>另见</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>来源</translation>
    </message>
</context>
<context>
    <name>KeyHelp</name>
    <message>
        <source>In the comparison
Enter: where a value comes from
B: make the card the baseline
Alt+Left, Alt+Right: move the card
Delete: take it out
Ctrl+C: copy the table</source>
        <translation>在对比表中
Enter：数值的来源
B：设为基准卡
Alt+左、Alt+右：移动显卡
Delete：移出
Ctrl+C：复制表格</translation>
    </message>
    <message>
        <source>On the page Fit
Enter on a card: add it to the comparison
Arrow keys in the matrix: another answer; Enter: use it</source>
        <translation>在“显存适配”页
在显卡上按 Enter：加入对比
在矩阵中用方向键：换一个答案；Enter：采用</translation>
    </message>
    <message>
        <source>Alt+1, Alt+2, Alt+3: change an answer
Ctrl+1, Ctrl+2 and so on: go to a page
Ctrl+K: go to any card, page, model or command
Ctrl+Z, Ctrl+Shift+Z: undo, redo
Ctrl+N: start over
Ctrl+O, Ctrl+S, Ctrl+Shift+S: open a session, save it, save it as
Ctrl+Shift+O: open a model file
Ctrl+Shift+I: import prices and cards
Ctrl+E: save the report
Ctrl+P: print
Ctrl+Shift+C: copy the decision
Ctrl+Shift+H: how good are these numbers?
Shift+F1: what is this? The guide explains the term
Arrow keys: move the slider, Page keys from mark to mark
Enter: take what is chosen; Escape: close</source>
        <translation>Alt+1、Alt+2、Alt+3：修改一个回答
Ctrl+1、Ctrl+2 等：转到某一页
Ctrl+K：转到任意显卡、页面、模型或命令
Ctrl+Z、Ctrl+Shift+Z：撤销、重做
Ctrl+N：重新开始
Ctrl+O、Ctrl+S、Ctrl+Shift+S：打开会话、保存、另存为
Ctrl+Shift+O：打开模型文件
Ctrl+Shift+I：导入价格和显卡
Ctrl+E：保存报告
Ctrl+P：打印
Ctrl+Shift+C：复制结论
Ctrl+Shift+H：这些数字有多准？
Shift+F1：这是什么？由指南解释当前的词
方向键：移动滑块；翻页键：跳到下一刻度
Enter：采用所选；Esc：关闭</translation>
    </message>
    <message>
        <source>In the table of cards
Down from a filter: into the table; Escape: clear the filter
Enter or F4: details of the card
Ctrl+D: mark the card as a favourite, or no longer</source>
        <translation>在显卡表中
在筛选框按向下键：进入表格；Esc：清除筛选
Enter 或 F4：显卡详情
Ctrl+D：收藏或取消收藏该显卡</translation>
    </message>
</context>
<context>
    <name>ModelFileOpening</name>
    <message>
        <source>%1 was read. To know:</source>
        <translation>已读取 %1。请注意：</translation>
    </message>
    <message>
        <source>This file cannot be used</source>
        <translation>无法使用此文件</translation>
    </message>
    <message>
        <source>%1 tells neither a shape nor a size: nothing can be estimated from it.</source>
        <translation>%1 既没有形状也没有大小，无法据此估算。</translation>
    </message>
    <message>
        <source>Model file</source>
        <translation>模型文件</translation>
    </message>
    <message>
        <source>Open a model file</source>
        <translation>打开模型文件</translation>
    </message>
    <message>
        <source>Model files (%1)</source>
        <translation>模型文件（%1）</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>There is no option %1.</source>
        <translation>没有选项 %1。</translation>
    </message>
    <message>
        <source>%1 needs a value.</source>
        <translation>%1 需要一个值。</translation>
    </message>
    <message>
        <source>--lang is en or zh_CN, not “%1”.</source>
        <translation>--lang 只能是 en 或 zh_CN，不能是“%1”。</translation>
    </message>
    <message>
        <source>--theme is light, dark or system, not “%1”.</source>
        <translation>--theme 只能是 light、dark 或 system，不能是“%1”。</translation>
    </message>
    <message>
        <source>--size is two numbers such as 1440x900, not “%1”.</source>
        <translation>--size 是两个数字，例如 1440x900，不能是“%1”。</translation>
    </message>
    <message>
        <source>--scale is a number from 0.5 to 4, not “%1”.</source>
        <translation>--scale 是 0.5 到 4 的数字，不能是“%1”。</translation>
    </message>
    <message>
        <source>“%1” was not expected.</source>
        <translation>多余的“%1”。</translation>
    </message>
    <message>
        <source>Usage: gpuwise [OPTIONS] [FILE]

FILE is a session (.gpuwise) or a model file. Without it, the window goes on where it was closed.

  --lang en|zh_CN             language of the window
  --theme light|dark|system   colours
  --size WxH                  size of the window, such as 1440x900
  --scale S                   scale of everything, 0.5 to 4
  --capture DIR               draw every page into PNG files in DIR, without a display, and end
  --catalogue FILE            another catalogue of facts
  --user-data DIR             your own cards and prices from this folder
  --no-user-data              without them
  --new-instance              another window, though one is open
  --version, --help
</source>
        <translation>用法：gpuwise [选项] [文件]

文件是会话（.gpuwise）或模型文件。不给文件时，窗口从上次关闭处继续。

  --lang en|zh_CN             窗口的语言
  --theme light|dark|system   颜色
  --size 宽x高                窗口大小，例如 1440x900
  --scale S                   整体缩放，0.5 到 4
  --capture 目录              无需显示器，把每一页画成 PNG 存入该目录，然后结束
  --catalogue 文件            另一份数据目录
  --user-data 目录            从该目录读取自己的显卡和价格
  --no-user-data              不使用自己的显卡和价格
  --new-instance              另开一个窗口，即使已有窗口打开
  --version, --help
</translation>
    </message>
</context>
<context>
    <name>PictureMenu</name>
    <message>
        <source>&amp;Copy picture</source>
        <translation>复制图片(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Save picture…</source>
        <translation>保存图片(&amp;S)…</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>保存图片</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>图片 (*.png)</translation>
    </message>
    <message>
        <source>Vector picture (*.svg)</source>
        <translation>矢量图 (*.svg)</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>The picture could not be painted.</source>
        <translation>无法绘制图片。</translation>
    </message>
    <message>
        <source>Cannot write %1: %2</source>
        <translation>无法写入 %1：%2</translation>
    </message>
</context>
<context>
    <name>RecoveryQuestion</name>
    <message>
        <source>Session</source>
        <translation>会话</translation>
    </message>
    <message>
        <source>Unfinished work</source>
        <translation>未完成的工作</translation>
    </message>
    <message>
        <source>GPUwise was not closed properly. What you did until %1 was kept. Take it up again?</source>
        <translation>显卡智选上次没有正常关闭。截至 %1 的操作已保留。要继续吗？</translation>
    </message>
    <message>
        <source>&amp;Take it up</source>
        <translation>继续(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Discard it</source>
        <translation>丢弃(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Ask again later</source>
        <translation>以后再问(&amp;A)</translation>
    </message>
</context>
<context>
    <name>ReportExport</name>
    <message>
        <source>Report</source>
        <translation>报告</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>保存报告</translation>
    </message>
</context>
<context>
    <name>ReportFiles</name>
    <message>
        <source>Cannot write %1: %2</source>
        <translation>无法写入 %1：%2</translation>
    </message>
    <message>
        <source>the page could not be painted</source>
        <translation>无法绘制页面</translation>
    </message>
    <message>
        <source>PDF document</source>
        <translation>PDF 文档</translation>
    </message>
    <message>
        <source>Web page</source>
        <translation>网页</translation>
    </message>
    <message>
        <source>Excel workbook</source>
        <translation>Excel 工作簿</translation>
    </message>
    <message>
        <source>Markdown text</source>
        <translation>Markdown 文本</translation>
    </message>
    <message>
        <source>Folder of CSV tables</source>
        <translation>CSV 表格文件夹</translation>
    </message>
</context>
<context>
    <name>ReportPrint</name>
    <message>
        <source>Print the report</source>
        <translation>打印报告</translation>
    </message>
</context>
<context>
    <name>UserDataSource</name>
    <message>
        <source>Your own data</source>
        <translation>自己的数据</translation>
    </message>
    <message>
        <source>Repair</source>
        <translation>修复</translation>
    </message>
    <message>
        <source>Go on without</source>
        <translation>不用这些数据继续</translation>
    </message>
    <message>
        <source>The file was kept as %1.</source>
        <translation>原文件已保留为 %1。</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) were read from it.</source>
        <translation>
            <numerusform>从中读出了 %n 条记录。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more came from the backup %1.</source>
        <translation>
            <numerusform>另有 %n 条来自备份 %1。</numerusform>
        </translation>
    </message>
    <message>
        <source>Some records could not be read, and there is no backup.</source>
        <translation>有些记录读不出来，也没有备份。</translation>
    </message>
</context>
<context>
    <name>WholeFiles</name>
    <message>
        <source>it is not a folder</source>
        <translation>它不是文件夹</translation>
    </message>
    <message>
        <source>the folder cannot be made</source>
        <translation>无法创建该文件夹</translation>
    </message>
    <message>
        <source>it is not a regular file</source>
        <translation>它不是普通文件</translation>
    </message>
    <message>
        <source>two files would have this name</source>
        <translation>会有两个文件使用此名称</translation>
    </message>
</context>
<context>
    <name>gpuwise::AccuracyDialog</name>
    <message>
        <source>How good are these numbers?</source>
        <translation>这些数字有多准？</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>表格</translation>
    </message>
    <message>
        <source>Answering the published measurements …</source>
        <translation>正在回答已公布的实测数据……</translation>
    </message>
    <message>
        <source>There are no measurements to compare with.</source>
        <translation>没有可供对比的实测数据。</translation>
    </message>
    <message>
        <source>How to read this</source>
        <translation>怎样读这些表</translation>
    </message>
</context>
<context>
    <name>gpuwise::Actions</name>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>撤销(&amp;U)：%1</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>重做(&amp;R)：%1</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>Open the &amp;example</source>
        <translation>打开示例(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Clear the comparison</source>
        <translation>清空对比(&amp;C)</translation>
    </message>
    <message>
        <source>Copy the &amp;decision</source>
        <translation>复制结论(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>键盘快捷键(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;About GPUwise</source>
        <translation>关于显卡智选(&amp;A)</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>跟随系统(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>浅色(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>深色(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>主题(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>语言(&amp;L)</translation>
    </message>
    <message>
        <source>How &amp;good are these numbers?</source>
        <translation>这些数字有多准？(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Clear this list</source>
        <translation>清空此列表(&amp;C)</translation>
    </message>
    <message>
        <source>S&amp;tart over</source>
        <translation>重新开始(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Open a session…</source>
        <translation>打开会话(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Save the session</source>
        <translation>保存会话(&amp;S)</translation>
    </message>
    <message>
        <source>Save the session &amp;as…</source>
        <translation>会话另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>Open a &amp;model file…</source>
        <translation>打开模型文件(&amp;M)…</translation>
    </message>
    <message>
        <source>&amp;Go to anything…</source>
        <translation>转到任意位置(&amp;G)…</translation>
    </message>
    <message>
        <source>Re&amp;cent sessions</source>
        <translation>最近的会话(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>打印(&amp;P)…</translation>
    </message>
    <message>
        <source>This &amp;machine…</source>
        <translation>这台电脑(&amp;M)…</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>工具(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;What is this?</source>
        <translation>这是什么？(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Import prices and cards…</source>
        <translation>导入价格和显卡(&amp;I)…</translation>
    </message>
    <message>
        <source>Save the &amp;report (PDF, Excel, web page)…</source>
        <translation>保存报告（PDF、Excel、网页）(&amp;R)…</translation>
    </message>
    <message>
        <source>Comparison as %1…</source>
        <comment>kind of file</comment>
        <translation>对比存为 %1…</translation>
    </message>
    <message>
        <source>E&amp;xport the comparison</source>
        <translation>导出对比(&amp;X)</translation>
    </message>
</context>
<context>
    <name>gpuwise::AddCardPopup</name>
    <message>
        <source>The comparison is full: remove a card first.</source>
        <translation>对比已满：请先移除一款。</translation>
    </message>
    <message>
        <source>Enter or a click adds the card; Esc closes.</source>
        <translation>回车或单击添加，Esc 关闭。</translation>
    </message>
    <message>
        <source>Add a card to the comparison</source>
        <translation>把显卡加入对比</translation>
    </message>
</context>
<context>
    <name>gpuwise::AdvisorPage</name>
    <message>
        <source>Advisor</source>
        <translation>选卡向导</translation>
    </message>
</context>
<context>
    <name>gpuwise::Application</name>
    <message>
        <source>GPUwise cannot start</source>
        <translation>显卡智选无法启动</translation>
    </message>
    <message>
        <source>Could not write %1.</source>
        <translation>无法写入 %1。</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>会话</translation>
    </message>
</context>
<context>
    <name>gpuwise::BarChartView</name>
    <message>
        <source>%1; %2</source>
        <comment>unit, meaning of the marks</comment>
        <translation>%1；%2</translation>
    </message>
</context>
<context>
    <name>gpuwise::BudgetEditor</name>
    <message>
        <source>A sum to spend once. Electricity is shown beside it.</source>
        <translation>一次性支出；电费另列。</translation>
    </message>
    <message>
        <source>A sum a month, by the hours of use.</source>
        <translation>按使用小时计算的每月费用。</translation>
    </message>
    <message>
        <source>Compares both over the months of use.</source>
        <translation>按使用月数比较买与租。</translation>
    </message>
    <message>
        <source>The sum &amp;covers</source>
        <translation>金额包含(&amp;C)</translation>
    </message>
    <message>
        <source>What is missing is added to the cost of each option.</source>
        <translation>缺少的部分会计入每个方案的费用。</translation>
    </message>
    <message>
        <source>Ho&amp;urs of use a month</source>
        <translation>每月使用小时(&amp;U)</translation>
    </message>
    <message>
        <source>Mo&amp;nths of use</source>
        <translation>使用月数(&amp;N)</translation>
    </message>
    <message>
        <source> h</source>
        <translation> 小时</translation>
    </message>
    <message>
        <source>Cards at &amp;most</source>
        <translation>最多几张(&amp;M)</translation>
    </message>
    <message>
        <source>Used cards &amp;accepted</source>
        <translation>接受二手(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Region</source>
        <translation>地区(&amp;R)</translation>
    </message>
    <message>
        <source>What is sold and rented there, at prices from there.</source>
        <translation>当地在售和可租的显卡，按当地价格。</translation>
    </message>
    <message>
        <source>Vend&amp;ors</source>
        <translation>厂商(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Power of the cards at most</source>
        <translation>显卡功耗上限(&amp;P)</translation>
    </message>
    <message>
        <source> W</source>
        <translation> W</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>不限</translation>
    </message>
    <message>
        <source>Operating s&amp;ystem</source>
        <translation>操作系统(&amp;Y)</translation>
    </message>
    <message>
        <source>At mo&amp;st, a month</source>
        <translation>每月最多(&amp;Q)</translation>
    </message>
    <message>
        <source>At most, over the &amp;whole time</source>
        <translation>全程最多(&amp;Q)</translation>
    </message>
    <message>
        <source>At mo&amp;st, once (to buy)</source>
        <translation>购买最多(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;I already own</source>
        <translation>已有显卡(&amp;I)</translation>
    </message>
</context>
<context>
    <name>gpuwise::BudgetStep</name>
    <message>
        <source>What is the budget?</source>
        <translation>预算多少？</translation>
    </message>
    <message>
        <source>A sum decides more than any other answer. Without one, the knee of the price curve is shown and what more money would bring.</source>
        <translation>金额比其他回答影响更大。不填金额时，给出价格曲线的拐点，以及多花钱能换来什么。</translation>
    </message>
    <message>
        <source>With these limits</source>
        <translation>在这些条件下</translation>
    </message>
</context>
<context>
    <name>gpuwise::CardDetailPane</name>
    <message>
        <source>Pitfalls</source>
        <translation>避坑提醒</translation>
    </message>
    <message>
        <source>Specifications and sources</source>
        <translation>规格与来源</translation>
    </message>
    <message>
        <source>Claims checked</source>
        <translation>说法核查</translation>
    </message>
    <message>
        <source>Price history</source>
        <translation>价格走势</translation>
    </message>
    <message>
        <source>Software</source>
        <translation>软件</translation>
    </message>
    <message>
        <source>Power and place</source>
        <translation>供电与安放</translation>
    </message>
    <message>
        <source>Similar cards</source>
        <translation>相近的显卡</translation>
    </message>
    <message>
        <source>Choose a card in the table to see all that is known of it.</source>
        <translation>在表格中选一张显卡，查看它的全部资料。</translation>
    </message>
    <message>
        <source>Details of the chosen card</source>
        <translation>所选显卡的详情</translation>
    </message>
    <message>
        <source>What it runs</source>
        <translation>能跑什么</translation>
    </message>
</context>
<context>
    <name>gpuwise::CardHead</name>
    <message>
        <source>In comparison</source>
        <translation>已在对比中</translation>
    </message>
    <message>
        <source>The comparison is full</source>
        <translation>对比已满</translation>
    </message>
    <message>
        <source>Add to comparison</source>
        <translation>加入对比</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>button, card</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>You own this</source>
        <translation>已拥有此卡</translation>
    </message>
    <message>
        <source>I own this</source>
        <translation>我有这张卡</translation>
    </message>
    <message>
        <source>What you own is judged first: keep it, use it differently, or replace it.</source>
        <translation>已有的卡会先被评估：留用、换种用法，或更换。</translation>
    </message>
    <message>
        <source>Add or correct</source>
        <comment>prices and values of a card</comment>
        <translation>添加或更正</translation>
    </message>
    <message>
        <source>Prices, values and cards of your own: they are kept on this computer and marked as yours.</source>
        <translation>自己的价格、数值和显卡：保存在这台电脑上，并标明是自己录入的。</translation>
    </message>
    <message>
        <source>Favourite</source>
        <translation>收藏</translation>
    </message>
    <message>
        <source>Mark this card, to find it again by the filter above the table (Ctrl+D)</source>
        <translation>收藏这块显卡，便于用表格上方的筛选再找到它（Ctrl+D）</translation>
    </message>
    <message>
        <source>Add a price…</source>
        <translation>添加价格…</translation>
    </message>
    <message>
        <source>Change this card of yours…</source>
        <translation>修改这款自己的显卡…</translation>
    </message>
    <message>
        <source>Correct a value…</source>
        <translation>更正数值…</translation>
    </message>
    <message>
        <source>Own card from this one…</source>
        <translation>以此为基础添加自己的显卡…</translation>
    </message>
    <message>
        <source>Saved. It can be undone.</source>
        <translation>已保存，可以撤销。</translation>
    </message>
    <message>
        <source>Removed. It can be undone.</source>
        <translation>已删除，可以撤销。</translation>
    </message>
</context>
<context>
    <name>gpuwise::CardHeader</name>
    <message>
        <source>Baseline</source>
        <comment>tag of a card</comment>
        <translation>基准</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>移除 %1</translation>
    </message>
    <message>
        <source>%1. Drag to reorder.</source>
        <translation>%1。拖动可调整顺序。</translation>
    </message>
    <message>
        <source>over budget</source>
        <comment>tag of a card</comment>
        <translation>超出预算</translation>
    </message>
</context>
<context>
    <name>gpuwise::CardPickPopup</name>
    <message>
        <source>Enter or a click takes the card; Esc closes.</source>
        <translation>回车或单击选用，Esc 关闭。</translation>
    </message>
    <message>
        <source>Choose the card</source>
        <translation>选择显卡</translation>
    </message>
</context>
<context>
    <name>gpuwise::CardSearchPopup</name>
    <message>
        <source>%1 of %2</source>
        <comment>cards that match</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>No card matches “%1”.</source>
        <translation>没有显卡匹配“%1”。</translation>
    </message>
    <message>
        <source>Search cards</source>
        <translation>搜索显卡</translation>
    </message>
    <message>
        <source>Cards that match</source>
        <translation>匹配的显卡</translation>
    </message>
    <message>
        <source>Number of cards</source>
        <translation>张数</translation>
    </message>
    <message>
        <source>%1×</source>
        <comment>that many cards together</comment>
        <translation>%1 张</translation>
    </message>
    <message>
        <source>One card</source>
        <translation>一张</translation>
    </message>
    <message>
        <source>%1 cards together</source>
        <translation>%1 张一组</translation>
    </message>
</context>
<context>
    <name>gpuwise::CardsPage</name>
    <message>
        <source>Cards</source>
        <translation>显卡库</translation>
    </message>
    <message>
        <source>%1 of %2 cards</source>
        <comment>shown, all</comment>
        <translation>%2 款中的 %1 款</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n 款显卡</numerusform>
        </translation>
    </message>
    <message>
        <source>Name, architecture, chip</source>
        <translation>名称、架构、芯片</translation>
    </message>
    <message>
        <source>Search cards</source>
        <translation>搜索显卡</translation>
    </message>
    <message>
        <source>Clear filters</source>
        <translation>清除筛选</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>详情</translation>
    </message>
    <message>
        <source>All that is known of the chosen card (F4)</source>
        <translation>所选显卡的全部资料（F4）</translation>
    </message>
    <message>
        <source>Remove from the &amp;favourites</source>
        <translation>取消收藏(&amp;F)</translation>
    </message>
    <message>
        <source>Add to the &amp;favourites</source>
        <translation>加入收藏(&amp;F)</translation>
    </message>
    <message>
        <source>%1 is a favourite now.</source>
        <translation>已收藏 %1。</translation>
    </message>
    <message>
        <source>%1 is no favourite any more.</source>
        <translation>已取消收藏 %1。</translation>
    </message>
    <message>
        <source>Favourites</source>
        <translation>收藏</translation>
    </message>
    <message>
        <source>Only cards that you marked (Ctrl+D marks the chosen one)</source>
        <translation>只看收藏的显卡（Ctrl+D 收藏所选显卡）</translation>
    </message>
</context>
<context>
    <name>gpuwise::CardsView</name>
    <message>
        <source>Cards</source>
        <translation>显卡库</translation>
    </message>
    <message>
        <source>No card matches the search and the filters.</source>
        <translation>没有显卡符合搜索和筛选条件。</translation>
    </message>
    <message>
        <source>Clear filters</source>
        <translation>清除筛选</translation>
    </message>
</context>
<context>
    <name>gpuwise::ChangeList</name>
    <message>
        <source>Try</source>
        <translation>试试</translation>
    </message>
    <message>
        <source>Try: %1</source>
        <translation>试试：%1</translation>
    </message>
</context>
<context>
    <name>gpuwise::ChartStrip</name>
    <message>
        <source>%1; %2</source>
        <comment>unit, meaning of the marks</comment>
        <translation>%1；%2</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>图表</translation>
    </message>
    <message>
        <source>Charts, open</source>
        <translation>图表，已展开</translation>
    </message>
    <message>
        <source>Charts, closed</source>
        <translation>图表，已折叠</translation>
    </message>
    <message>
        <source>Close the charts</source>
        <translation>折叠图表</translation>
    </message>
    <message>
        <source>Show rows of the table as bars</source>
        <translation>用条形图显示表中的行</translation>
    </message>
    <message>
        <source>What this chart shows</source>
        <translation>这张图显示的指标</translation>
    </message>
    <message>
        <source>Choose what this chart shows.</source>
        <translation>选择这张图显示的指标。</translation>
    </message>
    <message>
        <source>Price and speed</source>
        <translation>价格与速度</translation>
    </message>
    <message>
        <source>◆ front</source>
        <comment>of price and speed</comment>
        <translation>◆ 前沿</translation>
    </message>
</context>
<context>
    <name>gpuwise::ChecklistView</name>
    <message>
        <source>The checklist was copied.</source>
        <translation>清单已复制。</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Buy new</source>
        <translation>买全新</translation>
    </message>
    <message>
        <source>Buy used</source>
        <translation>买二手</translation>
    </message>
    <message>
        <source>Rent</source>
        <translation>租用</translation>
    </message>
    <message>
        <source>How the card is got</source>
        <translation>怎样得到这张卡</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Report…</source>
        <translation>报告…</translation>
    </message>
    <message>
        <source>Choose the card of the checklist</source>
        <translation>选择清单的显卡</translation>
    </message>
    <message>
        <source>Back to the best pick</source>
        <translation>回到最佳选择</translation>
    </message>
</context>
<context>
    <name>gpuwise::Chip</name>
    <message>
        <source>Answer %1, %2: %3. Press Enter to change.</source>
        <translation>回答 %1，%2：%3。按回车修改。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>number and name of a question</comment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>gpuwise::ClaimDetail</name>
    <message numerus="yes">
        <source>%1 · said in %n guide(s)</source>
        <comment>kind of subject</comment>
        <translation>
            <numerusform>%1 · %n 份指南这样说</numerusform>
        </translation>
    </message>
    <message>
        <source>Right</source>
        <translation>正确值</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>依据</translation>
    </message>
    <message>
        <source>Checked now</source>
        <translation>即时核算</translation>
    </message>
    <message>
        <source>Open in Advisor</source>
        <translation>在选卡向导中打开</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>对比</translation>
    </message>
</context>
<context>
    <name>gpuwise::ClaimLines</name>
    <message>
        <source>Guides say: %1</source>
        <comment>a claim</comment>
        <translation>指南说：%1</translation>
    </message>
    <message>
        <source>The guides that were read claim nothing about this card.</source>
        <translation>查阅过的指南没有提到这张卡。</translation>
    </message>
</context>
<context>
    <name>gpuwise::ClaimsView</name>
    <message>
        <source>%1 of %2</source>
        <comment>claims that match</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>All subjects</source>
        <translation>全部主题</translation>
    </message>
    <message>
        <source>All cards</source>
        <translation>全部显卡</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>说错</translation>
    </message>
    <message>
        <source>Right</source>
        <comment>claims that are true</comment>
        <translation>说对</translation>
    </message>
    <message>
        <source>Depends</source>
        <translation>看情况</translation>
    </message>
    <message>
        <source>Verdict of the claims</source>
        <translation>说法的结论</translation>
    </message>
    <message>
        <source>What the claims are about</source>
        <translation>说法的主题</translation>
    </message>
    <message>
        <source>Card that the claims are about</source>
        <translation>说法涉及的显卡</translation>
    </message>
    <message>
        <source>Search the claims</source>
        <translation>搜索说法</translation>
    </message>
    <message>
        <source>Claims of public guides</source>
        <translation>公开指南的说法</translation>
    </message>
    <message>
        <source>No claim matches these filters.</source>
        <translation>没有符合筛选条件的说法。</translation>
    </message>
    <message>
        <source>Show all claims</source>
        <translation>显示全部说法</translation>
    </message>
</context>
<context>
    <name>gpuwise::ColumnPopup</name>
    <message>
        <source>Columns</source>
        <translation>列</translation>
    </message>
    <message>
        <source>The usual columns</source>
        <translation>常用列</translation>
    </message>
    <message>
        <source>Columns of the table</source>
        <translation>表格的列</translation>
    </message>
</context>
<context>
    <name>gpuwise::CommandPalette</name>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n 项匹配</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing answers to “%1”.</source>
        <translation>没有与“%1”对应的内容。</translation>
    </message>
    <message>
        <source>A page is shown, a command done, a card compared, a model taken as the answer.</source>
        <translation>页面：转到；命令：执行；显卡：加入对比；模型：作为回答。</translation>
    </message>
    <message>
        <source>A card, page, model or command</source>
        <translation>显卡、页面、模型或命令</translation>
    </message>
    <message>
        <source>Go to anything</source>
        <translation>转到任意位置</translation>
    </message>
    <message>
        <source>What it could mean</source>
        <translation>可能的含义</translation>
    </message>
</context>
<context>
    <name>gpuwise::ComparePage</name>
    <message>
        <source>Compare</source>
        <translation>对比</translation>
    </message>
    <message>
        <source>Cards you compare stand here side by side, two to eight of them.</source>
        <translation>要对比的显卡在这里并排显示，2 到 8 款。</translation>
    </message>
    <message>
        <source>%1 is here. Add another card to compare it with.</source>
        <translation>已有 %1。再添加一款即可对比。</translation>
    </message>
    <message>
        <source>Add card</source>
        <translation>添加显卡</translation>
    </message>
    <message>
        <source>Specification</source>
        <translation>规格</translation>
    </message>
    <message>
        <source>Cards side by side</source>
        <translation>显卡并排对比</translation>
    </message>
    <message>
        <source>Copied the sources of %1.</source>
        <translation>已复制来源：%1。</translation>
    </message>
    <message>
        <source>The comparison is full: remove a card first.</source>
        <translation>对比已满：请先移除一张显卡。</translation>
    </message>
</context>
<context>
    <name>gpuwise::CompareToolbar</name>
    <message>
        <source>%1 of %2 cards</source>
        <translation>%1 / %2 款</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) hidden</source>
        <translation>
            <numerusform>已隐藏 %n 行</numerusform>
        </translation>
    </message>
    <message>
        <source>Baseline: %1</source>
        <translation>基准：%1</translation>
    </message>
    <message>
        <source>Copy as</source>
        <translation>复制为</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>对比</translation>
    </message>
    <message>
        <source>Add card</source>
        <translation>添加显卡</translation>
    </message>
    <message>
        <source>Only rows that differ</source>
        <translation>只看不同的行</translation>
    </message>
    <message>
        <source>◆ best in row</source>
        <translation>◆ 该行最佳</translation>
    </message>
    <message>
        <source>Baseline of the percentages</source>
        <translation>百分比的基准</translation>
    </message>
    <message>
        <source>Percentages are differences to this card.</source>
        <translation>百分比是与这款显卡的差。</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>示例</translation>
    </message>
    <message>
        <source>Comparisons that many people look for; undo brings yours back.</source>
        <translation>常见的对比；撤销即可恢复您的对比。</translation>
    </message>
    <message>
        <source>Copy the comparison as it is shown</source>
        <translation>按当前显示复制对比</translation>
    </message>
    <message>
        <source>&amp;Table (for documents and spreadsheets)	Ctrl+C</source>
        <translation>表格，可粘贴到文档和电子表格(&amp;T)	Ctrl+C</translation>
    </message>
    <message>
        <source>&amp;CSV</source>
        <translation>&amp;CSV</translation>
    </message>
    <message>
        <source>&amp;Markdown</source>
        <translation>&amp;Markdown</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Save the comparison as Excel workbook, CSV, Markdown or PDF</source>
        <translation>把对比保存为 Excel 工作簿、CSV、Markdown 或 PDF</translation>
    </message>
    <message>
        <source>&amp;%1  %2…</source>
        <comment>number, kind of file</comment>
        <translation>&amp;%1  %2…</translation>
    </message>
</context>
<context>
    <name>gpuwise::CompareView</name>
    <message>
        <source>Show all sources</source>
        <translation>查看全部来源</translation>
    </message>
    <message>
        <source>Use as baseline</source>
        <translation>设为基准</translation>
    </message>
    <message>
        <source>Move left</source>
        <translation>左移</translation>
    </message>
    <message>
        <source>Move right</source>
        <translation>右移</translation>
    </message>
    <message>
        <source>Remove from the comparison</source>
        <translation>从对比中移除</translation>
    </message>
</context>
<context>
    <name>gpuwise::CostChartPanel</name>
    <message>
        <source>Choose a card</source>
        <translation>选择显卡</translation>
    </message>
    <message>
        <source>Enter a price</source>
        <translation>填写价格</translation>
    </message>
    <message>
        <source>Enter a rent</source>
        <translation>填写租金</translation>
    </message>
    <message>
        <source>Show as table</source>
        <translation>以表格显示</translation>
    </message>
    <message>
        <source>The same figures month by month: for reading, copying and screen readers</source>
        <translation>同样的数字，逐月列出：便于阅读、复制和读屏</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>Copy or save this chart as a picture</source>
        <translation>将此图表复制或保存为图片</translation>
    </message>
</context>
<context>
    <name>gpuwise::CostFieldRow</name>
    <message>
        <source>%1 %2</source>
        <comment>value, unit</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 Until then %2 counts.</source>
        <comment>why an entry is refused, the value that stays</comment>
        <translation>%1在此之前按 %2计算。</translation>
    </message>
</context>
<context>
    <name>gpuwise::CostInputsPanel</name>
    <message>
        <source>Buy used</source>
        <translation>买二手</translation>
    </message>
    <message>
        <source>In a data centre of my own</source>
        <translation>放在自有机房</translation>
    </message>
</context>
<context>
    <name>gpuwise::FactList</name>
    <message>
        <source>%1: %2; %3</source>
        <comment>name, value, where it comes from</comment>
        <translation>%1：%2；%3</translation>
    </message>
</context>
<context>
    <name>gpuwise::FilterHeader</name>
    <message>
        <source>any</source>
        <comment>placeholder of a filter: every value</comment>
        <translation>不限</translation>
    </message>
    <message>
        <source>Filter: %1</source>
        <comment>name of a column</comment>
        <translation>筛选：%1</translation>
    </message>
    <message>
        <source>Such as &gt;=24, &lt;300, 300..450, =24 or !=0</source>
        <translation>例如 &gt;=24、&lt;300、300..450、=24 或 !=0</translation>
    </message>
    <message>
        <source>Such as &gt;=2025, 2024..2025-06 or &lt;2023-03</source>
        <translation>例如 &gt;=2025、2024..2025-06 或 &lt;2023-03</translation>
    </message>
    <message>
        <source>A part of the text; =… all of it, !=… anything else</source>
        <translation>文字的一部分；=… 为全文相同，!=… 为不同</translation>
    </message>
    <message>
        <source>%1. For example %2</source>
        <comment>rule, example</comment>
        <translation>%1。例如 %2</translation>
    </message>
</context>
<context>
    <name>gpuwise::FitBarWidget</name>
    <message>
        <source>%1 GB</source>
        <comment>size of a card as sold</comment>
        <translation>%1 GB</translation>
    </message>
</context>
<context>
    <name>gpuwise::FitFilterBar</name>
    <message>
        <source>Closest fit first</source>
        <translation>余量最小在前</translation>
    </message>
    <message>
        <source>Most room first</source>
        <translation>余量最大在前</translation>
    </message>
    <message>
        <source>Fastest first</source>
        <translation>最快在前</translation>
    </message>
    <message>
        <source>Slowest first</source>
        <translation>最慢在前</translation>
    </message>
    <message>
        <source>Best value first</source>
        <translation>性价比最高在前</translation>
    </message>
    <message>
        <source>Least value first</source>
        <translation>性价比最低在前</translation>
    </message>
    <message>
        <source>Least memory first</source>
        <translation>显存最小在前</translation>
    </message>
    <message>
        <source>Most memory first</source>
        <translation>显存最大在前</translation>
    </message>
    <message>
        <source>Name, A to Z</source>
        <translation>名称 A 到 Z</translation>
    </message>
    <message>
        <source>Name, Z to A</source>
        <translation>名称 Z 到 A</translation>
    </message>
    <message>
        <source>All vendors</source>
        <translation>所有厂商</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>所有类别</translation>
    </message>
    <message>
        <source>Vendor</source>
        <translation>厂商</translation>
    </message>
    <message>
        <source>Kind of card</source>
        <translation>显卡类别</translation>
    </message>
    <message>
        <source>Fits</source>
        <translation>装得下</translation>
    </message>
    <message>
        <source>Only cards that hold the workload with room for the high end</source>
        <translation>只看按区间上限也装得下的卡</translation>
    </message>
    <message>
        <source>In budget</source>
        <translation>预算内</translation>
    </message>
    <message>
        <source>Only groups with a known price within the limit of question 2</source>
        <translation>只看价格已知且不超出问题 2 预算的组合</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>排序</translation>
    </message>
    <message>
        <source>Order of the cards</source>
        <translation>显卡的排列顺序</translation>
    </message>
    <message>
        <source>Find a card</source>
        <translation>查找显卡</translation>
    </message>
    <message>
        <source>Find a card by name</source>
        <translation>按名称查找显卡</translation>
    </message>
</context>
<context>
    <name>gpuwise::FitHeader</name>
    <message>
        <source>GiB</source>
        <comment>unit of an axis</comment>
        <translation>GiB</translation>
    </message>
</context>
<context>
    <name>gpuwise::FitLegend</name>
    <message>
        <source>Total</source>
        <translation>合计</translation>
    </message>
    <message>
        <source>Reserved by driver</source>
        <translation>驱动保留</translation>
    </message>
    <message>
        <source>Usable memory</source>
        <translation>可用显存</translation>
    </message>
    <message>
        <source>Low–high need</source>
        <translation>需求区间</translation>
    </message>
    <message>
        <source>Beyond usable</source>
        <translation>超出可用</translation>
    </message>
</context>
<context>
    <name>gpuwise::FitPage</name>
    <message>
        <source>%1 was added to the comparison.</source>
        <translation>已将 %1 加入对比。</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>显存适配</translation>
    </message>
    <message>
        <source>The memory of every card stands here, once question 1 says which model it is to hold.</source>
        <translation>回答问题 1、选定模型后，这里会列出每张卡的显存情况。</translation>
    </message>
    <message>
        <source>“%1” is not in the catalogue. Choose another answer.</source>
        <translation>目录中没有“%1”，请换一个答案。</translation>
    </message>
    <message>
        <source>%1 of %2 shown: %3 fit, %4 tight, %5 do not fit</source>
        <comment>numbers of groups of cards</comment>
        <translation>显示 %1 / %2：装得下 %3，勉强 %4，装不下 %5</translation>
    </message>
    <message>
        <source>%1 of %2 shown: %3 fit, %4 tight, %5 do not fit, %6 not known</source>
        <comment>numbers of groups of cards</comment>
        <translation>显示 %1 / %2：装得下 %3，勉强 %4，装不下 %5，未知 %6</translation>
    </message>
    <message>
        <source>Cards of each kind</source>
        <translation>每种卡的数量</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) of each kind</source>
        <translation>
            <numerusform>每种 %n 张</numerusform>
        </translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>One, two, four and eight cards</source>
        <translation>一张、两张、四张和八张</translation>
    </message>
    <message>
        <source>Cards and whether they hold the workload</source>
        <translation>各显卡能否装下任务</translation>
    </message>
    <message>
        <source>Answer question 1</source>
        <translation>回答问题 1</translation>
    </message>
    <message>
        <source>No card matches the filters.</source>
        <translation>没有符合筛选条件的卡。</translation>
    </message>
    <message>
        <source>Clear filters</source>
        <translation>清除筛选</translation>
    </message>
</context>
<context>
    <name>gpuwise::FitPane</name>
    <message>
        <source>Nothing that was tried makes it fit</source>
        <translation>试过的办法都装不下</translation>
    </message>
    <message>
        <source>What would make it fit</source>
        <translation>怎样才能装下</translation>
    </message>
    <message>
        <source>In comparison</source>
        <translation>已在对比中</translation>
    </message>
    <message>
        <source>The comparison is full</source>
        <translation>对比已满</translation>
    </message>
    <message>
        <source>Add to compare</source>
        <translation>加入对比</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what the button does, card</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>gpuwise::GuideHelp</name>
    <message>
        <source>What is this? %1</source>
        <translation>这是什么？%1</translation>
    </message>
</context>
<context>
    <name>gpuwise::GuideLink</name>
    <message>
        <source>What is this?</source>
        <translation>这是什么？</translation>
    </message>
    <message>
        <source>What is this? %1</source>
        <translation>这是什么？%1</translation>
    </message>
    <message>
        <source>The claim and the check of it: %1</source>
        <translation>说法及其核查：%1</translation>
    </message>
</context>
<context>
    <name>gpuwise::GuidePage</name>
    <message>
        <source>Guide</source>
        <translation>指南</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>entries that match</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>No entry has “%1” in it.</source>
        <translation>没有条目提到“%1”。</translation>
    </message>
    <message>
        <source>The entry was copied.</source>
        <translation>条目已复制。</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>条目</translation>
    </message>
    <message>
        <source>Checklist before ordering</source>
        <translation>下单清单</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Copy the entry as Markdown</source>
        <translation>把条目复制为 Markdown</translation>
    </message>
    <message>
        <source>Search the guide</source>
        <translation>搜索指南</translation>
    </message>
    <message>
        <source>Entries of the guide</source>
        <translation>指南的条目</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>清除搜索</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>说法核查</translation>
    </message>
</context>
<context>
    <name>gpuwise::GuideTiersPanel</name>
    <message>
        <source>What buying guides of 2026 say, whatever the workload. Under each card: where it stands for yours.</source>
        <translation>2026 年选购指南的说法，与任务无关。每款显卡下面是它在您的任务里的位置。</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>card, where it stands</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Advantage: %1</source>
        <translation>优势：%1</translation>
    </message>
    <message>
        <source>Scene: %1</source>
        <translation>场景：%1</translation>
    </message>
    <message>
        <source>Caution: %1</source>
        <translation>注意：%1</translation>
    </message>
</context>
<context>
    <name>gpuwise::ImageSettingsForm</name>
    <message>
        <source>W&amp;idth, pixels</source>
        <translation>宽度，像素(&amp;I)</translation>
    </message>
    <message>
        <source>Hei&amp;ght, pixels</source>
        <translation>高度，像素(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Steps</source>
        <translation>步数(&amp;S)</translation>
    </message>
    <message>
        <source>Images at &amp;once</source>
        <translation>同时几张(&amp;O)</translation>
    </message>
</context>
<context>
    <name>gpuwise::ImportDialog</name>
    <message>
        <source>Import</source>
        <translation>导入</translation>
    </message>
    <message>
        <source>Choose a &amp;file…</source>
        <translation>选择文件(&amp;F)…</translation>
    </message>
    <message>
        <source>What the file holds</source>
        <translation>文件的内容</translation>
    </message>
    <message>
        <source>Currency of prices that name none</source>
        <translation>未注明币种的价格所用币种</translation>
    </message>
    <message>
        <source>as the file says</source>
        <translation>以文件为准</translation>
    </message>
    <message>
        <source>Provider of the prices</source>
        <translation>价格的供应商</translation>
    </message>
    <message>
        <source>as the file or folder is called</source>
        <translation>取自文件或文件夹名</translation>
    </message>
    <message>
        <source>It &amp;holds</source>
        <translation>内容(&amp;H)</translation>
    </message>
    <message>
        <source>C&amp;urrency where none is named</source>
        <translation>未注明时的币种(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Provider</source>
        <translation>供应商(&amp;P)</translation>
    </message>
    <message>
        <source>Rows of the file</source>
        <translation>文件中的行</translation>
    </message>
    <message>
        <source>Only rows with a &amp;note</source>
        <translation>只看有说明的行(&amp;N)</translation>
    </message>
    <message>
        <source>Reading the file</source>
        <translation>正在读取文件</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <source>Choose a file to import</source>
        <translation>选择要导入的文件</translation>
    </message>
    <message>
        <source>Tables and packs (%1);;All files (%2)</source>
        <translation>表格和目录包 (%1);;所有文件 (%2)</translation>
    </message>
    <message>
        <source>Prices and cards of your own, from a file</source>
        <translation>从文件导入自己的价格和显卡</translation>
    </message>
    <message>
        <source>Reading …</source>
        <translation>正在读取……</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Leave the %n bad row(s) out</source>
        <translation>
            <numerusform>略过 %n 行有误的内容(&amp;L)</numerusform>
        </translation>
    </message>
    <message>
        <source>Your own data cannot be saved in this window, so nothing can be imported.</source>
        <translation>此窗口无法保存您自己的数据，因此不能导入。</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Import %n row(s)</source>
        <translation>
            <numerusform>导入 %n 行(&amp;I)</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <translation>导入(&amp;I)</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) of %1 were imported.</source>
        <translation>
            <numerusform>已从 %1 导入 %n 行。</numerusform>
        </translation>
    </message>
    <message>
        <source>Drop a file here or choose one: a table (CSV), a price feed, or a catalogue pack.</source>
        <translation>把文件拖到这里，或选择一个：表格（CSV）、价格源或目录包。</translation>
    </message>
    <message>
        <source>Importing …</source>
        <translation>正在导入……</translation>
    </message>
    <message>
        <source>Importing the rows</source>
        <translation>正在导入各行</translation>
    </message>
</context>
<context>
    <name>gpuwise::ImportMapping</name>
    <message>
        <source>Choose the column that is meant.</source>
        <translation>请选择所指的列。</translation>
    </message>
    <message>
        <source>Column for %1</source>
        <translation>“%1”所在的列</translation>
    </message>
    <message>
        <source>not in the file</source>
        <translation>文件中没有</translation>
    </message>
</context>
<context>
    <name>gpuwise::InferenceSettingsForm</name>
    <message>
        <source>Conte&amp;xt, tokens</source>
        <translation>上下文，token(&amp;X)</translation>
    </message>
    <message>
        <source>Prompt and answer together, for each user.</source>
        <translation>提示词与回答合计，每人。</translation>
    </message>
    <message>
        <source>Users at the &amp;same time</source>
        <translation>同时使用人数(&amp;S)</translation>
    </message>
    <message>
        <source>Fast enou&amp;gh, tokens/s</source>
        <translation>最低速度，token/s(&amp;G)</translation>
    </message>
    <message>
        <source>For each user. Slower options are listed, but not picked.</source>
        <translation>按每人计。更慢的方案会列出，但不推荐。</translation>
    </message>
    <message>
        <source>&amp;KV cache in</source>
        <translation>KV 缓存精度(&amp;K)</translation>
    </message>
    <message>
        <source>Soft&amp;ware</source>
        <translation>软件(&amp;W)</translation>
    </message>
    <message>
        <source>Automatic: llama.cpp on a desktop, vLLM in a server</source>
        <translation>自动：台式机用 llama.cpp，服务器用 vLLM</translation>
    </message>
    <message>
        <source>llama.cpp runs the others on the processor, far slower.</source>
        <translation>其余各层由 llama.cpp 在处理器上运行，慢得多。</translation>
    </message>
    <message>
        <source>all</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>La&amp;yers on the card</source>
        <translation>放在显卡上的层数(&amp;Y)</translation>
    </message>
</context>
<context>
    <name>gpuwise::MachineCardPanel</name>
    <message>
        <source>What was read of %1, and where</source>
        <translation>%1：读到的信息和来处</translation>
    </message>
    <message>
        <source>It is a %1</source>
        <translation>是 %1</translation>
    </message>
    <message>
        <source>Counts as</source>
        <translation>当作</translation>
    </message>
    <message>
        <source>What %1 counts as</source>
        <translation>把 %1 当作</translation>
    </message>
    <message>
        <source>Type a part of a name to choose another card. The choice is remembered.</source>
        <translation>键入名称的一部分来选另一块显卡。所选会记住。</translation>
    </message>
    <message>
        <source>%1, as detected</source>
        <translation>%1（检测结果）</translation>
    </message>
    <message>
        <source>no card, as detected</source>
        <translation>不是显卡（检测结果）</translation>
    </message>
    <message>
        <source>no card: do not count it</source>
        <translation>不是显卡：不计入</translation>
    </message>
    <message>
        <source>not named yet</source>
        <translation>尚未指明</translation>
    </message>
    <message>
        <source>“%1” names no single card. Choose one from the list.</source>
        <translation>“%1”对应不到唯一的一张卡。请从列表中选择。</translation>
    </message>
</context>
<context>
    <name>gpuwise::MachineDialog</name>
    <message>
        <source>Compare for an &amp;upgrade</source>
        <translation>比一比要不要升级(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Judge it for my workload</source>
        <translation>看它能否胜任我的任务(&amp;J)</translation>
    </message>
    <message>
        <source>Ask &amp;again</source>
        <translation>重新检测(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <source>This machine</source>
        <translation>这台电脑</translation>
    </message>
    <message>
        <source>The cards of this machine beside what is recommended for your workload</source>
        <translation>把这台电脑上的显卡与为您的任务推荐的显卡放在一起</translation>
    </message>
    <message>
        <source>Enters it as the card that you own: advice then judges it first</source>
        <translation>记为您已有的显卡：建议会先评判它</translation>
    </message>
    <message>
        <source>Asking the system and the tools of the graphics drivers. Each has two seconds.</source>
        <translation>正在询问系统和显卡驱动的工具，每个最多两秒。</translation>
    </message>
    <message>
        <source>Looked at: %1.</source>
        <comment>sources, parted by semicolons</comment>
        <translation>查看过：%1。</translation>
    </message>
    <message>
        <source>; </source>
        <translation>；</translation>
    </message>
    <message>
        <source>A card of another machine, or one that was not recognised, can be entered by hand: advice then judges it first.</source>
        <translation>别的电脑上的显卡，或没有认出的显卡，可以手动填写：建议会先评判它。</translation>
    </message>
    <message>
        <source>&amp;Enter a card by hand…</source>
        <translation>手动填写显卡(&amp;E)…</translation>
    </message>
</context>
<context>
    <name>gpuwise::MainWindow</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>键盘快捷键</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>已保存为 %1。</translation>
    </message>
    <message>
        <source>[*]GPUwise</source>
        <translation>[*]显卡智选</translation>
    </message>
    <message>
        <source>%1[*] – GPUwise</source>
        <comment>file</comment>
        <translation>%1[*] – 显卡智选</translation>
    </message>
    <message>
        <source>The model is now %1.</source>
        <translation>模型已改为 %1。</translation>
    </message>
    <message>
        <source>This version has no such page.</source>
        <translation>这个版本没有该页面。</translation>
    </message>
    <message>
        <source>About GPUwise</source>
        <translation>关于显卡智选</translation>
    </message>
    <message>
        <source>GPUwise %1
Three answers in; one explained, comparable, printable decision out.

Everything is computed on this computer, without network. Estimates carry their band; prices their date.

Licence: GPL-3.0-or-later.</source>
        <translation>显卡智选 GPUwise %1
三个回答，换来一个有解释、可对比、可打印的结论。

全部由本机计算，不用网络。估计带区间，价格带日期。

许可证：GPL-3.0-or-later。</translation>
    </message>
    <message>
        <source>The decision was copied.</source>
        <translation>结论已复制。</translation>
    </message>
    <message>
        <source>Report…</source>
        <translation>报告…</translation>
    </message>
    <message>
        <source>Your card is the baseline; beside it is what is recommended.</source>
        <translation>以您的显卡为基准，旁边是推荐的显卡。</translation>
    </message>
    <message>
        <source>Your card is the baseline; nothing is recommended for this workload.</source>
        <translation>以您的显卡为基准；这个任务没有推荐的显卡。</translation>
    </message>
    <message>
        <source>No term on this page has an entry of its own.</source>
        <translation>这一页上没有指南专门解释的词。</translation>
    </message>
</context>
<context>
    <name>gpuwise::MatrixPanel</name>
    <message>
        <source>GiB needed on one %1; the present answers are framed</source>
        <translation>单张 %1 所需 GiB；带框的是当前答案</translation>
    </message>
    <message>
        <source>GiB needed on each of %1; the present answers are framed</source>
        <translation>%1 每卡所需 GiB；带框的是当前答案</translation>
    </message>
    <message>
        <source>Use these</source>
        <translation>采用</translation>
    </message>
    <message>
        <source>Take this cell&apos;s precision and size as the answers; undo brings the old ones back.</source>
        <translation>将此格的精度与大小作为答案；撤销可恢复原答案。</translation>
    </message>
    <message>
        <source>Use the answers of this cell</source>
        <translation>采用此格的答案</translation>
    </message>
</context>
<context>
    <name>gpuwise::ModelEditor</name>
    <message>
        <source>Or a si&amp;ze</source>
        <translation>或填参数量(&amp;Z)</translation>
    </message>
    <message>
        <source>A number of parameters, such as 7B, 350M or 1.2T</source>
        <translation>参数量，例如 7B、350M 或 1.2T</translation>
    </message>
    <message>
        <source>Pre&amp;cision</source>
        <translation>精度(&amp;C)</translation>
    </message>
    <message>
        <source>%1: %2 GiB of weights</source>
        <translation>%1：权重 %2 GiB</translation>
    </message>
</context>
<context>
    <name>gpuwise::ModelFileRow</name>
    <message>
        <source>&amp;Open a model file…</source>
        <translation>打开模型文件(&amp;O)…</translation>
    </message>
    <message>
        <source>or drop one on this window: GGUF, safetensors, its index, or config.json</source>
        <translation>或把文件拖到此窗口：GGUF、safetensors、其索引或 config.json</translation>
    </message>
    <message>
        <source>%1: %2 GiB of weights; the rest is that of a model of this size</source>
        <translation>%1：权重 %2 GiB；其余按同等大小的模型估算</translation>
    </message>
    <message>
        <source>%1: its own shape, and %2 GiB of weights</source>
        <translation>%1：采用文件自身的形状，权重 %2 GiB</translation>
    </message>
    <message>
        <source>%1: its own shape</source>
        <translation>%1：采用文件自身的形状</translation>
    </message>
</context>
<context>
    <name>gpuwise::ModelLibrary</name>
    <message>
        <source>Search the library: name, family, size</source>
        <translation>搜索模型库：名称、系列、参数量</translation>
    </message>
    <message>
        <source>Search the model library</source>
        <translation>搜索模型库</translation>
    </message>
    <message>
        <source>Model library</source>
        <translation>模型库</translation>
    </message>
    <message>
        <source>%1 of %2 models</source>
        <translation>%1 / %2 个模型</translation>
    </message>
    <message>
        <source>No model matches. Type its size above instead: the result is the same.</source>
        <translation>没有匹配的模型。在上方填写参数量，结果相同。</translation>
    </message>
    <message>
        <source>Enter or a click takes the model; Esc keeps the one you have.</source>
        <translation>按回车或单击即选用；按 Esc 保留原来的模型。</translation>
    </message>
    <message>
        <source>Enter or a click takes a model.</source>
        <translation>按回车或单击选用模型。</translation>
    </message>
</context>
<context>
    <name>gpuwise::ModelStep</name>
    <message>
        <source>How big is the model?</source>
        <translation>模型有多大？</translation>
    </message>
    <message>
        <source>Parameters times precision is the memory of the weights, usually the largest part. Choose a size or a model: both lead to the same answer.</source>
        <translation>参数量乘以精度就是权重占用的显存，通常是最大的一项。填参数量或选模型，结果相同。</translation>
    </message>
    <message>
        <source>Precision of the weights</source>
        <translation>权重精度</translation>
    </message>
    <message>
        <source>Bits are the real average over a file; embeddings and output may keep more.</source>
        <translation>位数为整份文件的实际平均值；嵌入层和输出层可能更高。</translation>
    </message>
</context>
<context>
    <name>gpuwise::MoneyEdit</name>
    <message>
        <source>Currency</source>
        <translation>货币</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>不限</translation>
    </message>
</context>
<context>
    <name>gpuwise::NavigationRail</name>
    <message>
        <source>%1, page %2 of %3</source>
        <comment>name of a page, for screen readers</comment>
        <translation>%1，第 %2 页，共 %3 页</translation>
    </message>
    <message>
        <source>%1, current</source>
        <comment>page, for screen readers</comment>
        <translation>%1，当前</translation>
    </message>
</context>
<context>
    <name>gpuwise::NeedBarWidget</name>
    <message>
        <source>%1 GB: %2</source>
        <comment>size, verdict</comment>
        <translation>%1 GB：%2</translation>
    </message>
    <message>
        <source>Memory needed: %1 GiB, %2 to %3</source>
        <translation>所需显存：%1 GiB，%2 至 %3</translation>
    </message>
    <message>
        <source>%1 GiB</source>
        <translation>%1 GiB</translation>
    </message>
    <message>
        <source>band %1–%2</source>
        <comment>low, high</comment>
        <translation>区间 %1–%2</translation>
    </message>
</context>
<context>
    <name>gpuwise::NeedPanel</name>
    <message>
        <source>Memory needed</source>
        <translation>所需显存</translation>
    </message>
    <message>
        <source>one card · %1</source>
        <translation>单卡 · %1</translation>
    </message>
    <message>
        <source>Marks: sizes of common cards in GB, judged by usable memory</source>
        <translation>刻度：常见显卡容量（GB），按可用显存判断</translation>
    </message>
    <message>
        <source>%1 GiB</source>
        <translation>%1 GiB</translation>
    </message>
</context>
<context>
    <name>gpuwise::OptionDialog</name>
    <message>
        <source>Details: %1</source>
        <translation>详情：%1</translation>
    </message>
</context>
<context>
    <name>gpuwise::OwnDataSaving</name>
    <message>
        <source>Your own data are being saved just now. Wait until that has ended.</source>
        <translation>正在保存您自己的数据，请等它完成。</translation>
    </message>
</context>
<context>
    <name>gpuwise::OwnDialog</name>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Yours</source>
        <translation>自己的数据</translation>
    </message>
</context>
<context>
    <name>gpuwise::OwnedCardField</name>
    <message>
        <source>nothing yet</source>
        <translation>暂无</translation>
    </message>
    <message>
        <source>Type a part of its name. What you own is judged first.</source>
        <translation>输入型号的一部分即可查找。会先评估您已有的卡。</translation>
    </message>
    <message>
        <source>Card you own</source>
        <translation>已有的显卡</translation>
    </message>
    <message>
        <source>How many you own</source>
        <translation>已有的数量</translation>
    </message>
    <message>
        <source>“%1” names no single card. Choose one from the list.</source>
        <translation>“%1”对应不到唯一的一张卡。请从列表中选择。</translation>
    </message>
</context>
<context>
    <name>gpuwise::PcForm</name>
    <message>
        <source>ATX 3.x, native 16-pin</source>
        <translation>ATX 3.x，原生 16-pin</translation>
    </message>
    <message>
        <source>Older, or not sure</source>
        <translation>较旧，或不确定</translation>
    </message>
    <message>
        <source>Homes here: %1</source>
        <translation>本地家用：%1</translation>
    </message>
    <message>
        <source>not measured</source>
        <translation>未测量</translation>
    </message>
    <message>
        <source>not counted</source>
        <translation>未计数</translation>
    </message>
    <message>
        <source>CPU at most</source>
        <translation>CPU 最高功耗</translation>
    </message>
    <message>
        <source>Board, drives, fans</source>
        <translation>主板、硬盘、风扇</translation>
    </message>
    <message>
        <source>Case takes cards up to</source>
        <translation>机箱可容显卡长度</translation>
    </message>
    <message>
        <source>Slots for cards</source>
        <translation>可用于显卡的槽位</translation>
    </message>
    <message>
        <source>Power supply</source>
        <translation>电源</translation>
    </message>
    <message>
        <source>Efficiency</source>
        <translation>效率</translation>
    </message>
    <message>
        <source>Wall circuit</source>
        <translation>墙插电路</translation>
    </message>
</context>
<context>
    <name>gpuwise::PickCard</name>
    <message>
        <source>%1: %2</source>
        <comment>role of a pick, card</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>%1 %2, band %3</source>
        <comment>figure, unit, low to high</comment>
        <translation>%1 %2，区间 %3</translation>
    </message>
    <message>
        <source>stale</source>
        <translation>过期</translation>
    </message>
    <message>
        <source>Details…</source>
        <translation>详情…</translation>
    </message>
    <message>
        <source>Details of %1</source>
        <translation>%1 的详情</translation>
    </message>
    <message>
        <source>In comparison</source>
        <translation>已在对比中</translation>
    </message>
    <message>
        <source>Add to compare</source>
        <translation>加入对比</translation>
    </message>
    <message>
        <source>Add %1 to compare</source>
        <translation>把 %1 加入对比</translation>
    </message>
    <message>
        <source>%1 is in the comparison</source>
        <translation>%1 已在对比中</translation>
    </message>
</context>
<context>
    <name>gpuwise::PitfallLines</name>
    <message>
        <source>No rule of the catalogue speaks against this card.</source>
        <translation>目录中没有针对这张卡的提醒。</translation>
    </message>
</context>
<context>
    <name>gpuwise::PrecisionPicker</name>
    <message>
        <source>%1 bits</source>
        <translation>%1 位/权重</translation>
    </message>
    <message>
        <source>now %1</source>
        <translation>当前 %1</translation>
    </message>
    <message>
        <source>%1 GiB</source>
        <translation>%1 GiB</translation>
    </message>
</context>
<context>
    <name>gpuwise::PriceHistoryBox</name>
    <message>
        <source>No dated price of this card is known.</source>
        <translation>没有这张卡的有日期的价格。</translation>
    </message>
    <message>
        <source>Which prices</source>
        <translation>哪类价格</translation>
    </message>
    <message>
        <source>Show as table</source>
        <translation>以表格显示</translation>
    </message>
    <message>
        <source>Every offer with date, region and source</source>
        <translation>每条报价及其日期、地区与来源</translation>
    </message>
</context>
<context>
    <name>gpuwise::PriceSpeedPanel</name>
    <message>
        <source>Show as table</source>
        <translation>以表格显示</translation>
    </message>
    <message>
        <source>The same options as rows: for reading, copying and screen readers</source>
        <translation>同样的方案，逐行列出：便于阅读、复制和读屏</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>Copy or save this chart as a picture</source>
        <translation>将此图表复制或保存为图片</translation>
    </message>
</context>
<context>
    <name>gpuwise::RentOrBuyPage</name>
    <message>
        <source>Rent or buy</source>
        <translation>租还是买</translation>
    </message>
    <message>
        <source>Choose a card</source>
        <translation>选择显卡</translation>
    </message>
    <message>
        <source>Rent other cards than you would buy: they are then compared by the job.</source>
        <translation>租用与购买不同的显卡：此时按任务比较。</translation>
    </message>
    <message>
        <source>What would turn the answer</source>
        <translation>什么会改变结论</translation>
    </message>
    <message>
        <source>What this rests on, and what to ask</source>
        <translation>依据，以及该问的问题</translation>
    </message>
    <message>
        <source>As advised</source>
        <translation>按建议</translation>
    </message>
    <message>
        <source>As bought</source>
        <translation>与购买相同</translation>
    </message>
</context>
<context>
    <name>gpuwise::ReportDialog</name>
    <message>
        <source>Report</source>
        <translation>报告</translation>
    </message>
    <message>
        <source>&amp;Sections</source>
        <translation>包含的部分(&amp;S)</translation>
    </message>
    <message>
        <source>Sections of the report</source>
        <translation>报告包含的部分</translation>
    </message>
    <message>
        <source>&amp;Everything</source>
        <translation>全部(&amp;E)</translation>
    </message>
    <message>
        <source>S&amp;hort report</source>
        <translation>简版(&amp;H)</translation>
    </message>
    <message>
        <source>The decision and what it rests on, in two or three pages</source>
        <translation>只写结论与依据，两三页</translation>
    </message>
    <message>
        <source>Letter</source>
        <comment>size of paper</comment>
        <translation>Letter</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>纵向</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>横向</translation>
    </message>
    <message>
        <source>&amp;Paper</source>
        <translation>纸张(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Orientation</source>
        <translation>方向(&amp;O)</translation>
    </message>
    <message>
        <source>%1 (.%2)</source>
        <comment>kind of file, its suffix</comment>
        <translation>%1（.%2）</translation>
    </message>
    <message>
        <source>&amp;Kind of file</source>
        <translation>文件类型(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Save as %1…</source>
        <comment>kind of file</comment>
        <translation>存为 %1(&amp;S)…</translation>
    </message>
</context>
<context>
    <name>gpuwise::ResultPage</name>
    <message>
        <source>Change &amp;answers</source>
        <translation>修改回答(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Compare these</source>
        <translation>对比这些(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Report…</source>
        <translation>报告(&amp;R)…</translation>
    </message>
    <message>
        <source>A worked example: change the three answers above to make it yours.</source>
        <translation>这是一个示例：修改上方三个回答，就成为您的结果。</translation>
    </message>
    <message>
        <source>What would change the answer</source>
        <translation>怎样会改变结论</translation>
    </message>
    <message>
        <source>How good are these numbers?</source>
        <translation>这些数字有多准？</translation>
    </message>
    <message>
        <source>Fits, tight, does not fit</source>
        <translation>装得下、勉强、装不下</translation>
    </message>
</context>
<context>
    <name>gpuwise::SavedBar</name>
    <message>
        <source>No program opens %1.</source>
        <translation>没有程序能打开 %1。</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>已保存为 %1</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>打开文件夹</translation>
    </message>
    <message>
        <source>Open the file</source>
        <translation>打开文件</translation>
    </message>
    <message>
        <source>Show in its folder</source>
        <translation>在文件夹中显示</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>关闭此消息</translation>
    </message>
</context>
<context>
    <name>gpuwise::SavingDialog</name>
    <message>
        <source>&amp;Stop</source>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <source>Your own data</source>
        <translation>自己的数据</translation>
    </message>
    <message>
        <source>Undoing: %1</source>
        <translation>正在撤销：%1</translation>
    </message>
    <message>
        <source>Doing again: %1</source>
        <translation>正在重做：%1</translation>
    </message>
    <message>
        <source>Leaves everything as it was</source>
        <translation>一切保持原样</translation>
    </message>
</context>
<context>
    <name>gpuwise::SessionFiling</name>
    <message>
        <source>Open a session</source>
        <translation>打开会话</translation>
    </message>
    <message>
        <source>Sessions of GPUwise (%1)</source>
        <translation>显卡智选会话 (%1)</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>会话</translation>
    </message>
    <message>
        <source>This session cannot be opened</source>
        <translation>无法打开此会话</translation>
    </message>
    <message>
        <source>Save the session</source>
        <translation>保存会话</translation>
    </message>
    <message>
        <source>GPU decision</source>
        <translation>显卡选购</translation>
    </message>
    <message>
        <source>The session was not saved</source>
        <translation>会话未保存</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>未保存的更改</translation>
    </message>
    <message>
        <source>This session was not saved. Save it first?</source>
        <translation>此会话尚未保存。要先保存吗？</translation>
    </message>
    <message>
        <source>%1 was changed. Save the changes?</source>
        <translation>%1 已被更改。要保存更改吗？</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Don&apos;t save</source>
        <translation>不保存(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>取消(&amp;C)</translation>
    </message>
</context>
<context>
    <name>gpuwise::SimilarLines</name>
    <message>
        <source>Go to %1, %2</source>
        <comment>card, how it differs</comment>
        <translation>转到 %1，%2</translation>
    </message>
    <message>
        <source>Without a published memory size nothing can be compared.</source>
        <translation>没有公布显存容量，无法比较。</translation>
    </message>
</context>
<context>
    <name>gpuwise::SizePanel</name>
    <message>
        <source>Parameters</source>
        <translation>参数量</translation>
    </message>
    <message>
        <source>logarithmic scale</source>
        <translation>对数刻度</translation>
    </message>
    <message>
        <source>Number of parameters, billions</source>
        <translation>参数量，十亿</translation>
    </message>
    <message>
        <source>Number of parameters, such as 7B</source>
        <translation>参数量，例如 7B</translation>
    </message>
</context>
<context>
    <name>gpuwise::SourcesBox</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>另有 %n 项</numerusform>
        </translation>
    </message>
    <message>
        <source>Guides say: %1</source>
        <comment>a claim</comment>
        <translation>指南说：%1</translation>
    </message>
    <message>
        <source>Right: %1</source>
        <comment>value</comment>
        <translation>正确值：%1</translation>
    </message>
    <message numerus="yes">
        <source>and %n more claim(s)</source>
        <translation>
            <numerusform>另有 %n 条说法</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gpuwise::SourcesPopup</name>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Copy the sources as text</source>
        <translation>把来源复制为文字</translation>
    </message>
    <message>
        <source>Esc closes</source>
        <translation>按 Esc 关闭</translation>
    </message>
</context>
<context>
    <name>gpuwise::SourcesTip</name>
    <message>
        <source>Enter or double click: all sources</source>
        <translation>按 Enter 或双击查看全部来源</translation>
    </message>
</context>
<context>
    <name>gpuwise::StatusLine</name>
    <message>
        <source>Offline</source>
        <translation>离线</translation>
    </message>
    <message>
        <source>GPUwise never uses the network: all facts come with it.</source>
        <translation>显卡智选从不联网：全部数据随程序附带。</translation>
    </message>
    <message>
        <source>English</source>
        <comment>name of the present language, in itself</comment>
        <translation>中文</translation>
    </message>
</context>
<context>
    <name>gpuwise::StepHeader</name>
    <message>
        <source>Step %1 of %2: %3</source>
        <translation>第 %1 步，共 %2 步：%3</translation>
    </message>
    <message>
        <source>%1, current</source>
        <comment>step, for screen readers</comment>
        <translation>%1，当前</translation>
    </message>
</context>
<context>
    <name>gpuwise::TaskStep</name>
    <message>
        <source>Train or infer?</source>
        <translation>训练还是推理？</translation>
    </message>
    <message>
        <source>The method changes the memory several-fold: the same card fine-tunes, adapts or runs models of very different sizes.</source>
        <translation>方法不同，显存相差数倍：同一张卡能全量微调、LoRA 或运行的模型大小差别很大。</translation>
    </message>
    <message>
        <source>What then matters</source>
        <translation>此时最重要的是</translation>
    </message>
</context>
<context>
    <name>gpuwise::TermList</name>
    <message>
        <source>Memory by term, GiB</source>
        <translation>逐项显存，GiB</translation>
    </message>
    <message>
        <source>All cards</source>
        <translation>所有卡合计</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>预期</translation>
    </message>
    <message>
        <source>band %1–%2</source>
        <comment>low and high need</comment>
        <translation>区间 %1–%2</translation>
    </message>
</context>
<context>
    <name>gpuwise::TierDialog</name>
    <message>
        <source>Score: %1</source>
        <comment>name of a card</comment>
        <translation>得分：%1</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>项目</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>依据</translation>
    </message>
    <message>
        <source>Of 100</source>
        <translation>百分制</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>总分</translation>
    </message>
    <message>
        <source>All details…</source>
        <translation>全部详情…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>In comparison</source>
        <translation>已在对比中</translation>
    </message>
    <message>
        <source>The comparison is full</source>
        <translation>对比已满</translation>
    </message>
    <message>
        <source>Add to compare</source>
        <translation>加入对比</translation>
    </message>
</context>
<context>
    <name>gpuwise::TierLegend</name>
    <message>
        <source>How to read it</source>
        <translation>怎么看</translation>
    </message>
    <message>
        <source>Fits into memory</source>
        <translation>显存装得下</translation>
    </message>
    <message>
        <source>Tight: A is the most</source>
        <translation>勉强：最高 A 档</translation>
    </message>
    <message>
        <source>The price is old</source>
        <translation>报价过期</translation>
    </message>
    <message>
        <source>Something keeps it from a higher tier: open it</source>
        <translation>有原因使它升不到更高档：点开查看</translation>
    </message>
    <message>
        <source>Figure: the score of 100; strip: its parts. A tier begins at a share of the best score.</source>
        <translation>数字是百分制得分，色条是各项得分；各档按最高分的百分比划分。</translation>
    </message>
</context>
<context>
    <name>gpuwise::TiersPage</name>
    <message>
        <source>Tiers</source>
        <translation>梯队</translation>
    </message>
    <message>
        <source>All cards stand here from S to D, once question 1 says which model they are to hold.</source>
        <translation>回答问题 1（要装下的模型）之后，所有显卡会在这里从 S 到 D 排开。</translation>
    </message>
    <message>
        <source>This workload</source>
        <translation>本任务</translation>
    </message>
    <message>
        <source>Buying guides</source>
        <translation>选购指南</translation>
    </message>
    <message>
        <source>Answer question 1</source>
        <translation>回答问题 1</translation>
    </message>
    <message>
        <source>Cards by tiers</source>
        <translation>按梯队排列的显卡</translation>
    </message>
    <message>
        <source>Budgets</source>
        <translation>预算档</translation>
    </message>
</context>
<context>
    <name>gpuwise::TrainingSettingsForm</name>
    <message>
        <source>&amp;Samples</source>
        <translation>样本数(&amp;S)</translation>
    </message>
    <message>
        <source>Tokens a sample, at &amp;most</source>
        <translation>每条样本最多 token(&amp;M)</translation>
    </message>
    <message>
        <source>E&amp;pochs</source>
        <translation>轮数(&amp;P)</translation>
    </message>
    <message>
        <source>Batch on each &amp;card</source>
        <translation>每卡批大小(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Optimizer</source>
        <translation>优化器(&amp;O)</translation>
    </message>
    <message>
        <source>Activation chec&amp;kpoints</source>
        <translation>激活检查点(&amp;K)</translation>
    </message>
    <message>
        <source>Recomputing activations saves memory and costs about a third of the time.</source>
        <translation>重算激活可省显存，约多花三分之一时间。</translation>
    </message>
    <message>
        <source>Soft&amp;ware</source>
        <translation>软件(&amp;W)</translation>
    </message>
    <message>
        <source>LoRA &amp;rank</source>
        <translation>LoRA 秩(&amp;R)</translation>
    </message>
    <message>
        <source>AdamW, 8-bit</source>
        <translation>AdamW，8 位</translation>
    </message>
    <message>
        <source>AdamW, 8-bit, paged</source>
        <translation>AdamW，8 位，分页</translation>
    </message>
    <message>
        <source>on</source>
        <translation>开</translation>
    </message>
    <message>
        <source>off</source>
        <translation>关</translation>
    </message>
    <message>
        <source>on, kept in main memory</source>
        <translation>开，放在内存</translation>
    </message>
    <message>
        <source>Batches &amp;added up</source>
        <translation>累加批次数(&amp;A)</translation>
    </message>
    <message>
        <source>Their gradients are summed before a step: a large batch in the memory of a small one.</source>
        <translation>先把它们的梯度相加再更新一步：用小批的显存得到大批的效果。</translation>
    </message>
</context>
<context>
    <name>gpuwise::WeightsPanel</name>
    <message>
        <source>Weight of: %1</source>
        <comment>part of the score</comment>
        <translation>权重：%1</translation>
    </message>
    <message>
        <source>%1 of the score</source>
        <translation>占总分 %1</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>恢复默认</translation>
    </message>
    <message>
        <source>Back to the weights of the advice</source>
        <translation>恢复为推荐所用的权重</translation>
    </message>
    <message>
        <source>The score is the mean of its parts by these weights. The advice on the first page keeps its own.</source>
        <translation>总分是各项按这些权重的加权平均。选卡向导的推荐另有一套权重。</translation>
    </message>
</context>
<context>
    <name>gpuwise::WhyNotPanel</name>
    <message>
        <source>&amp;Why not …?</source>
        <translation>为什么不选…？(&amp;W)</translation>
    </message>
    <message>
        <source>Name of a card</source>
        <translation>显卡名称</translation>
    </message>
    <message>
        <source>Why not this card?</source>
        <translation>为什么不选这款？</translation>
    </message>
    <message>
        <source>Any of %1 cards, or a group such as “2x RTX 5060 Ti 16GB”</source>
        <translation>%1 款中的任意一款，或一组，例如“2x RTX 5060 Ti 16GB”</translation>
    </message>
    <message>
        <source>What would change that</source>
        <translation>怎样才会改变</translation>
    </message>
    <message>
        <source>No card is called “%1”.</source>
        <translation>没有叫“%1”的显卡。</translation>
    </message>
    <message>
        <source>Near: %1</source>
        <translation>相近：%1</translation>
    </message>
</context>
<context>
    <name>gpuwise::WizardPage</name>
    <message>
        <source>Choose a size or a model to go on.</source>
        <translation>请选择参数量或模型。</translation>
    </message>
    <message>
        <source>Next: bud&amp;get</source>
        <translation>下一步：预算(&amp;G)</translation>
    </message>
    <message>
        <source>Next: tas&amp;k</source>
        <translation>下一步：用途(&amp;K)</translation>
    </message>
    <message>
        <source>Show the resu&amp;lt</source>
        <translation>查看结果(&amp;L)</translation>
    </message>
    <message>
        <source>Model size</source>
        <translation>模型多大</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>预算多少</translation>
    </message>
    <message>
        <source>Train or infer</source>
        <translation>训练还是推理</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Restore &amp;defaults</source>
        <translation>恢复默认(&amp;D)</translation>
    </message>
    <message>
        <source>Puts this question back to the worked example.</source>
        <translation>把这一题恢复为示例。</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>上一步(&amp;B)</translation>
    </message>
    <message>
        <source>To the resu&amp;lt</source>
        <translation>返回结果(&amp;L)</translation>
    </message>
</context>
<context>
    <name>gpuwise::WorkloadBar</name>
    <message>
        <source>Memory needed, one card</source>
        <translation>单卡所需显存</translation>
    </message>
</context>
</TS>
