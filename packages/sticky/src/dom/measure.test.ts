import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { putMarkup, resetPage } from '../../../core/src/testing/page';
import type { StickyConfig } from '../logic/config';
import { EVERYWHERE } from '../logic/geometry';
import type { StickyItem } from './item';
import { choose, isDrawn, measure, measurePage } from './measure';

const TOP: StickyConfig = { edge: 'top', offset: 0, effectsOffset: 0, parent: false, anchorOffset: 0 };

const PAGE = { window: 800, document: 5000, adminBar: 0 };

/** Top and bottom by id; what has none is drawn nowhere. */
let boxes: Record<string, readonly [number, number]>;

beforeEach(() => {
  resetPage();
  boxes = {};
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const [top, bottom] = boxes[this.id] ?? [0, 0];
    return new DOMRect(0, top, 400, bottom - top);
  });
  vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(function (this: Element) {
    return (boxes[this.id] ? [new DOMRect()] : []) as unknown as DOMRectList;
  });
});

afterEach(() => {
  document.body.removeAttribute('style');
  vi.restoreAllMocks();
});

function itemOf(markup: string, id = 'it'): StickyItem & { report: ReturnType<typeof vi.fn<StickyItem['report']>> } {
  putMarkup(markup);
  const element = document.getElementById(id) as HTMLElement;
  return { element, config: TOP, undo() {}, show() {}, report: vi.fn<StickyItem['report']>() };
}

describe('measurePage', () => {
  it('counts an admin bar only where it is fixed', () => {
    const bar = putMarkup('<div id="wpadminbar" style="position: fixed"></div>');
    vi.spyOn(bar, 'offsetHeight', 'get').mockReturnValue(32);
    expect(measurePage()).toMatchObject({ window: innerHeight, adminBar: 32 });
    bar.style.position = 'absolute';
    expect(measurePage().adminBar).toBe(0);
  });
});

describe('isDrawn', () => {
  it('is what has a box, or passes its box on to its content', () => {
    boxes = { a: [0, 10] };
    const drawn = ['<i id="a"></i>', '<i id="b"></i>', '<i id="c" style="display: contents"></i>'].map(putMarkup);
    expect(drawn.map(isDrawn)).toEqual([true, false, true]);
  });
});

describe('measure', () => {
  it('takes the document for the bounds where no parent is named', () => {
    boxes = { it: [100, 150] };
    const item = itemOf('<main><div id="it" style="margin-bottom: 8px"></div></main>');
    expect(measure(item, TOP, PAGE)).toMatchObject({
      parent: null,
      box: { start: 100, end: 150 },
      bounds: EVERYWHERE,
      margin: 8,
      across: { start: 0, end: 400 },
      scroller: null,
    });
  });

  it('takes the content of the parent that is named, from the other end for the bottom', () => {
    boxes = { it: [100, 150], outer: [90, 1000] };
    const item = itemOf('<main id="outer" style="padding: 10px; border: 1px solid"><p><i id="it"></i></p></main>');
    const config = { ...TOP, parent: '#outer' };
    expect(measure(item, config, PAGE)).toMatchObject({ bounds: { start: 101, end: 989 } });
    expect(measure(item, { ...config, edge: 'bottom' }, PAGE)).toMatchObject({
      box: { start: 4850, end: 4900 },
      bounds: { start: 4011, end: 4899 },
    });
    expect(item.report).not.toHaveBeenCalled();
  });

  it.each(['#nowhere', '<<'])('reports the parent %s, and takes the document', (parent) => {
    const item = itemOf('<main><div id="it"></div></main>');
    expect(measure(item, { ...TOP, parent }, PAGE).bounds).toBe(EVERYWHERE);
    expect(item.report.mock.calls).toEqual([[`sticky_parent is "${parent}", expected an ancestor`]]);
  });

  it('keeps a part of a table in its table', () => {
    boxes = { it: [100, 150], table: [100, 600] };
    const item = itemOf('<table id="table"><tbody><tr id="it"><td>1</td></tr></tbody></table>');
    expect(measure(item, TOP, PAGE).parent?.id).toBe('table');
  });

  it('lets a cell that fills its row have room, and restores it', () => {
    const item = itemOf('<div style="display: flex; flex-direction: row"><div id="it"></div></div>');
    const plan = measure(item, { ...TOP, parent: true }, PAGE);
    expect(item.element.style.alignSelf).toBe('start');
    plan.release();
    expect(item.element.style.alignSelf).toBe('');
    measure(item, { ...TOP, parent: true, edge: 'bottom' }, PAGE);
    expect(item.element.style.alignSelf).toBe('');
  });

  it('finds the box with a scroll bar that it is in', () => {
    const item = itemOf('<div id="list" style="overflow-y: auto"><div id="it"></div></div>');
    const list = item.element.parentElement as HTMLElement;
    expect(measure(item, TOP, PAGE).scroller).toBeNull();
    vi.spyOn(list, 'scrollHeight', 'get').mockReturnValue(900);
    expect(measure(item, TOP, PAGE).scroller).toBe(list);
  });

  it('takes the overflow of the body for that of the window', () => {
    document.body.style.overflowY = 'auto';
    vi.spyOn(document.body, 'scrollHeight', 'get').mockReturnValue(900);
    expect(measure(itemOf('<div id="it"></div>'), TOP, PAGE).scroller).toBeNull();
  });
});

describe('choose', () => {
  const chosen = (markup: string, config = TOP) => {
    const plan = measure(itemOf(markup), config, PAGE);
    choose(plan, PAGE);
    return [plan.sticker.id, plan.hindrance];
  };

  it('takes the element where its container reaches its bounds', () => {
    boxes = { it: [100, 150], outer: [100, 1000] };
    expect(chosen('<main id="outer"><div id="it"></div></main>', { ...TOP, parent: true })).toEqual(['it', '']);
  });

  it('takes a wrapper that is nothing but its box', () => {
    boxes = { it: [100, 150], wrap: [100, 150], outer: [100, 1000] };
    const markup = '<main id="outer"><div id="wrap"><div id="it"></div></div></main>';
    expect(chosen(markup, { ...TOP, parent: '#outer' })).toEqual(['wrap', '']);
    document.body.replaceChildren();
    boxes = { ...boxes, wrap: [100, 170] };
    expect(chosen(markup, { ...TOP, parent: '#outer' })).toEqual(['it', 'short']);
  });

  it.each([
    ['contents', '<div id="it" style="display: contents"></div>'],
    ['absolute', '<div id="it" style="position: absolute"></div>'],
    ['clipped', '<main id="outer" style="overflow-y: hidden"><div id="it"></div></main>'],
  ])('finds none where it is %s', (hindrance, markup) => {
    boxes = { it: [100, 150], outer: [0, 5000] };
    expect(chosen(markup)).toEqual(['it', hindrance]);
  });
});
