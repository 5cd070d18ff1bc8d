import type { Locator } from 'playwright-core';

/** A searchable select, as a visitor meets it. */
export interface ComboboxModel {
  readonly input: Locator;
  /** The select behind it, which the form sends. */
  readonly select: Locator;
  readonly popup: Locator;
  /** The labels that are listed and drawn. */
  options(): Promise<string[]>;
  option(label: string): Locator;
  /** The label that a screen reader hears while the focus stays in the input. */
  active(): Promise<string | undefined>;
  /** The value that will be sent. */
  value(): Promise<string>;
  /** Whether the focus is in the input. */
  isFocused(): Promise<boolean>;
}

/** The one searchable select of a form. */
export function comboboxModel(root: Locator): ComboboxModel {
  const input = root.locator('.mk-combobox > input');
  const select = root.locator('.mk-combobox + select');
  const popup = root.locator('.mk-choices');
  return {
    input,
    select,
    popup,
    options: () => popup.locator('[role=option]').allInnerTexts(),
    option: (label) => popup.getByRole('option', { name: label, exact: true }),
    active: () =>
      input.evaluate((element) => {
        const id = element.getAttribute('aria-activedescendant') ?? '';
        return (element.getRootNode() as Document | ShadowRoot).getElementById(id)?.textContent ?? undefined;
      }),
    value: () => select.inputValue(),
    isFocused: () =>
      input.evaluate((element) => (element.getRootNode() as Document | ShadowRoot).activeElement === element),
  };
}
