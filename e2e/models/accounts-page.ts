import type { Page } from 'playwright-core';

/** What somebody does at the pages about people and their accounts. */
export interface AccountsPage {
  /** Opens a page below `/admin/`. */
  open(name: string): Promise<void>;
  /** Invites somebody, and answers the link. */
  invite(email: string, role: string): Promise<string>;
  /** Adds a form of a template. */
  addForm(template: string): Promise<void>;
  accept(link: string, name: string, password: string): Promise<void>;
  signIn(email: string, password: string): Promise<void>;
  enterCode(code: string): Promise<void>;
  /** Turns one-time codes on with the code that `codeOf` makes of the secret. */
  turnOnCodes(codeOf: (secret: string) => string): Promise<{ secret: string; recovery: string[] }>;
  signOut(): Promise<void>;
}

export const accountsPage = (page: Page, server: string): AccountsPage => ({
  async open(name) {
    await page.goto(`${server}/admin/${name.includes('/') ? name : `${name}/`}`);
  },
  async invite(email, role) {
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Role', { exact: true }).selectOption(role);
    await page.getByRole('button', { name: 'Invite' }).click();
    await page.getByRole('heading', { name: `Invitation for ${email}` }).waitFor();
    return (await page.getByText(/\/admin\/invitation\//).textContent()) ?? '';
  },
  async addForm(template) {
    const added = await page.evaluate(async (name) => {
      const headers = { 'Content-Type': 'application/json' };
      const answer = await fetch('/admin/api/forms', { method: 'POST', headers, body: `{"template":"${name}"}` });
      return answer.status;
    }, template);
    if (added !== 201) throw new Error(`the form was answered ${added}`);
  },
  async accept(link, name, password) {
    await page.goto(link);
    await page.getByLabel('Name').fill(name);
    await page.getByLabel('New password').fill(password);
    await page.getByRole('button', { name: 'Accept' }).click();
    await page.waitForURL((url) => !url.pathname.startsWith('/admin/invitation/'));
  },
  async signIn(email, password) {
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Sign in' }).click();
  },
  async enterCode(code) {
    await page.getByRole('textbox', { name: 'One-time code' }).fill(code);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL((url) => !url.pathname.startsWith('/admin/sign-in'));
  },
  async turnOnCodes(codeOf) {
    await page.getByRole('button', { name: 'Turn on one-time codes' }).click();
    const secret = (await page.getByText(/^[A-Z2-7]{32}$/).textContent()) ?? '';
    await page.getByRole('textbox', { name: 'One-time code' }).fill(codeOf(secret));
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.getByRole('heading', { name: 'Keep your recovery codes' }).waitFor();
    const codes = page.getByRole('status').getByRole('listitem');
    return { secret, recovery: await codes.allTextContents() };
  },
  async signOut() {
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  },
});
