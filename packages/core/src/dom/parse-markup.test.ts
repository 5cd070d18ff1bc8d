import { beforeEach, describe, expect, it, vi } from 'vitest';
import { resetPage } from '../testing/page';
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

  it('passes what it parses through the one policy, made once per page', () => {
    const createPolicy = vi.fn((_name: string, rules: object) => rules);
    vi.stubGlobal('trustedTypes', { createPolicy });
    parseMarkup('<b>a</b>');
    expect(cleaned('<b>a</b>')).toBe('<b>a</b>');
    vi.unstubAllGlobals();
    expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['mountkit']);
  });
});
