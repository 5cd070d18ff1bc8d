import { afterAll, afterEach, beforeAll, beforeEach, describe, inject } from 'vitest';
import { builds } from '../harness/builds';
import { type FaultProxy, startFaultProxy } from '../harness/fault-proxy';
import type { Build } from '../harness/find-builds';
import { type PageServer, startPageServer } from '../harness/page-server';
import type { Engine } from './engine';
import { startPuppeteerEngine } from './puppeteer-engine';
import { startWebKitEngine } from './webkit-engine';

/** The three engines that the widgets are for: contract section 8. */
const ENGINES: Readonly<Record<string, () => Promise<Engine>>> = {
  chromium: () => startPuppeteerEngine('chrome'),
  firefox: () => startPuppeteerEngine('firefox'),
  webkit: startWebKitEngine,
};

/** What a test of the engines works with. */
export interface EngineTools {
  /** One browser for the file; each page is opened anew. */
  readonly engine: Engine;
  /** The example server, behind a proxy of this test's own. */
  readonly proxy: FaultProxy;
  /** Pages on another origin. */
  readonly pages: PageServer;
}

/** The suites of a file, which run in every engine, on the script tag's build. */
export function describeInEngines(suites: (tools: EngineTools) => void): void {
  describe.each(Object.entries(ENGINES))('in %s', (_, start) => {
    const tools = {} as { -readonly [Key in keyof EngineTools]: EngineTools[Key] };

    beforeAll(async () => {
      tools.engine = await start();
    });
    afterAll(() => tools.engine.close());
    beforeEach(async () => {
      tools.proxy = await startFaultProxy(inject('server'), builds[0] as Build);
      tools.pages = await startPageServer();
    });
    afterEach(async () => {
      await tools.proxy.close();
      await tools.pages.close();
    });

    suites(tools);
  });
}
