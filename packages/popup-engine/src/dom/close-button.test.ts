import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { putMarkup, resetPage } from '../../../core/src/testing/page';
import { addCloseButton } from './close-button';

beforeEach(() => {
  vi.useFakeTimers();
  resetPage();
});

afterEach(() => {
  vi.useRealTimers();
});

function setUp(delay: number) {
  const parent = putMarkup('<div><p>Words</p></div>');
  const press = vi.fn();
  const remove = addCloseButton(parent, { label: 'Schließen', delay, press });
  return { parent, press, remove, button: parent.lastElementChild as HTMLButtonElement };
}

it('is a named button at the end, which submits no form', () => {
  const { button, press } = setUp(0);
  expect(button).toMatchObject({ localName: 'button', type: 'button', ariaLabel: 'Schließen', hidden: false });
  button.click();
  expect(press).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
});

it('is hidden until its delay is over', () => {
  const { button } = setUp(1.5);
  expect(button.hidden).toBe(true);
  vi.advanceTimersByTime(1499);
  expect(button.hidden).toBe(true);
  vi.advanceTimersByTime(1);
  expect(button.hidden).toBe(false);
});

it('leaves nothing when it is removed before its delay is over', () => {
  const { parent, remove } = setUp(1);
  remove();
  expect(parent.innerHTML).toBe('<p>Words</p>');
  expect(vi.getTimerCount()).toBe(0);
});
