import { describe } from 'vitest';
import { findAxeViolations, rulesIn } from './harness/axe';
import { newEmail } from './harness/stored';
import { expect, test } from './harness/test';
import { adminPage } from './models/admin-page';
import { formModel } from './models/form-model';
import { EMAIL_LABEL, marketingPage } from './models/marketing-page';
import { waitForWidgets } from './models/page-widget';

const PATHS = [
  '/',
  '/marketing/',
  '/marketing/?render=server',
  '/pick-a-platform/',
  '/pick-a-platform/?email=ada%40example.org',
  '/contact/',
  '/contact/?locale=ar',
  '/fields/',
  '/fields/?locale=ja',
  '/shop/',
  '/shop/?e-filter-sh0p115-pa_colour=moss~sea&orderby=price',
  '/product/fern-mug/',
  '/product/larch-espresso-cup/',
  '/basket/',
  '/my-account/',
  '/blog/',
  '/blog/?e-filter-b10g300-post_tag=%E9%99%B6%E8%8A%B8',
  '/sticky/',
  '/popups/',
  '/widgets/',
  '/admin/',
  '/nothing/',
];

/** Pages whose form says at a press of its first button what is missing. */
const ASKS = /^\/(contact|fields)\//;

/** Families of the page of widgets, with their names. */
const WIDGETS = [
  ['disclosure', 'tabs', 'accordion'],
  ['carousel', 'carousel'],
  ['gallery', 'gallery'],
  ['video', 'video', 'playlist'],
  ['menu', 'menu'],
  ['toc', 'toc', 'tracker'],
  ['headline', 'headline', 'text-path'],
  ['hotspot', 'hotspot'],
  ['lottie', 'lottie'],
  ['floating', 'floating-bar', 'contact'],
] as const;

/** Of a page that is not wider than the window. */
const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;

describe.each([1280, 375])('%i pixels wide', (width) => {
  test.for(PATHS)('axe finds nothing on %s, in the light and in the dark', async (path, { page, proxy, watch }) => {
    const expectNothing = async () => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await findAxeViolations(page, rulesIn[colorScheme])).toEqual([]);
      }
    };
    await page.setViewportSize({ width, height: 900 });
    if (path === '/admin/') {
      const { form: emailForm, ...marketing } = marketingPage(page, proxy.url);
      const email = newEmail();
      await marketing.open();
      await emailForm.field(EMAIL_LABEL).fill(email);
      await emailForm.submit();
      await marketing.arrive();
      const admin = adminPage(page, proxy.url);
      await admin.open();
      expect(await admin.submissions(email).count()).toBe(1);
    } else {
      await page.goto(proxy.url + path, { waitUntil: 'load' });
    }
    const { form, button } = formModel(page.locator('[data-mountkit=form]'));
    if (path.startsWith('/marketing/') || ASKS.test(path)) await form.waitFor();
    await expectNothing();
    if (path === '/widgets/') {
      // What was looked at so far may have been the page's own markup.
      for (const [family, ...names] of WIDGETS) await waitForWidgets(page, family, ...names);
      await expectNothing();
    }
    if (ASKS.test(path)) {
      await form.locator('.hs-next-button').or(button).first().click();
      await form.locator('[aria-invalid=true]').first().waitFor();
      await expectNothing();
    }
    expect(await page.evaluate(overflow)).toBe(0);
    if (path !== '/nothing/') expect(watch.errors).toEqual([]);
  });
});
