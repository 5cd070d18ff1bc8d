import type { MountError } from '@mountkit/core';
import { flushSync } from 'react-dom';
import { hydrateRoot, type Root } from 'react-dom/client';
import type { OpenForm } from '../form/form-model';
import type { Drawing } from './drawing';
import { reportUncaught } from './uncaught';

export type { Drawing } from './drawing';

/** Called as the form is drawn. */
interface Listeners {
  /** The form is drawn by the widget from now on. */
  readonly drawn: () => void;
  readonly fail: (error: MountError) => void;
}

/** Prepares the drawing of a form that a server has drawn into the element. */
export function createHydration(container: Element, View: OpenForm['View'], { drawn, fail }: Listeners): Drawing {
  let root: Root | undefined;
  return {
    draw(model) {
      const view = <View model={model} />;
      if (root) return root.render(view);
      // At once: another drawing before React's turn would discard the server's markup.
      flushSync(() => {
        root = hydrateRoot(container, view, reportUncaught(fail));
      });
      drawn();
    },
    remove: () => root?.unmount(),
  };
}
