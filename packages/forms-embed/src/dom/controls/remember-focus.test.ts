import { beforeEach, expect, it } from 'vitest';
import { putMarkup, resetPage } from '../../../../core/src/testing/page';
import { rememberFocus } from './remember-focus';

beforeEach(resetPage);

const MARKUP = `<form>
  <div class="hs-form-field"><input name="a" value="abcdef"><button type="button">?</button></div>
  <div class="hs-form-field"><input name="email" type="email" value="a@b.co"></div>
  <input type="submit">
</form>`;

/** Draws the form, lets something happen to it, and draws it anew. */
function redraw(happen: (form: (selector: string) => HTMLInputElement) => void) {
  const container = putMarkup(`<div>${MARKUP}</div>`);
  const find = (selector: string) => container.querySelector(selector) as HTMLInputElement;
  happen(find);
  const restore = rememberFocus(container);
  container.innerHTML = MARKUP;
  restore();
  return find;
}

it('gives the focus back, and the caret', () => {
  const find = redraw((form) => {
    form('[name=a]').focus();
    form('[name=a]').setSelectionRange(2, 4, 'backward');
  });
  const input = find('[name=a]');
  expect(document.activeElement).toBe(input);
  expect([input.selectionStart, input.selectionEnd, input.selectionDirection]).toEqual([2, 4, 'backward']);
});

it.each([
  ['an email field', '[name=email]', '[name=email]'],
  ['what is beside a control, to the control', 'button', '[name=a]'],
  ['the button', '[type=submit]', '[type=submit]'],
])('gives the focus back to %s', (_, before, after) => {
  const find = redraw((form) => form(before).focus());
  expect(document.activeElement).toBe(find(after));
  expect(find('[name=email]').value).toBe('a@b.co');
});

it('leaves the focus where it is outside', () => {
  const outside = putMarkup('<input>');
  redraw(() => outside.focus());
  expect(document.activeElement).toBe(outside);
});

it('finds the focus in a shadow root', () => {
  const root = putMarkup('<div></div>').attachShadow({ mode: 'open' });
  root.innerHTML = `<div>${MARKUP}</div>`;
  const container = root.firstElementChild as HTMLElement;
  (container.querySelector('[name=a]') as HTMLElement).focus();
  const restore = rememberFocus(container);
  container.innerHTML = MARKUP;
  restore();
  expect(root.activeElement).toBe(container.querySelector('[name=a]'));
});
