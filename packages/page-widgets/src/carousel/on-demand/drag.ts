import { type Disposer, listen } from '@mountkit/core';
import { landAt } from '../logic/land-at';
import type { Row } from './move-slides/open-row';

/** What drags a row. */
interface DragSpec {
  readonly track: HTMLElement;
  readonly row: Row;
  /** Fading slides do not lie in a row: a finger does not scroll them either. */
  readonly isFade: boolean;
  /** Called with the position that a drag leads to. */
  readonly land: (position: number) => void;
}

/** A mouse that moves less has clicked. CSS pixels. */
const SLACK = 5;

/** The track, once it can be dragged. */
const READY = 'mountkit-carousel__track--draggable';

/** Where a mouse does something else. */
const OTHER = 'input,select,textarea,label,video,audio,[contenteditable],[draggable=true]';

/** Lets the mouse drag a row, and a finger, too, where slides fade: any other row it scrolls natively. */
export function openDrag({ track, row, isFade, land }: DragSpec): Disposer {
  let off: Disposer | undefined;

  const start = (down: PointerEvent) => {
    if (down.pointerType !== 'mouse' && !isFade) return;
    const target = down.target as Element;
    // A carousel in a slide is dragged alone.
    if (down.button || target.closest(OTHER) || target.closest('.mountkit-carousel__track') !== track) return;
    const from = row.place();
    const sign = row.sign();
    const width = isFade ? track.clientWidth : row.pitch();
    let isDragging = false;
    let { clientX: x, timeStamp: time } = down;
    let velocity = 0;
    const positionAt = (clientX: number) => from + (sign * (down.clientX - clientX)) / width;

    const drag = (event: PointerEvent) => {
      if (event.pointerId !== down.pointerId) return;
      if (!isDragging && Math.abs(event.clientX - down.clientX) < SLACK) return;
      if (!isDragging) {
        isDragging = true;
        row.stop();
        row.hold(true);
      }
      velocity = positionAt(event.clientX) - positionAt(x);
      velocity /= Math.max(1, event.timeStamp - time) / 1000;
      ({ clientX: x, timeStamp: time } = event);
      if (!isFade) row.show(positionAt(x));
    };
    const drop = (event: PointerEvent) => {
      if (event.pointerId !== down.pointerId) return;
      off?.();
      if (isDragging) {
        // The click that follows opens nothing.
        const quiet = listen(
          window,
          'click',
          (click) => {
            click.preventDefault();
            click.stopImmediatePropagation();
          },
          { capture: true },
        );
        setTimeout(quiet);
        land(landAt(Math.round(from), positionAt(x), event.timeStamp - time > 100 ? 0 : velocity));
      }
    };
    const offs = [
      listen(window, 'pointermove', drag),
      listen(window, 'pointerup', drop),
      listen(window, 'pointercancel', drop),
    ];
    off = () => {
      for (const each of offs) each();
      off = undefined;
    };
  };
  track.classList.add(READY);
  const offs = [
    listen(track, 'pointerdown', start),
    // The browser drags links and pictures.
    listen(track, 'dragstart', (event) => {
      if (!(event.target as Element).closest?.('[draggable=true]')) event.preventDefault();
    }),
  ];
  return () => {
    off?.();
    track.classList.remove(READY);
    for (const each of offs) each();
  };
}
