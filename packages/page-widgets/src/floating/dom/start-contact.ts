import { adoptStyles, listen, type WidgetContext } from '@mountkit/core';
import { keepAttributes } from '../../shared/dom/keep-attributes';
import type { FloatingEvents } from '../events';
import type { ContactOptions } from '../settings';

const STYLE = `.mountkit-contact>[popovertarget],.mountkit-contact>[popover]{position:fixed;inset:auto;inset-block-end:16px;inset-inline-end:16px;margin:0}
.mountkit-contact>[popovertarget]{z-index:10;min-width:44px;min-height:44px}
.mountkit-contact>[popover]{inset-block-end:80px;box-sizing:border-box;width:20em;max-width:calc(100vw - 32px);max-height:calc(100vh - 96px);overflow:auto;padding:16px;border:1px solid}
.mountkit-contact--start>[popovertarget],.mountkit-contact--start>[popover]{inset-inline:16px auto}`;

/** The time, as the page's language has it. */
function timeNow(format: string | undefined): string {
  const options = { hour: 'numeric', minute: '2-digit', ...(format && { hour12: format === '12h' }) } as const;
  try {
    return new Date().toLocaleTimeString(document.documentElement.lang || undefined, options);
  } catch {
    // No language has such a name.
    return new Date().toLocaleTimeString(undefined, options);
  }
}

/** Makes a button with a panel: a dialog that leaves the page usable. */
export function startContact(context: WidgetContext<ContactOptions, FloatingEvents>): void {
  const { element, scope, settings, emit, report, markReady } = context;
  const { parts, position, label } = settings();
  const kept = keepAttributes();
  const all = (selector: string) => [...element.querySelectorAll<HTMLElement>(selector)];
  const button = element.querySelector<HTMLElement>(parts?.button ?? '[popovertarget]');
  const panel = element.querySelector<HTMLElement>(parts?.panel ?? '[popover]');
  if (!button || !panel) {
    report('has no panel, expected a button with popovertarget and an element with popover');
    markReady();
    return;
  }
  const closers = all(parts?.close ?? '[data-close]');
  const wasOpen = () => (parts ? !panel.classList.contains(parts.hidden) : panel.matches(':popover-open'));
  kept.set(element, { class: element.getAttribute('class') });
  kept.set(panel, {
    class: panel.getAttribute('class'),
    role: 'dialog',
    tabindex: '-1',
    'aria-label':
      panel.ariaLabel ||
      (panel.hasAttribute('aria-labelledby') ? null : label || button.ariaLabel || button.textContent?.trim() || null),
  });

  const times = [...panel.querySelectorAll<HTMLElement>('[data-time-format]')];
  const written = times.map(({ textContent }) => textContent);

  let isOpen = false;
  const mark = (next: boolean) => {
    isOpen = next;
    if (!parts) return;
    panel.classList.toggle(parts.hidden, !next);
    kept.set(panel, { 'aria-hidden': `${!next}`, inert: next ? null : '' });
    for (const each of [button, ...closers]) kept.set(each, { 'aria-expanded': `${next}` });
  };
  /** After it was opened or closed. */
  const tell = () => {
    if (isOpen) {
      for (const time of times) time.textContent = timeNow(time.dataset.timeFormat);
      panel.focus({ preventScroll: true });
    }
    emit(isOpen ? 'open' : 'close', {});
  };
  const set = (next: boolean, isFocusKept = false) => {
    if (next === isOpen) return;
    const hadFocus = element.contains(document.activeElement);
    mark(next);
    if (!next && hadFocus && !isFocusKept) button.focus({ preventScroll: true });
    tell();
  };
  mark(false);

  if (parts) {
    scope.add(listen(button, 'click', () => set(!isOpen)));
    for (const closer of closers) scope.add(listen(closer, 'click', () => set(false)));
    scope.add(
      listen(document, 'keydown', ({ key }) => {
        if (key === 'Escape') set(false);
      }),
    );
    scope.add(
      listen(document, 'pointerdown', ({ target }) => {
        if (!element.contains(target as Node)) set(false, true);
      }),
    );
  } else {
    // The browser opens it, closes it by Escape or a click elsewhere, and gives the focus back.
    isOpen = wasOpen();
    element.classList.add('mountkit-contact');
    if (position === 'start') element.classList.add('mountkit-contact--start');
    for (const closer of closers) scope.add(listen(closer, 'click', () => panel.hidePopover()));
    scope.add(
      listen(panel, 'toggle', (event) => {
        if (event.target !== panel || wasOpen() === isOpen) return;
        isOpen = wasOpen();
        tell();
      }),
    );
    scope.add(adoptStyles(element, STYLE));
  }
  scope.add(() => {
    if (!parts && wasOpen()) panel.hidePopover();
    times.forEach((time, index) => {
      time.textContent = written[index] ?? '';
    });
    kept.restore();
  });
  markReady();
}
