import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Frame, Page } from 'playwright-core';
import { isFirefox } from './browser';

/** The smaller of its two files: reading it takes a page as long as running it. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * For a test that looks at the same states in both color schemes: every rule in the light, and in the dark those that
 * read colors, the only ones that a page can break anew.
 */
export const rulesIn = { light: undefined, dark: ['color-contrast', 'link-in-text-block'] } as const;

/**
 * Runs rules of axe on the page as it is now, every one unless `only` names some; answers a line for each element that
 * breaks one.
 */
export async function findAxeViolations(page: Page | Frame, only?: readonly string[]): Promise<string[]> {
  // Firefox ends the page's process when this is read by the page and was read by Playwright, which names by it too.
  if (isFirefox) await page.evaluate(() => void Reflect.deleteProperty(Element.prototype, 'ariaLabelledByElements'));
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(
    async (runOnly) => {
      const { axe: runner } = window as unknown as { axe: typeof axe };
      // In forced colors the browser paints with the visitor's own; axe reads the ones that are not painted.
      const enabled = !matchMedia('(forced-colors: active)').matches;
      const { violations } = await runner.run(document, {
        preload: false,
        // Frames hold no axe: each would be waited for in vain.
        iframes: false,
        resultTypes: ['violations'],
        rules: { 'color-contrast': { enabled } },
        ...(runOnly && { runOnly }),
      });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
      );
    },
    only && [...only],
  );
}
