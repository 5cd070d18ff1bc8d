import { describe } from 'vitest';
import { findAxeViolations } from './harness/axe';
import { newEmail } from './harness/stored';
import { expect, test } from './harness/test';
import { adminPage } from './models/admin-page';
import { EMAIL_LABEL, marketingPage } from './models/marketing-page';

const PATHS = [
  '/',
  '/marketing/',
  '/marketing/?render=server',
  '/pick-a-platform/',
  '/pick-a-platform/?email=ada%40example.org',
  '/admin/',
  '/nothing/',
];

describe.each(['light', 'dark'] as const)('in the %s', (colorScheme) => {
  describe.each([1280, 375])('and %i pixels wide', (width) => {
    test.for(PATHS)('axe finds nothing on %s', async (path, { page, proxy, watch }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      if (path === '/admin/') {
        const { form, ...marketing } = marketingPage(page, proxy.url);
        const email = newEmail();
        await marketing.open();
        await form.field(EMAIL_LABEL).fill(email);
        await form.submit();
        await marketing.arrive();
        const admin = adminPage(page, proxy.url);
        await admin.open();
        expect(await admin.submissions(email).count()).toBe(1);
      } else {
        await page.goto(proxy.url + path, { waitUntil: 'load' });
      }
      if (path.startsWith('/marketing/')) await marketingPage(page, proxy.url).form.form.waitFor();
      expect(await findAxeViolations(page)).toEqual([]);
      const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
      expect(await page.evaluate(overflow)).toBe(0);
      if (path !== '/nothing/') expect(watch.errors).toEqual([]);
    });
  });
});
