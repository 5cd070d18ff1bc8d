import { expect, it, vi } from 'vitest';
import type { Plan } from '../../dom/item';
import { explain } from './explain';

const element = document.createElement('header');

const reportsOf = (changes: Partial<Plan>) => {
  const report = vi.fn();
  const plan = { item: { element, report }, sticker: element, hindrance: '', line: 12.4, config: { edge: 'top' } };
  explain([{ ...plan, ...changes } as object as Plan]);
  return report.mock.calls.flat();
};

it('says how an element sticks, and where', () => {
  expect(reportsOf({})).toEqual(['sticks native, since its containing block reaches its bounds, 12px from the top']);
  expect(reportsOf({ hindrance: 'contents' })).toEqual(['sticks not at all, since it has no box, 12px from the top']);
});

it('names the wrapper that sticks in place of the element', () => {
  const sticker = document.createElement('section');
  expect(reportsOf({ sticker })[0]).toContain(', on the wrapper section, 12px');
  sticker.id = 'wrap';
  expect(reportsOf({ sticker })[0]).toContain(', on the wrapper #wrap, 12px');
});
