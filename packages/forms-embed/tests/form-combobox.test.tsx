import { screen, waitFor } from '@testing-library/dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeFetch } from '../../core/src/testing/fake-fetch';
import { putMarkup, resetPage, watchReports } from '../../core/src/testing/page';
import { mount, registry } from '../src/index';
import type { FormOptions } from '../src/settings';
import { countLeaks } from '../src/testing/count-leaks';
import { findViolations } from '../src/testing/find-violations';
import { choiceOf, documentWith, FORM, IDS, openForm, page, readSubmission, textOf } from '../src/testing/form-page';
import { PHONE, phoneMarkup } from '../src/testing/server-markup';

const CITIES = [
  'Aarhus',
  'Ālborg',
  'Bremen',
  'Basel',
  'Chur',
  'Dresden',
  'Essen',
  'Frankfurt',
  'Graz',
  'Hamburg',
  'Innsbruck',
  'Köln',
  'Bad Köstritz',
];
const CITY = { ...choiceOf('select', 'city', CITIES), label: 'City' };

let reports: readonly string[];

/** The main pointer of the visitor. */
const pointWith = (pointer: 'fine' | 'coarse') =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === `(pointer: ${pointer})`,
    addEventListener() {},
    removeEventListener() {},
  }));

/** Whether the browser shows its own list of options, which a page's tests cannot open. */
function openNativeList(isOpen: boolean) {
  const { matches } = Element.prototype;
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector: string) {
    return selector === ':open' ? isOpen : matches.call(this, selector);
  });
}

beforeEach(() => {
  resetPage();
  reports = watchReports();
  pointWith('fine');
});

afterEach(() => {
  registry.removeAll();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** What a visitor finds of the field, and the select behind it. */
const city = {
  find: () => screen.findByRole<HTMLInputElement>('combobox', { name: /City/ }),
  input: () => document.querySelector('.mk-combobox > input') as HTMLInputElement,
  select: () => document.querySelector('select[name=city]') as HTMLSelectElement,
  options: () => Array.from(document.querySelectorAll('[role=option]'), ({ textContent }) => textContent),
  option: (label: string) =>
    [...document.querySelectorAll('[role=option]')].find(({ textContent }) => textContent === label) as HTMLElement,
  isOpen: () => !(document.querySelector('.mk-choices') as HTMLElement).hidden,
  active: () => document.getElementById(city.input().getAttribute('aria-activedescendant') ?? '')?.textContent,
};

async function openCity(field: object = {}, options: Partial<FormOptions> = {}, others: readonly object[] = []) {
  const opened = await openForm(options, documentWith([{ ...CITY, ...field }, ...others]));
  await waitFor(() => expect(city.input()).toBeTruthy());
  return {
    ...opened,
    /** Submits, and answers what was sent. */
    async send() {
      await opened.user.click(page.button());
      return readSubmission(await opened.submission(0)).entries;
    },
  };
}

describe('a select of more than 12 options', () => {
  it('is a combobox in its place, with its name, description and placeholder', async () => {
    await openCity({ required: true, description: 'Where you live' });
    const input = await city.find();
    expect(input).toMatchObject({ id: `city-${FORM}`, className: 'hs-input', required: true, value: '' });
    expect(input.placeholder).toBe('Please Select');
    expect(input.labels?.[0]?.textContent).toContain('City');
    expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Where you live');
    expect(city.select()).toMatchObject({ hidden: true, value: '' });
    expect(city.isOpen()).toBe(false);
  });

  it('opens with every option, and the one that stands for none unless it is required', async () => {
    const { user } = await openCity();
    await user.click(city.input());
    expect(city.options()).toEqual(['Please Select', ...CITIES]);
    expect(city.input().getAttribute('aria-expanded')).toBe('true');
  });

  it('sends what a script wrote into it without an event', async () => {
    const { send } = await openCity();
    city.select().value = 'Graz';
    expect(Object.fromEntries(await send())).toMatchObject({ city: 'Graz' });
  });

  it('is chosen from by typing and Enter, and sends the value', async () => {
    const { user, send } = await openCity();
    const heard: string[] = [];
    for (const name of ['input', 'change']) city.select().addEventListener(name, () => heard.push(name));
    await user.type(city.input(), 'ko');
    expect(city.options()).toEqual(['Köln', 'Bad Köstritz']);
    expect(city.active()).toBe('Köln');
    await user.keyboard('{ArrowDown}');
    expect(city.active()).toBe('Bad Köstritz');
    await user.keyboard('{ArrowUp}{Enter}');
    expect(city.isOpen()).toBe(false);
    expect(city.input().value).toBe('Köln');
    expect(heard).toEqual(['input', 'change']);
    expect(await send()).toEqual([['city', 'Köln']]);
  });

  it('is moved through with the keys of a list', async () => {
    const { user } = await openCity();
    city.input().focus();
    const walk = [
      ['{ArrowDown}', 'Please Select'],
      ['{End}', 'Bad Köstritz'],
      ['{PageUp}', 'Bremen'],
      ['{ArrowUp}', 'Ālborg'],
      ['{PageDown}', 'Köln'],
      ['{Home}', 'Please Select'],
    ] as const;
    for (const [key, name] of walk) {
      await user.keyboard(key);
      expect(city.active()).toBe(name);
    }
    await user.keyboard('{Escape}');
    expect(city.isOpen()).toBe(false);
    await user.keyboard('{ArrowUp}');
    expect(city.active()).toBe('Bad Köstritz');
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(city.select().value).toBe('Bad Köstritz');
  });

  it('is chosen from with a pointer, and keeps the focus', async () => {
    const { user } = await openCity();
    await user.click(city.input());
    await user.click(city.option('Graz'));
    expect(city.input().value).toBe('Graz');
    expect(document.activeElement).toBe(city.input());
    await user.click(document.querySelector('.mk-arrow') as HTMLElement);
    expect(document.querySelector('[role=option][aria-selected=true]')?.textContent).toBe('Graz');
    await user.click(document.querySelector('.mk-arrow') as HTMLElement);
    expect(city.isOpen()).toBe(false);
  });

  it('forgets by Escape what was typed, and does not pass it on', async () => {
    const { user } = await openCity({ defaultValue: 'Graz' });
    const passed = vi.fn();
    document.addEventListener('keydown', passed);
    await user.clear(city.input());
    await user.type(city.input(), 'ham');
    passed.mockClear();
    await user.keyboard('{Escape}');
    expect(city.input().value).toBe('Graz');
    expect(city.select().value).toBe('Graz');
    expect(passed).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    document.removeEventListener('keydown', passed);
    expect(passed).toHaveBeenCalledOnce();
  });

  it('is chosen from by Tab, by a whole name, and emptied by an empty text', async () => {
    const { user } = await openCity({}, {}, [textOf('street')]);
    await user.type(city.input(), 'bas');
    await user.tab();
    expect(city.select().value).toBe('Basel');
    expect(page.focused()).toBe('street');

    await user.clear(city.input());
    await user.type(city.input(), 'koln');
    await user.click(page.field('street'));
    expect(city.select().value).toBe('Köln');

    await user.clear(city.input());
    await user.type(city.input(), 'ham');
    await user.click(page.field('street'));
    expect(city.input().value).toBe('Köln');

    await user.clear(city.input());
    await user.click(page.field('street'));
    expect(city.select().value).toBe('');
  });

  it('says that nothing matches, and announces how many do', async () => {
    const { user } = await openCity({}, { locale: 'de' });
    const status = document.querySelector('.mk-combobox [role=status]');
    await user.type(city.input(), 'ess');
    await waitFor(() => expect(status?.textContent).toBe('Treffer: 1'));
    await user.type(city.input(), 'x');
    expect(document.querySelector('.mk-choice-note')?.textContent).toBe('Keine Treffer');
    expect(city.input().getAttribute('aria-expanded')).toBe('false');
    await waitFor(() => expect(status?.textContent).toBe('Keine Treffer'));
    await user.keyboard('{Enter}');
    expect(status?.textContent).toBe('');
    expect(city.select().value).toBe('');
  });

  it('takes a name that the browser fills in', async () => {
    await openCity();
    for (const text of ['graz', 'nowhere']) {
      city.input().value = text;
      city.input().dispatchEvent(new Event('input', { bubbles: true }));
      expect(city.select().value).toBe('Graz');
      expect(city.input().value).toBe('Graz');
      expect(city.isOpen()).toBe(false);
    }
  });

  it('leaves keys to an input method', async () => {
    await openCity();
    const input = city.input();
    input.focus();
    input.value = 'ha';
    input.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }));
    expect(city.active()).toBe('Hamburg');
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true }));
    expect(city.select().value).toBe('');
    expect(city.isOpen()).toBe(true);
  });

  it('is checked when it is left, and gets the focus where it is missing', async () => {
    const { user } = await openCity({ required: true }, {}, [textOf('street')]);
    await user.click(city.input());
    await user.click(page.field('street'));
    await user.click(page.button());
    await waitFor(() => expect(page.alerts()).toContain('Please complete this required field.'));
    expect(city.input().getAttribute('aria-invalid')).toBe('true');
    expect(city.input().className).toBe('hs-input invalid error');
    await waitFor(() => expect(document.activeElement).toBe(city.input()));
    await user.keyboard('graz{Enter}');
    await waitFor(() => expect(page.alerts()).not.toContain('Please complete this required field.'));
    expect(city.input().getAttribute('aria-invalid')).toBe('false');
  });

  it('cannot be emptied where it is required', async () => {
    const { user } = await openCity({ required: true, defaultValue: 'Graz' }, {}, [textOf('street')]);
    await user.clear(city.input());
    expect(city.options()).toEqual(CITIES);
    await user.click(page.field('street'));
    expect(city.input().value).toBe('Graz');
  });

  it('shows what scripts, labels and resets do to the select', async () => {
    const { user } = await openCity({ defaultValue: 'Graz' });
    const select = city.select();
    select.value = 'Essen';
    expect(city.input().value).toBe('Essen');
    select.selectedIndex = 1;
    expect(city.input().value).toBe('Aarhus');
    select.dispatchEvent(new Event('input', { bubbles: true }));
    select.disabled = true;
    await waitFor(() => expect(city.input().disabled).toBe(true));
    select.disabled = false;
    await waitFor(() => expect(city.input().disabled).toBe(false));
    select.add(new Option('Zug', 'zug'));
    await user.clear(city.input());
    await user.type(city.input(), 'zug{Enter}');
    expect(select.value).toBe('zug');
    page.form().reset();
    await waitFor(() => expect(city.input().value).toBe(select.selectedOptions[0]?.text.replace('Please Select', '')));
    await user.click(document.querySelector('label') as HTMLElement);
    expect(document.activeElement).toBe(city.input());
    (document.activeElement as HTMLElement).blur();
    select.focus();
    expect(document.activeElement).toBe(city.input());
  });

  it('has no violation, closed and open', async () => {
    const { user } = await openCity();
    expect(await findViolations()).toEqual([]);
    await user.type(city.input(), 'k');
    expect(await findViolations()).toEqual([]);
  });

  it('leaves nothing behind', async () => {
    const leaks = countLeaks();
    const sheets = document.adoptedStyleSheets.length;
    const { user, handle, element } = await openCity();
    await user.type(city.input(), 'k');
    const select = city.select();
    handle.unmount();
    expect(element.innerHTML).toBe('');
    expect(Object.keys(select).filter((name) => /^(value|selectedIndex|focus)$/.test(name))).toEqual([]);
    expect(document.adoptedStyleSheets.length).toBe(sheets);
    expect(leaks.listeners().filter((name) => /scroll|resize|reset/.test(name))).toEqual([]);
    expect(leaks.timers()).toEqual([]);
    leaks.stop();
  });

  it('takes the place of a select with the focus without leaving the field', async () => {
    openNativeList(false);
    fakeFetch();
    const element = putMarkup('<div></div>');
    const handle = mount(element, { ...IDS, mode: 'preview', definition: documentWith([{ ...CITY, required: true }]) });
    await handle.ready;
    city.select().focus();
    city.select().value = 'Graz';
    city.select().dispatchEvent(new Event('input', { bubbles: true }));
    await waitFor(() => expect(city.input()).toBe(document.activeElement));
    expect(city.input().value).toBe('Graz');
    expect(page.alerts()).toEqual([]);
  });

  it('waits while the browser shows its own list', async () => {
    openNativeList(true);
    fakeFetch();
    const element = putMarkup('<div></div>');
    await mount(element, { ...IDS, mode: 'preview', definition: documentWith([CITY]) }).ready;
    city.select().focus();
    await import('../src/on-demand/searchable-selects');
    await waitFor(() =>
      expect(
        document.adoptedStyleSheets.some(({ cssRules }) => `${cssRules[0]?.cssText}`.includes('mk-combobox')),
      ).toBe(true),
    );
    expect(document.activeElement).toBe(city.select());
    expect(city.input()).toBeNull();
    city.select().blur();
    expect(city.input()).toBeTruthy();
  });

  it('goes on with what the visitor chose in what a server had drawn', async () => {
    fakeFetch();
    const element = putMarkup(`<div data-instance-id="one">${phoneMarkup()}</div>`);
    const given = element.querySelector('select');
    const number = element.querySelector<HTMLInputElement>('[name=phone]') as HTMLInputElement;
    number.value = '+49 30 12';
    await mount(element, { ...IDS, definition: documentWith([PHONE]) }).ready;
    await waitFor(() => expect(city.input()).toBeTruthy());
    expect(element.querySelector('select')).toBe(given);
    expect(city.input().value).toBe('Germany (+49)');
    expect(reports).toEqual([]);
  });
});

describe('another select', () => {
  it('stays as it is where it has few options', async () => {
    await openForm({}, documentWith([choiceOf('select', 'city', CITIES.slice(1))]));
    await import('../src/on-demand/searchable-selects');
    expect(city.input()).toBeNull();
    expect(city.select().hidden).toBe(false);
  });

  it('stays as it is where a finger points', async () => {
    pointWith('coarse');
    await openForm({}, documentWith([CITY]));
    await import('../src/on-demand/searchable-selects');
    expect(city.input()).toBeNull();
  });
});

describe('the countries of a phone field', () => {
  it('are searched, and follow the number', async () => {
    const { user, submission } = await openForm({}, documentWith([PHONE]));
    await waitFor(() => expect(city.input()).toBeTruthy());
    expect(screen.getByRole('combobox', { name: 'Country' })).toBe(city.input());
    expect(city.input().value).toBe('United States (+1)');
    await user.clear(city.input());
    await user.type(city.input(), 'austr{ArrowDown}{Enter}');
    expect(city.input().value).toBe('Austria (+43)');
    await user.type(page.field('Phone'), '+4930123456');
    await waitFor(() => expect(city.input().value).toBe('Germany (+49)'));
    await user.click(page.button());
    expect(readSubmission(await submission(0)).entries).toEqual([['phone', '+4930123456']]);
  });
});
