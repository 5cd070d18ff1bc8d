import type { Page } from 'playwright-core';
import { inside } from '../firefox-inside';
import type { InnerPage } from './inside';

/** What the inspector of WebKit notes over time. */
interface TimelineRecord {
  readonly type: string;
  readonly children?: readonly TimelineRecord[];
}

/** A heap as the inspector of WebKit tells it: four numbers for each node, the third being its class. */
interface HeapSnapshot {
  readonly nodes: readonly number[];
  readonly nodeClassNames: readonly string[];
}

const sessionOf = (page: Page) => inside<InnerPage>(page).delegate._session;

/** Counts how often a page is laid out from now on. */
export async function watchLayoutsInWebKit(page: Page): Promise<() => Promise<number>> {
  const session = sessionOf(page);
  let layouts = 0;
  const count = ({ type, children = [] }: TimelineRecord) => {
    if (type === 'Layout') layouts++;
    for (const child of children) count(child);
  };
  session.on('Timeline.eventRecorded', ({ record }: { record: TimelineRecord }) => count(record));
  await session.send('Timeline.enable');
  await session.send('Timeline.start');
  return async () => {
    // Records come when a task has ended.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    return layouts;
  };
}

/** Counts nodes and functions that are still held, after a collection; listeners are among the functions. */
export async function countMemoryInWebKit(page: Page): Promise<{ nodes: number; listeners: number }> {
  const session = sessionOf(page);
  await session.send('Heap.enable');
  // The collector spares what the stack may still point to: other tasks come between.
  for (let round = 0; round < 3; round++) {
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    await session.send('Heap.gc');
  }
  const { snapshotData } = await session.send<{ snapshotData: string }>('Heap.snapshot');
  await session.send('Heap.disable');
  const { nodes, nodeClassNames } = JSON.parse(snapshotData) as HeapSnapshot;
  const classes = nodes.filter((_, place) => place % 4 === 2).map((index) => nodeClassNames[index] ?? '');
  const countAll = (pattern: RegExp) => classes.filter((name) => pattern.test(name)).length;
  return {
    nodes: countAll(/^(?:HTML\w+Element|HTMLElement|SVG\w+Element|Text|ShadowRoot)$/),
    listeners: countAll(/^Function$/),
  };
}
