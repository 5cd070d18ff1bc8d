import type { Locator } from 'playwright-core';

/** A form as a visitor meets it. */
export interface FormModel {
  /** The element that it is mounted on. */
  readonly root: Locator;
  /** The form element. */
  readonly form: Locator;
  readonly button: Locator;
  /** The messages above the button. */
  readonly rollup: Locator;
  /** What is said to those who cannot see the form, while it is sent. */
  readonly status: Locator;
  /** The message in place of the form. */
  readonly thanks: Locator;
  field(label: string): Locator;
  /** Types as a person does, key by key. */
  type(label: string, value: string): Promise<void>;
  /** The text of all that the field names as its description, without what may be chosen in a file field. */
  describedBy(label: string): Promise<string>;
  submit(): Promise<void>;
}

/** The form on the element that `root` finds. */
export function formModel(root: Locator): FormModel {
  const button = root.locator('input[type=submit]');
  const field = (label: string) => root.getByLabel(label);
  return {
    root,
    form: root.locator('form'),
    button,
    rollup: root.locator('.hs_error_rollup'),
    status: root.getByRole('status'),
    thanks: root.locator('.submitted-message'),
    field,
    type: (label, value) => field(label).pressSequentially(value),
    describedBy: (label) =>
      field(label).evaluate((control) => {
        const ids = (control.getAttribute('aria-describedby') ?? '').split(' ');
        const root = control.getRootNode() as Document | ShadowRoot;
        return ids
          .filter((id) => !id.endsWith('-hint'))
          .map((id) => root.getElementById(id)?.textContent ?? '')
          .join(' ');
      }),
    submit: () => button.click(),
  };
}
