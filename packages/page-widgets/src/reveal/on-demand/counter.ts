import type { WidgetContext } from '@mountkit/core';
import { whenInView } from '../../shared/dom/in-view';
import { isMotionReduced } from '../../shared/dom/is-motion-reduced';
import { UNSEEN } from '../../shared/dom/unseen';
import type { RevealEvents } from '../events';
import { countAt, createCountWriter, parseCount } from '../logic/count';
import type { CounterOptions } from '../settings';

/**
 * Counts up when the element comes into the window. Its text is the final number at any time for those who read the
 * page's text; the number that moves is beside it, as wide as the final one.
 */
export function runCounter(context: WidgetContext<CounterOptions, RevealEvents>): void {
  const { element, scope, signal, settings, emit, markReady } = context;
  const before = element.textContent ?? '';
  const locale = element.closest<HTMLElement>('[lang]')?.lang ?? '';
  const { from, to, duration, delimiter } = settings();
  const target = parseCount(to || before, to ? 'en' : locale);
  if (!target) {
    context.report(`${to ? `data-to is "${to}"` : `the text is "${before}"`}, expected a number`);
    markReady();
    return;
  }
  const write = createCountWriter({ locale, delimiter, decimals: target.decimals });
  const final = write(target.value);
  element.textContent = final;
  let frame = 0;

  const settle = () => {
    cancelAnimationFrame(frame);
    element.textContent = final;
  };
  const count = (width: number) => {
    emit('start', {});
    if (isMotionReduced()) return void emit('end', {});
    const [unseen, moving] = [document.createElement('span'), document.createElement('span')];
    unseen.textContent = final;
    unseen.style.cssText = UNSEEN;
    moving.ariaHidden = 'true';
    Object.assign(moving.style, {
      display: 'inline-block',
      minWidth: `${width}px`,
      fontVariantNumeric: 'tabular-nums',
    });
    // Whoever watches the page for elements is not told of each number.
    const number = document.createTextNode('');
    moving.append(number);
    element.replaceChildren(unseen, moving);
    const start = performance.now();
    const step = (now: number) => {
      const share = Math.min(1, Math.max(0, now - start) / duration);
      const text = write(countAt(from, target.value, share));
      // A text that is set again is laid out again.
      if (number.data !== text) number.data = text;
      if (share < 1) {
        frame = requestAnimationFrame(step);
        return;
      }
      settle();
      emit('end', {});
    };
    step(start);
  };

  const arrive = () => {
    const { width } = element.getBoundingClientRect();
    return () => signal.aborted || count(width);
  };
  scope.add(whenInView(element, arrive));
  scope.add(settle);
  markReady();
}
