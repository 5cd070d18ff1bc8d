import { expect, it } from 'vitest';
import { createManualClock } from '../../testing/manual-clock';
import type { FormDefinition } from '../definition/definition';
import { parseTextForm } from '../definition/parse-text-form';
import { copyState } from './copy-state';
import { createFormStore, type FormStore } from './store';

const DEFINITION = parseTextForm(
  { form: { guid: 'g', formFieldGroups: [{ fields: ['a', 'b', 'c'].map((name) => ({ name, required: true })) }] } },
  () => false,
) as FormDefinition;

const setUp = () => {
  const clock = createManualClock();
  const [from, to] = [createFormStore(DEFINITION, clock), createFormStore(DEFINITION, clock)];
  return { clock, from, to };
};
const statesOf = ({ fields, form }: FormStore) => [...fields.map(({ get }) => get()), form.get()];

it('copies nothing where nothing has been done', () => {
  const { from, to } = setUp();
  const before = statesOf(to);
  copyState(from, to);
  expect(statesOf(to)).toEqual(before);
});

it('copies what was typed, where the visitor has been and is, and what is wrong', () => {
  const { clock, from, to } = setUp();
  const [a, b, c] = from.fields;
  for (const type of ['focused', 'blurred'] as const) a?.dispatch({ type });
  a?.change('typed');
  clock.pass(1000);
  a?.dispatch({ type: 'refused', serverMessage: 'Not this.' });
  b?.dispatch({ type: 'asked' });
  b?.dispatch({ type: 'refused', refusal: { key: 'custom', params: { message: 'No.' } } });
  b?.change('x');
  b?.dispatch({ type: 'settled' });
  b?.dispatch({ type: 'refused', refusal: { key: 'custom', params: { message: 'No.' } } });
  c?.dispatch({ type: 'focused' });
  c?.dispatch({ type: 'blurred' });
  c?.dispatch({ type: 'focused' });
  from.form.dispatch({ type: 'attempted' });
  from.form.dispatch({ type: 'failed', failure: { type: 'SERVER_ERROR', message: 'Later.' } });
  copyState(from, to);
  expect(statesOf(to)).toEqual(statesOf(from));
});

it('copies that the visitor is typing, and waits for the end of it', () => {
  const { clock, from, to } = setUp();
  const [a] = from.fields;
  for (const type of ['focused', 'blurred', 'focused'] as const) a?.dispatch({ type });
  a?.change('typ');
  copyState(from, to);
  expect(statesOf(to)).toEqual(statesOf(from));
  expect(to.fields[0]?.get().input.updating).toBe(true);
  clock.pass(1000);
  expect(to.fields[0]?.get().input.updating).toBe(false);
});
