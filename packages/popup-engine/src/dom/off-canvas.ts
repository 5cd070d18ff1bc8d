import { joinPage } from './join-page';
import { makeShowable } from './make-showable';
import type { Layer } from './page-layers';
import type { OffCanvasContext } from './part-types';
import { withPart } from './parts';
import { wrap } from './wrap';

/** Starts an off-canvas panel: closed and inert, and known to the links that open it. */
export function startOffCanvas(context: OffCanvasContext): void {
  const { element, scope, signal } = context;
  const { unwrap, ...wrapped } = wrap(element);
  let tell = (_: boolean) => {};
  scope.add(unwrap);
  const wasInert = element.inert;
  element.inert = true;
  scope.add(() => {
    element.inert = wasInert;
  });
  const layer: Layer = {
    kind: 'off_canvas',
    explain: () => [],
    ...makeShowable(context, wrapped.dialog, (opening, gone) => ({ showOffCanvas }) => {
      const showing = { ...wrapped, ...opening, gone };
      return showOffCanvas(context, showing, (isOpen) => tell(isOpen));
    }),
  };
  scope.add(joinPage(layer));
  withPart('openers', ({ followOpeners }) => {
    if (signal.aborted) return;
    const openers = followOpeners(context, layer);
    scope.add(openers.stop);
    tell = openers.tell;
  });
  context.markReady();
}
