import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot, type Root } from 'react-dom/client';
import type { OpenForm } from '../form-model';
import type { Drawing } from './drawing';

export type { Drawing } from './drawing';

/** Prepares the drawing of a form that a server has drawn into the element; `drawn` is called when it is ours. */
export function createTakeOver(container: Element, View: OpenForm['View'], drawn: () => void): Drawing {
  let root: Root | undefined;
  return {
    draw(model) {
      const view = createElement(View, { model });
      if (root) return root.render(view);
      // At once: a drawing that comes while React still waits for its turn would throw away what is there.
      flushSync(() => {
        root = hydrateRoot(container, view);
      });
      drawn();
    },
    remove: () => root?.unmount(),
  };
}
