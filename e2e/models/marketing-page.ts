import type { Locator, Page } from 'playwright-core';
import { type FormModel, formModel } from './form-model';

/** The marketing page, and the page that its form leads to. */
export interface MarketingPage {
  readonly form: FormModel;
  readonly email: Locator;
  /** The heading of the page that the browser is on. */
  readonly heading: Locator;
  /** Opens it; `?render=server` asks for the form that the server draws. Default: the widget draws it. */
  open(query?: string): Promise<void>;
  /** Presses Tab until `target` has the focus; false when it never gets there. */
  tabTo(target: Locator): Promise<boolean>;
  /** Waits until the browser has come to 'pick a platform'. */
  arrive(): Promise<URL>;
}

/** What the marketing page calls its one field. */
export const EMAIL_LABEL = 'Work email';

/** The marketing page of a server. */
export function marketingPage(page: Page, server: string): MarketingPage {
  const form = formModel(page.locator('[data-mountkit=form]'));
  const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);
  return {
    form,
    email: form.field(EMAIL_LABEL),
    heading: page.getByRole('heading', { level: 1 }),
    async open(query = '') {
      await page.goto(`${server}/marketing/${query}`);
      await form.form.waitFor();
    },
    async tabTo(target) {
      for (let presses = 0; presses < 20; presses++) {
        await page.keyboard.press('Tab');
        if (await isFocused(target)) return true;
      }
      return false;
    },
    async arrive() {
      await page.waitForURL(`${server}/pick-a-platform/**`);
      return new URL(page.url());
    },
  };
}
