// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/window/stage.h"

#include "db/measurementreader.h"
#include "resources/i18n.h"
#include "tests/support/testsupport.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QDialogButtonBox>
#include <QFileDialog>

#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollArea>

#include <algorithm>

namespace gpuwise {

namespace {

/// What a person sees of a widget that stands in scroll areas: scrolls until its middle is in sight.
void bringIntoSight(QWidget *target)
{
    for (QWidget *up = target->parentWidget(); up; up = up->parentWidget()) {
        if (auto *area = qobject_cast<QScrollArea *>(up))
            area->ensureWidgetVisible(target);
    }
    settle();
}

bool noButtonIsDown()
{
    const QList<QWidget *> widgets = QApplication::allWidgets();
    return std::none_of(widgets.begin(), widgets.end(), [](const QWidget *each) {
        const auto *button = qobject_cast<const QAbstractButton *>(each);
        return button && button->isVisible() && button->isDown();
    });
}

void expectUncovered(QWidget *target, const QPoint &at)
{
    QWidget *window = target->window(); // not widgetAt(): the offscreen screen is smaller than the window
    const QPoint there = target->mapTo(window, at);
    QWidget *top = window->rect().contains(there) ? window->childAt(there) : nullptr;
    if (!top && target != window)
        qFatal("%s lies outside its window", qPrintable(target->objectName()));
    if (top && top != target && !target->isAncestorOf(top))
        qFatal("%s is covered by %s", qPrintable(target->objectName()),
               qPrintable(top->objectName() + u' ' + QLatin1StringView(top->metaObject()->className())));
}

} // namespace

void settle()
{
    for (int turn = 0; turn < 5; ++turn) {
        QCoreApplication::sendPostedEvents();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QCoreApplication::processEvents();
    }
}

void failOnWarnings()
{
    QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)")));
}

Stage::Stage(const QString &language, Region region, std::shared_ptr<const Catalogue> catalogue)
    : m_catalogue(catalogue ? std::move(catalogue)
                            : std::shared_ptr<const Catalogue>(&shippedCatalogue(), [](const Catalogue *) {}))
{
    static auto *theme = new ThemeKeeper(*qApp); // owned by the application
    theme->choose(ThemeChoice::Light);
    installTranslations(language);
    SessionState start;
    start.workload = exampleWorkload(region);
    m_session = std::make_unique<Session>(m_catalogue, testDay, start);
    m_window = std::make_unique<MainWindow>(*m_session);
    m_window->setMeasurementReader(
        [catalogue = m_catalogue]() -> std::variant<std::vector<Measurement>, QString> {
            auto read = readMeasurements(shippedCataloguePath(), *catalogue);
            if (auto *rows = std::get_if<std::vector<Measurement>>(&read))
                return std::move(*rows);
            return catalogueErrorMessage(std::get<CatalogueError>(read));
        });
    m_window->resize(1280, 800);
    m_window->show();
    if (!QTest::qWaitForWindowActive(m_window.get()))
        qFatal("the window did not become active");
    settle();
}

Stage::~Stage() = default;

QWidget *Stage::widget(const QString &objectName) const
{
    QList<QWidget *> found;
    const QList<QWidget *> everywhere = QApplication::allWidgets();
    for (QWidget *each : everywhere)
        if (each->objectName() == objectName && each->isVisible())
            found << each;
    if (found.isEmpty())
        qFatal("no visible widget is named %s", qPrintable(objectName));
    const auto place = [](const QWidget *each) {
        const QPoint at = each->mapToGlobal(QPoint());
        return std::pair(at.y(), at.x());
    };
    return *std::min_element(found.begin(), found.end(),
                             [&](const QWidget *a, const QWidget *b) { return place(a) < place(b); });
}

bool Stage::isVisible(const QString &objectName) const
{
    const QList<QWidget *> everywhere = QApplication::allWidgets();
    return std::any_of(everywhere.begin(), everywhere.end(), [&](const QWidget *each) {
        return each->objectName() == objectName && each->isVisible();
    });
}

void Stage::click(const QString &objectName)
{
    click(widget(objectName));
}

void Stage::click(QWidget *target)
{
    bringIntoSight(target);
    if (!target->isEnabled())
        qFatal("%s is disabled", qPrintable(target->objectName()));
    const QPoint at = target->rect().center();
    expectUncovered(target, at);
    QTest::mouseClick(target, Qt::LeftButton, Qt::NoModifier, at);
    settle();
}

void Stage::clickRow(const QString &viewName, int row)
{
    auto *view = find<QAbstractItemView>(viewName);
    const QModelIndex index = view->model()->index(row, 0);
    if (!index.isValid())
        qFatal("%s has no row %d", qPrintable(viewName), row);
    view->scrollTo(index);
    settle();
    const QPoint at = view->visualRect(index).center();
    expectUncovered(view->viewport(), at);
    QTest::mouseClick(view->viewport(), Qt::LeftButton, Qt::NoModifier, at);
    settle();
}

void Stage::type(const QString &objectName, const QString &text)
{
    QWidget *target = widget(objectName);
    auto *line = qobject_cast<QLineEdit *>(target);
    if (!line)
        line = target->findChild<QLineEdit *>();
    if (!line)
        qFatal("%s takes no text", qPrintable(objectName));
    click(line);
    QTest::keyClick(line, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(line, text);
    settle();
}

void Stage::press(Qt::Key key, Qt::KeyboardModifiers modifiers)
{
    QWidget *target = QApplication::focusWidget();
    if (QWidget *popup = QApplication::activePopupWidget())
        target = popup->focusWidget() ? popup->focusWidget() : popup;
    if (!target)
        target = m_window.get();
    QTest::keyClick(target, key, modifiers);
    // A mnemonic presses its button for a moment before it clicks.
    if (!QTest::qWaitFor([] { return noButtonIsDown(); }))
        qFatal("a button stays down");
    settle();
}

void Stage::chooseMenu(const QString &actionName)
{
    auto *action = m_window->findChild<QAction *>(actionName);
    if (!action || !action->isEnabled())
        qFatal("no enabled action is named %s", qPrintable(actionName));
    action->trigger();
    settle();
}

void Stage::saveAs(const QString &path)
{
    auto *dialog = qobject_cast<QFileDialog *>(QApplication::activeModalWidget());
    if (!dialog)
        qFatal("no file dialog is open");
    auto *name = dialog->findChild<QLineEdit *>(QStringLiteral("fileNameEdit"));
    auto *buttons = dialog->findChild<QDialogButtonBox *>();
    if (!name || !buttons)
        qFatal("the file dialog has no field for a name, or no buttons");
    name->selectAll();
    QTest::keyClicks(name, path);
    settle();
    if (QWidget *completions = QApplication::activePopupWidget()) {
        completions->close();
        settle();
    }
    QTest::mouseClick(buttons->button(QDialogButtonBox::Save), Qt::LeftButton);
    settle();
}

QString Stage::messageBoxText()
{
    auto *box = qobject_cast<QMessageBox *>(QApplication::activeModalWidget());
    if (!box)
        qFatal("no message box is open");
    const QString text = box->text();
    QTest::keyClick(box, Qt::Key_Escape);
    settle();
    return text;
}

} // namespace gpuwise
