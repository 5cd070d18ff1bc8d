import { createWidget } from '@mountkit/core';
import { vi } from 'vitest';
import { fakeFetch } from '../../../core/src/testing/fake-fetch';
import { putMarkup, resetPage, watchReports } from '../../../core/src/testing/page';
import { openCart as openParts } from '../dom/cart';
import type { Cart } from '../dom/cart-context';
import type { CartEvents } from '../events';
import { CART_SCHEMA, type CartOptions } from '../settings';

/** What is loaded later takes its time on a busy machine. */
export const PATIENCE = { timeout: 15_000 };

export const CONTENT = '<div class="widget_shopping_cart_content"></div>';

/** An answer of the shop. */
export const answerWith = (fragments: unknown, cart_hash: unknown = 'h') => ({ fragments, cart_hash });

/** Deletes the cookies of a page. */
export function clearCookies(): void {
  for (const [name] of document.cookie.matchAll(/[^=; ]+(?==)/g)) {
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no other way.
    document.cookie = `${name}=;path=/;max-age=0`;
  }
}

const mounted = new Set<{ unmount(): void }>();

/** What all parts of a cart share, on a page of its own with this markup: a part is tested with it and without the others. */
export function openCart(markup = '', settings: Partial<CartOptions> = {}) {
  resetPage();
  const shop = fakeFetch();
  const reports = watchReports();
  const element = putMarkup(`<div>${markup}</div>`);
  const opened: Cart[] = [];
  const { mount } = createWidget<CartOptions, CartEvents<HTMLElement>>({
    name: 'cart',
    group: 'cart',
    schema: CART_SCHEMA,
    identify: () => '',
    start(context) {
      opened.push(openParts(context));
      context.markReady();
    },
  });
  const handle = mount(element, settings);
  mounted.add(handle);
  const events: string[] = [];
  for (const name of [
    'adding',
    'added',
    'buttonUpdated',
    'notSent',
    'removing',
    'removed',
    'failed',
    'fragmentsLoaded',
  ] as const) {
    handle.on(name, (detail) => events.push('code' in detail ? `${name} ${detail.code}` : name));
  }
  const find = <T extends HTMLElement>(selector: string) => document.querySelector<T>(selector) as T;
  return { cart: opened[0] as Cart, shop, reports, element, handle, events, find };
}

/** Unmounts every cart, and undoes what tests put in place of the browser's own. */
export function closeCart(): void {
  for (const handle of mounted) handle.unmount();
  mounted.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  clearCookies();
}

/** A click as a person does it. */
export const press = (element: Element, init: MouseEventInit = {}): boolean =>
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
