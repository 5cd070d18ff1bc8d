import { type Disposer, listen } from '@mountkit/core';
import { sizeOf } from '../logic/geometry';
import type { Plan } from './item';
import { setStyles } from './set-styles';

/** Lets an element stick natively inside a box with a scroll bar of its own, and shows by its scroll whether it does. */
export function stickInside({ item, config, line, box }: Plan, scroller: HTMLElement): Disposer {
  const isTop = config.edge === 'top';
  const top = scroller.getBoundingClientRect().top + scroller.clientTop;
  const own = item.element.getBoundingClientRect();
  const start = own.top - top + scroller.scrollTop;
  const threshold = isTop ? start - line : start + sizeOf(box) + line - scroller.clientHeight;
  const update = () => {
    const passed = isTop ? scroller.scrollTop - threshold : threshold - scroller.scrollTop;
    item.show(passed > 0, passed > 0 && passed >= config.effectsOffset);
  };
  const undo = setStyles(item.element, {
    position: 'sticky',
    'inset-block': isTop ? `${line}px auto` : `auto ${line}px`,
  });
  const off = listen(scroller, 'scroll', update, { passive: true });
  update();
  return () => {
    off();
    undo();
  };
}
