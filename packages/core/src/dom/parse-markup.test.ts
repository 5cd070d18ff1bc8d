import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { isHarmful, selectSuspects } from '../logic/suspects';
import { resetPage } from '../testing/page';
import { isOwnMarkup } from './own-markup';
import { parseMarkup } from './parse-markup';

beforeEach(resetPage);

const cleaned = (markup: string) => {
  const holder = document.createElement('div');
  holder.append(parseMarkup(markup));
  return holder.innerHTML;
};

describe('parseMarkup', () => {
  it.each([
    ['<p>One</p><p>Two</p>', '<p>One</p><p>Two</p>'],
    ['<tr><td>1</td></tr>', '<tr><td>1</td></tr>'],
    ['<p>a<script>alert(1)</script></p>', '<p>a</p>'],
    ['<svg><script>alert(1)</script></svg>', '<svg></svg>'],
    ['<img src="x" onerror="alert(1)">', '<img src="x">'],
    ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href=" java\n\tscript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="&#1;JavaScript:alert(1)">a</a>', '<a>a</a>'],
    [
      '<form action="javascript:1"><button formaction="vbscript:1">a</button></form>',
      '<form><button>a</button></form>',
    ],
    ['<link rel="preload" as="script" href="//evil.example/x.js"><link rel="stylesheet preload" href="x">a', 'a'],
    ['<link rel="Stylesheet" href="/x.css">a', '<link rel="Stylesheet" href="/x.css">a'],
    ['<base href="//evil.example/"><meta http-equiv="refresh" content="0">a', 'a'],
    ['<iframe srcdoc="<script>1</script>"></iframe>', '<iframe></iframe>'],
    ['<iframe src="data:text/html,a"></iframe>', '<iframe></iframe>'],
    ['<object data="javascript:1"></object>', '<object></object>'],
    ['<svg><a xlink:href="javascript:1"></a></svg>', '<svg><a></a></svg>'],
    ['<svg><animate values="#;javascript:1"></animate></svg>', '<svg><animate></animate></svg>'],
    ['<template><b onclick="1">a</b></template>', '<template><b>a</b></template>'],
    ['<b title="JavaScript: a book" data-to="x">a</b>', '<b title="JavaScript: a book" data-to="x">a</b>'],
    ['<a href="/javascript:/">a</a>', '<a href="/javascript:/">a</a>'],
    ...['attributes', 'getAttribute', 'getAttributeNames', 'removeAttribute'].map((name) => [
      `<form onclick="1" action="javascript:1"><input name="${name}"></form>`,
      `<form><input name="${name}"></form>`,
    ]),
  ])('makes of %s this: %s', (markup, expected) => {
    expect(cleaned(markup)).toBe(expected);
  });

  /** The same by a look at every element. */
  const cleanAll = (markup: string) => {
    const holder = document.createElement('template');
    holder.innerHTML = markup;
    const clean = (root: DocumentFragment) => {
      for (const element of root.querySelectorAll('script,base,meta,link:not([rel=stylesheet i])')) element.remove();
      for (const element of root.querySelectorAll('*')) {
        if (element instanceof HTMLTemplateElement) clean(element.content);
        for (const name of element.getAttributeNames()) {
          if (isHarmful(name, () => `${element.getAttribute(name)}`)) element.removeAttribute(name);
        }
      }
    };
    clean(holder.content);
    return holder.innerHTML;
  };

  const tag = fc.constantFrom('<a', '<B', '<svg', '<use', '<animate', '<template', '<iframe', '<form', '</svg>', '<p>');
  const name = fc.constantFrom(
    ...'on onclick ONLOAD on"x on\'y onclick"onload on-é srcdoc SrcDoc one by to data values poster title'.split(' '),
    ...'href HREF xlink:href data-src x"src x"y\'src 😀action formaction transaction a.b:src 1src src2href'.split(' '),
    ...['\ud800src', 'on\u000bx'],
  );
  const gap = fc.constantFrom(' ', ' ', '\n', '\t', '\f', '\r', '/', '', '>', ' on ', ' to ', "'", '"', ' =');
  const value = fc.constantFrom(
    ...['="javascript:1"', "='java&#10;script&colon;1'", '=vbscript:1', '= "data:text/html,a"', '="#;javascript:1"'],
    ...['', '=""', '=x', '="/a/b"', "='x'", '="https://a.example/"', '="onclick=href"', '=" on "', "='a\"onload'"],
  );
  const soup = fc
    .array(
      fc.oneof(
        tag,
        fc.tuple(gap, name, value).map((parts) => parts.join('')),
        fc.constantFrom('on', 'one,', 'words', '&quot;', '=', '<', '!--', '-->'),
      ),
      {
        maxLength: 30,
      },
    )
    .map((parts) => parts.join(''));

  it('finds in whatever markup all that a look at every element finds', () => {
    fc.assert(
      fc.property(soup, (markup) => {
        // jsdom, unlike browsers, finds no such name by a selector.
        fc.pre(!/on[^\s/>=]*:/i.test(markup));
        const holder = document.createElement('template');
        holder.content.append(parseMarkup(markup));
        expect(holder.innerHTML).toBe(cleanAll(markup));
      }),
      { numRuns: 1000 },
    );
  });

  it('looks at few of many elements, and at all where too many names are like a harmful one', () => {
    const list = '<p class="a">Only one of <a href="/x">both</a>, by Ada.</p>'.repeat(100);
    const holder = document.createElement('div');
    holder.innerHTML = `${list}<img data-src="https://a.example/">`;
    expect(holder.querySelectorAll(selectSuspects(holder.innerHTML))).toHaveLength(1);
    expect(selectSuspects(Array.from({ length: 100 }, (_, index) => ` on${index}`).join(''))).toBe('*');
    // A run without an end is read once.
    expect(selectSuspects('xsrc='.repeat(200_000))).toContain('[xsrc*=":"]');
  });

  it('passes what it parses through the one policy, made once per page', () => {
    const createPolicy = vi.fn((_name: string, rules: object) => rules);
    vi.stubGlobal('trustedTypes', { createPolicy });
    parseMarkup('<b>a</b>');
    expect(cleaned('<b>a</b>')).toBe('<b>a</b>');
    vi.unstubAllGlobals();
    expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['mountkit']);
  });

  it('marks every element as part of an answer, also one that is taken out of it', () => {
    const content = parseMarkup('<ul><li><form data-mountkit="form"></form></li></ul>');
    const form = content.querySelector('form') as HTMLElement;
    document.body.append(form);
    expect([form, ...content.querySelectorAll('*')].map(isOwnMarkup)).toEqual([false, false, false]);
  });
});
