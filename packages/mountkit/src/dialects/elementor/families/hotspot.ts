import { watchDeviceMode } from '@mountkit/core';
import { jsonObject } from '@mountkit/core/logic';
import type { Mountkit } from '../../../loader/create-mountkit';
import { readSettings } from '../read-settings';
import { valueNow } from '../value-now';
import { watchElements } from '../watch-elements';

/** The builder's names of what shows a tooltip. */
const TRIGGERS = new Map<unknown, 'hover' | 'click' | 'none'>([
  ['mouseenter', 'hover'],
  ['click', 'click'],
  ['none', 'none'],
]);

/** The builder's points on pictures: facts on page widgets, section 2.13. */
export function start(mountkit: Mountkit): void {
  watchElements('.elementor-widget-hotspot', async (element) => {
    const settings = readSettings(element.dataset.settings) ?? {};
    const { mount } = await mountkit.load('hotspot');
    const trigger = () => TRIGGERS.get(valueNow(settings, 'tooltip_trigger')) ?? 'hover';
    const points = [...element.querySelectorAll<HTMLElement>('.e-hotspot--sequenced')];
    const duration = Number(jsonObject(settings.hotspot_sequenced_animation_duration).size) || 1000;
    points.forEach(({ style }, index) => {
      style.animationDelay = `${(index * duration) / points.length}ms`;
    });
    // Tooltips that come from a side wait there.
    const { tooltip_animation, tooltip_position } = settings;
    const isFromSide = /^e-hotspot--(?:slide|fade)-direction/.test(`${tooltip_animation}`);
    const side = isFromSide && /^(?:top|left|right|bottom)$/.exec(`${tooltip_position}`)?.[0];
    const tooltips = side ? [...element.querySelectorAll('.e-hotspot__tooltip')] : [];
    for (const { classList } of tooltips) classList.add(`e-hotspot--tooltip-animation-from-${side}`);
    const { update, unmount } = mount(element, {
      trigger: trigger(),
      parts: {
        point: '.e-hotspot:not(.e-hotspot--no-tooltip)',
        button: '.e-hotspot__button',
        tooltip: '.e-hotspot__tooltip',
        mask: '.e-hotspot__direction-mask',
        active: 'e-hotspot--active',
      },
    });
    const unwatch = watchDeviceMode(() => update({ trigger: trigger() }));
    return () => {
      unwatch();
      unmount();
      for (const { style } of points) style.animationDelay = '';
      for (const { classList } of tooltips) classList.remove(`e-hotspot--tooltip-animation-from-${side}`);
    };
  });
}
