import type { Locator, Page } from 'playwright-core';

/** A phone field with a country dropdown, as a visitor meets it. */
export interface PhoneField {
  readonly country: Locator;
  readonly input: Locator;
  /** What stands in the input, with a bar at the caret. */
  text(): Promise<string>;
  /** The two letters of the country that is shown. */
  code(): Promise<string>;
  /** Chooses a country by its two letters. */
  choose(code: string): Promise<void>;
  /** What the browser itself would send. */
  number(): Promise<string>;
  /** Puts the focus into the input, and waits until numbers are formatted. */
  enter(): Promise<void>;
  /** Puts the caret behind so many characters. */
  putCaret(place: number): Promise<void>;
  /** Pastes a text at the caret. */
  paste(text: string): Promise<void>;
}

const METADATA = /lazy-phone-metadata-.*\.js/;

/** The one phone field of a page. */
export function phoneField(page: Page, label: string): PhoneField {
  const input = page.getByRole('textbox', { name: label });
  // It is searchable, and the browser's own list stays behind it.
  const country = page.locator('.hs-fieldtype-intl-phone .mk-combobox > input');
  const list = page.locator('.hs-fieldtype-intl-phone select');
  return {
    country,
    input,
    text: () =>
      input.evaluate((control: HTMLInputElement) => {
        const caret = control.selectionStart ?? 0;
        return `${control.value.slice(0, caret)}|${control.value.slice(caret)}`;
      }),
    code: () => list.inputValue(),
    async choose(code) {
      await country.fill(await list.locator(`option[value=${code}]`).innerText());
      await country.press('Enter');
    },
    number: () =>
      input.evaluate(({ form, name }: HTMLInputElement) => `${new FormData(form as HTMLFormElement).get(name)}`),
    async enter() {
      const answer = page.waitForResponse(METADATA);
      await input.focus();
      // The page has asked for the same module just before. As text: the test runner would put its own import here.
      await page.evaluate(`import(${JSON.stringify((await answer).url())}).then(() => {})`);
    },
    putCaret: (place) => input.evaluate((control: HTMLInputElement, at) => control.setSelectionRange(at, at), place),
    async paste(text) {
      await page.evaluate((pasted) => navigator.clipboard.writeText(pasted), text);
      await page.keyboard.press('Control+V');
    },
  };
}
