import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { putMarkup, resetPage, settleMicrotasks, watchReports } from '../../../../core/src/testing/page';
import { countryOf } from '../../logic/phone/countries';
import { createPlanReader } from '../../logic/phone/plan-reader';
import { validateFullField } from '../../logic/rules/every-rule';
import type { FullCell } from '../../logic/state/full-state';
import { createFullStore } from '../../logic/state/full-store';
import { fieldOf, fullForm, groupOf } from '../../testing/full-form';
import { createManualClock } from '../../testing/manual-clock';
import { joinPhone } from './join-phone';
import { beginReading } from './phone-metadata';

const user = userEvent.setup({ delay: null });
let reports: readonly string[];

beforeEach(() => {
  resetPage();
  reports = watchReports();
});

/** A phone field that is joined; answers its parts. */
function joinField(code = 'US', value = '') {
  const definition = fullForm([groupOf([fieldOf('phone', { fieldType: 'phonenumber' })])]);
  const store = createFullStore({
    definition,
    values: new Map([['phone', value]]),
    known: new Set(),
    hasKnownValues: false,
    clock: createManualClock(),
    validate: validateFullField,
    liveValidation: () => true,
    initialFromAddress: () => new Map(),
  });
  const loadReader = vi.fn(async () => createPlanReader(beginReading));
  const cell = store.fields[0] as FullCell;
  const join = joinPhone({ cell, first: countryOf(code), loadReader });
  const countries = ['AT', 'BY', 'DE', 'US'].map((one) => `<option${one === code ? ' selected' : ''}>${one}</option>`);
  const draw = () =>
    putMarkup(
      `<form><div><select>${countries.join('')}</select><input type="tel" name="phone" value="${value}"></div></form>`,
    ).querySelector('div') as HTMLElement;
  const group = draw();
  join(group);
  return {
    ...{ store, cell, join, draw, group, loadReader },
    select: group.querySelector('select') as HTMLSelectElement,
    input: group.querySelector('input') as HTMLInputElement,
  };
}

describe('the plans of all countries', () => {
  it('are fetched once, at the first focus', async () => {
    const { select, input, loadReader } = joinField();
    await settleMicrotasks();
    expect(loadReader).not.toHaveBeenCalled();
    await user.click(select);
    await user.click(input);
    await user.type(input, '2125550123');
    expect(loadReader).toHaveBeenCalledTimes(1);
    expect(input.value).toBe('(212) 555-0123');
  });

  it('are fetched for what a script writes too', async () => {
    const { input, loadReader, cell } = joinField();
    input.value = '212 555 0123';
    input.dispatchEvent(new Event('input', { bubbles: true }));
    expect(loadReader).toHaveBeenCalledTimes(1);
    await vi.waitFor(() => expect(input.value).toBe('(212) 555-0123'));
    expect(cell.get().value).toBe('+12125550123');
  });

  it('are asked for again where they did not come, when the visitor is back', async () => {
    const { select, input, loadReader, cell } = joinField();
    loadReader.mockRejectedValueOnce(new Error('offline'));
    await user.click(input);
    await user.keyboard('2125');
    expect(loadReader).toHaveBeenCalledTimes(1);
    expect([input.value, cell.get().value]).toEqual(['2125', '+12125']);
    expect(reports).toHaveLength(1);
    expect(reports[0]).toContain('could not load the phone number plans');

    await user.click(select);
    expect(loadReader).toHaveBeenCalledTimes(2);
    await vi.waitFor(() => expect(input.value).toBe('(212) 5'));
  });

  it('read anew what was typed before they came, and write nothing while the visitor is there', async () => {
    const { input, loadReader, cell } = joinField('BY');
    let arrive = () => {};
    loadReader.mockReturnValueOnce(
      new Promise((resolve) => {
        arrive = () => resolve(createPlanReader(beginReading));
      }),
    );
    await user.type(input, '80294911911');
    expect(cell.get().value).toBe('+37580294911911');
    input.setSelectionRange(3, 3);
    arrive();
    await vi.waitFor(() => expect(cell.get().value).toBe('+375294911911'));
    expect([input.value, input.selectionStart]).toEqual(['80294911911', 3]);
    await user.tab();
    expect(input.value).toBe('8 029 491-19-11');
  });

  it('that come when the field is gone do nothing', async () => {
    const { input, loadReader, join } = joinField();
    let arrive = () => {};
    loadReader.mockReturnValueOnce(
      new Promise((resolve) => {
        arrive = () => resolve(createPlanReader(beginReading));
      }),
    );
    await user.type(input, '2125550123');
    join(null);
    arrive();
    await settleMicrotasks();
    expect(input.value).toBe('2125550123');
  });
});

describe('what is known before', () => {
  it('is read without being a change of the visitor', () => {
    const { cell, input, select } = joinField('US', '+49 30 123456');
    expect([input.value, select.value, cell.get().value]).toEqual(['+49 30 123456', 'DE', '+4930123456']);
    expect(cell.get().input).toMatchObject({ changed: false, touched: false, updating: false });
  });

  it('goes with a reset, and the first country is back', async () => {
    const { store, input, select, cell } = joinField('AT', '+49 30 123456');
    store.reset();
    expect([input.value, select.value, cell.get().value]).toEqual(['', 'AT', '']);
  });
});

describe('leaving', () => {
  it('formats the text and tells the state, once both parts are left', async () => {
    const { input, select, cell } = joinField();
    await user.type(input, '212.555.0123');
    input.value = '212 5550123';
    await user.tab({ shift: true });
    expect(document.activeElement).toBe(select);
    expect(input.value).toBe('(212) 555-0123');
    expect(cell.get().input).toMatchObject({ focused: true, blurred: false });
    await user.tab({ shift: true });
    expect(cell.get().input).toMatchObject({ focused: false, blurred: true });
  });

  it('for another window writes nothing', async () => {
    const { input } = joinField();
    await user.type(input, '2125550123');
    input.setSelectionRange(3, 3);
    // The page keeps its focused element.
    input.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    expect([input.value, input.selectionStart]).toEqual(['(212) 555-0123', 3]);
  });
});

describe('joining', () => {
  it('another element shows what stood in the one before', async () => {
    const { join, draw, input, select } = joinField();
    await user.selectOptions(select, 'AT');
    await user.type(input, '01 2345');
    join(null);
    const next = draw();
    join(next);
    expect(next.querySelector('input')?.value).toBe(input.value);
    expect(next.querySelector('select')?.value).toBe('AT');
  });

  it('ends with the element: nothing is heard any more', async () => {
    const { join, input, cell } = joinField();
    join(null);
    await user.type(input, '2125550123');
    cell.change('+4930');
    expect(input.value).toBe('2125550123');
    expect(cell.get().value).toBe('+4930');
  });
});

it('what the browser itself posts is the number', async () => {
  const { input } = joinField();
  await user.type(input, '2125550123');
  const formData = new FormData(input.form as HTMLFormElement);
  // jsdom does not ask the form's listeners.
  const event = Object.assign(new Event('formdata'), { formData });
  input.form?.dispatchEvent(event);
  expect([...formData]).toEqual([['phone', '+12125550123']]);
});
