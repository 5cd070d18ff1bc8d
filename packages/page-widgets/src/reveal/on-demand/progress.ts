import type { WidgetContext } from '@mountkit/core';
import { whenInView } from '../../shared/dom/in-view';
import { isMotionReduced } from '../../shared/dom/is-motion-reduced';
import { keepAttributes } from '../../shared/dom/keep-attributes';
import type { RevealEvents } from '../events';
import type { ProgressOptions } from '../settings';

/** Lets a bar grow to its value when it comes into the window, and tells readers the value from the start. */
export function runProgress(context: WidgetContext<ProgressOptions, RevealEvents>): void {
  const { element, scope, settings, emit, markReady } = context;
  const { bar: selector, duration, value = Number(element.ariaValueNow || NaN) } = settings();
  const max = settings().max ?? (Number(element.ariaValueMax) || 100);
  const bar = (selector ? element.querySelector(selector) : element.firstElementChild) as HTMLElement | null;
  if (!bar || !Number.isFinite(value)) {
    context.report(
      bar ? 'has no value, expected data-value or aria-valuenow' : 'has no bar, expected an element in it',
    );
    markReady();
    return;
  }
  const width = `${Math.min(100, Math.max(0, (100 * value) / max))}%`;
  const kept = keepAttributes();
  kept.set(element, {
    role: 'progressbar',
    'aria-valuemin': '0',
    'aria-valuemax': `${max}`,
    'aria-valuenow': `${value}`,
  });
  const before = bar.style.width;
  bar.style.width = width;
  const growth = isMotionReduced()
    ? undefined
    : bar.animate([{ width: 0 }, { width }], { duration, easing: 'ease-out', fill: 'backwards' });
  growth?.pause();
  const end = () => emit('end', {});
  scope.add(
    whenInView(element, () => {
      emit('start', {});
      growth?.play();
      if (growth) growth.finished.then(end, () => {});
      else end();
    }),
  );
  scope.add(() => {
    growth?.cancel();
    bar.style.width = before;
    kept.restore();
  });
  markReady();
}
