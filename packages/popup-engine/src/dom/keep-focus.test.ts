import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listen } from '../../../core/src/dom/listen';
import { putMarkup, resetPage } from '../../../core/src/testing/page';
import { keepFocus } from './keep-focus';

let dialog: HTMLElement;

beforeEach(() => {
  resetPage();
  // jsdom draws nothing: here all is drawn that is not hidden.
  vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(function (this: Element) {
    return (this.closest('[hidden]') ? [] : [new DOMRect()]) as unknown as DOMRectList;
  });
  dialog = putMarkup(`<div tabindex="-1">
    <button hidden>hidden</button><a href="#" id="first">first</a><input type="hidden"><input id="middle">
    <button disabled>off</button><fieldset disabled><input></fieldset>
    <button id="last">last</button><button tabindex="-1">by script</button><p inert><button>inert</button></p></div>`);
});

afterEach(() => {
  vi.restoreAllMocks();
});

/** Keeps the focus in until the answer is called. */
const keep = () => listen(dialog, 'keydown', (event) => keepFocus(dialog, event));

function press(init: KeyboardEventInit) {
  const event = new KeyboardEvent('keydown', { key: 'Tab', bubbles: true, cancelable: true, ...init });
  document.activeElement?.dispatchEvent(event);
  return { focused: document.activeElement?.id, isPrevented: event.defaultPrevented };
}

const focus = (id: string) => dialog.querySelector<HTMLElement>(`#${id}`)?.focus();

it('goes from the last reachable element to the first, and back', () => {
  const stop = keep();
  focus('last');
  expect(press({})).toEqual({ focused: 'first', isPrevented: true });
  expect(press({ shiftKey: true })).toEqual({ focused: 'last', isPrevented: true });
  stop();
  expect(press({})).toEqual({ focused: 'last', isPrevented: false });
});

it('leaves it to the browser in between, with other keys, and where the page has prevented it', () => {
  const stop = keep();
  focus('middle');
  expect(press({})).toEqual({ focused: 'middle', isPrevented: false });
  focus('last');
  expect(press({ key: 'Enter' })).toEqual({ focused: 'last', isPrevented: false });
  const prevent = (event: Event) => event.preventDefault();
  dialog.querySelector('#last')?.addEventListener('keydown', prevent);
  expect(press({}).focused).toBe('last');
  stop();
});

it('goes backwards from the dialog itself to the last, and forwards by itself', () => {
  const stop = keep();
  dialog.focus();
  expect(press({}).isPrevented).toBe(false);
  expect(press({ shiftKey: true })).toEqual({ focused: 'last', isPrevented: true });
  stop();
});

it('keeps the focus on a dialog in which nothing can be reached', () => {
  dialog.replaceChildren();
  const stop = keep();
  dialog.focus();
  press({ shiftKey: true });
  expect(document.activeElement).toBe(dialog);
  stop();
});
