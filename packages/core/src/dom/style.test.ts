import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { putMarkup, resetPage, settleMicrotasks } from '../testing/page';
import { adoptStyles } from './style';

beforeEach(resetPage);
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

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

  it('follows the element to another root and back, and takes the style away from there', async () => {
    const element = putMarkup('<section><div></div></section>');
    const host = putMarkup('<div></div>');
    const root = host.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [];
    const remove = adoptStyles(element.firstElementChild as Element, '.a { color: red; }');

    root.append(element);
    await settleMicrotasks();
    expect([rulesOf(document), rulesOf(root)]).toEqual([[], ['.a { color: red; }']]);
    document.body.append(element);
    await settleMicrotasks();
    expect([rulesOf(document), rulesOf(root)]).toEqual([['.a { color: red; }'], []]);
    root.append(element);
    await settleMicrotasks();
    remove();
    expect([rulesOf(document), rulesOf(root)]).toEqual([[], []]);
    document.body.append(element);
    await settleMicrotasks();
    expect(rulesOf(document)).toEqual([]);
  });

  it('stays where it is while the element is nowhere', async () => {
    const element = putMarkup('<div></div>');
    const remove = adoptStyles(element, '.a { color: red; }');
    element.remove();
    await settleMicrotasks();
    expect(rulesOf(document)).toEqual(['.a { color: red; }']);
    remove();
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

  it('shares a sheet that is there already, in its place, until the last user has gone', () => {
    const [first, second] = [putMarkup('<p></p>'), putMarkup('<p></p>')];
    const removeFirst = adoptStyles(first, '.a { color: red; }', '.b { color: red; }');
    const removeSecond = adoptStyles(second, '.a { color: red; }');
    expect(rulesOf(document)).toEqual(['.a { color: red; }', '.b { color: red; }']);
    removeFirst();
    removeFirst();
    expect(rulesOf(document)).toEqual(['.a { color: red; }']);
    removeSecond();
    expect(rulesOf(document)).toEqual([]);
  });

  it('follows all elements by one observer, until the last of them has gone', async () => {
    const made = vi.fn();
    const disconnect = vi.spyOn(MutationObserver.prototype, 'disconnect');
    vi.stubGlobal(
      'MutationObserver',
      class extends MutationObserver {
        constructor(callback: MutationCallback) {
          super(callback);
          made();
        }
      },
    );
    const elements = [putMarkup('<p></p>'), putMarkup('<p></p>'), putMarkup('<p></p>')];
    const removals = elements.map((element) => adoptStyles(element, '.a { color: red; }'));
    const root = putMarkup('<div></div>').attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [];
    root.append(...elements.slice(0, 2));
    await settleMicrotasks();
    expect([rulesOf(document), rulesOf(root)]).toEqual([['.a { color: red; }'], ['.a { color: red; }']]);
    // The first of this file may have been made before.
    expect(made.mock.calls.length).toBeLessThanOrEqual(1);

    for (const remove of removals.slice(1)) remove();
    expect(disconnect).not.toHaveBeenCalled();
    removals[0]?.();
    expect([rulesOf(document), rulesOf(root)]).toEqual([[], []]);
    expect(disconnect).toHaveBeenCalledTimes(1);
  });
});
