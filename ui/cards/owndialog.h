// SPDX-License-Identifier: GPL-3.0-or-later
//
// One form of the user's own data as a dialog: its fields, and under each what is wrong or odd about it as it
// is typed. Saving can be refused; then the reason stands here and nothing that was typed is lost.
#pragma once

#include "model/session/ownform.h"

#include <QDialog>

#include <map>
#include <set>

class QPushButton;

namespace gpuwise {

class TextLabel;

class OwnDialog final : public QDialog
{
    Q_OBJECT
public:
    OwnDialog(Session &session, OwnFormKind kind, const QString &gpuId, QWidget *parent = nullptr);

private:
    void addFields();
    void enter(const QString &fieldId, const QString &value);
    void showValues(); ///< other fields changed with one
    void showNotes();
    void makeRoom();
    void save();

    struct Row
    {
        QWidget *field = nullptr; ///< QLineEdit or QComboBox
        TextLabel *unit = nullptr;
        TextLabel *note = nullptr;
    };
    Session &m_session;
    OwnForm m_form;
    std::map<QString, Row> m_rows;
    TextLabel *m_general; ///< what is about no single field, and why saving was refused
    QPushButton *m_save;
    std::set<QString> m_touched; ///< fields that somebody has entered something in
    bool m_showing = false;
};

} // namespace gpuwise
