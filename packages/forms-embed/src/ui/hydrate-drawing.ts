import type { MountError } from '@mountkit/core';
import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot, type Root } from 'react-dom/client';
import type { OpenForm } from '../form/form-model';
import type { Drawing } from './drawing';
import { tellUncaught } from './uncaught';

export type { Drawing } from './drawing';

/** What is told of the drawing. */
interface Listeners {
  /** The form is ours. */
  readonly drawn: () => void;
  readonly fail: (error: MountError) => void;
}

/** Prepares the drawing of a form that a server has drawn into the element. */
export function createTakeOver(container: Element, View: OpenForm['View'], { drawn, fail }: Listeners): Drawing {
  let root: Root | undefined;
  return {
    draw(model) {
      const view = createElement(View, { model });
      if (root) return root.render(view);
      // At once: a drawing that comes while React still waits for its turn would throw away what is there.
      flushSync(() => {
        root = hydrateRoot(container, view, tellUncaught(fail));
      });
      drawn();
    },
    remove: () => root?.unmount(),
  };
}
