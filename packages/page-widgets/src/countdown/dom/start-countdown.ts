import { adoptStyles, listen, openPart, pageConfig, type WidgetContext } from '@mountkit/core';
import { dropEmpty } from '../../shared/dom/drop-empty';
import { keepAttributes } from '../../shared/dom/keep-attributes';
import { make } from '../../shared/dom/make';
import { UNSEEN } from '../../shared/dom/unseen';
import type { CountdownEvents } from '../events';
import { timeParts, wordsOf } from '../logic/time-parts';
import type * as AtEnd from '../on-demand/at-end';
import type * as Own from '../on-demand/own-countdown';
import type { CountdownOptions } from '../settings';
import { findFields, openDigits } from './digits';

const HOUR = 3600;

/** Milliseconds by which the visitor's clock is behind the server's, where the page says what that was when it was printed. */
function clockLag(): number {
  const printed = Date.parse(pageConfig().serverTime ?? '');
  return Number.isNaN(printed) ? 0 : printed - (Date.now() - performance.now());
}

/** Seconds since 1970. */
const SECONDS = /^\d{1,12}$/;

/** What only some countdowns need. */
interface Late {
  /** What makes a countdown of our own markup, and reads a date. */
  readonly own?: typeof Own | undefined;
  /** What happens at the end, and whether the time is the visitor's. */
  readonly atEnd?: typeof AtEnd | undefined;
}

const loadOwn = () => import('../on-demand/own-countdown');
const loadEnd = () => import('../on-demand/at-end');

/** Counts the time down, and does once what the page asks for at its end. */
export function startCountdown(context: WidgetContext<CountdownOptions, CountdownEvents>): void {
  const { due, evergreen, on_end, parts } = context.settings();
  const isOwn = !parts || !SECONDS.test(due || '0');
  const hasEnd = evergreen > 0 || !!on_end[0];
  if (!isOwn && !hasEnd) {
    runCountdown(context, {});
    return;
  }
  const use = openPart(
    () => Promise.all([isOwn ? loadOwn() : undefined, hasEnd ? loadEnd() : undefined]),
    'the countdown',
    context,
  );
  void use(
    ([own, atEnd]) => runCountdown(context, { own, atEnd }),
    // What has a date and digits counts, even if nothing happens at the end.
    () => (isOwn || evergreen > 0 ? context.markReady() : runCountdown(context, {})),
  );
}

function runCountdown(context: WidgetContext<CountdownOptions, CountdownEvents>, { own, atEnd }: Late): void {
  const { element, scope, settings, emit, report, markReady } = context;
  const { due: text, time_zone, evergreen, announce, parts } = settings();
  const name = settings().name || element.id;
  const timer = (parts ? element.querySelector<HTMLElement>(parts.timer) : element) ?? element;
  const message = element.querySelector<HTMLElement>(parts ? parts.message : '[data-message]');
  const locale = element.closest<HTMLElement>('[lang]')?.lang ?? '';
  const lag = clockLag();
  const now = () => Date.now() + lag;
  const printed = SECONDS.test(text) ? Number(text) * 1000 : (own?.dueTime(text, time_zone) ?? null);
  const due = atEnd && evergreen > 0 ? atEnd.evergreenDue(name, evergreen, now()) : printed;
  markReady();
  if (due === null) {
    report(`due is "${text}"${time_zone && ` in "${time_zone}"`}, expected a date of ISO 8601 in a known time zone`);
    return;
  }
  const kept = keepAttributes();
  const found = findFields(timer, settings());
  const made = found[0] ? undefined : own?.makeFields(timer);
  const digits = openDigits(made?.fields ?? found, locale);
  const told = make('span');
  told.style.cssText = UNSEEN;
  const seen = [...timer.children].filter((child) => child !== message) as HTMLElement[];
  // Digits that change each second are not to be read out one by one: beside them is what is.
  for (const child of seen) kept.set(child, { 'aria-hidden': 'true' });
  timer.append(told);
  timer.classList.add('mountkit-countdown');
  kept.set(timer, { role: 'timer' });
  const end = atEnd?.openEnd(context, { name, timer, seen, message, kept });

  let timeout: ReturnType<typeof setTimeout> | undefined;
  const finish = () => {
    digits.draw(timeParts(0, digits.units));
    told.textContent = '';
    end?.show();
    emit('end', { due });
    end?.leadAway(due);
  };
  const tick = () => {
    clearTimeout(timeout);
    const left = due - now();
    if (left <= 0) {
      off();
      return finish();
    }
    const seconds = Math.ceil(left / 1000);
    digits.draw(timeParts(seconds, digits.units));
    const words = wordsOf(seconds, locale);
    if (told.textContent !== words) {
      told.ariaLive = announce && seconds <= HOUR ? 'polite' : 'off';
      told.textContent = words;
    }
    timeout = setTimeout(tick, left % 1000 || 1000);
  };
  const off = listen(document, 'visibilitychange', () => (document.hidden ? clearTimeout(timeout) : tick()));
  if (own) scope.add(adoptStyles(element, own.OWN_STYLE));
  scope.add(() => {
    off();
    clearTimeout(timeout);
    told.remove();
    digits.restore();
    made?.remove();
    timer.classList.remove('mountkit-countdown');
    dropEmpty(timer, 'class');
    kept.restore();
  });
  if (due > now()) emit('start', { due });
  tick();
}
