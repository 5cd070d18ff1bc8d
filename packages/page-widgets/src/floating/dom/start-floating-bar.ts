import { adoptStyles, listen, openPart, openStorage, readConsent, type WidgetContext } from '@mountkit/core';
import { copyText } from '../../shared/dom/copy-text';
import { keepAttributes } from '../../shared/dom/keep-attributes';
import { make } from '../../shared/dom/make';
import { UNSEEN } from '../../shared/dom/unseen';
import type { FloatingEvents } from '../events';
import type { FloatingBarOptions } from '../settings';

const DAY = 86_400_000;

// A bar that stays is in the flow: its room is there before any script, and it covers nothing at the page's end.
const STYLE = `.mountkit-floating-bar[hidden]{display:none!important}
.mountkit-floating-bar--top,.mountkit-floating-bar--bottom{position:sticky;z-index:10}
.mountkit-floating-bar--top{top:0}
.mountkit-floating-bar--bottom{bottom:0}
.mountkit-floating-bar__status{${UNSEEN}}`;

/** Makes a bar of an element: it can be closed, and takes no focus. */
export function startFloatingBar(context: WidgetContext<FloatingBarOptions, FloatingEvents>): void {
  const { element, scope, settings, emit, report, markReady } = context;
  const { remember, days, sticky, position, label, parts } = settings();
  const kept = keepAttributes();
  // Without consent to marketing nothing outlives the session: contract section 9.
  const storage = () => openStorage(readConsent('marketing') === false ? 'session' : 'local');
  const key = `floating_${remember}`;
  const all = (selector: string) => [...element.querySelectorAll<HTMLElement>(selector)];

  kept.set(element, {
    class: element.getAttribute('class'),
    hidden: element.getAttribute('hidden'),
    'aria-label': element.ariaLabel || (element.hasAttribute('aria-labelledby') ? null : label),
    // An alert dialog would be read out at once, and asks for an answer.
    ...(!element.matches('aside,section,[role]:not([role="alertdialog"])') && { role: 'region' }),
  });
  if (!parts) {
    element.classList.add('mountkit-floating-bar');
    if (sticky) element.classList.add(`mountkit-floating-bar--${position}`);
  }
  const hide = () => {
    kept.set(element, { hidden: '' });
    if (parts) element.classList.add(parts.hidden);
  };
  if (remember && storage().get(key)) hide();

  const closers = all(parts?.close ?? '[data-close]');
  if (!closers[0] && !parts) report('has no [data-close], expected a button that closes it');
  for (const closer of closers) {
    scope.add(
      listen(closer, 'click', () => {
        if (remember) storage().set(key, true, days === undefined ? undefined : days * DAY);
        hide();
        emit('close', {});
      }),
    );
  }

  const status = make('span', 'mountkit-floating-bar__status');
  status.role = 'status';
  element.append(status);
  for (const button of all(parts?.coupon ?? '[data-copy]')) {
    const before = [...button.childNodes];
    const code = parts && button.querySelector(parts.code);
    const success = parts && button.querySelector(parts.success);
    const text = (parts ? code?.textContent : button.dataset.copy)?.trim() ?? '';
    let timer: ReturnType<typeof setTimeout> | undefined;
    const mark = (isSaid: boolean) => {
      if (parts) {
        code?.classList.toggle(parts.hidden, isSaid);
        success?.classList.toggle(parts.hidden, !isSaid);
      } else if (!isSaid) button.replaceChildren(...before);
    };
    const unsay = () => {
      clearTimeout(timer);
      status.textContent = '';
      mark(false);
    };
    const copy = async () => {
      const isCopied = await copyText(text);
      // The bar may be gone by now.
      if (!status.isConnected) return;
      const { copied_text, failed_text, copied_duration } = settings();
      unsay();
      const words = isCopied ? success?.textContent?.trim() || copied_text : failed_text;
      status.textContent = words;
      if (!parts) button.replaceChildren(words);
      else if (isCopied) mark(true);
      timer = setTimeout(unsay, copied_duration);
      emit(isCopied ? 'end' : 'failed', { code: text });
    };
    scope.add(listen(button, 'click', () => void copy()));
    scope.add(unsay);
  }
  const tickers = all(parts?.ticker ?? '[data-ticker]');
  if (tickers[0]) {
    void openPart(
      () => import('./run-ticker'),
      'the headlines',
      context,
    )(({ runTicker }) => {
      for (const box of tickers) scope.add(runTicker(box, settings(), kept));
    });
  }

  scope.add(adoptStyles(element, STYLE));
  scope.add(() => {
    status.remove();
    kept.restore();
  });
  markReady();
}
