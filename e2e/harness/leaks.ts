import type { BrowserContext, Page } from 'playwright-core';
import { isFirefox, isWebKit } from './browser';
import { runBesidePage } from './firefox-inside';
import { noteListeners, noteObservers, noteTimers } from './leak-scripts';
import { countMemoryInWebKit } from './webkit/inspect';

/** What a page holds at one moment, one line for each thing: `keydown on document`, `timer of 1000 ms`. */
export interface Holdings {
  readonly lines: readonly string[];
  /** The whole document as markup. */
  readonly html: string;
}

/** Lets every page of a context keep account of what it holds. */
export async function watchLeaks(context: BrowserContext): Promise<void> {
  for (const script of [noteListeners, noteTimers, noteObservers]) await context.addInitScript(script);
}

/** Counts what the page holds now. */
export async function takeHoldings(page: Page): Promise<Holdings> {
  if (isWebKit) await letDriverListen(page);
  return page.evaluate(async () => {
    // What has been put off by one task, such as the scanner's look at what is gone, runs first.
    for (let task = 0; task < 2; task++) await new Promise((resolve) => setTimeout(resolve));
    const notes = (window as unknown as Record<symbol, (() => string[])[]>)[Symbol.for('e2e.leaks')] ?? [];
    const roots = [document, ...Array.from(document.querySelectorAll('*'), ({ shadowRoot }) => shadowRoot)];
    const sheets = roots.flatMap((root) => root?.adoptedStyleSheets ?? []);
    return {
      lines: [
        ...notes.flatMap((note) => note()),
        ...sheets.map(() => 'style sheet'),
        // The driver of Firefox puts its own in when it first types.
        ...Object.getOwnPropertyNames(window).flatMap((name) => (name.startsWith('__pw_') ? [] : `global ${name}`)),
      ],
      html: document.documentElement.outerHTML,
    };
  });
}

/** The driver of WebKit listens in the page's own world from the first press on: it is made to before anything is counted. */
async function letDriverListen(page: Page): Promise<void> {
  const position = await page.evaluate(() => ({ x: scrollX + 1, y: scrollY + 1 }));
  await page.locator('html').click({ trial: true, position });
}

/** What is there after and was not before. Empty where nothing was left. */
export function findLeaks(before: Holdings, after: Holdings): string[] {
  const known = [...before.lines];
  const lines = after.lines.filter((line) => {
    const place = known.indexOf(line);
    if (place >= 0) known.splice(place, 1);
    return place < 0;
  });
  // An empty style attribute is all that remains of a style that was set and taken back.
  const markupOf = ({ html }: Holdings) => html.replaceAll(' style=""', '');
  return markupOf(before) === markupOf(after) ? lines : [...lines, `markup ${after.html}`];
}

/** Nodes and listeners in the browser's memory, those that scripts still hold included, after a collection. */
export async function countMemory(page: Page): Promise<{ nodes: number; listeners: number }> {
  if (isFirefox) return runBesidePage(page, countInFirefox);
  if (isWebKit) return countMemoryInWebKit(page);
  const session = await page.context().newCDPSession(page);
  // What one collection frees, another may still depend on.
  for (let round = 0; round < 3; round++) await session.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  await session.detach();
  return { nodes, listeners: jsEventListeners };
}

/** Bytes that the page's scripts hold, after a collection. */
export async function measureHeap(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  for (let round = 0; round < 3; round++) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize;
}

/** The collector of Firefox and what it passes through. */
interface Tracer {
  disableLog: boolean;
  wantAfterProcessing: boolean;
  allTraces(): Tracer;
  processNext(handler: Readonly<Record<string, (...given: unknown[]) => void>>): boolean;
}
declare const Cu: { forceGC(): void; forceCC(tracer?: Tracer): void; createCCLogger(): Tracer };

/** Sent to Firefox as text, so it uses nothing from outside itself. */
function countInFirefox(): { nodes: number; listeners: number } {
  for (let round = 0; round < 3; round++) {
    Cu.forceGC();
    Cu.forceCC();
  }
  const tracer = Cu.createCCLogger().allTraces();
  tracer.disableLog = true;
  tracer.wantAfterProcessing = true;
  Cu.forceCC(tracer);
  const found = { nodes: 0, listeners: 0 };
  const pass = () => {};
  const handler = {
    noteRefCountedObject(_address: unknown, _references: unknown, name: unknown) {
      if (`${name}`.startsWith('FragmentOrElement')) found.nodes++;
      if (`${name}`.startsWith('CallbackObject')) found.listeners++;
    },
    noteGCedObject: pass,
    noteEdge: pass,
    describeRoot: pass,
    describeGarbage: pass,
  };
  while (tracer.processNext(handler));
  return found;
}
