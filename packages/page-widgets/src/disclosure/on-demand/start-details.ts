import { type Disposer, listen } from '@mountkit/core';
import { placeOf } from '../../shared/dom/place-of';
import { followHash } from '../dom/follow-hash';
import { slide } from '../dom/panel';
import type { ItemsSpec } from '../dom/start-items';

/** What the start of an accordion of `<details>` needs. */
export type DetailsSpec = Pick<ItemsSpec, 'allowsMany' | 'duration' | 'changed'> & {
  readonly items: readonly HTMLDetailsElement[];
};

/** Lets the browser's own `<details>` move, and close each other where one may be open. */
export function startDetails({ items, allowsMany, duration, changed }: DetailsSpec): Disposer {
  const panelOf = (item: HTMLDetailsElement) =>
    [...item.children].find((child): child is HTMLElement => child.localName !== 'summary');
  const leaving = new Set<HTMLDetailsElement>();

  const close = (item: HTMLDetailsElement) => {
    const panel = panelOf(item);
    leaving.add(item);
    void (panel ? slide(panel, false, duration) : Promise.resolve()).then(
      () => {
        if (leaving.delete(item)) item.open = false;
      },
      () => {},
    );
  };
  const open = (item: HTMLDetailsElement) => {
    const panel = panelOf(item);
    const wasLeaving = leaving.delete(item);
    if (item.open && !wasLeaving) return;
    item.open = true;
    if (panel) void slide(panel, true, duration).catch(() => {});
  };
  const toggle = (event: Event, item: HTMLDetailsElement) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    if (item.open && !leaving.has(item)) close(item);
    else open(item);
  };

  const readOpen = () => items.flatMap((item, index) => (item.open ? [index] : []));
  /** The open items, without one that the browser itself has opened because the address leads into it. */
  let chosen = readOpen();

  const offs = items.flatMap((item, index) => {
    const summary = item.querySelector(':scope>summary');
    let wasOpen = item.open;
    return [
      ...(summary ? [listen(summary, 'click', (event) => toggle(event, item))] : []),
      // Also where the browser opens it: its search does.
      listen(item, 'toggle', () => {
        if (summary?.hasAttribute('aria-expanded')) summary.setAttribute('aria-expanded', `${item.open}`);
        if (!item.contains(placeOf(location))) chosen = readOpen();
        if (item.open === wasOpen) return;
        wasOpen = item.open;
        changed(index, item.open);
        if (item.open && !allowsMany) for (const other of items) if (other !== item && other.open) close(other);
      }),
    ];
  });
  const off = followHash(
    items.map((item) => ({ titles: [], panel: item })),
    {
      read: () => chosen,
      write(numbers) {
        items.forEach((item, index) => {
          if (numbers.includes(index)) open(item);
          else if (item.open) close(item);
        });
      },
      openOne: (index) => (allowsMany ? [...new Set([...readOpen(), index])] : [index]),
    },
  );
  return () => {
    off();
    for (const stop of offs) stop();
    for (const item of leaving) item.open = false;
    for (const item of items) {
      const panel = panelOf(item);
      if (panel) void slide(panel, true, 0);
    }
  };
}
