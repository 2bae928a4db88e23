// SPDX-License-Identifier: GPL-3.0-or-later
//
// The guide in the real window: reading, searching, following links into the program and back, the checklist.
#include "model/sessionfiles/sessiondocument.h"
#include "resources/i18n.h"
#include "tests/window/stage.h"
#include "ui/advisor/advisorpage.h"
#include "ui/advisor/resultpage.h"
#include "ui/guide/checklistview.h"
#include "ui/guide/claimsview.h"
#include "ui/guide/entryview.h"
#include "ui/guide/guideindex.h"
#include "ui/guide/guidepage.h"
#include "ui/sessionfiling.h"
#include "ui/widgets/guidelink.h"
#include "ui/widgets/noterow.h"
#include "ui/widgets/searchfield.h"
#include "ui/widgets/textlabel.h"

#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QListView>
#include <QScrollBar>
#include <QTemporaryDir>
#include <QTextBlock>

using namespace Qt::StringLiterals;

namespace gpuwise {

namespace {

EntryView *viewOf(Stage &stage)
{
    return stage.find<EntryView>(u"guideEntry"_s);
}

void open(Stage &stage, const QString &id)
{
    stage.window().openGuide(id);
    settle();
}

/// Scrolls to the link and clicks it.
bool clickLink(Stage &stage, const QString &target)
{
    EntryView *view = viewOf(stage);
    for (QTextBlock block = view->document()->begin(); block.isValid(); block = block.next())
        for (auto it = block.begin(); !it.atEnd(); ++it)
            if (it.fragment().charFormat().anchorHref() == target) {
                QTextCursor cursor(view->document());
                cursor.setPosition(it.fragment().position() + 1);
                view->setTextCursor(cursor);
                view->ensureCursorVisible();
                settle();
                QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, view->cursorRect(cursor).center());
                settle();
                return true;
            }
    return false;
}

} // namespace

class GuidePageTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        installTranslations(u"en"_s);
        failOnWarnings();
    }

    void entry_isReadWithItsNumbers()
    {
        Stage stage;
        open(stage, u"kp-bandwidth"_s);
        const QString text = viewOf(stage)->toPlainText();
        QVERIFY(text.contains(u"Bandwidth sets the writing speed"_s));
        QVERIFY(text.contains(u"1,792 GB/s"_s)); // NVIDIA's page of the RTX 5090
        QVERIFY(!text.contains(u'{'));
        bool explained = false; // a value says where it is from
        for (QTextBlock block = viewOf(stage)->document()->begin(); block.isValid(); block = block.next())
            for (auto it = block.begin(); !it.atEnd(); ++it)
                explained |= it.fragment().text() == u"1,792 GB/s"_s &&
                             !it.fragment().charFormat().toolTip().isEmpty();
        QVERIFY(explained);
    }

    void rail_leadsToTheGuide()
    {
        Stage stage;
        for (int i = 0; i < stage.window().pageCount(); ++i)
            if (stage.window().page(i) == stage.window().guidePage())
                stage.click(u"railPage%1"_s.arg(i + 1));
        QVERIFY(stage.window().guidePage()->isVisible());
        QVERIFY(!viewOf(stage)->toPlainText().isEmpty());
    }

    void search_findsInBothLanguagesAndSaysWhenThereIsNothing()
    {
        Stage stage;
        open(stage, u"kp-memory"_s);
        stage.type(u"guideSearch"_s, u"out of memory"_s);
        settle();
        QCOMPARE(stage.window().guidePage()->entryId(), u"fq-not-enough-memory"_s);
        stage.find<QLineEdit>(u"guideSearch"_s)->setText(u"爆显存"_s); // no test types Chinese
        settle();
        QCOMPARE(stage.find<GuideIndex>(u"guideIndex"_s)->firstEntry(), u"fq-not-enough-memory"_s);
        stage.type(u"guideSearch"_s, u"qzxv"_s);
        settle();
        QVERIFY(!stage.isVisible(u"guideIndex"_s));
        stage.click(u"guideClearSearch"_s);
        settle();
        QVERIFY(stage.isVisible(u"guideIndex"_s));
        QVERIFY(stage.find<QLineEdit>(u"guideSearch"_s)->text().isEmpty());
    }

    void keys_walkTheEntries()
    {
        Stage stage;
        open(stage, u"kp-memory"_s);
        stage.find<QLineEdit>(u"guideSearch"_s)->setFocus();
        stage.press(Qt::Key_Down);
        QCOMPARE(stage.window().guidePage()->entryId(), u"kp-bandwidth"_s);
        stage.press(Qt::Key_Up);
        QCOMPARE(stage.window().guidePage()->entryId(), u"kp-memory"_s);
        stage.find<GuideIndex>(u"guideIndex"_s)->setFocus();
        stage.press(Qt::Key_Down);
        QCOMPARE(stage.window().guidePage()->entryId(), u"kp-bandwidth"_s);
    }

    void link_leadsToAnotherEntry()
    {
        Stage stage;
        open(stage, u"kp-memory"_s);
        QVERIFY(clickLink(stage, u"entry:mc-24gb-any-70b"_s));
        QCOMPARE(stage.window().guidePage()->entryId(), u"mc-24gb-any-70b"_s);
        QCOMPARE(stage.find<GuideIndex>(u"guideIndex"_s)->currentEntry(), u"mc-24gb-any-70b"_s);
    }

    /// What guides say stands in an entry and leads to the same claim in the list, also past its filters.
    void claimOfAnEntry_leadsToTheListOfClaims()
    {
        Stage stage;
        open(stage, u"claim:claim-5090-24gb"_s);
        auto *claims = stage.find<ClaimsView>(u"claimsView"_s);
        claims->searchField()->setText(u"qzxv"_s);
        settle();
        QVERIFY(claims->claimId().isEmpty());
        open(stage, u"mc-24gb-any-70b"_s);
        QVERIFY(clickLink(stage, u"claim:rule-24gb-not-any-70b"_s));
        QVERIFY(claims->isVisible());
        QCOMPARE(claims->claimId(), u"rule-24gb-not-any-70b"_s);
        QVERIFY(claims->searchField()->text().isEmpty());
    }

    /// The acceptance of the issue: the claim opens in the Advisor, which shows why not; undo brings the
    /// answers back.
    void workload_opensInTheAdvisorAndIsUndone()
    {
        Stage stage;
        const Workload before = stage.session().workload();
        open(stage, u"mc-24gb-any-70b"_s);
        QVERIFY(clickLink(stage, u"workload:nvidia-rtx-4090-24gb:llama-3.1-70b:q4_k_m:8192"_s));
        QVERIFY(stage.window().advisorPage()->isVisible());
        QCOMPARE(stage.session().workload().model.modelId, u"llama-3.1-70b"_s);
        QCOMPARE(stage.session().workload().task.inference.contextTokens, 8192);
        BudgetAnswer budget = before.budget;
        budget.maxCards = 1; // as many as the link speaks of; the sum stays the reader's
        QVERIFY(stage.session().workload().budget == budget);
        QCOMPARE(stage.session().undoKind(), std::optional(EditKind::OpenFromGuide));
        stage.session().undo();
        QVERIFY(stage.session().workload() == before);
    }

    void card_joinsTheComparison()
    {
        Stage stage;
        open(stage, u"fq-amd"_s);
        QVERIFY(clickLink(stage, u"card:amd-radeon-rx-7900-xtx"_s));
        QVERIFY(stage.isVisible(u"comparePage"_s));
        bool there = false;
        for (const CardGroup &each : stage.session().shortlist())
            there |= each.gpuId == u"amd-radeon-rx-7900-xtx"_s;
        QVERIFY(there);
    }

    void everyPageLinkOfThisVersion_leadsSomewhere()
    {
        Stage stage;
        for (const char *name : {"advisor", "compare", "tiers", "rentOrBuy"}) {
            open(stage, u"kp-memory"_s);
            Q_EMIT stage.window().guidePage()->targetAsked(
                {GuideTargetKind::Page, QString::fromLatin1(name), {}});
            settle();
            QVERIFY2(!stage.window().guidePage()->isVisible(), name);
        }
    }

    void language_changesTheEntry()
    {
        Stage stage;
        open(stage, u"kp-memory"_s);
        installTranslations(u"zh_CN"_s);
        settle();
        QVERIFY(viewOf(stage)->toPlainText().contains(u"显存决定能不能跑"_s));
        installTranslations(u"en"_s);
        settle();
        QVERIFY(viewOf(stage)->toPlainText().contains(u"Memory decides"_s));
    }

    void region_changesThePrices()
    {
        Stage stage(u"en"_s, Region::Us);
        open(stage, u"ch-premium"_s);
        const QString before = viewOf(stage)->toPlainText();
        BudgetAnswer budget = stage.session().workload().budget;
        budget.region = Region::Cn;
        budget.currency = Currency::Cny;
        budget.limit.reset();
        stage.session().setBudget(budget);
        settle();
        QVERIFY(viewOf(stage)->toPlainText() != before);
        QVERIFY(viewOf(stage)->toPlainText().contains(u"CNY"_s));
    }

    void copy_givesMarkdown()
    {
        Stage stage;
        open(stage, u"tb-landscape"_s);
        stage.click(u"guideCopy"_s);
        const QString copied = QApplication::clipboard()->text();
        QVERIFY(copied.startsWith(u"## The landscape"_s));
        QVERIFY(copied.contains(u"| --- |"_s));
    }

    /// Ticks go with the session: into its file, to the next start, and not into another session.
    void ticks_areKeptWithTheSession()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(u"order.gpuwise"_s);
        const CardGroup card{u"nvidia-rtx-4090-d-24gb"_s, 1};
        SessionView view;
        {
            Stage stage;
            open(stage, u"kp-memory"_s);
            stage.window().guidePage()->showChecklist(card);
            settle();
            stage.find<QCheckBox>(u"check-cut_shader_cores"_s)->click(); // was to be confirmed
            stage.find<QCheckBox>(u"check-cut_memory_gb"_s)->click();    // was known
            stage.chooseMenu(u"saveSessionAction"_s);
            stage.saveAs(path);
            view = stage.window().sessionView();
            QCOMPARE(view.marks.at(u"guide"_s),
                     (QStringList{u"untick:nvidia-rtx-4090-d-24gb:cut_memory_gb"_s,
                                  u"tick:nvidia-rtx-4090-d-24gb:cut_shader_cores"_s}));
        }
        const auto boxes = [&](Stage &stage) {
            stage.window().openGuide(u"kp-memory"_s);
            stage.window().guidePage()->showChecklist(card);
            settle();
            return std::pair(stage.find<QCheckBox>(u"check-cut_shader_cores"_s)->isChecked(),
                             stage.find<QCheckBox>(u"check-cut_memory_gb"_s)->isChecked());
        };
        { // one window at a time: widgets are found by name among all of them
            Stage opened;
            QCOMPARE(boxes(opened), std::pair(false, true)); // another session
            opened.window().filing().open(path);
            settle();
            QCOMPARE(boxes(opened), std::pair(true, false));
        }
        Stage next; // as the next start brings the last session back
        next.window().showSessionView(view);
        settle();
        QCOMPARE(boxes(next), std::pair(true, false));
        next.window().showSessionView({}); // a session without ticks
        settle();
        QCOMPARE(boxes(next), std::pair(false, true));
    }

    void ticksThatMakeNoSense_areLeftOut()
    {
        Stage stage;
        stage.window().guidePage()->setMarks({u"tick:no-such-card:memory"_s, u"tick"_s, u"shake:a:b"_s,
                                              u"tick:nvidia-rtx-4090-24gb:memory"_s, u"tick:a:b:c"_s});
        QCOMPARE(stage.window().guidePage()->marks(), QStringList{u"tick:nvidia-rtx-4090-24gb:memory"_s});
    }

    void checklist_isTickedAndCopied()
    {
        Stage stage;
        open(stage, u"fq-d-variants"_s);
        QVERIFY(clickLink(stage, u"checklist:nvidia-rtx-4090-d-24gb"_s));
        auto *view = stage.find<ChecklistView>(u"checklistView"_s);
        QCOMPARE(view->list().cards.gpuId, u"nvidia-rtx-4090-d-24gb"_s);
        auto *memory = stage.find<QCheckBox>(u"check-cut_memory_gb"_s);
        QVERIFY(memory->isChecked()); // known
        auto *cores = stage.find<QCheckBox>(u"check-cut_shader_cores"_s);
        QVERIFY(!cores->isChecked());
        stage.click(cores);
        stage.click(u"checklistCopy"_s);
        const QStringList lines = QApplication::clipboard()->text().split(u'\n');
        QCOMPARE(lines.filter(u"14,592"_s).size(), 1);
        QVERIFY(lines.filter(u"14,592"_s).front().startsWith(u"- [x] "_s));
        stage.click(u"checklistRent"_s);
        settle();
        stage.click(u"checklistAll"_s);
        settle();
        QVERIFY(stage.find<QCheckBox>(u"check-cut_shader_cores"_s)->isChecked()); // ticks stay with the card
    }

    void checklist_startsWithTheBestPick()
    {
        Stage stage;
        stage.window().guidePage()->showChecklist();
        open(stage, u"kp-memory"_s);
        stage.click(u"guideChecklist"_s);
        settle();
        const Advice &advice = stage.session().advice();
        QVERIFY(advice.bestValue);
        QCOMPARE(stage.find<ChecklistView>(u"checklistView"_s)->list().cards,
                 advice.options[*advice.bestValue].cards);
    }

    void wordsOnOtherPages_leadToTheirEntry()
    {
        Stage stage;
        stage.window().advisorPage()->showQuestion(0);
        settle();
        stage.click(u"guideLink-gl-quantisation"_s);
        settle();
        QVERIFY(stage.window().guidePage()->isVisible());
        QCOMPARE(stage.window().guidePage()->entryId(), u"gl-quantisation"_s);
        stage.window().showPage(0);
        stage.window().advisorPage()->showQuestion(1);
        settle();
        stage.click(u"guideLink-gl-budget"_s);
        QCOMPARE(stage.window().guidePage()->entryId(), u"gl-budget"_s);
    }

    void claims_areListedFilteredAndRead()
    {
        Stage stage;
        open(stage, u"kp-memory"_s);
        stage.click(u"guideClaims"_s);
        settle();
        auto *view = stage.find<ClaimsView>(u"claimsView"_s);
        auto *list = stage.find<QListView>(u"claimList"_s);
        QCOMPARE(list->model()->rowCount(), static_cast<int>(stage.session().catalogue().claims.size()));
        stage.click(u"claimsRight"_s);
        settle();
        const int right = list->model()->rowCount();
        QVERIFY(right > 0 && right < static_cast<int>(stage.session().catalogue().claims.size()));
        stage.click(u"claimsWrong"_s);
        stage.type(u"claimSearch"_s, u"24 GB of GDDR7"_s);
        settle();
        QCOMPARE(view->claimId(), u"claim-5090-24gb"_s);
        QCOMPARE(stage.find<TextLabel>(u"claimSaid"_s)->text(), u"The RTX 5090 has 24 GB of GDDR7"_s);
        const QString checked = stage.find<NoteRow>(u"claimChecked"_s)->label()->text();
        QVERIFY2(checked.contains(u"32 GB"_s), qPrintable(checked)); // NVIDIA's page of the RTX 5090
        stage.type(u"claimSearch"_s, u"qzxv"_s);
        settle();
        QVERIFY(!stage.isVisible(u"claimList"_s));
        QVERIFY(view->claimId().isEmpty());
        stage.click(u"claimsClear"_s);
        settle();
        QVERIFY(stage.isVisible(u"claimList"_s));
        stage.find<QLineEdit>(u"claimSearch"_s)->setFocus();
        const QString first = view->claimId();
        stage.press(Qt::Key_Down);
        QVERIFY(view->claimId() != first);
        stage.press(Qt::Key_Up);
        QCOMPARE(view->claimId(), first);
    }

    /// The acceptance of the issue: "24 GB cards run any 70B" opens in the Advisor and shows why not.
    void claim_opensInTheAdvisorAndIsUndone()
    {
        Stage stage;
        const Workload before = stage.session().workload();
        stage.window().openGuide(u"claim:rule-24gb-not-any-70b"_s);
        settle();
        QCOMPARE(stage.window().guidePage()->claims()->claimId(), u"rule-24gb-not-any-70b"_s);
        stage.click(u"claimAdvisor"_s);
        settle();
        QVERIFY(stage.window().advisorPage()->isVisible());
        QCOMPARE(stage.session().workload().model.modelId, u"llama-3.1-70b"_s);
        BudgetAnswer budget = before.budget;
        budget.maxCards = 1; // the claim speaks of one card
        QVERIFY(stage.session().workload().budget == budget);
        QStringList told; // 4-bit weights of 70.6 B are 40 GiB: a card of 24 GB is too small
        for (const TextLabel *label : stage.widget(u"whyNotPanel"_s)->findChildren<TextLabel *>())
            told << label->text();
        const QString all = told.join(u'\n');
        QVERIFY2(all.contains(u"Does not fit"_s) && all.contains(u"GiB short"_s), qPrintable(all));
        stage.session().undo();
        QVERIFY(stage.session().workload() == before);
    }

    void claim_leadsToCardAndComparison()
    {
        Stage stage;
        stage.window().openGuide(u"claim:claim-9070xt-bandwidth-1200"_s);
        settle();
        stage.click(u"claimCompare"_s);
        settle();
        QVERIFY(stage.isVisible(u"comparePage"_s));
        int there = 0;
        for (const CardGroup &each : stage.session().shortlist())
            there += each.gpuId == u"amd-radeon-rx-9070-xt"_s || each.gpuId == u"nvidia-rtx-5070-ti-16gb"_s;
        QCOMPARE(there, 2);
        stage.window().openGuide(u"claim:claim-9070xt-bandwidth-1200"_s);
        settle();
        stage.click(u"claimCard-amd-radeon-rx-9070-xt"_s);
        settle();
        QVERIFY(stage.isVisible(u"cardsPage"_s));
        QVERIFY(stage.find<TextLabel>(u"cardName"_s)->text().contains(u"9070 XT"_s));
    }

    void claims_followTheLanguage()
    {
        Stage stage;
        stage.window().openGuide(u"claim:claim-5090-24gb"_s);
        settle();
        installTranslations(u"zh_CN"_s);
        settle();
        QCOMPARE(stage.find<TextLabel>(u"claimSaid"_s)->text(), u"RTX 5090 是 24GB GDDR7"_s);
        installTranslations(u"en"_s);
    }

    /// Every link that stands in the window names an entry that exists.
    void guideLinks_nameEntries()
    {
        Stage stage;
        for (int question = 0; question < 3; ++question)
            stage.window().advisorPage()->showQuestion(question);
        settle();
        const auto links = stage.window().findChildren<GuideLink *>();
        QVERIFY(links.size() >= 3);
        for (GuideLink *link : links) {
            if (claimOfLink(link->entryId()))
                continue; // leads to a claim
            stage.window().openGuide(link->entryId());
            QCOMPARE(stage.window().guidePage()->entryId(), link->entryId());
        }
    }
};

} // namespace gpuwise

QTEST_MAIN(gpuwise::GuidePageTest)
#include "tst_guidepage.moc"
