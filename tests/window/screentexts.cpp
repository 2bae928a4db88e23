// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/window/screentexts.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAction>
#include <QComboBox>
#include <QMenu>

namespace gpuwise {

namespace {

constexpr const char *textProperties[] = {"text",
                                          "title",
                                          "toolTip",
                                          "accessibleName",
                                          "windowTitle",
                                          "placeholderText",
                                          "suffix",
                                          "specialValueText",
                                          "accessibleDescription",
                                          "statusTip",
                                          "whatsThis",
                                          "labelText"};

QString pathOf(const QObject *object)
{
    QString path;
    for (; object; object = object->parent())
        if (!object->objectName().isEmpty())
            path = path.isEmpty() ? object->objectName() : object->objectName() + u'/' + path;
    return path;
}

void addProperties(std::vector<ScreenText> &texts, const QObject &object)
{
    for (const char *name : textProperties) {
        const QVariant value = object.property(name);
        if (value.typeId() == QMetaType::QString && !value.toString().isEmpty())
            texts.push_back({pathOf(&object) + u' ' + QLatin1StringView(object.metaObject()->className()) +
                                 u'.' + QLatin1StringView(name),
                             value.toString()});
    }
}

void addItems(std::vector<ScreenText> &texts, const QAbstractItemModel &model, const QString &where)
{
    constexpr int mostRows = 80; ///< the longest comparison; further models are names
    constexpr int roles[] = {Qt::DisplayRole, Qt::ToolTipRole, Qt::AccessibleTextRole};
    for (const int role : roles) {
        for (int column = 0; column < model.columnCount(); ++column) {
            texts.push_back({where + QStringLiteral(" header"),
                             model.headerData(column, Qt::Horizontal, role).toString()});
            for (int row = 0; row < std::min(mostRows, model.rowCount()); ++row)
                texts.push_back({where + QStringLiteral(" cell %1,%2").arg(row).arg(column),
                                 model.index(row, column).data(role).toString()});
        }
    }
}

} // namespace

std::vector<ScreenText> textsOf(const QWidget &root)
{
    std::vector<ScreenText> texts;
    addProperties(texts, root);
    const QList<QObject *> all = root.findChildren<QObject *>();
    for (const QObject *object : all) {
        const auto *widget = qobject_cast<const QWidget *>(object);
        if (widget && !widget->isVisible() && !qobject_cast<const QMenu *>(widget))
            continue;
        if (object->isWidgetType() || qobject_cast<const QAction *>(object))
            addProperties(texts, *object);
        if (const auto *combo = qobject_cast<const QComboBox *>(object))
            addItems(texts, *combo->model(), pathOf(combo));
        else if (const auto *view = qobject_cast<const QAbstractItemView *>(object); view && view->model())
            addItems(texts, *view->model(), pathOf(view));
    }
    std::erase_if(texts, [](const ScreenText &each) { return each.text.isEmpty(); });
    return texts;
}

} // namespace gpuwise
