import type { Disposer } from '@mountkit/core';
import type { Layer } from '../dom/page-layers';
import type { OffCanvasContext } from '../dom/part-types';
import { readAction } from '../logic/action';
import { OFF_CANVAS_SCHEMA } from '../settings';

const LINKS = '[href^="#mountkit:off_canvas:"]';

const ATTRIBUTES = ['aria-controls', 'aria-expanded'] as const;

/** Says on every link that opens a panel what it controls and whether that is open; on later ones, too. */
export function followOpeners(
  context: Pick<OffCanvasContext, 'readWith'>,
  { id, element, isOpen }: Pick<Layer, 'id' | 'element' | 'isOpen'>,
): {
  readonly tell: (isOpen: boolean) => void;
  readonly stop: Disposer;
} {
  context.readWith(OFF_CANVAS_SCHEMA);
  const before = new Map<Element, readonly (string | null)[]>();
  const hadId = element.id;
  element.id ||= `off-canvas-${id}`;

  const mark = (link: Element, expanded: boolean) => {
    const action = readAction(link.getAttribute('href') ?? '');
    if (action?.settings.id !== id || action.name === 'off_canvas:close') return;
    if (!before.has(link))
      before.set(
        link,
        ATTRIBUTES.map((name) => link.getAttribute(name)),
      );
    link.setAttribute('aria-controls', element.id);
    link.setAttribute('aria-expanded', `${expanded}`);
  };
  const tell = (expanded: boolean) => {
    for (const link of document.querySelectorAll(LINKS)) mark(link, expanded);
  };

  const observer = new MutationObserver((records) => {
    if (records.some(({ addedNodes }) => [...addedNodes].some((node) => node instanceof Element))) tell(isOpen());
  });
  observer.observe(document, { subtree: true, childList: true });
  tell(isOpen());

  return {
    tell,
    stop() {
      observer.disconnect();
      if (!hadId) element.removeAttribute('id');
      for (const [link, values] of before) {
        ATTRIBUTES.forEach((name, index) => {
          const value = values[index];
          if (value === null || value === undefined) link.removeAttribute(name);
          else link.setAttribute(name, value);
        });
      }
    },
  };
}
