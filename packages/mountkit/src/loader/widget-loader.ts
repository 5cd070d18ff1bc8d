import { MARK, pageProvider, report } from '@mountkit/core';
import { type ApiName, WIDGETS } from '../widgets';
import type { Mountkit } from './create-mountkit';
import { loadChunk } from './load-chunk';

/** What a dialect's chunk exports. */
interface Dialect {
  start(mountkit: Mountkit): void;
}

/** An Api that fetches something before it is there for the page. */
export interface Prepared {
  prepare?(): Promise<void>;
}

/** The panel for developers. */
interface Inspector {
  start(mountkit: Mountkit): void;
}

/** Loads what the loader does not know: every widget but forms, and the dialects. `chunks` has the hash in each name. */
export function createWidgetLoader(chunks: Readonly<Record<string, string>>) {
  const loading = new Map<string, Promise<object>>();

  const fetchChunk = <Chunk extends object>(name: string, base: string) => {
    const promise = loading.get(name) ?? loadChunk<Chunk>(`${base}chunks/${name}-${chunks[name]}.js`);
    loading.set(name, promise);
    return promise as Promise<Chunk>;
  };

  /** Starts what the script tag asks for beside widgets: contract section 2. */
  const start = (mountkit: Mountkit, base: string) => {
    if ('debug' in pageProvider()) {
      fetchChunk<Inspector>('inspector', base).then(
        (inspector) => inspector.start(mountkit),
        (error) => report(error.message, error.cause, 'error'),
      );
    }
    // The loader asks in as few bytes; whether it is this parameter is decided there.
    if (/theme_t/.test(location.search)) {
      mountkit.load('sticky').then(
        ({ startPage }) => startPage(),
        (error) => report(error.message, error.cause, 'error'),
      );
    }
    for (const name of pageProvider().dialects?.match(/\S+/g) ?? []) {
      const chunk = `dialect-${name}`;
      if (!Object.hasOwn(chunks, chunk)) {
        const known = Object.keys(chunks).flatMap((each) => /^dialect-(.+)/.exec(each)?.[1] ?? []);
        report(`data-dialects holds "${name}", expected one of ${known}`);
      } else {
        fetchChunk<Dialect>(chunk, base).then(
          (dialect) => dialect.start(mountkit),
          (error) => report(error.message, error.cause, 'error'),
        );
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
      const found = await fetchChunk<Prepared>(api, base);
      await found.prepare?.();
      mountkit[api] = found as never;
      return found;
    } catch (error) {
      throw Object.assign(error as Error, { api });
    }
  };
}
