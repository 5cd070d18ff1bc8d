import type { Locator, Page } from 'playwright-core';
import { type FormModel, formModel } from './form-model';

/** The contact page, whose form has several pages. */
export interface ContactPage {
  readonly form: FormModel;
  /** What says on which page of the form the visitor is. */
  readonly step: Locator;
  /** What is left to do on other pages. */
  readonly summary: Locator;
  open(): Promise<void>;
  /** Presses Tab, backwards where it is above, until `target` has the focus; fails when it never gets there. */
  tabTo(target: Locator): Promise<void>;
  /** Goes to a field by Tab and types. */
  type(label: string, text: string): Promise<void>;
  /** Goes to a choice by Tab and presses the space bar. */
  tick(name: string): Promise<void>;
  /** Goes to a button by Tab and presses Enter. */
  press(name: string): Promise<void>;
}

/** Presses that bring a keyboard through the whole page, twice. */
const MOST_PRESSES = 80;

/** The contact page of a server. */
export function contactPage(page: Page, server: string): ContactPage {
  const form = formModel(page.locator('[data-mountkit=form]'));
  const tabTo = async (target: Locator) => {
    await target.waitFor();
    for (let presses = 0; presses < MOST_PRESSES; presses++) {
      const way = await target.evaluate((element) => {
        const { activeElement } = document;
        if (element === activeElement) return '';
        const isAbove =
          activeElement && activeElement !== document.body && element.compareDocumentPosition(activeElement) & 4;
        return isAbove ? 'Shift+Tab' : 'Tab';
      });
      if (!way) return;
      await page.keyboard.press(way);
    }
    throw new Error(`${target} never has the focus`);
  };
  return {
    form,
    step: form.root.getByRole('heading', { name: /^Step \d$/ }),
    summary: form.root.locator('.mk-summary'),
    async open() {
      await page.goto(`${server}/contact/`);
      await form.form.waitFor();
    },
    tabTo,
    async type(label, text) {
      const boxes = (['textbox', 'spinbutton', 'combobox'] as const).map((role) =>
        form.root.getByRole(role, { name: label }),
      );
      await tabTo(boxes.reduce((all, box) => all.or(box)));
      await page.keyboard.type(text);
    },
    async tick(name) {
      await tabTo(form.root.getByRole('checkbox', { name }));
      await page.keyboard.press('Space');
    },
    async press(name) {
      await tabTo(form.root.getByRole('button', { name, exact: true }));
      await page.keyboard.press('Enter');
    },
  };
}
