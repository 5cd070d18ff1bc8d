import { adoptStyles, listen, openPart, pageConfig, type WidgetContext } from '@mountkit/core';
import { keepAttributes } from '../../shared/dom/keep-attributes';
import { UNSEEN } from '../../shared/dom/unseen';
import { httpAddress } from '../../shared/logic/http-address';
import type { CountdownEvents } from '../events';
import { dueTime } from '../logic/due-time';
import { timeParts, wordsOf } from '../logic/time-parts';
import type * as Remember from '../on-demand/remember';
import type { CountdownOptions } from '../settings';
import { openDigits } from './digits';

const STYLE = `.mountkit-countdown{font-variant-numeric:tabular-nums}
.mountkit-countdown__item{display:inline-block;min-width:4em;text-align:center}
.mountkit-countdown__digits{display:block;font-size:2em;line-height:1.2}`;

const HOUR = 3600;

/** Milliseconds by which the visitor's clock is behind the server's, where the page says what that was when it was printed. */
function clockLag(): number {
  const printed = Date.parse(pageConfig().serverTime ?? '');
  return Number.isNaN(printed) ? 0 : printed - (Date.now() - performance.now());
}

/** Counts the time down, and does once what the page asks for at its end. */
export function startCountdown(context: WidgetContext<CountdownOptions, CountdownEvents>): void {
  const { evergreen, on_end } = context.settings();
  if (!(evergreen > 0) && !on_end.includes('redirect')) {
    runCountdown(context);
    return;
  }
  const use = openPart(() => import('../on-demand/remember'), "what remembers a visitor's time", context);
  void use((part) => runCountdown(context, part), context.markReady);
}

/** @param remember where the time, or whether it has led away, is the visitor's own */
function runCountdown(context: WidgetContext<CountdownOptions, CountdownEvents>, remember?: typeof Remember): void {
  const { element, scope, settings, emit, report, markReady } = context;
  const { due: text, time_zone, evergreen, on_end, redirect_url, announce, parts } = settings();
  const name = settings().name || element.id;
  const timer = (parts ? element.querySelector<HTMLElement>(parts.timer) : element) ?? element;
  const message = element.querySelector<HTMLElement>(parts ? parts.message : '[data-message]');
  const locale = element.closest<HTMLElement>('[lang]')?.lang ?? '';
  const lag = clockLag();
  const now = () => Date.now() + lag;
  const isEvergreen = evergreen > 0;
  const due = isEvergreen && remember ? remember.evergreenDue(name, evergreen, now()) : dueTime(text, time_zone);
  markReady();
  if (due === null) {
    report(`due is "${text}"${time_zone && ` in "${time_zone}"`}, expected a date of ISO 8601 in a known time zone`);
    return;
  }
  if (isEvergreen && !name) report('has no id and no name: the time begins anew with each page');
  const target = on_end.includes('redirect')
    ? httpAddress(redirect_url || '?', redirect_url ? document.baseURI : 'none:')
    : '';
  if (on_end.includes('redirect') && !target)
    report(`redirect_url is "${redirect_url}", expected one of http or https`);

  const kept = keepAttributes();
  const digits = openDigits(timer, settings(), locale);
  const told = document.createElement('span');
  told.style.cssText = UNSEEN;
  const seen = [...timer.children].filter((child) => child !== message) as HTMLElement[];
  // Digits that change each second are not to be read out one by one: beside them is what is.
  for (const child of seen) kept.set(child, { 'aria-hidden': 'true' });
  timer.append(told);
  timer.classList.add('mountkit-countdown');
  kept.set(timer, { role: 'timer' });
  const displays = new Map<HTMLElement, string>();
  const display = (target: HTMLElement, value: string) => {
    if (!displays.has(target)) displays.set(target, target.style.display);
    target.style.setProperty('display', value, 'important');
  };

  let timeout: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    digits.draw(timeParts(0, digits.units));
    told.textContent = '';
    if (on_end.includes('hide')) for (const part of parts ? [timer] : seen) display(part, 'none');
    if (message && on_end.includes('message')) {
      kept.set(message, { hidden: null, role: 'status' });
      if (parts) display(message, 'block');
    }
    emit('end', { due });
    if (target && remember?.mayLeadAway(name, due)) location.assign(target);
  };
  const tick = () => {
    clearTimeout(timeout);
    const left = due - now();
    if (left <= 0) {
      off();
      return end();
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
  if (!parts) scope.add(adoptStyles(element, STYLE));
  scope.add(() => {
    off();
    clearTimeout(timeout);
    told.remove();
    digits.remove();
    timer.classList.remove('mountkit-countdown');
    if (!timer.className) timer.removeAttribute('class');
    for (const [part, value] of displays) {
      part.style.display = value;
      if (!part.getAttribute('style')) part.removeAttribute('style');
    }
    kept.restore();
  });
  if (due > now()) emit('start', { due });
  tick();
}
