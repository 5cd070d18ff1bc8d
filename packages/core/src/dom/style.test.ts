import { beforeEach, describe, expect, it } from 'vitest';
import { putMarkup, resetPage } from '../testing/page';
import { adoptStyles } from './style';

beforeEach(resetPage);

const rulesOf = ({ adoptedStyleSheets }: DocumentOrShadowRoot) =>
  adoptedStyleSheets.map((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText).join(''));

describe('adoptStyles', () => {
  it('applies a style to the document that holds the element, and takes it away', () => {
    const remove = adoptStyles(putMarkup('<div></div>'), '.a { color: red; }');
    expect(rulesOf(document)).toEqual(['.a { color: red; }']);
    expect(document.querySelector('style')).toBeNull();
    remove();
    expect(document.adoptedStyleSheets).toEqual([]);
  });

  it('applies a style to the shadow root that holds the element, and to nothing else', () => {
    const root = putMarkup('<div></div>').attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [];
    root.innerHTML = '<p></p>';
    const remove = adoptStyles(root.querySelector('p') as Element, '.a { color: red; }');
    expect(rulesOf(root)).toEqual(['.a { color: red; }']);
    expect(document.adoptedStyleSheets).toEqual([]);
    remove();
    expect(root.adoptedStyleSheets).toEqual([]);
  });

  it("leaves the page's own sheets and those of other widgets where they are", () => {
    const own = new CSSStyleSheet();
    document.adoptedStyleSheets = [own];
    const element = putMarkup('<div></div>');
    const removeFirst = adoptStyles(element, '.a { color: red; }');
    const removeSecond = adoptStyles(element, '.b { color: red; }');
    removeFirst();
    removeFirst();
    expect(document.adoptedStyleSheets[0]).toBe(own);
    expect(rulesOf(document)).toEqual(['', '.b { color: red; }']);
    removeSecond();
    expect(document.adoptedStyleSheets).toEqual([own]);
  });
});
