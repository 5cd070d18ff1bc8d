import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { putMarkup, resetPage } from '../../../core/src/testing/page';
import { makeSpace } from './keep-space';

let tops: Map<string, number>;

beforeEach(() => {
  resetPage();
  tops = new Map();
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(0, tops.get(this.localName) ?? 0, 300, 40);
  });
});

afterEach(() => {
  vi.restoreAllMocks();
});

it('takes the size and the place of the element, before it, and is not read out', () => {
  const element = putMarkup('<header style="margin-top: 5px; float: left"></header>');
  const space = makeSpace(element);
  expect(document.querySelector('mountkit-space')).toBeNull();
  space.put();
  const made = element.previousElementSibling as HTMLElement;
  expect(made.localName).toBe('mountkit-space');
  expect(made.ariaHidden).toBe('true');
  expect(made.style).toMatchObject({
    width: '300px',
    height: '40px',
    marginTop: '5px',
    float: 'left',
    display: 'block',
    visibility: 'hidden',
  });
  space.remove();
  expect(document.body.children).toHaveLength(1);
});

it('is inline where the element is', () => {
  const element = putMarkup('<span style="display: inline-flex"></span>');
  makeSpace(element).put();
  expect((element.previousElementSibling as HTMLElement).style.display).toBe('inline-block');
});

it('makes up for margins that came out of the content, and for no rounding error', () => {
  const element = putMarkup('<header style="margin-top: 5px"></header>');
  tops.set('header', 100);
  const space = makeSpace(element);
  space.put();
  const made = element.previousElementSibling as HTMLElement;
  const height = vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(1000);
  tops.set('mountkit-space', 99.7);
  space.fit(1000);
  expect([made.style.marginTop, made.style.marginBottom]).toEqual(['5px', '0px']);
  tops.set('mountkit-space', 88);
  height.mockReturnValue(992);
  space.fit(1000);
  expect([made.style.marginTop, made.style.marginBottom]).toEqual(['17px', '8px']);
});

it.each(['absolute', 'fixed'])('is none for an element that is %s, which takes no space', (position) => {
  const element = putMarkup(`<header style="position: ${position}"></header>`);
  const space = makeSpace(element);
  space.put();
  space.fit(10);
  space.remove();
  expect(document.body.children).toHaveLength(1);
});
