// SPDX-License-Identifier: GPL-3.0-or-later
//
// Who does not see the window hears it: on every view of every page, in both languages, whatever takes the
// focus says what it is; a chart says its sentence and has its numbers as a table beside it.
#include "tests/window/stage.h"
#include "ui/charts/barchartview.h"
#include "ui/charts/lineview.h"
#include "ui/charts/scatterview.h"
#include "ui/sessionfiling.h"
#include "ui/workloadbar.h"

#include <QAbstractItemView>
#include <QAccessible>
#include <QApplication>
#include <QMenu>
#include <QVariantAnimation>

namespace gpuwise {

namespace {

/// What a screen reader says when the focus arrives.
QString spokenName(QWidget *widget)
{
    QAccessibleInterface *interface = QAccessible::queryAccessibleInterface(widget);
    return interface ? interface->text(QAccessible::Name) : QString();
}

QString describe(const QWidget *widget)
{
    return QStringLiteral("%1 %2").arg(widget->objectName(),
                                       QLatin1StringView(widget->metaObject()->className()));
}

/// What Tab visits from the window on, once around.
std::vector<QWidget *> tabStops(Stage &stage)
{
    std::vector<QWidget *> stops;
    stage.window().setFocus();
    constexpr int most = 300;
    for (int i = 0; i < most; ++i) {
        stage.press(Qt::Key_Tab);
        QWidget *focus = QApplication::focusWidget();
        if (!focus || std::find(stops.begin(), stops.end(), focus) != stops.end())
            break;
        stops.push_back(focus);
    }
    return stops;
}

void fillStage(Stage &stage)
{
    stage.session().addCard({QStringLiteral("nvidia-rtx-5090-32gb"), 1});
    stage.session().addCard({QStringLiteral("nvidia-rtx-4090-24gb"), 1});
}

template <typename Visit> void forEveryView(Stage &stage, Visit visit)
{
    for (int i = 0; i < stage.window().pageCount(); ++i) {
        stage.window().showPage(i);
        for (const Page::View &view : stage.window().page(i)->views()) {
            view.show();
            settle();
            visit(view.fileName);
        }
    }
}

bool isChart(const QWidget *widget)
{
    return qobject_cast<const BarChartView *>(widget) || qobject_cast<const LineView *>(widget) ||
           qobject_cast<const ScatterView *>(widget);
}

} // namespace

class TestAccessibility : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { QAccessible::setActive(true); }
    void everyTabStop_saysWhatItIs_data() { languages(); }
    void everyTabStop_saysWhatItIs();
    void everyEditorAndDialog_saysWhatItIs();
    void everyChart_hasASentence_data() { languages(); }
    void everyChart_hasASentence();
    void everyItemView_isNamed();
    void nothingMoves();

private:
    static void languages()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("English") << QStringLiteral("en");
        QTest::newRow("Chinese") << QStringLiteral("zh_CN");
    }
};

void TestAccessibility::everyTabStop_saysWhatItIs()
{
    QFETCH(QString, language);
    Stage stage(language);
    fillStage(stage);
    QStringList mute;
    int stops = 0;
    forEveryView(stage, [&](const QString &view) {
        for (QWidget *stop : tabStops(stage)) {
            ++stops;
            if (spokenName(stop).trimmed().isEmpty())
                mute << view + u": " + describe(stop);
        }
    });
    mute.removeDuplicates();
    QVERIFY2(mute.isEmpty(), qPrintable(mute.join(u'\n')));
    QVERIFY(stops > 100);
}

void TestAccessibility::everyEditorAndDialog_saysWhatItIs()
{
    Stage stage;
    QStringList mute;
    int seen = 0;
    const auto look = [&](QWidget *root, const QString &where) {
        QVERIFY2(root, qPrintable(where));
        const QList<QWidget *> widgets = root->findChildren<QWidget *>();
        for (QWidget *each : widgets) {
            if (!each->isVisible() || !(each->focusPolicy() & Qt::TabFocus) || each->focusProxy())
                continue;
            ++seen;
            if (spokenName(each).trimmed().isEmpty())
                mute << where + u": " + describe(each);
        }
    };
    for (int question = 1; question <= 3; ++question) {
        stage.window().workloadBar()->openEditor(question);
        settle();
        look(stage.window().workloadBar()->openPopup(), QStringLiteral("question %1").arg(question));
        stage.window().workloadBar()->openPopup()->close();
        settle();
    }
    stage.chooseMenu(QStringLiteral("paletteAction"));
    look(stage.widget(QStringLiteral("commandPalette")), QStringLiteral("palette"));
    stage.press(Qt::Key_Escape);
    stage.window().filing().say(QStringLiteral("t"), QStringLiteral("x"), false);
    settle();
    look(QApplication::activeModalWidget(), QStringLiteral("message"));
    stage.messageBoxText();
    QVERIFY2(mute.isEmpty(), qPrintable(mute.join(u'\n')));
    QVERIFY(seen > 20);
}

void TestAccessibility::everyChart_hasASentence()
{
    QFETCH(QString, language);
    Stage stage(language);
    fillStage(stage);
    QStringList mute;
    QSet<QString> kinds;
    forEveryView(stage, [&](const QString &view) {
        const QList<QWidget *> widgets = stage.window().findChildren<QWidget *>();
        for (QWidget *each : widgets) {
            if (!isChart(each) || !each->isVisible())
                continue;
            kinds.insert(QLatin1StringView(each->metaObject()->className()));
            QAccessibleInterface *interface = QAccessible::queryAccessibleInterface(each);
            const QString sentence = interface ? interface->text(QAccessible::Description) : QString();
            // A sentence holds a figure: what a sighted reader takes from the chart.
            if (!sentence.contains(QRegularExpression(QStringLiteral("\\d"))) ||
                each->focusPolicy() == Qt::NoFocus)
                mute << view + u": " + describe(each) + u": " + sentence;
        }
    });
    QVERIFY2(mute.isEmpty(), qPrintable(mute.join(u'\n')));
    QCOMPARE(kinds.size(), 3);
}

void TestAccessibility::everyItemView_isNamed()
{
    Stage stage;
    fillStage(stage);
    QStringList mute;
    forEveryView(stage, [&](const QString &view) {
        const QList<QAbstractItemView *> views = stage.window().findChildren<QAbstractItemView *>();
        for (QAbstractItemView *each : views)
            if (each->isVisible() && each->focusPolicy() != Qt::NoFocus && spokenName(each).isEmpty())
                mute << view + u": " + describe(each);
    });
    mute.removeDuplicates();
    QVERIFY2(mute.isEmpty(), qPrintable(mute.join(u'\n')));
}

/// Nothing in this program carries meaning by moving, so that there is nothing to reduce.
void TestAccessibility::nothingMoves()
{
    Stage stage;
    fillStage(stage);
    forEveryView(stage, [&](const QString &view) {
        const QList<QAbstractAnimation *> all = stage.window().findChildren<QAbstractAnimation *>();
        for (const QAbstractAnimation *each : all)
            QVERIFY2(each->state() != QAbstractAnimation::Running, qPrintable(view));
    });
}

} // namespace gpuwise

QTEST_MAIN(gpuwise::TestAccessibility)
#include "tst_accessibility.moc"
