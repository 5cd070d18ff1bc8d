import { describe, expect, it } from 'vitest';
import { anchorInset } from './anchor-inset';
import { EVERYWHERE, type Placed } from './geometry';
import { pictureAddress } from './picture-address';
import { readTemplateId } from './template-id';

const header: Placed = {
  config: { edge: 'top', offset: 0, effectsOffset: 0, parent: false, anchorOffset: 12 },
  box: { start: 0, end: 60 },
  margin: 0,
  across: { start: 0, end: 1000 },
  bounds: EVERYWHERE,
  scroller: null,
};
const page = { window: 800, document: 5000, adminBar: 0 };

describe('anchorInset', () => {
  it('is what a header covers', () => {
    expect(anchorInset([header], [20], 1000, page)).toBe(92);
    expect(anchorInset([], [], 1000, page)).toBe(0);
  });

  it('is not what stands at the side, at the bottom, in bounds, or is most of the window', () => {
    const aside = { ...header, across: { start: 0, end: 300 } };
    const bar: Placed = { ...header, config: { ...header.config, edge: 'bottom' } };
    const bounded = { ...header, bounds: { start: 0, end: 900 } };
    const tall = { ...header, box: { start: 0, end: 500 } };
    expect(anchorInset([aside, bar, bounded, tall], [0, 0, 0, 0], 1000, page)).toBe(0);
  });
});

describe('readTemplateId', () => {
  it.each([
    ['?theme_template_id=77', '77'],
    ['?a=1&theme_template_id=x%22y', 'x"y'],
    ['?template_id=77', ''],
    ['', ''],
  ])('%s asks for %j', (search, id) => expect(readTemplateId(search)).toBe(id));
});

describe('pictureAddress', () => {
  it.each([
    ['/a.png', 'https://page.test/a.png'],
    ['b c.png', 'https://page.test/blog/b%20c.png'],
    ['https://cdn.test/x".png', 'https://cdn.test/x%22.png'],
    ['data:image/png;base64,AA', 'data:image/png;base64,AA'],
    ['javascript:alert(1)', ''],
    ['data:text/html,x', ''],
    ['http://', ''],
    ['', ''],
  ])('%s is %j', (background, address) => {
    expect(pictureAddress(background, 'https://page.test/blog/')).toBe(address);
  });
});
