// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/userdatasource.h"

#include <QCoreApplication>
#include <QMessageBox>
#include <QPushButton>

#include <utility>

namespace gpuwise {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(UserDataSource)
};

bool isRepairable(const StoreProblem &problem)
{
    return problem.code == StoreProblem::Code::Damaged || problem.code == StoreProblem::Code::NotADatabase;
}

/// Paths stand in the texts: never rich text.
void say(const QString &text, QMessageBox::Icon icon, QWidget *parent)
{
    QMessageBox box(icon, Words::tr("Your own data"), QString(), QMessageBox::Ok, parent);
    box.setObjectName(QStringLiteral("userDataMessage"));
    box.setTextFormat(Qt::PlainText);
    box.setText(text);
    box.exec();
}

bool wantsRepair(const StoreProblem &problem, QWidget *parent)
{
    QMessageBox box(QMessageBox::Warning, Words::tr("Your own data"), QString(), QMessageBox::NoButton,
                    parent);
    box.setObjectName(QStringLiteral("userDataRepair"));
    box.setTextFormat(Qt::PlainText);
    box.setText(storeProblemMessage(problem));
    QPushButton *repair = box.addButton(Words::tr("Repair"), QMessageBox::AcceptRole);
    box.addButton(Words::tr("Go on without"), QMessageBox::RejectRole);
    box.exec();
    return box.clickedButton() == repair;
}

QString repairSentence(const StoreRepair &done)
{
    QStringList lines{Words::tr("The file was kept as %1.").arg(done.keptAside),
                      Words::tr("%n record(s) were read from it.", nullptr, done.recovered)};
    if (!done.backup.isEmpty())
        lines << Words::tr("%n more came from the backup %1.", nullptr, done.fromBackup).arg(done.backup);
    else if (!done.readToEnd)
        lines << Words::tr("Some records could not be read, and there is no backup.");
    return lines.join(QStringLiteral("\n\n"));
}

/// Nothing: it can be read now.
std::optional<StoreProblem> readOrRepair(UserDataSource &source, QWidget *parent)
{
    auto problem = source.read();
    if (!problem || !isRepairable(*problem) || !wantsRepair(*problem, parent))
        return problem;
    const auto done = repairUserStore(source.path());
    if (const auto *failed = std::get_if<StoreProblem>(&done)) {
        say(storeProblemMessage(*failed), QMessageBox::Warning, parent);
        return problem;
    }
    say(repairSentence(std::get<StoreRepair>(done)), QMessageBox::Information, parent);
    return source.read();
}

} // namespace

std::optional<StoreProblem> UserDataSource::read()
{
    auto opened = UserStore::open(m_path);
    if (auto *problem = std::get_if<StoreProblem>(&opened))
        return std::move(*problem);
    auto read = std::get<UserStore>(opened).read();
    if (auto *problem = std::get_if<StoreProblem>(&read))
        return std::move(*problem);
    m_seen = std::get<UserSnapshot>(std::move(read));
    return std::nullopt;
}

OwnDataAnswer UserDataSource::save(const UserEdits &edits, const SaveWatch &watch)
{
    auto opened = UserStore::open(m_path);
    const auto *store = std::get_if<UserStore>(&opened);
    const auto applied = store ? store->apply(edits, m_seen.revision, QDateTime::currentDateTime(), watch)
                               : std::variant<qint64, StoreProblem>(std::get<StoreProblem>(opened));
    OwnDataAnswer answer;
    if (const auto *problem = std::get_if<StoreProblem>(&applied))
        answer.problem = storeProblemMessage(*problem);
    if (read() && answer.problem.isEmpty()) // saved, and cannot be read back: what is known is what was saved
        applyEdits(m_seen.data, edits);
    answer.now = m_seen.data;
    return answer;
}

void bindUserData(Session &session, std::shared_ptr<UserDataSource> source, QWidget *parent)
{
    if (const auto problem = readOrRepair(*source, parent)) {
        if (!isRepairable(*problem)) // that one was asked about
            say(storeProblemMessage(*problem), QMessageBox::Warning, parent);
        return;
    }
    const UserData now = source->data();
    session.setOwnDataKeeper(
        [source = std::move(source)](const UserEdits &edits, const SaveWatch &watch) {
            return source->save(edits, watch);
        },
        now);
}

} // namespace gpuwise
