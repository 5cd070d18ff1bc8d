import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { putMarkup, resetPage } from '../../../../core/src/testing/page';
import { writeText } from './write-text';

let input: HTMLInputElement;
const heard = vi.fn();

beforeEach(() => {
  resetPage();
  input = putMarkup('<input value="212555">') as HTMLInputElement;
  heard.mockClear();
  input.addEventListener('input', () => heard(input.value));
});

afterEach(() => {
  Reflect.deleteProperty(document, 'execCommand');
});

/** jsdom has no editing commands; this one replaces what is selected, as a browser's does. */
function provideCommand() {
  const command = vi.fn((name: string, _: boolean, text: string) => {
    const [start, end] = [input.selectionStart ?? 0, input.selectionEnd ?? 0];
    input.setRangeText(name === 'delete' ? '' : text, start, end);
    return true;
  });
  document.execCommand = command as typeof document.execCommand;
  return command;
}

describe('writing into an input that has the focus', () => {
  it.each([
    ['(212) 555', 'insertText', '(212) '],
    ['2125559', 'insertText', '9'],
    ['21255', 'delete', ''],
    ['212-555', 'insertText', '-'],
    ['', 'delete', ''],
  ])('%j is one editing command for what differs', (text, name, part) => {
    const command = provideCommand();
    input.focus();
    writeText(input, text, 1);
    expect(command.mock.calls).toEqual([[name, false, part]]);
    expect(input.value).toBe(text);
    expect(input.selectionStart).toBe(Math.min(1, text.length));
    expect(input.selectionEnd).toBe(input.selectionStart);
  });

  it('does nothing but move the caret where the text is the same', () => {
    const command = provideCommand();
    input.focus();
    writeText(input, '212555', 2);
    expect(command).not.toHaveBeenCalled();
    expect([input.selectionStart, input.selectionEnd]).toEqual([2, 2]);
  });

  it.each([
    ['knows no command', undefined],
    ['refuses it', () => false],
  ])('tells of the edit itself where the browser %s', (_, command) => {
    if (command) document.execCommand = command;
    input.focus();
    writeText(input, '(212) 555', 5);
    expect(heard.mock.calls).toEqual([['(212) 555']]);
    expect(input.selectionStart).toBe(5);
  });
});

it('an input without the focus is given the text, and nothing is told', () => {
  const command = provideCommand();
  writeText(input, '(212) 555', 5);
  expect(input.value).toBe('(212) 555');
  expect(command).not.toHaveBeenCalled();
  expect(heard).not.toHaveBeenCalled();
  expect(document.activeElement).not.toBe(input);
});
