import { hydrate, type VNode } from 'preact';
import { createRoot, type Root } from './create-root';

/** React's root over nodes that are already there. */
export function hydrateRoot(container: Element, node: VNode): Root {
  hydrate(node, container);
  return createRoot(container);
}
