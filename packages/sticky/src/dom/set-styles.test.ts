import fc from 'fast-check';
import { expect, it } from 'vitest';
import { setStyles } from './set-styles';

const element = () => document.createElement('div');

it('is stronger than style sheets, and restores what was there', () => {
  const box = element();
  box.style.cssText = 'position: absolute; top: 1px !important';
  const before = box.style.cssText;
  const undo = setStyles(box, { position: 'sticky', top: '2px', left: '3px' });
  expect(box.style.cssText).toBe('position: sticky !important; top: 2px !important; left: 3px !important;');
  undo();
  expect(box.style.cssText).toBe(before);
});

it('restores any styles, in whatever order they were set', () => {
  const length = fc.integer({ min: 0, max: 99 }).map((size) => `${size}px`);
  const styles = fc.dictionary(fc.constantFrom('top', 'left', 'width', 'height'), length);
  fc.assert(
    fc.property(styles, styles, styles, (own, first, second) => {
      const box = element();
      for (const [name, value] of Object.entries(own)) box.style.setProperty(name, value);
      const undoFirst = setStyles(box, first);
      const undoSecond = setStyles(box, second);
      undoSecond();
      undoFirst();
      for (const name of ['top', 'left', 'width', 'height']) {
        expect(box.style.getPropertyValue(name)).toBe(own[name] ?? '');
        expect(box.style.getPropertyPriority(name)).toBe('');
      }
    }),
  );
});
