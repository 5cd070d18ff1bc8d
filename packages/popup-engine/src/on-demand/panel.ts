import { isShown, type Layer } from '../dom/page-layers';
import type { LayerContext } from '../dom/part-types';
import { LINKS, readAction } from '../logic/action';

/**
 * Keeps a closed panel inert. Every link that opens it, also one added later, has attributes that name the panel and
 * whether it is open.
 */
export function startPanel({ element, markReady, scope, signal }: LayerContext, layer: Layer): void {
  if (signal.aborted) return;
  const restores = new Map<Element, () => void>();
  const hadId = element.id;
  element.id ||= `off-canvas-${layer.id}`;

  const markLinks = (isOpen = isShown(layer)) => {
    for (const link of document.querySelectorAll(LINKS)) {
      const { name = '', settings } = readAction(link.getAttribute('href')) ?? {};
      if (settings?.id !== layer.id || !/^off_canvas:(?!close$)/.test(name)) continue;
      if (!restores.has(link)) restores.set(link, restorer(link));
      link.setAttribute('aria-controls', element.id);
      link.setAttribute('aria-expanded', `${isOpen}`);
    }
  };
  const observer = new MutationObserver((records) => {
    if (records.some(({ addedNodes }) => [...addedNodes].some((node) => node.nodeType === Node.ELEMENT_NODE)))
      markLinks();
  });
  observer.observe(document, { subtree: true, childList: true });
  markLinks();

  const wasInert = element.inert;
  element.inert = !isShown(layer);

  scope.add(() => {
    element.inert = wasInert;
    observer.disconnect();
    if (!hadId) element.removeAttribute('id');
    for (const restore of restores.values()) restore();
  });
  layer.extras = { markLinks };
  markReady();
}

/** Remembers the attributes of a link; the answer restores them. */
function restorer(link: Element): () => void {
  const values = ['aria-controls', 'aria-expanded'].map((name) => [name, link.getAttribute(name)] as const);
  return () => {
    for (const [name, value] of values) {
      if (value === null) link.removeAttribute(name);
      else link.setAttribute(name, value);
    }
  };
}
