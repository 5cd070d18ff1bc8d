import { listen, openPart, type WidgetContext } from '@mountkit/core';
import { dropEmpty } from '../../shared/dom/drop-empty';
import { keepAttributes } from '../../shared/dom/keep-attributes';
import type { HotspotEvents } from '../events';
import { keepInWindow } from '../logic/keep-in-window';
import type { HotspotOptions } from '../settings';
import { findPoints, type Point } from './points';

/** Milliseconds for which a tooltip stays after the mouse has left: it may be on its way from the point to it. */
const GRACE = 150;

/** Moves a tooltip so that it is in the window; one that is always shown to the side only. A movement of its own does not count. */
function keepSeen({ box, button }: Point, isShownAlways: boolean): void {
  box.style.translate = '';
  const { left, top, width, height } = box.getBoundingClientRect();
  const root = document.documentElement;
  const whole = {
    left: left + width / 2 - box.offsetWidth / 2,
    top: top + height / 2 - box.offsetHeight / 2,
    width: box.offsetWidth,
    height: box.offsetHeight,
  };
  const { x, y } = keepInWindow(whole, button.getBoundingClientRect(), {
    width: root.clientWidth,
    height: root.clientHeight,
  });
  if (x || (y && !isShownAlways)) box.style.translate = `${Math.round(x)}px ${isShownAlways ? 0 : Math.round(y)}px`;
}

/** Puts points with tooltips on a picture. */
export function startHotspot(context: WidgetContext<HotspotOptions, HotspotEvents>): void {
  const { element, settings, markReady } = context;
  const { parts } = settings();
  const start = (points: readonly Point[]) => {
    showTooltips(context, points);
    markReady();
  };
  if (parts) start(findPoints(element, parts));
  else {
    const use = openPart(() => import('../on-demand/own-points'), 'the points of a picture', context);
    void use(({ openPoints }) => start(openPoints(context)), markReady);
  }
}

/** Shows the tooltips of points. */
function showTooltips(context: WidgetContext<HotspotOptions, HotspotEvents>, points: readonly Point[]): void {
  const { instanceId, scope, settings, emit } = context;
  const { parts, trigger: first } = settings();
  const kept = keepAttributes();
  const active = parts?.active ?? 'mountkit-hotspot__point--active';
  const isLink = ({ button }: Point) => button.matches('a[href]');
  const isShownAlways = first === 'none';

  let open: Point | undefined;
  let isPressed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const mark = (point: Point, isOpen: boolean) => {
    point.element.classList.toggle(active, isOpen);
    kept.set(point.tooltip, { inert: isOpen ? null : '', ...(!parts && { hidden: isOpen ? null : '' }) });
    if (!isLink(point)) kept.set(point.button, { 'aria-expanded': `${isOpen}` });
    if (isOpen) keepSeen(point, isShownAlways);
  };
  const show = (next: Point | undefined) => {
    clearTimeout(timer);
    if (next === open) return;
    const before = open;
    open = next;
    isPressed = false;
    if (before) {
      mark(before, false);
      emit('close', { index: points.indexOf(before) });
    }
    if (next) {
      mark(next, true);
      emit('open', { index: points.indexOf(next) });
    }
  };

  points.forEach((point, index) => {
    const { element: place, button, tooltip } = point;
    const name = tooltip.textContent?.trim().slice(0, 80) || `${index + 1}`;
    const hasName = button.textContent?.replace(isLink(point) ? (tooltip.textContent ?? '') : '', '').trim();
    kept.set(tooltip, { id: tooltip.id || `${instanceId}-${index}` });
    kept.set(button, {
      ...(!button.matches('button,a') && { role: 'button', tabindex: '0' }),
      ...(!hasName && { 'aria-label': button.ariaLabel || name }),
      ...(isLink(point) ? { 'aria-describedby': tooltip.id } : { 'aria-controls': tooltip.id }),
    });
    if (isShownAlways) {
      if (!isLink(point)) kept.set(button, { 'aria-controls': null, role: null, tabindex: null });
      keepSeen(point, true);
      return;
    }
    mark(point, false);
    const isByHover = () => settings().trigger === 'hover';
    const on = <Name extends keyof HTMLElementEventMap>(
      target: EventTarget,
      type: Name,
      run: (event: HTMLElementEventMap[Name]) => void,
    ) => scope.add(listen(target, type, run));

    on(place, 'pointerenter', ({ pointerType }) => {
      if (pointerType !== 'mouse') return;
      if (isByHover()) show(point);
      else clearTimeout(timer);
    });
    on(place, 'pointerleave', ({ pointerType }) => {
      if (pointerType !== 'mouse' || open !== point || isPressed || !isByHover()) return;
      timer = setTimeout(show, GRACE, undefined);
    });
    on(button, 'click', (event) => {
      if (isLink(point)) {
        // A finger sees the tooltip first, and follows the link by a second tap.
        if (event.pointerType !== 'touch' || open === point) return;
        event.preventDefault();
        show(point);
        return;
      }
      if (open === point && isPressed) return show(undefined);
      show(point);
      isPressed = true;
    });
    on(button, 'keydown', (event) => {
      if (button.matches('button,a') || event.target !== button || (event.key !== 'Enter' && event.key !== ' ')) return;
      event.preventDefault();
      button.click();
    });
    on(place, 'focusin', () => {
      if (isByHover() && button.matches(':focus-visible')) show(point);
    });
    on(place, 'focusout', ({ relatedTarget }) => {
      if (open === point && !place.contains(relatedTarget as Node | null)) show(undefined);
    });
  });

  scope.add(
    listen(document, 'keydown', ({ key }) => {
      if (key !== 'Escape' || !open) return;
      const { tooltip, button } = open;
      if (tooltip.contains(document.activeElement)) button.focus();
      show(undefined);
    }),
  );
  scope.add(
    listen(document, 'pointerdown', ({ target }) => {
      if (open && !open.element.contains(target as Node)) show(undefined);
    }),
  );
  scope.add(listen(window, 'resize', () => open && keepSeen(open, isShownAlways)));

  scope.add(() => {
    clearTimeout(timer);
    for (const { element: place, box } of points) {
      place.classList.remove(active);
      box.style.translate = '';
      dropEmpty(box, 'style');
    }
    kept.restore();
  });
}
