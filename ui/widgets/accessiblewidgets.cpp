// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/accessiblewidgets.h"

#include "ui/widgets/fitbarwidget.h"
#include "ui/widgets/sizeslider.h"

#include <QAccessibleWidget>

namespace gpuwise {

namespace {

/// Need against what is usable, as a progress bar whose text says all of it.
class AccessibleFitBar final : public QAccessibleWidget, public QAccessibleValueInterface
{
public:
    explicit AccessibleFitBar(FitBarWidget *bar)
        : QAccessibleWidget(bar, QAccessible::ProgressBar)
    {}
    void *interface_cast(QAccessible::InterfaceType type) override
    {
        return type == QAccessible::ValueInterface ? static_cast<QAccessibleValueInterface *>(this)
                                                   : QAccessibleWidget::interface_cast(type);
    }
    QString text(QAccessible::Text kind) const override
    {
        return kind == QAccessible::Value ? bar()->spokenText() : QAccessibleWidget::text(kind);
    }
    QVariant currentValue() const override { return bar()->bar().neededGiB.expected; }
    void setCurrentValue(const QVariant &) override {}
    QVariant maximumValue() const override { return bar()->bar().usableGiB; }
    QVariant minimumValue() const override { return 0.0; }
    QVariant minimumStepSize() const override { return {}; }

private:
    const FitBarWidget *bar() const { return static_cast<const FitBarWidget *>(widget()); }
};

/// The position of a logarithmic slider means nothing: its value is the size in words.
class AccessibleSizeSlider final : public QAccessibleWidget, public QAccessibleValueInterface
{
public:
    explicit AccessibleSizeSlider(SizeSlider *slider)
        : QAccessibleWidget(slider, QAccessible::Slider)
    {}
    void *interface_cast(QAccessible::InterfaceType type) override
    {
        return type == QAccessible::ValueInterface ? static_cast<QAccessibleValueInterface *>(this)
                                                   : QAccessibleWidget::interface_cast(type);
    }
    QString text(QAccessible::Text kind) const override
    {
        return kind == QAccessible::Value ? slider()->spokenValue() : QAccessibleWidget::text(kind);
    }
    QVariant currentValue() const override { return slider()->billions(); }
    void setCurrentValue(const QVariant &value) override
    {
        static_cast<SizeSlider *>(widget())->setBillions(value.toDouble());
    }
    QVariant maximumValue() const override { return SizeSlider::maximumBillions; }
    QVariant minimumValue() const override { return SizeSlider::minimumBillions; }
    QVariant minimumStepSize() const override { return {}; }

private:
    const SizeSlider *slider() const { return static_cast<const SizeSlider *>(widget()); }
};

QAccessibleInterface *makeInterface(const QString &, QObject *object)
{
    if (auto *bar = qobject_cast<FitBarWidget *>(object))
        return new AccessibleFitBar(bar);
    if (auto *slider = qobject_cast<SizeSlider *>(object))
        return new AccessibleSizeSlider(slider);
    return nullptr;
}

} // namespace

void installAccessibleWidgets()
{
    QAccessible::installFactory(makeInterface);
}

void announceValue(QWidget *widget)
{
    if (!QAccessible::isActive())
        return;
    QAccessibleEvent event(widget, QAccessible::NameChanged);
    QAccessible::updateAccessibility(&event);
}

} // namespace gpuwise
