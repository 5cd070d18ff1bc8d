import type { Disposer } from '@mountkit/core';
import type { Cart } from '../../dom/cart-context';

/** Styles and transitions of the overlay: specification 1 section 9. */
export const OVERLAY_STYLES = `.mountkit-blocked{position:relative}
.mountkit-overlay{position:absolute;inset:0;display:grid;place-items:center;background:var(--mountkit-surface,Canvas);color:var(--mountkit-surface-text,CanvasText);opacity:.6;cursor:wait;transition:opacity var(--mountkit-duration,.4s) var(--mountkit-easing,ease);animation:mountkit-in var(--mountkit-duration,.2s) var(--mountkit-easing,ease)}
@keyframes mountkit-in{from{opacity:0}}
@media(prefers-reduced-motion){.mountkit-overlay{transition:none;animation:none}}`;

/** Covers an item while the shop removes it: specification 1 sections 4 and 9. The returned function uncovers it. */
export function cover({ context, after, texts }: Cart, item: HTMLElement): Disposer {
  const overlay = document.createElement('div');
  overlay.className = 'mountkit-overlay blockUI blockOverlay';
  const write = () => {
    overlay.textContent = texts.read('i18n_wait');
  };
  write();
  void texts.load().then(write);
  item.classList.add('mountkit-blocked');
  item.ariaBusy = 'true';
  item.append(overlay);
  const end = context.scope.add(() => {
    overlay.remove();
    item.classList.remove('mountkit-blocked');
    item.ariaBusy = null;
  });
  return () => {
    overlay.style.opacity = '0';
    after(400, end);
  };
}
