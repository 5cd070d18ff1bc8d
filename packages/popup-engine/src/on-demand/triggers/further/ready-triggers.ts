import { browserClock, type Disposer, jsonObject, listen } from '@mountkit/core';
import type { OwnSettings, StartTrigger } from '../../../dom/own-extensions';
import { listOf } from '../../../logic/further-rules';

/** A trigger that is there for pages to use. */
interface ReadyTrigger {
  readonly start: StartTrigger;
  /** What it waits for, for `explain`. */
  describe(settings: OwnSettings): string;
}

const seconds = (value: unknown, fallback: number) =>
  Number(value) >= 0 && value !== undefined ? Number(value) : fallback;

/** Fires some seconds after an event of the page that is meant. */
const afterEvent =
  (name: string, isMeant: (event: CustomEvent, settings: OwnSettings) => boolean): StartTrigger =>
  (fire, settings) => {
    let stop: Disposer = () => {};
    const off = listen(document, name, (event) => {
      if (!isMeant(event as CustomEvent, settings)) return;
      stop();
      stop = browserClock.after(seconds(settings.delay, 0) * 1000, fire);
    });
    return () => {
      off();
      stop();
    };
  };

/** Events of a visitor who reads. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'scroll'] as const;

/** How long after the last of them a visitor counts as reading, in milliseconds. */
const STILL = 30_000;

/** Fires after so many seconds in which the page is seen and the visitor does something now and then. */
const reading: StartTrigger = (fire, { seconds: given }) => {
  let left = seconds(given, 30) * 1000;
  let last = Date.now();
  let before = Date.now();
  let stop: Disposer = () => {};
  const tick = () => {
    const now = Date.now();
    if (!document.hidden && now - last < STILL) left -= Math.min(now - before, 1000);
    before = now;
    if (left <= 0) fire();
    else stop = browserClock.after(Math.min(left, 1000), tick);
  };
  const note = () => {
    last = Date.now();
  };
  const offs = SIGNS.map((name) => listen(window, name, note, { passive: true, capture: true }));
  stop = browserClock.after(Math.min(left, 1000), tick);
  return () => {
    stop();
    for (const off of offs) off();
  };
};

/** Fires once the end of an article has come into the window. */
const articleEnd: StartTrigger = (fire, { selector = 'article, main' }) => {
  const look = () => {
    const article = document.querySelector(`${selector}`);
    if (article && article.getBoundingClientRect().bottom <= window.innerHeight + 1) fire();
  };
  const off = listen(window, 'scroll', look, { passive: true });
  look();
  return off;
};

/** The product of a button that adds to the basket. */
const productOf = (detail: unknown) => {
  const { button } = jsonObject(detail) as { readonly button?: HTMLElement | null };
  return button?.dataset?.product_id ?? button?.dataset?.productId ?? '';
};

export const READY_TRIGGERS: Readonly<Record<string, ReadyTrigger>> = {
  form_submitted: {
    start: afterEvent('mountkit:forms:submitted', ({ detail }, { form }) => {
      const forms = listOf(form);
      return !forms[0] || forms.includes(`${jsonObject(detail).id}`);
    }),
    describe: ({ form }) => `waits until ${form ? `the form ${form}` : 'a form'} was sent`,
  },
  cart_added: {
    start: afterEvent('mountkit:cart:added', ({ detail }, { product }) => {
      const products = listOf(product);
      return !products[0] || products.includes(productOf(detail));
    }),
    describe: ({ product }) => `waits until ${product ? `product ${product}` : 'something'} was added to the basket`,
  },
  reading: {
    start: reading,
    describe: ({ seconds: given }) => `waits for ${seconds(given, 30)} seconds of reading`,
  },
  article_end: {
    start: articleEnd,
    describe: ({ selector = 'article, main' }) => `waits for the end of ${selector}`,
  },
};
