import { MARK, type MountError, pageProvider, report } from '@mountkit/core';
import { type ApiName, type Apis, OWN_MEMBERS, WIDGETS } from '../widgets';
import type { Mountkit } from './create-mountkit';
import { loadChunk } from './load-chunk';

/** What the chunk of a dialect, or of the panel for developers, exports. */
interface Addition {
  start(mountkit: Mountkit): void;
}

/** An Api that loads something before the page can use it. */
export interface Prepared {
  prepare?(): Promise<void>;
}

/** What every widget but forms is made with. */
const KIT = ['widget-kit'];

/** Loads what the loader does not know: every widget but forms, and the dialects. `chunks` has the hash in each name. */
export function createWidgetLoader(chunks: Readonly<Record<string, string>>) {
  const fetchChunk = <Chunk extends object>(name: string, base: string) =>
    loadChunk<Chunk>(`${base}chunks/${name}-${chunks[name]}.js`);
  const tell = (error: MountError) => report(error.message, error.cause, 'error');

  /** Starts what the script tag asks for beside widgets: contract section 2. */
  const start = (mountkit: Mountkit, base: string) => {
    const add = (chunk: string) =>
      fetchChunk<Addition>(chunk, base)
        .then((addition) => addition.start(mountkit))
        .catch(tell);
    if ('debug' in pageProvider()) add('inspector');
    // The loader asks in as few bytes; whether it is this parameter is decided there.
    if (/theme_t/.test(location.search)) {
      mountkit
        .load('sticky')
        .then(({ startPage }) => startPage())
        .catch(tell);
    }
    for (const name of pageProvider().dialects?.match(/\S+/g) ?? []) {
      const chunk = `dialect-${name}`;
      if (Object.hasOwn(chunks, chunk)) add(chunk);
      else {
        const known = `${Object.keys(chunks)}`.match(/(?<=dialect-)\w+/g);
        report(`data-dialects holds "${name}", expected one of ${known}`);
      }
    }
  };

  /**
   * Loads an Api, by its name or by one that it mounts, and makes it a part of the global. A name that is none is
   * reported, no name starts what the script tag asks for, and an error says whose it is.
   */
  return async (name: string, mountkit: Mountkit, base: string): Promise<object | undefined> => {
    if (!name) return void start(mountkit, base);
    const apis: readonly string[] = [...WIDGETS.values()];
    const api = apis.includes(name) ? (name as ApiName) : WIDGETS.get(name);
    if (!api) return void report(`${MARK} is "${name}", expected one of ${[...WIDGETS.keys()]}`);
    try {
      // Their chunks import these: so they are on their way before they are there.
      for (const part of OWN_MEMBERS.has(api) ? KIT : [...KIT, 'lazy-page-shared']) {
        fetchChunk(part, base).catch(() => {});
      }
      const found = await fetchChunk<Prepared>(api, base);
      await found.prepare?.();
      if (OWN_MEMBERS.has(api)) mountkit[api as keyof Apis] = found as never;
      else mountkit.widgets = { ...mountkit.widgets, [api]: found };
      return found;
    } catch (error) {
      throw Object.assign(error as Error, { api });
    }
  };
}
