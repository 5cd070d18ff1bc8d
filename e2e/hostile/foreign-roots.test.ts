import { describe } from 'vitest';
import { builds } from '../harness/builds';
import { eventually } from '../harness/eventually';
import { expect, test } from '../harness/test';
import { effort } from './effort';
import { countMounted, openGadgetPage } from './gadget-page';
import { makeGadgets } from './payloads';

const FILES = ['mountkit.js', 'mountkit.umd.js'];

/** The popup, the list, its filter, and the cart that the shop's dialect mounts on the body. */
const OWN = 4;

// The cleaner is not asked here: these are the marks that it would take off.
describe.each(builds)('what is marked in a foreign root with $name', (build) => {
  test.override({ build });

  test.for(FILES)(
    'in %s: is not mounted and not followed, whether it is there from the start or comes later',
    { timeout: effort.timeout },
    async (file, { page, proxy }) => {
      const gadgets = makeGadgets(200, effort.seed);
      const body = gadgets.slice(0, 100).map((gadget) => `<div data-mountkit-foreign><p>${gadget}</p></div>`);
      const { expectUnharmed } = await openGadgetPage({ page, proxy }, { file, body: body.join('') });
      await eventually(() => countMounted(page)).toBe(OWN);

      const asked = proxy.requests.length;
      await page.evaluate(async (later) => {
        // Each widget is there, and each dialect: what they would find they find now.
        await Promise.all(
          (['popups', 'filters', 'cart'] as const).map((name) => window.mountkit.load(name as 'forms')),
        );
        const rules = { createHTML: (markup: string) => markup };
        const { trustedTypes } = window as unknown as {
          trustedTypes?: { createPolicy(name: string, given: typeof rules): typeof rules };
        };
        const policy = trustedTypes?.createPolicy('page', rules) ?? rules;
        for (const gadget of later) {
          const root = document.body.appendChild(document.createElement('div'));
          root.setAttribute('data-mountkit-foreign', '');
          root.append(document.createRange().createContextualFragment(policy.createHTML(gadget) as never));
        }
        document.body.appendChild(document.createElement('i')).dataset.mountkit = 'sticky';
      }, gadgets.slice(100));
      // What came after them all is mounted: so everything before it has been looked at.
      await eventually(() => countMounted(page)).toBe(OWN + 1);

      for (const name of ['click', 'pointerover', 'keydown']) {
        await page.evaluate((type) => {
          for (const element of document.querySelectorAll('[data-mountkit-foreign] *'))
            element.dispatchEvent(new KeyboardEvent(type, { bubbles: true, cancelable: true, key: 'Enter' }));
        }, name);
      }
      await expectUnharmed(OWN + 1);
      const since = proxy.requests.slice(asked).filter(({ path }) => !/\.js$/.test(path));
      expect(since).toEqual([]);
      expect(await page.locator('[data-mountkit-foreign] :is(form, dialog, iframe, .mountkit-sticky)').count()).toBe(0);
    },
  );
});
