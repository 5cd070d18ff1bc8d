import type { Clock } from '@mountkit/core/logic';
import { describe, expect, it, vi } from 'vitest';
import type { FormDefinition } from '../definition/definition';
import { parseTextForm } from '../definition/parse-text-form';
import { createFormStore, type FieldCell } from './store';

/** A clock whose time passes only when the test says so. */
function createTestClock() {
  const due: { at: number; run: () => void }[] = [];
  let now = 0;
  const after: Clock['after'] = (ms, run) => {
    const timer = { at: now + ms, run };
    due.push(timer);
    return () => {
      const place = due.indexOf(timer);
      if (place >= 0) due.splice(place, 1);
    };
  };
  const pass = (ms: number) => {
    now += ms;
    for (const timer of due.filter(({ at }) => at <= now)) {
      due.splice(due.indexOf(timer), 1);
      timer.run();
    }
  };
  return { after, pass, pending: () => due.length };
}

function setUp() {
  const definition = parseTextForm(
    {
      form: {
        formFieldGroups: [
          { fields: [{ name: 'firstname', defaultValue: 'Ada' }] },
          {
            fields: [
              { name: 'email', required: true },
              { name: 'city', required: true },
            ],
          },
        ],
      },
    },
    () => false,
  );
  const clock = createTestClock();
  const store = createFormStore(definition as FormDefinition, clock);
  const [firstname, email, city] = store.fields as [FieldCell, FieldCell, FieldCell];
  return { clock, store, firstname, email, city };
}

describe('createFormStore', () => {
  it('holds every field in order, with its default value and what is wrong with it', () => {
    const { store } = setUp();
    expect(store.fields.map(({ field, get }) => [field.name, get().value, get().refusal?.key])).toEqual([
      ['firstname', 'Ada', undefined],
      ['email', '', 'required'],
      ['city', '', 'required'],
    ]);
  });

  it('checks a value as soon as it changes', () => {
    const { email } = setUp();
    email.change('a');
    expect(email.get()).toMatchObject({ value: 'a', refusal: { key: 'invalidEmailFormat' } });
    email.change('a@b.co');
    expect(email.get()).toMatchObject({ value: 'a@b.co', refusal: null });
  });

  it('takes a value for settled when nothing was typed for 1000 ms', () => {
    const { clock, email } = setUp();
    email.change('a');
    clock.pass(999);
    expect(email.get().input.updating).toBe(true);
    clock.pass(1);
    expect(email.get().input.updating).toBe(false);
  });

  it('starts the quiet time anew with each change, and keeps one timer for a field', () => {
    const { clock, email } = setUp();
    email.change('a');
    clock.pass(600);
    email.change('ab');
    expect(clock.pending()).toBe(1);
    clock.pass(600);
    expect(email.get().input.updating).toBe(true);
    clock.pass(400);
    expect(email.get().input.updating).toBe(false);
  });

  it('counts the quiet time of each field on its own', () => {
    const { clock, email, city } = setUp();
    email.change('a');
    clock.pass(500);
    city.change('b');
    clock.pass(500);
    expect(email.get().input.updating).toBe(false);
    expect(city.get().input.updating).toBe(true);
  });

  it('leaves no timer behind when it is stopped', () => {
    const { clock, store, email, city } = setUp();
    email.change('a');
    city.change('b');
    store.stop();
    expect(clock.pending()).toBe(0);
    expect(store.stop).not.toThrow();
  });

  it('is independent of another store of the same definition', () => {
    const first = setUp();
    const second = setUp();
    first.email.change('a@b.co');
    first.store.form.dispatch({ type: 'attempted' });
    expect(second.email.get().value).toBe('');
    expect(second.store.form.get().attempted).toBe(false);
  });
});

describe('subscriptions', () => {
  it('wake only the listeners of the field that changed', () => {
    const { store, firstname, email, city } = setUp();
    const woken: string[] = [];
    for (const cell of [firstname, email, city]) cell.subscribe(() => woken.push(cell.field.name));
    store.form.subscribe(() => woken.push('form'));
    email.change('a');
    expect(woken).toEqual(['email']);
    city.dispatch({ type: 'focused' });
    expect(woken).toEqual(['email', 'city']);
  });

  it('wake only the listeners of the form when the form changes', () => {
    const { store, email } = setUp();
    const onForm = vi.fn();
    const onField = vi.fn();
    store.form.subscribe(onForm);
    email.subscribe(onField);
    store.form.dispatch({ type: 'attempted' });
    expect(onForm).toHaveBeenCalledTimes(1);
    expect(onField).not.toHaveBeenCalled();
  });

  it('see the new state when they are woken', () => {
    const { email } = setUp();
    const seen: string[] = [];
    email.subscribe(() => seen.push(email.get().value));
    email.change('a');
    email.change('ab');
    expect(seen).toEqual(['a', 'ab']);
  });

  it('end one by one', () => {
    const { email } = setUp();
    const kept = vi.fn();
    const ended = vi.fn();
    email.subscribe(kept);
    const end = email.subscribe(ended);
    end();
    end();
    email.change('a');
    expect(kept).toHaveBeenCalledTimes(1);
    expect(ended).not.toHaveBeenCalled();
  });

  it('may end while they are woken', () => {
    const { email } = setUp();
    const other = vi.fn();
    const end = email.subscribe(() => end());
    email.subscribe(other);
    email.change('a');
    email.change('b');
    expect(other).toHaveBeenCalledTimes(2);
  });
});
