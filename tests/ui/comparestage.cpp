// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/comparestage.h"

#include "resources/i18n.h"
#include "tests/support/testsupport.h"
#include "ui/style/theme.h"

#include <QApplication>
#include <QStandardPaths>

using namespace Qt::StringLiterals;

namespace gpuwise {

namespace {

const QDate today(2026, 11, 30);

} // namespace

Catalogue &CompareStage::ownCatalogue()
{
    static Catalogue catalogue = shippedCatalogue();
    return catalogue;
}

void CompareStage::readAnew() const
{
    m_session->setCatalogue(std::shared_ptr<const Catalogue>(std::shared_ptr<void>(), &ownCatalogue()));
}

void CompareStage::fill() const
{
    for (const CardGroup &card : {rtx4090, rtx5090, rtx3090})
        m_session->addCard(card);
    QCoreApplication::processEvents();
}

void CompareStage::goTo(const QModelIndex &index) const
{
    m_page->view()->scrollTo(index);
    QTest::mouseClick(m_page->view()->viewport(), Qt::LeftButton, {},
                      m_page->view()->visualRect(index).center());
}

QString CompareStage::statusText() const
{
    return m_window->findChild<QLabel *>(u"statusCatalogue"_s)->text();
}

void CompareStage::initTestCase()
{
    QStandardPaths::setTestModeEnabled(true);
    new ThemeKeeper(*qApp); // the application owns it
    QVERIFY(installTranslations(u"en"_s));
}

void CompareStage::init()
{
    // The platform without a screen says what it cannot do; nothing else may be said.
    QTest::failOnWarning(QRegularExpression(u"^(?!This plugin does not support)"_s));
    ownCatalogue() = shippedCatalogue();
    SessionState start;
    start.workload = exampleWorkload(Region::Us);
    m_session = std::make_unique<Session>(
        std::shared_ptr<const Catalogue>(std::shared_ptr<void>(), &ownCatalogue()), today, start);
    m_window = std::make_unique<MainWindow>(*m_session);
    m_window->resize(1440, 900);
    m_window->show();
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    QTest::mouseClick(find<QWidget>("railPage2"), Qt::LeftButton);
    m_page = qobject_cast<ComparePage *>(m_window->page(1));
    QVERIFY(m_page && m_page->isVisible());
    m_tester = std::make_unique<QAbstractItemModelTester>(
        &m_page->table(), QAbstractItemModelTester::FailureReportingMode::Fatal);
}

void CompareStage::cleanup()
{
    m_tester.reset();
    m_window.reset();
    m_session.reset();
}

} // namespace gpuwise
