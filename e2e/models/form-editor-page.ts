import type { Locator, Page } from 'playwright-core';
import { type FormModel, formModel } from './form-model';

/** The form editor of a provider, as the owner of forms works with it. */
export interface FormEditorPage {
  openList(): Promise<void>;
  /** What opens a form of the list, by its guid. */
  link(formId: string): Locator;
  /** Begins a form with a template, by its title. */
  begin(template: string): Promise<void>;
  /** The labels of the rows, in their order. */
  labels(): Promise<readonly string[]>;
  /** The handle that moves a row. */
  handle(label: string): Locator;
  /** What chooses a row. */
  row(label: string): Locator;
  choose(label: string): Promise<void>;
  /** Adds a field of a kind behind the chosen one, and gives it a label. */
  add(kind: string, label: string): Promise<void>;
  control(label: string): Locator;
  button(name: string): Locator;
  tab(name: string): Locator;
  /** Publishes, and waits until it is done. */
  publish(version: number): Promise<void>;
  /** What the editor says of the last thing that was done. */
  readonly status: Locator;
  readonly conflict: Locator;
  readonly problems: Locator;
  /** The form in the preview. */
  readonly preview: FormModel;
  /** The guid of the form that is open. */
  formId(): string;
}

export function formEditorPage(page: Page, server: string): FormEditorPage {
  const control = (label: string) => page.getByLabel(label, { exact: true });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const tab = (name: string) => page.getByRole('tab', { name });
  const list = page.getByRole('region', { name: 'Fields' });
  const row = (label: string) => list.locator('.item__name', { hasText: label });
  return {
    async openList() {
      await page.goto(`${server}/admin/forms/`);
      await button('New form').waitFor();
    },
    link: (formId) => page.locator(`a[href="/admin/forms/${formId}/"]`),
    async begin(template) {
      await button('New form').click();
      await page.getByRole('dialog').getByRole('button', { name: template }).click();
      await button('Publish').waitFor();
    },
    labels: async () =>
      (await list.locator('.item__label').allTextContents()).map((text) => text.replace(/ required$/, '')),
    handle: (label) => list.getByRole('button', { name: `Move ${label}` }),
    row,
    choose: (label) => row(label).click(),
    async add(kind, label) {
      await button('Add a field').click();
      await list.locator('.kind', { hasText: kind }).first().click();
      await control('Label').fill(label);
    },
    control,
    button,
    tab,
    async publish(version) {
      await button('Publish').click();
      await page.getByText(`Published as version ${version}.`).waitFor();
    },
    status: page.getByRole('status').first(),
    conflict: page.getByRole('alert', { name: 'Somebody else saved this form meanwhile' }),
    problems: page.getByRole('region', { name: /to mend before it is published$/ }),
    preview: formModel(page.frameLocator('iframe').locator('#stage')),
    formId: () => new URL(page.url()).pathname.split('/').at(-2) ?? '',
  };
}
