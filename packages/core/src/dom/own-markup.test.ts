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

  it('is false of all that an answer has put into an element, wherever it is moved to', () => {
    const root = putMarkup('<div><p><b></b></p></div>');
    markAnswered(root);
    expect(isOwnMarkup(root.firstElementChild as Element)).toBe(false);
    expect(isOwnMarkup(root)).toBe(true);
    const moved = inside(root);
    document.body.append(moved);
    expect(isOwnMarkup(moved)).toBe(false);
  });

  it('looks past controls that have the names of what it reads', () => {
    const root = putMarkup('<form data-mountkit-foreign><input name="parentNode"><input name="closest"><b></b></form>');
    expect(isOwnMarkup(inside(root))).toBe(false);
    expect(isOwnMarkup(root)).toBe(false);
    expect(isOwnMarkup(inside(putMarkup('<form><input name="parentNode"><b></b></form>')))).toBe(true);
  });
});
