import { adoptStyles, type Disposer, listen } from '@mountkit/core';
import { isMotionReduced } from '../../shared/dom/is-motion-reduced';
import type { KeptAttributes } from '../../shared/dom/keep-attributes';
import type { FloatingBarOptions } from '../settings';

const STYLE = `.mountkit-floating-bar__ticker{display:flex;overflow:hidden}
.mountkit-floating-bar__ticker>*{display:flex;flex:none;width:max-content;margin:0;padding:0;list-style:none;animation:mountkit-ticker 20s linear infinite}
.mountkit-floating-bar__ticker:dir(rtl)>*{animation-name:mountkit-ticker-rtl}
.mountkit-floating-bar__ticker>*>*{padding-inline-end:2em;white-space:nowrap}
.mountkit-floating-bar__ticker:is(:hover,:focus-within)>*,.mountkit-floating-bar__ticker--paused>*{animation-play-state:paused}
@keyframes mountkit-ticker{to{transform:translate(-100%)}}
@keyframes mountkit-ticker-rtl{to{transform:translate(100%)}}`;

/** Copies of headlines at most, for such as have no width. */
const MOST = 20;

/** A copy that can be clicked, but is not read and not reached by the keyboard. */
function copyOf(element: Element): Element {
  const copy = element.cloneNode(true) as Element;
  copy.ariaHidden = 'true';
  for (const each of [copy, ...copy.querySelectorAll('*')]) {
    each.removeAttribute('id');
    if (each.matches('a,button')) each.setAttribute('tabindex', '-1');
  }
  return copy;
}

/** Lets headlines scroll in an element, without end, with a button that stops them. They rest for those who want less motion. */
export function runTicker(
  box: HTMLElement,
  { parts, speed, pause_label, play_label }: FloatingBarOptions,
  kept: KeptAttributes,
): Disposer {
  const inner = box.firstElementChild as HTMLElement | null;
  if (!inner) return () => {};
  const own = parts ? undefined : document.createElement('button');
  const [pause, play] = [parts?.pause, parts?.play].map((selector) =>
    selector ? (box.parentElement?.querySelector(selector) ?? null) : null,
  );
  kept.set(box, { class: box.getAttribute('class'), 'data-animated': 'true' });
  if (own) {
    own.type = 'button';
    own.className = 'mountkit-floating-bar__pause';
    box.classList.add('mountkit-floating-bar__ticker');
    box.after(own);
  }

  const leave = own ? adoptStyles(box, STYLE) : () => {};
  const items = [...inner.children];
  const copies: Element[] = [];
  const width = inner.offsetWidth;
  // As wide as the screen, so that there is no gap however wide the window becomes.
  const count = Math.min(MOST, Math.ceil(screen.width / (width || screen.width))) - 1;
  for (let i = 0; i < count; i += 1) copies.push(...items.map(copyOf));
  inner.append(...copies);
  const second = copyOf(inner) as HTMLElement;
  inner.after(second);
  if (own) for (const { style } of [inner, second]) style.animationDuration = `${(width * (count + 1)) / speed}s`;

  const set = (isPaused: boolean) => {
    box.classList.toggle(parts?.paused ?? 'mountkit-floating-bar__ticker--paused', isPaused);
    // What rests can be scrolled by hand.
    box.style.overflowX = isPaused ? 'auto' : '';
    kept.set(box, { tabindex: isPaused ? '0' : null });
    if (own) own.textContent = isPaused ? play_label : pause_label;
    if (pause) kept.set(pause, { 'aria-hidden': `${isPaused}` });
    if (play) kept.set(play, { 'aria-hidden': `${!isPaused}` });
  };
  let isPaused = isMotionReduced();
  const toggle = (button: Element | null | undefined, other = button) =>
    button
      ? listen(button as HTMLElement, 'click', () => {
          isPaused = !isPaused;
          set(isPaused);
          // The one that was pressed may be gone.
          (other as HTMLElement | null)?.focus();
        })
      : () => {};
  const unlisten = [toggle(own), toggle(pause, play), toggle(play, pause)];
  set(isPaused);
  return () => {
    for (const each of [leave, ...unlisten]) each();
    for (const each of [own, second, ...copies]) each?.remove();
    inner.style.animationDuration = '';
    box.style.overflowX = '';
    for (const each of [box, inner]) if (!each.getAttribute('style')) each.removeAttribute('style');
  };
}
