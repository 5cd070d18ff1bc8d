import { beforeEach, expect, it, vi } from 'vitest';
import { putMarkup, resetPage } from '../../../../core/src/testing/page';
import { openNote } from './note';

beforeEach(resetPage);

const open = (text = 'Failed.') => {
  const retry = vi.fn();
  const note = openNote(putMarkup('<section></section>'));
  note.open({ text, label: 'Try again', retry });
  return { note, retry };
};
const notes = () => document.querySelectorAll<HTMLElement>('.mountkit-loop-note');

it('stands before the list, with a button that tries again', () => {
  const { retry } = open();
  expect(notes()[0]?.textContent).toBe('Failed. Try again');
  expect(notes()[0]?.nextElementSibling?.localName).toBe('section');
  const button = notes()[0]?.querySelector('button');
  expect(button?.type).toBe('button');
  button?.click();
  expect(retry).toHaveBeenCalledOnce();
});

it('is replaced by the next one, and removed when it is closed', () => {
  const { note } = open();
  note.open({ text: 'Failed again.', label: 'Retry', retry() {} });
  expect([...notes()].map(({ textContent }) => textContent)).toEqual(['Failed again. Retry']);
  note.close();
  expect(notes()).toHaveLength(0);
  note.close();
});

it('shows text as text', () => {
  open('<b>no</b>');
  expect(notes()[0]?.querySelector('b')).toBeNull();
});
