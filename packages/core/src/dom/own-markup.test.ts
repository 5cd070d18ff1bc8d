import { beforeEach, describe, expect, it } from 'vitest';
import { putMarkup, resetPage } from '../testing/page';
import { isOwnMarkup, markAnswered } from './own-markup';

beforeEach(resetPage);

const inside = (root: HTMLElement) => root.querySelector('b') as HTMLElement;

describe('isOwnMarkup', () => {
  it('is true of what the page wrote', () => {
    expect(isOwnMarkup(inside(putMarkup('<div><p><b></b></p></div>')))).toBe(true);
  });

  it('is false in foreign markup', () => {
    expect(isOwnMarkup(inside(putMarkup('<div data-mountkit-foreign><p><b></b></p></div>')))).toBe(false);
  });

  it('is false of an element that an answer has filled, of all below it, and of what comes there later', () => {
    const root = putMarkup('<div><p><b></b></p></div>');
    markAnswered(root.firstElementChild as Element);
    expect(isOwnMarkup(inside(root))).toBe(false);
    expect(isOwnMarkup(root.firstElementChild as Element)).toBe(false);
    expect(isOwnMarkup(root)).toBe(true);
    root.firstElementChild?.replaceChildren(document.createElement('b'));
    expect(isOwnMarkup(inside(root))).toBe(false);
  });
});
