import { openPart, readCookies, type WidgetContext } from '@mountkit/core';
import type { Cart } from '../../dom/cart-context';
import { COOKIES, countView, FIELDS, type Origin, readGroup, valueAt, writeGroup } from '../../logic/attribution';
import type { AttributionParams } from '../../settings';

const TAG = 'wc-order-attribution-inputs';

/** Values of an attribute that mean no. */
const NO = /^(?:false|no|0|)$/;

/** The text of a cookie, in Base64 or plain: every plain one contains characters that Base64 has not. */
function decode(text: string): string {
  try {
    return decodeURIComponent(atob(text));
  } catch {
    return text;
  }
}

/** Writes a cookie for a domain; without minutes it is kept until the browser closes. Browsers may refuse cookies. */
function writeCookie(name: string, text: string, { minutes = 0, place = '' }): void {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: not every browser that is supported has the other way.
    document.cookie = `sbjs_${name}=${text};path=/;domain=${place}${minutes ? `;max-age=${minutes * 60}` : ''}`;
  } catch {}
}

/** What remembers where a visitor came from. */
export interface Tracker {
  /** Switches it on or off; without a value, consent decides. */
  track(isOn?: boolean): void;
  /** What is remembered, in the keys of the cookies; empty while it is switched off. */
  origin(): Origin;
}

/**
 * Remembers where a visitor came from, and fills it into every form that has the inputs for it: contract section 9, facts
 * part A. Whoever loads this knows already what the visitor allows, and reads cookies.
 */
export function createTracker<Options, Events>(
  context: WidgetContext<Options, Events>,
  params: AttributionParams,
  { isAllowed, readCookie }: Pick<Cart, 'isAllowed' | 'readCookie'>,
): Tracker {
  const { scope, signal } = context;
  const {
    lifetime,
    session = 30,
    prefix = 'wc_order_attribution_',
    base64 = '',
    allowTracking,
    fields = FIELDS,
  } = params;
  let origin: Origin = {};
  let isOn: boolean | undefined;

  const track = (given?: boolean) => {
    const next = given ?? isAllowed() ?? !NO.test(`${allowTracking}`);
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
        // A host without a dot accepts no domain. Only the first cookie is read back, since reading is slow; it is the
        // one of the session, which differs on each page.
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
        // For every domain at which they may have been set, by us or by another script.
        for (const each of [place, '', hostname]) writeCookie(name, '', { minutes: -1, place: each });
      }
    }
    isOn = next;
    fill();
    inform();
  };

  const values = () =>
    Object.fromEntries(Object.entries(fields).map(([name, place]) => [name, isOn ? valueAt(origin, place) : null]));
  const withForms = openPart(
    () => import('../../on-demand/attribution/fill-forms'),
    'the inputs of order attribution',
    context,
  );
  let fillForms: (() => void) | undefined;
  const fill = () => {
    if (!document.querySelector(`${TAG},input[name*="${prefix}"]`)) return;
    void withForms(
      ({ openForms }) => {
        fillForms ??= openForms(context, { tag: TAG, prefix, values });
        fillForms();
      },
      // Not again at every change of the page: when a visitor next enters a field.
      () => {
        watch.disconnect();
        document.addEventListener('focusin', follow, { once: true, signal });
      },
    );
  };
  const withCheckout = openPart(
    () => import('../../on-demand/attribution/watch-checkout'),
    'the checkout block',
    context,
  );
  let tellCheckout: (() => void) | undefined;
  const inform = () => {
    if (!('wcBlocksData' in Object((window as { wc?: unknown }).wc))) return;
    void withCheckout(({ watchCheckout }) => {
      tellCheckout ??= watchCheckout(context, values);
      tellCheckout();
    });
  };

  const watch = new MutationObserver(fill);
  const follow = () => {
    watch.observe(document, { childList: true, subtree: true });
    fill();
  };
  follow();
  scope.add(() => watch.disconnect());
  return {
    track,
    origin: () => (isOn ? origin : {}),
  };
}
