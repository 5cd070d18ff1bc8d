import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { builds } from '../harness/builds';
import { EMAIL_FORM, PORTAL } from '../harness/markup';
import { expect, test } from '../harness/test';
import { effort } from './effort';
import { countMounted, listDangers, openGadgetPage } from './gadget-page';
import { makePayloads } from './payloads';
import { poisonDefinitions } from './poisoned-definitions';

/** Every way in which a page can load the forms. */
const FILES = ['mountkit.js', 'mountkit.umd.js', 'umd/forms-embed.js'];

/** Mounts forms of these definitions, uses what they show, and takes them away again; answers how many became ready. */
const tryForms = (page: Page, definitions: readonly object[]) =>
  page.evaluate(
    async ([definitions, portalId, formId]) => {
      const { mount } = await window.mountkit.load('forms');
      let ready = 0;
      for (const definition of definitions) {
        const element = document.body.appendChild(document.createElement('div'));
        const handle = mount(element, { portalId, formId, definition, branding: '' });
        await handle.ready.then(
          () => ready++,
          () => {},
        );
        for (const input of element.querySelectorAll<HTMLElement>('input,select,textarea')) input.focus();
        for (const link of element.querySelectorAll<HTMLElement>('[data-mountkit-foreign] *')) link.click?.();
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
      return ready;
    },
    [definitions, PORTAL, EMAIL_FORM] as const,
  );

describe.each(builds)('foreign markup with $name', (build) => {
  test.override({ build });

  test.for(FILES)(
    'in %s: no payload in a definition runs, asks or is mounted',
    { timeout: effort.timeout },
    async (file, { page, proxy }) => {
      const definitions = await poisonDefinitions(makePayloads(effort.payloads, effort.seed));
      const { expectUnharmed } = await openGadgetPage({ page, proxy }, { file });
      const before = await countMounted(page);
      let ready = 0;
      for (let from = 0; from < definitions.length; from += 10) {
        const some = definitions.slice(from, from + 10);
        ready += await tryForms(page, some);
        expect(await listDangers(page)).toEqual([]);
        await expectUnharmed();
        await page.evaluate(async () => (await window.mountkit.load('forms')).registry.removeAll());
      }
      // Most of them are drawn: what is never drawn proves nothing.
      expect(ready).toBeGreaterThan(definitions.length / 2);
      expect(await countMounted(page)).toBeGreaterThanOrEqual(before);
    },
  );
});
