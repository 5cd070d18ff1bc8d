import { NOT_FOREIGN } from '@mountkit/core';
import { isShown, type Layer } from '../dom/page-layers';
import type { OffCanvasContext, WithShow } from '../dom/part-types';
import { isKnown, readAction } from '../logic/action';
import { OFF_CANVAS_SCHEMA } from '../settings';

const LINKS = `[href^="#mountkit:off_canvas:"]${NOT_FOREIGN}`;

const ATTRIBUTES = ['aria-controls', 'aria-expanded'] as const;

/** Keeps a closed panel inert, and says on every link that opens a panel what it controls and whether that is open; on later ones, too. */
export function arm(context: OffCanvasContext, layer: Layer, withPart: WithShow): void {
  if (context.signal.aborted || layer.aide) return;
  const { element } = context;
  const { id } = layer;
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
    if (records.some(({ addedNodes }) => [...addedNodes].some((node) => node.nodeType === Node.ELEMENT_NODE)))
      tell(isShown(layer));
  });
  observer.observe(document, { subtree: true, childList: true });
  tell(isShown(layer));

  const wasInert = element.inert;
  element.inert = !isShown(layer);

  context.scope.add(() => {
    element.inert = wasInert;
    observer.disconnect();
    if (!hadId) element.removeAttribute('id');
    for (const [link, values] of before) {
      ATTRIBUTES.forEach((name, index) => {
        const value = values[index];
        if (value === null || value === undefined) link.removeAttribute(name);
        else link.setAttribute(name, value);
      });
    }
  });
  layer.aide = { tell };
  context.markReady();
  if (isKnown(location.hash)) withPart('show', ({ followAddress }) => followAddress());
}
