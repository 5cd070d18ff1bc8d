import { EMPTY, FORM, NOTICES, type PageContext, QUANTITY, TOTALS } from '../../cart-page/dom/page-context';

/** Finds a control again in the answer: Woo's ids are new in each. */
const selectorOf = (active: Element | null): string => {
  const name = active?.getAttribute('name');
  const value = active?.matches('[type=radio]') ? `[value="${CSS.escape(active.getAttribute('value') ?? '')}"]` : '';
  if (name) return `[name="${CSS.escape(name)}"]${value}`;
  const coupon = (active as HTMLElement | null)?.dataset.coupon;
  if (coupon) return `[data-coupon="${CSS.escape(coupon)}"]`;
  return active?.classList[0] ? `.${CSS.escape(active.classList[0])}` : '';
};

/** Moves the focus to something that is no control. */
function focusText(element: HTMLElement | null | undefined): void {
  if (!element) return;
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** Replaces an element of the page by that of the answer. */
function swap(current: Element | null, fresh: Element | null | undefined): void {
  if (!current || !fresh) return;
  current.replaceWith(fresh);
}

/** Puts what the shop tells where the page has a place for it, in place of what it told before. */
export function showNotices({ element }: PageContext, answer: DocumentFragment): void {
  const notices = [...answer.querySelectorAll(NOTICES)].filter((notice) => !notice.matches(EMPTY));
  const place = document.querySelector('.woocommerce-notices-wrapper');
  for (const old of (place ?? element).querySelectorAll(NOTICES)) if (!old.matches(EMPTY)) old.remove();
  if (place) place.prepend(...notices);
  else element.querySelector(FORM)?.before(...notices);
}

/** What was shown of an answer. */
export type Shown = 'form' | 'empty';

/**
 * Shows an answered page: form, totals, notices, or that the basket is empty. What visitors have typed since stays typed, and
 * the focus stays at the control where it was.
 */
export function showPage(context: PageContext, answer: DocumentFragment, typed: ReadonlyMap<string, string>): Shown {
  const { element } = context;
  const active = element.contains(document.activeElement) ? document.activeElement : null;
  const rows = () => [...element.querySelectorAll<HTMLElement>('.product-remove a')];
  const index = rows().indexOf(active as HTMLElement);
  const same = selectorOf(active);
  showNotices(context, answer);
  const form = answer.querySelector(FORM);
  // The basket has become empty, or is no longer.
  if (!form || !element.querySelector(FORM)) {
    const place = element.matches('.woocommerce') ? element : (element.querySelector('.woocommerce') ?? element);
    const found = form ?? answer.querySelector(EMPTY);
    const fresh = [...(found?.closest('.woocommerce') ?? found?.parentNode ?? answer).childNodes];
    place.replaceChildren(...fresh);
    if (active) focusText(place.querySelector<HTMLElement>(EMPTY));
    return form ? 'form' : 'empty';
  }
  swap(element.querySelector(TOTALS), answer.querySelector(TOTALS));
  swap(element.querySelector(FORM), form);
  for (const input of element.querySelectorAll<HTMLInputElement>(QUANTITY)) {
    const value = typed.get(input.name);
    if (value !== undefined) input.value = value;
  }
  if (!active || active.isConnected) return 'form';
  if (index >= 0) (rows()[index] ?? rows().at(-1))?.focus({ preventScroll: true });
  else if (same)
    element.querySelector<HTMLElement>(`${FORM} ${same},${TOTALS} ${same}`)?.focus({ preventScroll: true });
  return 'form';
}

/** Shows answered totals. */
export function showTotals({ element }: PageContext, answer: DocumentFragment): void {
  const active = document.activeElement;
  const same = selectorOf(active);
  const totals = element.querySelector(TOTALS);
  const hadFocus = totals?.contains(active);
  swap(totals, answer.querySelector(TOTALS));
  if (hadFocus && same) element.querySelector<HTMLElement>(`${TOTALS} ${same}`)?.focus({ preventScroll: true });
}
