import { type Disposer, readCookies } from '@mountkit/core';
import type { Cart } from '../dom/cart-context';
import { COOKIES, countView, FIELDS, type Origin, readGroup, writeGroup } from '../logic/attribution';
import { NONE } from '../logic/visit-source';

const TAG = 'wc-order-attribution-inputs';

/** How a page says no. */
const NO = /^(?:false|no|0|)$/;

/** A cookie's text, in Base64 or plain: every plain one holds what Base64 does not. */
function decode(text: string): string {
  try {
    return decodeURIComponent(atob(text));
  } catch {
    return text;
  }
}

/** Writes a cookie at a place; one without minutes lives until the browser closes. Where none is taken, none is. */
function writeCookie(name: string, text: string, { minutes = 0, place = '' }): void {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: not every browser that is supported has the other way.
    document.cookie = `sbjs_${name}=${text};path=/;domain=${place}${minutes ? `;max-age=${minutes * 60}` : ''}`;
  } catch {}
}

/** Watches what is stated of marketing. */
function watchStated(consent: Record<string, boolean>, run: () => void): Disposer {
  let { marketing } = consent;
  Object.defineProperty(consent, 'marketing', {
    configurable: true,
    enumerable: true,
    get: () => marketing,
    set(stated: boolean) {
      marketing = stated;
      run();
    },
  });
  return () => Object.defineProperty(consent, 'marketing', { value: marketing, writable: true });
}

/**
 * Makes what remembers where a visitor came from and tells it with every form that asks: contract section 9, facts part A.
 * The answer switches it on and off; without a word it follows consent. It is called at once.
 */
export function createTracker({ context, isAllowed, consent, readCookie }: Cart): (isOn?: boolean) => void {
  const { scope, settings } = context;
  const {
    lifetime,
    session = 30,
    prefix = 'wc_order_attribution_',
    base64 = '',
    allowTracking,
    fields = FIELDS,
  } = settings().attribution_params;
  const added = new Set<HTMLInputElement>();
  let asked: boolean | undefined;
  let origin: Origin = {};
  let isOn: boolean | undefined;

  const fill = () => {
    for (const element of document.querySelectorAll(TAG)) {
      const holder = element.closest('form') ?? element.parentElement;
      // A form's own methods are hidden by controls of their names.
      if (holder && HTMLElement.prototype.querySelector.call(holder, TAG) !== element) element.remove();
      else if (!element.firstElementChild) {
        for (const name of Object.keys(fields)) {
          const input = document.createElement('input');
          input.type = 'hidden';
          input.name = prefix + name;
          added.add(input);
          element.append(input);
        }
      }
    }
    for (const input of document.querySelectorAll<HTMLInputElement>(`input[name*="${prefix}"]`)) {
      const [group = '', key = ''] = fields[input.name.split(prefix)[1] ?? '']?.split('.') ?? [];
      const value = isOn ? origin[group]?.[key] || NONE : '';
      if (input.value === value) continue;
      input.value = value;
      // A form that keeps its values elsewhere hears of it.
      input.dispatchEvent(new CustomEvent('input', { bubbles: true }));
    }
  };

  const follow = () => {
    const next = asked ?? isAllowed() ?? !NO.test(`${allowTracking}`);
    const { hostname, href } = location;
    let place = `.${hostname.replace(/^www\./, '')}`;
    if (next && !isOn) {
      const known = Object.fromEntries(COOKIES.map((name) => [name, readGroup(decode(readCookie(`sbjs_${name}`)))]));
      origin = countView(known, {
        address: href,
        referrer: document.referrer,
        userAgent: navigator.userAgent,
        now: Date.now(),
      });
      let isTaken = false;
      for (const [name, group] of Object.entries(origin)) {
        const plain = writeGroup(group ?? {});
        const text = !NO.test(`${base64}`) ? btoa(plain).replace(/=+$/, '') : plain;
        const minutes = Math.floor(name === 'session' ? Number(session) : Number(lifetime ?? 0) * 43_200);
        writeCookie(name, text, { minutes, place });
        // A host without a dot takes no domain, as the first cookie tells: the others are not looked for, since each look
        // waits for the browser. What was there before is not this: the session's is another on each page.
        isTaken ||= readCookies().includes(`_${name}=${text}`);
        if (!isTaken) {
          isTaken = true;
          place = '';
          writeCookie(name, text, { minutes });
        }
      }
    }
    if (!next && isOn !== false && readCookies().includes('sbjs_')) {
      for (const name of COOKIES) {
        // Wherever they were set, by us or by another.
        for (const each of [place, '', hostname]) writeCookie(name, '', { minutes: -1, place: each });
      }
    }
    isOn = next;
    fill();
  };

  const watch = new MutationObserver(fill);
  watch.observe(document, { childList: true, subtree: true });
  scope.add(() => {
    watch.disconnect();
    for (const input of added) input.remove();
  });
  scope.add(watchStated(consent, follow));
  return (next) => {
    asked = next;
    follow();
  };
}
