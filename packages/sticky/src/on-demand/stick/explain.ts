import type { Plan } from '../../dom/item';

const WHY: Readonly<Record<Plan['hindrance'], string>> = {
  '': 'native, since its containing block reaches its bounds',
  short: 'by script, since its containing block is shorter than its bounds',
  clipped: 'by script, since the overflow of an ancestor keeps it from the window',
  absolute: 'by script, since it is out of the flow',
  scroller: 'natively, to the box with a scroll bar that it is in',
  contents: 'not at all, since it has no box',
};

/** Reports how each element sticks, and why; each message once. */
export function explain(plans: readonly Plan[]): void {
  for (const { item, hindrance, sticker, line, config } of plans) {
    const wrapper = sticker.id ? `#${sticker.id}` : sticker.localName;
    const on = sticker === item.element || hindrance ? '' : `, on the wrapper ${wrapper}`;
    item.report(`sticks ${WHY[hindrance]}${on}, ${Math.round(line)}px from the ${config.edge}`);
  }
}
