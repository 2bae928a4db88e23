// SPDX-License-Identifier: GPL-3.0-or-later
//
// A model file dropped on the window, or opened from the menu, becomes the model of the workload; one that is
// refused changes nothing and is explained in plain text.
#include "model/session/session.h"
#include "tests/window/stage.h"
#include "ui/actions.h"
#include "ui/advisor/advisorpage.h"

#include <QAction>
#include <QDragEnterEvent>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QTemporaryDir>
#include <QUrl>

namespace gpuwise {

namespace {

/// Qwen2.5-7B as its publisher states it.
const QByteArray config =
    R"({"model_type":"qwen2","_name_or_path":"Qwen/Qwen2.5-7B-of-mine","hidden_size":3584,
"intermediate_size":18944,"num_hidden_layers":28,"num_attention_heads":28,"num_key_value_heads":4,"vocab_size":152064,
"max_position_embeddings":131072,"tie_word_embeddings":false,"torch_dtype":"bfloat16"})";

/// Drag and drop as the window system reports it; true: the drop was taken.
bool drop(QWidget &target, const QString &path)
{
    QMimeData mime;
    mime.setUrls({QUrl::fromLocalFile(path)});
    QDragEnterEvent enter(target.rect().center(), Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
    enter.ignore();
    QCoreApplication::sendEvent(&target, &enter);
    if (!enter.isAccepted())
        return false;
    QDropEvent dropped(target.rect().center(), Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
    dropped.ignore();
    QCoreApplication::sendEvent(&target, &dropped);
    settle();
    return dropped.isAccepted();
}

/// All texts of the first answer on the workload bar.
QString modelOnTheBar(Stage &stage)
{
    const QWidget *chip = stage.widget(QStringLiteral("answerChip1"));
    return chip->accessibleName() + chip->toolTip() + chip->accessibleDescription();
}

} // namespace

class TestModelFiles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }
    void droppedConfig_isTheModel();
    void undo_takesTheFileBack();
    void refusedFile_changesNothing();
    void hostileNames_stayPlain();
    void oddFile_isReadWithRemarks();
    void openDialog_takesAFile();
    void size_replacesTheFile();

private:
    QString write(const QString &name, const QByteArray &content)
    {
        QFile file(m_folder.filePath(name));
        return file.open(QIODevice::WriteOnly) && file.write(content) == content.size() ? file.fileName()
                                                                                        : QString();
    }
    QTemporaryDir m_folder;
};

void TestModelFiles::droppedConfig_isTheModel()
{
    Stage stage;
    QVERIFY(drop(stage.window(), write(QStringLiteral("config.json"), config)));
    const auto &answer = stage.session().workload().model;
    QVERIFY(answer.file);
    QVERIFY(answer.modelId.isEmpty());
    QCOMPARE(answer.precisionId, QStringLiteral("bf16"));
    QCOMPARE(stage.session().resolved().shape.params, 7615616512.0); // its publisher's count
    QVERIFY2(modelOnTheBar(stage).contains(QStringLiteral("Qwen2.5-7B-of-mine")),
             qPrintable(modelOnTheBar(stage)));
    QVERIFY(modelOnTheBar(stage).contains(QStringLiteral("BF16")));
    QVERIFY(stage.session().memory().isValid());
    stage.window().advisorPage()->showQuestion(0);
    settle();
    QVERIFY(
        stage.find<QLabel>(QStringLiteral("modelFileLabel"))->text().contains(QStringLiteral("config.json")));
}

void TestModelFiles::undo_takesTheFileBack()
{
    Stage stage;
    const Workload before = stage.session().workload();
    QVERIFY(drop(stage.window(), write(QStringLiteral("config.json"), config)));
    QVERIFY(stage.window().actions().undo->text().contains(QStringLiteral("opening the model file")));
    stage.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(stage.session().workload(), before);
    stage.press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(stage.session().workload().model.file);
}

void TestModelFiles::refusedFile_changesNothing()
{
    Stage stage;
    const Workload before = stage.session().workload();
    drop(stage.window(), write(QStringLiteral("bad.gguf"), "GGUF but not for long"));
    const QString text = stage.messageBoxText();
    QVERIFY2(text.startsWith(QStringLiteral("bad.gguf: ")) && text.contains(QStringLiteral("byte ")),
             qPrintable(text));
    QCOMPARE(stage.session().workload(), before);
    QVERIFY(!stage.session().canUndo());
}

void TestModelFiles::hostileNames_stayPlain()
{
    Stage stage;
    QByteArray hostile = config;
    hostile.replace("Qwen/Qwen2.5-7B-of-mine", "<img src='x'><b>bold</b>\\u202e\\u0000end");
    QVERIFY(drop(stage.window(), write(QStringLiteral("config.json"), hostile)));
    const QString name = stage.session().workload().model.file->model.name;
    QVERIFY(!name.contains(QChar(0x202e)) && !name.contains(QChar(0)));
    drop(stage.window(), write(QStringLiteral("<b>x.gguf"), "GGUF"));
    QMessageBox *box = stage.window().findChild<QMessageBox *>(QStringLiteral("modelFileMessageBox"));
    QVERIFY(box);
    QCOMPARE(box->textFormat(), Qt::PlainText);
    QVERIFY(stage.messageBoxText().contains(QStringLiteral("<b>x.gguf")));
}

void TestModelFiles::oddFile_isReadWithRemarks()
{
    Stage stage;
    QByteArray strange = config;
    strange.replace("\"qwen2\"", "\"nobody_knows\"");
    QVERIFY(drop(stage.window(), write(QStringLiteral("config.json"), strange)));
    QVERIFY(stage.messageBoxText().contains(QStringLiteral("nobody_knows")));
    QVERIFY(stage.session().workload().model.file);
}

void TestModelFiles::openDialog_takesAFile()
{
    Stage stage;
    const QString path = write(QStringLiteral("config.json"), config);
    stage.window().advisorPage()->showQuestion(0);
    settle();
    stage.click(QStringLiteral("openModelFileButton"));
    settle();
    auto *dialog = stage.window().findChild<QFileDialog *>(QStringLiteral("modelFileDialog"));
    QVERIFY(dialog);
    auto *name = dialog->findChild<QLineEdit *>(QStringLiteral("fileNameEdit"));
    QVERIFY(name);
    name->setText(path);
    QTest::keyClick(name, Qt::Key_Return);
    QTRY_VERIFY(stage.session().workload().model.file);
}

void TestModelFiles::size_replacesTheFile()
{
    Stage stage;
    QVERIFY(drop(stage.window(), write(QStringLiteral("config.json"), config)));
    stage.window().advisorPage()->showQuestion(0);
    settle();
    stage.type(QStringLiteral("sizeEdit"), QStringLiteral("13B"));
    stage.press(Qt::Key_Return);
    QVERIFY(!stage.session().workload().model.file);
    QCOMPARE(stage.session().workload().model.sizeBillions, 13.0);
}

} // namespace gpuwise

QTEST_MAIN(gpuwise::TestModelFiles)
#include "tst_modelfiles.moc"
