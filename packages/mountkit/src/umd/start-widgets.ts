import { pageProvider, report, shared } from '@mountkit/core';
import { createMountkit, type Mountkit } from '../loader/create-mountkit';
import type { Prepared } from '../loader/load-more';
import { readScriptTag } from '../loader/script-tag';
import { startMountkit } from '../loader/start-mountkit';
import type { ApiName, Apis } from '../widgets';

/** How a one-file build fetches the dialects that make sense with its widgets, by their names. */
type Dialects = Readonly<Record<string, () => Promise<{ start(mountkit: Mountkit): unknown }>>>;

/** Starts the dialects that the script tag asks for. */
function startDialects(dialects: Dialects): void {
  const { mountkit } = window as { mountkit?: Mountkit };
  // Several such files on one page each come here.
  const started = shared('umd-dialects', () => new Set<string>());
  const asked = pageProvider().dialects?.match(/\S+/g);
  for (const [name, fetch] of Object.entries(dialects)) {
    if (!asked?.includes(name) || started.has(name)) continue;
    started.add(name);
    fetch().then(
      ({ start }) => mountkit && start(mountkit),
      (error) => report(`the dialect ${name} did not come`, error),
    );
  }
}

/**
 * Starts widgets that are all in one file: what the loader would fetch is there at once. Several such files on one page
 * share the global of the first, and each looks after its own names. `names` says which Api mounts each name that a page
 * marks; without it, an Api mounts its own.
 */
export function startWidgets(apis: Partial<Apis>, dialects: Dialects, names?: ReadonlyMap<string, ApiName>): void {
  const source = () => async (name: string) => {
    const api = apis[names?.get(name) ?? (name as ApiName)] as Prepared | undefined;
    await api?.prepare?.();
    return api;
  };
  const page = window as { mountkit?: Partial<Mountkit> };
  if (page.mountkit?.version) {
    Object.assign(page.mountkit, { ...apis, ...page.mountkit });
    const tag = readScriptTag();
    if (tag.auto) createMountkit(tag, source).scan();
  } else {
    startMountkit((mountkit) => {
      Object.assign(mountkit, apis);
      return source();
    });
  }
  startDialects(dialects);
}
