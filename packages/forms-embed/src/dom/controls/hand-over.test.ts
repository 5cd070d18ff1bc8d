import { beforeEach, describe, expect, it } from 'vitest';
import { putMarkup, resetPage } from '../../../../core/src/testing/page';
import { parseTextForm } from '../../logic/definition/parse-text-form';
import { createFormStore } from '../../logic/state/store';
import { readGiven } from './hand-over';

const clock = { after: () => () => {} };

/** A form of this markup, and the state of fields with these names and values. */
function setUp(markup: string, values: Readonly<Record<string, string>>) {
  const fields = Object.entries(values).map(([name, defaultValue]) => ({ name, defaultValue }));
  const definition = parseTextForm({ form: { formFieldGroups: [{ fields }] } }, () => false);
  if (!definition) throw new Error('no definition');
  const store = createFormStore(definition, clock);
  const form = putMarkup(`<form>${markup}</form>`) as HTMLFormElement;
  const control = (selector: string) => form.querySelector(selector) as HTMLInputElement;
  return {
    form,
    store,
    control,
    handOver: () => readGiven(form)(form, store),
    state: () => Object.fromEntries(store.fields.map(({ field, get }) => [field.name, get().value])),
    changed: () => store.fields.filter(({ get }) => get().input.changed).map(({ field }) => field.name),
  };
}

beforeEach(resetPage);

describe('what the visitor did before the form was ours', () => {
  it('is handed over where it differs from what the server wrote', () => {
    const { control, handOver, state, changed } = setUp(
      '<input name="a" value="1"><input name="b" value="2"><textarea name="c">3</textarea>',
      { a: '1', b: '2', c: '3' },
    );
    control('[name=b]').value = 'two';
    control('[name=c]').value = '';
    handOver();
    expect(state()).toEqual({ a: '1', b: 'two', c: '' });
    expect(changed()).toEqual(['b', 'c']);
  });

  it('is handed over from boxes and lists, several values joined by semicolons', () => {
    const { control, handOver, state, changed } = setUp(
      `<input type="checkbox" name="many" value="x"><input type="checkbox" name="many" value="y" checked>
      <input type="radio" name="one" value="x"><input type="radio" name="one" value="y">
      <select name="list"><option value="">Choose</option><option value="z">Z</option></select>
      <select name="rest"><option value="">Choose</option></select>
      <input type="checkbox" name="still" value="true" checked>`,
      { many: 'y', one: '', list: '', rest: '', still: 'true' },
    );
    control('[name=many]').checked = true;
    control('[name=one][value=y]').checked = true;
    control('select').value = 'z';
    handOver();
    expect(state()).toEqual({ many: 'x;y', one: 'y', list: 'z', rest: '', still: 'true' });
    expect(changed()).toEqual(['many', 'one', 'list']);
  });

  it('does not wipe what the state knows and the server did not', () => {
    const { control, handOver, state, changed } = setUp('<input name="a" value=""><input type="checkbox" name="b">', {
      a: 'known',
      b: 'true',
    });
    handOver();
    expect(state()).toEqual({ a: 'known', b: 'true' });
    expect(control('[name=a]').value).toBe('known');
    expect(changed()).toEqual([]);
  });

  it('is kept, caret and all, in a field that is being typed in', () => {
    const { control, handOver, store } = setUp('<input name="a" value="12">', { a: '12' });
    const input = control('input');
    input.focus();
    input.value = '1x2';
    input.setSelectionRange(2, 2);
    handOver();
    expect([input.selectionStart, input.selectionEnd]).toEqual([2, 2]);
    expect(store.fields[0]?.get().input).toMatchObject({ focused: true, touched: true, changed: true });
  });

  it('is written into another form, and the focus goes along', () => {
    const { form, store } = setUp('<input name="a" value="">', { a: '' });
    const other = setUp('<input name="a" value="">', {});
    const input = form.elements[0] as HTMLInputElement;
    input.focus();
    input.value = 'typed';
    const give = readGiven(form);
    form.remove();
    give(other.form, store);
    expect(other.control('input').value).toBe('typed');
    expect(document.activeElement).toBe(other.control('input'));
  });

  it('is found in a shadow root', () => {
    const { form, store } = setUp('<input name="a" value="">', { a: '' });
    const root = putMarkup('<div></div>').attachShadow({ mode: 'open' });
    root.append(form);
    (form.elements[0] as HTMLInputElement).focus();
    readGiven(form)(form, store);
    expect(store.fields[0]?.get().input.focused).toBe(true);
  });
});
