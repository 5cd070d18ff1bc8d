import type { Locator, Page } from 'playwright-core';

/** What is stored, as a person looks at it. */
export interface AdminPage {
  open(): Promise<void>;
  /** The rows of the contact table that name this address. */
  contacts(email: string): Locator;
  /** The entries of the submission log that came from this address. */
  submissions(email: string): Locator;
  /** A number of the overview, by its label. */
  figure(label: string): Promise<number>;
}

/** The admin page of a server. */
export const adminPage = (page: Page, server: string): AdminPage => ({
  async open() {
    await page.goto(`${server}/admin/`);
  },
  contacts: (email) =>
    page
      .getByRole('region', { name: 'Contacts' })
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: email, exact: true }) }),
  submissions: (email) =>
    page
      .getByRole('region', { name: 'Submissions' })
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: email, exact: true }) }),
  async figure(label) {
    const tile = page.locator('.tile', { has: page.getByText(label, { exact: true }) });
    return Number((await tile.locator('dd').textContent())?.replaceAll(',', ''));
  },
});
