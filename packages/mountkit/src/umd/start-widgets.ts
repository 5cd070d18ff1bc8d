import { pageProvider, report, shared } from '@mountkit/core';
import { createMountkit, type Mountkit } from '../loader/create-mountkit';
import type { Prepared } from '../loader/load-more';
import { readScriptTag } from '../loader/script-tag';
import type { Early } from '../loader/start-mountkit';
import { startSafely } from '../loader/start-safely';
import type { ApiName, Apis } from '../widgets';

/**
 * Starts widgets that are all in one file: what the loader would fetch is there at once. Several such files on one page
 * share the global of the first, and each looks after its own names. `nameOf` says which Api mounts a name that a page
 * marks.
 */
export const startWidgets = (apis: Partial<Apis>, nameOf: (name: string) => string): void =>
  startSafely(() => joinPage(apis, nameOf));

function joinPage(apis: Partial<Apis>, nameOf: (name: string) => string): void {
  const tag = readScriptTag();
  const own = createMountkit(tag, () => async (name) => {
    const api = apis[nameOf(name) as ApiName] as Prepared | undefined;
    await api?.prepare?.();
    return api;
  });
  const page = window as { mountkit?: Mountkit };
  const early = page.mountkit as Early | undefined;
  if (early?.version) Object.assign(early, { ...apis, ...early });
  else {
    page.mountkit = Object.assign(own, apis);
    for (const run of early?.q ?? []) own.q.push(run);
  }
  if (tag.auto) own.scan();
}

/** Starts a dialect that makes sense with these widgets, once a page, if the script tag asks for it. */
export function startDialect(name: string, fetch: () => Promise<{ start(mountkit: Mountkit): unknown }>): void {
  startSafely(() => {
    if (!pageProvider().dialects?.match(/\S+/g)?.includes(name)) return;
    shared(`dialect:${name}`, () =>
      fetch().then(
        ({ start }) => start((window as { mountkit?: Mountkit }).mountkit as Mountkit),
        (error) => report(`the dialect ${name} did not come`, error, 'error'),
      ),
    );
  });
}
