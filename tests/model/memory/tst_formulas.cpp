// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a term's sentence says is what the term holds: the sentence is read as arithmetic, as a reader with a
// pocket calculator would, and compared with the bytes beside it, on one card and on several.
#include "model/words/words.h"
#include "tests/model/memory/memoryquestions.h"

#include <QLocale>
#include <QRegularExpression>
#include <QTest>

#include <cmath>

namespace gpuwise {

using namespace Qt::StringLiterals;

namespace {

/// Sums of products in brackets: "8,192 × (3 × 28,672 + 4 × 8,192) × 2".
class Calculator
{
public:
    explicit Calculator(QString text)
        : m_text(std::move(text.remove(u' ')))
    {}
    double value()
    {
        const double sum = terms();
        return m_at == m_text.size() ? sum : std::nan("");
    }

private:
    bool take(QChar c)
    {
        const bool is = m_at < m_text.size() && m_text[m_at] == c;
        m_at += is ? 1 : 0;
        return is;
    }
    double terms()
    {
        double sum = factors();
        while (take(u'+'))
            sum += factors();
        return sum;
    }
    double factors()
    {
        double product = factor();
        for (;;) {
            if (take(u'×'))
                product *= factor();
            else if (take(u'÷'))
                product /= factor();
            else
                return product;
        }
    }
    double factor()
    {
        if (take(u'(')) {
            const double inside = terms();
            return take(u')') ? inside : std::nan("");
        }
        const qsizetype begin = m_at;
        while (m_at < m_text.size() &&
               (m_text[m_at].isDigit() || m_text[m_at] == u'.' || m_text[m_at] == u','))
            ++m_at;
        double number = m_text.mid(begin, m_at - begin).remove(u',').toDouble();
        if (take(u'B'))
            number *= 1e9;
        else if (take(u'M'))
            number *= 1e6;
        return number;
    }

    QString m_text;
    qsizetype m_at = 0;
};

/// Bytes by the sentence alone; NaN when it is not arithmetic.
double bytesBySentence(const QString &sentence)
{
    static const QRegularExpression cards(u"; on each of (\\d+) card"_s);
    const auto held = cards.match(sentence);
    QString text = sentence.section(u"; on each"_s, 0, 0);
    text.replace(QRegularExpression(u"(\\d) (B|M) (?:adapter )?parameters"_s), u"\\1\\2"_s);
    text.replace(QRegularExpression(u" at rank [\\d.]+"_s), u""_s);
    text.remove(QRegularExpression(u"\\(weight[^)]*\\)"_s));
    text.remove(QRegularExpression(u", (?!\\d).*$"_s));
    text.replace(QRegularExpression(u"(\\d)(B|M)"_s), u"\\1\x01\\2"_s);
    text.replace(u"\x01"
                 "B"_s,
                 u"\x02"_s)
        .replace(u"\x01"
                 "M"_s,
                 u"\x03"_s);
    text.remove(QRegularExpression(u"[A-Za-z][A-Za-z-]*(\\(s\\))?|:"_s));
    text.replace(u'\x02', u'B').replace(u'\x03', u'M');
    const double each = Calculator(text).value();
    return held.hasMatch() ? each * held.captured(1).toDouble() : each;
}

Workload onCards(Workload workload, Sharding sharding)
{
    workload.task.sharding = sharding;
    return workload;
}

} // namespace

class FormulasTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void calculator_data();
    void calculator();
    void sentences_data();
    void sentences();
};

void FormulasTest::calculator_data()
{
    QTest::addColumn<QString>("sentence");
    QTest::addColumn<double>("bytes"); // by hand
    QTest::newRow("product") << u"40,448 bytes a token × 8,192 tokens × 1 sequence(s)"_s << 331350016.0;
    QTest::newRow("on cards")
        << u"40,448 bytes a token × 8,192 tokens × 1 sequence(s); on each of 8 card(s)"_s << 2650800128.0;
    QTest::newRow("brackets") << u"10 tokens of a step × (3 × 5 + 4 × 2) × 2 bytes"_s << 460.0;
    QTest::newRow("billions") << u"7.5 B parameters × 16 bits ÷ 8"_s << 15e9;
    QTest::newRow("an aside")
        << u"2 M adapter parameters × 16 bytes (weight, gradient and optimizer) at rank 8 ÷ 2 card(s)"_s
        << 16e6;
}

void FormulasTest::calculator()
{
    QFETCH(QString, sentence);
    QTEST(bytesBySentence(sentence), "bytes");
}

void FormulasTest::sentences_data()
{
    QTest::addColumn<Workload>("workload");
    QTest::addColumn<QString>("card");
    QTest::addColumn<int>("count");
    QTest::addColumn<TermId>("term");
    const QString h100 = u"nvidia-h100-sxm5-80gb"_s, rtx4090 = u"nvidia-rtx-4090-24gb"_s;
    for (const int count : {1, 2, 8}) {
        const auto row = [&](const char *name, const Workload &workload, const QString &card,
                             std::initializer_list<TermId> terms) {
            for (const TermId term : terms)
                QTest::addRow("%s, %d cards, %s", name, count, qPrintable(termCode(term)))
                    << workload << card << count << term;
        };
        row("vLLM", inference(u"llama-3.1-70b"_s, u"bf16"_s, 8192), h100,
            {TermId::Weights, TermId::KvCache, TermId::Activations, TermId::Logits, TermId::Context});
        row("full fine-tuning",
            onCards(training(Task::FullFineTune, u"llama-3.1-8b"_s, u"bf16"_s, 1, 2048), Sharding::None),
            h100, {TermId::Weights, TermId::Optimizer, TermId::Gradients});
        row("ZeRO-3",
            onCards(training(Task::FullFineTune, u"llama-3.1-8b"_s, u"bf16"_s, 1, 2048), Sharding::Zero3),
            h100, {TermId::Weights, TermId::Optimizer, TermId::Gradients});
        row("LoRA", onCards(training(Task::Lora, u"llama-3.1-8b"_s, u"bf16"_s, 1, 2048), Sharding::None),
            h100, {TermId::Weights, TermId::Adapters});
        row("QLoRA", onCards(training(Task::Qlora, u"llama-3.1-8b"_s, {}, 1, 2048), Sharding::None), rtx4090,
            {TermId::Adapters, TermId::Context});
    }
}

void FormulasTest::sentences()
{
    QFETCH(Workload, workload);
    QFETCH(QString, card);
    QFETCH(int, count);
    QFETCH(TermId, term);
    const ResolvedWorkload resolved = resolveWorkload(shippedCatalogue(), workload);
    QVERIFY2(resolved.problem.isEmpty(), qPrintable(resolved.problem));
    const Gpu *gpu = shippedCatalogue().gpu(card);
    QVERIFY(gpu);
    const MemoryEstimate memory = estimateMemory(questionFor(shippedCatalogue(), resolved, *gpu, count));
    QVERIFY(memory.isValid());
    const Term *found = memory.term(term);
    QVERIFY2(found, "this workload has no such term: its row says nothing");
    const QString sentence = formulaSentence(*found, QLocale(QLocale::English));
    const bool inMiB = sentence.contains(u"MiB"_s);
    const double said = bytesBySentence(sentence) * (inMiB ? 1048576 : 1);
    // Operands are printed with two decimals; optimizers and trained heads add a little beside them.
    QVERIFY2(std::abs(said / found->bytes.expected - 1) < 0.02,
             qPrintable(u"%1: %2 GiB, and %3 are said"_s.arg(sentence)
                            .arg(toGiB(found->bytes.expected), 0, 'f', 2)
                            .arg(toGiB(said), 0, 'f', 2)));
}

} // namespace gpuwise

QTEST_GUILESS_MAIN(gpuwise::FormulasTest)
#include "tst_formulas.moc"
