// SPDX-License-Identifier: GPL-3.0-or-later
//
// 960 x 540: a screen of 1920 x 1080 at 200 %. What grows with its text gets the height that it asks for, on
// every page, and the picks stand in full rows under what is said of them.
#include "tests/window/stage.h"
#include "ui/advisor/advisorpage.h"
#include "ui/advisor/pickcard.h"

#include <QLabel>
#include <QTest>

namespace gpuwise {

using namespace Qt::StringLiterals;

namespace {

/// Where it asks for more height the narrower it is, and what it gets.
QStringList cutIn(const QWidget &root)
{
    QStringList cut;
    const auto widgets = root.findChildren<QWidget *>();
    for (const QWidget *widget : widgets) {
        if (!widget->isVisible() || !widget->sizePolicy().hasHeightForWidth() ||
            !widget->parentWidget()->layout())
            continue;
        const int asked = widget->heightForWidth(widget->width());
        if (widget->height() < asked)
            cut << u"%1 %2: %3 of %4"_s
                       .arg(QLatin1StringView(widget->metaObject()->className()), widget->objectName())
                       .arg(widget->height())
                       .arg(asked);
    }
    return cut;
}

} // namespace

class SmallWindowTest final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init() { failOnWarnings(); }
    void everyPage_getsTheHeightItAsksFor_data() { languages(); }
    void everyPage_getsTheHeightItAsksFor();
    void picks_standInFullRowsUnderTheDecision_data();
    void picks_standInFullRowsUnderTheDecision();

private:
    static void languages()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("English") << u"en"_s;
        QTest::newRow("Chinese") << u"zh_CN"_s;
    }
};

void SmallWindowTest::everyPage_getsTheHeightItAsksFor()
{
    QFETCH(QString, language);
    Stage stage(language);
    stage.window().resize(960, 540);
    QStringList cut;
    for (int i = 0; i < stage.window().pageCount(); ++i) {
        stage.window().showPage(i);
        for (const Page::View &view : stage.window().page(i)->views()) {
            view.show();
            settle();
            for (const QString &each : cutIn(*stage.window().page(i)))
                cut << view.fileName + u": " + each;
        }
    }
    QVERIFY2(cut.isEmpty(), qPrintable(cut.join(u'\n')));
}

void SmallWindowTest::picks_standInFullRowsUnderTheDecision_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("200 %") << QSize(960, 540);
    QTest::newRow("small") << QSize(1100, 700);
    QTest::newRow("usual") << QSize(1280, 800);
    QTest::newRow("large") << QSize(1920, 1080);
}

void SmallWindowTest::picks_standInFullRowsUnderTheDecision()
{
    QFETCH(QSize, size);
    Stage stage;
    stage.window().resize(size);
    settle();
    QWidget *page = stage.window().advisorPage();
    const auto cards = page->findChildren<PickCard *>();
    QVERIFY(cards.size() > 2);
    const QWidget *grid = cards.front()->parentWidget();
    const QWidget *lead = stage.widget(u"decisionLead"_s);
    const int under = grid->mapTo(page, QPoint()).y() - lead->mapTo(page, QPoint(0, lead->height())).y();
    QVERIFY2(under >= 0 && under <= 30, qPrintable(QString::number(under)));
    int right = 0;
    for (const PickCard *card : cards) {
        QVERIFY2(grid->rect().contains(card->geometry()), qPrintable(card->objectName()));
        if (card->y() == 0)
            right = std::max(right, card->geometry().right());
    }
    QVERIFY2(grid->width() - right <= 3, qPrintable(u"%1 of %2"_s.arg(right).arg(grid->width())));
}

} // namespace gpuwise

QTEST_MAIN(gpuwise::SmallWindowTest)
#include "tst_smallwindow.moc"
