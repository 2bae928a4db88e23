<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>Cli</name>
    <message>
        <source>Unknown command &quot;%1&quot;.</source>
        <translation>没有“%1”这个命令。</translation>
    </message>
    <message>
        <source>--today takes a date such as 2026-08-28, not &quot;%1&quot;.</source>
        <translation>--today 后面应为日期，如 2026-08-28，而不是“%1”。</translation>
    </message>
    <message>
        <source>Internal fault: %1</source>
        <translation>内部错误：%1</translation>
    </message>
    <message>
        <source>%1 Did you mean %2?</source>
        <translation>%1您是不是要找 %2？</translation>
    </message>
    <message>
        <source>Options have two dashes: %1 is not one.</source>
        <translation>选项以两个短横开头，%1 不是选项。</translation>
    </message>
    <message>
        <source>Unknown option %1.</source>
        <translation>没有 %1 这个选项。</translation>
    </message>
    <message>
        <source>%1 takes no value.</source>
        <translation>%1 后面不带值。</translation>
    </message>
    <message>
        <source>%1 needs a value: %2.</source>
        <translation>%1 后面要有值：%2。</translation>
    </message>
    <message>
        <source>%1 takes a number from %2 to %3, not &quot;%4&quot;.</source>
        <translation>%1 应为 %2 到 %3 之间的数，而不是“%4”。</translation>
    </message>
    <message>
        <source>%1 takes a whole number from %2 to %3, not &quot;%4&quot;.</source>
        <translation>%1 应为 %2 到 %3 之间的整数，而不是“%4”。</translation>
    </message>
    <message>
        <source>%1 takes one of %2, not &quot;%3&quot;.</source>
        <translation>%1 应为 %2 之一，而不是“%3”。</translation>
    </message>
    <message>
        <source>Give either --model or --params, not both.</source>
        <translation>--model 和 --params 只能给一个。</translation>
    </message>
    <message>
        <source>Unknown model &quot;%1&quot;.</source>
        <translation>没有“%1”这个模型。</translation>
    </message>
    <message>
        <source>--params takes a size from 1M to 100T such as 7B, 350M or 1.5T, not &quot;%1&quot;.</source>
        <translation>--params 应为 1M 到 100T 之间的参数量，如 7B、350M 或 1.5T，而不是“%1”。</translation>
    </message>
    <message>
        <source>Which model? Give --model NAME or --params SIZE.</source>
        <translation>哪个模型？请给出 --model 名称 或 --params 参数量。</translation>
    </message>
    <message>
        <source>Unknown precision &quot;%1&quot;.</source>
        <translation>没有“%1”这种精度。</translation>
    </message>
    <message>
        <source>%1 takes a number of tokens such as 8192 or 128k, not &quot;%2&quot;.</source>
        <translation>%1 应为 token 数，如 8192 或 128k，而不是“%2”。</translation>
    </message>
    <message>
        <source>Unknown KV precision &quot;%1&quot;: take fp16, q8_0, q4_0, fp8 or int8.</source>
        <translation>没有“%1”这种 KV 精度，可用 fp16、q8_0、q4_0、fp8 或 int8。</translation>
    </message>
    <message>
        <source>--resolution takes WIDTHxHEIGHT such as 1024x1024, not &quot;%1&quot;.</source>
        <translation>--resolution 应写成 宽x高，如 1024x1024，而不是“%1”。</translation>
    </message>
    <message>
        <source>Unknown vendor &quot;%1&quot;.</source>
        <translation>没有“%1”这个厂商。</translation>
    </message>
    <message>
        <source>Unknown currency &quot;%1&quot;: take CNY or USD.</source>
        <translation>没有“%1”这种货币，可用 CNY 或 USD。</translation>
    </message>
    <message>
        <source>Unknown card &quot;%1&quot;.</source>
        <translation>没有“%1”这张显卡。</translation>
    </message>
    <message>
        <source>The number of cards in &quot;%1&quot; must be from 1 to 64.</source>
        <translation>“%1”中的卡数应为 1 到 64。</translation>
    </message>
    <message>
        <source>Warning: a context of %1 tokens is beyond the %2 that %3 supports.</source>
        <translation>警告：%1 token 的上下文超过了 %3 支持的 %2。</translation>
    </message>
    <message>
        <source>%1 tells neither a shape nor a size: nothing can be estimated from it.</source>
        <translation>%1 既没有形状也没有大小，无法据此估算。</translation>
    </message>
    <message>
        <source>--rate takes a currency and a rate such as CNY=6.9, not &quot;%1&quot;.</source>
        <translation>--rate 的写法是货币和汇率，例如 CNY=6.9，不能是“%1”。</translation>
    </message>
    <message>
        <source>--session holds all the answers: leave %1 out.</source>
        <translation>--session 已包含全部回答：请去掉 %1。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is an option, and the command is missing: it comes first. gpuwise-cli help lists the commands.</source>
        <translation>“%1”是选项，缺少命令：命令要写在最前面。gpuwise-cli help 会列出所有命令。</translation>
    </message>
    <message>
        <source>The command comes first, its options follow: gpuwise-cli %1</source>
        <translation>命令在前，选项在后：gpuwise-cli %1</translation>
    </message>
</context>
<context>
    <name>CliAccuracy</name>
    <message>
        <source>How good are these numbers?</source>
        <translation>这些数字有多准？</translation>
    </message>
    <message>
        <source>Nothing is known to do with &quot;%1&quot;.</source>
        <translation>不知道“%1”是要做什么。</translation>
    </message>
</context>
<context>
    <name>CliBands</name>
    <message>
        <source>Nothing is known to do with &quot;%1&quot;: bands are made of all cards.</source>
        <translation>不知道要拿“%1”做什么：预算档由全部显卡生成。</translation>
    </message>
    <message>
        <source>Band</source>
        <translation>预算档</translation>
    </message>
</context>
<context>
    <name>CliCases</name>
    <message>
        <source>--cases needs --kind: one of %1.</source>
        <translation>--cases 还需要 --kind，可为 %1。</translation>
    </message>
    <message>
        <source>Cannot read %1.</source>
        <translation>无法读取 %1。</translation>
    </message>
    <message>
        <source>%1, line %2: %3</source>
        <translation>%1 第 %2 行：%3</translation>
    </message>
    <message>
        <source>%1 has no column &quot;%2&quot;: is it a table of %3 cases?</source>
        <translation>%1 没有“%2”这一列，它是 %3 类的数据表吗？</translation>
    </message>
    <message>
        <source>--cases names the models: leave --model out.</source>
        <translation>--cases 的各行已写明模型，请去掉 --model。</translation>
    </message>
    <message>
        <source>Cannot write %1: %2</source>
        <translation>无法写入 %1：%2</translation>
    </message>
</context>
<context>
    <name>CliChecklist</name>
    <message>
        <source>Group</source>
        <translation>分组</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>What</source>
        <translation>项目</translation>
    </message>
    <message>
        <source>Value or question</source>
        <translation>数值或问题</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Which card? Give CARD, or CARD:2 for two of them.</source>
        <translation>哪张卡？请写 CARD，两张写 CARD:2。</translation>
    </message>
</context>
<context>
    <name>CliClaims</name>
    <message>
        <source>Give one card at most.</source>
        <translation>最多给出一张显卡。</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>说法</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>判断</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>正确值</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Checked now</source>
        <translation>即时核算</translation>
    </message>
</context>
<context>
    <name>CliCommand</name>
    <message>
        <source>cards of the catalogue</source>
        <translation>列出资料库中的显卡</translation>
    </message>
    <message>
        <source>one card: every value with source, date and claims</source>
        <translation>查看一张显卡：每项数值的来源、日期和相关说法</translation>
    </message>
    <message>
        <source>the model library</source>
        <translation>列出模型库</translation>
    </message>
    <message>
        <source>memory by term for a workload</source>
        <translation>逐项估算任务所需的显存</translation>
    </message>
    <message>
        <source>does the workload fit named cards, and how fast</source>
        <translation>任务在指定显卡上装不装得下，速度多快</translation>
    </message>
    <message>
        <source>which card to buy or rent, and why</source>
        <translation>该买或租哪张显卡，理由是什么</translation>
    </message>
    <message>
        <source>cards side by side</source>
        <translation>并排对比多张显卡</translation>
    </message>
    <message>
        <source>where the facts were read</source>
        <translation>各项数据的出处</translation>
    </message>
    <message>
        <source>how far off the answers are, on published measurements</source>
        <translation>用已发表的实测数据检验各项估算的误差</translation>
    </message>
    <message>
        <source>what a model file says: shape, weights, where each value stands</source>
        <translation>模型文件的内容：形状、权重，以及每个值的出处</translation>
    </message>
    <message>
        <source>all cards from S to D for a workload</source>
        <translation>针对一项任务把所有显卡从 S 排到 D</translation>
    </message>
    <message>
        <source>when buying pays off against renting, and what would turn it</source>
        <translation>买卡与租卡何时持平，以及什么会改变结论</translation>
    </message>
    <message>
        <source>power supply, connectors, circuit, heat and place for cards</source>
        <translation>显卡所需的电源、接口、插座、散热与空间</translation>
    </message>
    <message>
        <source>what the budgets of buying guides buy at today&apos;s dated prices</source>
        <translation>导购文章里的各档预算，按带日期的价格今天能买到什么</translation>
    </message>
    <message>
        <source>the guide&apos;s entries, or one of them with its numbers filled in</source>
        <translation>指南的条目，或其中一条（数字已填好）</translation>
    </message>
    <message>
        <source>before ordering: what is known, what to confirm, what to beware of</source>
        <translation>下单前：哪些已知、哪些要确认、哪些要当心</translation>
    </message>
    <message>
        <source>the comparison on paper and in files, to show to others</source>
        <translation>把对比写成纸面报告和文件，供他人查看</translation>
    </message>
    <message>
        <source>what public guides claim, what is right, and what is computed now</source>
        <translation>公开指南的说法、正确答案与即时核算</translation>
    </message>
    <message>
        <source>the graphics cards of this machine, and where each fact was read</source>
        <translation>这台电脑上的显卡，以及每项信息从哪里读到</translation>
    </message>
    <message>
        <source>your own cards, prices and corrections, and edits of them</source>
        <translation>自己的显卡、价格和更正，以及对它们的修改</translation>
    </message>
    <message>
        <source>your own prices and cards from a file, row by row</source>
        <translation>从文件导入您自己的价格和显卡，逐行核对</translation>
    </message>
    <message>
        <source>cards and prices as CSV and as a pack, to be imported elsewhere</source>
        <translation>把显卡和价格导出为 CSV 和目录包，可在别处导入</translation>
    </message>
</context>
<context>
    <name>CliCompare</name>
    <message>
        <source>Compare two to eight different cards, such as: compare 4090 5090:2.</source>
        <translation>请给出二到八张不同的显卡，例如：compare 4090 5090:2。</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>项目</translation>
    </message>
    <message>
        <source>The baseline %1 is not among the compared cards.</source>
        <translation>基准 %1 不在所对比的显卡之中。</translation>
    </message>
</context>
<context>
    <name>CliDetect</name>
    <message>
        <source>%1 (%2)</source>
        <comment>name, kind of adapter</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1 (%2, %3)</source>
        <comment>name, kind of adapter, id in the catalogue</comment>
        <translation>%1（%2，%3）</translation>
    </message>
    <message>
        <source>Memory of the machine: %1 (%2)</source>
        <comment>size, where it was read</comment>
        <translation>本机内存：%1（%2）</translation>
    </message>
    <message>
        <source>Looked at:</source>
        <translation>查看过：</translation>
    </message>
    <message>
        <source>Keep it or replace it? For your own workload:</source>
        <translation>留用还是更换？按您自己的任务来比：</translation>
    </message>
    <message>
        <source>Adapter</source>
        <translation>适配器</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>显卡</translation>
    </message>
    <message>
        <source>%1 is not a folder.</source>
        <translation>%1 不是文件夹。</translation>
    </message>
    <message>
        <source>detect takes no names; a recorded machine is named with --root.</source>
        <translation>detect 不接名称；要读录下的电脑，请用 --root 指定文件夹。</translation>
    </message>
</context>
<context>
    <name>CliEstimate</name>
    <message>
        <source>Term</source>
        <translation>项目</translation>
    </message>
    <message>
        <source>How it is computed</source>
        <translation>计算方式</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>合计</translation>
    </message>
    <message>
        <source>low %1, high %2</source>
        <translation>下限 %1，上限 %2</translation>
    </message>
    <message>
        <source>On the fullest card</source>
        <translation>占用最多的那张卡</translation>
    </message>
    <message>
        <source>%1 cards</source>
        <translation>%1 张卡</translation>
    </message>
    <message>
        <source>Nothing is known to do with &quot;%1&quot;.</source>
        <translation>不知道“%1”是什么意思。</translation>
    </message>
    <message>
        <source>--kind and --out go with --cases FILE.</source>
        <translation>--kind 和 --out 要与 --cases 文件 一起使用。</translation>
    </message>
</context>
<context>
    <name>CliExport</name>
    <message>
        <source>The pack could not be made: %1</source>
        <translation>无法制作目录包：%1</translation>
    </message>
    <message>
        <source>What into which folder? Give user or catalogue, and one folder.</source>
        <translation>要把什么导出到哪个文件夹？请写 user 或 catalogue，以及一个文件夹。</translation>
    </message>
    <message>
        <source>There is nothing of yours to export: no own cards, prices or corrections.</source>
        <translation>没有可导出的内容：您还没有自己的显卡、价格或更正。</translation>
    </message>
    <message>
        <source>%1 is there already: choose another folder or give --overwrite.</source>
        <translation>%1 已存在：请换一个文件夹，或加上 --overwrite。</translation>
    </message>
    <message>
        <source>%1 could not be written: %2.</source>
        <translation>无法写入 %1：%2。</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>已写入：%1</translation>
    </message>
</context>
<context>
    <name>CliFit</name>
    <message>
        <source>Which card? Give --gpu CARD, or CARD:2 for two of them.</source>
        <translation>哪张显卡？请给出 --gpu 显卡名，两张则写 显卡名:2。</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>显卡</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>判断</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>余量</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>Mind</source>
        <translation>注意</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>性价比</translation>
    </message>
    <message>
        <source>What would make it fit on %1:</source>
        <translation>怎样改才能放进 %1：</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>改动</translation>
    </message>
    <message>
        <source>What that costs</source>
        <translation>代价</translation>
    </message>
    <message>
        <source>Layers are shared by memory: %1.</source>
        <translation>按显存分配各层：%1。</translation>
    </message>
    <message>
        <source>Cards of different kinds share inference only: training waits for the slowest at every step.</source>
        <translation>不同型号的卡只能共同推理：训练的每一步都要等最慢的那张。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; names more than %2 cards for one machine.</source>
        <translation>“%1”中的卡多于一台机器可用的 %2 张。</translation>
    </message>
    <message>
        <source>%1, %2: GiB needed on each card</source>
        <comment>card, &quot;Precision and context&quot;</comment>
        <translation>%1，%2：每卡所需 GiB</translation>
    </message>
</context>
<context>
    <name>CliGuide</name>
    <message>
        <source>Id</source>
        <translation>编号</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>章节</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>条目</translation>
    </message>
    <message>
        <source>Give one entry at most.</source>
        <translation>最多写一个条目。</translation>
    </message>
    <message>
        <source>The guide has no entry &quot;%1&quot;.</source>
        <translation>指南里没有条目“%1”。</translation>
    </message>
</context>
<context>
    <name>CliHelp</name>
    <message>
        <source>General</source>
        <translation>通用</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>输出</translation>
    </message>
    <message>
        <source>The model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Inference</source>
        <translation>推理</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>训练</translation>
    </message>
    <message>
        <source>Images</source>
        <translation>图像</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>显卡</translation>
    </message>
    <message>
        <source>Money and limits</source>
        <translation>预算与限制</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>表格</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>对比</translation>
    </message>
    <message>
        <source>Many cases</source>
        <translation>批量计算</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>报告</translation>
    </message>
    <message>
        <source>Usage: gpuwise-cli %1 %2 [OPTIONS]</source>
        <translation>用法：gpuwise-cli %1 %2 [选项]</translation>
    </message>
    <message>
        <source>GPUwise %1: which GPU should I buy or rent for my AI work?

Usage: gpuwise-cli COMMAND [OPTIONS]

Commands:
</source>
        <translation>显卡智选 GPUwise %1：做 AI 该买或租哪张显卡？

用法：gpuwise-cli 命令 [选项]

命令：
</translation>
    </message>
    <message>
        <source>this text, or that of a command</source>
        <translation>显示本说明，或某个命令的说明</translation>
    </message>
    <message>
        <source>Exit codes: 0 answered, 1 nothing fits, 2 wrong usage, 3 bad input file, 4 reading or writing failed, 5 internal fault.
</source>
        <translation>退出码：0 已得出答案；1 没有符合条件的显卡；2 用法有误；3 输入文件有误；4 读写失败；5 内部错误。
</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Supply and place</source>
        <translation>电源与空间</translation>
    </message>
    <message>
        <source>Electricity</source>
        <translation>电费</translation>
    </message>
    <message>
        <source>Owning and renting</source>
        <translation>买与租</translation>
    </message>
    <message>
        <source>Tiers</source>
        <translation>分档</translation>
    </message>
    <message>
        <source>A saved session</source>
        <translation>已保存的会话</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>显存适配</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>说法核查</translation>
    </message>
    <message>
        <source>Detection</source>
        <translation>检测</translation>
    </message>
    <message>
        <source>Your own data</source>
        <translation>自己的数据</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>导入</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
</context>
<context>
    <name>CliImport</name>
    <message>
        <source>--map takes a field and a column such as price=Offer, not &quot;%1&quot;.</source>
        <translation>--map 要写成 price=报价 这样，不能是“%1”。</translation>
    </message>
    <message>
        <source>--currency takes a code such as CNY or USD, not &quot;%1&quot;.</source>
        <translation>--currency 要写成 CNY 或 USD 这样的代码，不能是“%1”。</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more row(s); --json and --csv show all.</source>
        <translation>
            <numerusform>……另有 %n 行；--json 和 --csv 显示全部。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 Nothing was imported; --skip-bad imports the good rows.</source>
        <translation>%1没有导入任何内容；--skip-bad 可导入没有问题的行。</translation>
    </message>
    <message>
        <source>%1 Nothing was imported.</source>
        <translation>%1没有导入任何内容。</translation>
    </message>
    <message>
        <source>Imported into %1.</source>
        <translation>已导入 %1。</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Means</source>
        <translation>含义</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>单位</translation>
    </message>
    <message>
        <source>not used</source>
        <translation>不使用</translation>
    </message>
    <message>
        <source>%1 (your choice)</source>
        <translation>%1（您指定）</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>显卡</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Brings</source>
        <translation>带来</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>说明</translation>
    </message>
    <message>
        <source>Read as %1.</source>
        <comment>kind of list</comment>
        <translation>按%1读取。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is nothing to import: prices, cards, models or pack.</source>
        <translation>不能导入“%1”：可导入 prices、cards、models 或 pack。</translation>
    </message>
    <message>
        <source>From which file? Give one file; prices, cards, models or pack before it says what is in it.</source>
        <translation>从哪个文件导入？请给出一个文件；可在前面写 prices、cards、models 或 pack 说明其内容。</translation>
    </message>
</context>
<context>
    <name>CliInspect</name>
    <message>
        <source>safetensors index</source>
        <translation>safetensors 索引</translation>
    </message>
    <message>
        <source>Hugging Face config</source>
        <translation>Hugging Face 配置</translation>
    </message>
    <message>
        <source>in the file</source>
        <translation>文件所写</translation>
    </message>
    <message>
        <source>counted</source>
        <translation>统计得出</translation>
    </message>
    <message>
        <source>computed</source>
        <translation>计算得出</translation>
    </message>
    <message>
        <source>assumed</source>
        <translation>假定</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>项目</translation>
    </message>
    <message>
        <source>In this model</source>
        <translation>此模型</translation>
    </message>
    <message>
        <source>Known from</source>
        <translation>依据</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>出处</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>Tensors</source>
        <translation>张量数</translation>
    </message>
    <message>
        <source>Elements</source>
        <translation>元素数</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>上下文</translation>
    </message>
    <message>
        <source>Weights, GiB</source>
        <translation>权重（GiB）</translation>
    </message>
    <message>
        <source>Cache, GiB</source>
        <translation>缓存（GiB）</translation>
    </message>
    <message>
        <source>In all, GiB</source>
        <translation>合计（GiB）</translation>
    </message>
    <message>
        <source>Band</source>
        <translation>范围</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1：%2，%3</translation>
    </message>
    <message>
        <source>architecture not named</source>
        <translation>未写明架构</translation>
    </message>
    <message>
        <source>Weights: %1 GiB, %2 bits a parameter on average</source>
        <translation>权重：%1 GiB，平均每参数 %2 位</translation>
    </message>
    <message>
        <source>The same shape as %1 of the library.</source>
        <translation>形状与模型库中的 %1 相同。</translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <translation>警告：%1</translation>
    </message>
    <message>
        <source>Which file? Give a .gguf or .safetensors file, an index or a config.json.</source>
        <translation>哪个文件？请给出 .gguf 或 .safetensors 文件、索引或 config.json。</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>参数量</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>层数</translation>
    </message>
    <message>
        <source>Hidden size</source>
        <translation>隐藏维度</translation>
    </message>
    <message>
        <source>MLP width</source>
        <translation>MLP 宽度</translation>
    </message>
    <message>
        <source>Attention heads</source>
        <translation>注意力头</translation>
    </message>
    <message>
        <source>KV heads</source>
        <translation>KV 头</translation>
    </message>
    <message>
        <source>Head size</source>
        <translation>头维度</translation>
    </message>
    <message>
        <source>Value head size</source>
        <translation>值头维度</translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <translation>词表</translation>
    </message>
    <message>
        <source>Longest context</source>
        <translation>最长上下文</translation>
    </message>
    <message>
        <source>Sliding window</source>
        <translation>滑动窗口</translation>
    </message>
    <message>
        <source>Tied embeddings</source>
        <translation>嵌入与输出共享</translation>
    </message>
    <message>
        <source>Experts</source>
        <translation>专家数</translation>
    </message>
    <message>
        <source>Experts for a token</source>
        <translation>每词元激活专家</translation>
    </message>
    <message>
        <source>Expert width</source>
        <translation>专家宽度</translation>
    </message>
    <message>
        <source>Shared experts</source>
        <translation>共享专家</translation>
    </message>
    <message>
        <source>Dense layers first</source>
        <translation>开头的稠密层</translation>
    </message>
    <message>
        <source>Latent rank of K and V</source>
        <translation>KV 潜在秩</translation>
    </message>
    <message>
        <source>Latent rank of queries</source>
        <translation>查询潜在秩</translation>
    </message>
    <message>
        <source>Rotary part of a head</source>
        <translation>头的旋转部分</translation>
    </message>
    <message>
        <source>Plain part of a head</source>
        <translation>头的非旋转部分</translation>
    </message>
    <message>
        <source>Number type</source>
        <translation>数值类型</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>精度</translation>
    </message>
    <message>
        <source>Bytes of the weights</source>
        <translation>权重字节数</translation>
    </message>
</context>
<context>
    <name>CliList</name>
    <message>
        <source>There is no column &quot;%1&quot;.</source>
        <translation>没有“%1”这一列。</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>标识</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Vendor</source>
        <translation>厂商</translation>
    </message>
    <message>
        <source>Segment</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>Architecture</source>
        <translation>架构</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>价格</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>参数量</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>激活参数</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>层数</translation>
    </message>
    <message>
        <source>Longest context</source>
        <translation>最长上下文</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>精度</translation>
    </message>
    <message>
        <source>Nothing is known to do with &quot;%1&quot;; --search TEXT looks for names.</source>
        <translation>不知道“%1”是什么意思；按名称查找请用 --search 文字。</translation>
    </message>
</context>
<context>
    <name>CliOption</name>
    <message>
        <source>language of the answer</source>
        <translation>输出语言</translation>
    </message>
    <message>
        <source>another catalogue file</source>
        <translation>改用另一个资料库文件</translation>
    </message>
    <message>
        <source>judge the age of prices as of this day</source>
        <translation>以这一天为准判断价格新旧</translation>
    </message>
    <message>
        <source>answer as JSON</source>
        <translation>以 JSON 输出</translation>
    </message>
    <message>
        <source>answer as CSV, where it is a table</source>
        <translation>结果为表格时，以 CSV 输出</translation>
    </message>
    <message>
        <source>answer as Markdown, where it is a table</source>
        <translation>结果为表格时，以 Markdown 输出</translation>
    </message>
    <message>
        <source>a bare size such as 7B, 350M, 1.5T</source>
        <translation>只给参数量，如 7B、350M、1.5T</translation>
    </message>
    <message>
        <source>pretrain, full, lora, qlora, infer (default), image or learn</source>
        <translation>pretrain、full、lora、qlora、infer（默认）、image 或 learn</translation>
    </message>
    <message>
        <source>how the weights are stored: bf16, fp8, int4, q4_k_m, awq, nf4 ...</source>
        <translation>权重的存储精度：bf16、fp8、int4、q4_k_m、awq、nf4 等</translation>
    </message>
    <message>
        <source>context length per sequence (8192)</source>
        <translation>每个序列的上下文长度（8192）</translation>
    </message>
    <message>
        <source>simultaneous users (1)</source>
        <translation>同时使用的人数（1）</translation>
    </message>
    <message>
        <source>how the KV cache is stored (fp16)</source>
        <translation>KV 缓存的存储精度（fp16）</translation>
    </message>
    <message>
        <source>llama.cpp, llama-server, vllm, transformers, exllama, autoawq, litgpt or diffusers</source>
        <translation>llama.cpp、llama-server、vllm、transformers、exllama、autoawq、litgpt 或 diffusers</translation>
    </message>
    <message>
        <source>flash attention (on)</source>
        <translation>Flash Attention（on）</translation>
    </message>
    <message>
        <source>llama.cpp&apos;s physical batch (512)</source>
        <translation>llama.cpp 的物理批大小（512）</translation>
    </message>
    <message>
        <source>tokens/s that are fast enough for a pick (8)</source>
        <translation>推荐结果须达到的 token/s（8）</translation>
    </message>
    <message>
        <source>sequences per card and step (1)</source>
        <translation>每卡每步的序列数（1）</translation>
    </message>
    <message>
        <source>tokens per training sequence (2048)</source>
        <translation>每条训练序列的 token 数（2048）</translation>
    </message>
    <message>
        <source>adamw, adamw8bit, paged_adamw8bit, adafactor or sgd</source>
        <translation>adamw、adamw8bit、paged_adamw8bit、adafactor 或 sgd</translation>
    </message>
    <message>
        <source>gradient checkpointing (on)</source>
        <translation>梯度检查点（on）</translation>
    </message>
    <message>
        <source>how the loss is computed (plain)</source>
        <translation>损失的计算方式（plain）</translation>
    </message>
    <message>
        <source>rank of the adapters (16)</source>
        <translation>适配器的秩（16）</translation>
    </message>
    <message>
        <source>adapted layers (all)</source>
        <translation>加适配器的层（all）</translation>
    </message>
    <message>
        <source>peft, torchtune, litgpt, unsloth, llama-factory, axolotl, llm-foundry, torchtitan, megatron or deepspeed</source>
        <translation>peft、torchtune、litgpt、unsloth、llama-factory、axolotl、llm-foundry、torchtitan、megatron 或 deepspeed</translation>
    </message>
    <message>
        <source>training samples (10000)</source>
        <translation>训练样本数（10000）</translation>
    </message>
    <message>
        <source>passes over them (3)</source>
        <translation>训练轮数（3）</translation>
    </message>
    <message>
        <source>size of an image (1024x1024)</source>
        <translation>图像尺寸（1024x1024）</translation>
    </message>
    <message>
        <source>denoising steps (30)</source>
        <translation>去噪步数（30）</translation>
    </message>
    <message>
        <source>images at once (1)</source>
        <translation>一次生成的图像数（1）</translation>
    </message>
    <message>
        <source>a card to judge; may be repeated</source>
        <translation>要判断的显卡，可重复给出</translation>
    </message>
    <message>
        <source>how many cards share the work</source>
        <translation>由几张卡分担</translation>
    </message>
    <message>
        <source>none, layer, tp, zero1, zero2, zero3, fsdp or cpu-offload</source>
        <translation>none、layer、tp、zero1、zero2、zero3、fsdp 或 cpu-offload</translation>
    </message>
    <message>
        <source>what may be spent; without it, no limit</source>
        <translation>预算金额，不给则不限</translation>
    </message>
    <message>
        <source>CNY or USD</source>
        <translation>CNY 或 USD</translation>
    </message>
    <message>
        <source>to buy, to rent or whichever is wiser</source>
        <translation>购买、租用，或二者择优</translation>
    </message>
    <message>
        <source>what the sum pays for (cards)</source>
        <translation>预算包含的内容（cards）</translation>
    </message>
    <message>
        <source>hours of use per month (120)</source>
        <translation>每月使用小时数（120）</translation>
    </message>
    <message>
        <source>how long it is used (24)</source>
        <translation>使用的月数（24）</translation>
    </message>
    <message>
        <source>most cards together (2)</source>
        <translation>最多几张卡（2）</translation>
    </message>
    <message>
        <source>most board power of all cards</source>
        <translation>全部显卡的整卡功耗上限</translation>
    </message>
    <message>
        <source>only these vendors: nvidia,amd,...</source>
        <translation>只看这些厂商：nvidia,amd 等</translation>
    </message>
    <message>
        <source>leave used cards out</source>
        <translation>不考虑二手卡</translation>
    </message>
    <message>
        <source>operating system</source>
        <translation>操作系统</translation>
    </message>
    <message>
        <source>where to buy or rent</source>
        <translation>购买或租用的地区</translation>
    </message>
    <message>
        <source>&quot;memory_gb&gt;=24 and tdp_w&lt;=300&quot;</source>
        <translation>如 &quot;memory_gb&gt;=24 and tdp_w&lt;=300&quot;</translation>
    </message>
    <message>
        <source>column to sort by; -COLUMN: descending</source>
        <translation>排序所用的列；写成 -列名 则降序</translation>
    </message>
    <message>
        <source>columns to show</source>
        <translation>要显示的列</translation>
    </message>
    <message>
        <source>only what contains the text</source>
        <translation>只列出包含该文字的条目</translation>
    </message>
    <message>
        <source>card that differences refer to</source>
        <translation>作为差异基准的显卡</translation>
    </message>
    <message>
        <source>only rows that differ</source>
        <translation>只列出有差异的行</translation>
    </message>
    <message>
        <source>answer every row of a CSV file</source>
        <translation>逐行回答一个 CSV 文件</translation>
    </message>
    <message>
        <source>write there instead of to the screen</source>
        <translation>写入该文件，不输出到屏幕</translation>
    </message>
    <message>
        <source>write the report as PDF</source>
        <translation>把报告写成 PDF</translation>
    </message>
    <message>
        <source>size of the paper</source>
        <translation>纸张大小</translation>
    </message>
    <message>
        <source>memory, decode, prefill, training, images, fit or llamacpp</source>
        <translation>memory、decode、prefill、training、images、fit 或 llamacpp</translation>
    </message>
    <message>
        <source>a model of the library (see `models`), or a model file</source>
        <translation>模型库中的模型（见 `models`），或一个模型文件</translation>
    </message>
    <message>
        <source>llama.cpp: layers on the card (all); the rest on the processor</source>
        <translation>llama.cpp：放在显卡上的层数（默认全部）；其余在处理器上运行</translation>
    </message>
    <message>
        <source>batches whose gradients are added up before a step (1)</source>
        <translation>更新一步之前累加梯度的批次数（1）</translation>
    </message>
    <message>
        <source>what you own already: it is judged first</source>
        <translation>已有的显卡：会首先评估</translation>
    </message>
    <message>
        <source>your own exchange rate: units of the currency for one USD</source>
        <translation>您自己的汇率：1 美元兑多少该货币</translation>
    </message>
    <message>
        <source>what the CPU draws at most (150)</source>
        <translation>CPU 的最大功耗（150）</translation>
    </message>
    <message>
        <source>board, memory, drives and fans (75)</source>
        <translation>主板、内存、硬盘和风扇的功耗（75）</translation>
    </message>
    <message>
        <source>ATX 3.x with a native 16-pin connector, or anything else</source>
        <translation>带原生 16 针接口的 ATX 3.x 电源，或其他电源</translation>
    </message>
    <message>
        <source>80 PLUS: plain, bronze, silver, gold, platinum or titanium</source>
        <translation>80 PLUS 等级：plain、bronze、silver、gold、platinum 或 titanium</translation>
    </message>
    <message>
        <source>only this circuit, such as 220x10 or 120x15</source>
        <translation>只看这一路供电，例如 220x10 或 120x15</translation>
    </message>
    <message>
        <source>longest card the case takes</source>
        <translation>机箱能装下的最长显卡</translation>
    </message>
    <message>
        <source>slots the case has for cards</source>
        <translation>机箱可用于显卡的槽位数</translation>
    </message>
    <message>
        <source>power while computing, of full power (80)</source>
        <translation>计算时的功耗占满载的百分比（80）</translation>
    </message>
    <message>
        <source>price of a kWh; without it, that of homes in the region</source>
        <translation>每度电价格；不填则用所在地区的居民电价</translation>
    </message>
    <message>
        <source>rent this one instead of the same card</source>
        <translation>租这款卡，而不是同一款</translation>
    </message>
    <message>
        <source>buy the card used</source>
        <translation>买二手卡</translation>
    </message>
    <message>
        <source>your own price of one card</source>
        <translation>您自己的单卡价格</translation>
    </message>
    <message>
        <source>your own rent of one card and hour</source>
        <translation>您自己的单卡每小时租金</translation>
    </message>
    <message>
        <source>price of the machine around the cards</source>
        <translation>显卡之外整机的价格</translation>
    </message>
    <message>
        <source>what that machine draws besides the cards</source>
        <translation>整机除显卡外的功耗</translation>
    </message>
    <message>
        <source>of the price, got back by selling at the end (40)</source>
        <translation>期末卖出可收回的价格百分比（40）</translation>
    </message>
    <message>
        <source>of the switched-on hours that are used (100)</source>
        <translation>开机时间中实际使用的百分比（100）</translation>
    </message>
    <message>
        <source>efficiency of the power supply (90)</source>
        <translation>电源效率（90）</translation>
    </message>
    <message>
        <source>interest a year on what was paid up front (0)</source>
        <translation>期初投入的年利率（0）</translation>
    </message>
    <message>
        <source>the cards stand in a data centre of your own</source>
        <translation>显卡放在自有机房</translation>
    </message>
    <message>
        <source>PUE of that data centre (1.54)</source>
        <translation>该机房的 PUE（1.54）</translation>
    </message>
    <message>
        <source>storage per month on top of the rent (0)</source>
        <translation>租金之外每月的存储费（0）</translation>
    </message>
    <message>
        <source>traffic per month on top of the rent (0)</source>
        <translation>租金之外每月的流量费（0）</translation>
    </message>
    <message>
        <source>weights of the score: headroom=14,speed=28,price=40,software=12,power=8</source>
        <translation>评分权重：headroom=14,speed=28,price=40,software=12,power=8</translation>
    </message>
    <message>
        <source>the tiers of buying guides as well</source>
        <translation>同时列出攻略的分档</translation>
    </message>
    <message>
        <source>a session saved in the window (.gpuwise): its answers and cards</source>
        <translation>窗口中保存的会话（.gpuwise）：其中的回答与显卡</translation>
    </message>
    <message>
        <source>each card in other precisions and contexts (or batches) as well</source>
        <translation>同时列出每张卡在其他精度与上下文（或批大小）下的情况</translation>
    </message>
    <message>
        <source>the same if the cards sell badly (20)</source>
        <translation>同上，行情差时的比例（20）</translation>
    </message>
    <message>
        <source>the same if they sell well (60)</source>
        <translation>同上，行情好时的比例（60）</translation>
    </message>
    <message>
        <source>board power of one card; without it, the published one</source>
        <translation>单卡整板功耗；不写则用公布值</translation>
    </message>
    <message>
        <source>only these sections of the report, or short: the decision and its grounds</source>
        <translation>只写报告的这些部分；short：只写结论与依据</translation>
    </message>
    <message>
        <source>how the paper lies (portrait)</source>
        <translation>纸张方向（portrait 纵向）</translation>
    </message>
    <message>
        <source>whom the report may choose: all cards, or those named (cards)</source>
        <translation>报告从哪些卡里选：all 全部，cards 只选所列的（cards）</translation>
    </message>
    <message>
        <source>buy this one in rent or buy, instead of the one decided for</source>
        <translation>“租还是买”里改买这张卡，而不是报告选中的卡</translation>
    </message>
    <message>
        <source>buy the card new</source>
        <translation>买全新卡</translation>
    </message>
    <message>
        <source>write it as one web page</source>
        <translation>写成单个网页文件</translation>
    </message>
    <message>
        <source>write it as a workbook, figures as numbers</source>
        <translation>写成工作簿，数字即为数值</translation>
    </message>
    <message>
        <source>write it as Markdown</source>
        <translation>写成 Markdown</translation>
    </message>
    <message>
        <source>write its tables as CSV, a file each</source>
        <translation>把其中的表格写成 CSV，每表一个文件</translation>
    </message>
    <message>
        <source>wrong, right or depends (partly, depends, not verified)</source>
        <translation>wrong（说错）、right（说对）或 depends（部分正确、看情况、未核实）</translation>
    </message>
    <message>
        <source>card, rule, price, software, market, method or model</source>
        <translation>card（显卡）、rule（经验法则）、price（价格）、software（软件）、market（行情）、method（方法）或 model（模型）</translation>
    </message>
    <message>
        <source>a recorded machine: sys, nvidia-smi.txt, amd-smi.json, rocm-smi.json, system_profiler.json</source>
        <translation>录下的一台电脑：sys、nvidia-smi.txt、amd-smi.json、rocm-smi.json、system_profiler.json</translation>
    </message>
    <message>
        <source>your own cards and prices from this folder</source>
        <translation>从这个文件夹读取自己的显卡和价格</translation>
    </message>
    <message>
        <source>without your own cards and prices</source>
        <translation>不使用自己的显卡和价格</translation>
    </message>
    <message>
        <source>the day of the price, or on which the value was read (today)</source>
        <translation>价格的日期，或查到数值的日期（默认今天）</translation>
    </message>
    <message>
        <source>where it was read, in your words</source>
        <translation>从哪里查到的，用自己的话说</translation>
    </message>
    <message>
        <source>a note to it</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>of the price: new (default), used, on_demand, spot, reserved or community</source>
        <translation>价格的种类：new（默认）、used、on_demand、spot、reserved 或 community</translation>
    </message>
    <message>
        <source>the shop, or the provider of a rented card</source>
        <translation>商家，或出租方</translation>
    </message>
    <message>
        <source>where the price is asked, such as US or CN</source>
        <translation>报价所在地区，如 US 或 CN</translation>
    </message>
    <message>
        <source>keep it also when it looks odd</source>
        <translation>看起来不寻常也照样保存</translation>
    </message>
    <message>
        <source>show what would be imported, and import nothing</source>
        <translation>只显示将导入什么，不导入</translation>
    </message>
    <message>
        <source>which column is meant, such as price=Offer; may be repeated</source>
        <translation>指明是哪一列，例如 price=报价；可重复</translation>
    </message>
    <message>
        <source>currency of the prices that name none</source>
        <translation>没有写货币的价格用哪种货币</translation>
    </message>
    <message>
        <source>whose prices a feed has (the name of its file or folder)</source>
        <translation>价格表是哪家供应商的（默认取文件名或文件夹名）</translation>
    </message>
    <message>
        <source>import the good rows of a file that has bad ones</source>
        <translation>文件里有问题行时，只导入没有问题的行</translation>
    </message>
    <message>
        <source>replace files that are there</source>
        <translation>替换已有的文件</translation>
    </message>
</context>
<context>
    <name>CliOwn</name>
    <message>
        <source>Kind</source>
        <translation>种类</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>编号</translation>
    </message>
    <message>
        <source>Card or model</source>
        <translation>显卡或模型</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>card</source>
        <translation>显卡</translation>
    </message>
    <message>
        <source>correction</source>
        <translation>更正</translation>
    </message>
    <message>
        <source>price</source>
        <translation>价格</translation>
    </message>
    <message>
        <source>model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>favourite</source>
        <translation>收藏</translation>
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
    <message>
        <source>Your own data are left out by --no-user-data.</source>
        <translation>使用了 --no-user-data，自己的数据不参与。</translation>
    </message>
    <message>
        <source>--date takes a date such as 2026-08-28, not &quot;%1&quot;.</source>
        <translation>--date 需要 2026-08-28 这样的日期，不能是“%1”。</translation>
    </message>
    <message>
        <source>%1 Add --sure to keep it as it is.</source>
        <translation>%1确实无误请加 --sure。</translation>
    </message>
    <message>
        <source>A price needs a card, an amount and a currency: own price CARD 1500 USD.</source>
        <translation>价格需要显卡、金额和货币：own price CARD 1500 USD。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an amount.</source>
        <translation>“%1”不是金额。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a currency that is known here.</source>
        <translation>“%1”不是这里认识的货币。</translation>
    </message>
    <message>
        <source>Price kept as %1: %2, %3, %4.</source>
        <comment>id, card, amount, date</comment>
        <translation>价格已保存为 %1：%2，%3，%4。</translation>
    </message>
    <message>
        <source>There is no value &quot;%1&quot;.</source>
        <translation>没有名为“%1”的数值。</translation>
    </message>
    <message>
        <source>A correction needs a card, a value&apos;s name and the value: own correct CARD tdp_w 425.</source>
        <translation>更正需要显卡、数值名和数值：own correct CARD tdp_w 425。</translation>
    </message>
    <message>
        <source>%1, %2: %3 from now on; the shipped value stays visible.</source>
        <comment>card, property, value</comment>
        <translation>%1 的%2今后为 %3；原有数值仍然可见。</translation>
    </message>
    <message>
        <source>There is no correction of this value.</source>
        <translation>这个数值没有更正过。</translation>
    </message>
    <message>
        <source>Removed: the shipped value counts again.</source>
        <translation>已删除：重新采用原有数值。</translation>
    </message>
    <message>
        <source>What is to be removed? Give an id as `own` lists it, or a card and a value&apos;s name.</source>
        <translation>要删除什么？请给出 `own` 列出的编号，或显卡和数值名。</translation>
    </message>
    <message>
        <source>Removed: %1.</source>
        <translation>已删除：%1。</translation>
    </message>
    <message>
        <source>You have nothing with the id &quot;%1&quot;.</source>
        <translation>您没有编号为“%1”的数据。</translation>
    </message>
    <message>
        <source>Which card? Give one: own favourite CARD.</source>
        <translation>哪块显卡？请给出一块：own favourite CARD。</translation>
    </message>
    <message>
        <source>%1 is a favourite already.</source>
        <translation>%1 已经收藏。</translation>
    </message>
    <message>
        <source>%1 is no favourite.</source>
        <translation>%1 没有收藏。</translation>
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
        <source>&quot;%1&quot; is nothing that `own` does: price, correct, favourite, unfavourite, remove, repair.</source>
        <translation>`own` 没有“%1”：可用 price、correct、favourite、unfavourite、remove、repair。</translation>
    </message>
</context>
<context>
    <name>CliPower</name>
    <message>
        <source>--circuit takes VOLTSxAMPERES such as 220x10 or 120x15, not &quot;%1&quot;.</source>
        <translation>--circuit 的写法是“电压x电流”，例如 220x10 或 120x15，不能是“%1”。</translation>
    </message>
    <message>
        <source>Board power of one card</source>
        <translation>单卡功耗</translation>
    </message>
    <message>
        <source>Whole PC under full load</source>
        <translation>整机满载功耗</translation>
    </message>
    <message>
        <source>Peak, 100 microseconds</source>
        <translation>瞬时峰值（100 微秒）</translation>
    </message>
    <message>
        <source>Recommended supply</source>
        <translation>建议电源</translation>
    </message>
    <message>
        <source>%1 W from the wall: %2</source>
        <translation>插座处 %1 W：%2</translation>
    </message>
    <message>
        <source>Heat</source>
        <translation>发热</translation>
    </message>
    <message>
        <source>Heat per hour</source>
        <translation>每小时发热</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>长度</translation>
    </message>
    <message>
        <source>Slots</source>
        <translation>槽位</translation>
    </message>
    <message>
        <source>Electricity per month</source>
        <translation>每月用电</translation>
    </message>
    <message>
        <source>%1 kWh, %2</source>
        <translation>%1 度，%2</translation>
    </message>
    <message>
        <source>Which card? Give CARD, or CARD:2 for two of them.</source>
        <translation>要看哪款显卡？请写“显卡”，两张则写“显卡:2”。</translation>
    </message>
    <message>
        <source>power answers for one to %1 cards, not &quot;%2&quot;.</source>
        <translation>power 只回答 1 到 %1 张卡的情况，不能是“%2”。</translation>
    </message>
</context>
<context>
    <name>CliProvenance</name>
    <message>
        <source>Give one card at most.</source>
        <translation>最多给出一张显卡。</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>网址</translation>
    </message>
</context>
<context>
    <name>CliRecommend</name>
    <message>
        <source>Card</source>
        <translation>显卡</translation>
    </message>
    <message>
        <source>How</source>
        <translation>方式</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>判断</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>费用</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>Nothing fits these limits. Nearest: %1. %2 %3</source>
        <translation>没有显卡符合这些限制。最接近的是 %1。%2%3</translation>
    </message>
    <message>
        <source>Nothing is known to do with &quot;%1&quot;; cards are named for fit and compare.</source>
        <translation>不知道“%1”是什么意思；显卡名只用于 fit 和 compare。</translation>
    </message>
    <message>
        <source>Value: %1</source>
        <translation>性价比：%1</translation>
    </message>
</context>
<context>
    <name>CliRentOrBuy</name>
    <message>
        <source>--pue goes with --in-data-centre: at home there is no PUE, and a rent includes it.</source>
        <translation>--pue 要和 --in-data-centre 一起用：在家没有 PUE，而租金已经包含它。</translation>
    </message>
    <message>
        <source>Provider</source>
        <translation>服务商</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>方式</translation>
    </message>
    <message>
        <source>Offered as</source>
        <translation>提供形式</translation>
    </message>
    <message>
        <source>Card and hour</source>
        <translation>单卡每小时</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>地区</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Mind</source>
        <translation>注意</translation>
    </message>
    <message>
        <source>Buy %1, or rent %2?</source>
        <translation>买 %1，还是租 %2？</translation>
    </message>
    <message>
        <source>Break-even: %1 hours; %2 when the cards sell well, %3 when they sell badly.</source>
        <translation>持平点：%1 小时；显卡卖得好时 %2 小时，卖得差时 %3 小时。</translation>
    </message>
    <message>
        <source>Which card? Give one: CARD, or CARD:2 for two of them.</source>
        <translation>要看哪款显卡？请只写一款：“显卡”，两张则写“显卡:2”。</translation>
    </message>
</context>
<context>
    <name>CliReport</name>
    <message>
        <source>A report compares eight cards at most.</source>
        <translation>一份报告最多对比八款显卡。</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>已写入：%1</translation>
    </message>
    <message>
        <source>There is no section &quot;%1&quot; in the report; there are: %2.</source>
        <translation>报告里没有“%1”这一部分；可用的有：%2。</translation>
    </message>
    <message>
        <source>Give either --new or --used, not both.</source>
        <translation>--new 与 --used 只能写一个。</translation>
    </message>
    <message>
        <source>Where to? Give --pdf FILE, --html FILE, --xlsx FILE, --markdown FILE or --csv FOLDER.</source>
        <translation>写到哪里？请给出 --pdf FILE、--html FILE、--xlsx FILE、--markdown FILE 或 --csv FOLDER。</translation>
    </message>
</context>
<context>
    <name>CliShow</name>
    <message>
        <source>Value</source>
        <translation>项目</translation>
    </message>
    <message>
        <source>Read on</source>
        <translation>读取日期</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>可信度</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Claim: &quot;%1&quot;: %2. %3</source>
        <translation>说法：“%1”：%2。%3</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>价格</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>状况</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>地区</translation>
    </message>
    <message>
        <source>Provider</source>
        <translation>商家</translation>
    </message>
    <message>
        <source>Which card? Give one name, such as nvidia-rtx-4090-24gb.</source>
        <translation>哪张显卡？请给出一个名称，例如 nvidia-rtx-4090-24gb。</translation>
    </message>
    <message>
        <source>Pitfalls</source>
        <translation>避坑要点</translation>
    </message>
    <message>
        <source>– as shipped</source>
        <comment>the shipped value of the property above</comment>
        <translation>– 原有数值</translation>
    </message>
</context>
<context>
    <name>CliTiers</name>
    <message>
        <source>--weights takes headroom, speed, price, software and power with numbers from 0 to 1000, such as speed=50,price=20, not &quot;%1&quot;.</source>
        <translation>--weights 接受 headroom、speed、price、software、power 及 0 到 1000 的数字，例如 speed=50,price=20，不能是“%1”。</translation>
    </message>
    <message>
        <source>At least one of the --weights must be more than zero.</source>
        <translation>--weights 中至少要有一项大于零。</translation>
    </message>
    <message>
        <source>Tier</source>
        <translation>档</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>显卡</translation>
    </message>
    <message>
        <source>How</source>
        <translation>方式</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>评分</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>费用</translation>
    </message>
    <message>
        <source>Mind</source>
        <translation>注意</translation>
    </message>
    <message>
        <source>over budget</source>
        <translation>超预算</translation>
    </message>
    <message>
        <source>What buying guides say, whatever the workload:</source>
        <translation>攻略的说法（不分任务）：</translation>
    </message>
    <message>
        <source>Below the line</source>
        <translation>未达标</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>What would change that</source>
        <translation>怎样才行</translation>
    </message>
    <message>
        <source>Nothing is known to do with &quot;%1&quot;; cards are named for fit and compare.</source>
        <translation>不知道如何处理“%1”；显卡要在 fit 和 compare 中指定。</translation>
    </message>
    <message>
        <source>no price</source>
        <translation>没有价格</translation>
    </message>
</context>
<context>
    <name>CliUserData</name>
    <message>
        <source>--user-data and --no-user-data do not go together.</source>
        <translation>--user-data 和 --no-user-data 不能同时使用。</translation>
    </message>
    <message>
        <source>The answer is without them.</source>
        <translation>以下结果不含这些数据。</translation>
    </message>
    <message>
        <source>There is nothing to change with --no-user-data.</source>
        <translation>使用了 --no-user-data，没有可以修改的数据。</translation>
    </message>
</context>
</TS>
