// SPDX-License-Identifier: GPL-3.0-or-later
//
// Learning is a basket: each exercise has its verdict, and all faces read it from the option.
#include "model/advice/learningbasket.h"
#include "model/session/session.h"
#include "model/words/words.h"
#include "tests/support/testsupport.h"

#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gpuwise {

namespace {

const QDate today{2026, 11, 30};

Workload learning()
{
    Workload workload = exampleWorkload(Region::Cn);
    workload.model = {};
    workload.model.sizeBillions = 8;
    workload.task.task = Task::Learn;
    return workload;
}

ReasonCode codeFor(const char *gpuId, Exercise exercise)
{
    const Catalogue &catalogue = shippedCatalogue();
    const LearningBasket basket(catalogue, learning().budget);
    return basket.judge(*catalogue.gpu(QString::fromLatin1(gpuId)), 1)[static_cast<std::size_t>(exercise)]
        .code;
}

std::ptrdiff_t exercisesIn(const std::vector<Reason> &reasons)
{
    return std::count_if(reasons.begin(), reasons.end(), [](const Reason &reason) {
        return reasonCode(reason.code).startsWith("exercise_"_L1);
    });
}

} // namespace

class TestLearningBasket : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void verdicts_followPublishedNeeds();
    void advice_saysEachExerciseOnce();
    void otherTasks_haveNoBasket();
    void sentences_nameTheExercise();
    void bareSize_isShapedLikeAModelWithRoom();
};

void TestLearningBasket::verdicts_followPublishedNeeds()
{
    // BERT-base: 109.5 M parameters x 16 bytes of states are 1.6 GiB; SD 1.5 in 16 bit: 1.0 billion
    // parameters of UNet and encoders, 2 GiB. Both leave room on 8 GB. Llama 3.1 8B in NF4: 7.0 billion x
    // 0.56 bytes of linears and 1.05 billion x 2 of embeddings are 5.6 GiB before any activation: not on a
    // card with 6 GB.
    QCOMPARE(codeFor("nvidia-rtx-3050-8gb", Exercise::FineTuneBert), ReasonCode::ExerciseFits);
    QCOMPARE(codeFor("nvidia-rtx-3050-8gb", Exercise::MakeImages), ReasonCode::ExerciseFits);
    QCOMPARE(codeFor("nvidia-rtx-2060-6gb", Exercise::QloraEightB), ReasonCode::ExerciseDoesNotFit);
    for (const Exercise exercise : exercises)
        QCOMPARE(codeFor("nvidia-rtx-4090-24gb", exercise), ReasonCode::ExerciseFits);
}

void TestLearningBasket::advice_saysEachExerciseOnce()
{
    const Advice advice = advise(shippedCatalogue(), learning(), today);
    QVERIFY(advice.bestValue);
    for (const Option &option : advice.options)
        QCOMPARE(exercisesIn(option.reasons) + exercisesIn(option.cautions), 3);
}

void TestLearningBasket::otherTasks_haveNoBasket()
{
    const Advice advice = advise(shippedCatalogue(), exampleWorkload(Region::Us), today);
    QVERIFY(advice.answered());
    for (const Option &option : advice.options)
        QCOMPARE(exercisesIn(option.reasons) + exercisesIn(option.cautions), 0);
}

void TestLearningBasket::sentences_nameTheExercise()
{
    Reason reason{ReasonCode::ExerciseDoesNotFit, {1.5}, {}, exerciseCode(Exercise::QloraEightB)};
    QCOMPARE(reasonSentence(reason, QLocale::c()),
             u"QLoRA of an 8B model: does not fit, 1.5 GiB are missing."_s);
    reason = {ReasonCode::ExerciseDoesNotRun, {}, {}, exerciseCode(Exercise::MakeImages)};
    QCOMPARE(reasonSentence(reason, QLocale::c()),
             u"Images with Stable Diffusion 1.5: its software does not run on this card."_s);
}

void TestLearningBasket::bareSize_isShapedLikeAModelWithRoom()
{
    const Catalogue &catalogue = shippedCatalogue();
    for (const double billions : {0.5, 1.5, 3., 7., 8., 13., 14., 32., 70.}) {
        QString id;
        shapeOfBareSize(catalogue, billions * 1e9, &id);
        const AiModel *model = catalogue.model(id);
        QVERIFY(model);
        QVERIFY2(model->shape.maxContext >= 8192, qPrintable(id));
    }
}

} // namespace gpuwise

QTEST_APPLESS_MAIN(gpuwise::TestLearningBasket)
#include "tst_learningbasket.moc"
