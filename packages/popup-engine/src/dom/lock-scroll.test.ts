import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { putMarkup, resetPage } from '../../../core/src/testing/page';
import { lockScroll } from './lock-scroll';

const root = document.documentElement;
let hasGutter: boolean;

beforeEach(() => {
  resetPage();
  root.removeAttribute('style');
  hasGutter = true;
  vi.stubGlobal('CSS', { supports: () => hasGutter });
  vi.spyOn(root, 'clientWidth', 'get').mockReturnValue(window.innerWidth - 15);
});

afterEach(() => {
  root.removeAttribute('style');
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('keeps the page still until the last lock is released, and restores its styles', () => {
  root.style.overflow = 'auto';
  root.style.paddingRight = '3px';
  hasGutter = false;
  const dialogs = [putMarkup('<dialog></dialog>'), putMarkup('<dialog></dialog>')];
  const [release, releaseOther] = dialogs.map(lockScroll);
  expect([root.style.overflow, root.style.paddingRight]).toEqual(['hidden', '15px']);
  release?.();
  expect(root.style.overflow).toBe('hidden');
  releaseOther?.();
  expect([root.style.overflow, root.style.paddingRight]).toEqual(['auto', '3px']);
});

it('pads nothing where the browser keeps the gutter, or where there is no scroll bar', () => {
  const dialog = putMarkup('<dialog></dialog>');
  lockScroll(dialog)();
  const release = lockScroll(dialog);
  expect(root.style.paddingRight).toBe('');
  release();
  hasGutter = false;
  vi.spyOn(root, 'clientWidth', 'get').mockReturnValue(window.innerWidth);
  const releaseOther = lockScroll(dialog);
  expect(root.style.paddingRight).toBe('');
  releaseOther();
});

it('lets one finger scroll a box of the dialog, and not the page; two may zoom', () => {
  const dialog = putMarkup('<dialog><p>Words</p><div style="overflow-y: auto"><i>More</i></div></dialog>');
  const list = dialog.querySelector('div') as Element;
  Object.defineProperty(list, 'scrollHeight', { value: 500 });
  const release = lockScroll(dialog);
  const isPrevented = (selector: string, fingers: number) => {
    const event = new Event('touchmove', { bubbles: true, cancelable: true });
    Object.assign(event, { touches: Array(fingers).fill({}) });
    dialog.querySelector(selector)?.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect([isPrevented('p', 1), isPrevented('i', 1), isPrevented('p', 2)]).toEqual([true, false, false]);
  release();
  expect(isPrevented('p', 1)).toBe(false);
});
