import { adoptStyles, createDisposer, type Disposer, listen } from '@mountkit/core';
import { isShown, type Layer } from '../../dom/page-layers';
import type { PopupContext } from '../../dom/part-types';
import { disableKey, popupStorage } from '../../dom/popup-storage';

const TEASER_STYLES = `
:where(.mountkit-teaser){position:fixed;z-index:9998;bottom:calc(16px + var(--mountkit-bar-bottom,0px));inset-inline-end:16px;min-height:44px;max-width:calc(100vw - 32px);padding:8px 16px;border:0;border-radius:var(--mountkit-radius,8px);background:var(--mountkit-accent,#2563eb);color:var(--mountkit-accent-text,#fff);font:inherit;font-weight:600;box-shadow:var(--mountkit-shadow,0 4px 16px rgb(0 0 0/.2));cursor:pointer}
:where(.mountkit-teaser--top-start,.mountkit-teaser--top-end){top:calc(16px + var(--mountkit-bar-top,0px));bottom:auto}
:where(.mountkit-teaser--top-start,.mountkit-teaser--bottom-start){inset-inline:16px auto}
:where(.mountkit-teaser):focus-visible{outline:2px solid;outline-offset:2px}
.mountkit-teaser[hidden]{display:none!important}`;

/** Puts a tab at the edge of the window that opens a popup: it is there before, and again once the popup was closed. */
export function startTeaser({ element, id, settings, given }: PopupContext, layer: Layer): Disposer {
  const scope = createDisposer(() => {});
  // A visitor who never wants to see it again is not asked.
  if (popupStorage().get(disableKey(id))) return scope;
  const { teaser } = settings();
  const position = `${given().position ?? element.dataset.position ?? ''}`;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = `mountkit-teaser mountkit-teaser--${position.includes('-') ? position : 'bottom-end'}`;
  button.textContent = teaser;
  button.ariaHasPopup = 'dialog';
  button.hidden = isShown(layer);
  layer.dialog.after(button);
  scope.add(() => button.remove());
  scope.add(adoptStyles(button, TEASER_STYLES));
  scope.add(listen(button, 'click', () => layer.open({ opener: button })));
  // A listener of the page may prevent either; and the focus can go back to it only while it is there.
  const look = () => {
    button.hidden = false;
    queueMicrotask(() => {
      button.hidden = isShown(layer) || !!popupStorage().get(disableKey(id));
    });
  };
  scope.add(listen(element, 'mountkit:popups:show', () => queueMicrotask(look)));
  scope.add(listen(element, 'mountkit:popups:hide', look));
  return scope;
}
