// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/style/flatstyle.h"

#include "ui/style/flatpaint.h"
#include "ui/style/flatscrollbar.h"
#include "ui/style/theme.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QMenu>
#include <QPainter>
#include <QStyleOption>
#include <QWidget>

#include <algorithm>

namespace gpuwise {

namespace {

bool has(const QWidget *widget, const char *property)
{
    return widget && widget->property(property).toBool();
}

int controlHeight(const QWidget *widget, const QStyleOption *option)
{
    const int text = option ? option->fontMetrics.height() : 0;
    return has(widget, "dense") ? std::max(26, text + 6) : std::max(30, text + 10);
}

constexpr int scrollExtent = 12;
constexpr int cellPadding = 10; ///< beside the text of item views, and one pixel more by Qt's own drawing
constexpr int headerMargin = 8;
constexpr int arrowWidth = 24;

} // namespace

FlatStyle::FlatStyle()
    : QProxyStyle(QStringLiteral("Fusion"))
{}

int FlatStyle::pixelMetric(PixelMetric metric, const QStyleOption *option, const QWidget *widget) const
{
    switch (metric) {
    case PM_DefaultFrameWidth:
        return 1;
    case PM_ButtonShiftHorizontal:
    case PM_ButtonShiftVertical:
        return 0;
    case PM_ScrollBarExtent:
        return scrollExtent;
    case PM_IndicatorWidth:
    case PM_IndicatorHeight:
    case PM_ExclusiveIndicatorWidth:
    case PM_ExclusiveIndicatorHeight:
    case PM_SmallIconSize:
    case PM_ButtonIconSize:
        return 16;
    case PM_CheckBoxLabelSpacing:
    case PM_RadioButtonLabelSpacing:
        return 8;
    case PM_SliderThickness:
    case PM_SliderControlThickness:
    case PM_SliderLength:
        return 18;
    case PM_MenuBarPanelWidth:
        return 0;
    case PM_MenuBarHMargin:
        return 8;
    case PM_MenuBarVMargin:
        return 0;
    case PM_HeaderMargin:
        return headerMargin;
    case PM_FocusFrameHMargin:
        return cellPadding;
    default:
        return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

int FlatStyle::styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                         QStyleHintReturn *returnData) const
{
    switch (hint) {
    case SH_EtchDisabledText:
    case SH_Widget_Animation_Duration:
    case SH_ComboBox_Popup:                   // a list under the field
    case SH_DialogButtonBox_ButtonsHaveIcons: // the platform's are of another style
        return 0;
    case SH_Slider_AbsoluteSetButtons:
        return Qt::LeftButton;
    case SH_ToolTip_WakeUpDelay:
        return 400;
    default:
        return QProxyStyle::styleHint(hint, option, widget, returnData);
    }
}

QSize FlatStyle::sizeFromContents(ContentsType type, const QStyleOption *option, const QSize &contents,
                                  const QWidget *widget) const
{
    QSize size = QProxyStyle::sizeFromContents(type, option, contents, widget);
    switch (type) {
    case CT_PushButton: {
        const auto *button = qstyleoption_cast<const QStyleOptionButton *>(option);
        const int padding = button && button->features.testFlag(QStyleOptionButton::Flat) ? 8 : 14;
        return {contents.width() + 2 * padding, std::max(contents.height(), controlHeight(widget, option))};
    }
    case CT_LineEdit:
        return {size.width() + 8, std::max(contents.height(), controlHeight(widget, option))};
    case CT_ComboBox:
        return {contents.width() + 2 * 10 + arrowWidth, controlHeight(widget, option)};
    case CT_SpinBox:
        return {size.width() + 8, controlHeight(widget, option)};
    case CT_ToolButton:
        return size.expandedTo({controlHeight(widget, option), controlHeight(widget, option)});
    case CT_CheckBox:
    case CT_RadioButton:
        return {size.width(), std::max(size.height(), 22)};
    case CT_MenuBarItem:
        return {contents.width() + 16, std::max(28, contents.height() + 8)};
    case CT_MenuItem:
        return {size.width() + 12,
                std::max(size.height(),
                         option && qstyleoption_cast<const QStyleOptionMenuItem *>(option)->menuItemType ==
                                       QStyleOptionMenuItem::Separator
                             ? size.height()
                             : 28)};
    case CT_HeaderSection: // as wide as a cell with the same text
        return {size.width() + 2 * (cellPadding + 1 - headerMargin), std::max(size.height(), 30)};
    case CT_ItemViewItem:
        return {size.width(), std::max(size.height(), 28)};
    default:
        return size;
    }
}

QRect FlatStyle::subElementRect(SubElement element, const QStyleOption *option, const QWidget *widget) const
{
    const QRect rect = QProxyStyle::subElementRect(element, option, widget);
    if (element == SE_LineEditContents)
        return option->rect.adjusted(8, 1, -8, -1);
    return rect;
}

QRect FlatStyle::subControlRect(ComplexControl control, const QStyleOptionComplex *option, SubControl sub,
                                const QWidget *widget) const
{
    const QRect rect = option->rect;
    if (control == CC_ComboBox) {
        if (sub == SC_ComboBoxArrow)
            return {rect.right() - arrowWidth + 1, rect.top(), arrowWidth, rect.height()};
        if (sub == SC_ComboBoxEditField)
            return rect.adjusted(has(widget, "bare") ? 0 : 3, 1, -arrowWidth, -1);
        if (sub == SC_ComboBoxListBoxPopup)
            return {rect.left(), rect.bottom() + 2, rect.width(), rect.height()};
    }
    if (control == CC_SpinBox) {
        const int half = rect.height() / 2;
        switch (sub) {
        case SC_SpinBoxUp:
            return {rect.right() - 20, rect.top() + 1, 20, half - 1};
        case SC_SpinBoxDown:
            return {rect.right() - 20, rect.top() + half, 20, rect.height() - half - 1};
        case SC_SpinBoxEditField:
            return rect.adjusted(2, 1, -21, -1);
        default:
            return rect;
        }
    }
    if (control == CC_ScrollBar) {
        if (const auto *bar = qstyleoption_cast<const QStyleOptionSlider *>(option))
            return flatScrollBarRect(*bar, sub);
    }
    return QProxyStyle::subControlRect(control, option, sub, widget);
}

void FlatStyle::drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                              const QWidget *widget) const
{
    const Tokens &t = tokensOf(option->palette);
    switch (element) {
    case PE_PanelButtonCommand: {
        const auto *button = qstyleoption_cast<const QStyleOptionButton *>(option);
        paintButton(*painter, *option, t, has(widget, "primary"),
                    button && button->features.testFlag(QStyleOptionButton::Flat));
        return;
    }
    case PE_PanelButtonTool:
        paintButton(*painter, *option, t, false, true);
        return;
    case PE_FrameDefaultButton:
    case PE_FrameFocusRect: // controls draw their own accent border; item views mark the current cell
        if (element == PE_FrameFocusRect && qobject_cast<const QAbstractItemView *>(widget))
            paintFocus(*painter, option->rect, t, 0);
        return;
    case PE_PanelLineEdit:
        if (const auto *frame = qstyleoption_cast<const QStyleOptionFrame *>(option);
            frame && frame->lineWidth > 0)
            paintField(*painter, *option, t);
        else
            painter->fillRect(option->rect, Qt::transparent);
        return;
    case PE_FrameLineEdit:
        return;
    case PE_IndicatorCheckBox:
    case PE_IndicatorItemViewItemCheck:
        paintCheckBox(*painter, *option, t);
        return;
    case PE_IndicatorRadioButton:
        paintRadio(*painter, option->rect, option->state.testFlag(State_On), option->state, t);
        return;
    case PE_Frame:
    case PE_FrameMenu:
    case PE_FrameGroupBox:
    case PE_FrameTabWidget:
        paintBox(*painter, option->rect, {}, element == PE_FrameMenu ? t.controlBorder : t.panelBorder, 1,
                 element == PE_FrameMenu ? 0 : panelRadius);
        return;
    case PE_PanelMenu:
        paintBox(*painter, option->rect, t.base, t.controlBorder, 1, 0);
        return;
    case PE_PanelTipLabel:
        paintBox(*painter, option->rect, t.toolTip, t.controlBorder, 1, 0);
        return;
    case PE_PanelMenuBar:
        return;
    case PE_FrameStatusBarItem:
        return;
    case PE_IndicatorArrowDown:
        paintChevron(*painter, option->rect, Qt::DownArrow, t.secondaryText);
        return;
    case PE_IndicatorArrowUp:
        paintChevron(*painter, option->rect, Qt::UpArrow, t.secondaryText);
        return;
    case PE_IndicatorArrowLeft:
        paintChevron(*painter, option->rect, Qt::LeftArrow, t.secondaryText);
        return;
    case PE_IndicatorArrowRight:
        paintChevron(*painter, option->rect, Qt::RightArrow, t.secondaryText);
        return;
    case PE_IndicatorHeaderArrow:
        if (const auto *header = qstyleoption_cast<const QStyleOptionHeader *>(option))
            paintChevron(*painter, option->rect,
                         header->sortIndicator == QStyleOptionHeader::SortUp ? Qt::UpArrow : Qt::DownArrow,
                         t.text);
        return;
    default:
        QProxyStyle::drawPrimitive(element, option, painter, widget);
    }
}

void FlatStyle::drawControl(ControlElement element, const QStyleOption *option, QPainter *painter,
                            const QWidget *widget) const
{
    const Tokens &t = tokensOf(option->palette);
    switch (element) {
    case CE_PushButtonLabel: {
        const auto *button = qstyleoption_cast<const QStyleOptionButton *>(option);
        if (!button)
            break;
        QStyleOptionButton copy = *button;
        const bool flat = button->features.testFlag(QStyleOptionButton::Flat);
        if (option->state.testFlag(State_Enabled) && (flat || has(widget, "primary")))
            copy.palette.setColor(QPalette::ButtonText, flat ? t.link : t.onAccent);
        copy.features.setFlag(QStyleOptionButton::HasMenu, false);
        QProxyStyle::drawControl(element, &copy, painter, widget);
        return;
    }
    case CE_HeaderLabel: { // over the text of its cells; Qt asks its own style for the place, not this one
        const auto *header = qstyleoption_cast<const QStyleOptionHeaderV2 *>(option);
        const auto *plain = qstyleoption_cast<const QStyleOptionHeader *>(option);
        if (!plain)
            break;
        QStyleOptionHeaderV2 copy;
        if (header)
            copy = *header;
        else
            static_cast<QStyleOptionHeader &>(copy) = *plain;
        constexpr int more = cellPadding + 1 - headerMargin;
        copy.rect.adjust(more, 0, -more, 0);
        QProxyStyle::drawControl(element, &copy, painter, widget);
        return;
    }
    case CE_HeaderSection:
    case CE_HeaderEmptyArea:
        painter->fillRect(option->rect, t.base);
        painter->fillRect(QRect(option->rect.left(), option->rect.bottom(), option->rect.width(), 1),
                          t.panelBorder);
        return;
    case CE_MenuBarEmptyArea:
        painter->fillRect(option->rect, t.window);
        painter->fillRect(QRect(option->rect.left(), option->rect.bottom(), option->rect.width(), 1),
                          t.panelBorder);
        return;
    case CE_MenuBarItem: {
        const auto *item = qstyleoption_cast<const QStyleOptionMenuItem *>(option);
        if (!item)
            break;
        painter->fillRect(option->rect, t.window);
        if (option->state & State_Selected)
            painter->fillRect(option->rect, t.selection);
        painter->fillRect(QRect(item->rect.left(), item->menuRect.bottom(), item->rect.width(), 1),
                          t.panelBorder);
        drawItemText(painter, item->rect, Qt::AlignCenter | Qt::TextShowMnemonic | Qt::TextSingleLine,
                     item->palette, item->state.testFlag(State_Enabled), item->text, QPalette::WindowText);
        return;
    }
    case CE_ComboBoxLabel: {
        const auto *combo = qstyleoption_cast<const QStyleOptionComboBox *>(option);
        if (!combo || combo->editable)
            break;
        const QRect field =
            subControlRect(CC_ComboBox, combo, SC_ComboBoxEditField, widget).adjusted(7, 0, 0, 0);
        drawItemText(painter, field, Qt::AlignLeft | Qt::AlignVCenter, combo->palette,
                     combo->state.testFlag(State_Enabled),
                     combo->fontMetrics.elidedText(combo->currentText, Qt::ElideMiddle, field.width()),
                     QPalette::Text);
        return;
    }
    default:
        break;
    }
    QProxyStyle::drawControl(element, option, painter, widget);
}

void FlatStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex *option,
                                   QPainter *painter, const QWidget *widget) const
{
    const Tokens &t = tokensOf(option->palette);
    switch (control) {
    case CC_ComboBox:
        paintField(*painter, *option, t);
        paintChevron(*painter, subControlRect(CC_ComboBox, option, SC_ComboBoxArrow, widget), Qt::DownArrow,
                     t.secondaryText);
        return;
    case CC_SpinBox:
        paintField(*painter, *option, t);
        paintChevron(*painter, subControlRect(CC_SpinBox, option, SC_SpinBoxUp, widget), Qt::UpArrow,
                     t.secondaryText);
        paintChevron(*painter, subControlRect(CC_SpinBox, option, SC_SpinBoxDown, widget), Qt::DownArrow,
                     t.secondaryText);
        return;
    case CC_ScrollBar:
        if (const auto *bar = qstyleoption_cast<const QStyleOptionSlider *>(option))
            paintFlatScrollBar(*painter, *bar, widget, t);
        return;
    case CC_Slider:
        if (const auto *slider = qstyleoption_cast<const QStyleOptionSlider *>(option)) {
            const QRect handle = subControlRect(CC_Slider, option, SC_SliderHandle, widget);
            const QRectF groove(option->rect.left(), option->rect.center().y() - 1.5, option->rect.width(),
                                4);
            paintSliderGroove(*painter, groove, handle.center().x(), t);
            paintSliderHandle(*painter, handle, slider->state, t);
        }
        return;
    default:
        QProxyStyle::drawComplexControl(control, option, painter, widget);
    }
}

} // namespace gpuwise
