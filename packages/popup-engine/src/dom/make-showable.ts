import type { WidgetContext } from '@mountkit/core';
import type { PopupEvents } from '../events';
import type { Layer, Opening } from './page-layers';
import type { Shown } from './part-types';
import { type Parts, withPart } from './parts';

/** Shows something with the part that knows how, and says when it is gone. */
type Show = (opening: Opening, gone: () => void) => (part: Parts['show']) => Shown | undefined;

/** What a popup and a panel are to the page: opened and closed, one at a time, and at once gone when unmounted. */
export function makeShowable(
  { id, element, scope, signal }: Pick<WidgetContext<object, PopupEvents>, 'id' | 'element' | 'scope' | 'signal'>,
  dialog: HTMLDialogElement,
  show: Show,
): Pick<Layer, 'id' | 'element' | 'dialog' | 'isOpen' | 'open' | 'close'> {
  let shown: Shown | undefined;
  const isOpen = () => !!shown && !shown.isLeaving;
  scope.add(() => shown?.end());

  return {
    id,
    element,
    dialog,
    isOpen,
    open(opening = {}) {
      withPart('show', (part) => {
        if (isOpen() || signal.aborted) return;
        shown?.end();
        shown = show(opening, () => {
          shown = undefined;
        })(part);
      });
    },
    close: (forGood) => shown?.close(forGood),
  };
}
