<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>Accuracy</name>
    <message>
        <source>Memory</source>
        <translation>显存</translation>
    </message>
    <message>
        <source>Weights on the GPU</source>
        <translation>显存中的权重</translation>
    </message>
    <message>
        <source>KV cache</source>
        <translation>KV 缓存</translation>
    </message>
    <message>
        <source>Recurrent state</source>
        <translation>循环状态</translation>
    </message>
    <message>
        <source>Compute buffer</source>
        <translation>计算缓冲</translation>
    </message>
    <message>
        <source>Generating</source>
        <translation>生成</translation>
    </message>
    <message>
        <source>Reading the prompt</source>
        <translation>读取提示词</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>训练</translation>
    </message>
    <message>
        <source>Images</source>
        <translation>图像生成</translation>
    </message>
    <message>
        <source>weights × 1.2</source>
        <translation>权重 × 1.2</translation>
    </message>
    <message>
        <source>parameters × 2 bytes × 1.2</source>
        <translation>参数量 × 2 字节 × 1.2</translation>
    </message>
    <message>
        <source>LLaMA-Factory&apos;s table</source>
        <translation>LLaMA-Factory 的对照表</translation>
    </message>
    <message>
        <source>Measured runs</source>
        <translation>实测运行</translation>
    </message>
    <message>
        <source>Reports, settings stated</source>
        <translation>用户报告，设置写明</translation>
    </message>
    <message>
        <source>Reports, settings guessed (not counted)</source>
        <translation>用户报告，设置靠推测（不计入）</translation>
    </message>
    <message>
        <source>inference</source>
        <translation>推理</translation>
    </message>
    <message>
        <source>embedding models</source>
        <translation>嵌入模型</translation>
    </message>
    <message>
        <source>full fine-tuning</source>
        <translation>全量微调</translation>
    </message>
    <message>
        <source>pre-training</source>
        <translation>预训练</translation>
    </message>
    <message>
        <source>images</source>
        <translation>图像生成</translation>
    </message>
    <message>
        <source>peak of the allocator</source>
        <translation>分配器峰值</translation>
    </message>
    <message>
        <source>what the driver shows</source>
        <translation>驱动显示值</translation>
    </message>
    <message>
        <source>weights</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>compute buffer</source>
        <translation>计算缓冲</translation>
    </message>
    <message>
        <source>dense, one GPU</source>
        <translation>稠密模型，单卡</translation>
    </message>
    <message>
        <source>other architectures</source>
        <translation>其他架构</translation>
    </message>
    <message>
        <source>some layers on the GPU</source>
        <translation>部分层在显卡上</translation>
    </message>
    <message>
        <source>several GPUs</source>
        <translation>多卡</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Catalogue %1, facts of %2. Each published measurement that ships with it is answered by the functions that answer you, and compared with what was measured.</source>
        <translation>资料库 %1，数据截至 %2。随资料库附带的每条公开实测，都由回答您的同一套函数作答，再与实测值比较。</translation>
    </message>
    <message>
        <source>An error is answer ÷ measurement − 1. Median and 90 %: of its size, without the sign. Inside: the share of measurements between low and high. Band: median of high ÷ low; a wide band is no answer.</source>
        <translation>误差 = 估算 ÷ 实测 − 1。“中位数”和“90%”取误差的绝对值。“区间内”是落在下限与上限之间的实测比例。“区间宽度”是上限 ÷ 下限的中位数；区间太宽等于没有回答。</translation>
    </message>
    <message>
        <source>These errors are in-sample: formulas and constants were chosen while looking at these very rows, so other rows will be further off. For speed, “left out” is the error on cards that the fit had not seen; it was found when the constants were fitted.</source>
        <translation>这些都是样本内误差：公式和常数正是看着这些数据选定的，换成别的数据误差会更大。速度部分的“留出”是拟合时没有见过的显卡上的误差，在拟合常数时得出。</translation>
    </message>
</context>
<context>
    <name>AccuracySheet</name>
    <message>
        <source>Group</source>
        <translation>分组</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>条数</translation>
    </message>
    <message>
        <source>Answered</source>
        <translation>已回答</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>中位数</translation>
    </message>
    <message>
        <source>Inside</source>
        <translation>区间内</translation>
    </message>
    <message>
        <source>Band</source>
        <translation>区间宽度</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>The allocator&apos;s figure is what the framework had allocated or reserved at its peak; the driver&apos;s adds its own context.</source>
        <translation>分配器的数字是框架在峰值时已分配或已保留的量；驱动的数字还包括驱动自身的上下文。</translation>
    </message>
    <message>
        <source>Left out: median</source>
        <translation>留出：中位数</translation>
    </message>
    <message>
        <source>Left out: 90 %</source>
        <translation>留出：90%</translation>
    </message>
    <message>
        <source>Left out: inside</source>
        <translation>留出：区间内</translation>
    </message>
    <message>
        <source>Verdicts</source>
        <translation>结论</translation>
    </message>
    <message>
        <source>What is said of settings that ran, and of settings that ran out of memory.</source>
        <translation>对实际跑通的设置和显存不足的设置，分别给出了什么结论。</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>实际结果</translation>
    </message>
    <message>
        <source>Unanswered</source>
        <translation>未回答</translation>
    </message>
    <message>
        <source>ran</source>
        <translation>跑通</translation>
    </message>
    <message>
        <source>ran out of memory</source>
        <translation>显存不足</translation>
    </message>
    <message>
        <source>Rules of thumb on the same rows</source>
        <translation>同样数据上的经验法则</translation>
    </message>
    <message>
        <source>Peaks of language models, on one card or summed over several, by what people multiply by: the weights as they are stored × 1.2; 2 bytes for each parameter × 1.2; LLaMA-Factory&apos;s table.</source>
        <translation>语言模型的峰值（单卡，或多卡合计），用人们常用的乘法估算：按存储格式的权重 × 1.2；每个参数 2 字节 × 1.2；LLaMA-Factory 的对照表。</translation>
    </message>
    <message>
        <source>LLaMA-Factory&apos;s README (“Hardware Requirement”, marked “estimated”; commit ff6d4d12 of 2026-08-18, https://github.com/hiyouga/LLaMA-Factory) gives GB for each billion parameters: 18 for full training or 8 in pure bf16, 2 for LoRA, and for QLoRA 1 in 8 bits, 0.5 in 4 bits, 0.25 in 2 bits. It does not ask for a length or a batch.</source>
        <translation>LLaMA-Factory 的 README（“Hardware Requirement”一节，注明为估算；2026-08-18 的提交 ff6d4d12，https://github.com/hiyouga/LLaMA-Factory）按每十亿参数给出 GB 数：全参数训练 18，纯 bf16 为 8；LoRA 为 2；QLoRA 8 位为 1，4 位为 0.5，2 位为 0.25。它不考虑长度和批大小。</translation>
    </message>
    <message>
        <source>Most of these peaks leave out the driver&apos;s context, which the 20 % of the first two rules are often said to cover.</source>
        <translation>这些峰值大多不含驱动上下文；而前两条法则多加的 20%，通常就说是留给它的。</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>任务</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>方法</translation>
    </message>
    <message>
        <source>Bias</source>
        <translation>偏差</translation>
    </message>
    <message>
        <source>Plans of llama.cpp</source>
        <translation>llama.cpp 的内存规划</translation>
    </message>
    <message>
        <source>Buffer</source>
        <translation>缓冲</translation>
    </message>
    <message>
        <source>Exact</source>
        <translation>精确</translation>
    </message>
    <message>
        <source>The furthest off</source>
        <translation>误差最大的几条</translation>
    </message>
    <message>
        <source>Left as they are: a formula is not bent to one row, and the source may be wrong.</source>
        <translation>保持原样：不会为迁就某一条数据去改公式，而且来源本身也可能有误。</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>部分</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>数据</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>实测</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>估算</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>误差</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Constants of the speed model</source>
        <translation>速度模型的常数</translation>
    </message>
    <message>
        <source>Fitted to these measurements by scripts/fit_speed.py. Low and high multiply an answer that rests on the constant. No cards: nobody published a measurement, and the value is that of relatives.</source>
        <translation>由 scripts/fit_speed.py 用这些实测拟合得出。依据该常数的估算，乘以“下限”和“上限”即得区间。卡数为 0 表示没有公开实测，取相近显卡的数值。</translation>
    </message>
    <message>
        <source>Constant</source>
        <translation>常数</translation>
    </message>
    <message>
        <source>Backend</source>
        <translation>后端</translation>
    </message>
    <message>
        <source>Cards of</source>
        <translation>显卡类别</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>程序</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>下限</translation>
    </message>
    <message>
        <source>High</source>
        <translation>上限</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>卡数</translation>
    </message>
    <message>
        <source>Buffers that llama.cpp&apos;s own planner reports for the shapes of real models, without running them. Exact: off by less than 0.1 %.</source>
        <translation>llama.cpp 自己的规划器对真实模型结构给出的缓冲大小，并未实际运行。“精确”指误差小于 0.1%。</translation>
    </message>
    <message>
        <source>In GiB, llama.cpp&apos;s buffers in MiB; tokens a second, in training for each card; images a minute, or steps a second where a row does not say how many an image takes.</source>
        <translation>单位：GiB，llama.cpp 的缓冲为 MiB；速度为每秒 token 数，训练按每张卡计；图像为每分钟张数，没有写明每张步数的为每秒步数。</translation>
    </message>
</context>
<context>
    <name>Answer</name>
    <message>
        <source>Buy ≤ %1</source>
        <translation>购买 ≤ %1</translation>
    </message>
    <message>
        <source>Buy, no limit</source>
        <translation>购买，不限金额</translation>
    </message>
    <message>
        <source>Rent ≤ %1</source>
        <translation>租用 ≤ %1</translation>
    </message>
    <message>
        <source>Rent, no limit</source>
        <translation>租用，不限金额</translation>
    </message>
    <message>
        <source>Buy or rent ≤ %1</source>
        <translation>买或租 ≤ %1</translation>
    </message>
    <message>
        <source>Buy or rent, no limit</source>
        <translation>买或租，不限金额</translation>
    </message>
    <message>
        <source>%1 context</source>
        <translation>上下文 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n user(s)</source>
        <translation>
            <numerusform>%n 人</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <translation>%1 token</translation>
    </message>
    <message>
        <source>batch %1</source>
        <translation>批大小 %1</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>%1 steps</source>
        <translation>%1 步</translation>
    </message>
    <message>
        <source>Not answered</source>
        <translation>未回答</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>预算</translation>
    </message>
    <message numerus="yes">
        <source>up to %n card(s)</source>
        <translation>
            <numerusform>最多 %n 张</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 h/month</source>
        <translation>每月 %1 小时</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>用途</translation>
    </message>
    <message>
        <source>%1 GiB</source>
        <translation>%1 GiB</translation>
    </message>
    <message>
        <source>Mainland China</source>
        <translation>中国大陆</translation>
    </message>
    <message>
        <source>United States</source>
        <translation>美国</translation>
    </message>
    <message>
        <source>Europe</source>
        <translation>欧洲</translation>
    </message>
    <message>
        <source>Anywhere</source>
        <translation>不限地区</translation>
    </message>
    <message>
        <source>the cards</source>
        <translation>显卡</translation>
    </message>
    <message>
        <source>cards and power supply</source>
        <translation>显卡和电源</translation>
    </message>
    <message>
        <source>the whole PC</source>
        <translation>整机</translation>
    </message>
    <message>
        <source>Buy</source>
        <translation>购买</translation>
    </message>
    <message>
        <source>Rent</source>
        <translation>租用</translation>
    </message>
    <message>
        <source>Tell me which is wiser</source>
        <translation>帮我判断买还是租</translation>
    </message>
    <message>
        <source>All vendors</source>
        <translation>全部厂商</translation>
    </message>
    <message>
        <source>NVIDIA only</source>
        <translation>仅 NVIDIA</translation>
    </message>
    <message>
        <source>NVIDIA and AMD</source>
        <translation>NVIDIA 和 AMD</translation>
    </message>
    <message>
        <source>AMD only</source>
        <translation>仅 AMD</translation>
    </message>
    <message>
        <source>Intel only</source>
        <translation>仅 Intel</translation>
    </message>
    <message>
        <source>Chinese vendors only</source>
        <translation>仅国产厂商</translation>
    </message>
    <message numerus="yes">
        <source>%n layer(s) on the card</source>
        <translation>
            <numerusform>%n 层在显卡上</numerusform>
        </translation>
    </message>
    <message>
        <source>batch %1 × %2</source>
        <comment>at a time, added up</comment>
        <translation>批大小 %1 × %2</translation>
    </message>
    <message>
        <source>owned: %1× %2</source>
        <comment>count, card</comment>
        <translation>自有：%1× %2</translation>
    </message>
</context>
<context>
    <name>Assumption</name>
    <message>
        <source>Only a size was given: the shape of the nearest recent dense model was scaled in layers.</source>
        <translation>只给了参数量：取近期参数量最接近的稠密模型，按层数缩放。</translation>
    </message>
    <message>
        <source>No runtime was chosen: llama.cpp is assumed on consumer and unified cards, vLLM on data-centre cards.</source>
        <translation>未选运行时：消费级和统一内存按 llama.cpp，数据中心卡按 vLLM。</translation>
    </message>
    <message>
        <source>No runtime was chosen: one that runs this precision is assumed.</source>
        <translation>未选运行时：按能运行该精度的运行时估计。</translation>
    </message>
    <message>
        <source>No precision was chosen: what people use for the task and runtime is assumed.</source>
        <translation>未选精度：按该任务和运行时的常用精度估计。</translation>
    </message>
    <message>
        <source>A bit width was given: the format that this runtime uses for it is assumed.</source>
        <translation>只给了位宽：按该运行时对应的格式估计。</translation>
    </message>
    <message>
        <source>No card was named: a consumer CUDA card is assumed.</source>
        <translation>未指定显卡：按消费级 CUDA 显卡估计。</translation>
    </message>
    <message>
        <source>llama.cpp keeps the token embeddings in host memory.</source>
        <translation>llama.cpp 把词嵌入放在内存里。</translation>
    </message>
    <message>
        <source>The buffers of llama.cpp for this kind of layers are not known: general formulas are used.</source>
        <translation>llama.cpp 对这类层的缓冲规则未知：使用通用公式。</translation>
    </message>
    <message>
        <source>llama.cpp is assumed to plan this architecture as it plans Llama.</source>
        <translation>假设 llama.cpp 对该架构的规划与 Llama 相同。</translation>
    </message>
    <message>
        <source>All experts are loaded, not only those that a token uses.</source>
        <translation>全部专家都要载入，而不只是单个 token 用到的那些。</translation>
    </message>
    <message>
        <source>The vision part of the model is loaded too.</source>
        <translation>模型的视觉部分也会载入。</translation>
    </message>
    <message>
        <source>Weights wait in host memory and are streamed to the card: slow.</source>
        <translation>权重放在内存里，按需传到显卡：很慢。</translation>
    </message>
    <message>
        <source>With tensor parallelism every card keeps the whole latent cache.</source>
        <translation>张量并行时，每张卡都保存完整的潜在缓存。</translation>
    </message>
    <message>
        <source>There are more cards than KV heads: the heads are copied.</source>
        <translation>显卡数多于 KV 头数：KV 头会被复制。</translation>
    </message>
    <message>
        <source>vLLM reserves up to the share of the card it was given, whatever the need; this is the need.</source>
        <translation>vLLM 会占满分配给它的显存比例；这里给出的是真实需求。</translation>
    </message>
    <message>
        <source>The plain loss keeps the logits of all tokens; a chunked or fused loss does not.</source>
        <translation>普通损失会保留全部 token 的 logits；分块或融合损失不会。</translation>
    </message>
    <message>
        <source>Without accumulation, gradients take the place of activations that are freed.</source>
        <translation>不做梯度累积时，梯度占用激活释放后的空间。</translation>
    </message>
    <message>
        <source>Data parallel cards each hold everything: their memory does not add up.</source>
        <translation>数据并行时每张卡都放完整的一份：显存不能相加。</translation>
    </message>
    <message>
        <source>Weights, gradients and optimizer states live in host memory.</source>
        <translation>权重、梯度和优化器状态放在内存里。</translation>
    </message>
    <message>
        <source>FSDP divides a 4-bit base only when it is stored in the compute type.</source>
        <translation>只有按计算类型存储时，FSDP 才能切分 4 位底座。</translation>
    </message>
    <message>
        <source>Only the part of the pipeline that is at work is on the card.</source>
        <translation>只有正在工作的那部分流水线在显卡上。</translation>
    </message>
    <message>
        <source>Text embeddings and latents are prepared ahead and not kept on the card.</source>
        <translation>文本嵌入和潜变量事先准备好，不留在显卡上。</translation>
    </message>
    <message>
        <source>Image pipelines run on one card: further cards hold copies.</source>
        <translation>图像流水线在单卡上运行：其余显卡各放一份副本。</translation>
    </message>
    <message>
        <source>With several users, the speed of each is a lower bound: they share one pass over the weights.</source>
        <translation>多人同时使用时，每人的速度是下限：他们共用一次权重读取。</translation>
    </message>
    <message>
        <source>Image speed is worked out from the operations of a step; few measurements stand behind it.</source>
        <translation>出图速度由每步运算量推算，实测依据很少。</translation>
    </message>
    <message>
        <source>Speed with an eighth of the context filled; low is with a full context, high with an empty one.</source>
        <translation>速度按上下文填充八分之一估算；下限对应上下文填满时，上限对应上下文为空时。</translation>
    </message>
    <message>
        <source>The weights are those of the opened file, byte for byte.</source>
        <translation>权重取自所打开的文件，逐字节准确。</translation>
    </message>
</context>
<context>
    <name>Band</name>
    <message>
        <source>none of them</source>
        <translation>均装不下</translation>
    </message>
    <message>
        <source>%1 tok/s</source>
        <comment>tokens a second</comment>
        <translation>%1 token/s</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between parts of a cell</comment>
        <translation>，</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>date of a price, its mark</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Used market</source>
        <translation>二手市场</translation>
    </message>
    <message>
        <source>Data centre</source>
        <translation>数据中心</translation>
    </message>
    <message>
        <source>No card has a price of the last year here.</source>
        <translation>这里没有一张卡有近一年内的价格。</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left out: the only price is over a year old.</source>
        <translation>
            <numerusform>另有 %n 张卡未列入：仅有的价格已超过一年。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s).</source>
        <translation>
            <numerusform>共 %n 张卡。</numerusform>
        </translation>
    </message>
    <message>
        <source>Most memory: %1 with %2 GiB that software can use.</source>
        <translation>显存最大：%1，软件可用 %2 GiB。</translation>
    </message>
    <message>
        <source>Most bandwidth: %1 with %2 GB/s.</source>
        <translation>带宽最高：%1，%2 GB/s。</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>显卡</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>价格</translation>
    </message>
    <message>
        <source>Rent per hour</source>
        <translation>每小时租金</translation>
    </message>
    <message>
        <source>Price of</source>
        <translation>价格日期</translation>
    </message>
    <message>
        <source>GB/s</source>
        <translation>GB/s</translation>
    </message>
    <message>
        <source>Runs up to</source>
        <translation>最大可运行</translation>
    </message>
    <message>
        <source>QLoRA up to</source>
        <translation>最大可 QLoRA</translation>
    </message>
    <message>
        <source>Beside the others</source>
        <translation>与同档相比</translation>
    </message>
    <message>
        <source>beaten</source>
        <comment>another has as much for no more money</comment>
        <translation>被超过</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>two sums, one currency</comment>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>Usable GiB</source>
        <translation>可用 GiB</translation>
    </message>
    <message>
        <source>The sums are those of the buying guides; what they buy is read from the catalogue&apos;s dated prices. &quot;Runs up to&quot;: the largest of a few common models that surely fits one card in about 4 bits with 8K tokens for one user; &quot;QLoRA up to&quot; the same for fine-tuning. &quot;Beaten&quot;: another card of the list has no less memory and bandwidth for no more money. &quot;≈&quot;: converted from another currency, before taxes and freight.</source>
        <translation>各档金额取自导购文章，能买到什么则由目录中带日期的价格算出。“最大可运行”：在几个常见模型中，约 4 位量化、8K token、单用户时单卡确定放得下的最大一个；“最大可 QLoRA”：微调时同理。“被超过”：同档另有一张卡，价格不高于它，显存和带宽都不低于它。“≈”：由其他币种换算，未含税和运费。</translation>
    </message>
</context>
<context>
    <name>CardChoices</name>
    <message>
        <source>%1, %2, already picked</source>
        <translation>%1，%2，已选</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>card and what it has</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1 GB</source>
        <translation>%1 GB</translation>
    </message>
    <message>
        <source>%1 GB/s</source>
        <translation>%1 GB/s</translation>
    </message>
</context>
<context>
    <name>CardColumns</name>
    <message>
        <source>Card</source>
        <translation>显卡</translation>
    </message>
    <message>
        <source>Vendor</source>
        <translation>厂商</translation>
    </message>
    <message>
        <source>Kind</source>
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
        <source>Date of the price</source>
        <translation>价格日期</translation>
    </message>
    <message>
        <source>Rent per hour</source>
        <translation>每小时租金</translation>
    </message>
    <message>
        <source>Fit for the workload</source>
        <translation>能否装下当前任务</translation>
    </message>
    <message>
        <source>As of</source>
        <comment>header of the date of a price</comment>
        <translation>日期</translation>
    </message>
    <message>
        <source>Rent</source>
        <translation>租金</translation>
    </message>
    <message>
        <source>Fit</source>
        <comment>header of the verdict whether a card fits</comment>
        <translation>能否装下</translation>
    </message>
    <message>
        <source>Type</source>
        <comment>of memory</comment>
        <translation>类型</translation>
    </message>
    <message>
        <source>FP16</source>
        <comment>header of a column</comment>
        <translation>FP16</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>功耗</translation>
    </message>
    <message>
        <source>%1/h</source>
        <comment>currency</comment>
        <translation>%1/小时</translation>
    </message>
    <message>
        <source>Mem.</source>
        <comment>memory, header of a column</comment>
        <translation>显存</translation>
    </message>
    <message>
        <source>BW</source>
        <comment>bandwidth, header of a column</comment>
        <translation>带宽</translation>
    </message>
</context>
<context>
    <name>CardDetails</name>
    <message>
        <source>Right: %1. %2</source>
        <comment>value, reason</comment>
        <translation>正确值：%1。%2</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>显存</translation>
    </message>
    <message>
        <source>bandwidth</source>
        <translation>带宽</translation>
    </message>
    <message>
        <source>FP16</source>
        <comment>rate of a card</comment>
        <translation>FP16</translation>
    </message>
    <message>
        <source>power</source>
        <translation>功耗</translation>
    </message>
    <message>
        <source>%1 not known</source>
        <comment>property</comment>
        <translation>%1 未知</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>property, difference: memory +50 %</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>相同</translation>
    </message>
    <message>
        <source>%1; distance %2</source>
        <comment>differences, number</comment>
        <translation>%1；距离 %2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between differences</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>Distance: how many times memory and bandwidth (counted twice), FP16 and power are doubled or halved, on average; %1 more for another vendor, %2 for another kind of card.</source>
        <translation>距离：显存、带宽（各计两次）、FP16 和功耗平均翻倍或减半多少次；厂商不同加 %1，类别不同加 %2。</translation>
    </message>
    <message>
        <source>your own card</source>
        <translation>自己的显卡</translation>
    </message>
</context>
<context>
    <name>CardFilter</name>
    <message>
        <source>&quot;%1&quot; is not a condition such as memory_gb&gt;=24.</source>
        <translation>“%1”不是条件，条件形如 memory_gb&gt;=24。</translation>
    </message>
    <message>
        <source>There is no column &quot;%1&quot;.</source>
        <translation>没有名为“%1”的列。</translation>
    </message>
    <message>
        <source>There is no column &quot;%1&quot;. Did you mean %2?</source>
        <translation>没有名为“%1”的列。是不是 %2？</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: %2</source>
        <comment>condition, what is wrong</comment>
        <translation>“%1”：%2</translation>
    </message>
</context>
<context>
    <name>CardSheets</name>
    <message>
        <source>%1 %2</source>
        <comment>value, unit</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>value, how it came to be</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>since %1</source>
        <comment>version</comment>
        <translation>自 %1 起</translation>
    </message>
    <message>
        <source>until %1</source>
        <comment>version</comment>
        <translation>至 %1 止</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between remarks</comment>
        <translation>；</translation>
    </message>
    <message>
        <source>supported</source>
        <translation>支持</translation>
    </message>
    <message>
        <source>partly</source>
        <translation>部分支持</translation>
    </message>
    <message>
        <source>by the community</source>
        <translation>社区支持</translation>
    </message>
    <message>
        <source>not supported</source>
        <translation>不支持</translation>
    </message>
    <message>
        <source>not stated</source>
        <translation>未说明</translation>
    </message>
    <message>
        <source>no</source>
        <translation>不支持</translation>
    </message>
    <message>
        <source>partial</source>
        <translation>部分支持</translation>
    </message>
    <message>
        <source>experimental</source>
        <translation>实验性</translation>
    </message>
    <message>
        <source>unofficial</source>
        <translation>非官方</translation>
    </message>
    <message>
        <source>WSL2, experimental</source>
        <translation>WSL2，实验性</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>operating system, whether it runs</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between operating systems</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>Specifications and sources</source>
        <translation>规格与来源</translation>
    </message>
    <message>
        <source>Property</source>
        <translation>项目</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>Read on, confidence, source</source>
        <translation>查阅日期、可信度、来源</translation>
    </message>
    <message>
        <source>confidence: %1</source>
        <translation>可信度：%1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>property, value</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>– also published</source>
        <comment>another value of the property above</comment>
        <translation>– 另有公布</translation>
    </message>
    <message>
        <source>%1, also published: %2</source>
        <comment>property, value</comment>
        <translation>%1，另有公布：%2</translation>
    </message>
    <message>
        <source>Software</source>
        <translation>软件</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>程序</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>支持情况</translation>
    </message>
    <message>
        <source>Where, since, remarks</source>
        <translation>系统、起始版本、备注</translation>
    </message>
    <message>
        <source>read %1</source>
        <comment>date</comment>
        <translation>%1 查阅</translation>
    </message>
    <message>
        <source>– as shipped</source>
        <comment>the shipped value of the property above</comment>
        <translation>– 原有数值</translation>
    </message>
    <message>
        <source>%1, as shipped: %2</source>
        <comment>property, value</comment>
        <translation>%1，原有数值：%2</translation>
    </message>
    <message>
        <source>What it runs</source>
        <translation>能跑什么</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Precision, speed</source>
        <translation>精度与速度</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>训练</translation>
    </message>
    <message>
        <source>%1 tok/s</source>
        <comment>tokens a second</comment>
        <translation>%1 token/s</translation>
    </message>
    <message>
        <source>does not fit</source>
        <comment>a model, a card</comment>
        <translation>装不下</translation>
    </message>
    <message>
        <source>trains: %1</source>
        <comment>a method of training, its speed</comment>
        <translation>可训练：%1</translation>
    </message>
    <message>
        <source>no way of training fits</source>
        <translation>任何训练方式都装不下</translation>
    </message>
    <message>
        <source>The best precision of at least 3.5 bits that surely fits one card with 8K tokens for one user; training with sequences of 2,048 tokens, full fine-tuning before LoRA before QLoRA.</source>
        <translation>单卡、8K token、单用户时确定装得下的最高精度（不低于 3.5 位）；训练按序列长 2,048 token，依次看全量微调、LoRA、QLoRA。</translation>
    </message>
</context>
<context>
    <name>CardTable</name>
    <message>
        <source>no price</source>
        <translation>无价格</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>month, condition: 2026-08 used</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>value, unit</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>header of a column: name, unit</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1, in %2</source>
        <comment>name, unit</comment>
        <translation>%1，单位 %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>card, that it is the user&apos;s</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1, favourite</source>
        <comment>card</comment>
        <translation>%1，已收藏</translation>
    </message>
</context>
<context>
    <name>CellSources</name>
    <message>
        <source>%1 · %2: %3</source>
        <comment>card, row, value</comment>
        <translation>%1 · %2：%3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>label, text</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Right: %1</source>
        <translation>正确值：%1</translation>
    </message>
    <message>
        <source>Confidence: %1</source>
        <translation>可信度：%1</translation>
    </message>
    <message>
        <source>Computed</source>
        <translation>算法</translation>
    </message>
    <message>
        <source>%1 GiB</source>
        <translation>%1 GiB</translation>
    </message>
    <message>
        <source>Assumed</source>
        <translation>假设</translation>
    </message>
    <message>
        <source>The card&apos;s memory is not known.</source>
        <translation>这款显卡的显存未知。</translation>
    </message>
    <message>
        <source>Usable</source>
        <translation>可用</translation>
    </message>
    <message>
        <source>reported by software on this card</source>
        <translation>软件在这款显卡上的实际报告</translation>
    </message>
    <message>
        <source>rule for cards of its kind, not measured on it</source>
        <translation>按同类显卡的规则推算，这款未实测</translation>
    </message>
    <message>
        <source>Fullest card</source>
        <translation>占用最多的一张</translation>
    </message>
    <message numerus="yes">
        <source>the terms are over %n card(s)</source>
        <translation>
            <numerusform>以上各项为 %n 张卡合计</numerusform>
        </translation>
    </message>
    <message>
        <source>The longest context with which the need still fits the usable memory; not beyond the model&apos;s own limit.</source>
        <translation>所需显存仍在可用显存之内的最长上下文，且不超过模型自身上限。</translation>
    </message>
    <message>
        <source>The largest batch, or number of requests at once, with which the need still fits the usable memory.</source>
        <translation>所需显存仍在可用显存之内的最大批量或并发请求数。</translation>
    </message>
    <message>
        <source>from the card&apos;s published rates and constants fitted on public measurements</source>
        <translation>由显卡公布的规格和按公开实测拟合的常数算出</translation>
    </message>
    <message>
        <source>Band</source>
        <translation>区间</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>band, unit</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Software</source>
        <translation>软件</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>实测</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) stand behind the constant</source>
        <translation>
            <numerusform>常数来自 %n 款显卡的实测</numerusform>
        </translation>
    </message>
    <message>
        <source>No dated price is known.</source>
        <translation>没有带日期的价格。</translation>
    </message>
    <message>
        <source>Offers</source>
        <translation>报价</translation>
    </message>
    <message numerus="yes">
        <source>the middle of %n offer(s), %1 to %2</source>
        <translation>
            <numerusform>%n 个报价的中位数，%1 至 %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>成色</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>condition, provider</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>One card</source>
        <translation>单张</translation>
    </message>
    <message>
        <source>Stale: older than 180 days.</source>
        <translation>已过期：早于 180 天。</translation>
    </message>
    <message>
        <source>Converted</source>
        <translation>换算</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>原价 %1</translation>
    </message>
    <message>
        <source>rate of %1</source>
        <comment>date</comment>
        <translation>%1 汇率</translation>
    </message>
    <message>
        <source>No offer is known in your region: this one is from another.</source>
        <translation>您所在的地区没有已知报价，这一个来自其他地区。</translation>
    </message>
    <message>
        <source>read %1</source>
        <comment>date</comment>
        <translation>%1 查阅</translation>
    </message>
    <message>
        <source>It is known that the card does not have this.</source>
        <translation>已知这款显卡没有这一项。</translation>
    </message>
    <message>
        <source>No source that was read publishes this.</source>
        <translation>查阅过的来源都没有公布这一项。</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Also published</source>
        <translation>另有公布</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>other value, who says so</comment>
        <translation>%1 – %2</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) times the value of one card</source>
        <translation>
            <numerusform>单张的数值乘以 %n 张</numerusform>
        </translation>
    </message>
    <message>
        <source>The software matrix says nothing about this card.</source>
        <translation>软件支持表没有提到这款显卡。</translation>
    </message>
    <message>
        <source>Since</source>
        <translation>起始版本</translation>
    </message>
    <message>
        <source>Until</source>
        <translation>截止版本</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>A guide says, rightly</source>
        <translation>有指南说（属实）</translation>
    </message>
    <message>
        <source>A guide says, wrongly</source>
        <translation>有指南说（有误）</translation>
    </message>
    <message>
        <source>A guide says, partly right</source>
        <translation>有指南说（部分属实）</translation>
    </message>
    <message>
        <source>A guide says too little</source>
        <translation>有指南说（偏低）</translation>
    </message>
    <message>
        <source>A guide says too much</source>
        <translation>有指南说（偏高）</translation>
    </message>
    <message>
        <source>A guide says, and it depends</source>
        <translation>有指南说（视情况而定）</translation>
    </message>
    <message>
        <source>A guide says, not verified</source>
        <translation>有指南说（未核实）</translation>
    </message>
    <message>
        <source>samples × tokens × epochs, divided by the speed</source>
        <translation>样本数 × token 数 × 轮数 ÷ 速度</translation>
    </message>
    <message>
        <source>usable memory of all cards divided by their rent</source>
        <translation>所有显卡的可用显存 ÷ 租金</translation>
    </message>
    <message>
        <source>usable memory of all cards divided by the price, times 1,000</source>
        <translation>所有显卡的可用显存 ÷ 价格 × 1,000</translation>
    </message>
    <message>
        <source>speed divided by the published board power, times 100</source>
        <translation>速度 ÷ 公布的整卡功耗 × 100</translation>
    </message>
    <message>
        <source>speed divided by the rent of all cards</source>
        <translation>速度 ÷ 所有显卡的租金</translation>
    </message>
    <message>
        <source>speed divided by the price, times 1,000</source>
        <translation>速度 ÷ 价格 × 1,000</translation>
    </message>
    <message>
        <source>Not computed: %1.</source>
        <comment>why</comment>
        <translation>未计算：%1。</translation>
    </message>
    <message>
        <source>%1, that of the speed</source>
        <comment>band</comment>
        <translation>%1，与速度的区间一致</translation>
    </message>
    <message>
        <source>The price includes %1 for the rest of the PC.</source>
        <translation>价格含电脑其余部分 %1。</translation>
    </message>
    <message>
        <source>None of the guides that were read names it.</source>
        <translation>所读指南中没有提到它。</translation>
    </message>
    <message numerus="yes">
        <source>%n claim(s) about this card</source>
        <translation>
            <numerusform>关于这张显卡的 %n 条说法</numerusform>
        </translation>
    </message>
    <message>
        <source>The memory of this card was changed by somebody else than its maker.</source>
        <translation>这张卡的显存由厂商以外的人改装过。</translation>
    </message>
    <message>
        <source>What is promised differs by seller and country, and for a used card by whether it goes with the card: ask before you pay.</source>
        <translation>质保因卖家和国家而异，二手卡还要看质保是否随卡转移：付款前先问清。</translation>
    </message>
    <message>
        <source>As shipped</source>
        <translation>原有数值</translation>
    </message>
</context>
<context>
    <name>Change</name>
    <message>
        <source>A budget of %1</source>
        <translation>预算 %1</translation>
    </message>
    <message>
        <source>No limit of money</source>
        <translation>不限金额</translation>
    </message>
    <message numerus="yes">
        <source>Up to %n card(s)</source>
        <translation>
            <numerusform>最多 %n 张</numerusform>
        </translation>
    </message>
    <message>
        <source>Buying only</source>
        <translation>只买</translation>
    </message>
    <message>
        <source>Renting only</source>
        <translation>只租</translation>
    </message>
    <message>
        <source>Buying or renting</source>
        <translation>买或租</translation>
    </message>
    <message>
        <source>Used cards accepted</source>
        <translation>接受二手</translation>
    </message>
    <message>
        <source>New cards only</source>
        <translation>只要全新</translation>
    </message>
    <message>
        <source>Cards of every vendor</source>
        <translation>不限厂商</translation>
    </message>
    <message>
        <source>No limit of power</source>
        <translation>不限功耗</translation>
    </message>
    <message>
        <source>A context of %1</source>
        <translation>上下文 %1</translation>
    </message>
    <message>
        <source>%1 hours a month</source>
        <translation>每月 %1 小时</translation>
    </message>
    <message>
        <source>Weights in %1</source>
        <translation>权重 %1</translation>
    </message>
    <message>
        <source>%1: %2 %3 (%4)</source>
        <comment>decision, speed, its unit, its band</comment>
        <translation>%1：%2 %3（%4）</translation>
    </message>
</context>
<context>
    <name>CheckWords</name>
    <message>
        <source>%1 is outside %2 to %3.</source>
        <translation>%1 不在 %2 到 %3 之间。</translation>
    </message>
    <message>
        <source>%1 %4 is outside %2 to %3 %4.</source>
        <comment>value, least, most, unit</comment>
        <translation>%1 %4 不在 %2 到 %3 %4 之间。</translation>
    </message>
    <message>
        <source>%1 times what others ask for this card (%2).</source>
        <translation>是这款显卡其他报价（%2）的 %1 倍。</translation>
    </message>
    <message>
        <source>%1 % of what others ask for this card (%2).</source>
        <comment>share in percent, their price</comment>
        <translation>只有这款显卡其他报价（%2）的 %1%。</translation>
    </message>
    <message>
        <source>Please fill this in.</source>
        <translation>请填写。</translation>
    </message>
    <message numerus="yes">
        <source>Too long: %n characters at most.</source>
        <translation>
            <numerusform>太长：最多 %n 个字符。</numerusform>
        </translation>
    </message>
    <message>
        <source>Contains invisible control characters.</source>
        <translation>含有不可见的控制字符。</translation>
    </message>
    <message>
        <source>There is a card or model of this name already: %1.</source>
        <translation>已有同名的显卡或模型：%1。</translation>
    </message>
    <message>
        <source>The catalogue does not have this card.</source>
        <translation>数据目录中没有这款显卡。</translation>
    </message>
    <message>
        <source>Not a number.</source>
        <translation>不是数字。</translation>
    </message>
    <message>
        <source>Not a whole number.</source>
        <translation>不是整数。</translation>
    </message>
    <message>
        <source>Not a date: write it as 2026-11-30.</source>
        <translation>不是日期：请写成 2026-11-30 的形式。</translation>
    </message>
    <message>
        <source>This day is still to come.</source>
        <translation>这一天还没到。</translation>
    </message>
    <message>
        <source>At %1 GB/s the card could not read its %2 GB once a second.</source>
        <translation>带宽只有 %1 GB/s 时，显卡一秒钟读不完自己的 %2 GB 显存。</translation>
    </message>
    <message>
        <source>Bandwidth and bus width make %1 Gbit/s a pin; %2 does %3 to %4.</source>
        <translation>按带宽和位宽计算，每针速率为 %1 Gbit/s；%2 为 %3 到 %4。</translation>
    </message>
    <message>
        <source>Not a kind of memory that is known here, such as GDDR6 or HBM3.</source>
        <translation>不是这里认识的显存类型，如 GDDR6 或 HBM3。</translation>
    </message>
    <message>
        <source>Did you mean %1 %2, not %3?</source>
        <comment>amount, currency, other currency</comment>
        <translation>是不是 %1 %2，而不是 %3？</translation>
    </message>
    <message>
        <source>Was it in %1? Then write %2 (%3).</source>
        <comment>wrong unit, value, right unit</comment>
        <translation>单位是不是 %1？那么请写 %2（%3）。</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Architecture</source>
        <translation>架构</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>显卡</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>价格</translation>
    </message>
    <message>
        <source>Shop or provider</source>
        <translation>商家或出租方</translation>
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
        <source>Number of cards</source>
        <translation>显卡数量</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what is checked, finding</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>Checklist</name>
    <message>
        <source>%1, %2, %3</source>
        <comment>known, to confirm, warnings</comment>
        <translation>%1，%2，%3</translation>
    </message>
    <message numerus="yes">
        <source>%n known</source>
        <translation>
            <numerusform>%n 项已知</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to confirm</source>
        <translation>
            <numerusform>%n 项待确认</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n 项警告</numerusform>
        </translation>
    </message>
    <message>
        <source>Before ordering: %1</source>
        <translation>下单前：%1</translation>
    </message>
    <message>
        <source>If the card is used</source>
        <translation>如果是二手卡</translation>
    </message>
    <message>
        <source>What speaks for renting</source>
        <translation>适合租的情况</translation>
    </message>
    <message>
        <source>What speaks against renting</source>
        <translation>不适合租的情况</translation>
    </message>
    <message>
        <source>known</source>
        <translation>已知</translation>
    </message>
    <message>
        <source>to confirm</source>
        <translation>待确认</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>%1, not confirmed: ask</source>
        <translation>%1，未经证实：请问清</translation>
    </message>
    <message>
        <source>officially supported</source>
        <translation>官方支持</translation>
    </message>
    <message>
        <source>supported in part</source>
        <translation>部分支持</translation>
    </message>
    <message>
        <source>supported by the community</source>
        <translation>社区支持</translation>
    </message>
    <message>
        <source>does not run</source>
        <translation>不能运行</translation>
    </message>
    <message>
        <source>not stated</source>
        <translation>未说明</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>title of a source, date</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>The card</source>
        <translation>显卡本身</translation>
    </message>
    <message>
        <source>Exact model</source>
        <translation>确切型号</translation>
    </message>
    <message>
        <source>%1: the same letters on offer, invoice and card?</source>
        <translation>%1：报价、发票和卡上的型号逐字一致吗？</translation>
    </message>
    <message>
        <source>Which form is it: PCIe, SXM, OAM?</source>
        <translation>是哪种形态：PCIe、SXM 还是 OAM？</translation>
    </message>
    <message>
        <source>How much memory?</source>
        <translation>显存多大？</translation>
    </message>
    <message>
        <source>%1, of which programs can use %2 GiB</source>
        <translation>%1，程序可用 %2 GiB</translation>
    </message>
    <message>
        <source>What is its memory bandwidth?</source>
        <translation>显存带宽是多少？</translation>
    </message>
    <message>
        <source>Is there NVLink or another link between cards?</source>
        <translation>卡间有 NVLink 或其他互联吗？</translation>
    </message>
    <message>
        <source>Which PCIe, and how many lanes?</source>
        <translation>PCIe 是第几代、多少条通道？</translation>
    </message>
    <message>
        <source>Does its memory have ECC?</source>
        <translation>显存有 ECC 吗？</translation>
    </message>
    <message>
        <source>A regional variant: against the %1</source>
        <translation>特供型号：与 %1 相比</translation>
    </message>
    <message>
        <source>%1 here; the original has %2</source>
        <translation>这张卡%1；原版为 %2</translation>
    </message>
    <message>
        <source>not cut: %1, the same</source>
        <translation>未削减：%1，相同</translation>
    </message>
    <message>
        <source>cut: %1 instead of %2 (%3)</source>
        <translation>已削减：%1，原版 %2（%3）</translation>
    </message>
    <message>
        <source>%1 instead of %2 (%3)</source>
        <translation>%1，原版 %2（%3）</translation>
    </message>
    <message>
        <source>What to beware of</source>
        <translation>要当心的</translation>
    </message>
    <message>
        <source>Software</source>
        <translation>软件</translation>
    </message>
    <message>
        <source>%1, from %2</source>
        <comment>support, version</comment>
        <translation>%1，自 %2 起</translation>
    </message>
    <message>
        <source>%1, until %2</source>
        <comment>support, version</comment>
        <translation>%1，到 %2 为止</translation>
    </message>
    <message>
        <source>Driver</source>
        <translation>驱动</translation>
    </message>
    <message>
        <source>Is the driver on the machine new enough for this card and your framework?</source>
        <translation>机器上的驱动够新，支持这张卡和您的框架吗？</translation>
    </message>
    <message>
        <source>no current price is known: look one up</source>
        <translation>没有已知的现价：请查询</translation>
    </message>
    <message>
        <source>%1 per card and hour</source>
        <translation>每卡每小时 %1</translation>
    </message>
    <message>
        <source>%1 per card</source>
        <translation>每张 %1</translation>
    </message>
    <message>
        <source>%1, of %2</source>
        <comment>price, date</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>形态</translation>
    </message>
    <message>
        <source>Exclusive or shared</source>
        <translation>独享还是共享</translation>
    </message>
    <message>
        <source>Node size</source>
        <translation>节点大小</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>互联</translation>
    </message>
    <message>
        <source>Included</source>
        <translation>价格包含</translation>
    </message>
    <message>
        <source>Minimum term</source>
        <translation>最短租期</translation>
    </message>
    <message>
        <source>Supply and place</source>
        <translation>电源与空间</translation>
    </message>
    <message>
        <source>%1 W per card</source>
        <translation>每张 %1 W</translation>
    </message>
    <message>
        <source>Power supply</source>
        <translation>电源</translation>
    </message>
    <message>
        <source>Does yours give %1 W, with the connectors: %2?</source>
        <translation>您的电源有 %1 W、带这些接口吗：%2？</translation>
    </message>
    <message>
        <source>Buying</source>
        <translation>购买</translation>
    </message>
    <message>
        <source>Price, new</source>
        <translation>新卡价格</translation>
    </message>
    <message>
        <source>Price, used</source>
        <translation>二手价格</translation>
    </message>
    <message>
        <source>Stock and delivery</source>
        <translation>库存与交货</translation>
    </message>
    <message>
        <source>Is it in stock, and when does it arrive?</source>
        <translation>有现货吗，什么时候到？</translation>
    </message>
    <message>
        <source>Warranty</source>
        <translation>质保</translation>
    </message>
    <message>
        <source>How long, from whom, and does it hold in your country?</source>
        <translation>保多久、谁来保，在您的国家有效吗？</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>退货</translation>
    </message>
    <message>
        <source>How many days to send it back, and who pays?</source>
        <translation>几天内可退，运费谁出？</translation>
    </message>
    <message>
        <source>Support</source>
        <translation>技术支持</translation>
    </message>
    <message>
        <source>Who helps, in which language?</source>
        <translation>谁来帮忙，用什么语言？</translation>
    </message>
    <message>
        <source>Renting</source>
        <translation>租用</translation>
    </message>
    <message>
        <source>Rent</source>
        <translation>租价</translation>
    </message>
    <message>
        <source>Billing</source>
        <translation>计费</translation>
    </message>
    <message>
        <source>By the second or by the hour, also while it is switched off? What of the disk?</source>
        <translation>按秒还是按小时，关机时还计费吗？磁盘怎么算？</translation>
    </message>
    <message>
        <source>Who helps, in which language, and how fast?</source>
        <translation>谁来帮忙，用什么语言，多久回复？</translation>
    </message>
    <message>
        <source>Region and data</source>
        <translation>地区与数据</translation>
    </message>
    <message>
        <source>Where does it stand, and may your data lie there?</source>
        <translation>机器在哪里，您的数据可以放在那里吗？</translation>
    </message>
    <message>
        <source>Availability</source>
        <translation>可用性</translation>
    </message>
    <message>
        <source>Is it free when you need it, also several at once?</source>
        <translation>要用时有没有货，一次能要几张？</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what, its value or question</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>item, its state</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1 [%2]</source>
        <comment>item, its source</comment>
        <translation>%1［%2］</translation>
    </message>
    <message>
        <source>%1: a list price, not what shops ask today: look one up</source>
        <translation>%1：这是官价，不是店里今天的价，请查询</translation>
    </message>
    <message>
        <source>%1: older than half a year, look one up</source>
        <translation>%1：已超过半年，请查询</translation>
    </message>
    <message>
        <source>%1: not a price of your region, look one up</source>
        <translation>%1：不是您所在地区的价格，请查询</translation>
    </message>
</context>
<context>
    <name>Claim</name>
    <message>
        <source>true</source>
        <translation>属实</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>有误</translation>
    </message>
    <message>
        <source>partly true</source>
        <translation>部分属实</translation>
    </message>
    <message>
        <source>too low</source>
        <translation>偏低</translation>
    </message>
    <message>
        <source>too high</source>
        <translation>偏高</translation>
    </message>
    <message>
        <source>depends</source>
        <translation>视情况而定</translation>
    </message>
    <message>
        <source>not verified</source>
        <translation>未核实</translation>
    </message>
</context>
<context>
    <name>ClaimCheck</name>
    <message>
        <source>%1 %</source>
        <comment>percent</comment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>%1 times</source>
        <comment>multiple</comment>
        <translation>%1 倍</translation>
    </message>
    <message>
        <source>%1B parameters</source>
        <comment>billions</comment>
        <translation>%1B 参数</translation>
    </message>
    <message>
        <source>supported</source>
        <comment>a feature of a card</comment>
        <translation>支持</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>不超过 %1</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>不低于 %1</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <comment>low, high</comment>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>architecture</source>
        <translation>架构</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>card, field</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1 ÷ %2</source>
        <translation>%1 ÷ %2</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <comment>two values</comment>
        <translation>%1 对 %2</translation>
    </message>
    <message>
        <source>%1 against %2, %3 (%4)</source>
        <comment>card, card, field, two values</comment>
        <translation>%1 与 %2 相比，%3（%4）</translation>
    </message>
    <message>
        <source>%1; %2: needs %3 GiB (%4–%5) of the %6 GiB that can be used on %7. %8, %9.</source>
        <comment>model and precision, settings, expected, low, high, usable, cards, verdict, margin</comment>
        <translation>%1；%2：需要 %3 GiB（%4–%5），%7 可用 %6 GiB。%8，%9。</translation>
    </message>
    <message>
        <source>What the guides get wrong</source>
        <translation>指南说错的</translation>
    </message>
    <message>
        <source>What they get right</source>
        <translation>指南说对的</translation>
    </message>
    <message>
        <source>What depends or is not verified</source>
        <translation>看情况或未核实的</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>显卡</translation>
    </message>
    <message>
        <source>Rules of thumb</source>
        <translation>经验法则</translation>
    </message>
    <message>
        <source>Prices</source>
        <translation>价格</translation>
    </message>
    <message>
        <source>Software</source>
        <translation>软件</translation>
    </message>
    <message>
        <source>Market</source>
        <translation>行情</translation>
    </message>
    <message>
        <source>Ways to choose</source>
        <translation>选购方法</translation>
    </message>
    <message>
        <source>AI models</source>
        <translation>AI 模型</translation>
    </message>
    <message>
        <source>%1: %2. The claim would hold for: %3.</source>
        <comment>subject, value, claimed value</comment>
        <translation>%1：%2。此说法成立需为：%3。</translation>
    </message>
    <message>
        <source>The verdict agrees with what was computed.</source>
        <translation>结论与计算结果一致。</translation>
    </message>
    <message>
        <source>The verdict does not agree with what was computed: please report it.</source>
        <translation>结论与计算结果不一致，请反馈。</translation>
    </message>
    <message>
        <source>%1 % less</source>
        <comment>percent</comment>
        <translation>少 %1%</translation>
    </message>
    <message>
        <source>%1 or earlier</source>
        <comment>day</comment>
        <translation>%1 或更早</translation>
    </message>
    <message>
        <source>%1 or later</source>
        <comment>day</comment>
        <translation>%1 或更晚</translation>
    </message>
    <message>
        <source>%1 (%2 of %3)</source>
        <comment>percent, cards, cards</comment>
        <translation>%1（%3 张中的 %2 张）</translation>
    </message>
    <message>
        <source>models of the library called %1</source>
        <translation>模型库中名为 %1 的模型数</translation>
    </message>
    <message>
        <source>models of the library called %1 with %2 billion parameters</source>
        <translation>模型库中名为 %1、参数量 %2B 的模型数</translation>
    </message>
    <message>
        <source>cards (%1) launched since %2 whose %3 is %4</source>
        <comment>kind, day, field, value</comment>
        <translation>%2 以来上市的显卡（%1）中，%3为 %4 的</translation>
    </message>
    <message>
        <source>first card with %1</source>
        <comment>field</comment>
        <translation>最早支持 %1 的显卡</translation>
    </message>
</context>
<context>
    <name>Comparison</name>
    <message>
        <source>official</source>
        <translation>官方</translation>
    </message>
    <message>
        <source>partly</source>
        <translation>部分</translation>
    </message>
    <message>
        <source>by the community</source>
        <translation>社区</translation>
    </message>
    <message>
        <source>not supported</source>
        <translation>不支持</translation>
    </message>
    <message>
        <source>not stated</source>
        <translation>未说明</translation>
    </message>
    <message>
        <source>no price</source>
        <translation>无价格</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>This workload</source>
        <translation>当前任务</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>显存</translation>
    </message>
    <message>
        <source>Compute (dense, no sparsity)</source>
        <translation>算力（稠密，不含稀疏）</translation>
    </message>
    <message>
        <source>Power and place</source>
        <translation>功耗与机箱</translation>
    </message>
    <message>
        <source>Buying and renting</source>
        <translation>购买与租用</translation>
    </message>
    <message>
        <source>Memory fit</source>
        <translation>显存适配</translation>
    </message>
    <message>
        <source>Needed per card</source>
        <translation>每卡需要</translation>
    </message>
    <message>
        <source>Usable per card</source>
        <translation>每卡可用</translation>
    </message>
    <message>
        <source>Longest context</source>
        <translation>最长上下文</translation>
    </message>
    <message>
        <source>Largest batch</source>
        <translation>最大批大小</translation>
    </message>
    <message>
        <source>Images</source>
        <translation>出图</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>Prompt reading</source>
        <translation>提示词处理</translation>
    </message>
    <message>
        <source>Software</source>
        <translation>软件</translation>
    </message>
    <message>
        <source>Memory, all cards</source>
        <translation>全部显卡显存</translation>
    </message>
    <message>
        <source>Board power, all cards</source>
        <translation>全部显卡功耗</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>价格</translation>
    </message>
    <message>
        <source>New, per card</source>
        <translation>全新，每张</translation>
    </message>
    <message>
        <source>Used, per card</source>
        <translation>二手，每张</translation>
    </message>
    <message>
        <source>Rent, per card and hour</source>
        <translation>租用，每卡每小时</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>token</translation>
    </message>
    <message>
        <source>tokens/s</source>
        <translation>token/s</translation>
    </message>
    <message>
        <source>images/min</source>
        <translation>张/分钟</translation>
    </message>
    <message>
        <source>%1 per hour</source>
        <translation>%1/小时</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1 (%2–%3)</source>
        <translation>%1（%2–%3）</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1/h</source>
        <comment>currency per hour</comment>
        <translation>%1/小时</translation>
    </message>
    <message>
        <source>per %1 1,000</source>
        <comment>speed per currency</comment>
        <translation>每 1,000 %1</translation>
    </message>
    <message>
        <source>%1 × %2 GB</source>
        <comment>number of cards, size as sold</comment>
        <translation>%1 × %2 GB</translation>
    </message>
    <message>
        <source>%1, section, open</source>
        <translation>%1，分组，已展开</translation>
    </message>
    <message>
        <source>%1, section, closed</source>
        <translation>%1，分组，已折叠</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <comment>card, row, value</comment>
        <translation>%1，%2：%3</translation>
    </message>
    <message>
        <source>too close to the baseline to tell apart</source>
        <translation>与基准接近，分不出高下</translation>
    </message>
    <message>
        <source>%1 against the baseline</source>
        <translation>与基准相比 %1</translation>
    </message>
    <message>
        <source>best in row</source>
        <translation>该行最佳</translation>
    </message>
    <message>
        <source>stale price</source>
        <translation>价格过期</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between parts of a spoken cell</comment>
        <translation>，</translation>
    </message>
    <message>
        <source>%1, baseline</source>
        <translation>%1，基准</translation>
    </message>
    <message>
        <source>%1 to spare</source>
        <translation>余 %1</translation>
    </message>
    <message>
        <source>%1 over at worst</source>
        <translation>上限超 %1</translation>
    </message>
    <message>
        <source>%1 short</source>
        <translation>差 %1</translation>
    </message>
    <message>
        <source>%1 GB</source>
        <translation>%1 GB</translation>
    </message>
    <message>
        <source>Compute</source>
        <translation>算力</translation>
    </message>
    <message>
        <source>dense rates, without sparsity</source>
        <translation>稠密，不含稀疏</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>分组</translation>
    </message>
    <message>
        <source>Specification</source>
        <translation>规格</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>单位</translation>
    </message>
    <message>
        <source>Memory left over</source>
        <translation>剩余显存</translation>
    </message>
    <message>
        <source>%1, low end</source>
        <translation>%1，下限</translation>
    </message>
    <message>
        <source>%1, high end</source>
        <translation>%1，上限</translation>
    </message>
    <message>
        <source>%1, date</source>
        <translation>%1，日期</translation>
    </message>
    <message>
        <source>guides say something about this</source>
        <translation>有指南谈到这一项</translation>
    </message>
    <message>
        <source>per %1 1/h</source>
        <comment>speed per hourly price</comment>
        <translation>每 %1 1/小时</translation>
    </message>
    <message>
        <source>Cost of 1,000 images</source>
        <translation>千张图成本</translation>
    </message>
    <message>
        <source>Cost of 1M tokens</source>
        <translation>百万 token 成本</translation>
    </message>
    <message>
        <source>Rent for 1,000 images</source>
        <translation>千张图租金</translation>
    </message>
    <message>
        <source>Rent for 1M tokens</source>
        <translation>百万 token 租金</translation>
    </message>
    <message>
        <source>Speed per price</source>
        <translation>单位价格速度</translation>
    </message>
    <message>
        <source>The job takes</source>
        <translation>任务耗时</translation>
    </message>
    <message>
        <source>Memory per price</source>
        <translation>单位价格显存</translation>
    </message>
    <message>
        <source>Speed per power</source>
        <translation>单位功耗速度</translation>
    </message>
    <message>
        <source>per %1 1 an hour</source>
        <comment>speed per hourly price</comment>
        <translation>每 %1 1/小时</translation>
    </message>
    <message>
        <source>per 100 W</source>
        <translation>每 100 W</translation>
    </message>
    <message>
        <source>h</source>
        <comment>hours</comment>
        <translation>小时</translation>
    </message>
    <message>
        <source>On paper %1 computes %2 times as much as %3 (dense FP16), and yet it is slower here: writing tokens waits for memory, %4 against %5 GB/s.</source>
        <translation>纸面上 %1 的稠密 FP16 算力是 %3 的 %2 倍，此处却更慢：逐字生成受限于显存带宽，%4 对 %5 GB/s。</translation>
    </message>
    <message>
        <source>On paper %1 computes %2 times as much as %3 (dense FP16), and yet it is slower here: measured software reaches less of its peak.</source>
        <translation>纸面上 %1 的稠密 FP16 算力是 %3 的 %2 倍，此处却更慢：实测软件只能发挥其峰值的较小部分。</translation>
    </message>
    <message>
        <source>%1 vs %2</source>
        <comment>two cards</comment>
        <translation>%1 对比 %2</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>训练</translation>
    </message>
    <message>
        <source>Image generation</source>
        <translation>图像生成</translation>
    </message>
    <message numerus="yes">
        <source>%n claim(s)</source>
        <translation>
            <numerusform>%n 条说法</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 wrong</source>
        <comment>claims</comment>
        <translation>%1，其中 %2 条有误</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>互联</translation>
    </message>
    <message>
        <source>What guides say</source>
        <translation>指南的说法</translation>
    </message>
    <message>
        <source>For this workload</source>
        <translation>用于当前任务</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>说法</translation>
    </message>
    <message>
        <source>ask the seller</source>
        <translation>请问卖家</translation>
    </message>
    <message>
        <source>Price from</source>
        <translation>价格来自</translation>
    </message>
    <message>
        <source>Maker&apos;s warranty</source>
        <translation>厂商质保</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>new or used, date</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1, over budget</source>
        <translation>%1，超出预算</translation>
    </message>
    <message>
        <source>owned already</source>
        <translation>已自有</translation>
    </message>
    <message>
        <source>no dated price</source>
        <translation>没有注明日期的价格</translation>
    </message>
    <message>
        <source>least of these: %1, %2</source>
        <comment>sum, new or used</comment>
        <translation>其中最便宜：%1，%2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>sum, new or used</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>figure, unit</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>fastest of these, %1</source>
        <translation>其中最快，%1</translation>
    </message>
    <message>
        <source>None of these does this workload; %1 holds it, but is too slow or has no software for it.</source>
        <translation>这些卡都做不了此任务；%1 装得下，但太慢，或没有可用的软件。</translation>
    </message>
    <message>
        <source>None of these holds this workload safely; %1 comes nearest: %2, %3.</source>
        <comment>card, verdict, margin</comment>
        <translation>这些卡都不能稳妥地装下此任务；%1 最接近：%2，%3。</translation>
    </message>
    <message>
        <source>the only one that does it</source>
        <translation>只有它能胜任</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between reasons</comment>
        <translation>；</translation>
    </message>
    <message>
        <source>Best here for this workload: %1 (%2 of 100): %3.</source>
        <comment>card, points, reasons</comment>
        <translation>就此任务而言，这里最好的是 %1（%2/100）：%3。</translation>
    </message>
    <message>
        <source>All that do it cost more than the budget.</source>
        <translation>能胜任的都超出预算。</translation>
    </message>
    <message>
        <source>Card electricity, 1,000 images</source>
        <translation>千张图显卡电费</translation>
    </message>
    <message>
        <source>Card electricity, 1M tokens</source>
        <translation>百万 token 显卡电费</translation>
    </message>
    <message>
        <source>most speed for the money</source>
        <translation>每元速度最高</translation>
    </message>
    <message>
        <source>best balance of memory, speed, price, software and power</source>
        <translation>显存、速度、价格、软件和功耗综合最优</translation>
    </message>
    <message>
        <source>rent per month</source>
        <translation>每月租金</translation>
    </message>
</context>
<context>
    <name>ComparisonChart</name>
    <message>
        <source>%1 of %2</source>
        <comment>memory needed, usable</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>mark: usable</source>
        <translation>竖线：可用</translation>
    </message>
    <message>
        <source>line: band</source>
        <translation>横线：区间</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between cards</comment>
        <translation>；</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>card, value</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1: %2 (%3)</source>
        <comment>card, value, band or date</comment>
        <translation>%1：%2（%3）</translation>
    </message>
</context>
<context>
    <name>Confidence</name>
    <message>
        <source>high</source>
        <translation>高</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>中</translation>
    </message>
    <message>
        <source>low</source>
        <translation>低</translation>
    </message>
</context>
<context>
    <name>Consequence</name>
    <message>
        <source>%1 h (%2–%3)</source>
        <comment>expected, low, high</comment>
        <translation>%1 小时（%2–%3）</translation>
    </message>
    <message>
        <source>Memory, compute and the link between cards matter most.</source>
        <translation>显存、算力和卡间互联最重要。</translation>
    </message>
    <message>
        <source>Memory and the link between cards matter most.</source>
        <translation>显存和卡间互联最重要。</translation>
    </message>
    <message>
        <source>Memory of one card matters most, then compute.</source>
        <translation>单卡显存最重要，其次是算力。</translation>
    </message>
    <message>
        <source>Memory bandwidth matters most once the model fits.</source>
        <translation>装得下之后，显存带宽最重要。</translation>
    </message>
    <message>
        <source>Compute matters most once the model fits.</source>
        <translation>装得下之后，算力最重要。</translation>
    </message>
    <message>
        <source>Price matters most: most tasks of a course fit small cards.</source>
        <translation>价格最重要：多数课程任务小卡就够。</translation>
    </message>
    <message>
        <source>Train a model from nothing.</source>
        <translation>从零训练一个模型。</translation>
    </message>
    <message>
        <source>Change every weight: several times the memory of the weights.</source>
        <translation>改动全部权重：需要权重数倍的显存。</translation>
    </message>
    <message>
        <source>Train small adapters on 16-bit weights.</source>
        <translation>在 16 位权重上训练小适配器。</translation>
    </message>
    <message>
        <source>Train small adapters on 4-bit weights: least memory.</source>
        <translation>在 4 位权重上训练小适配器：显存最省。</translation>
    </message>
    <message>
        <source>Chat with a language model or serve it to others.</source>
        <translation>与语言模型对话，或提供给他人使用。</translation>
    </message>
    <message>
        <source>Make pictures with a diffusion model.</source>
        <translation>用扩散模型出图。</translation>
    </message>
    <message>
        <source>Courses and small experiments.</source>
        <translation>课程和小实验。</translation>
    </message>
    <message>
        <source>Cheapest that fits: %1, %2.</source>
        <comment>card, sum</comment>
        <translation>最便宜可用：%1，%2。</translation>
    </message>
    <message>
        <source>To rent: %1, %2 a month for %3 hours.</source>
        <translation>租用：%1，每月 %3 小时 %2。</translation>
    </message>
    <message>
        <source>The job is %1 million tokens.</source>
        <translation>这项任务共 %1 百万 token。</translation>
    </message>
    <message>
        <source>On %1 it takes about %2.</source>
        <comment>card, hours</comment>
        <translation>用 %1 约需 %2。</translation>
    </message>
    <message>
        <source>%1 writes about %2 tokens/s: an answer of %3 tokens in %4 s.</source>
        <translation>%1 约 %2 token/s：%3 token 的回答要 %4 秒。</translation>
    </message>
    <message>
        <source>%1 makes about %2 images a minute.</source>
        <translation>%1 每分钟约出图 %2 张。</translation>
    </message>
    <message numerus="yes">
        <source>%n kind(s) of card pass all limits.</source>
        <translation>
            <numerusform>符合全部条件的显卡有 %n 种。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more would fit but cost(s) more than the budget.</source>
        <translation>
            <numerusform>另有 %n 种装得下，但超出预算。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n would fit but has (have) no dated price.</source>
        <translation>
            <numerusform>另有 %n 种装得下，但没有带日期的价格。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CostEntries</name>
    <message>
        <source>%1: more than %2, and at most %3.</source>
        <translation>%1：须大于 %2，且不超过 %3。</translation>
    </message>
    <message>
        <source>%1: from %2 to %3.</source>
        <translation>%1：须在 %2 到 %3 之间。</translation>
    </message>
    <message>
        <source>“%1” is no number: use digits, with a decimal point where one is needed.</source>
        <translation>“%1”不是数字：请用数字，需要时加小数点。</translation>
    </message>
    <message>
        <source>Resale: the low share may not be above the expected one, nor that above the high one (they would be %1, %2, %3).</source>
        <translation>残值：低值不能高于预期值，预期值也不能高于高值（现为 %1、%2、%3）。</translation>
    </message>
</context>
<context>
    <name>CostFields</name>
    <message>
        <source>Hours a month</source>
        <translation>每月小时数</translation>
    </message>
    <message>
        <source>Months</source>
        <translation>月数</translation>
    </message>
    <message>
        <source>Price of a card</source>
        <translation>单卡价格</translation>
    </message>
    <message>
        <source>Host machine</source>
        <translation>主机</translation>
    </message>
    <message>
        <source>Resale, low</source>
        <translation>残值（低）</translation>
    </message>
    <message>
        <source>Resale</source>
        <translation>残值</translation>
    </message>
    <message>
        <source>Resale, high</source>
        <translation>残值（高）</translation>
    </message>
    <message>
        <source>Interest a year</source>
        <translation>年利率</translation>
    </message>
    <message>
        <source>Power of a card</source>
        <translation>单卡功耗</translation>
    </message>
    <message>
        <source>Host power</source>
        <translation>主机功耗</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>负载</translation>
    </message>
    <message>
        <source>Utilisation</source>
        <translation>利用率</translation>
    </message>
    <message>
        <source>Electricity</source>
        <translation>电价</translation>
    </message>
    <message>
        <source>Supply efficiency</source>
        <translation>电源效率</translation>
    </message>
    <message>
        <source>PUE</source>
        <translation>PUE</translation>
    </message>
    <message>
        <source>Rent of a card</source>
        <translation>单卡租金</translation>
    </message>
    <message>
        <source>Storage</source>
        <translation>存储费</translation>
    </message>
    <message>
        <source>Traffic</source>
        <translation>流量费</translation>
    </message>
    <message>
        <source>%1/month</source>
        <translation>%1/月</translation>
    </message>
    <message>
        <source>%1/h</source>
        <translation>%1/小时</translation>
    </message>
    <message>
        <source>%1/kWh</source>
        <translation>%1/kWh</translation>
    </message>
    <message>
        <source>h</source>
        <comment>hours</comment>
        <translation>小时</translation>
    </message>
    <message>
        <source>months</source>
        <translation>个月</translation>
    </message>
    <message>
        <source>no current offer is known: enter yours</source>
        <translation>没有近期报价：请填写</translation>
    </message>
    <message>
        <source>%1, converted from %2 of %3</source>
        <translation>%1，由 %3 的 %2 换算</translation>
    </message>
    <message>
        <source>%1, the only offer, of %2</source>
        <translation>%1，%2 的唯一报价</translation>
    </message>
    <message>
        <source>from answer 2, the budget</source>
        <translation>来自第 2 个回答（预算）</translation>
    </message>
    <message>
        <source>left out: enter the server&apos;s price</source>
        <translation>未计入：请填写服务器价格</translation>
    </message>
    <message>
        <source>assumed: a PC without the card</source>
        <translation>假设：不含显卡的整机</translation>
    </message>
    <message>
        <source>taken to be there already</source>
        <translation>视为已有</translation>
    </message>
    <message>
        <source>assumed for such a PC</source>
        <translation>按此类整机假设</translation>
    </message>
    <message>
        <source>not counted unless you enter it</source>
        <translation>不填则不计</translation>
    </message>
    <message>
        <source>published board power</source>
        <translation>公布的整卡功耗</translation>
    </message>
    <message>
        <source>not published: electricity is left out</source>
        <translation>未公布：不计电费</translation>
    </message>
    <message>
        <source>assumed: of full power, while computing</source>
        <translation>假设：计算时占满载功耗的比例</translation>
    </message>
    <message>
        <source>assumed: of the hours it is on, it computes</source>
        <translation>假设：开机时间中计算所占比例</translation>
    </message>
    <message>
        <source>80 PLUS Gold at half load</source>
        <translation>80 PLUS 金牌，半载</translation>
    </message>
    <message>
        <source>average of a survey of 2025</source>
        <translation>2025 年一项调查的平均值</translation>
    </message>
    <message>
        <source>none at home; a rent includes it</source>
        <translation>家用没有；租金已含</translation>
    </message>
    <message>
        <source>assumed: of the price, when sold</source>
        <translation>假设：卖出时占价格的比例</translation>
    </message>
    <message>
        <source>half of what you expect</source>
        <translation>预期值的一半</translation>
    </message>
    <message>
        <source>half as much again as you expect</source>
        <translation>预期值的一倍半</translation>
    </message>
    <message>
        <source>homes in Zhejiang, second tier</source>
        <translation>浙江居民第二档</translation>
    </message>
    <message>
        <source>EU average for homes</source>
        <translation>欧盟居民平均电价</translation>
    </message>
    <message>
        <source>US average for homes</source>
        <translation>美国居民平均电价</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>使用</translation>
    </message>
    <message>
        <source>Buying</source>
        <translation>购买</translation>
    </message>
    <message>
        <source>Renting</source>
        <translation>租用</translation>
    </message>
    <message>
        <source>%1 W</source>
        <translation>%1 W</translation>
    </message>
    <message>
        <source>your own figure; empty it for the default</source>
        <translation>您填写的数值；清空则恢复默认</translation>
    </message>
    <message>
        <source>Electricity: your own cards and their PC</source>
        <translation>电费：自有显卡连同主机</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>kind of price, median of which offers</comment>
        <translation>%1，%2</translation>
    </message>
</context>
<context>
    <name>CostView</name>
    <message>
        <source>No card that can be bought fits these answers: choose one to compare.</source>
        <translation>没有可购买的显卡符合这些回答：请自选一款来比较。</translation>
    </message>
    <message>
        <source>Buy: %1</source>
        <translation>购买：%1</translation>
    </message>
    <message>
        <source>Rent: %1</source>
        <translation>租用：%1</translation>
    </message>
    <message>
        <source>%1, bought or rented.</source>
        <translation>%1：买还是租。</translation>
    </message>
    <message>
        <source>%1, bought, against %2, rented.</source>
        <translation>购买 %1，对比租用 %2。</translation>
    </message>
    <message>
        <source>Break-even after %1 hours if the cards sell well, %2 if they sell badly.</source>
        <translation>转卖价好时 %1 小时持平，转卖价差时 %2 小时。</translation>
    </message>
</context>
<context>
    <name>Decision</name>
    <message>
        <source>Buy one %1</source>
        <translation>买一张 %1</translation>
    </message>
    <message>
        <source>Buy %1 × %2</source>
        <translation>买 %1 张 %2</translation>
    </message>
    <message>
        <source>Buy one used %1</source>
        <translation>买一张二手 %1</translation>
    </message>
    <message>
        <source>Buy %1 × %2, used</source>
        <translation>买 %1 张二手 %2</translation>
    </message>
    <message>
        <source>Rent one %1 by the hour</source>
        <translation>按小时租一张 %1</translation>
    </message>
    <message>
        <source>Rent %1 × %2 by the hour</source>
        <translation>按小时租 %1 张 %2</translation>
    </message>
    <message>
        <source>How fast it is cannot be said: %1</source>
        <translation>速度无法估计：%1</translation>
    </message>
    <message>
        <source>It makes about %1 images a minute (%2).</source>
        <translation>每分钟约出图 %1 张（%2）。</translation>
    </message>
    <message>
        <source>It trains on about %1 tokens/s (%2).</source>
        <translation>训练速度约 %1 token/s（%2）。</translation>
    </message>
    <message>
        <source>It writes about %1 tokens/s (%2).</source>
        <translation>生成速度约 %1 token/s（%2）。</translation>
    </message>
    <message>
        <source>It costs %1 a month for %2 hours.</source>
        <translation>每月 %2 小时，费用 %1。</translation>
    </message>
    <message>
        <source>It costs %1.</source>
        <translation>价格 %1。</translation>
    </message>
    <message>
        <source>It costs %1; %2 of the budget are left.</source>
        <translation>价格 %1，预算还剩 %2。</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>model, precision</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>It holds %1 at %2 of context, %3.</source>
        <translation>它装得下 %1（上下文 %2），%3。</translation>
    </message>
    <message>
        <source>It holds %1, %2.</source>
        <comment>model, margin</comment>
        <translation>它装得下 %1，%2。</translation>
    </message>
    <message>
        <source>%1 comes nearest.</source>
        <translation>最接近的是 %1。</translation>
    </message>
    <message>
        <source>images/min</source>
        <translation>张/分钟</translation>
    </message>
    <message>
        <source>tokens/s</source>
        <translation>token/s</translation>
    </message>
    <message>
        <source>%1, used</source>
        <translation>%1（二手）</translation>
    </message>
    <message>
        <source>%1, by the hour</source>
        <translation>%1（按小时）</translation>
    </message>
    <message>
        <source>Which model do you want to run?</source>
        <translation>您想跑哪个模型？</translation>
    </message>
    <message>
        <source>Nothing within these limits is fast enough and fits safely</source>
        <translation>在这些条件内，没有既够快又稳妥装得下的选择</translation>
    </message>
    <message>
        <source>Nothing within these limits holds it</source>
        <translation>在这些条件内没有装得下的显卡</translation>
    </message>
    <message>
        <source>Answer question 1 first.</source>
        <translation>请先回答第 1 题。</translation>
    </message>
    <message>
        <source>Keep your %1</source>
        <translation>留用您的 %1</translation>
    </message>
    <message>
        <source>Keep your %1, with one change</source>
        <translation>留用您的 %1，只需一项改动</translation>
    </message>
    <message>
        <source>It holds %1 of %2, %3.</source>
        <comment>task, model, margin</comment>
        <translation>它装得下 %2（%1），%3。</translation>
    </message>
    <message>
        <source>Your %1 is enough. For more speed: %2</source>
        <translation>您的 %1 已够用。想更快：%2</translation>
    </message>
    <message>
        <source>%1, owned</source>
        <translation>%1（自有）</translation>
    </message>
    <message>
        <source>Of what one learns with, %1 leaves the least room: %2.</source>
        <comment>exercise, margin</comment>
        <translation>学习要做的几件事里，%1 最吃显存：%2。</translation>
    </message>
</context>
<context>
    <name>Details</name>
    <message>
        <source>Memory, term by term</source>
        <translation>显存，逐项</translation>
    </message>
    <message>
        <source>%1 GiB</source>
        <translation>%1 GiB</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>合计</translation>
    </message>
    <message>
        <source>band %1–%2</source>
        <translation>区间 %1–%2</translation>
    </message>
    <message>
        <source>On the fullest card</source>
        <translation>占用最多的一张卡</translation>
    </message>
    <message>
        <source>reported on this card; %1</source>
        <translation>本卡实测；%1</translation>
    </message>
    <message>
        <source>rule for cards of its kind: not measured on this one</source>
        <translation>同类卡的规则：本卡未实测</translation>
    </message>
    <message>
        <source>Usable memory of a card</source>
        <translation>单卡可用显存</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>verdict</comment>
        <translation>%1。</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>%1 %2 (%3)</source>
        <comment>figure, unit, band</comment>
        <translation>%1 %2（%3）</translation>
    </message>
    <message>
        <source>Reading the prompt</source>
        <translation>提示词处理</translation>
    </message>
    <message>
        <source>%1 tokens/s (%2)</source>
        <translation>%1 token/s（%2）</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>价格</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>sum, unit</comment>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>The middle of %n offer(s), %1 to %2.</source>
        <translation>
            <numerusform>%n 个报价的中位数，%1 至 %2。</numerusform>
        </translation>
    </message>
    <message>
        <source>Newest source: %1, %2.</source>
        <comment>title, date</comment>
        <translation>最新来源：%1，%2。</translation>
    </message>
    <message>
        <source>Converted from another currency at the rate in the status line.</source>
        <translation>由其他货币按状态栏汇率换算。</translation>
    </message>
    <message>
        <source>No offer is known in your region: this one is from another.</source>
        <translation>您所在地区没有报价：这是其他地区的。</translation>
    </message>
    <message>
        <source>For and against</source>
        <translation>优点与注意</translation>
    </message>
    <message>
        <source>For: %1</source>
        <translation>优点：%1</translation>
    </message>
    <message>
        <source>Mind: %1</source>
        <translation>注意：%1</translation>
    </message>
    <message>
        <source>What was assumed</source>
        <translation>做了哪些假设</translation>
    </message>
    <message>
        <source>From: %1.</source>
        <comment>source of a formula</comment>
        <translation>来源：%1。</translation>
    </message>
    <message>
        <source>Value for money</source>
        <translation>性价比</translation>
    </message>
    <message>
        <source>Memory, term by term: %1</source>
        <comment>exercise</comment>
        <translation>显存逐项：%1</translation>
    </message>
</context>
<context>
    <name>Entries</name>
    <message>
        <source>“%1” has a comma where no group of three digits ends. Write it as in 20,000 or 20000.</source>
        <translation>“%1”中的逗号不在千位上。请写成 20,000 或 20000 的样子。</translation>
    </message>
    <message>
        <source>A size is a number from 0.1 to 2,000 billion, such as 7, 32.8B, 350M or 1.2T.</source>
        <translation>参数量为 1 亿到 2 万亿，例如 7、32.8B、350M 或 1.2T。</translation>
    </message>
    <message>
        <source>A sum is a whole number from 1 to 100 million. Leave the field empty for no limit.</source>
        <translation>金额为 1 到 1 亿之间的整数。留空表示不限。</translation>
    </message>
    <message>
        <source>A context is a number of tokens up to 16M, such as 8192 or 32K.</source>
        <translation>上下文是不超过 16M 的 token 数，例如 8192 或 32K。</translation>
    </message>
</context>
<context>
    <name>ExportWords</name>
    <message>
        <source>Card</source>
        <translation>显卡</translation>
    </message>
    <message>
        <source>What</source>
        <translation>项目</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>单位</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>分组</translation>
    </message>
    <message>
        <source>best</source>
        <translation>最佳</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>说明</translation>
    </message>
    <message>
        <source>Detail</source>
        <translation>补充</translation>
    </message>
    <message>
        <source>%1: detail</source>
        <comment>column</comment>
        <translation>%1：补充</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>结论</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>余量</translation>
    </message>
    <message>
        <source>Memory needed, GiB</source>
        <translation>所需显存（GiB）</translation>
    </message>
    <message>
        <source>Memory usable, GiB</source>
        <translation>可用显存（GiB）</translation>
    </message>
    <message>
        <source>%1, low end</source>
        <translation>%1，下限</translation>
    </message>
    <message>
        <source>%1, high end</source>
        <translation>%1，上限</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>what, its unit</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>网址</translation>
    </message>
    <message>
        <source>Read on</source>
        <translation>查阅日期</translation>
    </message>
    <message>
        <source>Used for</source>
        <translation>用于</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目录</translation>
    </message>
    <message>
        <source>All bars on one axis, 0 to %1 GiB</source>
        <translation>所有条形共用一个坐标轴：0 至 %1 GiB</translation>
    </message>
    <message>
        <source>The same figures as a table</source>
        <translation>以表格查看相同数据</translation>
    </message>
</context>
<context>
    <name>Fact</name>
    <message>
        <source>yes</source>
        <translation>有</translation>
    </message>
    <message>
        <source>no</source>
        <translation>无</translation>
    </message>
    <message>
        <source>optional</source>
        <translation>可选</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>none (slot power)</source>
        <translation>无（插槽供电）</translation>
    </message>
    <message>
        <source>none (slot power; some models 6-pin)</source>
        <translation>无（插槽供电；部分型号 6-pin）</translation>
    </message>
    <message>
        <source>PCIe add-in card</source>
        <translation>PCIe 插卡</translation>
    </message>
    <message>
        <source>PCIe low-profile</source>
        <translation>PCIe 半高卡</translation>
    </message>
    <message>
        <source>PCIe passive</source>
        <translation>PCIe 被动散热</translation>
    </message>
    <message>
        <source>PCIe FHFL passive</source>
        <translation>PCIe 全高全长，被动散热</translation>
    </message>
    <message>
        <source>laptop module (soldered or MXM)</source>
        <translation>笔记本模块（焊接或 MXM）</translation>
    </message>
    <message>
        <source>module</source>
        <translation>模块</translation>
    </message>
    <message>
        <source>module (unified CPU+GPU memory)</source>
        <translation>模块（CPU 与 GPU 统一内存）</translation>
    </message>
    <message>
        <source>mini PC (unified CPU+GPU memory)</source>
        <translation>迷你主机（CPU 与 GPU 统一内存）</translation>
    </message>
    <message>
        <source>superchip module</source>
        <translation>超级芯片模块</translation>
    </message>
    <message>
        <source>OAM-style module</source>
        <translation>OAM 类模块</translation>
    </message>
    <message>
        <source>SH5 socket APU</source>
        <translation>SH5 插座 APU</translation>
    </message>
</context>
<context>
    <name>FactNote</name>
    <message>
        <source>computed from other values of this card</source>
        <translation>由这款显卡的其他数值算出</translation>
    </message>
    <message>
        <source>cannot be partitioned</source>
        <translation>不能切分</translation>
    </message>
    <message>
        <source>%1 begins with compute capability %2; this card has %3</source>
        <translation>%1 从计算能力 %2 起支持，这款为 %3</translation>
    </message>
    <message>
        <source>the same as its %1 rate</source>
        <translation>与其 %1 算力相同</translation>
    </message>
    <message>
        <source>no NVLink, no other link of the vendor</source>
        <translation>没有 NVLink，也没有厂商的其他互连</translation>
    </message>
    <message>
        <source>same chip and clocks as %1</source>
        <translation>芯片和频率与 %1 相同</translation>
    </message>
    <message>
        <source>same chip as %1</source>
        <translation>芯片与 %1 相同</translation>
    </message>
    <message>
        <source>same chip as %1; peak rates at %2 W, this card runs at lower power</source>
        <translation>芯片与 %1 相同；峰值算力按 %2 W 计，这款功耗更低</translation>
    </message>
    <message>
        <source>same memory bus as %1</source>
        <translation>显存总线与 %1 相同</translation>
    </message>
    <message>
        <source>the source writes %1</source>
        <translation>来源写作 %1</translation>
    </message>
    <message>
        <source>the source lists it as %1</source>
        <translation>来源中列为 %1</translation>
    </message>
    <message>
        <source>follows from the architecture: %1</source>
        <translation>由架构得出：%1</translation>
    </message>
    <message>
        <source>NVIDIA&apos;s list, by the architecture of the chip</source>
        <translation>按芯片架构查英伟达的列表</translation>
    </message>
    <message>
        <source>no tensor cores on this chip</source>
        <translation>这款芯片没有 Tensor Core</translation>
    </message>
    <message>
        <source>no fast %1 on this chip</source>
        <translation>这款芯片没有加速的 %1</translation>
    </message>
    <message>
        <source>day of the announcement</source>
        <translation>发布会当天</translation>
    </message>
    <message>
        <source>rumour from before the launch</source>
        <translation>发布前的传闻</translation>
    </message>
    <message>
        <source>rumour from before the launch, never corrected; 24 GB are on the 5090 D V2 and on the laptop card</source>
        <translation>发布前的传闻，一直没有更正；24 GB 的是 5090 D V2 和笔记本版</translation>
    </message>
    <message>
        <source>rounded by the vendor; the exact figure follows from bus width and data rate</source>
        <translation>厂商取了整；准确数值由位宽和数据速率得出</translation>
    </message>
    <message>
        <source>rounded</source>
        <translation>已取整</translation>
    </message>
    <message>
        <source>with sparsity</source>
        <translation>含稀疏加速</translation>
    </message>
    <message>
        <source>with sparsity, though called dense</source>
        <translation>含稀疏加速，却标为稠密</translation>
    </message>
    <message>
        <source>derived from NVIDIA&apos;s AI TOPS</source>
        <translation>由英伟达的 AI TOPS 推出</translation>
    </message>
    <message>
        <source>computed from the number of cores and the boost clock</source>
        <translation>由核心数和加速频率算出</translation>
    </message>
    <message>
        <source>estimated from cores and clock; the vendor publishes no figure</source>
        <translation>按核心数和频率估算，厂商没有公布</translation>
    </message>
    <message>
        <source>the largest memory sold with this number of cores</source>
        <translation>这一核心数在售的最大内存</translation>
    </message>
</context>
<context>
    <name>FactState</name>
    <message>
        <source>published</source>
        <translation>已公布</translation>
    </message>
    <message>
        <source>derived</source>
        <translation>推算</translation>
    </message>
    <message>
        <source>unconfirmed</source>
        <translation>未证实</translation>
    </message>
    <message>
        <source>not supported</source>
        <translation>不支持</translation>
    </message>
    <message>
        <source>not published</source>
        <translation>未公布</translation>
    </message>
</context>
<context>
    <name>FileFault</name>
    <message>
        <source>the file cannot be opened: %2</source>
        <translation>无法打开文件：%2</translation>
    </message>
    <message>
        <source>reading the file failed: %2</source>
        <translation>读取文件失败：%2</translation>
    </message>
    <message>
        <source>this is not an ordinary file</source>
        <translation>这不是普通文件</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>文件是空的</translation>
    </message>
    <message>
        <source>the file has %2 bytes; a file of this kind has at most %3</source>
        <translation>文件有 %2 字节；这类文件最多 %3 字节</translation>
    </message>
    <message>
        <source>this is a Git LFS pointer, not the file itself</source>
        <translation>这是 Git LFS 指针，不是文件本身</translation>
    </message>
    <message>
        <source>this is a saved web page, not a model file</source>
        <translation>这是保存下来的网页，不是模型文件</translation>
    </message>
    <message>
        <source>this is a ZIP archive or an Excel workbook, not a model file</source>
        <translation>这是 ZIP 压缩包或 Excel 工作簿，不是模型文件</translation>
    </message>
    <message>
        <source>this is a PDF document, not a model file</source>
        <translation>这是 PDF 文档，不是模型文件</translation>
    </message>
    <message>
        <source>this is no GGUF file, no safetensors file or index, and no config.json of a model</source>
        <translation>这既不是 GGUF 文件，也不是 safetensors 文件或索引，也不是模型的 config.json</translation>
    </message>
    <message>
        <source>the file ends early: %3 bytes are needed here and %2 are left</source>
        <translation>文件提前结束：此处需要 %3 字节，只剩 %2 字节</translation>
    </message>
    <message>
        <source>%2 entries are declared; the rest of the file has room for %3 at most</source>
        <translation>声明了 %2 项，而文件剩余部分最多容得下 %3 项</translation>
    </message>
    <message>
        <source>%2 entries are declared; no model has more than %3</source>
        <translation>声明了 %2 项，没有模型超过 %3 项</translation>
    </message>
    <message>
        <source>the header is larger than the %3 bytes that any model needs</source>
        <translation>文件头超过了 %3 字节，任何模型都用不到这么多</translation>
    </message>
    <message>
        <source>this is the old format %2, from before GGUF</source>
        <translation>这是 GGUF 之前的旧格式 %2</translation>
    </message>
    <message>
        <source>this is a big-endian GGUF file; only little-endian ones are read</source>
        <translation>这是大端序的 GGUF 文件，只能读取小端序的</translation>
    </message>
    <message>
        <source>GGUF version %2 is not supported; versions 2 and 3 are</source>
        <translation>不支持 GGUF 版本 %2，只支持版本 2 和 3</translation>
    </message>
    <message>
        <source>a metadata key is empty</source>
        <translation>有一个元数据键是空的</translation>
    </message>
    <message>
        <source>a metadata key has %2 bytes; at most %3 are accepted</source>
        <translation>有一个元数据键长 %2 字节，最多接受 %3 字节</translation>
    </message>
    <message>
        <source>a metadata key is not UTF-8</source>
        <translation>有一个元数据键不是 UTF-8</translation>
    </message>
    <message>
        <source>the key occurs twice</source>
        <translation>该键出现了两次</translation>
    </message>
    <message>
        <source>the value has type %2, which does not exist</source>
        <translation>该值的类型是 %2，没有这种类型</translation>
    </message>
    <message>
        <source>the value is a list of lists</source>
        <translation>该值是列表的列表</translation>
    </message>
    <message>
        <source>the alignment must be %3; it is %2</source>
        <translation>对齐必须是 %3，实际为 %2</translation>
    </message>
    <message>
        <source>a tensor&apos;s name has %2 bytes; at most %3 are accepted</source>
        <translation>有一个张量的名称长 %2 字节，最多接受 %3 字节</translation>
    </message>
    <message>
        <source>two tensors have the same name</source>
        <translation>有两个张量同名</translation>
    </message>
    <message>
        <source>the tensor has %2 dimensions; at most %3 are possible</source>
        <translation>该张量有 %2 维，最多 %3 维</translation>
    </message>
    <message>
        <source>the tensor has type %2, which does not exist</source>
        <translation>该张量的类型是 %2，没有这种类型</translation>
    </message>
    <message>
        <source>the tensor&apos;s size is absurd: it passes 1 PiB</source>
        <translation>该张量大得离谱，超过 1 PiB</translation>
    </message>
    <message>
        <source>a row of %2 elements is not a whole number of blocks of %3</source>
        <translation>一行 %2 个元素不是 %3 个元素一块的整数倍</translation>
    </message>
    <message>
        <source>the tensor&apos;s data is said to start at %2; it must start at %3</source>
        <translation>该张量的数据声称从 %2 开始，而应当从 %3 开始</translation>
    </message>
    <message>
        <source>%1 is missing</source>
        <translation>缺少 %1</translation>
    </message>
    <message>
        <source>the value must be %3; it is %2</source>
        <translation>该值必须是 %3，实际为 %2</translation>
    </message>
    <message>
        <source>the list has %2 entries; the model has %3 layers</source>
        <translation>列表有 %2 项，而模型有 %3 层</translation>
    </message>
    <message>
        <source>the value is %2, more than the %3 that there are</source>
        <translation>该值为 %2，超过了总数 %3</translation>
    </message>
    <message>
        <source>%3 is not a multiple of the value, %2</source>
        <translation>%3 不是该值 %2 的整数倍</translation>
    </message>
    <message>
        <source>the list holds &quot;%2&quot;, which is no kind of layer that is known</source>
        <translation>列表中有“%2”，这不是已知的层类型</translation>
    </message>
    <message>
        <source>&quot;%2&quot; is not a name of an architecture</source>
        <translation>“%2”不是架构名称</translation>
    </message>
    <message>
        <source>the text is UTF-16, not UTF-8</source>
        <translation>文本是 UTF-16，不是 UTF-8</translation>
    </message>
    <message>
        <source>the text is not UTF-8</source>
        <translation>文本不是 UTF-8</translation>
    </message>
    <message>
        <source>a byte order mark stands before the header</source>
        <translation>文件头之前有字节顺序标记</translation>
    </message>
    <message>
        <source>there is no JSON value in the file</source>
        <translation>文件中没有 JSON 值</translation>
    </message>
    <message>
        <source>this is not valid JSON: %3 is expected and %2 was found</source>
        <translation>不是有效的 JSON：此处应为 %3，却是 %2</translation>
    </message>
    <message>
        <source>the JSON text ends early</source>
        <translation>JSON 文本提前结束</translation>
    </message>
    <message>
        <source>the JSON text is nested more than %3 deep</source>
        <translation>JSON 文本的嵌套超过 %3 层</translation>
    </message>
    <message>
        <source>the JSON text holds more than %3 values</source>
        <translation>JSON 文本中的值超过 %3 个</translation>
    </message>
    <message>
        <source>a text or number is longer than %3 bytes</source>
        <translation>有一段文本或数字超过 %3 字节</translation>
    </message>
    <message>
        <source>something follows after the end of the JSON value: %2</source>
        <translation>JSON 值结束之后还有内容：%2</translation>
    </message>
    <message>
        <source>a JSON object is expected; this is %2</source>
        <translation>应为 JSON 对象，却是 %2</translation>
    </message>
    <message>
        <source>the header must start with &quot;{&quot;; it starts with %2</source>
        <translation>文件头必须以“{”开始，实际以 %2 开始</translation>
    </message>
    <message>
        <source>the tensor&apos;s type &quot;%2&quot; does not exist</source>
        <translation>没有“%2”这种张量类型</translation>
    </message>
    <message>
        <source>the tensor&apos;s shape takes %3 bytes; its range has %2</source>
        <translation>该张量的形状需要 %3 字节，其范围却有 %2 字节</translation>
    </message>
    <message>
        <source>the tensor starts at %2; the data before it ends at %3</source>
        <translation>该张量从 %2 开始，而它之前的数据在 %3 结束</translation>
    </message>
    <message>
        <source>%2 bytes follow after the last tensor</source>
        <translation>最后一个张量之后还有 %2 字节</translation>
    </message>
    <message>
        <source>&quot;%2&quot; is not a plain file name ending in .safetensors</source>
        <translation>“%2”不是以 .safetensors 结尾的普通文件名</translation>
    </message>
    <message>
        <source>the parts of the model do not belong together: %2 against %3</source>
        <translation>模型的各部分不属于同一个模型：%2 与 %3 不符</translation>
    </message>
    <message>
        <source>the value must lie in %3; it is %2</source>
        <translation>该值必须在 %3 之内，实际为 %2</translation>
    </message>
    <message>
        <source>a header of %2 bytes is declared; it must have %3</source>
        <translation>声明的文件头长 %2 字节，必须在 %3 之内</translation>
    </message>
</context>
<context>
    <name>FileProblem</name>
    <message>
        <source>Check that the file is there and that you may read it.</source>
        <translation>请确认文件存在，而且您有权读取。</translation>
    </message>
    <message>
        <source>Download the file again.</source>
        <translation>请重新下载文件。</translation>
    </message>
    <message>
        <source>Fetch the file itself with &quot;git lfs pull&quot; or from its download page.</source>
        <translation>请用“git lfs pull”取得文件本身，或从下载页面下载。</translation>
    </message>
    <message>
        <source>Log in where the model is published and download the file again.</source>
        <translation>请在发布模型的网站登录后重新下载。</translation>
    </message>
    <message>
        <source>Choose a .gguf or .safetensors file, model.safetensors.index.json, or the config.json of a model.</source>
        <translation>请选择 .gguf 或 .safetensors 文件、model.safetensors.index.json，或模型的 config.json。</translation>
    </message>
    <message>
        <source>Convert the model again with a current version of llama.cpp, or download a newer file.</source>
        <translation>请用新版 llama.cpp 重新转换，或下载较新的文件。</translation>
    </message>
    <message>
        <source>The file is damaged or was written by a faulty program: download or convert it again.</source>
        <translation>文件已损坏，或由有缺陷的程序写成：请重新下载或转换。</translation>
    </message>
    <message>
        <source>Compare it with the file that the model&apos;s publisher offers, and take that one.</source>
        <translation>请与模型发布者提供的文件对照，并改用那一份。</translation>
    </message>
    <message>
        <source>Save it as UTF-8, or download it again.</source>
        <translation>请另存为 UTF-8，或重新下载。</translation>
    </message>
    <message>
        <source>Put all parts of one model into a folder of their own.</source>
        <translation>请把同一个模型的各部分放进单独的文件夹。</translation>
    </message>
    <message>
        <source>key &quot;%1&quot;, byte %2</source>
        <translation>键“%1”，第 %2 字节</translation>
    </message>
    <message>
        <source>byte %1</source>
        <translation>第 %1 字节</translation>
    </message>
    <message>
        <source>key &quot;%1&quot;</source>
        <translation>键“%1”</translation>
    </message>
    <message>
        <source>%1: %2. %3</source>
        <comment>file, fault, advice</comment>
        <translation>%1：%2。%3</translation>
    </message>
    <message>
        <source>%1: %2 (%3). %4</source>
        <comment>file, fault, place, advice</comment>
        <translation>%1：%2（%3）。%4</translation>
    </message>
</context>
<context>
    <name>FileRemark</name>
    <message>
        <source>The file holds no tensors: the size of the weights is not in it.</source>
        <translation>文件中没有张量：其中不含权重的大小。</translation>
    </message>
    <message>
        <source>The file is an incomplete download: %1 bytes of tensor data are missing. The header is whole, so the answer is too.</source>
        <translation>文件没有下载完整：缺少 %1 字节张量数据。文件头是完整的，因此答案也完整。</translation>
    </message>
    <message>
        <source>%1 bytes follow after the last tensor; they are not counted.</source>
        <translation>最后一个张量之后还有 %1 字节，未计入。</translation>
    </message>
    <message>
        <source>This is part %1 of %2 and the others are not beside it: the bytes are of this part only.</source>
        <translation>这是第 %1 部分（共 %2 部分），其余部分不在旁边：字节数只是这一部分的。</translation>
    </message>
    <message>
        <source>%1 of %2 files of the model are not beside the index: the total is what the index says.</source>
        <translation>模型的文件不全在索引旁边（缺 %1 个，共 %2 个）：总量以索引所写为准。</translation>
    </message>
    <message>
        <source>The architecture &quot;%1&quot; is not known: it is read as a plain transformer.</source>
        <translation>未知的架构“%1”：按普通 Transformer 读取。</translation>
    </message>
    <message>
        <source>The file does not name its architecture.</source>
        <translation>文件没有写明架构。</translation>
    </message>
    <message>
        <source>Only the weights are known exactly; layers, heads and cache are not in the file. Estimates take the shape of a model of this size.</source>
        <translation>只有权重是准确的；文件中没有层数、注意力头和缓存。估算时采用同等大小模型的形状。</translation>
    </message>
    <message>
        <source>There is no config.json beside the file: put it there for layers, heads and cache.</source>
        <translation>文件旁边没有 config.json：把它放在一起，就能知道层数、注意力头和缓存。</translation>
    </message>
    <message>
        <source>A file beside it could not be used. %1</source>
        <translation>旁边的一个文件无法使用。%1</translation>
    </message>
    <message>
        <source>The file does not say how its weights are stored: 16 bits are assumed.</source>
        <translation>文件没有写明权重的存储方式：按 16 位计算。</translation>
    </message>
    <message>
        <source>The number type &quot;%1&quot; is not known: 16 bits are assumed.</source>
        <translation>未知的数值类型“%1”：按 16 位计算。</translation>
    </message>
    <message>
        <source>The key &quot;%1&quot; occurs twice; the last value counts.</source>
        <translation>键“%1”出现了两次，以最后一个值为准。</translation>
    </message>
    <message>
        <source>The name in the file is not UTF-8; what cannot be read is replaced.</source>
        <translation>文件中的名称不是 UTF-8，无法识别的部分已替换。</translation>
    </message>
    <message>
        <source>The value of &quot;%1&quot; is odd (%2); nothing here depends on it.</source>
        <translation>“%1”的值不寻常（%2），但这里用不到它。</translation>
    </message>
    <message>
        <source>Layers have from %1 to %2 KV heads: the most are taken for all, so the cache is an upper bound.</source>
        <translation>各层的 KV 头数从 %1 到 %2 不等：全部按最多的计算，因此缓存是上限。</translation>
    </message>
</context>
<context>
    <name>Fit</name>
    <message>
        <source>Full</source>
        <comment>full fine-tuning, head of a row</comment>
        <translation>全量</translation>
    </message>
    <message>
        <source>Precision and context</source>
        <translation>精度与上下文</translation>
    </message>
    <message>
        <source>Method and batch</source>
        <translation>训练方法与批大小</translation>
    </message>
    <message>
        <source>Precision and images at a time</source>
        <translation>精度与同时生成的图片数</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>method of training, precision</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>GiB needed, verdict</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1, context of %2 tokens</source>
        <translation>%1，上下文 %2 token</translation>
    </message>
    <message>
        <source>%1, batch of %2</source>
        <translation>%1，批大小 %2</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n image(s) at a time</source>
        <translation>
            <numerusform>%1，同时生成 %n 张图片</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: no estimate. %2</source>
        <comment>which answers, why</comment>
        <translation>%1：无法估算。%2</translation>
    </message>
    <message>
        <source>%1: needs %2 GiB (%3–%4) on each card.</source>
        <comment>which answers, need, low, high</comment>
        <translation>%1：每卡需要 %2 GiB（%3–%4）。</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>verdict as a sentence</comment>
        <translation>%1。</translation>
    </message>
    <message>
        <source>%1, %2.</source>
        <comment>verdict, margin</comment>
        <translation>%1，%2。</translation>
    </message>
    <message>
        <source>measured on such a card</source>
        <translation>同型号卡实测</translation>
    </message>
    <message>
        <source>by the rule for such cards</source>
        <translation>按同类卡的规则推算</translation>
    </message>
    <message>
        <source>The software does not run on this card.</source>
        <translation>所需软件无法在这张卡上运行。</translation>
    </message>
    <message>
        <source>none fits</source>
        <translation>都装不下</translation>
    </message>
    <message>
        <source>Largest context that fits</source>
        <translation>装得下的最长上下文</translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <translation>%1 token</translation>
    </message>
    <message>
        <source>Largest batch on each card</source>
        <translation>每卡最大批大小</translation>
    </message>
    <message>
        <source>Most images at a time</source>
        <translation>最多同时生成的图片数</translation>
    </message>
    <message>
        <source>Most users at %1</source>
        <comment>size of a context</comment>
        <translation>%1 上下文下最多用户数</translation>
    </message>
</context>
<context>
    <name>FitAnswers</name>
    <message>
        <source>How much memory software can use is not known.</source>
        <translation>软件实际可用的显存未知。</translation>
    </message>
    <message>
        <source>%1 GB sold · %2 GiB usable, %3</source>
        <comment>size, amount, how it is known</comment>
        <translation>标称 %1 GB · 可用 %2 GiB，%3</translation>
    </message>
    <message>
        <source>Each card: %1 GB sold · %2 GiB usable, %3</source>
        <comment>size, amount, how it is known</comment>
        <translation>每卡：标称 %1 GB · 可用 %2 GiB，%3</translation>
    </message>
    <message>
        <source>%1 %2 (%3)</source>
        <comment>speed, unit, band</comment>
        <translation>%1 %2（%3）</translation>
    </message>
    <message>
        <source>%1, %2 on %3</source>
        <comment>verdict, margin, cards</comment>
        <translation>%3：%1，%2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>verdict, margin</comment>
        <translation>%1，%2</translation>
    </message>
</context>
<context>
    <name>FitBar</name>
    <message>
        <source>%1, %2 GB, %3 GiB usable.</source>
        <comment>card, size as sold</comment>
        <translation>%1，%2 GB，可用 %3 GiB。</translation>
    </message>
    <message>
        <source>%1, memory size not known.</source>
        <translation>%1，显存容量未知。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>memory term and its GiB</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Needs %1 GiB, %2 to %3: %4.</source>
        <comment>%4 lists the terms</comment>
        <translation>需要 %1 GiB，区间 %2 至 %3：%4。</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between memory terms</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>Fullest card: %1 of %2 GiB usable.</source>
        <translation>占用最多的一张卡：%1 / 可用 %2 GiB。</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>verdict</comment>
        <translation>%1。</translation>
    </message>
    <message>
        <source>%1, %2.</source>
        <comment>verdict and margin</comment>
        <translation>%1，%2。</translation>
    </message>
    <message>
        <source>%1: %2 GiB</source>
        <comment>memory term and its amount</comment>
        <translation>%1：%2 GiB</translation>
    </message>
    <message>
        <source>%1 (%2–%3)</source>
        <comment>amount, low and high</comment>
        <translation>%1（%2–%3）</translation>
    </message>
    <message>
        <source>From: %1.</source>
        <comment>source of a formula</comment>
        <translation>来源：%1。</translation>
    </message>
</context>
<context>
    <name>FitTable</name>
    <message>
        <source>memory not published</source>
        <translation>显存未公布</translation>
    </message>
    <message>
        <source>%1 an hour</source>
        <comment>price</comment>
        <translation>%1/小时</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>price, new or used</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>%1 GiB usable on each card, %2</source>
        <comment>amount, how it is known</comment>
        <translation>每卡可用 %1 GiB，%2</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <comment>price, kind of offer, date</comment>
        <translation>%1：%2，%3</translation>
    </message>
    <message>
        <source>Older than 180 days: ask anew.</source>
        <translation>超过 180 天：请重新询价。</translation>
    </message>
    <message>
        <source>%1 %2 (%3), %4</source>
        <comment>speed, unit, band, program</comment>
        <translation>%1 %2（%3），%4</translation>
    </message>
    <message numerus="yes">
        <source>%n measured card(s) behind the estimate</source>
        <translation>
            <numerusform>估算依据 %n 张实测卡</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>name, figure</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>figure, what is said under it</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Speed: %1 %2.</source>
        <comment>figure, unit</comment>
        <translation>速度：%1 %2。</translation>
    </message>
    <message>
        <source>Price: %1.</source>
        <translation>价格：%1。</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>显卡</translation>
    </message>
    <message>
        <source>Memory, GiB</source>
        <translation>显存，GiB</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>结论</translation>
    </message>
    <message>
        <source>per %1/h</source>
        <comment>money</comment>
        <translation>每 %1/小时</translation>
    </message>
    <message>
        <source>per %1</source>
        <comment>money</comment>
        <translation>每 %1</translation>
    </message>
    <message>
        <source>What the workload needs, term by term, against what the card has</source>
        <translation>任务逐项所需的显存，对照卡上的显存</translation>
    </message>
    <message>
        <source>Expected speed, its band below</source>
        <translation>预期速度，下方为区间</translation>
    </message>
    <message>
        <source>Speed for the price: %1 %2</source>
        <comment>unit, per money</comment>
        <translation>单位价格的速度：%1，%2</translation>
    </message>
    <message>
        <source>%1 GiB usable of %2 GB</source>
        <comment>usable, as sold</comment>
        <translation>可用 %1 GiB，标称 %2 GB</translation>
    </message>
</context>
<context>
    <name>Formula</name>
    <message>
        <source>%1 B parameters × %2 bits ÷ 8</source>
        <translation>%1 B 参数 × %2 位 ÷ 8</translation>
    </message>
    <message>
        <source>%1 B parameters × %2 bits ÷ 8, of which %3 B stay 16-bit (embedding, head and the like)</source>
        <translation>%1 B 参数 × %2 位 ÷ 8，其中 %3 B 保持 16 位（嵌入层、输出层等）</translation>
    </message>
    <message>
        <source>%1 B parameters, tensor by tensor as the quantiser stores them; %3 GiB of embeddings stay in host memory</source>
        <translation>%1 B 参数，按量化器逐张量的存储方式；%3 GiB 嵌入层留在内存</translation>
    </message>
    <message>
        <source>%1 B parameters × %2 bits ÷ 8, the average of a whole file</source>
        <translation>%1 B 参数 × %2 位 ÷ 8，按整份文件的平均位数</translation>
    </message>
    <message>
        <source>two layers at a time of %1 B parameters × %2 bits ÷ 8; the rest waits in host memory</source>
        <translation>%1 B 参数 × %2 位 ÷ 8，每次两层；其余在内存等待</translation>
    </message>
    <message>
        <source>%1 cells × %3 layers at %4 bits an element</source>
        <translation>%1 个单元 × %3 层，每元素 %4 位</translation>
    </message>
    <message>
        <source>%1 cells in full layers and %2 cells in window layers, %3 layers at %4 bits an element</source>
        <translation>全注意力层 %1 个单元，窗口层 %2 个单元，共 %3 层，每元素 %4 位</translation>
    </message>
    <message>
        <source>largest moment of the graph planned for steps of %1 tokens over %2 cells</source>
        <translation>计算图的最大占用：每步 %1 token，覆盖 %2 个单元</translation>
    </message>
    <message>
        <source>4 bytes × %1 tokens × (3 × %2 feed-forward width + hidden size %3), or the attention scores or logits if larger</source>
        <translation>4 字节 × %1 token ×（3 × 前馈宽度 %2 + 隐藏维度 %3），若注意力分数或 logits 更大则取后者</translation>
    </message>
    <message>
        <source>%1 prompt tokens × (3 × %2 + 4 × %3) × 2 bytes in the widest layer, beyond what the cache takes later</source>
        <translation>提示词 %1 token ×（3 × %2 + 4 × %3）× 2 字节（最宽的一层），超出后来缓存占用的部分</translation>
    </message>
    <message>
        <source>%1 prompt tokens × vocabulary %2 × %3 bytes</source>
        <translation>提示词 %1 token × 词表 %2 × %3 字节</translation>
    </message>
    <message>
        <source>%1 tokens of a step × (3 × %2 + 4 × %3) × 2 bytes</source>
        <translation>每步 %1 token ×（3 × %2 + 4 × %3）× 2 字节</translation>
    </message>
    <message>
        <source>sampling of %1 requests × vocabulary %2 × 10 bytes</source>
        <translation>采样：%1 个请求 × 词表 %2 × 10 字节</translation>
    </message>
    <message>
        <source>captured CUDA graphs: 0.2 to 1 GiB</source>
        <translation>CUDA 图：0.2 至 1 GiB</translation>
    </message>
    <message>
        <source>buffers for exchange between the cards: 0.1 to 0.6 GiB</source>
        <translation>卡间通信缓冲：0.1 至 0.6 GiB</translation>
    </message>
    <message>
        <source>copies and buffers where layers change cards: 2 to 8 %</source>
        <translation>跨卡处的副本和缓冲：2% 至 8%</translation>
    </message>
    <message>
        <source>position tables of %1 positions × head size %2 × %3 layers × 4 bytes, and scratch of the kernels</source>
        <translation>位置表：%1 个位置 × 头维度 %2 × %3 层 × 4 字节，另加内核暂存</translation>
    </message>
    <message>
        <source>a second head in 16 bits of %1 GB, kept or only while loading</source>
        <translation>第二份 16 位输出层 %1 GB，常驻或仅在载入时</translation>
    </message>
    <message>
        <source>attention matrices of the prompt: %1 tokens × %2 heads × %3 × 9.3 bytes</source>
        <translation>提示词的注意力矩阵：%1 token × %2 头 × %3 × 9.3 字节</translation>
    </message>
    <message>
        <source>fused query, key and value matrices written beside the separate ones while loading</source>
        <translation>载入时，融合的 QKV 矩阵与分开的矩阵同时存在</translation>
    </message>
    <message>
        <source>buffers of the runtime: %1 GiB</source>
        <translation>运行时缓冲：%1 GiB</translation>
    </message>
    <message>
        <source>blocks that the allocator holds beyond what is used: %1 % expected</source>
        <translation>分配器多占的块：预计 %1%</translation>
    </message>
    <message>
        <source>%1 tokens × %2 layers × hidden size %3 × 2 bytes × %4 kept results</source>
        <translation>%1 token × %2 层 × 隐藏维度 %3 × 2 字节 × 保留 %4 份结果</translation>
    </message>
    <message>
        <source>%1 tokens × hidden size %3 × 2 bytes × (%2 layer inputs + %4 results of one layer)</source>
        <translation>%1 token × 隐藏维度 %3 × 2 字节 ×（%2 层输入 + 单层 %4 份结果）</translation>
    </message>
    <message>
        <source>%1 tokens × hidden size %3 × 2 bytes × %4 results of one layer; layer inputs go to host memory</source>
        <translation>%1 token × 隐藏维度 %3 × 2 字节 × 单层 %4 份结果；层输入放到内存</translation>
    </message>
    <message>
        <source>%1 tokens × %2 layers × hidden size %3 × 2 bytes × 10.4 results kept by selective checkpointing</source>
        <translation>%1 token × %2 层 × 隐藏维度 %3 × 2 字节 × 选择性检查点保留的 10.4 份结果</translation>
    </message>
    <message>
        <source>%1 tokens × %2 layers × hidden size %3 × 2 bytes × %4 results, attention matrices with dropout included</source>
        <translation>%1 token × %2 层 × 隐藏维度 %3 × 2 字节 × %4 份结果，含带 dropout 的注意力矩阵</translation>
    </message>
    <message>
        <source>%1 tokens × vocabulary %2 × %3 bytes for logits and loss</source>
        <translation>logits 与损失：%1 token × 词表 %2 × %3 字节</translation>
    </message>
    <message>
        <source>two gathered blocks of %1 M parameters and the root unit of %2 M parameters in 16 bits</source>
        <translation>收集的两个块各 %1 M 参数，根单元 %2 M 参数，16 位</translation>
    </message>
    <message>
        <source>8 GB of exchange buckets and gathered units</source>
        <translation>8 GB 通信桶和收集单元</translation>
    </message>
    <message>
        <source>transformer %1 GiB + text encoders %2 GiB + VAE %3 GiB</source>
        <translation>Transformer %1 GiB + 文本编码器 %2 GiB + VAE %3 GiB</translation>
    </message>
    <message>
        <source>the largest of transformer %1 GiB, text encoders %2 GiB and VAE %3 GiB</source>
        <translation>Transformer %1 GiB、文本编码器 %2 GiB、VAE %3 GiB 中最大的一个</translation>
    </message>
    <message>
        <source>a denoising step or the decoding of %1 megapixels</source>
        <translation>一步去噪，或 %1 百万像素的解码</translation>
    </message>
    <message>
        <source>workspace of the matrix library: %1 MiB</source>
        <translation>矩阵库工作区：%1 MiB</translation>
    </message>
    <message numerus="yes">
        <source>frozen base: %1 B parameters × %2 bits ÷ 8, over %n card(s)</source>
        <translation>
            <numerusform>冻结底座：%1 B 参数 × %2 位 ÷ 8，分到 %n 张卡</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>frozen base: %1 B parameters × %2 bits ÷ 8, of which %3 B stay 16-bit or wider, and a dequantised layer, over %n card(s)</source>
        <translation>
            <numerusform>冻结底座：%1 B 参数 × %2 位 ÷ 8，其中 %3 B 保持 16 位以上，另加一层反量化缓冲，分到 %n 张卡</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 B parameters × %2 bytes ÷ %n card(s)</source>
        <translation>
            <numerusform>%1 B 参数 × %2 字节 ÷ %n 张卡</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gradients of %1 B parameters × %2 bytes ÷ %n card(s)</source>
        <translation>
            <numerusform>梯度：%1 B 参数 × %2 字节 ÷ %n 张卡</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 M adapter parameters × %2 bytes (weight, gradient and optimizer) at rank %3 ÷ %n card(s)</source>
        <translation>
            <numerusform>适配器 %1 M 参数 × %2 字节（权重、梯度和优化器），秩 %3，÷ %n 张卡</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 bytes a token × %2 tokens × %n sequence(s)</source>
        <translation>
            <numerusform>每 token %1 字节 × %2 token × %n 个序列</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 bytes a token × %2 tokens × %n sequence(s), window layers only up to %4 tokens</source>
        <translation>
            <numerusform>每 token %1 字节 × %2 token × %n 个序列，窗口层最多 %4 token</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>one latent a layer: %1 bytes a token × %2 tokens × %n sequence(s)</source>
        <translation>
            <numerusform>每层一个潜在向量：每 token %1 字节 × %2 token × %n 个序列</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>compressed entries: %1 bytes a token up to %4 tokens, then fewer, for %2 tokens × %n sequence(s)</source>
        <translation>
            <numerusform>压缩条目：前 %4 token 每 token %1 字节，之后更少；%2 token × %n 个序列</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 layers × %2 elements × 4 bytes × %n sequence(s)</source>
        <translation>
            <numerusform>%1 层 × %2 个元素 × 4 字节 × %n 个序列</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>fixed state of the recurrent layers for %n sequence(s), in fp32</source>
        <translation>
            <numerusform>循环层的固定状态，%n 个序列，fp32</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>temporaries of the optimizer step: %1 B parameters × %2 bytes ÷ %n card(s)</source>
        <translation>
            <numerusform>优化器更新的临时量：%1 B 参数 × %2 字节 ÷ %n 张卡</numerusform>
        </translation>
    </message>
    <message>
        <source>driver context of one process: %1 MiB</source>
        <translation>单个进程的驱动上下文：%1 MiB</translation>
    </message>
    <message numerus="yes">
        <source>%1; on each of %n card(s)</source>
        <translation>
            <numerusform>%1；%n 张卡各一份</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FormulaSource</name>
    <message>
        <source>definition; Llama-3-8B in bf16 measured to 0.0 % (vLLM pull request 10511)</source>
        <translation>定义；Llama-3-8B bf16 实测误差 0.0 %（vLLM PR 10511）</translation>
    </message>
    <message>
        <source>which matrices AWQ, GPTQ, bitsandbytes and FP8 quantise; Qwen2.5 and Qwen3 tables, 1.3 % median</source>
        <translation>AWQ、GPTQ、bitsandbytes 与 FP8 各自量化哪些矩阵；Qwen2.5 与 Qwen3 官方表格，中位误差 1.3 %</translation>
    </message>
    <message>
        <source>llama.cpp&apos;s quantiser and loader; 1,590 planned buffers, median 0.00 %</source>
        <translation>llama.cpp 的量化器与加载器；1,590 个规划缓冲，中位误差 0.00 %</translation>
    </message>
    <message>
        <source>average bits of llama.cpp&apos;s tools/quantize README</source>
        <translation>llama.cpp tools/quantize README 给出的平均位数</translation>
    </message>
    <message>
        <source>how offloaded inference streams layers</source>
        <translation>卸载推理逐层传输的方式</translation>
    </message>
    <message>
        <source>litgpt and PEFT tables</source>
        <translation>litgpt 与 PEFT 官方表格</translation>
    </message>
    <message>
        <source>litgpt, PEFT and fsdp_qlora tables</source>
        <translation>litgpt、PEFT 与 fsdp_qlora 官方表格</translation>
    </message>
    <message>
        <source>bytes by framework; Llama-2-7B in pure bf16 about 54 GB measured (torchtune pull request 389)</source>
        <translation>按框架的每参数字节数；Llama-2-7B 纯 bf16 实测约 54 GB（torchtune PR 389）</translation>
    </message>
    <message>
        <source>bytes by framework; torchtune and Qwen tables</source>
        <translation>按框架的每参数字节数；torchtune 与 Qwen 官方表格</translation>
    </message>
    <message>
        <source>definition of LoRA; PEFT keeps adapters in fp32</source>
        <translation>LoRA 的定义；PEFT 的适配器用 fp32</translation>
    </message>
    <message>
        <source>definition; logs of llama.cpp and vLLM, exact</source>
        <translation>定义；与 llama.cpp 和 vLLM 日志一致</translation>
    </message>
    <message>
        <source>window layers of Gemma, gpt-oss and MiMo; 11 reference values, exact</source>
        <translation>Gemma、gpt-oss、MiMo 的窗口层；11 个参考值全部一致</translation>
    </message>
    <message>
        <source>multi-head latent attention of DeepSeek; 1,098 MiB logged for R1 at 16,384 tokens</source>
        <translation>DeepSeek 的多头潜在注意力；R1 在 16,384 token 时日志为 1,098 MiB</translation>
    </message>
    <message>
        <source>DeepSeek V4 in vLLM: bytes a token, exact</source>
        <translation>vLLM 中的 DeepSeek V4：每 token 字节数一致</translation>
    </message>
    <message>
        <source>llama.cpp&apos;s cache cells; 1,874 planned caches, all exact</source>
        <translation>llama.cpp 的缓存单元；1,874 个规划缓存全部一致</translation>
    </message>
    <message>
        <source>state and convolution of the recurrent layers, as each model defines them</source>
        <translation>循环层的状态与卷积，按各模型定义</translation>
    </message>
    <message>
        <source>llama.cpp&apos;s recurrent states; 229 planned ones, all exact</source>
        <translation>llama.cpp 的循环状态；229 个规划状态全部一致</translation>
    </message>
    <message>
        <source>llama.cpp&apos;s graph planner; dense models on one card, median 0.00 %</source>
        <translation>llama.cpp 的计算图规划器；单卡稠密模型中位误差 0.00 %</translation>
    </message>
    <message>
        <source>general form of llama.cpp&apos;s graph, for layers its rules do not cover here</source>
        <translation>llama.cpp 计算图的一般形式，用于此处规则未覆盖的层</translation>
    </message>
    <message>
        <source>Qwen2.5 speed benchmark, 0.9 % on one card</source>
        <translation>Qwen2.5 速度基准，单卡误差 0.9 %</translation>
    </message>
    <message>
        <source>Qwen1.5 benchmark: slope within 0.1 % on three sizes</source>
        <translation>Qwen1.5 基准：三种规模斜率误差 0.1 % 以内</translation>
    </message>
    <message>
        <source>vLLM&apos;s profile of Llama-3-8B: 1.26 GiB measured, 1.22 computed</source>
        <translation>vLLM 对 Llama-3-8B 的剖析：实测 1.26 GiB，计算 1.22</translation>
    </message>
    <message>
        <source>vLLM&apos;s profile run samples 256 requests</source>
        <translation>vLLM 的剖析按 256 个请求采样</translation>
    </message>
    <message>
        <source>range from vLLM&apos;s logs; not measured for this model</source>
        <translation>取自 vLLM 日志的范围；未对该模型实测</translation>
    </message>
    <message>
        <source>range from NCCL&apos;s buffers; not measured for this model</source>
        <translation>取自 NCCL 缓冲的范围；未对该模型实测</translation>
    </message>
    <message>
        <source>Qwen2.5-72B over several cards</source>
        <translation>Qwen2.5-72B 多卡实测</translation>
    </message>
    <message>
        <source>transformers before 4.40; Qwen1.5 tables within 5 %</source>
        <translation>transformers 4.40 以前；Qwen1.5 表格误差 5 % 以内</translation>
    </message>
    <message>
        <source>Qwen3 speed benchmark of small tied models</source>
        <translation>Qwen3 速度基准中的小型共享头模型</translation>
    </message>
    <message>
        <source>AutoAWQ 0.1.6; within 6 % of six rows</source>
        <translation>AutoAWQ 0.1.6；六行数据误差 6 % 以内</translation>
    </message>
    <message>
        <source>AutoAWQ README: Llama-2-13B 8.47 GiB measured, 8.35 computed</source>
        <translation>AutoAWQ README：Llama-2-13B 实测 8.47 GiB，计算 8.35</translation>
    </message>
    <message>
        <source>litgpt&apos;s AdamW, three runs</source>
        <translation>litgpt 的 AdamW，三次实测</translation>
    </message>
    <message>
        <source>exllama&apos;s table, -2 %</source>
        <translation>exllama 官方表格，误差 -2 %</translation>
    </message>
    <message>
        <source>llama.cpp pull requests 15860, 20595, 23604; PyTorch with lazy loading</source>
        <translation>llama.cpp PR 15860、20595、23604；启用延迟加载的 PyTorch</translation>
    </message>
    <message>
        <source>reserved against allocated memory in published runs: 3 to 24 % more</source>
        <translation>公开实测中保留与分配之差：多 3 至 24 %</translation>
    </message>
    <message>
        <source>results kept by each kind of block; litgpt, torchtune and Qwen tables</source>
        <translation>各类模块保留的中间结果；litgpt、torchtune 与 Qwen 表格</translation>
    </message>
    <message>
        <source>torchtune and Qwen tables</source>
        <translation>torchtune 与 Qwen 官方表格</translation>
    </message>
    <message>
        <source>Unsloth&apos;s VRAM_ESTIMATION.md and its length limits</source>
        <translation>Unsloth 的 VRAM_ESTIMATION.md 及其长度上限</translation>
    </message>
    <message>
        <source>torchtitan&apos;s selective checkpointing</source>
        <translation>torchtitan 的选择性检查点</translation>
    </message>
    <message>
        <source>Korthikanti et al., arXiv 2205.05198; BERT 2.3 % median</source>
        <translation>Korthikanti 等，arXiv 2205.05198；BERT 中位误差 2.3 %</translation>
    </message>
    <message>
        <source>16-bit logits, fp32 copy and gradient of the plain loss; slope of Qwen-7B</source>
        <translation>普通损失的 16 位 logits、fp32 副本与梯度；Qwen-7B 的斜率</translation>
    </message>
    <message>
        <source>PyTorch FSDP; torchtitan on 8 against 128 cards</source>
        <translation>PyTorch FSDP；torchtitan 8 卡与 128 卡对比</translation>
    </message>
    <message>
        <source>Qwen full fine-tuning with DeepSpeed</source>
        <translation>Qwen 用 DeepSpeed 全量微调的实测</translation>
    </message>
    <message>
        <source>tables of diffusers for FLUX.1, SD3 and PixArt, 0.4 %</source>
        <translation>diffusers 对 FLUX.1、SD3、PixArt 的表格，误差 0.4 %</translation>
    </message>
    <message>
        <source>FLUX at every precision; log of stable-diffusion.cpp</source>
        <translation>各精度的 FLUX；stable-diffusion.cpp 日志</translation>
    </message>
    <message>
        <source>PyTorch&apos;s cuBLAS workspace</source>
        <translation>PyTorch 的 cuBLAS 工作区</translation>
    </message>
</context>
<context>
    <name>Guide</name>
    <message>
        <source>Guides say: “%1”</source>
        <translation>指南说：“%1”</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>title of an entry, its id</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>See also: %1</source>
        <translation>另见：%1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between names of entries</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>Sources:</source>
        <translation>来源：</translation>
    </message>
    <message>
        <source>Verdict: %1</source>
        <translation>判定：%1</translation>
    </message>
</context>
<context>
    <name>GuideScene</name>
    <message>
        <source>Pre-training a small model</source>
        <translation>预训练小模型</translation>
    </message>
    <message>
        <source>Fine-tuning</source>
        <translation>微调</translation>
    </message>
    <message>
        <source>A service for several users</source>
        <translation>多人服务</translation>
    </message>
    <message>
        <source>Images</source>
        <translation>图像</translation>
    </message>
    <message>
        <source>Learning</source>
        <translation>学习</translation>
    </message>
    <message>
        <source>A model of your own at home</source>
        <translation>在家自用</translation>
    </message>
</context>
<context>
    <name>GuideTable</name>
    <message>
        <source>Class</source>
        <translation>档次</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>显卡</translation>
    </message>
    <message>
        <source>Memory, GB</source>
        <translation>显存（GB）</translation>
    </message>
    <message>
        <source>Advantage</source>
        <translation>优势</translation>
    </message>
    <message>
        <source>Scene</source>
        <translation>场景</translation>
    </message>
    <message>
        <source>Caution</source>
        <translation>注意</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between names of cards</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>Kind of card</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>Bandwidth, GB/s</source>
        <translation>带宽（GB/s）</translation>
    </message>
    <message>
        <source>Board power, W</source>
        <translation>功耗（W）</translation>
    </message>
    <message>
        <source>Most memory</source>
        <translation>显存最大的一张</translation>
    </message>
    <message>
        <source>Counted over the catalogue %1.</source>
        <comment>its version</comment>
        <translation>按目录 %1 统计。</translation>
    </message>
    <message>
        <source>no price</source>
        <translation>无价格</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>Guides say</source>
        <translation>指南的说法</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>判定</translation>
    </message>
    <message>
        <source>Computed for</source>
        <translation>计算条件</translation>
    </message>
    <message>
        <source>Needs, GiB</source>
        <translation>需要（GiB）</translation>
    </message>
    <message>
        <source>On this card</source>
        <translation>在这张卡上</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>model and precision; settings</comment>
        <translation>%1；%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>card, verdict</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Needs are those of the fullest card, as expected; the verdict counts the high end.</source>
        <translation>需要是最满的一张卡的预期值；判定按上限。</translation>
    </message>
    <message>
        <source>Best value</source>
        <translation>性价比最高</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>花费</translation>
    </message>
    <message>
        <source>no card of the catalogue</source>
        <translation>目录里没有</translation>
    </message>
    <message>
        <source>Pick</source>
        <translation>选择</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>显卡</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>显存</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>two roles of one pick</comment>
        <translation>%1；%2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>verdict, margin</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>预算</translation>
    </message>
    <message>
        <source>What it buys</source>
        <translation>能买到什么</translation>
    </message>
    <message>
        <source>Two cards at most, bought, or rented for %1 hours a month; no budget limit; prices of your region.</source>
        <translation>最多两张卡，可买，也可每月租 %1 小时；不限预算；价格为您所在地区的。</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>speed, band</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Computed for %1 (%2), %3 GiB on one card; two cards at most, no budget limit, bought, or rented for %4 hours a month: your answers above do not count here.</source>
        <comment>workload, settings, need, hours</comment>
        <translation>按 %1（%2）计算，单卡需 %3 GiB；最多两张卡，不限预算，购买或每月租用 %4 小时：上方您的三个回答在此不起作用。</translation>
    </message>
</context>
<context>
    <name>GuideValue</name>
    <message>
        <source>%1, read on %2</source>
        <comment>title of a source, date</comment>
        <translation>%1，读取于 %2</translation>
    </message>
    <message>
        <source>%1: %2 against %3</source>
        <comment>field, two values</comment>
        <translation>%1：%2 对 %3</translation>
    </message>
    <message>
        <source>A rule for this kind of card, from readings of others.</source>
        <translation>按同类卡的读数推出的规则。</translation>
    </message>
    <message>
        <source>Computed: %1.</source>
        <translation>计算条件：%1。</translation>
    </message>
    <message>
        <source>%1–%2 GiB</source>
        <comment>low, high</comment>
        <translation>%1–%2 GiB</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>verdict, margin</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1 tokens/s (%2)</source>
        <comment>speed, band</comment>
        <translation>%1 token/s（%2）</translation>
    </message>
    <message>
        <source>Computed: cards, CPU and the rest with a reserve, or the vendor&apos;s figure.</source>
        <translation>显卡、处理器和其余部分之和加余量，或厂商给出的数字。</translation>
    </message>
    <message>
        <source>%1 tokens a sequence</source>
        <translation>序列长度 %1</translation>
    </message>
    <message>
        <source>%1 context</source>
        <translation>%1 上下文</translation>
    </message>
    <message>
        <source>no current price known</source>
        <translation>没有已知的现价</translation>
    </message>
    <message>
        <source>%1 per hour</source>
        <translation>每小时 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n offer(s), the newest of %1</source>
        <translation>
            <numerusform>%n 个报价，最新的是 %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ImportDraft</name>
    <message>
        <source>%1: %2</source>
        <comment>number of a column, its header</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Reading was stopped. Nothing was imported.</source>
        <translation>已停止读取，什么都没有导入。</translation>
    </message>
    <message>
        <source>There is nothing to import: every row is there already or was left out.</source>
        <translation>没有可导入的内容：每一行都已存在或被略过。</translation>
    </message>
</context>
<context>
    <name>ImportField</name>
    <message>
        <source>id</source>
        <translation>编号</translation>
    </message>
    <message>
        <source>card</source>
        <translation>显卡</translation>
    </message>
    <message>
        <source>name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>price</source>
        <translation>价格</translation>
    </message>
    <message>
        <source>used price</source>
        <translation>二手价</translation>
    </message>
    <message>
        <source>rent per hour</source>
        <translation>每小时租金</translation>
    </message>
    <message>
        <source>currency</source>
        <translation>货币</translation>
    </message>
    <message>
        <source>new, used or rented</source>
        <translation>全新、二手或租用</translation>
    </message>
    <message>
        <source>date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>region</source>
        <translation>地区</translation>
    </message>
    <message>
        <source>shop or provider</source>
        <translation>商家或供应商</translation>
    </message>
    <message>
        <source>number of cards</source>
        <translation>显卡数量</translation>
    </message>
    <message>
        <source>what the price pays for</source>
        <translation>价格包含什么</translation>
    </message>
    <message>
        <source>source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>read on</source>
        <translation>查阅日期</translation>
    </message>
    <message>
        <source>note</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>card that is corrected</source>
        <translation>被更正的显卡</translation>
    </message>
    <message>
        <source>vendor</source>
        <translation>厂商</translation>
    </message>
    <message>
        <source>segment</source>
        <translation>定位</translation>
    </message>
    <message>
        <source>architecture</source>
        <translation>架构</translation>
    </message>
    <message>
        <source>made from</source>
        <translation>基于</translation>
    </message>
    <message>
        <source>notes</source>
        <translation>说明</translation>
    </message>
</context>
<context>
    <name>ImportNote</name>
    <message>
        <source>it cannot be opened: %2</source>
        <translation>无法打开：%2</translation>
    </message>
    <message>
        <source>this is not an ordinary file</source>
        <translation>这不是普通文件</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>文件是空的</translation>
    </message>
    <message>
        <source>the file is larger than %2 MiB</source>
        <translation>文件超过 %2 MiB</translation>
    </message>
    <message>
        <source>this is a Git LFS pointer, not the file itself</source>
        <translation>这是 Git LFS 指针，不是文件本身</translation>
    </message>
    <message>
        <source>this is a saved web page, not a table</source>
        <translation>这是保存下来的网页，不是表格</translation>
    </message>
    <message>
        <source>this is a ZIP archive or an Excel workbook</source>
        <translation>这是 ZIP 压缩包或 Excel 工作簿</translation>
    </message>
    <message>
        <source>this is a PDF document</source>
        <translation>这是 PDF 文档</translation>
    </message>
    <message>
        <source>this is a database, not a table</source>
        <translation>这是数据库，不是表格</translation>
    </message>
    <message>
        <source>there are NUL bytes, which no text has</source>
        <translation>含有 NUL 字节，文本里不该有</translation>
    </message>
    <message>
        <source>the text is neither UTF-8 nor GB18030</source>
        <translation>文本既不是 UTF-8，也不是 GB18030</translation>
    </message>
    <message>
        <source>some lines are UTF-8 and some are GB18030</source>
        <translation>有些行是 UTF-8，有些行是 GB18030</translation>
    </message>
    <message>
        <source>the UTF-16 text is broken or cut</source>
        <translation>UTF-16 文本已损坏或被截断</translation>
    </message>
    <message>
        <source>a quote is never closed</source>
        <translation>引号没有闭合</translation>
    </message>
    <message>
        <source>a quote stands inside a field that is not quoted</source>
        <translation>没有加引号的字段里出现了引号</translation>
    </message>
    <message>
        <source>text follows after a closing quote</source>
        <translation>闭合引号后面还有文字</translation>
    </message>
    <message>
        <source>a field is longer than %2 characters</source>
        <translation>有字段超过 %2 个字符</translation>
    </message>
    <message>
        <source>a row is longer than %2 characters</source>
        <translation>有一行超过 %2 个字符</translation>
    </message>
    <message>
        <source>a row has more than %2 fields</source>
        <translation>有一行超过 %2 个字段</translation>
    </message>
    <message>
        <source>the table has more than %2 rows</source>
        <translation>表格超过 %2 行</translation>
    </message>
    <message>
        <source>there are no rows below the header</source>
        <translation>表头下面没有数据行</translation>
    </message>
    <message>
        <source>no row of the file can be imported</source>
        <translation>文件里没有可以导入的行</translation>
    </message>
    <message>
        <source>there is no column for &quot;%1&quot;; the header has %2</source>
        <translation>没有对应“%1”的列；表头有：%2</translation>
    </message>
    <message>
        <source>the columns %2 both mean &quot;%1&quot;</source>
        <translation>列 %2 都表示“%1”</translation>
    </message>
    <message>
        <source>there is no column &quot;%1&quot;; the header has %2</source>
        <translation>没有名为“%1”的列；表头有：%2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is nothing that can be imported; known are %2</source>
        <translation>“%1”不是可以导入的项目；可用的有：%2</translation>
    </message>
    <message>
        <source>the row has %1 fields where the header has %2</source>
        <translation>该行有 %1 个字段，表头有 %2 个</translation>
    </message>
    <message>
        <source>the cell is empty</source>
        <translation>单元格是空的</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a number</source>
        <translation>“%1”不是数字</translation>
    </message>
    <message>
        <source>&quot;%1&quot; can be read as two different numbers; write %2</source>
        <translation>“%1”可以读成两个不同的数；请写成 %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has another decimal sign than &quot;%2&quot; in the same file</source>
        <translation>“%1”的小数符号与同一文件里的“%2”不同</translation>
    </message>
    <message>
        <source>the unit of &quot;%1&quot; is not known; write %2</source>
        <translation>不认识“%1”的单位；可以写 %2</translation>
    </message>
    <message>
        <source>%1 is outside %2</source>
        <translation>%1 超出范围 %2</translation>
    </message>
    <message>
        <source>nothing says in which currency %1 is</source>
        <translation>没有说明 %1 是哪种货币</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a currency that is known; known are %2</source>
        <translation>不认识货币“%1”；可用的有 %2</translation>
    </message>
    <message>
        <source>the price is in %1 and its row says %2</source>
        <translation>价格用的是 %1，而该行写的是 %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a date; write %2</source>
        <translation>“%1”不是日期；请写成 %2 这样</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not known; known are %2</source>
        <translation>不认识“%1”；可用的有 %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a text</source>
        <translation>“%1”不是文本</translation>
    </message>
    <message>
        <source>&quot;%1&quot; stands in line %2 with other values</source>
        <translation>“%1”在第 %2 行已出现，数值却不同</translation>
    </message>
    <message>
        <source>the catalogue has no card with the id &quot;%1&quot;</source>
        <translation>目录里没有编号为“%1”的显卡</translation>
    </message>
    <message>
        <source>the catalogue has no card &quot;%1&quot;; the row is left out</source>
        <translation>目录里没有显卡“%1”；此行略过</translation>
    </message>
    <message>
        <source>the catalogue has no card &quot;%1&quot;; the row is left out. Near are %2</source>
        <translation>目录里没有显卡“%1”；此行略过。相近的有：%2</translation>
    </message>
    <message>
        <source>the same stands in line %2; the row is left out</source>
        <translation>与第 %2 行相同；此行略过</translation>
    </message>
    <message>
        <source>the catalogue has a card of this name (%2); yours stands beside it, marked as yours</source>
        <translation>目录里已有同名显卡（%2）；您的显卡与它并列，并标明是您的</translation>
    </message>
    <message>
        <source>it replaces your card &quot;%1&quot;</source>
        <translation>将替换您的显卡“%1”</translation>
    </message>
    <message>
        <source>it replaces a price of yours</source>
        <translation>将替换您的一条价格</translation>
    </message>
    <message>
        <source>it corrects values of the catalogue&apos;s card; the shipped values stay visible</source>
        <translation>将更正目录中这张显卡的数值；原有数值仍然可见</translation>
    </message>
    <message>
        <source>invisible characters were taken out of the text</source>
        <translation>已去掉文字里看不见的字符</translation>
    </message>
    <message>
        <source>the text was cut to %2 characters</source>
        <translation>文字已截短到 %2 个字符</translation>
    </message>
    <message>
        <source>%1 is odd for a card (%2 is usual); is the currency right?</source>
        <translation>%1 对一张显卡来说不寻常（通常为 %2）；货币对吗？</translation>
    </message>
    <message>
        <source>the date %1 lies in the future</source>
        <translation>日期 %1 还没有到</translation>
    </message>
    <message>
        <source>%1 names no day; the first of the month is taken</source>
        <translation>%1 没有写到日；按当月 1 日算</translation>
    </message>
    <message>
        <source>the price is of a whole machine, not of a card; the row is left out</source>
        <translation>这是整机的价格，不是一张显卡的；此行略过</translation>
    </message>
    <message>
        <source>the price is 0; the row is left out</source>
        <translation>价格为 0；此行略过</translation>
    </message>
    <message>
        <source>the prices have no date; they count as of %1</source>
        <translation>价格没有日期；按 %1 算</translation>
    </message>
    <message>
        <source>the prices have no region; it follows from the currency</source>
        <translation>价格没有地区；按货币推定</translation>
    </message>
    <message>
        <source>the sign %1 is read as CNY; name JPY in a column if it is yen</source>
        <translation>符号 %1 按人民币（CNY）读取；如果是日元，请用一列写明 JPY</translation>
    </message>
    <message>
        <source>prices without a currency count as %1</source>
        <translation>没有写货币的价格按 %1 算</translation>
    </message>
    <message>
        <source>rows of machines without a GPU: %1; they are left out</source>
        <translation>没有 GPU 的机器有 %1 行，已略过</translation>
    </message>
    <message>
        <source>rows of a part of a card: %1; they are left out</source>
        <translation>只含部分显卡的有 %1 行，已略过</translation>
    </message>
    <message>
        <source>rows without a price: %1; they are left out</source>
        <translation>没有价格的有 %1 行，已略过</translation>
    </message>
    <message>
        <source>rows that cost more than another of the same card, number and region: %1; they are left out</source>
        <translation>同一显卡、数量和地区里更贵的有 %1 行，已略过</translation>
    </message>
    <message>
        <source>%1 is not a card of the catalogue; its rows (%2) are left out</source>
        <translation>目录里没有显卡 %1；它的行（%2）已略过</translation>
    </message>
    <message>
        <source>this is not a catalogue pack</source>
        <translation>这不是目录包</translation>
    </message>
    <message>
        <source>this is another program&apos;s database, not a catalogue pack</source>
        <translation>这是别的程序的数据库，不是目录包</translation>
    </message>
    <message>
        <source>the pack was made by a newer GPUwise (version %1)</source>
        <translation>目录包由更新版本的显卡智选制作（版本 %1）</translation>
    </message>
    <message>
        <source>the pack says version %1, which there never was</source>
        <translation>目录包写的版本 %1 从未有过</translation>
    </message>
    <message>
        <source>the database is damaged: %2</source>
        <translation>数据库已损坏：%2</translation>
    </message>
    <message>
        <source>the database contains %2 (&quot;%1&quot;), which a pack never has</source>
        <translation>数据库含有目录包里不会有的内容：%2（“%1”）</translation>
    </message>
    <message>
        <source>the table or column &quot;%1&quot; is missing</source>
        <translation>缺少表或列“%1”</translation>
    </message>
    <message>
        <source>reading takes longer than %2 seconds</source>
        <translation>读取超过了 %2 秒</translation>
    </message>
    <message>
        <source>%1 is outside %2; the value is left out</source>
        <translation>%1 超出范围 %2；此值略过</translation>
    </message>
    <message>
        <source>it replaces your model &quot;%1&quot;</source>
        <translation>将替换您的模型“%1”</translation>
    </message>
</context>
<context>
    <name>ImportWords</name>
    <message>
        <source>Check that the file is there and that you may read it.</source>
        <translation>请检查文件是否存在、您是否有权读取。</translation>
    </message>
    <message>
        <source>Choose a CSV file with a header and rows.</source>
        <translation>请选择有表头和数据行的 CSV 文件。</translation>
    </message>
    <message>
        <source>Fetch the file itself with &quot;git lfs pull&quot; or from its download page.</source>
        <translation>请用 git lfs pull 或从下载页面取得文件本身。</translation>
    </message>
    <message>
        <source>Log in where the file is published and download it again.</source>
        <translation>请在发布该文件的网站登录后重新下载。</translation>
    </message>
    <message>
        <source>Save the table as CSV (UTF-8) and import that file.</source>
        <translation>请把表格另存为 CSV（UTF-8）再导入。</translation>
    </message>
    <message>
        <source>Import catalogue packs with &quot;import pack&quot;.</source>
        <translation>目录包请用 import pack 导入。</translation>
    </message>
    <message>
        <source>Save the table as CSV in UTF-8 and import it again.</source>
        <translation>请把表格另存为 UTF-8 编码的 CSV 再导入。</translation>
    </message>
    <message>
        <source>Correct the line in the program that the table is from, and save it as CSV again.</source>
        <translation>请在制表的程序里改正该行，再另存为 CSV。</translation>
    </message>
    <message>
        <source>Name the column that is meant: --map price=Offer, or in the preview.</source>
        <translation>请指明是哪一列：--map price=报价，或在预览里选择。</translation>
    </message>
    <message>
        <source>Correct the cell, or leave the bad rows out.</source>
        <translation>请改正该单元格，或略过有问题的行。</translation>
    </message>
    <message>
        <source>Correct the cell or write its unit behind the number, such as 24 GB or 1.79 TB/s.</source>
        <translation>请改正该单元格，或在数字后写明单位，例如 24 GB 或 1.79 TB/s。</translation>
    </message>
    <message>
        <source>Add a column for the currency, or name it: --currency CNY.</source>
        <translation>请加一列写明货币，或用 --currency CNY 指定。</translation>
    </message>
    <message>
        <source>Choose a pack that &quot;export&quot; of GPUwise made.</source>
        <translation>请选择由显卡智选的 export 制作的目录包。</translation>
    </message>
    <message>
        <source>Update GPUwise, or ask for the pack as CSV.</source>
        <translation>请更新显卡智选，或索取 CSV 格式。</translation>
    </message>
    <message>
        <source>Ask for the pack again: it is damaged or was not made by GPUwise.</source>
        <translation>请重新索取目录包：它已损坏，或不是由显卡智选制作的。</translation>
    </message>
    <message>
        <source>line %1, column &quot;%2&quot;</source>
        <translation>第 %1 行，“%2”列</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>第 %1 行</translation>
    </message>
    <message>
        <source>column &quot;%1&quot;</source>
        <translation>“%1”列</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>file, fault</comment>
        <translation>%1：%2。</translation>
    </message>
    <message>
        <source>%1: %2: %3.</source>
        <comment>file, place, fault</comment>
        <translation>%1：%2：%3。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>fault, advice</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>column, fault</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>taken</source>
        <translation>导入</translation>
    </message>
    <message>
        <source>taken, see note</source>
        <translation>导入，见说明</translation>
    </message>
    <message>
        <source>already there</source>
        <translation>已有</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>略过</translation>
    </message>
    <message>
        <source>bad</source>
        <translation>有误</translation>
    </message>
    <message>
        <source>table</source>
        <translation>表格</translation>
    </message>
    <message>
        <source>price feed of SkyPilot</source>
        <translation>SkyPilot 价格表</translation>
    </message>
    <message>
        <source>price feed of gpuhunt</source>
        <translation>gpuhunt 价格表</translation>
    </message>
    <message>
        <source>catalogue pack</source>
        <translation>目录包</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) to import</source>
        <translation>
            <numerusform>可导入 %n 行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them with a note</source>
        <translation>
            <numerusform>其中 %n 行有说明</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n already there</source>
        <translation>
            <numerusform>已有 %n 行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left out</source>
        <translation>
            <numerusform>略过 %n 行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bad</source>
        <translation>
            <numerusform>有误 %n 行</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <comment>between parts of a count</comment>
        <translation>，</translation>
    </message>
    <message>
        <source>Read it as a catalogue pack.</source>
        <translation>请按目录包读取。</translation>
    </message>
    <message>
        <source>Choose the column that is meant, on the left.</source>
        <translation>请在左侧选择所指的列。</translation>
    </message>
    <message>
        <source>Choose the currency above, or add a column for it.</source>
        <translation>请在上方选择币种，或添加币种列。</translation>
    </message>
    <message>
        <source>own card</source>
        <translation>自己的显卡</translation>
    </message>
    <message>
        <source>favourites</source>
        <translation>收藏</translation>
    </message>
    <message>
        <source>tab</source>
        <translation>制表符</translation>
    </message>
    <message>
        <source>prices</source>
        <comment>of cards, in a file</comment>
        <translation>价格</translation>
    </message>
    <message>
        <source>cards</source>
        <comment>in a file</comment>
        <translation>显卡</translation>
    </message>
    <message>
        <source>separated by %1</source>
        <translation>以 %1 分隔</translation>
    </message>
    <message>
        <source>decimal comma</source>
        <translation>小数逗号</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>file, what it is</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>own model · %1</source>
        <comment>number of parameters: 8B</comment>
        <translation>自己的模型 · %1</translation>
    </message>
    <message>
        <source>AI models</source>
        <comment>in a file</comment>
        <translation>AI 模型</translation>
    </message>
</context>
<context>
    <name>LiveNeed</name>
    <message>
        <source>Fits on one card: %1 of %2.</source>
        <translation>单卡装得下：%1 / %2 款。</translation>
    </message>
    <message>
        <source>%1 GB is tight: %2 GiB over at worst.</source>
        <translation>%1 GB 勉强：上限超 %2 GiB。</translation>
    </message>
    <message>
        <source>%1 GB is %2 GiB short.</source>
        <translation>%1 GB 差 %2 GiB。</translation>
    </message>
    <message>
        <source>No common card holds it alone.</source>
        <translation>没有常见显卡能单卡装下。</translation>
    </message>
</context>
<context>
    <name>Machine</name>
    <message>
        <source>, </source>
        <comment>between names</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>A part of the processor: it computes in the machine&apos;s memory and is not compared with cards.</source>
        <translation>处理器的一部分：它用本机内存计算，不与显卡比较。</translation>
    </message>
    <message>
        <source>The screen of a virtual machine: it computes nothing. A card of the host shows up only when it is passed through.</source>
        <translation>虚拟机的屏幕：不做计算。只有把主机的显卡直通进来，这里才看得到。</translation>
    </message>
    <message>
        <source>The screen of the server&apos;s management controller: it computes nothing.</source>
        <translation>服务器管理芯片的屏幕：不做计算。</translation>
    </message>
    <message>
        <source>It computes nothing.</source>
        <translation>它不做计算。</translation>
    </message>
    <message>
        <source>What is reported does not tell which one it is: %1?</source>
        <translation>凭读到的信息分不出是哪一种：%1？</translation>
    </message>
    <message>
        <source>The id %1 belongs to several products, and what is reported does not tell them apart. Which one is it: %2?</source>
        <translation>有几种产品共用编号 %1，凭读到的信息分不开。请问是哪一种：%2？</translation>
    </message>
    <message>
        <source>The id %1 belongs to %2 and to products that the catalogue does not hold, and what is reported does not tell them apart. Is it this one?</source>
        <translation>编号 %1 属于 %2，也属于目录里没有的产品，凭读到的信息分不开。是它吗？</translation>
    </message>
    <message>
        <source>graphics card</source>
        <translation>显卡</translation>
    </message>
    <message>
        <source>integrated graphics</source>
        <translation>集成显卡</translation>
    </message>
    <message>
        <source>virtual screen</source>
        <translation>虚拟屏幕</translation>
    </message>
    <message>
        <source>management screen</source>
        <translation>管理屏幕</translation>
    </message>
    <message>
        <source>graphics adapter</source>
        <translation>显示适配器</translation>
    </message>
    <message>
        <source>PCI device %1</source>
        <translation>PCI 设备 %1</translation>
    </message>
    <message>
        <source>Adapter of the driver %1</source>
        <translation>驱动程序 %1 的适配器</translation>
    </message>
    <message>
        <source>Adapter without a name</source>
        <translation>没有名称的适配器</translation>
    </message>
    <message>
        <source>No other product has the PCI id %1.</source>
        <translation>PCI 编号 %1 只属于这一种产品。</translation>
    </message>
    <message>
        <source>Told from similar products by: %1.</source>
        <translation>凭这些与相近产品区分：%1。</translation>
    </message>
    <message>
        <source>The PCI id %1 is new to the catalogue; the name is that of %2. Is it this one?</source>
        <translation>目录里还没有 PCI 编号 %1；名称与 %2 相同。是它吗？</translation>
    </message>
    <message>
        <source>Known, but the catalogue does not hold it. Choose a card that comes near, if you want to compare.</source>
        <translation>认得它，但目录里没有。想比较的话，请选一块相近的显卡。</translation>
    </message>
    <message>
        <source>The catalogue does not know it. Choose a card that comes near, if you want to compare.</source>
        <translation>目录不认得它。想比较的话，请选一块相近的显卡。</translation>
    </message>
    <message>
        <source>name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>PCI id</source>
        <translation>PCI 编号</translation>
    </message>
    <message>
        <source>subsystem</source>
        <translation>子系统</translation>
    </message>
    <message>
        <source>revision</source>
        <translation>版本号</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>显存</translation>
    </message>
    <message>
        <source>GPU cores</source>
        <translation>GPU 核心数</translation>
    </message>
    <message>
        <source>driver</source>
        <translation>驱动程序</translation>
    </message>
    <message>
        <source>memory of the machine</source>
        <translation>本机内存</translation>
    </message>
    <message>
        <source>%1 GiB</source>
        <translation>%1 GiB</translation>
    </message>
    <message>
        <source>Fact</source>
        <translation>信息</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Read at</source>
        <translation>读自</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n adapter(s)</source>
        <translation>
            <numerusform>%1：%n 个适配器</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n entry(s) not understood</source>
        <translation>
            <numerusform>%1，%n 条看不懂</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: not there</source>
        <translation>%1：没有</translation>
    </message>
    <message>
        <source>%1: did not answer in time and was stopped</source>
        <translation>%1：没有按时回答，已停止</translation>
    </message>
    <message>
        <source>%1: printed more than a list of cards and was stopped</source>
        <translation>%1：输出过多，不像显卡清单，已停止</translation>
    </message>
    <message>
        <source>%1: ended with error %2</source>
        <translation>%1：出错结束，代码 %2</translation>
    </message>
    <message>
        <source>%1: what it says is not a list of cards</source>
        <translation>%1：输出不是显卡清单</translation>
    </message>
    <message>
        <source>%1: not waited for</source>
        <translation>%1：没有等它回答</translation>
    </message>
    <message>
        <source>Stopped before everything was asked.</source>
        <translation>还没问完就停下了。</translation>
    </message>
    <message>
        <source>No graphics adapter was found on this machine. That is fine: advice, comparison and rent or buy need none.</source>
        <translation>这台电脑上没有找到显示适配器。没关系：建议、对比和租还是买都不需要它。</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) recognised.</source>
        <translation>
            <numerusform>认出 %n 块显卡。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n adapter(s) for you to name.</source>
        <translation>
            <numerusform>有 %n 个适配器请您指明。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No card for AI work was found: %n adapter(s) that only draw the screen.</source>
        <translation>
            <numerusform>没有找到能做 AI 的显卡：只有 %n 个用来显示画面的适配器。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>It looks like %1, but it reports %2 GiB of memory: another version, a changed card, or a share of one. Choose what comes nearest.</source>
        <translation>看上去是 %1，但它报告的显存是 %2 GiB：可能是别的版本、改装卡，或只分到一部分。请选最接近的。</translation>
    </message>
    <message>
        <source>It looks like %1, but the memory of this machine is not that of the entry, which is the largest that is sold. Choose what comes nearest.</source>
        <translation>看上去是 %1，但本机内存与目录条目不同：条目按在售的最大内存。请选最接近的。</translation>
    </message>
</context>
<context>
    <name>Note</name>
    <message>
        <source>Our own sum: %1 W sustained, %2 W of it for the cards; with a quarter to spare, %3 W.</source>
        <translation>我们自己的合计：持续 %1 W，其中显卡 %2 W；留四分之一余量后为 %3 W。</translation>
    </message>
    <message>
        <source>A supply that is not ATX 3.x with a native 16-pin connector gets half as much again as the %1 W sustained: %2 W.</source>
        <translation>不是带原生 16 针接口的 ATX 3.x 电源，要在持续 %1 W 的基础上再加一半：%2 W。</translation>
    </message>
    <message>
        <source>The vendor asks for %1 W in a PC with one such card: a floor, because its CPU is not always stated.</source>
        <translation>厂商要求装一张这种卡的电脑配 %1 W 电源：这只是下限，因为厂商未必说明所用的 CPU。</translation>
    </message>
    <message>
        <source>The vendor&apos;s recommended supply is not in the catalogue: ask for it.</source>
        <translation>资料库里没有厂商建议的电源功率：请向厂商或卖家询问。</translation>
    </message>
    <message>
        <source>%1 W is more than one desktop supply usually gives: guides take a second supply or a 240 V circuit above 1600 W.</source>
        <translation>%1 W 超过了单个台式机电源通常的功率：超过 1600 W 时，攻略建议加第二个电源或改用 240 V 供电。</translation>
    </message>
    <message>
        <source>A card may draw three times its power for 100 microseconds: up to %1 W in all. A supply of this size must survive %2 W that long.</source>
        <translation>显卡可以在 100 微秒内达到三倍功耗：合计最高 %1 W。这一功率的电源必须能承受同样时长的 %2 W。</translation>
    </message>
    <message>
        <source>If all cards peaked in the same 100 microseconds they could draw %1 W; a supply of this size need only survive %2 W that long. Take a larger one or lower the power limits.</source>
        <translation>如果所有显卡在同一个 100 微秒内达到峰值，总功耗可达 %1 W；这一功率的电源只要求在这段时间承受 %2 W。请选更大的电源，或调低功耗上限。</translation>
    </message>
    <message>
        <source>Ask for native 12V-2x6 (12VHPWR) connectors: a supply without them need not survive such peaks, whatever is printed on its box.</source>
        <translation>请确认电源有原生 12V-2x6（12VHPWR）接口：没有这种接口的电源不必承受这样的峰值，不论包装上印了什么。</translation>
    </message>
    <message>
        <source>Its board power is not published, so nothing can be summed up.</source>
        <translation>该卡的功耗没有公布，无法合计。</translation>
    </message>
    <message>
        <source>Connectors needed for the cards: %4.</source>
        <translation>显卡需要的供电接口：%4。</translation>
    </message>
    <message>
        <source>Its power connectors are not published: look at the card you buy.</source>
        <translation>该卡的供电接口没有公布：请看要买的实物。</translation>
    </message>
    <message>
        <source>What a connector of this kind (%4) may carry is not known here.</source>
        <translation>这里没有这种接口（%4）的功率上限资料。</translation>
    </message>
    <message>
        <source>Slot and connectors carry at most %1 W for a card that is rated %2 W: check the connectors of the card you buy.</source>
        <translation>插槽和接口最多提供 %1 W，而该卡标称 %2 W：请核对要买的实物的供电接口。</translation>
    </message>
    <message>
        <source>Rated %1 W, close to the %2 W that one 16-pin connector, and one card from all sources, may draw: do not raise its power limit.</source>
        <translation>标称 %1 W，接近单个 16 针接口以及单卡总供电的上限 %2 W：不要调高功耗上限。</translation>
    </message>
    <message>
        <source>%4: %1 W from the wall passes 80 % of the circuit, %2 W, the limit for hours of load; whatever else is on the same breaker comes on top.</source>
        <translation>%4：插座处 %1 W 超过了这一路供电的 80%（%2 W），不宜长时间满载；同一空气开关下的其他电器还要另算。</translation>
    </message>
    <message>
        <source>%4: %1 W from the wall is more than the circuit&apos;s %2 W.</source>
        <translation>%4：插座处 %1 W 超过了这一路供电的上限 %2 W。</translation>
    </message>
    <message>
        <source>The 80 % rule is that of the US code; guides to 220 V sockets advise the same reserve.</source>
        <translation>80% 规则出自美国电气规范；220 V 插座的使用指南也建议留同样的余量。</translation>
    </message>
    <message>
        <source>The card is %1 mm long; the case takes %2 mm.</source>
        <translation>该卡长 %1 毫米；机箱只能装下 %2 毫米。</translation>
    </message>
    <message>
        <source>Its length is not published: measure the card or ask the seller.</source>
        <translation>该卡的长度没有公布：请测量实物或询问卖家。</translation>
    </message>
    <message>
        <source>Measure your case: the card is %1 mm long.</source>
        <translation>请测量机箱：该卡长 %1 毫米。</translation>
    </message>
    <message>
        <source>The cards take %1 slots; the case has %2.</source>
        <translation>这些显卡占 %1 个槽位；机箱只有 %2 个。</translation>
    </message>
    <message>
        <source>How many slots it takes is not published.</source>
        <translation>该卡占几个槽位没有公布。</translation>
    </message>
    <message>
        <source>Size and connectors are those of the reference card; partner cards are often longer and three to four slots thick.</source>
        <translation>尺寸和接口以公版为准；非公版往往更长，厚度达三到四槽。</translation>
    </message>
    <message>
        <source>Server cards have no fan of their own: without a server&apos;s air flow they overheat, and fans that replace it are loud.</source>
        <translation>服务器卡自身没有风扇：没有服务器的风道就会过热，而加装的风扇噪音很大。</translation>
    </message>
    <message>
        <source>A module for a server board (%4): the server brings its supplies, and needs a place with the power and air flow that its maker asks for.</source>
        <translation>这是装在服务器主板上的模组（%4）：电源由服务器自带，机房要满足其厂商对供电和风量的要求。</translation>
    </message>
    <message>
        <source>Part of a complete computer, which brings its own supply.</source>
        <translation>属于整机的一部分，电源随整机提供。</translation>
    </message>
    <message>
        <source>Electricity for %1 hours a month at %2 of full power, %3 a kWh; hours of idling come on top.</source>
        <translation>电费按每月 %1 小时、满载功耗的 %2、每度 %3 计算；空闲开机的时间另算。</translation>
    </message>
    <message>
        <source>The tariff is the US average for homes; yours may differ.</source>
        <translation>电价取美国居民平均值；您的可能不同。</translation>
    </message>
    <message>
        <source>The tariff is the EU average for homes; yours may differ.</source>
        <translation>电价取欧盟居民平均值；您的可能不同。</translation>
    </message>
    <message>
        <source>The tariff is the second tier for homes in Zhejiang; provinces and tiers differ, so enter your own.</source>
        <translation>电价取浙江居民第二档；各省各档不同，请填写您自己的电价。</translation>
    </message>
    <message>
        <source>The tariff is your own.</source>
        <translation>电价由您填写。</translation>
    </message>
    <message>
        <source>No price of the last 365 days is known for buying %4: enter one.</source>
        <translation>没有 %4 最近 365 天内的购买价格：请自行填写。</translation>
    </message>
    <message>
        <source>No rent of the last 365 days is known for %4: enter one.</source>
        <translation>没有 %4 最近 365 天内的租金：请自行填写。</translation>
    </message>
    <message>
        <source>Its board power is not published: electricity is left out.</source>
        <translation>该卡的功耗没有公布：未计电费。</translation>
    </message>
    <message>
        <source>A card costs %1, range %2 to %3; newest offer of %4.</source>
        <translation>单卡 %1，范围 %2 至 %3；最新报价日期 %4。</translation>
    </message>
    <message>
        <source>A card rents for %1 an hour, range %2 to %3; newest offer of %4.</source>
        <translation>单卡每小时租金 %1，范围 %2 至 %3；最新报价日期 %4。</translation>
    </message>
    <message>
        <source>A card costs %1; the only current offer known, of %4.</source>
        <translation>单卡 %1；目前只有一条有效报价，日期 %4。</translation>
    </message>
    <message>
        <source>A card rents for %1 an hour; the only current offer known, of %4.</source>
        <translation>单卡每小时租金 %1；目前只有一条有效报价，日期 %4。</translation>
    </message>
    <message>
        <source>The price is that of a used card: no current one is known for a new card.</source>
        <translation>价格取二手卡：没有全新卡的近期价格。</translation>
    </message>
    <message>
        <source>The price is the vendor&apos;s list price; what shops ask may differ widely.</source>
        <translation>价格取厂商指导价；实际售价可能相差很大。</translation>
    </message>
    <message>
        <source>The price of %4 is older than %1 days: look up today&apos;s before you decide.</source>
        <translation>%4 的价格已超过 %1 天：决定之前请查询当前价格。</translation>
    </message>
    <message>
        <source>The rent of %4 is older than %1 days: look up today&apos;s before you decide.</source>
        <translation>%4 的租金已超过 %1 天：决定之前请查询当前租金。</translation>
    </message>
    <message>
        <source>The price of %4 is converted from another currency, before tax and freight.</source>
        <translation>%4 的价格由其他货币换算，未含税费和运费。</translation>
    </message>
    <message>
        <source>The rent of %4 is converted from another currency.</source>
        <translation>%4 的租金由其他货币换算。</translation>
    </message>
    <message>
        <source>The rent of %4 is from another region: ask whether you may and can rent there.</source>
        <translation>%4 的租金来自其他地区：请确认您能否、可否在那里租用。</translation>
    </message>
    <message>
        <source>The card is a module for a server board; the server is not in the price. Enter it as the host: without it, buying looks better than it is.</source>
        <translation>该卡是装在服务器主板上的模组，价格不含服务器。请把服务器填为主机价格：不填的话，购买会显得比实际划算。</translation>
    </message>
    <message>
        <source>The PC around the cards is not counted: it is taken to be there.</source>
        <translation>未计显卡之外的电脑：视为已有。</translation>
    </message>
    <message>
        <source>The rest of the PC is taken as %1 and %2 W.</source>
        <translation>电脑其余部分按 %1 和 %2 W 计算。</translation>
    </message>
    <message>
        <source>Resale is an assumption: %1 of the price, %2 to %3. Measured resale went from a loss of half in a year to none, so change it.</source>
        <translation>残值是假设：价格的 %1，范围 %2 至 %3。实测的残值从一年跌去一半到毫无损失都有，请自行修改。</translation>
    </message>
    <message>
        <source>Computing is taken to draw %1 of full power, from a supply of %2 efficiency (80 PLUS Gold at half load, 115 V).</source>
        <translation>计算时功耗按满载的 %1、电源效率按 %2 计算（80 PLUS 金牌，半载，115 V）。</translation>
    </message>
    <message>
        <source>Idling is taken to draw %1 of full power; the source itself calls this a placeholder.</source>
        <translation>空闲功耗按满载的 %1 计算；来源自己也称这只是占位值。</translation>
    </message>
    <message>
        <source>In a data centre of your own every kWh counts %1 times (PUE).</source>
        <translation>在自有机房，每度电按 %1 倍计算（PUE）。</translation>
    </message>
    <message>
        <source>For this workload the rented cards are %1 times as fast, so the same work takes that much fewer hours.</source>
        <translation>对这项任务，租用的显卡速度是自有的 %1 倍，同样的工作用时相应减少。</translation>
    </message>
    <message>
        <source>Both are equally fast for this workload within the error of the estimate.</source>
        <translation>对这项任务，两者的速度差在估算误差之内。</translation>
    </message>
    <message>
        <source>The two cards are compared hour by hour as if they were equally fast: name a model to compare them by the job.</source>
        <translation>两款卡按小时比较，视为速度相同：指定模型即可按任务比较。</translation>
    </message>
    <message>
        <source>Ask the provider what the price includes: CPU, memory, storage, traffic, tax.</source>
        <translation>请向服务商询问价格包含什么：CPU、内存、存储、流量、税费。</translation>
    </message>
    <message>
        <source>Ask for the minimum term, and what stopping early costs.</source>
        <translation>请询问最短租期，以及提前退租的费用。</translation>
    </message>
    <message>
        <source>Ask how the rented cards are connected: NVLink or PCIe, one node or several.</source>
        <translation>请询问租用的显卡如何互联：NVLink 还是 PCIe，单节点还是多节点。</translation>
    </message>
    <message>
        <source>%4 cannot hold this workload, so speeds are not compared.</source>
        <translation>%4 装不下这项任务，因此不比较速度。</translation>
    </message>
    <message>
        <source>The speed of one of the cards is not known for this workload: they are compared hour by hour.</source>
        <translation>其中一款卡在这项任务上的速度未知：按小时比较。</translation>
    </message>
    <message>
        <source>No tensor cores: matrix work runs on the ordinary ones, many times slower than the memory suggests.</source>
        <translation>没有张量核心：矩阵运算只能用普通核心，速度比显存容量给人的印象慢得多。</translation>
    </message>
    <message>
        <source>No BF16 (nor FP8) in hardware: training recipes of today are written for it.</source>
        <translation>硬件不支持 BF16（也不支持 FP8）：如今的训练方案都按 BF16 编写。</translation>
    </message>
    <message>
        <source>No FP8 in hardware: models published in FP8 gain no speed from it.</source>
        <translation>硬件不支持 FP8：以 FP8 发布的模型在这款卡上不会更快。</translation>
    </message>
    <message>
        <source>No NVLink or vendor link: several of these talk over PCIe, which costs speed in training and tensor parallelism.</source>
        <translation>没有 NVLink 或厂商互联：多卡通过 PCIe 通信，训练和张量并行会损失速度。</translation>
    </message>
    <message>
        <source>A regional variant: %1 less memory than the %4.</source>
        <translation>地区特供版：显存比 %4 少 %1。</translation>
    </message>
    <message>
        <source>A regional variant: %1 less memory bandwidth than the %4.</source>
        <translation>地区特供版：显存带宽比 %4 少 %1。</translation>
    </message>
    <message>
        <source>A regional variant: %1 less FP16 compute than the %4.</source>
        <translation>地区特供版：FP16 算力比 %4 少 %1。</translation>
    </message>
    <message>
        <source>A regional variant: %1 fewer cores than the %4.</source>
        <translation>地区特供版：核心比 %4 少 %1。</translation>
    </message>
    <message>
        <source>A regional variant: its link between cards is %1 slower than the %4&apos;s.</source>
        <translation>地区特供版：卡间互联比 %4 慢 %1。</translation>
    </message>
    <message>
        <source>A regional variant of the %4: what is cut is not among the known figures. To confirm before you pay the same price.</source>
        <translation>%4 的地区特供版：已知参数中看不出削减了什么。同价购买之前请先确认。</translation>
    </message>
    <message>
        <source>Memory bandwidth of %1 GB/s, far below its siblings with as much memory (%2 GB/s): it holds as much, and writes much slower.</source>
        <translation>显存带宽 %1 GB/s，远低于同显存的同代显卡（%2 GB/s）：装得一样多，生成却慢得多。</translation>
    </message>
    <message>
        <source>A laptop chip: slower than the desktop card of the same number, and its power limit differs by machine.</source>
        <translation>笔记本芯片：比同编号的台式卡慢，功耗上限因机型而异。</translation>
    </message>
    <message>
        <source>A modified card: no warranty of the vendor, and memory soldered by somebody.</source>
        <translation>改装卡：没有原厂质保，显存由他人焊接。</translation>
    </message>
    <message>
        <source>Not for a data centre: the GeForce driver&apos;s licence excludes it, and there is no server cooling or warranty.</source>
        <translation>不适合机房：GeForce 驱动许可不允许用于数据中心，也没有服务器散热和质保。</translation>
    </message>
    <message>
        <source>Sold while Ethereum was mined on such cards (until September 2022). Of a used one ask: a load test of memory and fans, its repairs, a right of return.</source>
        <translation>在以太坊显卡挖矿时期（至 2022 年 9 月）出售。买二手要问：显存与风扇的满载测试、维修记录、能否退货。</translation>
    </message>
    <message>
        <source>Announced and not on sale before %4: figures may still change.</source>
        <translation>已发布，但 %4 之前不上市：参数仍可能变化。</translation>
    </message>
    <message>
        <source>Does not run on it: %4.</source>
        <translation>不能在这款卡上运行：%4。</translation>
    </message>
    <message>
        <source>Not on Windows with this card: %4.</source>
        <translation>这款卡在 Windows 上不能用：%4。</translation>
    </message>
    <message>
        <source>To rent, it is offered only in machines of %1 cards or more.</source>
        <translation>租用只有 %1 卡或更多的整机。</translation>
    </message>
    <message>
        <source>All current offers known are from other regions: ask whether it may be sold in yours (export rules, warranty, tax), and what a provider abroad means for you.</source>
        <translation>已知的近期报价都来自其他地区：请确认当地能否销售（出口管制、质保、税费），以及使用境外服务商对您意味着什么。</translation>
    </message>
    <message>
        <source>Little memory for its computing power: half of the cards as fast as it have %2 GB or more, and it has %1. Models stop fitting long before it is slow.</source>
        <translation>相对算力而言显存偏小：算力相近的卡有一半达到 %2 GB 或更多，而它只有 %1 GB。远没到算力不够用，模型就已经放不下了。</translation>
    </message>
    <message>
        <source>Named by its vendor in 2023 among the cards that may not be exported to mainland China without a US licence; the rules have changed since. Ask what it is, where it came from, and who honours its warranty.</source>
        <translation>厂商 2023 年公告：此卡出口到中国大陆须有美国许可；此后规则又有变化。请问清是什么版本、从哪里来、由谁保修。</translation>
    </message>
</context>
<context>
    <name>NoteSources</name>
    <message>
        <source>Source: %1</source>
        <translation>来源：%1</translation>
    </message>
</context>
<context>
    <name>Offer</name>
    <message>
        <source>list price</source>
        <translation>官方指导价</translation>
    </message>
    <message>
        <source>new</source>
        <translation>全新</translation>
    </message>
    <message>
        <source>used</source>
        <translation>二手</translation>
    </message>
    <message>
        <source>on demand</source>
        <translation>按需</translation>
    </message>
    <message>
        <source>spot</source>
        <translation>竞价</translation>
    </message>
    <message>
        <source>reserved</source>
        <translation>包期</translation>
    </message>
    <message>
        <source>community</source>
        <translation>社区</translation>
    </message>
    <message>
        <source>by the hour</source>
        <translation>按小时</translation>
    </message>
    <message>
        <source>owned</source>
        <translation>自有</translation>
    </message>
</context>
<context>
    <name>OwnForm</name>
    <message>
        <source>A price of yours: %1</source>
        <translation>自己的价格：%1</translation>
    </message>
    <message>
        <source>Correct a value: %1</source>
        <translation>更正数值：%1</translation>
    </message>
    <message>
        <source>A card of your own, made from %1</source>
        <translation>自己的显卡，以 %1 为基础</translation>
    </message>
    <message>
        <source>Change your card %1</source>
        <translation>修改自己的显卡 %1</translation>
    </message>
    <message>
        <source>Your price counts instead of published ones of the same kind and region, until it is older than a year.</source>
        <translation>在一年之内，您的价格会代替同类、同地区的公开价格参与计算。</translation>
    </message>
    <message>
        <source>Your value is computed with; the shipped one stays visible beside it.</source>
        <translation>计算时采用您的数值；原有数值仍显示在旁边。</translation>
    </message>
    <message>
        <source>What you leave as it is stays that of the card it is made from, with its sources.</source>
        <translation>没有改动的数值沿用原显卡，连同其来源。</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>成色</translation>
    </message>
    <message>
        <source>%1, per hour</source>
        <comment>kind of rent</comment>
        <translation>%1，每小时</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>价格</translation>
    </message>
    <message>
        <source>such as 1,500</source>
        <translation>例如 1,500</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>货币</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>地区</translation>
    </message>
    <message>
        <source>mainland China</source>
        <translation>中国大陆</translation>
    </message>
    <message>
        <source>United States</source>
        <translation>美国</translation>
    </message>
    <message>
        <source>European Union</source>
        <translation>欧盟</translation>
    </message>
    <message>
        <source>elsewhere, or everywhere</source>
        <translation>其他地区，或不限地区</translation>
    </message>
    <message>
        <source>Shop or provider</source>
        <translation>商家或出租方</translation>
    </message>
    <message>
        <source>Property</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>%1 (mine)</source>
        <comment>name of a card that is made from another</comment>
        <translation>%1（自己的）</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Kind of card</source>
        <translation>显卡种类</translation>
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
        <source>where you read it: a shop, an address</source>
        <translation>从哪里查到的：商家、网址</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>This is the value that is there already.</source>
        <translation>这就是现有的数值。</translation>
    </message>
    <message>
        <source>Remove the price of %1: %2</source>
        <comment>date, amount</comment>
        <translation>删除 %1 的价格：%2</translation>
    </message>
    <message>
        <source>Remove the correction: %1 %2</source>
        <comment>property, value</comment>
        <translation>删除更正：%1 %2</translation>
    </message>
    <message>
        <source>Remove this card of yours</source>
        <translation>删除这款自己的显卡</translation>
    </message>
</context>
<context>
    <name>Palette</name>
    <message>
        <source>page</source>
        <translation>页面</translation>
    </message>
    <message>
        <source>command</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>card</source>
        <translation>显卡</translation>
    </message>
    <message>
        <source>model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>%1 GB</source>
        <translation>%1 GB</translation>
    </message>
    <message>
        <source>%1B</source>
        <comment>billions of parameters</comment>
        <translation>%1B</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>detail, kind of entry</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>entry and what it is</comment>
        <translation>%1，%2</translation>
    </message>
</context>
<context>
    <name>Pick</name>
    <message>
        <source>%1 GB %2</source>
        <comment>size, kind of memory</comment>
        <translation>%1 GB %2</translation>
    </message>
    <message>
        <source>%1 GB %2 in %3 cards</source>
        <translation>%3 张卡共 %1 GB %2</translation>
    </message>
    <message>
        <source>%1 GB/s</source>
        <translation>%1 GB/s</translation>
    </message>
    <message>
        <source>%1 GB/s each</source>
        <translation>每张 %1 GB/s</translation>
    </message>
    <message>
        <source>Writing speed, one user</source>
        <translation>单用户生成速度</translation>
    </message>
    <message numerus="yes">
        <source>Writing speed for each of %n user(s)</source>
        <translation>
            <numerusform>%n 人同时使用时每人的生成速度</numerusform>
        </translation>
    </message>
    <message>
        <source>Training speed</source>
        <translation>训练速度</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message numerus="yes">
        <source>%1; %n measured card(s) behind it</source>
        <translation>
            <numerusform>%1；依据 %n 款实测显卡</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; few measurements</source>
        <translation>%1；实测很少</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>condition, date</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <comment>count, price of one</comment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>with %1 for the rest of the PC</source>
        <translation>含整机其余部分 %1</translation>
    </message>
    <message>
        <source>per month</source>
        <translation>每月</translation>
    </message>
    <message>
        <source>%1/h × %2 h</source>
        <comment>rent per hour, hours</comment>
        <translation>%1/小时 × %2 小时</translation>
    </message>
    <message>
        <source>%1–%2 seen</source>
        <translation>报价 %1–%2</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>费用</translation>
    </message>
    <message>
        <source>No dated price is known.</source>
        <translation>没有带日期的价格。</translation>
    </message>
    <message>
        <source>Best value</source>
        <translation>性价比最高</translation>
    </message>
    <message>
        <source>Fastest within budget</source>
        <translation>预算内最快</translation>
    </message>
    <message>
        <source>Cheapest that fits</source>
        <translation>最便宜可用</translation>
    </message>
    <message>
        <source>Rent instead</source>
        <translation>改为租用</translation>
    </message>
    <message>
        <source>electricity of the card alone %1 a month</source>
        <translation>电费每月 %1（仅显卡）</translation>
    </message>
    <message>
        <source>electricity of the cards alone %1 a month</source>
        <translation>电费每月 %1（仅显卡）</translation>
    </message>
    <message>
        <source>for the rest of the PC; the card is yours</source>
        <translation>用于主机其余部分；显卡是您自己的</translation>
    </message>
    <message>
        <source>Fastest</source>
        <translation>最快</translation>
    </message>
</context>
<context>
    <name>Power</name>
    <message>
        <source>ATX 3.x with a native 16-pin connector</source>
        <translation>带原生 16 针接口的 ATX 3.x</translation>
    </message>
    <message>
        <source>older than ATX 3.x</source>
        <translation>ATX 3.x 以前的标准</translation>
    </message>
    <message>
        <source>fits</source>
        <translation>够用</translation>
    </message>
    <message>
        <source>over 80 %: not for hours</source>
        <translation>超过 80%：不宜长时间使用</translation>
    </message>
    <message>
        <source>too much</source>
        <translation>超出上限</translation>
    </message>
    <message>
        <source>It needs a server; its maker answers for power and cooling.</source>
        <translation>需要整台服务器；供电和散热由服务器厂商负责。</translation>
    </message>
    <message>
        <source>A complete computer: its own supply is enough.</source>
        <translation>这是整机：自带电源即可。</translation>
    </message>
    <message>
        <source>Its board power is not published: no supply can be recommended.</source>
        <translation>该卡的功耗没有公布：无法建议电源。</translation>
    </message>
    <message>
        <source>Take a supply of %1 W or more; the PC draws about %2 W under full load.</source>
        <translation>请选 %1 W 或更大的电源；整机满载约 %2 W。</translation>
    </message>
</context>
<context>
    <name>PowerDetails</name>
    <message>
        <source>; </source>
        <comment>between titles of sources</comment>
        <translation>；</translation>
    </message>
    <message>
        <source>From: %1.</source>
        <translation>依据：%1。</translation>
    </message>
    <message>
        <source>Mind: %1</source>
        <translation>注意：%1</translation>
    </message>
    <message>
        <source>Ask: %1</source>
        <translation>要问：%1</translation>
    </message>
    <message>
        <source>Power and place</source>
        <translation>供电与安放</translation>
    </message>
    <message>
        <source>%1 W</source>
        <translation>%1 W</translation>
    </message>
    <message>
        <source>Board power of the cards</source>
        <translation>显卡功耗</translation>
    </message>
    <message>
        <source>%1 × %2 W</source>
        <comment>count, power of one</comment>
        <translation>%1 × %2 W</translation>
    </message>
    <message>
        <source>Whole PC under full load</source>
        <translation>整机满载功耗</translation>
    </message>
    <message>
        <source>cards, %1 W for the CPU and %2 W for the rest</source>
        <translation>显卡，加 CPU %1 W 和其余部件 %2 W</translation>
    </message>
    <message>
        <source>Peak, 100 microseconds</source>
        <translation>峰值（100 微秒）</translation>
    </message>
    <message>
        <source>Recommended supply</source>
        <translation>建议电源</translation>
    </message>
    <message>
        <source>Power connectors</source>
        <translation>供电接口</translation>
    </message>
    <message>
        <source>none: the slot is enough</source>
        <translation>无：插槽供电即可</translation>
    </message>
    <message>
        <source>From the wall</source>
        <translation>墙上取电</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>circuit, verdict</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Heat in the room</source>
        <translation>室内发热</translation>
    </message>
    <message>
        <source>%1 BTU an hour</source>
        <translation>每小时 %1 BTU</translation>
    </message>
    <message>
        <source>Slots</source>
        <translation>槽位</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>长度</translation>
    </message>
    <message>
        <source>%1 mm</source>
        <translation>%1 mm</translation>
    </message>
    <message>
        <source>%1 kWh, %2</source>
        <comment>energy, money</comment>
        <translation>%1 kWh，%2</translation>
    </message>
    <message>
        <source>Pitfalls of this card</source>
        <translation>这张卡的坑</translation>
    </message>
    <message>
        <source>Electricity per month, whole PC</source>
        <translation>每月电费，整机</translation>
    </message>
</context>
<context>
    <name>Precision</name>
    <message>
        <source>Automatic</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>usual</source>
        <translation>常用</translation>
    </message>
    <message>
        <source>vLLM</source>
        <translation>vLLM</translation>
    </message>
    <message>
        <source>native</source>
        <translation>原始</translation>
    </message>
    <message>
        <source>Ada+</source>
        <translation>Ada+</translation>
    </message>
</context>
<context>
    <name>Price</name>
    <message>
        <source>converted</source>
        <translation>换算价</translation>
    </message>
    <message>
        <source>another region</source>
        <translation>其他地区</translation>
    </message>
    <message>
        <source>stale</source>
        <translation>过期</translation>
    </message>
    <message>
        <source>over a year old</source>
        <translation>超过一年</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 prices are converted from another currency, before tax and freight.</source>
        <translation>
            <numerusform>%1 个价格中有 %n 个由其他货币换算，未含税费和运费。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 prices are from another region: none is known in yours.</source>
        <translation>
            <numerusform>%1 个价格中有 %n 个来自其他地区：没有您所在地区的价格。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 prices are older than 180 days: look up the current ones before you decide.</source>
        <translation>
            <numerusform>%1 个价格中有 %n 个已超过 180 天：决定之前请查询当前价格。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 prices are older than a year: they are shown and decide nothing.</source>
        <translation>
            <numerusform>%1 个价格中有 %n 个已超过一年：仅供参考，不参与结论。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2, before tax)</source>
        <comment>converted rent, original</comment>
        <translation>%1（%2，未含税）</translation>
    </message>
    <message>
        <source>%1 (%2, before VAT and freight)</source>
        <comment>converted price, original</comment>
        <translation>%1（%2，未含增值税和运费）</translation>
    </message>
    <message>
        <source>Which form is it: SXM, PCIe or NVL?</source>
        <translation>是哪种形态：SXM、PCIe 还是 NVL？</translation>
    </message>
    <message>
        <source>Is the whole card yours alone, or virtual, or shared?</source>
        <translation>整卡独享，还是虚拟切分，或与他人共用？</translation>
    </message>
    <message>
        <source>Is it one card, or a whole node?</source>
        <translation>是单卡，还是整个节点？</translation>
    </message>
    <message>
        <source>How are the cards connected: NVLink or PCIe, and what between nodes?</source>
        <translation>卡与卡如何互联：NVLink 还是 PCIe？节点之间呢？</translation>
    </message>
    <message>
        <source>What does the price include: CPU, memory, storage, traffic, tax?</source>
        <translation>价格包含什么：CPU、内存、存储、流量、税费？</translation>
    </message>
    <message>
        <source>What is the minimum term, and what does stopping early cost?</source>
        <translation>最短租期是多久？提前退租要付多少？</translation>
    </message>
    <message>
        <source>yours alone</source>
        <translation>独享</translation>
    </message>
    <message>
        <source>a virtual part of a card</source>
        <translation>显卡的一个虚拟切分</translation>
    </message>
    <message>
        <source>shared with others</source>
        <translation>与他人共享</translation>
    </message>
    <message numerus="yes">
        <source>median of %n offers of %1</source>
        <translation>
            <numerusform>%1 的 %n 个报价的中位数</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>median of %n offers, %1 to %2</source>
        <translation>
            <numerusform>%n 个报价的中位数，%1 至 %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PriceHistory</name>
    <message>
        <source>%1, not stated for what</source>
        <comment>condition</comment>
        <translation>%1，未说明所含内容</translation>
    </message>
    <message>
        <source>%1, whole machine</source>
        <comment>condition</comment>
        <translation>%1，整机</translation>
    </message>
    <message>
        <source>%1, %2 together</source>
        <comment>condition, number of cards</comment>
        <translation>%1，%2 张一起</translation>
    </message>
    <message>
        <source>%1 per hour</source>
        <comment>price</comment>
        <translation>每小时 %1</translation>
    </message>
    <message>
        <source>%1, %2, %3, region %4</source>
        <comment>date, price, condition, region</comment>
        <translation>%1，%2，%3，地区 %4</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>offer, provider or source</comment>
        <translation>%1；%2</translation>
    </message>
    <message>
        <source>Price history</source>
        <translation>价格走势</translation>
    </message>
    <message>
        <source>%1 per card and hour</source>
        <comment>currency</comment>
        <translation>每卡每小时，%1</translation>
    </message>
    <message>
        <source>%1 per card</source>
        <comment>currency</comment>
        <translation>每卡，%1</translation>
    </message>
    <message>
        <source>Disc: on demand. Ring: spot, reserved or community.</source>
        <translation>圆点：按需。圆环：竞价、预留或社区。</translation>
    </message>
    <message>
        <source>Diamond: list price. Disc: new. Ring: used.</source>
        <translation>菱形：官方指导价。圆点：全新。圆环：二手。</translation>
    </message>
    <message numerus="yes">
        <source>%n offer(s) for whole machines stand in the table only.</source>
        <translation>
            <numerusform>另有 %n 条整机报价，只列在表格里。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody priced the card alone.</source>
        <translation>没有单卡报价。</translation>
    </message>
    <message>
        <source>list price</source>
        <translation>官方指导价</translation>
    </message>
    <message numerus="yes">
        <source>%n dated price(s).</source>
        <translation>
            <numerusform>共 %n 条有日期的价格。</numerusform>
        </translation>
    </message>
    <message>
        <source>From %1 to %2; newest %3, %4, %5.</source>
        <comment>least, most, newest price, date, condition</comment>
        <translation>从 %1 到 %2；最新为 %3（%4，%5）。</translation>
    </message>
    <message>
        <source>Price history: %1</source>
        <translation>价格走势：%1</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
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
        <source>Region</source>
        <translation>地区</translation>
    </message>
    <message>
        <source>Provider</source>
        <translation>服务商</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>To rent, %1</source>
        <comment>currency</comment>
        <translation>租用，%1</translation>
    </message>
    <message>
        <source>To buy, %1</source>
        <comment>currency</comment>
        <translation>购买，%1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>provider, that the price is the user&apos;s</comment>
        <translation>%1（%2）</translation>
    </message>
</context>
<context>
    <name>PriceSpeed</name>
    <message>
        <source>Price and speed</source>
        <translation>价格与速度</translation>
    </message>
    <message>
        <source>Rent an hour, %1</source>
        <comment>currency</comment>
        <translation>每小时租金，%1</translation>
    </message>
    <message>
        <source>Price, %1</source>
        <comment>currency</comment>
        <translation>价格，%1</translation>
    </message>
    <message>
        <source>Writing speed for one user, %1</source>
        <comment>unit</comment>
        <translation>单用户生成速度，%1</translation>
    </message>
    <message>
        <source>Speed, %1</source>
        <comment>unit</comment>
        <translation>速度，%1</translation>
    </message>
    <message>
        <source>budget</source>
        <translation>预算</translation>
    </message>
    <message>
        <source>%1 %2 (%3)</source>
        <comment>speed, unit, band</comment>
        <translation>%1 %2（%3）</translation>
    </message>
    <message>
        <source>over the budget</source>
        <translation>超出预算</translation>
    </message>
    <message>
        <source>price over a year old</source>
        <translation>价格已超过一年</translation>
    </message>
    <message>
        <source>not recommended, see its details</source>
        <translation>不推荐，原因见详情</translation>
    </message>
    <message>
        <source>on the front</source>
        <translation>位于前沿</translation>
    </message>
    <message>
        <source>Hollow: over the budget, a price of over a year ago, dropped software, too tight or too slow.</source>
        <translation>空心：超出预算、价格已超过一年、软件已停止支持、显存勉强或速度太慢。</translation>
    </message>
    <message numerus="yes">
        <source>Not drawn: %n that do(es) not hold the workload.</source>
        <translation>
            <numerusform>未画出：%n 个装不下。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not drawn: %n to buy.</source>
        <translation>
            <numerusform>未画出：%n 个购买方案。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not drawn: %n by the hour.</source>
        <translation>
            <numerusform>未画出：%n 个按小时租用的方案。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not drawn: %n without a price.</source>
        <translation>
            <numerusform>未画出：%n 个没有价格。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not drawn: %n whose speed is not known.</source>
        <translation>
            <numerusform>未画出：%n 个速度未知。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing can be drawn: no option has both a price and a speed.</source>
        <translation>没有可画的内容：没有一个方案同时有价格和速度。</translation>
    </message>
    <message>
        <source>%1 (%2, %3)</source>
        <comment>card, price, speed</comment>
        <translation>%1（%2，%3）</translation>
    </message>
    <message numerus="yes">
        <source>%n option(s) by price and speed.</source>
        <translation>
            <numerusform>%n 个方案，按价格和速度排列。</numerusform>
        </translation>
    </message>
    <message>
        <source>; </source>
        <comment>between options</comment>
        <translation>；</translation>
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
        <source>Band</source>
        <translation>区间</translation>
    </message>
    <message>
        <source>Standing</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <comment>card, new or used, price</comment>
        <translation>%1，%2：%3</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between parts of a sentence</comment>
        <translation>，</translation>
    </message>
    <message>
        <source>Diamonds: each is more than 15 % faster than the diamonds that cost less. Lines: the band of the speed.</source>
        <translation>菱形：每个都比更便宜的菱形快 15% 以上。竖线：速度的区间。</translation>
    </message>
    <message numerus="yes">
        <source>Not drawn: %n card(s) that the limits leave out; “Why not” says why.</source>
        <translation>
            <numerusform>未画出：%n 款因限制条件落选的卡，“为什么不选”会说明原因。</numerusform>
        </translation>
    </message>
    <message>
        <source>The front from cheap to dear, each clearly faster than what costs less in it: %1.</source>
        <translation>前沿从便宜到贵，每个都比其中更便宜的明显更快：%1。</translation>
    </message>
</context>
<context>
    <name>Problem</name>
    <message>
        <source>The layers or widths of the model are not known.</source>
        <translation>模型的层数或宽度未知。</translation>
    </message>
    <message>
        <source>Tensor parallelism needs a number of cards that divides the attention heads.</source>
        <translation>张量并行要求显卡数能整除注意力头数。</translation>
    </message>
    <message>
        <source>ZeRO-3 and FSDP do not split a 4-bit base: each card holds it whole.</source>
        <translation>ZeRO-3 和 FSDP 不切分 4 位底座：每张卡都要放下完整模型。</translation>
    </message>
    <message>
        <source>Weights of this precision cannot be trained in full.</source>
        <translation>这种精度的权重不能做全量训练。</translation>
    </message>
    <message>
        <source>This model is not made for the task.</source>
        <translation>这个模型不适用于该任务。</translation>
    </message>
    <message>
        <source>What software can use of the card is not known.</source>
        <translation>该卡可供软件使用的显存不详。</translation>
    </message>
</context>
<context>
    <name>ProviderTable</name>
    <message>
        <source>never</source>
        <translation>永不</translation>
    </message>
    <message>
        <source>month %1</source>
        <translation>第 %1 个月</translation>
    </message>
    <message>
        <source>Renting %1: offers</source>
        <translation>租用 %1：报价</translation>
    </message>
    <message>
        <source>Provider</source>
        <translation>服务商</translation>
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
        <source>Mark</source>
        <translation>标记</translation>
    </message>
    <message>
        <source>No offer to rent this card is known.</source>
        <translation>没有这款显卡的租用报价。</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 offers are from other regions: ask whether you may and can rent there.</source>
        <translation>
            <numerusform>%1 个报价中有 %n 个来自其他地区：请先问清能否在那里租用。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 offers are converted from another currency.</source>
        <translation>
            <numerusform>%1 个报价中有 %n 个由其他货币换算。</numerusform>
        </translation>
    </message>
    <message>
        <source>Weakly sourced: it speaks for the rent only where nothing better does.</source>
        <translation>来源较弱：没有更好的报价时才作为依据。</translation>
    </message>
    <message>
        <source>None of them is recent enough to speak for the rent.</source>
        <translation>都不够新，不能作为租金的依据。</translation>
    </message>
    <message>
        <source>A buying guide: “%1” (%2). %3</source>
        <translation>导购文称“%1”（%2）。%3</translation>
    </message>
    <message numerus="yes">
        <source>The newest offer of each provider; %n of them, with their other recent ones, speak for the rent that is computed with, and stand first.</source>
        <translation>
            <numerusform>列出各服务商的最新报价；计算所用的租金取自其中 %n 个及其近期的其他报价，排在最前。</numerusform>
        </translation>
    </message>
    <message>
        <source>Break-even</source>
        <translation>持平点</translation>
    </message>
    <message>
        <source>The card is %1.</source>
        <comment>tenancy</comment>
        <translation>显卡为%1。</translation>
    </message>
    <message>
        <source>weak source</source>
        <comment>mark of an offer</comment>
        <translation>来源薄弱</translation>
    </message>
    <message>
        <source>elsewhere</source>
        <comment>an offer of another region</comment>
        <translation>其他地区</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <comment>provider, kind of offer, how many cards</comment>
        <translation>%1：%2，%3</translation>
    </message>
    <message>
        <source>Offer</source>
        <translation>出租方式</translation>
    </message>
    <message>
        <source>Per hour</source>
        <translation>每卡每小时</translation>
    </message>
    <message>
        <source>Rent of one card for one hour</source>
        <translation>一块卡一小时的租金</translation>
    </message>
    <message>
        <source>When the price was read</source>
        <translation>价格的采集日期</translation>
    </message>
    <message>
        <source>What to mind about the price</source>
        <translation>这个价格要留意什么</translation>
    </message>
    <message>
        <source>From when on buying is cheaper than this rent</source>
        <translation>从何时起购买比按此租金更便宜</translation>
    </message>
    <message>
        <source>%1x %2</source>
        <comment>cards of a node, kind of offer</comment>
        <translation>%1 卡整节点，%2</translation>
    </message>
    <message>
        <source>How it is rented out. 8x: only as a whole node of eight cards</source>
        <translation>出租方式。标有“8 卡整节点”的，只能八张卡整节点租用</translation>
    </message>
</context>
<context>
    <name>Reason</name>
    <message>
        <source>Needs %1 GiB on each card; %2 GiB are usable.</source>
        <translation>每张卡需要 %1 GiB，可用 %2 GiB。</translation>
    </message>
    <message>
        <source>Costs %1, which is %2 over the budget.</source>
        <translation>价格 %1，超出预算 %2。</translation>
    </message>
    <message>
        <source>No dated price is known for it.</source>
        <translation>没有带日期的价格。</translation>
    </message>
    <message>
        <source>Draws %1 W; the limit is %2 W.</source>
        <translation>功耗 %1 W，上限 %2 W。</translation>
    </message>
    <message>
        <source>%4 does not run on it.</source>
        <translation>%4 不支持这张卡。</translation>
    </message>
    <message>
        <source>Its vendor was not among those chosen.</source>
        <translation>不在所选厂商之内。</translation>
    </message>
    <message>
        <source>It is part of a laptop and not sold as a card.</source>
        <translation>笔记本内置，不单独出售。</translation>
    </message>
    <message>
        <source>A module for a server board (%4): it is bought only as a whole server.</source>
        <translation>服务器主板模组（%4）：只能随整机购买。</translation>
    </message>
    <message>
        <source>No dated rental offer is known for it.</source>
        <translation>没有带日期的租用报价。</translation>
    </message>
    <message>
        <source>Its memory size is not published.</source>
        <translation>显存容量未公布。</translation>
    </message>
    <message>
        <source>A budget of %1 would be enough.</source>
        <translation>预算 %1 就够。</translation>
    </message>
    <message>
        <source>Used, it costs about %1.</source>
        <translation>二手约 %1。</translation>
    </message>
    <message>
        <source>A limit of %1 W would allow it.</source>
        <translation>功耗上限放宽到 %1 W 即可。</translation>
    </message>
    <message>
        <source>%4 runs on it.</source>
        <translation>%4 支持这张卡。</translation>
    </message>
    <message>
        <source>%1 tokens/s per %2; no other card that fits gives more.</source>
        <translation>每 %2 可得 %1 token/s，装得下的卡里最高。</translation>
    </message>
    <message>
        <source>%1 tokens/s per %2.</source>
        <translation>每 %2 可得 %1 token/s。</translation>
    </message>
    <message>
        <source>Nothing within the limits is faster by more than the error of the estimate.</source>
        <translation>条件内没有明显更快的卡（差别都在估计误差之内）。</translation>
    </message>
    <message>
        <source>Nothing that fits and is fast enough costs less than %1.</source>
        <translation>装得下且够快的卡里，它最便宜（%1）。</translation>
    </message>
    <message>
        <source>%1 GiB stay free for a longer context or a larger model.</source>
        <translation>还余 %1 GiB，可用于更长的上下文或更大的模型。</translation>
    </message>
    <message>
        <source>Leaves %1 of the budget.</source>
        <translation>预算还剩 %1。</translation>
    </message>
    <message>
        <source>%4 supports it officially.</source>
        <translation>%4 官方支持。</translation>
    </message>
    <message>
        <source>Nothing to pay up front: %1 a month, and you can stop at any time.</source>
        <translation>无需先付：每月 %1，随时可停。</translation>
    </message>
    <message>
        <source>One card: no splitting of the model, no second slot.</source>
        <translation>单卡：不用切分模型，也不占第二个槽位。</translation>
    </message>
    <message>
        <source>Draws only %1 W.</source>
        <translation>功耗只有 %1 W。</translation>
    </message>
    <message>
        <source>Memory is tight: at worst %1 GiB are missing.</source>
        <translation>显存勉强：最坏情况差 %1 GiB。</translation>
    </message>
    <message>
        <source>Only about %1 tokens/s; you asked for %2.</source>
        <translation>只有约 %1 token/s，您要求 %2。</translation>
    </message>
    <message>
        <source>No published measurement allows a speed estimate.</source>
        <translation>没有公开实测可用来估计速度。</translation>
    </message>
    <message>
        <source>Its speed and that of %4 differ by %1: within the error of the estimate.</source>
        <translation>与 %4 的速度相差 %1，在估计误差之内。</translation>
    </message>
    <message>
        <source>Needs %1 slots for cards and %2 W for them alone.</source>
        <translation>需要 %1 个显卡槽位，仅显卡就要 %2 W。</translation>
    </message>
    <message>
        <source>Split by layers, several cards hold more but are no faster than one.</source>
        <translation>按层切分时，多卡装得更多，但不比单卡快。</translation>
    </message>
    <message>
        <source>Used: ask for a load test and a right of return; it may have been used for mining.</source>
        <translation>二手卡：要求满载测试和退货权，可能是矿卡。</translation>
    </message>
    <message>
        <source>%4 supports it only in part: expect some setup work.</source>
        <translation>%4 只部分支持：需要花时间配置。</translation>
    </message>
    <message>
        <source>No BF16 in hardware: training recipes need changes.</source>
        <translation>硬件不支持 BF16：训练配方需要改动。</translation>
    </message>
    <message>
        <source>A passively cooled server card: it needs a server&apos;s air flow, not a desktop case.</source>
        <translation>被动散热的服务器卡：需要服务器风道，不适合台式机箱。</translation>
    </message>
    <message>
        <source>The price is of %4: check today&apos;s before you decide.</source>
        <translation>价格日期为 %4：下单前请核对当日价格。</translation>
    </message>
    <message>
        <source>The price is converted from another market, before tax and freight.</source>
        <translation>价格由其他市场换算，未含税费和运费。</translation>
    </message>
    <message>
        <source>Draws %1 W: check the power supply, its connectors and the case.</source>
        <translation>功耗 %1 W：请核对电源、接口和机箱。</translation>
    </message>
    <message>
        <source>The computer shares this memory; long prompts are read slowly.</source>
        <translation>内存与整机共用；长提示词处理较慢。</translation>
    </message>
    <message>
        <source>A modified card without a vendor&apos;s warranty.</source>
        <translation>魔改卡，没有厂商保修。</translation>
    </message>
    <message>
        <source>Check length, slots and power connectors against your case.</source>
        <translation>请对照机箱核对长度、槽位和供电接口。</translation>
    </message>
    <message>
        <source>Rents move: %1 to %2 an hour were seen.</source>
        <translation>租价会变：见过每小时 %1 至 %2。</translation>
    </message>
    <message>
        <source>%4 would save only %1 and is clearly slower or needs more cards, so it is no pick of its own.</source>
        <translation>%4 只省 %1，却明显更慢或需要更多卡，因此不单独推荐。</translation>
    </message>
    <message>
        <source>Nothing within the limits reaches %1 tokens/s.</source>
        <translation>条件内没有达到 %1 token/s 的选择。</translation>
    </message>
    <message>
        <source>No dated rental offer fits the limits.</source>
        <translation>没有符合条件且带日期的租用报价。</translation>
    </message>
    <message>
        <source>The context of %1 tokens is beyond the model&apos;s own maximum of %2.</source>
        <translation>上下文 %1 token 超出模型自身上限 %2。</translation>
    </message>
    <message>
        <source>A mixture of experts: all parameters need memory, only the active ones cost speed.</source>
        <translation>混合专家模型：全部参数都占显存，只有激活参数影响速度。</translation>
    </message>
    <message>
        <source>The memory of several cards does not add up for this method: each card holds the whole model.</source>
        <translation>这种方法下多卡显存不能相加：每张卡都要放下完整模型。</translation>
    </message>
    <message numerus="yes">
        <source>Take %1 at a time and add up the gradients of %n batch(es) a step.</source>
        <translation>
            <numerusform>每次只取 %1 条，每步累加 %n 批的梯度。</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn gradient checkpointing on.</source>
        <translation>打开梯度检查点。</translation>
    </message>
    <message>
        <source>Keep gradient checkpoints in main memory.</source>
        <translation>把梯度检查点放到内存。</translation>
    </message>
    <message>
        <source>Divide weights and states over the cards (FSDP).</source>
        <translation>把权重和状态分到各卡（FSDP）。</translation>
    </message>
    <message>
        <source>Divide every layer over the cards (tensor parallel).</source>
        <translation>把每一层分到各卡（张量并行）。</translation>
    </message>
    <message>
        <source>Hand whole layers to the cards (layer split).</source>
        <translation>各卡各放若干整层（按层切分）。</translation>
    </message>
    <message>
        <source>Load the parts of the pipeline one after another.</source>
        <translation>管线的各部分轮流加载。</translation>
    </message>
    <message numerus="yes">
        <source>Make %n image(s) at a time.</source>
        <translation>
            <numerusform>每次生成 %n 张图。</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep the cache in %4.</source>
        <translation>缓存改用 %4。</translation>
    </message>
    <message>
        <source>Keep the optimizer&apos;s states in 8 bits (AdamW, 8-bit).</source>
        <translation>优化器状态改用 8 位（8 位 AdamW）。</translation>
    </message>
    <message>
        <source>Take weights in %4.</source>
        <translation>权重改用 %4。</translation>
    </message>
    <message>
        <source>Shorten the context to %1 tokens.</source>
        <translation>把上下文缩短到 %1 个 token。</translation>
    </message>
    <message>
        <source>Shorten the sequences to %1 tokens.</source>
        <translation>把序列缩短到 %1 个 token。</translation>
    </message>
    <message numerus="yes">
        <source>Serve %n user(s) at a time.</source>
        <translation>
            <numerusform>同时只服务 %n 个用户。</numerusform>
        </translation>
    </message>
    <message>
        <source>Train LoRA adapters instead of all weights.</source>
        <translation>不训练全部权重，改训 LoRA 适配器。</translation>
    </message>
    <message>
        <source>Train adapters on a base of 4 bits (QLoRA).</source>
        <translation>在 4 位底座上训练适配器（QLoRA）。</translation>
    </message>
    <message>
        <source>Keep %1 of %2 layers on the card, the others in main memory.</source>
        <translation>%2 层中只放 %1 层在显卡上，其余放内存。</translation>
    </message>
    <message>
        <source>Stream the weights from main memory (CPU offload).</source>
        <translation>权重放在内存，用时再传（CPU 卸载）。</translation>
    </message>
    <message>
        <source>Keep weights and states in main memory (CPU offload).</source>
        <translation>权重和状态放在内存（CPU 卸载）。</translation>
    </message>
    <message numerus="yes">
        <source>Take %n of them.</source>
        <translation>
            <numerusform>改用 %n 张。</numerusform>
        </translation>
    </message>
    <message>
        <source>Buy %1 × %4 instead.</source>
        <translation>改买 %1 × %4。</translation>
    </message>
    <message>
        <source>Rent %1 × %4 instead.</source>
        <translation>改租 %1 × %4。</translation>
    </message>
    <message>
        <source>The same result, a little slower.</source>
        <translation>结果相同，略慢。</translation>
    </message>
    <message>
        <source>The same result, hardly slower.</source>
        <translation>结果相同，几乎不变慢。</translation>
    </message>
    <message>
        <source>The same result; about a third more computing.</source>
        <translation>结果相同；计算量约多三分之一。</translation>
    </message>
    <message>
        <source>The same result; about a third more computing, and traffic to main memory.</source>
        <translation>结果相同；计算量约多三分之一，并要与内存来回传输。</translation>
    </message>
    <message>
        <source>The same result; the cards exchange data at every step.</source>
        <translation>结果相同；每一步各卡都要交换数据。</translation>
    </message>
    <message>
        <source>The same images, later: parts are loaded for every image.</source>
        <translation>图像相同，只是更慢：每张图都要重新加载各部分。</translation>
    </message>
    <message>
        <source>The same images, one after another.</source>
        <translation>图像相同，只是逐张生成。</translation>
    </message>
    <message>
        <source>Hardly any loss of quality.</source>
        <translation>质量几乎不受影响。</translation>
    </message>
    <message>
        <source>A clear loss of quality in long texts.</source>
        <translation>长文本的质量明显下降。</translation>
    </message>
    <message>
        <source>Hardly any loss of quality; the weights keep their bits.</source>
        <translation>质量几乎不受影响；权重的位数不变。</translation>
    </message>
    <message>
        <source>Updates are rounded to 16 bits: small ones are lost.</source>
        <translation>更新舍入到 16 位：很小的更新会丢失。</translation>
    </message>
    <message>
        <source>Hardly any loss of quality: %1 instead of %2 bits a weight.</source>
        <translation>质量几乎不受影响：每个权重从 %2 位变为 %1 位。</translation>
    </message>
    <message>
        <source>Some loss of quality: %1 instead of %2 bits a weight.</source>
        <translation>质量略有下降：每个权重从 %2 位变为 %1 位。</translation>
    </message>
    <message>
        <source>A clear loss of quality: %1 instead of %2 bits a weight.</source>
        <translation>质量明显下降：每个权重从 %2 位变为 %1 位。</translation>
    </message>
    <message>
        <source>Longer texts are cut: %1 of %2 tokens remain.</source>
        <translation>更长的文本会被截断：%2 个 token 剩下 %1 个。</translation>
    </message>
    <message>
        <source>Longer samples are cut: %1 of %2 tokens remain.</source>
        <translation>更长的样本会被截断：%2 个 token 剩下 %1 个。</translation>
    </message>
    <message numerus="yes">
        <source>%n user(s) must wait.</source>
        <translation>
            <numerusform>%n 个用户要排队。</numerusform>
        </translation>
    </message>
    <message>
        <source>Adapters change the model less than training all weights does.</source>
        <translation>适配器对模型的改变不如训练全部权重。</translation>
    </message>
    <message>
        <source>Adapters on a rounded base: a little less precise, and slower.</source>
        <translation>底座经过舍入：精度略低，也更慢。</translation>
    </message>
    <message numerus="yes">
        <source>Much slower: %n layer(s) run(s) on the processor.</source>
        <translation>
            <numerusform>慢得多：有 %n 层在处理器上运行。</numerusform>
        </translation>
    </message>
    <message>
        <source>Much slower: everything passes the bus at every step.</source>
        <translation>慢得多：每一步都要经总线传输全部数据。</translation>
    </message>
    <message numerus="yes">
        <source>%n more card(s): about %2.</source>
        <translation>
            <numerusform>再加 %n 张：约 %2。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more card(s); no dated price is known.</source>
        <translation>
            <numerusform>再加 %n 张；没有带日期的价格。</numerusform>
        </translation>
    </message>
    <message>
        <source>About %1.</source>
        <translation>约 %1。</translation>
    </message>
    <message>
        <source>About %1 an hour.</source>
        <translation>每小时约 %1。</translation>
    </message>
    <message>
        <source>No estimate: %1</source>
        <translation>无法估算：%1</translation>
    </message>
    <message>
        <source>It can be rented at %1 an hour.</source>
        <translation>可按每小时 %1 租用。</translation>
    </message>
    <message>
        <source>Compute the loss in pieces (chunked, or fused as in Liger).</source>
        <translation>分块计算损失（chunked，或像 Liger 那样 fused）。</translation>
    </message>
    <message>
        <source>Software support is ending for its architecture (%4): check that every engine you plan to use still accepts it.</source>
        <translation>其架构（%4）的软件支持即将终止：请确认要用的每个推理或训练引擎仍然支持它。</translation>
    </message>
    <message>
        <source>Nothing published says whether %4 runs on it under this system.</source>
        <translation>没有公开资料说明 %4 在此系统下能否在它上面运行。</translation>
    </message>
    <message>
        <source>The weights alone take %1 of %2 GiB on each card: little room for a longer context or sequence.</source>
        <translation>仅权重就占每张卡 %2 GiB 中的 %1 GiB：几乎没有空间容纳更长的上下文或序列。</translation>
    </message>
    <message>
        <source>The KV cache for this context takes %1 of the %2 GiB needed.</source>
        <translation>这一上下文长度的 KV cache 占所需 %2 GiB 中的 %1 GiB。</translation>
    </message>
    <message>
        <source>No NVLink or other link between cards: they work together over PCIe, which slows them.</source>
        <translation>没有 NVLink 等卡间互连：多卡协作只能走 PCIe，速度会受拖累。</translation>
    </message>
    <message>
        <source>Its FP16 rate is far below its FP32 rate: software that computes in FP16 is slow on it.</source>
        <translation>其 FP16 算力远低于 FP32：以 FP16 计算的软件在它上面很慢。</translation>
    </message>
    <message>
        <source>Plan for days, not hours: the job takes about %1 days.</source>
        <translation>请按天而不是按小时计划：这个任务约需 %1 天。</translation>
    </message>
    <message>
        <source>Far more than this work needs: %1 GiB stay empty on a card of %2 W.</source>
        <translation>远超这项工作所需：一张 %2 W 的卡上会有 %1 GiB 显存空闲。</translation>
    </message>
    <message>
        <source>It is also sold with only %1 GB under nearly the same name: check the memory size before you pay.</source>
        <translation>名称几乎相同的型号还有 %1 GB 版本：付款前请核对显存容量。</translation>
    </message>
    <message>
        <source>A marketplace price: cheaper, but the machine is somebody&apos;s own and can be withdrawn.</source>
        <translation>这是租赁市场价：较便宜，但机器属于个人或第三方，随时可能下架。</translation>
    </message>
    <message>
        <source>Tensor parallelism needs a number of cards that divides the %1 attention heads: %4.</source>
        <translation>张量并行要求卡数能整除 %1 个注意力头：%4。</translation>
    </message>
    <message>
        <source>Full training keeps about %1 bytes for every parameter before any activation: weights, gradients and optimizer.</source>
        <translation>全参数训练在激活值之外，每个参数约占 %1 字节：权重、梯度和优化器状态。</translation>
    </message>
    <message>
        <source>%4 divides weights, gradients and optimizer states among the cards; ZeRO-1 and ZeRO-2 leave all weights on each.</source>
        <translation>%4 把权重、梯度和优化器状态分摊到各卡；ZeRO-1 和 ZeRO-2 则让每张卡都保留全部权重。</translation>
    </message>
    <message>
        <source>With about %1 bits a parameter answers are a little worse than at 16, more so in small models: try your own questions first.</source>
        <translation>每个参数约 %1 位时，回答质量略逊于 16 位，小模型更明显：请先用自己的问题试一试。</translation>
    </message>
    <message>
        <source>Training on quantised weights goes through bitsandbytes: made for CUDA, only partly for Apple chips, where MLX is the way.</source>
        <translation>在量化权重上训练要依赖 bitsandbytes：它为 CUDA 而写，对 Apple 芯片只有部分支持；在 Mac 上应使用 MLX。</translation>
    </message>
    <message>
        <source>The work needs only about %1 GiB: choose by speed and price, not by memory.</source>
        <translation>这项工作只需约 %1 GiB：应按速度和价格来选，而不是按显存。</translation>
    </message>
    <message>
        <source>%4 is faster on paper and costs no more, but is %1 GiB short: memory decides first.</source>
        <translation>%4 纸面上更快，价格也不更高，但显存差 %1 GiB：先看显存，再看速度。</translation>
    </message>
    <message>
        <source>%4 costs less, but its software is supported only in part: for those who do not mind the setup work.</source>
        <translation>%4 更便宜，但软件只有部分支持：适合不怕折腾的人。</translation>
    </message>
    <message>
        <source>%4 can be rented at %1 an hour: try your own work on it before you buy.</source>
        <translation>%4 可按每小时 %1 租用：购买前先用自己的任务试一试。</translation>
    </message>
    <message>
        <source>It holds the model alone: split by layers, a second card adds no speed, and a slower one takes some away.</source>
        <translation>单卡即可装下该模型：按层拆分时，第二张卡不会更快，较慢的卡反而会拖慢速度。</translation>
    </message>
    <message>
        <source>Your %4 holds this work and is fast enough: nothing needs to be bought.</source>
        <translation>您的 %4 装得下这项工作，速度也够：无需购买。</translation>
    </message>
    <message>
        <source>What you own does this work already; %4 would be %1 times as fast.</source>
        <translation>您现有的卡已能胜任；%4 的速度约为其 %1 倍。</translation>
    </message>
    <message>
        <source>What you own does not do this work. For these hours renting %4 costs less than buying: %1 in all.</source>
        <translation>您现有的卡无法胜任。按这样的使用时长，租用 %4 比购买便宜：共 %1。</translation>
    </message>
    <message>
        <source>What you own is %1 GiB short on each card, and no smaller setting helps.</source>
        <translation>您现有的卡每张差 %1 GiB，改用更小的设置也无济于事。</translation>
    </message>
    <message>
        <source>What you own holds this work, but writes only about %1 tokens/s; you asked for %2.</source>
        <translation>您现有的卡装得下，但生成速度仅约 %1 token/s，低于您要求的 %2。</translation>
    </message>
    <message>
        <source>%4 does not run on what you own.</source>
        <translation>%4 无法在您现有的卡上运行。</translation>
    </message>
    <message>
        <source>What you own does this work with one change: nothing needs to be bought.</source>
        <translation>您现有的卡只需一项改动即可胜任：无需购买。</translation>
    </message>
    <message>
        <source>Cheaper than owning the card for the first %1 hours of use.</source>
        <translation>在最初 %1 小时的使用内，比购买该卡便宜。</translation>
    </message>
    <message>
        <source>%4: fits, %1 GiB to spare.</source>
        <translation>%4：装得下，余 %1 GiB。</translation>
    </message>
    <message>
        <source>%4: tight, at worst %1 GiB are missing.</source>
        <translation>%4：勉强，最坏差 %1 GiB。</translation>
    </message>
    <message>
        <source>%4: does not fit, %1 GiB are missing.</source>
        <translation>%4：装不下，差 %1 GiB。</translation>
    </message>
    <message>
        <source>%4: its software does not run on this card.</source>
        <translation>%4：所需软件不支持这张卡。</translation>
    </message>
    <message>
        <source>%4: whether it fits is not known.</source>
        <translation>%4：能否装下未知。</translation>
    </message>
    <message>
        <source>Fine-tuning BERT-base</source>
        <translation>微调 BERT-base</translation>
    </message>
    <message>
        <source>Images with Stable Diffusion 1.5</source>
        <translation>用 Stable Diffusion 1.5 出图</translation>
    </message>
    <message>
        <source>QLoRA of an 8B model</source>
        <translation>QLoRA 微调 8B 模型</translation>
    </message>
    <message>
        <source>%4 costs less and is as fast, but leaves %1 GiB less room.</source>
        <translation>%4 更便宜且不慢，但少 %1 GiB 余量。</translation>
    </message>
    <message numerus="yes">
        <source>%4 costs less and is as fast, but takes %n card(s).</source>
        <translation>
            <numerusform>%4 更便宜且不慢，但要 %n 张卡。</numerusform>
        </translation>
    </message>
    <message>
        <source>Owning also costs electricity (about %1 a month at your hours for the cards alone), loss of value and your own time.</source>
        <translation>自购还要付电费（按您的时长，仅显卡每月约 %1）、承担贬值，并花费您自己的时间。</translation>
    </message>
    <message>
        <source>You own it already: nothing to buy.</source>
        <translation>您已有此卡，无需再买。</translation>
    </message>
    <message>
        <source>You own %1 of the %2 cards; only the others are bought.</source>
        <translation>%2 张中您已有 %1 张，只需购买其余的。</translation>
    </message>
    <message>
        <source>Costs %1 to rent for all %3 months, which is %2 over the budget.</source>
        <translation>租满 %3 个月共需 %1，超出预算 %2。</translation>
    </message>
</context>
<context>
    <name>Region</name>
    <message>
        <source>mainland China</source>
        <translation>中国大陆</translation>
    </message>
    <message>
        <source>Hong Kong</source>
        <translation>中国香港</translation>
    </message>
    <message>
        <source>Taiwan</source>
        <translation>中国台湾</translation>
    </message>
    <message>
        <source>United States</source>
        <translation>美国</translation>
    </message>
    <message>
        <source>North America</source>
        <translation>北美</translation>
    </message>
    <message>
        <source>Germany</source>
        <translation>德国</translation>
    </message>
    <message>
        <source>Greece</source>
        <translation>希腊</translation>
    </message>
    <message>
        <source>Australia</source>
        <translation>澳大利亚</translation>
    </message>
    <message>
        <source>worldwide</source>
        <translation>全球</translation>
    </message>
    <message>
        <source>not stated</source>
        <translation>未说明</translation>
    </message>
</context>
<context>
    <name>RentOrBuy</name>
    <message>
        <source>Cumulative cost</source>
        <translation>累计成本</translation>
    </message>
    <message>
        <source>Months</source>
        <translation>月</translation>
    </message>
    <message>
        <source>Buying, less resale</source>
        <translation>购买（扣除残值）</translation>
    </message>
    <message>
        <source>Buying, as paid</source>
        <translation>购买（实际支出）</translation>
    </message>
    <message>
        <source>Renting</source>
        <translation>租用</translation>
    </message>
    <message>
        <source>Break-even: %1 hours</source>
        <translation>持平点：%1 小时</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>月</translation>
    </message>
    <message>
        <source>Price of a card</source>
        <translation>单卡价格</translation>
    </message>
    <message>
        <source>Price of the machine around the cards</source>
        <translation>显卡之外整机的价格</translation>
    </message>
    <message>
        <source>Rent of a card and hour</source>
        <translation>单卡每小时租金</translation>
    </message>
    <message>
        <source>Hours of use per month</source>
        <translation>每月使用小时数</translation>
    </message>
    <message>
        <source>Months of use</source>
        <translation>使用月数</translation>
    </message>
    <message>
        <source>Price of a kWh</source>
        <translation>每度电价格</translation>
    </message>
    <message>
        <source>Share of the price got back by selling</source>
        <translation>卖出收回的价格比例</translation>
    </message>
    <message>
        <source>Power while computing, of full power</source>
        <translation>计算时功耗占满载的比例</translation>
    </message>
    <message>
        <source>Share of switched-on hours that are used</source>
        <translation>开机时间的使用比例</translation>
    </message>
    <message>
        <source>Efficiency of the power supply</source>
        <translation>电源效率</translation>
    </message>
    <message>
        <source>PUE of the data centre</source>
        <translation>机房 PUE</translation>
    </message>
    <message>
        <source>Interest per year</source>
        <translation>年利率</translation>
    </message>
    <message>
        <source>Power of a card</source>
        <translation>单卡功耗</translation>
    </message>
    <message>
        <source>Storage per month</source>
        <translation>每月存储费</translation>
    </message>
    <message>
        <source>Traffic per month</source>
        <translation>每月流量费</translation>
    </message>
    <message>
        <source>Speed of the rented cards by that of one&apos;s own</source>
        <translation>租用显卡与自有显卡的速度之比</translation>
    </message>
    <message>
        <source>%1: must be more than %2 and at most %3.</source>
        <translation>%1：必须大于 %2，且不超过 %3。</translation>
    </message>
    <message>
        <source>%1: must be from %2 to %3.</source>
        <translation>%1：必须在 %2 到 %3 之间。</translation>
    </message>
    <message>
        <source>No current price is known for buying: enter one, and the comparison follows.</source>
        <translation>没有近期的购买价格：填写之后即可比较。</translation>
    </message>
    <message>
        <source>No current rent is known: enter one, and the comparison follows.</source>
        <translation>没有近期的租金：填写之后即可比较。</translation>
    </message>
    <message>
        <source>Buying wins from the first hour: nothing is paid that is not got back, and running the cards costs less than renting. Over %1 months it saves %2.</source>
        <translation>从第一个小时起就是买更划算：投入都能收回，运行费用也低于租金。%1 个月共省 %2。</translation>
    </message>
    <message>
        <source>Buying pays off after %1 hours, that is %2 months at %3 hours a month. Over %4 months it saves %5.</source>
        <translation>购买在 %1 小时后回本，按每月 %3 小时即 %2 个月。%4 个月共省 %5。</translation>
    </message>
    <message>
        <source>Renting is cheaper for all of the %1 months and saves %2: buying would pay off only after %3 hours, that is %4 months at %5 hours a month.</source>
        <translation>在整个 %1 个月内都是租更便宜，可省 %2：购买要到 %3 小时才回本，按每月 %5 小时即 %4 个月。</translation>
    </message>
    <message>
        <source>Renting always wins: a month of owning costs %1 to run, a month of renting %2. There is no break-even.</source>
        <translation>始终是租更划算：自有显卡每月运行费 %1，租用每月 %2，没有持平点。</translation>
    </message>
    <message>
        <source>%1 W</source>
        <translation>%1 W</translation>
    </message>
    <message>
        <source>The server that the cards need is not in this.</source>
        <translation>其中不含显卡所需的服务器。</translation>
    </message>
    <message>
        <source>%1: the answer turns at %2 (now %3).</source>
        <translation>%1：到 %2 时结论反转（现在 %3）。</translation>
    </message>
    <message>
        <source>single cards</source>
        <translation>单卡</translation>
    </message>
    <message>
        <source>over a year old</source>
        <translation>超过一年</translation>
    </message>
    <message>
        <source>stale</source>
        <translation>过期</translation>
    </message>
    <message>
        <source>another region</source>
        <translation>其他地区</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s), whole node</source>
        <translation>
            <numerusform>%n 张卡，整节点</numerusform>
        </translation>
    </message>
    <message>
        <source>Month %1: buying %2 less resale (%3 to %4), %5 as paid; renting %6.</source>
        <translation>第 %1 个月：购买扣除残值 %2（%3 到 %4），实际支出 %5；租用 %6。</translation>
    </message>
    <message>
        <source>Cost so far, %1</source>
        <translation>累计支出，%1</translation>
    </message>
    <message>
        <source>strip: resale %1 to %2</source>
        <translation>色带：残值 %1 到 %2</translation>
    </message>
    <message>
        <source>month %1</source>
        <translation>第 %1 个月</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>without activation checkpointing</source>
        <translation>不用激活检查点</translation>
    </message>
    <message>
        <source>activation checkpointing</source>
        <translation>激活检查点</translation>
    </message>
    <message>
        <source>activation checkpointing with offload</source>
        <translation>激活检查点并卸载</translation>
    </message>
    <message>
        <source>not found: %1</source>
        <translation>未找到：%1</translation>
    </message>
    <message>
        <source>%1 parameters</source>
        <translation>%1 参数</translation>
    </message>
    <message>
        <source>layers and widths</source>
        <translation>层数和宽度</translation>
    </message>
    <message>
        <source>shaped like %1</source>
        <translation>形状参照 %1</translation>
    </message>
    <message>
        <source>%1 of them active for a token</source>
        <translation>每个 token 激活 %1</translation>
    </message>
    <message>
        <source>weights in %1</source>
        <translation>权重 %1</translation>
    </message>
    <message>
        <source>weights in %1, the usual choice</source>
        <translation>权重 %1（常用）</translation>
    </message>
    <message>
        <source>for %1 months</source>
        <translation>共 %1 个月</translation>
    </message>
    <message>
        <source>budget covers: %1</source>
        <translation>预算包含：%1</translation>
    </message>
    <message>
        <source>used cards accepted</source>
        <translation>接受二手</translation>
    </message>
    <message>
        <source>new cards only</source>
        <translation>只要全新</translation>
    </message>
    <message>
        <source>prices of: %1</source>
        <translation>价格地区：%1</translation>
    </message>
    <message>
        <source>vendors: %1</source>
        <translation>厂商：%1</translation>
    </message>
    <message>
        <source>at most %1 W</source>
        <translation>不超过 %1 W</translation>
    </message>
    <message>
        <source>KV cache in %1</source>
        <translation>KV 缓存 %1</translation>
    </message>
    <message>
        <source>%1, the usual choice</source>
        <translation>%1（常用）</translation>
    </message>
    <message>
        <source>without flash attention</source>
        <translation>不用 FlashAttention</translation>
    </message>
    <message>
        <source>at least %1 tokens/s for each user</source>
        <translation>每人至少 %1 token/s</translation>
    </message>
    <message>
        <source>rank %1</source>
        <translation>秩 %1</translation>
    </message>
    <message>
        <source>%1 samples × %2 epochs</source>
        <translation>%1 条样本 × %2 轮</translation>
    </message>
    <message>
        <source>The three answers</source>
        <translation>三个回答</translation>
    </message>
    <message>
        <source>1 Model</source>
        <translation>1 模型</translation>
    </message>
    <message>
        <source>2 Budget</source>
        <translation>2 预算</translation>
    </message>
    <message>
        <source>3 Task</source>
        <translation>3 用途</translation>
    </message>
    <message>
        <source>Prices are those of %1 to %2; they move, so ask again before you pay.</source>
        <translation>价格日期为 %1 至 %2；价格会变，付款前请再核对。</translation>
    </message>
    <message>
        <source>Converted prices, marked ≈: 1 %1 = %2 %3 (rate of %4).</source>
        <translation>标 ≈ 的为换算价：1 %1 = %2 %3（%4 汇率）。</translation>
    </message>
    <message>
        <source>exchange rate</source>
        <translation>汇率</translation>
    </message>
    <message>
        <source>Assumptions</source>
        <translation>假设</translation>
    </message>
    <message>
        <source>Fits: the high end of the need is within what programs can use. Tight: that limit lies within the band. Does not fit: the expected need is beyond it.</source>
        <translation>装得下：需求上限不超过可用显存。勉强：可用显存落在区间内。装不下：预计需求超过可用显存。</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>with the day on which each was read</source>
        <translation>附查阅日期</translation>
    </message>
    <message>
        <source>Claims checked</source>
        <translation>常见说法核查</translation>
    </message>
    <message>
        <source>what public buying guides say about these cards</source>
        <translation>导购文章对这些显卡的说法</translation>
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
        <source>What is known</source>
        <translation>实际情况</translation>
    </message>
    <message>
        <source>%1, baseline</source>
        <comment>how it is bought</comment>
        <translation>%1，基准</translation>
    </message>
    <message>
        <source>Date of the price</source>
        <translation>价格日期</translation>
    </message>
    <message>
        <source>%1; the line is the band</source>
        <comment>unit</comment>
        <translation>%1；横线为区间</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>并排对比</translation>
    </message>
    <message>
        <source>Percentages are differences to the baseline, %1; ≈ is one smaller than the error of the estimate. A diamond marks the best value of a row.</source>
        <translation>百分比为与基准 %1 的差；≈ 表示差别小于估计误差。菱形标出该行最佳。</translation>
    </message>
    <message>
        <source>Does it fit?</source>
        <translation>装得下吗</translation>
    </message>
    <message>
        <source>the need against what programs can use, in GiB</source>
        <translation>需求与程序可用显存对照，单位 GiB</translation>
    </message>
    <message>
        <source>usable</source>
        <translation>可用</translation>
    </message>
    <message>
        <source>band of the need</source>
        <translation>需求区间</translation>
    </message>
    <message>
        <source>reserved by the driver</source>
        <translation>驱动保留</translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>装不下</translation>
    </message>
    <message>
        <source>If things change</source>
        <translation>若情况改变</translation>
    </message>
    <message>
        <source>cards left out that came near, and what would bring them in</source>
        <translation>差一点入选的显卡，以及怎样才会入选</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>显卡</translation>
    </message>
    <message>
        <source>Why it was left out</source>
        <translation>为什么没选</translation>
    </message>
    <message>
        <source>What would change that</source>
        <translation>怎样才会改变</translation>
    </message>
    <message>
        <source>Nothing that you can answer otherwise.</source>
        <translation>改变回答也没有用。</translation>
    </message>
    <message>
        <source>Term</source>
        <translation>项目</translation>
    </message>
    <message>
        <source>How it is computed</source>
        <translation>怎么算</translation>
    </message>
    <message>
        <source>band %1–%2 GiB</source>
        <translation>区间 %1–%2 GiB</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>合计</translation>
    </message>
    <message>
        <source>Memory needed, term by term</source>
        <translation>所需显存，逐项</translation>
    </message>
    <message>
        <source>on %1</source>
        <translation>按 %1</translation>
    </message>
    <message>
        <source>Over %1 cards in all. The fullest card holds %2 GiB (%3–%4 GiB): it decides.</source>
        <translation>共 %1 张卡。占用最多的一张为 %2 GiB（%3–%4 GiB），以它为准。</translation>
    </message>
    <message>
        <source>Price: %1</source>
        <translation>价格：%1</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>no price</source>
        <translation>无价格</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>适配</translation>
    </message>
    <message>
        <source>Speed, %1</source>
        <comment>unit</comment>
        <translation>速度，%1</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>费用</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>价格</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>角色</translation>
    </message>
    <message>
        <source>the same as: %1</source>
        <comment>role</comment>
        <translation>同：%1</translation>
    </message>
    <message>
        <source>Among all cards, the advisor would choose: %1.</source>
        <translation>在全部显卡中，建议选择：%1。</translation>
    </message>
    <message>
        <source>The cards asked about</source>
        <translation>所问的显卡</translation>
    </message>
    <message>
        <source>The picks</source>
        <translation>推荐</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>None of these cards holds %1</source>
        <translation>这些显卡都装不下 %1</translation>
    </message>
    <message>
        <source>GPU report</source>
        <translation>显卡选购报告</translation>
    </message>
    <message>
        <source>GPU report · %1, %2</source>
        <comment>model, task</comment>
        <translation>显卡选购报告 · %1，%2</translation>
    </message>
    <message>
        <source>%1 · data %2</source>
        <comment>date, edition of the catalogue</comment>
        <translation>%1 · 数据 %2</translation>
    </message>
    <message>
        <source>GPUwise %1 · every figure computed on this computer, offline</source>
        <translation>显卡智选 GPUwise %1 · 全部数字由本机离线计算</translation>
    </message>
    <message>
        <source>memory size not published</source>
        <translation>显存容量未公布</translation>
    </message>
    <message>
        <source>sold as %1 GB, %2 GiB usable</source>
        <translation>标称 %1 GB，可用 %2 GiB</translation>
    </message>
    <message>
        <source>%1 × %2 GB, %3 GiB usable in all; judged by the fullest card</source>
        <translation>%1 × %2 GB，合计可用 %3 GiB；以占用最多的一张卡为准</translation>
    </message>
    <message>
        <source>by %1</source>
        <comment>latest possible day</comment>
        <translation>按 %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>two dates</comment>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>card, what a source was used for</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>in a list</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between cards</comment>
        <translation>；</translation>
    </message>
    <message>
        <source>Read in a copy without a public address.</source>
        <translation>读自没有公开地址的副本。</translation>
    </message>
    <message numerus="yes">
        <source>%n further claim(s) about them stand in the catalogue.</source>
        <translation>
            <numerusform>目录中另有 %n 条与之相关的说法。</numerusform>
        </translation>
    </message>
    <message>
        <source>Value: %1</source>
        <translation>性价比：%1</translation>
    </message>
    <message>
        <source>Before ordering</source>
        <translation>下单前</translation>
    </message>
    <message>
        <source>The data were last read on %1, more than 180 days ago: newer cards are missing.</source>
        <translation>数据最后核对于 %1，已超过 180 天：其后上市的显卡不在其中。</translation>
    </message>
    <message>
        <source>Older than 180 days are the prices of: %1.</source>
        <translation>价格已超过 180 天的有：%1。</translation>
    </message>
    <message>
        <source>How this report was made</source>
        <translation>报告的生成方式</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>程序</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>数据</translation>
    </message>
    <message>
        <source>edition %1, last read on %2</source>
        <translation>%1 版，最后核对于 %2</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>%1; the age of prices counts from it</source>
        <translation>%1；价格的新旧从这一天算起</translation>
    </message>
    <message>
        <source>This command makes the same report with the same program and data:</source>
        <translation>用同一版程序和数据，下面的命令会生成同一份报告：</translation>
    </message>
    <message>
        <source>It is run in the folder of the model file, which is not part of the report.</source>
        <translation>请在模型文件所在的文件夹里运行；模型文件不随报告附带。</translation>
    </message>
    <message>
        <source>Approval</source>
        <translation>审批</translation>
    </message>
    <message>
        <source>Prepared</source>
        <comment>role</comment>
        <translation>编制</translation>
    </message>
    <message>
        <source>Checked</source>
        <comment>role</comment>
        <translation>审核</translation>
    </message>
    <message>
        <source>Approved</source>
        <comment>role</comment>
        <translation>批准</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>姓名</translation>
    </message>
    <message>
        <source>Signature</source>
        <translation>签名</translation>
    </message>
    <message>
        <source>Date</source>
        <comment>to sign</comment>
        <translation>日期</translation>
    </message>
    <message>
        <source>What</source>
        <translation>项目</translation>
    </message>
    <message>
        <source>How it comes about</source>
        <translation>怎么得来</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>PC under load</source>
        <translation>整机满载</translation>
    </message>
    <message>
        <source>Supply</source>
        <translation>电源</translation>
    </message>
    <message>
        <source>Power connectors</source>
        <translation>供电接口</translation>
    </message>
    <message>
        <source>From the wall</source>
        <translation>墙上取电</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>长度</translation>
    </message>
    <message>
        <source>Slots</source>
        <translation>占槽</translation>
    </message>
    <message>
        <source>none</source>
        <comment>power connectors</comment>
        <translation>无需外接</translation>
    </message>
    <message>
        <source>Power and place</source>
        <translation>供电与安放</translation>
    </message>
    <message>
        <source>of %1 at home: %2</source>
        <comment>cards, circuit</comment>
        <translation>%1，家用电路 %2</translation>
    </message>
    <message>
        <source>The cards of this report</source>
        <translation>本报告的各卡</translation>
    </message>
    <message>
        <source>What is computed with</source>
        <translation>计算所用数值</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>单位</translation>
    </message>
    <message>
        <source>Where it is from</source>
        <translation>出处</translation>
    </message>
    <message numerus="yes">
        <source>%n further offer(s) stand in the catalogue.</source>
        <translation>
            <numerusform>数据中还有 %n 条报价。</numerusform>
        </translation>
    </message>
    <message>
        <source>rent</source>
        <comment>of a card</comment>
        <translation>租金</translation>
    </message>
    <message>
        <source>Rent or buy</source>
        <translation>租还是买</translation>
    </message>
    <message>
        <source>What would turn the answer</source>
        <translation>什么会改变结论</translation>
    </message>
    <message>
        <source>rule</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Tiers for this workload</source>
        <translation>针对此任务的梯队</translation>
    </message>
    <message>
        <source>over budget</source>
        <comment>tier of a card</comment>
        <translation>超预算</translation>
    </message>
    <message>
        <source>Tier</source>
        <translation>梯队</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>counts %1</source>
        <comment>weight of a part of the score</comment>
        <translation>占 %1</translation>
    </message>
    <message>
        <source>below the line</source>
        <comment>tier of a card</comment>
        <translation>未达标</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>另有 %n 款</numerusform>
        </translation>
    </message>
    <message>
        <source>Share of the best score</source>
        <translation>相对最高分</translation>
    </message>
    <message>
        <source>Cards, with their points</source>
        <translation>显卡与得分</translation>
    </message>
    <message>
        <source>each card in the smallest number that holds it, and its cheapest way</source>
        <translation>每款卡按装得下的最少张数、最便宜的取得方式计</translation>
    </message>
    <message>
        <source>Entered by the user of this program.</source>
        <translation>由本程序的用户录入。</translation>
    </message>
    <message>
        <source>no price</source>
        <comment>tier of a card</comment>
        <translation>没有价格</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>difference, that a value is the user&apos;s</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1, %2: %3 is yours; %4 was shipped.</source>
        <comment>card, property, own value, shipped value</comment>
        <translation>%1，%2：%3 是您的值，%4 是原有的值。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>kind of price, date</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>card, its stale prices with their dates</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between prices</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>if bought, %1</source>
        <comment>new or used</comment>
        <translation>若购买，%1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between remarks on a price</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>The decision is to rent. Price, date and cost of work are here what they are if the cards are bought; rents stand under &quot;Buying and renting&quot;.</source>
        <translation>结论是租用。这里的价格、日期和使用成本是购买时的情形；租价见“购买与租用”。</translation>
    </message>
    <message>
        <source>Fit and memory are of what leaves the least room on each card: the model, or one of the exercises of learning.</source>
        <translation>能否装下和显存需求，取每张卡上余量最小的一项：模型本身，或学习中的一个练习。</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>difference, stale</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1, on %2</source>
        <comment>exercise of learning, card</comment>
        <translation>%1，在 %2 上</translation>
    </message>
    <message>
        <source>Fit: of %1, which leaves the least room.</source>
        <comment>exercise</comment>
        <translation>装得下与否：按余量最小的“%1”判断。</translation>
    </message>
    <message>
        <source>Nobody puts %1 into one PC: this is computed for %2.</source>
        <translation>没有人把 %1 装进一台电脑：以下按 %2 计算。</translation>
    </message>
    <message>
        <source>The decision is to rent; this is what %1 would ask for at home.</source>
        <translation>结论是租用；以下是 %1 放在家里时的要求。</translation>
    </message>
    <message>
        <source>Computed for %1, as asked for; the decision is about %2.</source>
        <translation>按指定的 %1 计算；结论所选的是 %2。</translation>
    </message>
    <message>
        <source>No current price to buy %1 is known: this is computed for %2.</source>
        <translation>没有 %1 的当前购买价：以下按 %2 计算。</translation>
    </message>
</context>
<context>
    <name>Segment</name>
    <message>
        <source>consumer</source>
        <translation>消费级</translation>
    </message>
    <message>
        <source>laptop</source>
        <translation>笔记本</translation>
    </message>
    <message>
        <source>workstation</source>
        <translation>工作站</translation>
    </message>
    <message>
        <source>data centre</source>
        <translation>数据中心</translation>
    </message>
    <message>
        <source>unified memory</source>
        <translation>统一内存</translation>
    </message>
    <message>
        <source>modified</source>
        <translation>魔改</translation>
    </message>
</context>
<context>
    <name>SessionFile</name>
    <message>
        <source>What was kept of the last session cannot be read, and the program starts without it. The file is kept as %1. %2</source>
        <translation>上次保留下来的会话无法读取，程序将不带它启动。该文件另存为 %1。%2</translation>
    </message>
    <message>
        <source>%1 was opened. To know:</source>
        <translation>已打开 %1。请注意：</translation>
    </message>
    <message>
        <source>the file cannot be read: %1</source>
        <translation>文件无法读取：%1</translation>
    </message>
    <message>
        <source>this is not an ordinary file</source>
        <translation>这不是普通文件</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>文件是空的</translation>
    </message>
    <message>
        <source>the file has %1 bytes; a session has at most %2</source>
        <translation>文件有 %1 字节；会话文件最多 %2 字节</translation>
    </message>
    <message>
        <source>this is not a session of GPUwise</source>
        <translation>这不是显卡智选的会话文件</translation>
    </message>
    <message>
        <source>it was saved by a newer GPUwise: it is of version %1, and this program reads up to version %2</source>
        <translation>它由更新的显卡智选保存：文件是版本 %1，本程序最多读取版本 %2</translation>
    </message>
    <message>
        <source>a value is missing</source>
        <translation>缺少一个值</translation>
    </message>
    <message>
        <source>the value must be %1; it is %2</source>
        <translation>该值必须是%1，实际是 %2</translation>
    </message>
    <message>
        <source>the value must lie in %1; it is %2</source>
        <translation>该值必须在 %1 之间，实际是 %2</translation>
    </message>
    <message>
        <source>“%1” is not one of %2</source>
        <translation>“%1”不在可用的词之内：%2</translation>
    </message>
    <message>
        <source>the key occurs twice</source>
        <translation>该键出现了两次</translation>
    </message>
    <message>
        <source>Check that the file is there and that you may read it.</source>
        <translation>请确认文件存在，并且您有权读取。</translation>
    </message>
    <message>
        <source>Choose a file that GPUwise saved; its name ends in .gpuwise.</source>
        <translation>请选择由显卡智选保存、名称以 .gpuwise 结尾的文件。</translation>
    </message>
    <message>
        <source>Update GPUwise to open it. The file was not changed.</source>
        <translation>请更新显卡智选后再打开。文件未被改动。</translation>
    </message>
    <message>
        <source>The file is damaged or was edited by hand: correct this place, or open an older copy. It was not changed.</source>
        <translation>文件已损坏或被手工改动过：请修正此处，或打开较早的副本。文件未被改动。</translation>
    </message>
    <message>
        <source>line %1, key “%2”</source>
        <translation>第 %1 行，键“%2”</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>第 %1 行</translation>
    </message>
    <message>
        <source>key “%1”</source>
        <translation>键“%1”</translation>
    </message>
    <message>
        <source>%1: %2. %3</source>
        <comment>file, fault, advice</comment>
        <translation>%1：%2。%3</translation>
    </message>
    <message>
        <source>%1: %2 (%3). %4</source>
        <comment>file, fault, place, advice</comment>
        <translation>%1：%2（%3）。%4</translation>
    </message>
    <message>
        <source>The card “%1” (line %2) is not in this catalogue and was left out.</source>
        <translation>显卡“%1”（第 %2 行）不在本数据目录中，已略去。</translation>
    </message>
    <message>
        <source>The model “%1” is not in this catalogue; its size was kept, if the file says it.</source>
        <translation>模型“%1”不在本数据目录中；若文件写明了规模，则保留其规模。</translation>
    </message>
    <message>
        <source>The precision “%1” is not in this catalogue; the usual one was taken.</source>
        <translation>精度“%1”不在本数据目录中，已改用常用精度。</translation>
    </message>
    <message>
        <source>The model file could not be read again, so its size was kept and the rest of it left out. %1</source>
        <translation>模型文件无法再次读取，因此只保留其规模，其余略去。%1</translation>
    </message>
    <message>
        <source>The model file “%1” is on another computer and was not opened; its size was kept.</source>
        <translation>模型文件“%1”位于另一台计算机上，未打开；其规模已保留。</translation>
    </message>
    <message>
        <source>More cards are compared in the file than the comparison holds; the first were kept.</source>
        <translation>文件中对比的显卡多于对比页的上限，已保留靠前的几张。</translation>
    </message>
    <message>
        <source>The baseline is not among the compared cards; the first of them is taken.</source>
        <translation>基准卡不在对比的显卡之中，已改用第一张。</translation>
    </message>
    <message>
        <source>The cost “%1” (line %2) is out of range and was left out.</source>
        <translation>费用“%1”（第 %2 行）超出范围，已略去。</translation>
    </message>
    <message>
        <source>Nothing is known of “%1” (line %2); it was left out.</source>
        <translation>不认识“%1”（第 %2 行），已略去。</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>range</comment>
        <translation>%1 到 %2</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>整数</translation>
    </message>
    <message>
        <source>at most %1 characters</source>
        <translation>最多 %1 个字符</translation>
    </message>
    <message>
        <source>%1 could not be written: %2. What stood there before is unchanged. Save under another name or in another folder.</source>
        <translation>%1 无法写入：%2。原有内容未变。请换一个名称或文件夹保存。</translation>
    </message>
</context>
<context>
    <name>Sharding</name>
    <message>
        <source>each card on its own</source>
        <translation>各卡独立</translation>
    </message>
    <message>
        <source>split by layers</source>
        <translation>按层切分</translation>
    </message>
    <message>
        <source>tensor parallel</source>
        <translation>张量并行</translation>
    </message>
    <message>
        <source>offload to main memory</source>
        <translation>卸载到内存</translation>
    </message>
</context>
<context>
    <name>SourceWords</name>
    <message>
        <source>yours: %1</source>
        <comment>what the user said about the source of a value</comment>
        <translation>自己录入：%1</translation>
    </message>
    <message>
        <source>yours</source>
        <comment>the user&apos;s own value, card or price</comment>
        <translation>自己录入</translation>
    </message>
</context>
<context>
    <name>Spec</name>
    <message>
        <source>Memory</source>
        <translation>显存容量</translation>
    </message>
    <message>
        <source>Memory type</source>
        <translation>显存类型</translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <translation>带宽</translation>
    </message>
    <message>
        <source>Bus width</source>
        <translation>位宽</translation>
    </message>
    <message>
        <source>FP16</source>
        <translation>FP16</translation>
    </message>
    <message>
        <source>BF16</source>
        <translation>BF16</translation>
    </message>
    <message>
        <source>TF32</source>
        <translation>TF32</translation>
    </message>
    <message>
        <source>FP32</source>
        <translation>FP32</translation>
    </message>
    <message>
        <source>FP64</source>
        <translation>FP64</translation>
    </message>
    <message>
        <source>FP8</source>
        <translation>FP8</translation>
    </message>
    <message>
        <source>FP4</source>
        <translation>FP4</translation>
    </message>
    <message>
        <source>INT8</source>
        <translation>INT8</translation>
    </message>
    <message>
        <source>INT4</source>
        <translation>INT4</translation>
    </message>
    <message>
        <source>Prefill basis</source>
        <translation>提示词处理基准算力</translation>
    </message>
    <message>
        <source>Shader cores</source>
        <translation>着色器核心</translation>
    </message>
    <message>
        <source>Tensor cores</source>
        <translation>Tensor 核心</translation>
    </message>
    <message>
        <source>Tensor core generation</source>
        <translation>Tensor 核心代次</translation>
    </message>
    <message>
        <source>Compute capability</source>
        <translation>计算能力</translation>
    </message>
    <message>
        <source>Board power</source>
        <translation>整卡功耗</translation>
    </message>
    <message>
        <source>Recommended supply</source>
        <translation>建议电源</translation>
    </message>
    <message>
        <source>Power connectors</source>
        <translation>供电接口</translation>
    </message>
    <message>
        <source>Form factor</source>
        <translation>外形</translation>
    </message>
    <message>
        <source>Slots</source>
        <translation>厚度（槽）</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>长度</translation>
    </message>
    <message>
        <source>PCIe</source>
        <translation>PCIe</translation>
    </message>
    <message>
        <source>NVLink or vendor link</source>
        <translation>NVLink 或厂商互联</translation>
    </message>
    <message>
        <source>ECC</source>
        <translation>ECC</translation>
    </message>
    <message>
        <source>MIG instances</source>
        <translation>MIG 实例数</translation>
    </message>
    <message>
        <source>Launch</source>
        <translation>发布日期</translation>
    </message>
    <message>
        <source>List price (USD)</source>
        <translation>官方价（美元）</translation>
    </message>
    <message>
        <source>List price (CNY)</source>
        <translation>官方价（人民币）</translation>
    </message>
</context>
<context>
    <name>SpeedGap</name>
    <message>
        <source>Its memory bandwidth is not published.</source>
        <translation>显存带宽未公布。</translation>
    </message>
    <message>
        <source>Its peak rate is not published.</source>
        <translation>峰值算力未公布。</translation>
    </message>
    <message>
        <source>How much of the model is read for a token is not known.</source>
        <translation>生成一个 token 要读多少权重未知。</translation>
    </message>
    <message>
        <source>The software does not run on this card.</source>
        <translation>软件不支持这张卡。</translation>
    </message>
    <message>
        <source>Nothing published to base an estimate on.</source>
        <translation>没有公开实测可依据。</translation>
    </message>
    <message>
        <source>Does not apply to this task.</source>
        <translation>不适用于该任务。</translation>
    </message>
    <message>
        <source>Layers on the processor go at the speed of its memory, which is not known here.</source>
        <translation>处理器上的层受内存速度限制，而这里不知道内存的速度。</translation>
    </message>
</context>
<context>
    <name>Status</name>
    <message>
        <source>Data %1 · %2 cards</source>
        <translation>数据 %1 · %2 款显卡</translation>
    </message>
    <message>
        <source>Prices dated %1 to %2</source>
        <translation>价格日期 %1 至 %2</translation>
    </message>
    <message>
        <source>1 USD = %1 %2 (%3)</source>
        <comment>rate, currency, date</comment>
        <translation>汇率 1 USD = %1 %2（%3）</translation>
    </message>
</context>
<context>
    <name>Task</name>
    <message>
        <source>Pre-training</source>
        <translation>预训练</translation>
    </message>
    <message>
        <source>Full fine-tuning</source>
        <translation>全量微调</translation>
    </message>
    <message>
        <source>LoRA</source>
        <translation>LoRA</translation>
    </message>
    <message>
        <source>QLoRA</source>
        <translation>QLoRA</translation>
    </message>
    <message>
        <source>LLM inference</source>
        <translation>LLM 推理</translation>
    </message>
    <message>
        <source>Image generation</source>
        <translation>图像生成</translation>
    </message>
    <message>
        <source>Learning</source>
        <translation>学习入门</translation>
    </message>
</context>
<context>
    <name>Term</name>
    <message>
        <source>Weights</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>Master weights</source>
        <translation>主权重</translation>
    </message>
    <message>
        <source>Gradients</source>
        <translation>梯度</translation>
    </message>
    <message>
        <source>Optimizer states</source>
        <translation>优化器状态</translation>
    </message>
    <message>
        <source>Adapters (LoRA)</source>
        <translation>适配器（LoRA）</translation>
    </message>
    <message>
        <source>KV cache</source>
        <translation>KV 缓存</translation>
    </message>
    <message>
        <source>Recurrent state</source>
        <translation>循环状态</translation>
    </message>
    <message>
        <source>Activations</source>
        <translation>激活</translation>
    </message>
    <message>
        <source>Logits and loss</source>
        <translation>输出层与损失</translation>
    </message>
    <message>
        <source>Compute buffers</source>
        <translation>计算缓冲</translation>
    </message>
    <message>
        <source>Framework buffers</source>
        <translation>框架缓冲</translation>
    </message>
    <message>
        <source>Runtime context</source>
        <translation>运行时开销</translation>
    </message>
    <message>
        <source>Fragmentation</source>
        <translation>碎片</translation>
    </message>
</context>
<context>
    <name>Tier</name>
    <message>
        <source>Data-centre flagships</source>
        <translation>数据中心旗舰</translation>
    </message>
    <message>
        <source>The most memory and bandwidth on one card</source>
        <translation>单卡显存和带宽最大</translation>
    </message>
    <message>
        <source>Long contexts, models of hundreds of billions of parameters, many users at once</source>
        <translation>长上下文、数千亿参数的模型、大量并发用户</translation>
    </message>
    <message>
        <source>Sold as whole servers; for most people a matter of renting</source>
        <translation>整机出售；对大多数人来说适合租用</translation>
    </message>
    <message>
        <source>Proven workhorses</source>
        <translation>成熟主力</translation>
    </message>
    <message>
        <source>NVLink between the cards, and software that everybody tests on them</source>
        <translation>卡间有 NVLink，各种软件都在上面测试过</translation>
    </message>
    <message>
        <source>Training and serving in teams</source>
        <translation>团队的训练与部署</translation>
    </message>
    <message>
        <source>The 800 models have a slower link, and the A100 knows no FP8</source>
        <translation>800 系列的互联较慢，A100 不支持 FP8</translation>
    </message>
    <message>
        <source>Value stars</source>
        <translation>性价比之选</translation>
    </message>
    <message>
        <source>Much speed for the money, in an ordinary PC</source>
        <translation>普通电脑即可使用，花钱少、速度高</translation>
    </message>
    <message>
        <source>Models that fit 24 GB, and fine-tuning them with LoRA or QLoRA</source>
        <translation>24 GB 装得下的模型，以及用 LoRA 或 QLoRA 微调</translation>
    </message>
    <message>
        <source>No NVLink: several of them lose speed to PCIe; the D has fewer cores</source>
        <translation>没有 NVLink：多卡受 PCIe 拖累；D 版核心更少</translation>
    </message>
    <message>
        <source>Challengers</source>
        <translation>挑战者</translation>
    </message>
    <message>
        <source>More memory than NVIDIA cards of their time</source>
        <translation>显存大于同期的 NVIDIA 显卡</translation>
    </message>
    <message>
        <source>Serving large models with software that supports ROCm</source>
        <translation>用支持 ROCm 的软件部署大模型</translation>
    </message>
    <message>
        <source>Fewer programs run, and some only on Linux: check yours first</source>
        <translation>能用的程序较少，有些只支持 Linux：请先确认您要用的程序</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>入门</translation>
    </message>
    <message>
        <source>CUDA and 12 GB for little money</source>
        <translation>花钱不多就有 CUDA 和 12 GB 显存</translation>
    </message>
    <message>
        <source>Learning, small models, images</source>
        <translation>学习、小模型、图像生成</translation>
    </message>
    <message>
        <source>There is a 3060 with 8 GB: look for the 12</source>
        <translation>3060 另有 8 GB 版：请认准 12 GB</translation>
    </message>
    <message>
        <source>No dated price is known: it counts as dearer than three quarters, and A is the most.</source>
        <translation>没有注明日期的价格：按贵于四分之三的显卡计算，最高 A 档。</translation>
    </message>
    <message>
        <source>The price is over a year old: it counts as dearer than three quarters, and A is the most.</source>
        <translation>价格已超过一年：按贵于四分之三的显卡计算，最高 A 档。</translation>
    </message>
    <message>
        <source>Memory is tight: A is the most.</source>
        <translation>显存紧张：最高 A 档。</translation>
    </message>
    <message>
        <source>Its speed is not known: A is the most.</source>
        <translation>速度未知：最高 A 档。</translation>
    </message>
    <message>
        <source>The software is not stated for it, or only old builds run: B is the most.</source>
        <translation>软件支持没有说明，或只能用旧版本：最高 B 档。</translation>
    </message>
    <message>
        <source>Slower than you asked for: C is the most.</source>
        <translation>低于您要求的速度：最高 C 档。</translation>
    </message>
    <message>
        <source>Room in memory</source>
        <translation>显存余量</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>Price or rent</source>
        <translation>价格或租金</translation>
    </message>
    <message>
        <source>Maturity of the software</source>
        <translation>软件成熟度</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>功耗</translation>
    </message>
    <message>
        <source>No card within the limits holds this workload.</source>
        <translation>限制之内没有显卡装得下这项任务。</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) hold this workload within the limits. In %1: %2.</source>
        <translation>
            <numerusform>限制之内有 %n 款显卡装得下这项任务。%1 档：%2。</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <comment>between names of cards</comment>
        <translation>、</translation>
    </message>
</context>
<context>
    <name>TierBoard</name>
    <message>
        <source>no price</source>
        <translation>无报价</translation>
    </message>
    <message>
        <source>%1/month</source>
        <comment>rent</comment>
        <translation>%1/月</translation>
    </message>
    <message>
        <source>below %1</source>
        <comment>share of the best score</comment>
        <translation>低于 %1</translation>
    </message>
    <message>
        <source>from %1</source>
        <comment>share of the best score</comment>
        <translation>%1 起</translation>
    </message>
    <message>
        <source>“%1” is not in the catalogue.</source>
        <translation>目录里没有“%1”。</translation>
    </message>
    <message>
        <source>no card</source>
        <translation>没有显卡</translation>
    </message>
    <message>
        <source>Over budget</source>
        <translation>超预算</translation>
    </message>
    <message>
        <source>Below the line</source>
        <translation>未达标</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) that do not fit, or that a limit keeps out</source>
        <translation>
            <numerusform>%n 款显卡装不下，或被某项限制排除</numerusform>
        </translation>
    </message>
    <message>
        <source>speed not known</source>
        <translation>速度未知</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>figure, unit</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>over budget</source>
        <translation>超预算</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>card, what is said about it</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between what is said about a card</comment>
        <translation>；</translation>
    </message>
    <message>
        <source>.</source>
        <comment>end of a sentence</comment>
        <translation>。</translation>
    </message>
    <message>
        <source>here: over budget, %1 points</source>
        <translation>本任务：超预算，%1 分</translation>
    </message>
    <message>
        <source>here: tier %1, %2 points</source>
        <translation>本任务：%1 档，%2 分</translation>
    </message>
    <message>
        <source>here: below the line</source>
        <translation>本任务：未达标</translation>
    </message>
    <message>
        <source>img/min</source>
        <comment>short for images a minute</comment>
        <translation>张/分</translation>
    </message>
    <message>
        <source>tok/s</source>
        <comment>short for tokens a second</comment>
        <translation>token/s</translation>
    </message>
    <message>
        <source>No price</source>
        <translation>没有价格</translation>
    </message>
    <message>
        <source>here: no price, %1 points</source>
        <translation>此处：没有价格，%1 分</translation>
    </message>
</context>
<context>
    <name>TierDetails</name>
    <message>
        <source>%1 %2 (%3)</source>
        <comment>figure, unit, band</comment>
        <translation>%1 %2（%3）</translation>
    </message>
    <message>
        <source>no dated price: counts as the lower quartile of the known ones</source>
        <translation>没有带日期的报价：按已知得分的下四分位计</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>sum, unit</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>cost, condition and date</comment>
        <translation>%1；%2</translation>
    </message>
    <message>
        <source>%1: official support</source>
        <translation>%1：官方支持</translation>
    </message>
    <message>
        <source>%1: supported in part</source>
        <translation>%1：部分支持</translation>
    </message>
    <message>
        <source>%1: supported by its community</source>
        <translation>%1：社区支持</translation>
    </message>
    <message>
        <source>%1: not supported</source>
        <translation>%1：不支持</translation>
    </message>
    <message>
        <source>%1: support is not stated</source>
        <translation>%1：未说明是否支持</translation>
    </message>
    <message>
        <source>rented: counts as the middle, for the provider pays for it</source>
        <translation>租用：电费由服务商承担，按中间值计</translation>
    </message>
    <message>
        <source>not published: counts as the middle</source>
        <translation>未公布：按中间值计</translation>
    </message>
    <message>
        <source>%1 W for the cards</source>
        <translation>显卡共 %1 W</translation>
    </message>
    <message>
        <source>%1; %2 GB in all</source>
        <comment>margin, memory as sold</comment>
        <translation>%1；共 %2 GB</translation>
    </message>
    <message>
        <source>Over budget, %1 of 100</source>
        <translation>超预算，100 分中得 %1 分</translation>
    </message>
    <message>
        <source>Every part is already multiplied by %1 for its standing: how mature its software is, how awkward the card is to own, and how many cards it takes.</source>
        <translation>各项得分已乘以综合系数 %1：软件成熟度、持有这张卡的麻烦程度、所需张数。</translation>
    </message>
    <message>
        <source>Tier %1, %2 of 100</source>
        <translation>%1 档，100 分中得 %2 分</translation>
    </message>
    <message>
        <source>Below the line</source>
        <translation>未达标</translation>
    </message>
    <message>
        <source>No price, %1 of 100</source>
        <translation>没有价格，%1/100</translation>
    </message>
</context>
<context>
    <name>Value</name>
    <message>
        <source>%1 (%2)</source>
        <comment>figure, band</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Speed divided by the rent of all cards.</source>
        <translation>速度 ÷ 所有显卡的租金。</translation>
    </message>
    <message>
        <source>Speed divided by the price that the budget is compared with.</source>
        <translation>速度 ÷ 与预算相比的价格。</translation>
    </message>
    <message>
        <source>Speed per price</source>
        <translation>单位价格速度</translation>
    </message>
    <message>
        <source>Memory per price</source>
        <translation>单位价格显存</translation>
    </message>
    <message>
        <source>What software can use on all cards, by the same price.</source>
        <translation>软件在所有显卡上可用的显存 ÷ 同一价格。</translation>
    </message>
    <message>
        <source>Speed per power</source>
        <translation>单位功耗速度</translation>
    </message>
    <message>
        <source>By the board power that the maker publishes.</source>
        <translation>按厂商公布的整卡功耗。</translation>
    </message>
    <message>
        <source>Rent for %1</source>
        <comment>a million tokens</comment>
        <translation>租金（%1）</translation>
    </message>
    <message>
        <source>All costs of %1</source>
        <comment>a million tokens</comment>
        <translation>全部成本（%1）</translation>
    </message>
    <message>
        <source>The job takes</source>
        <translation>任务耗时</translation>
    </message>
    <message>
        <source>%1 samples of %2 tokens, %3 epochs.</source>
        <translation>%1 个样本，每个 %2 token，%3 轮。</translation>
    </message>
    <message>
        <source>Rent for the job</source>
        <translation>任务租金</translation>
    </message>
    <message>
        <source>All costs of the job</source>
        <translation>任务全部成本</translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>装不下</translation>
    </message>
    <message>
        <source>speed not known</source>
        <translation>速度未知</translation>
    </message>
    <message>
        <source>no price</source>
        <translation>无价格</translation>
    </message>
    <message>
        <source>power not known</source>
        <translation>功耗未知</translation>
    </message>
    <message>
        <source>usable memory not known</source>
        <translation>可用显存未知</translation>
    </message>
    <message>
        <source>no hours of use given</source>
        <translation>未给出使用时长</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>a million tokens of training</source>
        <translation>百万训练 token</translation>
    </message>
    <message>
        <source>1,000 images</source>
        <translation>千张图</translation>
    </message>
    <message>
        <source>a million tokens</source>
        <translation>百万 token</translation>
    </message>
    <message>
        <source>The rent of the hours that the work takes, at full use.</source>
        <translation>按满负荷计算所需小时数的租金。</translation>
    </message>
    <message>
        <source>Electricity, and the purchase spread over %1 months of %2 h of work; nothing counted for resale.</source>
        <translation>电费，加上购买价分摊到 %1 个月、每月 %2 小时的使用；未计转卖收入。</translation>
    </message>
    <message>
        <source>Several users share the card: what they get together is a bound from above, so this is the least it costs. Reading prompts comes on top.</source>
        <translation>多个用户共用显卡：他们合计的速度是上界，所以这是成本的下界。提示词处理另计。</translation>
    </message>
    <message>
        <source>Tokens written, for one user; reading prompts comes on top.</source>
        <translation>按单用户生成的 token 计算；提示词处理另计。</translation>
    </message>
    <message>
        <source>at least %1</source>
        <comment>money</comment>
        <translation>至少 %1</translation>
    </message>
    <message>
        <source>per %1 an hour</source>
        <comment>money</comment>
        <translation>每 %1/小时</translation>
    </message>
    <message>
        <source>per %1</source>
        <comment>money</comment>
        <translation>每 %1</translation>
    </message>
    <message>
        <source>%1 %2 %3 (%4)</source>
        <comment>figure, unit, per ..., band</comment>
        <translation>%1 %2，%3（%4）</translation>
    </message>
    <message>
        <source>%1 GiB %2</source>
        <comment>figure, per ...</comment>
        <translation>%1 GiB，%2</translation>
    </message>
    <message>
        <source>%1 %2 per 100 W (%3)</source>
        <comment>figure, unit, band</comment>
        <translation>%1 %2，每 100 W（%3）</translation>
    </message>
    <message>
        <source>%1 h (%2)</source>
        <comment>hours, band</comment>
        <translation>%1 小时（%2）</translation>
    </message>
    <message>
        <source>%1 for a million tokens of training</source>
        <translation>每百万训练 token %1</translation>
    </message>
    <message>
        <source>%1 for 1,000 images</source>
        <translation>每千张图 %1</translation>
    </message>
    <message>
        <source>%1 for a million tokens</source>
        <translation>每百万 token %1</translation>
    </message>
    <message>
        <source>Electricity of the cards alone for %1</source>
        <comment>a million tokens</comment>
        <translation>%1的电费（仅显卡）</translation>
    </message>
    <message>
        <source>Electricity of the cards alone for the job</source>
        <translation>整个任务的电费（仅显卡）</translation>
    </message>
    <message>
        <source>nothing to buy</source>
        <translation>无需购买</translation>
    </message>
    <message>
        <source>Electricity of the cards alone, at the household tariff: the board power while computing, and what the supply loses.</source>
        <translation>仅显卡的电费，按居民电价计：计算时的整卡功耗，加上电源的损耗。</translation>
    </message>
</context>
<context>
    <name>ValueFilter</name>
    <message>
        <source>The range ends before it begins, at character %1.</source>
        <translation>第 %1 个字符处：范围的终点小于起点。</translation>
    </message>
    <message>
        <source>A date such as 2025 or 2025-03 is missing at character %1.</source>
        <translation>第 %1 个字符处缺少日期，例如 2025 或 2025-03。</translation>
    </message>
    <message>
        <source>A number is missing at character %1, as in &gt;=24, &lt;300 or 300..450.</source>
        <translation>第 %1 个字符处缺少数字，例如 &gt;=24、&lt;300 或 300..450。</translation>
    </message>
    <message>
        <source>What stands at character %1 is not a number.</source>
        <translation>第 %1 个字符处不是数字。</translation>
    </message>
    <message>
        <source>What stands at character %1 belongs to no date.</source>
        <translation>第 %1 个字符处不属于日期。</translation>
    </message>
    <message>
        <source>What stands at character %1 belongs to no number.</source>
        <translation>第 %1 个字符处不属于数字。</translation>
    </message>
    <message>
        <source>What to compare with is missing at character %1.</source>
        <translation>第 %1 个字符处缺少要比较的内容。</translation>
    </message>
</context>
<context>
    <name>Verdict</name>
    <message>
        <source>Fits</source>
        <translation>装得下</translation>
    </message>
    <message>
        <source>Tight</source>
        <translation>勉强</translation>
    </message>
    <message>
        <source>Does not fit</source>
        <translation>装不下</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>%1 GiB to spare</source>
        <translation>余 %1 GiB</translation>
    </message>
    <message>
        <source>%1 GiB over at worst</source>
        <translation>上限超 %1 GiB</translation>
    </message>
    <message>
        <source>%1 GiB short</source>
        <translation>差 %1 GiB</translation>
    </message>
</context>
<context>
    <name>WholeFile</name>
    <message>
        <source>it is not a regular file</source>
        <translation>它不是普通文件</translation>
    </message>
</context>
<context>
    <name>WhyNot</name>
    <message>
        <source>becomes the best value</source>
        <translation>成为性价比最高</translation>
    </message>
    <message>
        <source>becomes the fastest within budget</source>
        <translation>成为预算内最快</translation>
    </message>
    <message>
        <source>becomes the cheapest that fits</source>
        <translation>成为最便宜可用</translation>
    </message>
    <message>
        <source>becomes the one to rent</source>
        <translation>成为租用推荐</translation>
    </message>
    <message>
        <source>becomes possible, but tight</source>
        <translation>变为可行，但勉强</translation>
    </message>
    <message>
        <source>becomes possible, rank %1 of %2</source>
        <translation>变为可行，第 %1 / %2 名</translation>
    </message>
    <message>
        <source>It reaches %1 %3 for %2; %4 reaches %5 for %6.</source>
        <comment>%1 and %5 speeds, %3 their unit, %2 and %6 sums, %4 the best value</comment>
        <translation>它 %2 得 %1 %3；%4 为 %6 得 %5。</translation>
    </message>
    <message>
        <source>%1, %2.</source>
        <comment>verdict, margin</comment>
        <translation>%1，%2。</translation>
    </message>
    <message>
        <source>It would reach about %1 %2 (%3).</source>
        <comment>figure, unit, band</comment>
        <translation>速度约 %1 %2（%3）。</translation>
    </message>
    <message>
        <source>It is among the picks: %1</source>
        <translation>它在推荐之中：%1</translation>
    </message>
    <message>
        <source>Not left out: rank %1 of %2</source>
        <translation>没有落选：第 %1 / %2 名</translation>
    </message>
    <message>
        <source>It was not judged.</source>
        <translation>没有评估。</translation>
    </message>
    <message>
        <source>Left out: %1</source>
        <translation>未入选：%1</translation>
    </message>
    <message>
        <source>would fit, but: %1</source>
        <comment>a reason as a sentence</comment>
        <translation>装得下，但是：%1</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>%1 %2</source>
        <comment>two sentences, one after the other</comment>
        <translation>%1%2</translation>
    </message>
</context>
<context>
    <name>WorkloadWords</name>
    <message>
        <source>%1, %2</source>
        <comment>model, precision</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1, %2 tokens, batch %3</source>
        <comment>task, sequence length, batch</comment>
        <translation>%1，%2 token，batch %3</translation>
    </message>
    <message>
        <source>%1, %2 context</source>
        <comment>task, context length</comment>
        <translation>%1，%2 上下文</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 context, %n user(s)</source>
        <comment>task, context length</comment>
        <translation>
            <numerusform>%1，%2 上下文，%n 人同时使用</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gpuwise::ClaimTable</name>
    <message>
        <source>Verdict</source>
        <translation>结论</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>说法</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>正确值</translation>
    </message>
</context>
<context>
    <name>gpuwise::ImportTable</name>
    <message>
        <source>Line</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>判断</translation>
    </message>
    <message>
        <source>In the file</source>
        <translation>文件中的名称</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>显卡</translation>
    </message>
    <message>
        <source>What comes of it</source>
        <translation>结果</translation>
    </message>
</context>
<context>
    <name>gpuwise::ModelTable</name>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Parameters (B)</source>
        <translation>总参数 (B)</translation>
    </message>
    <message>
        <source>Active (B)</source>
        <translation>激活 (B)</translation>
    </message>
    <message>
        <source>Layers / KV heads</source>
        <translation>层 / KV 头</translation>
    </message>
    <message>
        <source>Longest context</source>
        <translation>最长上下文</translation>
    </message>
    <message>
        <source>Published in</source>
        <translation>原始精度</translation>
    </message>
</context>
<context>
    <name>gpuwise::Session</name>
    <message>
        <source>Your own data cannot be saved in this window.</source>
        <translation>此窗口无法保存您自己的数据。</translation>
    </message>
    <message>
        <source>Your own data are being saved just now. Wait until that has ended.</source>
        <translation>正在保存您自己的数据，请等它完成。</translation>
    </message>
</context>
</TS>
