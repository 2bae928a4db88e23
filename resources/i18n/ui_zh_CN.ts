<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>Actions</name>
    <message>
        <source>&amp;Undo: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Start over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the &amp;example</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Report…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Clear the comparison</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the &amp;decision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About GPUwise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AddCardPopup</name>
    <message>
        <source>%1 of %2</source>
        <comment>cards that match</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>No card matches “%1”.</source>
        <translation>没有与“%1”匹配的显卡。</translation>
    </message>
    <message>
        <source>The comparison is full: remove a card first.</source>
        <translation>对比已满：请先移除一张显卡。</translation>
    </message>
    <message>
        <source>Enter or a click adds the card; Esc closes.</source>
        <translation>回车或单击加入，Esc 关闭。</translation>
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
        <translation>卡数</translation>
    </message>
    <message>
        <source>%1×</source>
        <comment>that many cards together</comment>
        <translation>%1×</translation>
    </message>
    <message>
        <source>One card</source>
        <translation>单卡</translation>
    </message>
    <message>
        <source>%1 cards together</source>
        <translation>%1 张一组</translation>
    </message>
    <message>
        <source>Add a card to the comparison</source>
        <translation>向对比中添加显卡</translation>
    </message>
</context>
<context>
    <name>AdvisorPage</name>
    <message>
        <source>Advisor</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Application</name>
    <message>
        <source>GPUwise cannot start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Could not write %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BudgetEditor</name>
    <message>
        <source>A sum is a whole number from 1 to 100 million. Leave the field empty for no limit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A sum to spend once. Electricity is shown beside it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A sum a month, by the hours of use.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compares both over the months of use.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sum &amp;covers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is missing is added to the cost of each option.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ho&amp;urs of use a month</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mo&amp;nths of use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> h</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards at &amp;most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Used cards &amp;accepted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Region</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is sold and rented there, at prices from there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vend&amp;ors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Power of the cards at most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> W</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Operating s&amp;ystem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At most, a mon&amp;th</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At most, over the whole &amp;time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At most, once (&amp;to buy)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BudgetStep</name>
    <message>
        <source>What is the budget?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A sum decides more than any other answer. Without one, the knee of the price curve is shown and what more money would bring.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With these limits</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CardHeader</name>
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
</context>
<context>
    <name>ChangeList</name>
    <message>
        <source>Try</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Chip</name>
    <message>
        <source>Answer %1, %2: %3. Press Enter to change.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>number and name of a question</comment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>ComparePage</name>
    <message>
        <source>Compare</source>
        <translation>对比</translation>
    </message>
    <message>
        <source>Cards you compare stand here side by side, two to eight of them.</source>
        <translation>要对比的显卡并排显示在这里，二至八张。</translation>
    </message>
    <message>
        <source>%1 is here. Add another card to compare it with.</source>
        <translation>已有 %1，再添加一张即可对比。</translation>
    </message>
    <message>
        <source>%1 of %2 cards</source>
        <translation>%1 / %2 张</translation>
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
        <translation>百分比为与该卡的差异。</translation>
    </message>
    <message>
        <source>Specification</source>
        <translation>规格</translation>
    </message>
    <message>
        <source>Cards side by side</source>
        <translation>并排对比的显卡</translation>
    </message>
</context>
<context>
    <name>CompareView</name>
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
        <translation>移出对比</translation>
    </message>
</context>
<context>
    <name>Edit</name>
    <message>
        <source>change of the model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>change of the budget</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>change of the task</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>suggestion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>adding a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>removing a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>moving a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clearing the comparison</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choosing the baseline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>opening the example</source>
        <translation type="unfinished"></translation>
    </message>
</context>
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
    <name>ImageSettingsForm</name>
    <message>
        <source>W&amp;idth, pixels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hei&amp;ght, pixels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Images at &amp;once</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>InferenceSettingsForm</name>
    <message>
        <source>Conte&amp;xt, tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prompt and answer together, for each user.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Users at the &amp;same time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fast enou&amp;gh, tokens/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For each user. Slower options are listed, but not picked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;KV cache in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Soft&amp;ware</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Automatic: llama.cpp on a desktop, vLLM in a server</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alt+1, Alt+2, Alt+3: change an answer
Ctrl+1, Ctrl+2: go to a page
Ctrl+Z, Ctrl+Shift+Z: undo, redo
Ctrl+N: start over
Ctrl+P: report
Ctrl+Shift+C: copy the decision
Arrow keys: move the slider, Page keys from mark to mark
Enter: take what is chosen; Escape: close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About GPUwise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPUwise %1
Three answers in; one explained, comparable, printable decision out.

Everything is computed on this computer, without network. Estimates carry their band; prices their date.

Licence: GPL-3.0-or-later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The decision was copied.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPUwise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Report…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ModelEditor</name>
    <message>
        <source>Or a si&amp;ze</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A number of parameters, such as 7B, 350M or 1.2T</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pre&amp;cision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 GiB of weights</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ModelLibrary</name>
    <message>
        <source>Search the library: name, family, size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search the model library</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model library</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 models</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No model matches. Type its size above instead: the result is the same.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ModelStep</name>
    <message>
        <source>How big is the model?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parameters times precision is the memory of the weights, usually the largest part. Choose a size or a model: both lead to the same answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Precision of the weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bits are the real average over a file; embeddings and output may keep more.</source>
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
<context>
    <name>NavigationRail</name>
    <message>
        <source>%1, page %2 of %3</source>
        <comment>name of a page, for screen readers</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, current</source>
        <comment>page, for screen readers</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NeedBarWidget</name>
    <message>
        <source>%1 GB: %2</source>
        <comment>size, verdict</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory needed: %1 GiB, %2 to %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 GiB</source>
        <translation>%1 GiB</translation>
    </message>
    <message>
        <source>band %1–%2</source>
        <comment>low, high</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NeedPanel</name>
    <message>
        <source>Memory needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one card · %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Marks: sizes of common cards in GB, judged by usable memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 GiB</source>
        <translation>%1 GiB</translation>
    </message>
</context>
<context>
    <name>OptionDialog</name>
    <message>
        <source>Details: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>Usage: gpuwise [OPTIONS]

  --lang en|zh_CN             language of the window
  --theme light|dark|system   colours
  --size WxH                  size of the window, such as 1440x900
  --scale S                   scale of everything, 0.5 to 4
  --capture DIR               draw every page into PNG files in DIR, without a display, and end
  --catalogue FILE            another catalogue of facts
  --version, --help
</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no option %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 needs a value.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--lang is en or zh_CN, not “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--theme is light, dark or system, not “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--size is two numbers such as 1440x900, not “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--scale is a number from 0.5 to 4, not “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” was not expected.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PickCard</name>
    <message>
        <source>%1: %2</source>
        <comment>role of a pick, card</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Same as “%1”.</source>
        <comment>role of another pick</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2, band %3</source>
        <comment>figure, unit, low to high</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stale</source>
        <translation>过期</translation>
    </message>
    <message>
        <source>Details…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Details of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In comparison</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add to compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add %1 to compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is in the comparison</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PrecisionPicker</name>
    <message>
        <source>%1 bits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as the software does</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 GiB</source>
        <translation>%1 GiB</translation>
    </message>
</context>
<context>
    <name>ReportExport</name>
    <message>
        <source>Report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PDF documents (*.pdf)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The report was saved as %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ResultPage</name>
    <message>
        <source>Change &amp;answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Compare these</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Report…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A worked example: change the three answers above to make it yours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What would change the answer</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SizePanel</name>
    <message>
        <source>A size is a number from 0.1 to 2,000 billion, such as 7, 32.8B, 350M or 1.2T.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>logarithmic scale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of parameters, billions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of parameters, such as 7B</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>Offline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPUwise never uses the network: all facts come with it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>English</source>
        <comment>name of the present language, in itself</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StepHeader</name>
    <message>
        <source>Step %1 of %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, current</source>
        <comment>step, for screen readers</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TaskStep</name>
    <message>
        <source>Train or infer?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The method changes the memory several-fold: the same card fine-tunes, adapts or runs models of very different sizes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What then matters</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TrainingSettingsForm</name>
    <message>
        <source>&amp;Samples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens a sample, at &amp;most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>E&amp;pochs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Batch on each &amp;card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Optimizer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Activation chec&amp;kpoints</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recomputing activations saves memory and costs about a third of the time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Soft&amp;ware</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LoRA &amp;rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>AdamW, 8-bit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>AdamW, 8-bit, paged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on, kept in main memory</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WhyNotPanel</name>
    <message>
        <source>&amp;Why not …?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why not this card?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any of %1 cards, or a group such as “2x RTX 5060 Ti 16GB”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What would change that</source>
        <translation>怎样才会改变</translation>
    </message>
    <message>
        <source>No card is called “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Near: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WizardPage</name>
    <message>
        <source>Choose a size or a model to go on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next: bud&amp;get</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next: tas&amp;k</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the resu&amp;lt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Budget</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Train or infer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore &amp;defaults</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Puts this question back to the worked example.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the resu&amp;lt</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WorkloadBar</name>
    <message>
        <source>Memory needed, one card</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
