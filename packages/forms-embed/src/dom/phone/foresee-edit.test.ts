import { beforeEach, describe, expect, it } from 'vitest';
import { putMarkup, resetPage } from '../../../../core/src/testing/page';
import { foreseeEdit } from './foresee-edit';

let input: HTMLInputElement;

beforeEach(() => {
  resetPage();
  input = putMarkup('<input type="tel" value="212555">') as HTMLInputElement;
});

function foresee(inputType: string, init: InputEventInit = {}, selection: readonly [number, number] = [3, 3]) {
  input.setSelectionRange(...selection);
  return foreseeEdit(input, new InputEvent('beforeinput', { cancelable: true, inputType, ...init }));
}

describe('what an edit will make of an input', () => {
  it.each<[string, InputEventInit, [number, number], string, number]>([
    ['insertText', { data: '9' }, [3, 3], '2129555', 4],
    ['insertText', { data: '9' }, [0, 6], '9', 1],
    ['insertFromPaste', { data: '+49 ' }, [0, 0], '+49 212555', 4],
    ['deleteContentBackward', {}, [3, 3], '21555', 2],
    ['deleteContentBackward', {}, [1, 4], '255', 1],
    ['deleteContentForward', {}, [3, 3], '21255', 3],
    ['deleteContentForward', {}, [1, 4], '255', 1],
  ])('%s with %j at %j', (inputType, init, selection, text, caret) => {
    expect(foresee(inputType, init, selection)).toEqual({ text, caret });
  });

  it('is read from the clipboard where the event has no text', () => {
    const dataTransfer = { getData: (type: string) => (type === 'text/plain' ? '99' : '') };
    const event = new InputEvent('beforeinput', { cancelable: true, inputType: 'insertFromPaste' });
    Object.defineProperty(event, 'dataTransfer', { value: dataTransfer });
    input.setSelectionRange(0, 0);
    expect(foreseeEdit(input, event)).toEqual({ text: '99212555', caret: 2 });
  });

  it.each<[string, string, InputEventInit, [number, number]]>([
    ['undoes', 'historyUndo', {}, [3, 3]],
    ['deletes a word', 'deleteWordBackward', {}, [3, 3]],
    ['is dropped somewhere', 'insertFromDrop', { data: '9' }, [3, 3]],
    ['has no text', 'insertText', {}, [3, 3]],
    ['is composed', 'insertText', { data: '9', isComposing: true }, [3, 3]],
    ['cannot be prevented', 'insertText', { data: '9', cancelable: false }, [3, 3]],
    ['deletes before the first', 'deleteContentBackward', {}, [0, 0]],
    ['deletes behind the last', 'deleteContentForward', {}, [6, 6]],
  ])('is not foreseen where it %s', (_, inputType, init, selection) => {
    expect(foresee(inputType, init, selection)).toBeUndefined();
  });

  it('is not foreseen among characters of which several may go at once, or where somebody else prevented it', () => {
    input.value = '212٣555';
    expect(foresee('deleteContentBackward')).toBeUndefined();
    input.value = '212555';
    const event = new InputEvent('beforeinput', { cancelable: true, inputType: 'insertText', data: '9' });
    event.preventDefault();
    expect(foreseeEdit(input, event)).toBeUndefined();
  });
});
