import type { DrawerContext, Panel } from '../../drawer/dom/drawer-context';

const LIVE = '.widget_shopping_cart_live_region';

/** Shows a `dialog` of the page as a panel over it. A press beside it closes it, and so does whatever has `data-close`. */
export function openDialogPanel({ element, scope, signal, emit }: DrawerContext): Panel {
  const dialog = element as HTMLDialogElement;
  let live: Element | null = null;

  const isBeside = ({ clientX, clientY }: MouseEvent) => {
    const { left, right, top, bottom } = dialog.getBoundingClientRect();
    return clientX < left || clientX > right || clientY < top || clientY > bottom;
  };
  let isPressedBeside = false;
  dialog.addEventListener(
    'pointerdown',
    (event) => {
      isPressedBeside = event.target === dialog && isBeside(event);
    },
    { signal },
  );
  dialog.addEventListener(
    'click',
    (event) => {
      const isClose = (event.target as Element).closest('[data-close]') || (isPressedBeside && event.target === dialog);
      if (isClose) dialog.close();
    },
    { signal },
  );
  const leave = () => {
    if (live && dialog.contains(live)) document.body.append(live);
    live = null;
  };
  dialog.addEventListener(
    'close',
    () => {
      leave();
      emit('close', {});
    },
    { signal },
  );
  scope.add(() => {
    leave();
    if (dialog.open) dialog.close();
  });

  return {
    isOpen: () => dialog.open,
    show() {
      dialog.showModal();
      // What the cart announces is not heard outside of a modal dialog.
      live = document.querySelector(LIVE);
      if (live) dialog.append(live);
    },
    hide: () => dialog.close(),
  };
}
