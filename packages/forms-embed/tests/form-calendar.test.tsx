import { browserClock } from '@mountkit/core';
import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { putMarkup, resetPage, settleMicrotasks, watchReports } from '../../core/src/testing/page';
import { mount, registry } from '../src/index';
import type { FormOptions } from '../src/settings';
import { documentWith, FORM, IDS, openForm, PORTAL, page, readSubmission } from '../src/testing/form-page';
import { createManualClock, type ManualClock } from '../src/testing/manual-clock';

let reports: readonly string[];
let clock: ManualClock;

beforeEach(() => {
  resetPage();
  reports = watchReports();
  // A Wednesday, at noon.
  clock = createManualClock(Date.UTC(2024, 5, 5, 12));
  vi.spyOn(browserClock, 'now').mockImplementation(clock.now);
  vi.spyOn(browserClock, 'after').mockImplementation(clock.after);
});

afterEach(() => {
  registry.removeAll();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

interface DateForm {
  readonly metaData?: Readonly<Record<string, unknown>>;
  readonly field?: object;
  readonly options?: Partial<FormOptions>;
}

/** What a visitor finds of a date field and its calendar. */
const calendar = {
  input: () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Birthday' }),
  named: () => document.querySelector<HTMLInputElement>('[name=birthday]') as HTMLInputElement,
  dialog: () => screen.queryByRole('dialog', { name: 'Choose a date' }),
  opened: () => screen.findByRole('dialog', { name: 'Choose a date' }),
  day: (name: string) => screen.getByRole('gridcell', { name }),
  button: (name: string) => screen.getByRole('button', { name }),
  list: (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name }),
  months: () =>
    screen
      .getAllByRole('grid')
      .map((grid) => document.getElementById(`${grid.getAttribute('aria-labelledby')}`)?.textContent),
  /** The accessible name of what has the focus. */
  focused: () => document.activeElement?.getAttribute('aria-label'),
};

const closed = () => waitFor(() => expect(calendar.dialog()).toBeNull());

async function openDate({ metaData = {}, field = {}, options = {} }: DateForm = {}) {
  const date = { name: 'birthday', label: 'Birthday', type: 'date', fieldType: 'date', ...field };
  const pairs = Object.entries(metaData).map(([name, value]) => ({ name, value }));
  const other = { name: 'city', label: 'City' };
  return openForm(options, documentWith([{ ...date, metaData: pairs }, other]));
}

describe('a date field', () => {
  it('has an input to see and one that carries the name', async () => {
    const { user } = await openDate({ metaData: { format: 'DD/MM/YYYY' } });
    expect(calendar.input()).toMatchObject({ type: 'text', name: '', placeholder: 'DD/MM/YYYY' });
    expect(calendar.input().parentElement?.className).toBe('hs-dateinput');
    await user.type(calendar.input(), '5/6/2024');
    await waitFor(() => expect(calendar.named().value).toBe('2024-06-05'));
    expect(calendar.input().value).toBe('5/6/2024');
    await user.tab();
    expect(calendar.input().value).toBe('05/06/2024');
    expect(reports).toEqual([]);
  });

  it('keeps what is no date as it was typed, and says so when it is left', async () => {
    const { user } = await openDate();
    await user.type(calendar.input(), '31.02.2024');
    expect(screen.queryByRole('alert')?.textContent ?? '').toBe('');
    await user.tab();
    expect(calendar.input().value).toBe('31.02.2024');
    expect((await screen.findByRole('alert')).textContent).toBe('Please enter a valid date.');
    expect(calendar.input().getAttribute('aria-invalid')).toBe('true');
  });

  it('moves a typed date between its bounds when it is left', async () => {
    const { user } = await openDate({ metaData: { minDate: '2024-06-03', maxDate: '2024-06-20' } });
    await user.type(calendar.input(), '2024-07-01');
    await waitFor(() => expect(calendar.named().value).toBe('2024-07-01'));
    await user.tab();
    expect(calendar.input().value).toBe('2024-06-20');
    await waitFor(() => expect(calendar.named().value).toBe('2024-06-20'));
  });

  it('shows in its format what comes from elsewhere, and takes what a script sets', async () => {
    await openDate({ metaData: { format: 'D.M.YYYY' }, field: { defaultValue: '2024-06-05' } });
    expect(calendar.input().value).toBe('5.6.2024');
    fireEvent.input(calendar.named(), { target: { value: '2025-12-24' } });
    await waitFor(() => expect(calendar.input().value).toBe('24.12.2025'));
  });

  it('sends the day as dates travel', async () => {
    const { user, submission } = await openDate({ metaData: { format: 'MM/DD/YYYY' } });
    await user.type(calendar.input(), '12/24/2024{Enter}');
    const { entries } = readSubmission(await submission(0));
    expect(entries).toContainEqual(['birthday', '2024-12-24']);
  });

  it('sends a moment with the offset of the visitor on that day', async () => {
    vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-120);
    const { user } = await openDate({ field: { type: 'datetime' } });
    await user.type(calendar.input(), '2024-06-05');
    await waitFor(() => expect(calendar.named().value).toBe('2024-06-05T00:00:00+02:00'));
    await user.tab();
    expect(calendar.input().value).toBe('2024-06-05');
  });

  it('leaves a moment from elsewhere as it was told while nobody changes its day', async () => {
    const defaultValue = '2024-06-05T22:30:00-05:00';
    const { user } = await openDate({ field: { type: 'datetime', defaultValue } });
    expect(calendar.input().value).toBe('2024-06-05');
    await user.click(calendar.input());
    await calendar.opened();
    expect(calendar.day('Wednesday, June 5, 2024').getAttribute('aria-selected')).toBe('true');
    await user.tab();
    await waitFor(() => expect(calendar.named().value).toBe(defaultValue));
  });

  it("is the browser's own where fingers point", async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(pointer: coarse)' }));
    const metaData = { format: 'DD/MM/YYYY', minDate: '2024-06-03', maxDate: '2024-06-20' };
    const { user } = await openDate({ metaData, field: { defaultValue: '2024-06-05' } });
    const input = screen.getByLabelText<HTMLInputElement>('Birthday');
    expect(input).toMatchObject({ type: 'date', value: '2024-06-05', min: '2024-06-03', max: '2024-06-20' });
    expect(input.getAttribute('role')).toBeNull();
    await user.click(input);
    fireEvent.input(input, { target: { value: '2024-06-30' } });
    await waitFor(() => expect(calendar.named().value).toBe('2024-06-30'));
    await user.tab();
    expect(input.value).toBe('2024-06-20');
    await waitFor(() => expect(calendar.named().value).toBe('2024-06-20'));
    expect(calendar.dialog()).toBeNull();
  });
});

describe('a date field that a server has drawn', () => {
  const DATE = { name: 'birthday', label: 'Birthday', type: 'date', fieldType: 'date' };
  const FORMAT = [{ name: 'format', value: 'DD/MM/YYYY' }];
  const definition = documentWith([
    { ...DATE, metaData: FORMAT },
    { name: 'town', label: 'Town' },
  ]);

  /** As the server's own tests have it. */
  const put = () =>
    putMarkup(
      `<div data-instance-id="one"><div id="hbspt-form-one" class="hbspt-form mk-form" data-hs-forms-root="true">
<form id="hsForm_${FORM}" class="hs-form-private hsForm_${FORM} hs-form-${FORM} hs-form-${FORM}_one hs-form stacked" lang="en" dir="ltr"
accept-charset="UTF-8" data-form-id="${FORM}" data-portal-id="${PORTAL}" data-instance-id="one"
action="/post" enctype="multipart/form-data" method="post"><div class="hs-form__page"><fieldset role="none" class="form-columns-1">
<div class="hs_birthday hs-birthday hs-fieldtype-date field hs-form-field">
<label id="label-birthday-${FORM}" for="birthday-${FORM}"><span>Birthday</span></label><div class="input">
<div class="hs-dateinput"><input id="birthday-${FORM}" class="hs-input" aria-invalid="false" type="date" name="birthday" value=""></div></div></div>
</fieldset><fieldset role="none" class="form-columns-1">
<div class="hs_town hs-town hs-fieldtype-text field hs-form-field"><label id="label-town-${FORM}" for="town-${FORM}">
<span>Town</span></label><div class="input"><input id="town-${FORM}" type="text" class="hs-input" aria-invalid="false" name="town" value=""></div>
</div></fieldset></div><div class="hs_error_rollup"></div><div class="hs_submit hs-submit"><div class="actions">
<input type="submit" class="hs-button primary large" aria-disabled="false" value="Submit"></div></div>
<div role="status" class="mk-hidden"></div></form></div></div>`
        .replaceAll('\n', ' ')
        .replaceAll('> <', '><'),
    );

  it('becomes one with our calendar, with what was chosen before and the focus where it was', async () => {
    const said = vi.spyOn(console, 'error');
    const element = put();
    const input = element.querySelector('[name=birthday]') as HTMLInputElement;
    input.focus();
    input.value = '2024-06-05';
    await mount(element, { ...IDS, definition }).ready;
    await waitFor(() => expect(calendar.input()).toBe(input));
    await waitFor(() => expect(input.value).toBe('05/06/2024'));
    expect(input).toMatchObject({ type: 'text', name: '' });
    expect(calendar.named().value).toBe('2024-06-05');
    expect(document.activeElement).toBe(input);
    const user = userEvent.setup({ delay: null });
    await user.click(input);
    await calendar.opened();
    expect(calendar.day('Wednesday, June 5, 2024').getAttribute('aria-selected')).toBe('true');
    expect(said).not.toHaveBeenCalled();
  });

  it("stays the browser's own where fingers point", async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(pointer: coarse)' }));
    const element = put();
    const before = element.innerHTML;
    await mount(element, { ...IDS, definition }).ready;
    await settleMicrotasks();
    expect(element.innerHTML.replace(' novalidate=""', '')).toBe(before);
  });
});

describe('a calendar', () => {
  it('opens when the field is focused, and leaves the focus there', async () => {
    const { user } = await openDate();
    expect(calendar.input().getAttribute('aria-expanded')).toBe('false');
    await user.tab();
    const dialog = await calendar.opened();
    expect(dialog.className).toContain('hs-datepicker');
    expect(dialog.getAttribute('aria-modal')).toBe('false');
    expect(document.activeElement).toBe(calendar.input());
    expect(calendar.input().getAttribute('aria-expanded')).toBe('true');
    expect(calendar.input().getAttribute('aria-controls')).toBe(dialog.id);
    expect(calendar.input().getAttribute('aria-haspopup')).toBe('dialog');
    expect(calendar.months()).toEqual(['June 2024']);
    expect(calendar.day('Wednesday, June 5, 2024').getAttribute('aria-current')).toBe('date');
    expect(document.querySelectorAll('[aria-current], [aria-selected=true]')).toHaveLength(1);
  });

  it('opens again by a click, or the arrow down, in a field that has the focus already', async () => {
    const { user } = await openDate();
    await user.click(calendar.input());
    await calendar.opened();
    await user.keyboard('{Escape}');
    await closed();
    await user.click(calendar.input());
    await calendar.opened();
    await user.keyboard('{Escape}');
    await closed();
    await user.keyboard('{ArrowDown}');
    await calendar.opened();
    await waitFor(() => expect(calendar.focused()).toBe('Wednesday, June 5, 2024'));
  });

  it('is walked through by keys, and chosen from', async () => {
    const { user } = await openDate();
    await user.tab();
    await calendar.opened();
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(calendar.focused()).toBe('Wednesday, June 5, 2024'));
    const walk: readonly (readonly [string, string])[] = [
      ['{ArrowRight}', 'Thursday, June 6, 2024'],
      ['{ArrowLeft}', 'Wednesday, June 5, 2024'],
      ['{ArrowDown}', 'Wednesday, June 12, 2024'],
      ['{Home}', 'Sunday, June 9, 2024'],
      ['{End}', 'Saturday, June 15, 2024'],
      ['{ArrowUp}', 'Saturday, June 8, 2024'],
      ['{PageUp}', 'Wednesday, May 8, 2024'],
      ['{PageDown}', 'Saturday, June 8, 2024'],
      ['{Shift>}{PageDown}{/Shift}', 'Sunday, June 8, 2025'],
      ['{Shift>}{PageUp}{/Shift}', 'Saturday, June 8, 2024'],
    ];
    for (const [keys, name] of walk) {
      await user.keyboard(keys);
      await waitFor(() => expect(calendar.focused()).toBe(name));
      expect(screen.getAllByRole('gridcell').filter(({ tabIndex }) => tabIndex === 0)).toEqual([calendar.day(name)]);
    }
    await user.keyboard('{Enter}');
    await waitFor(() => expect(calendar.named().value).toBe('2024-06-08'));
    await waitFor(() => expect(calendar.input().value).toBe('2024-06-08'));
    await waitFor(() => expect(calendar.day('Saturday, June 8, 2024').getAttribute('aria-selected')).toBe('true'));
    clock.pass(99);
    await settleMicrotasks();
    expect(calendar.dialog()).not.toBeNull();
    clock.pass(1);
    await closed();
    expect(document.activeElement).toBe(calendar.input());
    expect(calendar.input().getAttribute('aria-expanded')).toBe('false');
  });

  it('is chosen from by a click, with the focus staying in the field', async () => {
    const { user } = await openDate();
    await user.click(calendar.input());
    await calendar.opened();
    await user.click(calendar.button('Next month'));
    await waitFor(() => expect(calendar.months()).toEqual(['July 2024']));
    await user.click(calendar.button('Previous month'));
    await user.click(calendar.button('Previous month'));
    await waitFor(() => expect(calendar.months()).toEqual(['May 2024']));
    await user.click(calendar.day('Monday, May 20, 2024'));
    await waitFor(() => expect(calendar.named().value).toBe('2024-05-20'));
    expect(document.activeElement).toBe(calendar.input());
    clock.pass(100);
    await closed();
    await user.click(calendar.input());
    await calendar.opened();
    expect(calendar.months()).toEqual(['May 2024']);
  });

  it('closes 50 ms after the field and the calendar are left, and not before', async () => {
    const { user } = await openDate();
    await user.click(calendar.input());
    await calendar.opened();
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'City' }));
    clock.pass(49);
    await settleMicrotasks();
    expect(calendar.dialog()).not.toBeNull();
    clock.pass(1);
    await closed();
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'City' }));
  });

  it('stays when the visitor is back within that time', async () => {
    const { user } = await openDate();
    await user.click(calendar.input());
    await calendar.opened();
    await user.tab();
    clock.pass(49);
    await user.tab({ shift: true });
    clock.pass(1000);
    await settleMicrotasks();
    expect(calendar.dialog()).not.toBeNull();
  });

  it('closes at once at a click anywhere else', async () => {
    const { user } = await openDate();
    await user.click(calendar.input());
    await calendar.opened();
    await user.click(document.body);
    await closed();
  });

  it('can be left to the field and to its lists, which are not on the way to the next field', async () => {
    const { user } = await openDate();
    await user.click(calendar.input());
    const dialog = await calendar.opened();
    expect([...dialog.querySelectorAll<HTMLElement>('button, select, td')].some(({ tabIndex }) => tabIndex === 0)).toBe(
      false,
    );
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(calendar.focused()).toBe('Wednesday, June 5, 2024'));
    await user.tab({ shift: true });
    expect(document.activeElement).toBe(calendar.button('Next month'));
    await user.tab({ shift: true });
    expect(document.activeElement).toBe(calendar.list('Year'));
    clock.pass(1000);
    await user.selectOptions(calendar.list('Year'), '2030');
    await waitFor(() => expect(calendar.months()).toEqual(['June 2030']));
    await user.selectOptions(calendar.list('Month'), 'February');
    await waitFor(() => expect(calendar.months()).toEqual(['February 2030']));
    expect(calendar.list('Month').value).toBe('02');
    await user.keyboard('{Escape}');
    await closed();
    expect(document.activeElement).toBe(calendar.input());
  });

  it('lets Escape close it alone, and nothing around it', async () => {
    const { user } = await openDate();
    const heard = vi.fn();
    document.addEventListener('keydown', heard);
    await user.click(calendar.input());
    await calendar.opened();
    await user.keyboard('{Escape}');
    await closed();
    expect(heard).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    expect(heard).toHaveBeenCalledTimes(1);
    document.removeEventListener('keydown', heard);
  });

  it('follows what is typed', async () => {
    const { user } = await openDate();
    await user.type(calendar.input(), '2031-08-09');
    await calendar.opened();
    await waitFor(() => expect(calendar.months()).toEqual(['August 2031']));
    expect(calendar.day('Saturday, August 9, 2031').getAttribute('aria-selected')).toBe('true');
  });

  it('offers the years of the range, and no days, months and years beyond the bounds', async () => {
    const { user } = await openDate({
      metaData: { yearRange: 3, minDate: '2023-06-10', maxDate: '2024-06-20', disableWeekends: true },
    });
    await user.click(calendar.input());
    await calendar.opened();
    expect([...calendar.list('Year').options].map(({ text }) => text)).toEqual(['2023', '2024']);
    const off = [...calendar.list('Month').options].filter(({ disabled }) => disabled);
    expect(off.map(({ text }) => text)).toEqual(['July', 'August', 'September', 'October', 'November', 'December']);
    expect(calendar.button('Next month').getAttribute('aria-disabled')).toBe('true');
    await user.click(calendar.button('Next month'));
    expect(calendar.months()).toEqual(['June 2024']);
    for (const name of ['Friday, June 21, 2024', 'Saturday, June 15, 2024', 'Sunday, June 16, 2024']) {
      expect(calendar.day(name).getAttribute('aria-disabled')).toBe('true');
      await user.click(calendar.day(name));
    }
    await settleMicrotasks();
    expect(calendar.named().value).toBe('');
    expect(calendar.day('Thursday, June 20, 2024').getAttribute('aria-disabled')).toBe('false');
  });

  it('has several months side by side, weeks that begin where they shall, and their numbers', async () => {
    const { user } = await openDate({ metaData: { numberOfMonths: 9, firstDay: 1, showWeekNumber: true } });
    await user.click(calendar.input());
    await calendar.opened();
    expect(calendar.months()).toEqual(['June 2024', 'July 2024', 'August 2024', 'September 2024']);
    const [june] = screen.getAllByRole('grid');
    const headers = within(june as HTMLElement).getAllByRole('columnheader');
    expect(headers.map(({ textContent }) => textContent)).toEqual([
      'Week',
      'Mon',
      'Tue',
      'Wed',
      'Thu',
      'Fri',
      'Sat',
      'Sun',
    ]);
    expect(headers[1]?.getAttribute('aria-label')).toBe('Monday');
    const rows = within(june as HTMLElement).getAllByRole('rowheader');
    expect(rows.map(({ textContent }) => textContent)).toEqual(['22', '23', '24', '25', '26']);
    expect(rows[0]?.getAttribute('aria-label')).toBe('Week 22');
  });

  it('speaks the language of the form, and begins weeks as it does', async () => {
    const { user } = await openDate({ options: { locale: 'de' } });
    await user.click(calendar.input());
    await screen.findByRole('dialog', { name: 'Datum auswählen' });
    expect(calendar.months()).toEqual(['Juni 2024']);
    expect(calendar.day('Mittwoch, 5. Juni 2024').textContent).toBe('5');
    expect(screen.getAllByRole('columnheader')[0]?.textContent).toBe('Mo');
    expect(calendar.list('Monat').selectedOptions[0]?.text).toBe('Juni');
  });

  it('goes the other way from right to left', async () => {
    const { user } = await openDate();
    page.form().style.direction = 'rtl';
    await user.click(calendar.input());
    await calendar.opened();
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(calendar.focused()).toBe('Wednesday, June 5, 2024'));
    await user.keyboard('{ArrowLeft}');
    await waitFor(() => expect(calendar.focused()).toBe('Thursday, June 6, 2024'));
  });

  it('leaves nothing behind when the form goes', async () => {
    const { user, handle } = await openDate();
    const sheets = document.adoptedStyleSheets.length;
    await user.click(calendar.input());
    await calendar.opened();
    expect(document.adoptedStyleSheets.length).toBeGreaterThan(sheets);
    const removed = vi.spyOn(document, 'removeEventListener');
    await user.tab();
    handle.unmount();
    expect(removed).toHaveBeenCalledWith('pointerdown', expect.anything(), expect.anything());
    expect(document.adoptedStyleSheets).toEqual([]);
    expect(clock.pending()).toBe(0);
    expect(document.body.querySelector('.hs-datepicker')).toBeNull();
  });
});
