import type { Locator } from 'playwright-core';

/** A date field with its calendar, as a visitor meets it. */
export interface CalendarModel {
  /** The input that is seen. */
  readonly input: Locator;
  /** What will be sent. */
  value(): Promise<string>;
  readonly popup: Locator;
  /** The month, or months, that are shown. */
  months(): Promise<string[]>;
  day(name: string): Locator;
  button(name: string): Locator;
  list(name: string): Locator;
  /** The accessible name of what has the focus. */
  focused(): Promise<string | null>;
}

/** The date field with this label in the form on the element that `root` finds. */
export function calendarModel(root: Locator, label: string): CalendarModel {
  const input = root.getByLabel(label, { exact: true });
  const popup = root.locator('.hs-datepicker');
  return {
    input,
    value: () => root.locator('.hs-dateinput input[type=hidden]').inputValue(),
    popup,
    months: () => popup.locator('.mk-month-name').allInnerTexts(),
    day: (name) => popup.getByRole('gridcell', { name, exact: true }),
    button: (name) => popup.getByRole('button', { name, exact: true }),
    list: (name) => popup.getByRole('combobox', { name, exact: true }),
    focused: () => input.page().evaluate(() => document.activeElement?.getAttribute('aria-label') ?? null),
  };
}
