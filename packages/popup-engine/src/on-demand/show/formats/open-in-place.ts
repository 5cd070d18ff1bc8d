import { browserClock } from '@mountkit/core';
import { nameOf } from '../../../dom/name-of';
import type { Layer } from '../../../dom/page-layers';
import type { Kind, PopupContext } from '../../../dom/part-types';

/** Moves an inline popup into the element that it is meant for, until it is unmounted. */
function moveTo(place: string, { scope, report }: PopupContext, { dialog }: Layer): void {
  let target: Element | null = null;
  try {
    target = document.querySelector(place);
  } catch {}
  if (!target) {
    report(`place is "${place}", expected a selector of an element of the page`);
    return;
  }
  const mark = document.createComment('popup');
  dialog.before(mark);
  target.append(dialog);
  scope.add(() => mark.replaceWith(dialog));
}

/** Popups that are where they belong. */
const placed = new WeakSet<Element>();

/** How a popup is shown that stands in the page: a part of it with a name, which takes neither focus nor Esc. */
export function openInPlace(context: PopupContext, layer: Layer): Pick<Kind, 'frame' | 'boxClass' | 'openLayer'> {
  const { element, scope, signal, settings } = context;
  const { dialog, box } = layer;
  const { format, place } = settings();
  if (!placed.has(dialog)) {
    placed.add(dialog);
    const { wasHidden = element.hidden } = layer;
    scope.add(() => {
      element.hidden = wasHidden;
    });
    if (place) moveTo(place, context, layer);
  }
  return {
    frame: `mountkit-inline mountkit-inline--${format}`,
    boxClass: 'mountkit-inline__box',
    openLayer({ settings: { label }, opener, focusDelay }) {
      dialog.role = 'region';
      dialog.ariaLabel = nameOf(box, label);
      if (opener) {
        dialog.tabIndex = -1;
        const stop = browserClock.after(focusDelay ?? 0, () => dialog.focus());
        scope.add(stop);
      }
      return (_, gone) => {
        const hadFocus = dialog.contains(document.activeElement);
        gone();
        if (!signal.aborted) element.hidden = true;
        if (hadFocus) (opener as HTMLElement | null | undefined)?.focus?.({ preventScroll: true });
      };
    },
  };
}
