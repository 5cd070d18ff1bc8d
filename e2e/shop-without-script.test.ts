import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import { has } from './harness/engines';
import { PATIENCE } from './harness/eventually';
import { newEmail } from './harness/stored';
import { expect, test as scripted } from './harness/test';
import { shopPage } from './models/shop-page';

/** A browser that runs no script. */
const withTextFormPage = scripted.extend<{ plain: Page }>({
  plain: async ({ browser }, use) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 1280, height: 900 } });
    context.setDefaultTimeout(PATIENCE);
    await use(await context.newPage());
    await context.close();
  },
});
const test = withTextFormPage.runIf(has.pagesWithoutScripts);

const server = () => inject('server');

test('somebody finds something and buys it', async ({ plain: page }) => {
  const shop = shopPage(page, server());
  await shop.open();
  await shop.filter('Category', 'Mugs').click();
  await shop.filter('Colour', 'Ash').click();
  await page.getByLabel('Shop order').selectOption('price');
  await page.getByRole('button', { name: 'Sort' }).click();
  await page.getByLabel('Moss & Kiln', { exact: false }).first().check();
  await page.getByRole('button', { name: 'Apply' }).first().click();
  const { search } = new URL(page.url());
  for (const part of ['orderby=price', 'product_cat=mugs', 'pa_colour=ash', 'product_brand=moss-kiln']) {
    expect(search).toContain(part);
  }
  expect(await shop.filter('Category', 'Mugs').getAttribute('aria-pressed')).toBe('true');

  await shop.addButton('Fern Mug').click();
  expect(await shop.message.textContent()).toContain('“Fern Mug” has been added to your basket.');
  expect(new URL(page.url()).search).toBe(search);
  await shop.message.getByRole('link', { name: 'View basket' }).click();
  await page.getByLabel('Fern Mug quantity').fill('3');
  await page.getByRole('button', { name: 'Update basket' }).click();
  expect(await shop.basketLink.textContent()).toBe('3 items');

  await page.getByRole('link', { name: 'Proceed to checkout' }).click();
  const email = newEmail();
  const fields = {
    'First name': 'Ada',
    'Last name': 'Moss',
    'Email address': email,
    'Street address': '4 Orchard Yard',
    Postcode: 'AB1 2CD',
    'Town / City': 'Leeds',
  };
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label).fill(value);
  await page.getByRole('button', { name: 'Place order' }).click();
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Order received');
  expect(await shop.basketLink.textContent()).toBe('0 items');

  const answer = await fetch(`${server()}/admin/api/orders?limit=200`);
  const { items } = (await answer.json()) as {
    items: { email: string; items: { name: string; quantity: number }[] }[];
  };
  const order = items.find((one) => one.email === email);
  expect(order?.items).toMatchObject([{ name: 'Fern Mug', quantity: 3 }]);
});

test('somebody chooses a variation, and takes it out again', async ({ plain: page }) => {
  const shop = shopPage(page, server());
  await shop.open('/product/larch-espresso-cup/');
  const add = page.getByRole('button', { name: 'Add to basket', exact: true });
  await add.click();
  expect(await shop.error.textContent()).toContain('Please choose product options');
  await page.getByLabel('Size').selectOption('Large');
  await page.getByLabel('Colour').selectOption('Moss');
  await add.click();
  expect(await shop.message.textContent()).toContain('“Larch Espresso Cup - Large, Moss”');
  await page
    .getByRole('complementary', { name: 'Your basket' })
    .getByRole('button', { name: /^Remove Larch/ })
    .click();
  expect(await shop.message.textContent()).toContain('has been removed from your basket.');
  await shop.message.getByRole('link', { name: 'Undo?' }).click();
  expect(await shop.basketLink.textContent()).toBe('1 item');
});

test('somebody reads the journal by tags of every script, back and forth', async ({ plain: page }) => {
  const shop = shopPage(page, server());
  await shop.open('/blog/');
  expect(await shop.resultCount.textContent()).toContain('of 300 results');
  await shop.filter('Tags', '陶芸').click();
  const narrowed = await shop.resultCount.textContent();
  await shop.filter('Tags', '100% handmade').click();
  expect(new URL(page.url()).search).toBe('?e-filter-b10g300-post_tag=%E9%99%B6%E8%8A%B8+100%25');
  const both = await shop.resultCount.textContent();
  expect(both).not.toBe(narrowed);
  await page.goBack();
  expect(await shop.resultCount.textContent()).toBe(narrowed);
  await page.getByRole('link', { name: 'Next page' }).click();
  expect(await shop.resultCount.textContent()).toMatch(/^Showing 13–/);
  expect(await shop.filter('Tags', '陶芸').getAttribute('aria-pressed')).toBe('true');
  await page.getByRole('link', { name: 'Clear all' }).click();
  expect(await shop.resultCount.textContent()).toContain('of 300 results');
});

test('somebody registers, and logs out and in again', async ({ plain: page }) => {
  const email = newEmail();
  await page.goto(`${server()}/my-account/`);
  const register = page.getByRole('region', { name: 'Register' });
  await register.getByLabel('Name').fill('Bo Kiln');
  await register.getByLabel('Email address').fill(email);
  await register.getByLabel('Password').fill('a long password');
  await register.getByRole('button', { name: 'Register' }).click();
  const title = page.getByRole('heading', { level: 1 });
  expect(await title.textContent()).toBe('Hello Bo Kiln');
  await page.getByRole('button', { name: 'Log out' }).click();
  expect(await title.textContent()).toBe('My account');
  const logIn = page.getByRole('region', { name: 'Log in' });
  await logIn.getByLabel('Email address').fill(email);
  await logIn.getByLabel('Password').fill('another password');
  await logIn.getByRole('button', { name: 'Log in' }).click();
  expect(await page.getByRole('alert').textContent()).toBe('The email address or the password is incorrect.');
  await logIn.getByLabel('Password').fill('a long password');
  await logIn.getByRole('button', { name: 'Log in' }).click();
  expect(await title.textContent()).toBe('Hello Bo Kiln');
});
