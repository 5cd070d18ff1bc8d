// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isMarkup, type MarkupNode, node } from './markup';
import { writeNode } from './write-html';

/** What a browser makes of the text; nothing but the one element may come of it. */
function parse(html: string): Element {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  expect(body.childNodes).toHaveLength(1);
  return body.firstElementChild as Element;
}

// Carriage returns and nulls do not survive any HTML.
const texts = fc.string({ unit: 'grapheme' }).map((text) => text.replace(/[\r\0]/g, ' '));

describe('HTML', () => {
  it('holds every value as it was', () => {
    fc.assert(
      fc.property(texts, texts, fc.json(), (value, text, json) => {
        const element = parse(writeNode(node('div', { 'data-a': value, 'data-b': json, 'aria-label': '' }, [text])));
        expect(element.getAttribute('data-a')).toBe(value);
        expect(element.getAttribute('data-b')).toBe(json);
        expect(element.textContent).toBe(text);
        expect(element.children).toHaveLength(0);
      }),
    );
  });

  it('lets nothing out of an attribute', () => {
    const hostile = `'"><script>alert(1)</script><img src=x onerror=alert(1)>`;
    const element = parse(writeNode(node('div', { 'data-definition': JSON.stringify({ hostile }) }, [hostile])));
    expect(JSON.parse(element.getAttribute('data-definition') ?? '')).toEqual({ hostile });
    expect(element.querySelector('script,img')).toBe(null);
  });

  it('is indented, and keeps text in its line', () => {
    const label = node('label', {}, [node('input', { type: 'checkbox', 'data-filter': 'a' }), ' Apples']);
    expect(writeNode(node('div', { role: 'group' }, [label, label]))).toBe(`<div role="group">
  <label><input type="checkbox" data-filter="a"> Apples</label>
  <label><input type="checkbox" data-filter="a"> Apples</label>
</div>`);
  });
});

describe('markup in a message', () => {
  const good: MarkupNode = node('div', { 'data-mountkit': 'form' }, ['text', node('a', { href: '#x' })]);

  it('is taken where it is harmless', () => {
    expect(isMarkup(good)).toBe(true);
    expect(isMarkup(JSON.parse(JSON.stringify(good)))).toBe(true);
  });

  it.each([
    null,
    'div',
    node('script'),
    node('iframe'),
    node('img', { src: 'x' }),
    node('div', { onclick: 'alert(1)' }),
    node('div', { style: 'color:red' }),
    node('a', { href: 'javascript:alert(1)' }),
    node('a', { href: '//elsewhere.example/' }),
    node('a', { href: 'https://elsewhere.example/' }),
    node('div', {}, [node('div', {}, [node('script')])]),
    { tag: 'div', attributes: { id: 7 }, children: [] },
    { tag: 'div', attributes: {}, children: 'text' },
  ])('is refused: %j', (value) => {
    expect(isMarkup(value)).toBe(false);
  });

  it('is refused where it is nested without end', () => {
    let deep = node('div');
    for (let times = 0; times < 100; times++) deep = node('div', {}, [deep]);
    expect(isMarkup(deep)).toBe(false);
  });
});
