import { pageProvider, report, shared } from '@mountkit/core';
import { createMountkit, type Mountkit } from '../loader/create-mountkit';
import { readScriptTag, type ScriptTag } from '../loader/script-tag';
import type { Early } from '../loader/start-mountkit';
import { startSafely } from '../loader/start-safely';
import type { Prepared } from '../loader/widget-loader';
import type { Apis, PageWidgets } from '../widgets';

/** The module systems that a script may meet: contract section 10. */
export interface ModuleSystems {
  readonly module?: { exports?: unknown } | null | undefined;
  readonly define?: { (name: string, dependencies: [], make: () => unknown): void; readonly amd?: unknown } | undefined;
}

declare const module: ModuleSystems['module'];
declare const define: ModuleSystems['define'];

const findModuleSystems = (): ModuleSystems => ({
  module: typeof module === 'object' ? module : undefined,
  define: typeof define === 'function' ? define : undefined,
});

/** A script that holds whole widgets. */
export interface OneFile {
  /** Its name as an AMD module: contract section 10. */
  readonly name: string;
  /** The widget that the file is for. Default: all of them. */
  readonly main?: keyof Apis;
  readonly apis: Partial<Apis>;
  /** The families of page-widgets that it holds. */
  readonly widgets?: PageWidgets;
  /** Which Api mounts a name that a page marks. */
  nameOf(name: string): string;
  /** Leads from the script to the folder that holds `chunks/`. Default `../`. */
  readonly path?: string;
  /** What else is done at once in a page. */
  start?(): void;
}

/**
 * Starts widgets that are all in one file. In a page they join the one global at once, also beside an AMD loader, for which
 * a named module is defined; several such files share the global of the first, and each mounts its own names. `require()` of
 * CommonJS answers what the global holds, with the functions of the file's own widget, and leaves the page alone until
 * something is mounted.
 */
export function startWidgets(
  { name: ownName, main, apis, widgets, nameOf, path = '../', start }: OneFile,
  { module, define } = findModuleSystems(),
): void {
  let tag: ScriptTag | undefined;
  const readTag = () => {
    tag ??= readScriptTag('/mountkit', path);
    return tag;
  };
  ownFolder = () => readTag().base;
  const create = (provider = {}) =>
    createMountkit(provider, () => async (name) => {
      const api = { ...apis, ...widgets }[nameOf(name) as keyof Apis] as Prepared | undefined;
      await api?.prepare?.();
      return api;
    });

  // An element of the page with this id is no module.
  if (module?.exports) {
    module.exports = Object.assign(create(), { ...apis, widgets }, main && apis[main]);
    return;
  }
  startSafely(() => {
    const { provider, auto } = readTag();
    const page = window as { mountkit?: Mountkit };
    const early = page.mountkit as Early | undefined;
    const own = create(provider);
    if (early?.version) Object.assign(early, { ...apis, widgets, ...early });
    else {
      page.mountkit = Object.assign(own, apis, { widgets });
      for (const run of early?.q ?? []) own.q.push(run);
    }
    if (auto) own.scan();
    start?.();
  });
  if (define?.amd) {
    define(ownName, [], () => {
      const { mountkit } = window as { mountkit?: Mountkit };
      return main ? mountkit?.[main] : mountkit;
    });
  }
}

/** Starts a dialect that makes sense with these widgets, once a page, if the script tag asks for it. */
export function startDialect(name: string, load: () => Promise<{ start(mountkit: Mountkit): unknown }>): void {
  if (!pageProvider().dialects?.match(/\S+/g)?.includes(name)) return;
  shared(`dialect:${name}`, () =>
    load().then(
      ({ start }) => start((window as { mountkit?: Mountkit }).mountkit as Mountkit),
      (error) => report(`could not load the dialect ${name}`, error, 'error'),
    ),
  );
}
