// SPDX-License-Identifier: GPL-3.0-or-later
//
// "Import…" as a person uses it: a file is chosen or dropped, its columns are looked at and changed, and the
// rows become theirs in one step that can be undone. The store is a real one in a folder of the test.
#include "app/userdatasource.h"
#include "db/import/importer.h"
#include "model/session/session.h"
#include "model/tables/importtable.h"
#include "tests/support/testsupport.h"
#include "tests/window/stage.h"
#include "ui/import/importdialog.h"
#include "ui/savingdialog.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QComboBox>
#include <QDir>
#include <QDropEvent>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QProgressBar>
#include <QPushButton>
#include <QStringEncoder>
#include <QTableView>
#include <QTemporaryDir>
#include <QThread>

#include <atomic>

namespace gpuwise {

using namespace Qt::StringLiterals;

namespace {

const QString chinesePrices = u"显卡,报价（元）,日期,渠道,成色\r\n"
                              "RTX 4090,12345,2026-11-20,京东,全新\r\n"
                              "RTX 3090,5432,2026-11-21,闲鱼,二手\r\n"
                              "不存在的卡,1,2026-11-21,京东,全新\r\n"_s;

ImportPreview readNow(const QString &path, const ImportOptions &options, const Catalogue &shipped,
                      const UserData &existing, const ImportWatch &watch)
{
    return previewImport(path, options, shipped, existing, watch);
}

} // namespace

class ImportWindowTest final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init();
    void chineseSpreadsheet_isOneUndoableStep();
    void wordsAreChinese();
    void badRows_areShownAndLeftOut();
    void column_isChosenByHand();
    void kind_isChangedByHand();
    void currency_isChosenWhereNoneIsNamed();
    void hostileFile_staysPlainAndNarrow();
    void wrongFiles_areRefusedCalmly_data();
    void wrongFiles_areRefusedCalmly();
    void storeThatCannotBeWritten_losesNothing();
    void withoutAStore_nothingIsOffered();
    void slowWriting_isStopped();
    void slowWriting_isLeft();
    void largeImport_isUndoneWithProgress();
    void slowFile_isStopped();
    void slowFile_isLeft();
    void newerChoice_winsOverTheReading();
    void droppedOnTheWindow_opensTheDialog();
    void droppedOnTheDialog_replacesTheFile();
    void cancel_importsNothing();
    void table_keepsItsContract();

private:
    QString storeFile() const { return m_folder->filePath(u"user.sqlite"_s); }
    QString write(const QString &name, const QByteArray &bytes) const
    {
        QFile file(m_folder->filePath(name));
        return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() ? file.fileName()
                                                                                    : QString();
    }
    void bind(Stage &stage) const
    {
        bindUserData(stage.session(), std::make_shared<UserDataSource>(storeFile()), &stage.window());
        stage.window().setImportReader(readNow);
        settle();
    }
    /// By the menu, the button and the file dialog.
    static void open(Stage &stage, const QString &path);
    static void waitUntilRead(Stage &stage)
    {
        QTRY_VERIFY(stage.find<ImportDialog>(u"importDialog"_s)->isReady());
        settle();
    }
    static void import(Stage &stage)
    {
        stage.click(u"importButton"_s);
        QTRY_VERIFY(!stage.isVisible(u"importDialog"_s) ||
                    stage.find<ImportDialog>(u"importDialog"_s)->isReady());
        settle();
    }
    /// A store that waits, in its thread, until `gate` opens or somebody stops it.
    void bindSlowly(Stage &stage, std::atomic<bool> &gate) const;
    QByteArray manyPrices(int rows) const;
    /// Walks to the entry with the arrow keys, as one does in a box that has the focus.
    static void pick(Stage &stage, const QString &box, const QString &text);
    static QString text(const Stage &stage, const QString &name) { return stage.find<QLabel>(name)->text(); }
    static QStringList row(const Stage &stage, int at);
    static void drop(QWidget &on, const QString &path);
    UserData stored() const
    {
        UserDataSource source(storeFile());
        return source.read() ? UserData() : source.data();
    }
    std::unique_ptr<QTemporaryDir> m_folder;
};

void ImportWindowTest::init()
{
    failOnWarnings();
    m_folder = std::make_unique<QTemporaryDir>();
}

void ImportWindowTest::open(Stage &stage, const QString &path)
{
    stage.chooseMenu(u"importAction"_s);
    stage.click(u"importChoose"_s);
    auto *dialog = stage.find<QFileDialog>(u"importFileDialog"_s);
    auto *name = dialog->findChild<QLineEdit *>(u"fileNameEdit"_s);
    QVERIFY(name);
    name->setText(path);
    QTest::keyClick(name, Qt::Key_Return);
    settle();
    waitUntilRead(stage);
}

void ImportWindowTest::pick(Stage &stage, const QString &box, const QString &wanted)
{
    auto *combo = stage.find<QComboBox>(box);
    combo->setFocus();
    QTest::keyClick(combo, Qt::Key_Home);
    settle();
    for (int step = 0; step < 60 && stage.find<QComboBox>(box)->currentText() != wanted; ++step) {
        QTest::keyClick(stage.find<QComboBox>(box), Qt::Key_Down);
        settle();
    }
    QCOMPARE(stage.find<QComboBox>(box)->currentText(), wanted);
    waitUntilRead(stage);
}

QStringList ImportWindowTest::row(const Stage &stage, int at)
{
    const auto *model = stage.find<QTableView>(u"importRows"_s)->model();
    QStringList cells;
    for (int column = 0; column < model->columnCount(); ++column)
        cells << model->index(at, column).data().toString();
    return cells;
}

void ImportWindowTest::drop(QWidget &on, const QString &path)
{
    QMimeData mime;
    mime.setUrls({QUrl::fromLocalFile(path)});
    const QPoint middle = on.rect().center();
    QDragEnterEvent enter(middle, Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&on, &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop(middle, Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&on, &drop);
    settle();
}

void ImportWindowTest::chineseSpreadsheet_isOneUndoableStep()
{
    QStringEncoder gb18030("GB18030");
    const QString path = write(u"报价.csv"_s, gb18030(chinesePrices));
    Stage stage;
    bind(stage);
    open(stage, path);
    QCOMPARE(text(stage, u"importFile"_s), u"报价.csv"_s);
    QCOMPARE(text(stage, u"importWhat"_s), u"报价.csv: table, GB18030, separated by \",\""_s);
    QCOMPARE(stage.find<QComboBox>(u"importKind"_s)->currentText(), u"prices"_s);
    QCOMPARE(stage.find<QComboBox>(u"importColumn_price"_s)->currentText(), u"2: 报价（元）"_s);
    QCOMPARE(stage.find<QComboBox>(u"importColumn_region"_s)->currentText(), u"not in the file"_s);
    QCOMPARE(row(stage, 0).mid(0, 4),
             QStringList({u"2"_s, u"taken"_s, u"RTX 4090"_s, u"GeForce RTX 4090"_s}));
    QCOMPARE(row(stage, 2).mid(0, 3), QStringList({u"4"_s, u"left out"_s, u"不存在的卡"_s}));
    QVERIFY(row(stage, 2).at(ImportTable::ResultColumn).contains(u"不存在的卡"_s));
    QVERIFY(!QFile::exists(storeFile())); // looking makes nothing
    auto *button = stage.find<QPushButton>(u"importButton"_s);
    QCOMPARE(button->text(), u"&Import 2 rows"_s);
    import(stage);
    QVERIFY(!stage.isVisible(u"importDialog"_s));
    QCOMPARE(stored().prices.size(), std::size_t{2});
    QCOMPARE(stored().prices.front().price, Money::fromAmount(12345, Currency::Cny));
    QCOMPARE(stored().prices.front().asOf, QDate(2026, 11, 20));
    // One step for both, named in the menu.
    QVERIFY(stage.window().findChild<QAction *>(u"undoAction"_s)->text().contains(u"import"_s));
    stage.chooseMenu(u"undoAction"_s);
    QVERIFY(stored().prices.empty());
    QVERIFY(!stage.session().canUndo());
    stage.chooseMenu(u"redoAction"_s);
    QCOMPARE(stored().prices.size(), std::size_t{2});
    // The same file again brings nothing, and says so.
    open(stage, path);
    QVERIFY(!stage.find<QPushButton>(u"importButton"_s)->isEnabled());
    QVERIFY(text(stage, u"importFault"_s).startsWith(u"There is nothing to import"_s));
    QCOMPARE(row(stage, 0).at(ImportTable::VerdictColumn), u"already there"_s);
}

void ImportWindowTest::wordsAreChinese()
{
    Stage stage(u"zh_CN"_s, Region::Cn);
    bind(stage);
    open(stage, write(u"p.csv"_s, chinesePrices.toUtf8()));
    QCOMPARE(stage.find<QPushButton>(u"importButton"_s)->text(), u"导入 2 行(&I)"_s);
    QCOMPARE(stage.find<QComboBox>(u"importKind"_s)->currentText(), u"价格"_s);
}

void ImportWindowTest::badRows_areShownAndLeftOut()
{
    Stage stage;
    bind(stage);
    open(stage, write(u"p.csv"_s, "gpu,price,currency,date\n"
                                  "RTX 4090,1600,USD,2026-11-01\n"
                                  "RTX 3090,ask,USD,2026-11-01\n"
                                  "RTX 5090,2900,USD,2026-13-01\n"));
    QVERIFY(!stage.find<QPushButton>(u"importButton"_s)->isEnabled());
    QVERIFY(text(stage, u"importFault"_s).contains(u"line 3"_s));
    QVERIFY(text(stage, u"importFault"_s).contains(u"\"ask\" is not a number"_s));
    QCOMPARE(row(stage, 1).at(ImportTable::VerdictColumn), u"bad"_s);
    QVERIFY(row(stage, 2).at(ImportTable::ResultColumn).contains(u"2026-13-01"_s));
    stage.click(u"importOnlyNoted"_s);
    QCOMPARE(row(stage, 0).at(ImportTable::LineColumn), u"3"_s);
    stage.click(u"importLeaveOut"_s);
    QVERIFY(!stage.isVisible(u"importFault"_s));
    QCOMPARE(stage.find<QPushButton>(u"importButton"_s)->text(), u"&Import 1 row"_s);
    import(stage);
    QCOMPARE(stored().prices.size(), std::size_t{1});
}

void ImportWindowTest::column_isChosenByHand()
{
    Stage stage;
    bind(stage);
    open(stage, write(u"p.csv"_s, "gpu,asked,offer,currency,date\nRTX 4090,1600,1500,USD,2026-11-01\n"));
    QVERIFY(text(stage, u"importFault"_s).contains(u"no column for \"price\""_s));
    QVERIFY(!text(stage, u"importFault"_s).contains(u"--map"_s)); // the window has no options
    pick(stage, u"importColumn_price"_s, u"2: asked"_s);
    QVERIFY(row(stage, 0).at(ImportTable::ResultColumn).contains(u"1,600"_s));
    pick(stage, u"importColumn_price"_s, u"3: offer"_s); // the preview follows
    QVERIFY(row(stage, 0).at(ImportTable::ResultColumn).contains(u"1,500"_s));
    pick(stage, u"importColumn_date"_s, u"not in the file"_s);
    import(stage);
    QCOMPARE(stored().prices.front().price, Money::fromAmount(1500, Currency::Usd));
    QVERIFY(stored().prices.front().asOf != QDate(2026, 11, 1)); // the day of the file
}

void ImportWindowTest::kind_isChangedByHand()
{
    Stage stage;
    bind(stage);
    open(stage, write(u"c.csv"_s, "name,memory_gb,price,currency,date\n"
                                  "My own card 33GB,33,400,USD,2026-11-01\n"));
    QCOMPARE(stage.find<QComboBox>(u"importKind"_s)->currentText(), u"prices"_s);
    QCOMPARE(row(stage, 0).at(ImportTable::VerdictColumn), u"left out"_s);
    pick(stage, u"importKind"_s, u"cards"_s);
    QVERIFY2(row(stage, 0).at(ImportTable::ResultColumn).contains(u"own card"_s),
             qPrintable(row(stage, 0).join(u'|')));
    import(stage);
    QCOMPARE(stored().cards.front().name, u"My own card 33GB"_s);
    QVERIFY(findGpu(stage.session().catalogue(), u"My own card 33GB"_s));
    stage.chooseMenu(u"undoAction"_s);
    QVERIFY(stored().isEmpty());
    QVERIFY(!findGpu(stage.session().catalogue(), u"My own card 33GB"_s));
}

void ImportWindowTest::currency_isChosenWhereNoneIsNamed()
{
    Stage stage;
    bind(stage);
    open(stage, write(u"p.csv"_s, "gpu,price,date\nRTX 4090,1600,2026-11-01\n"));
    QVERIFY(text(stage, u"importFault"_s).contains(u"currency"_s));
    pick(stage, u"importCurrency"_s, u"EUR"_s);
    import(stage);
    QCOMPARE(stored().prices.front().price, Money::fromAmount(1600, Currency::Eur));
}

void ImportWindowTest::hostileFile_staysPlainAndNarrow()
{
    const QByteArray longName = QByteArray("<b>x</b>=HYPERLINK(1)\xE2\x80\xAE").repeated(60);
    Stage stage;
    bind(stage);
    open(stage, write(u"<img src=x>.csv"_s, "gpu,price,currency,<a href='x'>h</a>" + QByteArray(300, 'w') +
                                                "\n" + longName + ",1,USD,2\nRTX 4090,1600,USD,3\n"));
    const auto *dialog = stage.find<ImportDialog>(u"importDialog"_s);
    QVERIFY(dialog->width() <= stage.window().width());
    QCOMPARE(text(stage, u"importFile"_s), u"<img src=x>.csv"_s);
    QCOMPARE(stage.find<QLabel>(u"importFile"_s)->textFormat(), Qt::PlainText);
    QVERIFY(!row(stage, 0).join(u' ').contains(QChar(0x202E)));
    QVERIFY(row(stage, 0).at(ImportTable::NameColumn).startsWith(u"<b>x</b>"_s));
    import(stage);
    QCOMPARE(stored().prices.size(), std::size_t{1});
}

void ImportWindowTest::wrongFiles_areRefusedCalmly_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("says");
    QTest::newRow("pdf") << u"a.csv"_s << QByteArray("%PDF-1.7\n") << u"PDF document"_s;
    QTest::newRow("zip") << u"a.csv"_s << QByteArray("PK\x03\x04xxxxxxxx") << u"ZIP archive"_s;
    QTest::newRow("empty") << u"a.csv"_s << QByteArray() << u"empty"_s;
    QTest::newRow("nul") << u"a.csv"_s << QByteArray("gpu,price\0\n", 11) << u"NUL"_s;
    QTest::newRow("quote") << u"a.csv"_s << QByteArray("gpu,price\n\"RTX 4090,1\n") << u"never closed"_s;
    QTest::newRow("database") << u"a.gpupack"_s << QByteArray("SQLite format 3\0", 16) + QByteArray(600, '\0')
                              << u"another program's database"_s;
    QTest::newRow("device") << u"/dev/zero"_s << QByteArray() << u"not an ordinary file"_s;
    QTest::newRow("missing") << u"/none/x.csv"_s << QByteArray() << u"cannot be opened"_s;
}

void ImportWindowTest::wrongFiles_areRefusedCalmly()
{
    QFETCH(const QString, name);
    QFETCH(const QByteArray, bytes);
    QFETCH(const QString, says);
    Stage stage;
    bind(stage);
    auto *dialog = stage.window().showImport(name.startsWith(u'/') ? name : write(name, bytes));
    settle();
    waitUntilRead(stage);
    QVERIFY2(text(stage, u"importFault"_s).contains(says), qPrintable(text(stage, u"importFault"_s)));
    QVERIFY(!stage.find<QPushButton>(u"importButton"_s)->isEnabled());
    dialog->choose(write(u"good.csv"_s, "gpu,price,currency\nRTX 4090,1600,USD\n")); // another try
    waitUntilRead(stage);
    QVERIFY(stage.find<QPushButton>(u"importButton"_s)->isEnabled());
    QVERIFY(!QFile::exists(storeFile()));
}

void ImportWindowTest::storeThatCannotBeWritten_losesNothing()
{
    Stage stage;
    bind(stage);
    open(stage, write(u"p.csv"_s, "gpu,price,currency\nRTX 4090,1600,USD\n"));
    QVERIFY(QDir(m_folder->path()).mkdir(u"user.sqlite"_s)); // a folder stands where the store must go
    import(stage);
    QVERIFY(stage.isVisible(u"importDialog"_s));
    QVERIFY(!text(stage, u"importFault"_s).isEmpty());
    QVERIFY(!stage.session().canUndo());
    QVERIFY(QDir(m_folder->path()).rmdir(u"user.sqlite"_s));
    import(stage); // everything is still there
    QVERIFY(!stage.isVisible(u"importDialog"_s));
    QCOMPARE(stored().prices.size(), std::size_t{1});
}

void ImportWindowTest::withoutAStore_nothingIsOffered()
{
    Stage stage;
    stage.window().setImportReader(readNow);
    open(stage, write(u"p.csv"_s, "gpu,price,currency\nRTX 4090,1600,USD\n"));
    QVERIFY(!stage.find<QPushButton>(u"importButton"_s)->isEnabled());
    QVERIFY(text(stage, u"importFault"_s).contains(u"cannot be saved"_s));
}

void ImportWindowTest::bindSlowly(Stage &stage, std::atomic<bool> &gate) const
{
    auto source = std::make_shared<UserDataSource>(storeFile());
    QVERIFY(!source->read());
    stage.session().setOwnDataKeeper(
        [source, &gate](const UserEdits &edits, const SaveWatch &watch) {
            return source->save(edits, [&](double done) {
                while (done > 0 && !gate && watch(done))
                    QThread::msleep(5);
                return watch(done);
            });
        },
        source->data());
    stage.window().setImportReader(readNow);
    settle();
}

QByteArray ImportWindowTest::manyPrices(int rows) const
{
    QByteArray table = "gpu,price,currency,date,provider\n";
    for (int row = 0; row < rows; ++row)
        table += "RTX 4090," + QByteArray::number(1000 + row) + ",USD,2026-11-01,shop\n";
    return table;
}

void ImportWindowTest::slowWriting_isStopped()
{
    {
        Stage stage;
        bind(stage);
        open(stage, write(u"p.csv"_s, "gpu,price,currency\nRTX 3090,700,USD\n"));
        import(stage);
    }
    QFile store(storeFile());
    QVERIFY(store.open(QIODevice::ReadOnly));
    const QByteArray before = store.readAll();
    store.close();
    std::atomic<bool> gate = false;
    Stage stage;
    bindSlowly(stage, gate);
    open(stage, write(u"p.csv"_s, manyPrices(3000)));
    stage.click(u"importButton"_s);
    QVERIFY(!stage.isVisible(u"importStop"_s)); // half a second needs no progress
    QCOMPARE(text(stage, u"importWhat"_s), u"Importing …"_s);
    QVERIFY(!stage.find<QPushButton>(u"importButton"_s)->isEnabled());
    QVERIFY(!stage.find<QPushButton>(u"importChoose"_s)->isEnabled());
    QTRY_VERIFY(stage.isVisible(u"importStop"_s));
    QVERIFY(stage.find<QProgressBar>(u"importProgress"_s)->value() > 0);
    // Nobody else changes the user's data meanwhile, and why is said.
    QVERIFY(stage.session()
                .changeOwnData({SetFavourites{{u"nvidia-rtx-3090-24gb"_s}}}, EditKind::ChangeOwnCard)
                .contains(u"being saved just now"_s));
    stage.click(u"importStop"_s); // the window answers while the other thread writes
    waitUntilRead(stage);
    QCOMPARE(text(stage, u"importFault"_s), u"Saving was stopped. Nothing was changed."_s);
    QVERIFY(!stage.session().canUndo());
    QVERIFY(store.open(QIODevice::ReadOnly));
    QVERIFY(store.readAll() == before);
    store.close();
    gate = true;
    import(stage); // everything is still there
    QVERIFY(!stage.isVisible(u"importDialog"_s));
    QCOMPARE(stored().prices.size(), std::size_t{3001});
}

void ImportWindowTest::slowWriting_isLeft()
{
    std::atomic<bool> gate = false;
    Stage stage;
    bindSlowly(stage, gate);
    stage.window().showImport(write(u"p.csv"_s, manyPrices(600)));
    waitUntilRead(stage);
    stage.click(u"importButton"_s);
    stage.press(Qt::Key_Escape); // stops first, then goes
    QTRY_VERIFY(!stage.isVisible(u"importDialog"_s));
    QVERIFY(!stage.session().isSaving() && !stage.session().canUndo());
    QVERIFY(stored().isEmpty() && stage.session().ownData().isEmpty());
}

void ImportWindowTest::largeImport_isUndoneWithProgress()
{
    constexpr int rows = static_cast<int>(manyEdits) + 500;
    std::atomic<bool> gate = true;
    Stage stage;
    bindSlowly(stage, gate);
    open(stage, write(u"p.csv"_s, manyPrices(rows)));
    import(stage);
    QCOMPARE(stored().prices.size(), std::size_t{rows});
    gate = false;
    stage.chooseMenu(u"undoAction"_s);
    QCOMPARE(text(stage, u"savingSentence"_s), u"Undoing: import"_s);
    QTRY_VERIFY(stage.find<QProgressBar>(u"savingProgress"_s)->value() > 0);
    stage.click(u"savingStop"_s);
    QTRY_VERIFY(!stage.isVisible(u"savingDialog"_s));
    QCOMPARE(stored().prices.size(), std::size_t{rows}); // as it was
    QVERIFY(stage.session().canUndo() && !stage.session().canRedo());
    gate = true;
    stage.chooseMenu(u"undoAction"_s);
    QTRY_VERIFY(!stage.isVisible(u"savingDialog"_s));
    QVERIFY(stored().isEmpty() && !stage.session().canUndo());
    stage.chooseMenu(u"redoAction"_s);
    QTRY_VERIFY(!stage.isVisible(u"savingDialog"_s));
    QCOMPARE(stored().prices.size(), std::size_t{rows});
    QCOMPARE(stage.session().ownData().prices.size(), std::size_t{rows});
}

void ImportWindowTest::slowFile_isStopped()
{
    Stage stage;
    bind(stage);
    std::atomic<bool> ended = false;
    stage.window().setImportReader([&](const QString &, const ImportOptions &, const Catalogue &,
                                       const UserData &, const ImportWatch &watch) {
        while (watch(0.25))
            QThread::msleep(5);
        ended = true;
        ImportPreview stopped;
        stopped.cancelled = true;
        return stopped;
    });
    stage.window().showImport(write(u"p.csv"_s, "x"));
    settle();
    QVERIFY(!stage.isVisible(u"importStop"_s)); // half a second needs no progress
    QVERIFY(!stage.find<QPushButton>(u"importButton"_s)->isEnabled());
    QTRY_VERIFY(stage.isVisible(u"importStop"_s));
    stage.click(u"importStop"_s); // the window answers while the other thread reads
    waitUntilRead(stage);
    QVERIFY(ended);
    QCOMPARE(text(stage, u"importFault"_s), u"Reading was stopped. Nothing was imported."_s);
}

void ImportWindowTest::slowFile_isLeft()
{
    Stage stage;
    bind(stage);
    std::atomic<bool> ended = false;
    stage.window().setImportReader([&](const QString &, const ImportOptions &, const Catalogue &,
                                       const UserData &, const ImportWatch &watch) {
        while (watch(0))
            QThread::msleep(5);
        ended = true;
        return ImportPreview();
    });
    stage.window().showImport(write(u"p.csv"_s, "x"));
    settle();
    stage.press(Qt::Key_Escape);
    QTRY_VERIFY(!stage.isVisible(u"importDialog"_s));
    QTRY_VERIFY(ended);
}

void ImportWindowTest::newerChoice_winsOverTheReading()
{
    Stage stage;
    bind(stage);
    const QString slow = write(u"slow.csv"_s, "x");
    stage.window().setImportReader([slow](const QString &path, const ImportOptions &options,
                                          const Catalogue &shipped, const UserData &existing,
                                          const ImportWatch &watch) {
        while (path == slow && watch(0))
            QThread::msleep(5);
        return previewImport(path, options, shipped, existing, watch);
    });
    auto *dialog = stage.window().showImport(slow);
    settle();
    dialog->choose(write(u"p.csv"_s, "gpu,price,currency\nRTX 4090,1600,USD\n"));
    waitUntilRead(stage);
    QVERIFY(text(stage, u"importWhat"_s).startsWith(u"p.csv: table"_s));
    QVERIFY(stage.find<QPushButton>(u"importButton"_s)->isEnabled());
}

void ImportWindowTest::droppedOnTheWindow_opensTheDialog()
{
    Stage stage;
    bind(stage);
    drop(stage.window(), write(u"p.csv"_s, "gpu,price,currency\nRTX 4090,1600,USD\n"));
    waitUntilRead(stage);
    QCOMPARE(stage.find<QPushButton>(u"importButton"_s)->text(), u"&Import 1 row"_s);
}

void ImportWindowTest::droppedOnTheDialog_replacesTheFile()
{
    Stage stage;
    bind(stage);
    stage.chooseMenu(u"importAction"_s);
    QVERIFY(!stage.find<QPushButton>(u"importButton"_s)->isEnabled());
    drop(*stage.widget(u"importDialog"_s), write(u"p.csv"_s, "gpu,price,currency\nRTX 4090,1600,USD\n"));
    waitUntilRead(stage);
    QCOMPARE(text(stage, u"importFile"_s), u"p.csv"_s);
    QVERIFY(stage.find<QPushButton>(u"importButton"_s)->isEnabled());
}

void ImportWindowTest::cancel_importsNothing()
{
    Stage stage;
    bind(stage);
    open(stage, write(u"p.csv"_s, "gpu,price,currency\nRTX 4090,1600,USD\n"));
    stage.click(u"importCancel"_s);
    QVERIFY(!stage.isVisible(u"importDialog"_s));
    QVERIFY(!stage.session().canUndo() && !QFile::exists(storeFile()));
}

void ImportWindowTest::table_keepsItsContract()
{
    ImportTable table;
    const QAbstractItemModelTester tester(&table, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QCOMPARE(table.rowCount(), 0);
    const auto read = [](const QByteArray &bytes) {
        ImportOptions options;
        options.today = testDay;
        return previewTable(bytes, u"p.csv"_s, options, shippedCatalogue(), {});
    };
    const ImportPreview mixed = read("gpu,price,currency,date,region\nRTX 4090,1600,USD,2026-11-01,US\n"
                                     "RTX 3090,ask,USD,2026-11-01,US\nnone,1,USD,2026-11-01,US\n");
    table.setPreview(mixed, shippedCatalogue(), QLocale::c());
    QCOMPARE(table.rowCount(), 3);
    table.setOnlyNoted(true);
    QCOMPARE(table.rowCount(), 2);
    QCOMPARE(table.index(0, ImportTable::LineColumn).data(ImportTable::SortRole).toInt(), 3);
    table.setOnlyNoted(false);
    table.setPreview(read("%PDF-1.7"), shippedCatalogue(), QLocale::c());
    QCOMPARE(table.rowCount(), 0);
}

} // namespace gpuwise

QTEST_MAIN(gpuwise::ImportWindowTest)
#include "tst_import.moc"
