import fc from 'fast-check';
import { describe } from 'vitest';
import { builds } from '../harness/builds';
import { pageOf, tagOf } from '../harness/markup';
import { expect, test } from '../harness/test';
import { anyDefinition } from './any-definition';
import { effort } from './effort';
import { tryDefinition } from './try-definition';

/** How long a form may take until it is ready or has failed: milliseconds. */
const PATIENCE = 10_000;

describe.each(builds)('a definition that nobody foresaw, with $name', (build) => {
  test.override({ build });

  test('is drawn or refused, and leaves the page as it was', { timeout: effort.timeout, retry: 0 }, async ({
    page,
    pages,
    proxy,
  }) => {
    const foreign: string[] = [];
    page.on('request', (request) => {
      const url = request.url();
      if (![proxy.url, pages.url].includes(new URL(url).origin)) foreign.push(url);
    });
    await page.goto(pages.add(pageOf({ head: tagOf(proxy.url), body: '<div id="here"></div>' })));
    await page.waitForFunction(() => 'version' in window.mountkit);
    await page.evaluate(() => window.mountkit.load('forms'));

    await fc.assert(
      fc.asyncProperty(anyDefinition, async (definition) => {
        expect(await page.evaluate(tryDefinition, { ...definition, provider: proxy.url, patience: PATIENCE })).toEqual(
          [],
        );
        expect(foreign.splice(0)).toEqual([]);
      }),
      {
        numRuns: effort.definitions,
        seed: effort.seed,
        // Looking for the smallest case that fails takes long: what was found by then is told.
        interruptAfterTimeLimit: effort.timeout * 0.8,
        markInterruptAsFailure: true,
      },
    );
  });
});
