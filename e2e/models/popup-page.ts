import type { Page } from 'playwright-core';
import { type PageParts, pageOf, tagOf } from '../harness/markup';
import type { PageServer } from '../harness/page-server';

/** A popup's source, as a page has it. */
export const popupOf = (
  id: string,
  settings: object,
  content = `<h2>Popup ${id}</h2><p><a href="#in-${id}">Inside ${id}</a></p>`,
) =>
  `<div hidden data-mountkit="popup" id="source-${id}" data-popup-id="${id}" data-settings='${JSON.stringify(settings).replaceAll("'", '&#39;')}'>${content}</div>`;

/** A link that does something. */
export const linkOf = (action: string, text: string) => `<p><a href="#mountkit:${action}">${text}</a></p>`;

/** The data block with what a page knows. */
export const configOf = (config: object) =>
  `<script type="application/json" data-mountkit-config>${JSON.stringify(config)}</script>`;

/** Notes the events of popups from the first on, as `show 1`. */
const NOTE = `<script>
window.mountkit = window.mountkit || { q: [] };
window.heard = [];
mountkit.q.push(function (m) {
  ['show', 'hide'].forEach(function (name) { m.on('popups:' + name, function (e) { heard.push(name + ' ' + e.id); }); });
  m.on('popups:blocked', function (e) { heard.push('blocked ' + e.id + ' ' + e.rule); });
});
</script>`;

/** Opens a page with popups and waits until all are mounted. */
export async function openPopups(page: Page, at: { pages: PageServer; provider: string }, parts: PageParts) {
  const head = (parts.head ?? '') + NOTE + tagOf(at.provider);
  const url = at.pages.add(pageOf({ ...parts, head }));
  await page.goto(url);
  await page.waitForFunction(() => 'version' in window.mountkit);
  await page.evaluate(async () => {
    const { registry } = await window.mountkit.load('popups');
    await Promise.all(registry.all().map(({ ready }) => ready));
  });
  return { url, popup: popupModel(page) };
}

/** What a test sees of popups. */
export const popupModel = (page: Page) => ({
  dialogOf: (id: string) => page.locator(`dialog:has(> div > #source-${id})`),
  isOpen: (id: string) =>
    page.evaluate((id) => !!document.querySelector(`#source-${id}`)?.closest('dialog:is([open],:popover-open)'), id),
  heard: () => page.evaluate(() => Reflect.get(window as object, 'heard') as string[]),
  explain: (id: string) => page.evaluate((id) => window.mountkit.popups?.explain(id) ?? [], id),
  stored: () =>
    page.evaluate(() => [localStorage, sessionStorage].map((store) => JSON.parse(store.getItem('mountkit') ?? 'null'))),
  focused: () =>
    page.evaluate(() => {
      const { activeElement: at } = document;
      return at?.id || at?.textContent?.trim().slice(0, 20) || at?.localName;
    }),
});
