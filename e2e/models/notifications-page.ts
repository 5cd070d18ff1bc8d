import type { Locator, Page } from 'playwright-core';

/** `/admin/notifications/`: who is told of submissions, and what has become of it. */
export interface NotificationsPage {
  open(): Promise<void>;
  /** Adds a webhook for every form, and answers the secret that it is signed with. */
  addWebhook(url: string): Promise<string>;
  /** The rows of deliveries in a state. */
  deliveries(state: string): Locator;
  /** Shows the deliveries in a state only. */
  showState(state: string): Promise<void>;
  sendAgain(row: Locator): Promise<void>;
}

export const notificationsPage = (page: Page, server: string): NotificationsPage => ({
  async open() {
    await page.goto(`${server}/admin/notifications/`);
  },
  async addWebhook(url) {
    await page.getByRole('link', { name: 'Add a webhook' }).click();
    await page.getByLabel('Form', { exact: true }).selectOption({ index: 0 });
    await page.getByLabel('Address').fill(url);
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('heading', { name: 'Change a webhook' }).waitFor();
    const secret = await page.getByText(/^whsec_/).textContent();
    await page.getByRole('link', { name: 'Back' }).click();
    return secret ?? '';
  },
  deliveries: (state) =>
    page
      .getByRole('table', { name: 'Deliveries' })
      .getByRole('row')
      .filter({ has: page.getByText(state, { exact: true }) }),
  async showState(state) {
    await page.getByRole('navigation', { name: 'State' }).getByRole('link', { name: state }).click();
  },
  async sendAgain(row) {
    await row.getByRole('button', { name: /^Send again/ }).click();
  },
});
