import { hub, type MountError } from '@mountkit/core';
import { applyChange, type CartChange, type CartState, EMPTY_CART } from '../../logic/store-cart';
import type { CartTransport } from './store-api';

/** What components see. */
export interface CartSnapshot {
  /** The basket, with what the visitor has done and the shop has not answered yet. */
  readonly cart: CartState;
  readonly status: 'loading' | 'ready' | 'busy' | 'error';
  /** Why the last change was not made, or the basket could not be read; null when all is well. */
  readonly error: { readonly code: string; readonly message: string } | null;
}

/** A basket that is shown before the shop has answered. */
export interface CartStore {
  getSnapshot(): CartSnapshot;
  subscribe(listener: () => void): () => void;
  /** Shows a change at once; resolves to whether the shop has made it. Where it has not, it is taken back. */
  change(change: CartChange): Promise<boolean>;
  /** Keeps what the visitor writes to the shop; resolves with whether the shop has it. */
  saveNote(note: string): Promise<boolean>;
  /** Asks the shop again. */
  reload(): Promise<void>;
}

interface Pending {
  readonly change: CartChange;
  readonly settle: (isDone: boolean) => void;
}

/** The Store API takes no more in one batch. */
const MOST = 25;

/** What a page shows before it knows anything, and all that a server shows. */
export const INITIAL: CartSnapshot = { cart: EMPTY_CART, status: 'loading', error: null };

/** Creates a store over one way to the shop. It asks for the basket when somebody first listens. */
export function createCartStore(transport: CartTransport): CartStore {
  const listeners = new Set<() => void>();
  let confirmed: CartState | null = null;
  let error: CartSnapshot['error'] = null;
  let pending: readonly Pending[] = [];
  let isSending = false;
  let isAsked = false;
  let snapshot = INITIAL;
  let stopHearing = () => {};

  const notify = () => {
    const cart = pending.reduce((shown, { change }) => applyChange(shown, change), confirmed ?? EMPTY_CART);
    const settled = confirmed ? 'ready' : error ? 'error' : 'loading';
    snapshot = { cart, error, status: pending[0] ? 'busy' : settled };
    for (const listener of [...listeners]) listener();
  };

  const reload = async () => {
    try {
      const cart = await transport.load();
      // What is being changed meanwhile brings a newer basket than this one.
      if (!isSending) confirmed = cart;
      if (!pending[0]) error = null;
    } catch (cause) {
      const { code = 'UNKNOWN', message } = cause as MountError;
      error = { code, message };
    }
    notify();
  };

  const send = async () => {
    isSending = true;
    // All changes of one moment are sent together.
    await Promise.resolve();
    while (pending[0]) {
      const batch = pending.slice(0, MOST);
      let isLost = false;
      const results = await transport
        .send(batch.map(({ change }) => change))
        .catch(({ code = 'UNKNOWN', message }: MountError) => {
          isLost = true;
          return batch.map(() => ({ code, message }));
        });
      error = null;
      for (const result of results) {
        if ('cart' in result) confirmed = result.cart;
        else error = result;
      }
      pending = pending.slice(batch.length);
      // Nobody knows whether it was done.
      if (isLost) confirmed = await transport.load().catch(() => confirmed);
      notify();
      batch.forEach(({ settle }, index) => {
        settle('cart' in (results[index] ?? {}));
      });
    }
    isSending = false;
  };

  return {
    reload,
    saveNote: async (note) => (await transport.saveNote?.(note).catch(() => false)) ?? false,
    getSnapshot: () => snapshot,
    subscribe(listener) {
      if (!listeners.size) {
        // The page's own buttons change the same basket.
        const stops = ['added', 'removed', 'fragmentsRefreshed'].map((name) => hub().on(`cart:${name}`, reload));
        stopHearing = () => {
          for (const stop of stops) stop();
        };
      }
      listeners.add(listener);
      if (!isAsked) reload();
      isAsked = true;
      return () => {
        listeners.delete(listener);
        if (!listeners.size) stopHearing();
      };
    },
    change: (change) =>
      new Promise((settle) => {
        pending = [...pending, { change, settle }];
        error = null;
        notify();
        if (!isSending) send();
      }),
  };
}
