import { type Component, options, type VNode } from 'preact';

interface Subscription {
  subscribe?: unknown;
  stop?: () => void;
  read?: () => unknown;
  snapshot?: unknown;
}

/** What preact keeps on a vnode and hands to its option hooks; the names are kept stable for add-ons. */
type Drawn = VNode & { __c?: Component & { subscriptions?: Subscription[] } };

const hooks = options as typeof options & { __r?: (vnode: Drawn) => void };
// A second copy of this file has a place of its own.
const { __r: beforeRender } = hooks;
let drawing: Drawn['__c'];
let place = 0;

hooks.__r = (vnode) => {
  beforeRender?.(vnode);
  drawing = vnode.__c;
  place = 0;
};

hooks.unmount = (vnode) => {
  for (const { stop } of (vnode as Drawn).__c?.subscriptions ?? []) stop?.();
};

/**
 * React's hook of this name. Preact draws at once and never throws a drawing away, so the subscription can be made
 * while drawing; that spares the whole of preact/hooks where a page needs no other hook.
 */
export function useSyncExternalStore<Snapshot>(
  subscribe: (listener: () => void) => () => void,
  getSnapshot: () => Snapshot,
): Snapshot {
  // Outside of a component there is none, and the next line throws: every byte here is on somebody's page.
  const component = drawing as NonNullable<typeof drawing>;
  component.subscriptions ??= [];
  component.subscriptions[place] ??= {};
  const entry = component.subscriptions[place++] as Subscription;
  entry.read = getSnapshot;
  if (entry.subscribe !== subscribe) {
    entry.stop?.();
    entry.subscribe = subscribe;
    entry.stop = subscribe(() => {
      if (entry.snapshot !== entry.read?.()) component.setState({});
    });
  }
  entry.snapshot = getSnapshot();
  return entry.snapshot as Snapshot;
}
