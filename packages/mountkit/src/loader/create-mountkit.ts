import {
  type ConsentState,
  consentState,
  type Disposer,
  guard,
  hub,
  MARK,
  type MountError,
  pageProvider,
  report,
  scanPage,
} from '@mountkit/core';
import { type ApiName, type Apis, PREPARE, WIDGETS } from '../widgets';
import type { ScriptTag } from './script-tag';

/** The one global: contract section 4. */
export interface Mountkit extends Partial<Apis> {
  readonly version: string;
  /** Mounts everything marked below `root` (default: the document), now and later. */
  scan(root?: ParentNode & Node): Disposer;
  /** Loads an Api; resolves when it is there and the marked elements have their handles. */
  load<Name extends ApiName>(name: Name): Promise<Apis[Name]>;
  /** Listens to every widget's events: `forms:ready`. */
  on(event: string, listener: (detail: unknown) => void): Disposer;
  /** States what the visitor allows, by category, e.g. `{marketing: true}`. Remembered until a widget asks. */
  readonly consent: { set(stated: ConsentState): void };
  /** Unmounts every widget. */
  removeAll(): void;
  /** Runs what is pushed at once; before the script is there it is kept. */
  readonly q: { push(run: (mountkit: Mountkit) => void): void };
}

/** How the loader sees an Api: one that mounts several names has each under its own name, any other has `mount`. */
interface Mounts {
  readonly mount: (element: HTMLElement) => unknown;
  readonly [name: string]: Mounts['mount'] | undefined;
}

/** Creates the global's content for a script tag; `fetchApi` answers a widget's Api and is asked once for each. */
export function createMountkit(tag: ScriptTag, fetchApi: (name: ApiName) => Promise<Apis[ApiName]>): Mountkit {
  const loading = new Map<ApiName, Promise<Mounts>>();
  // A copy that came first may have asked already: what the tag says holds from now on.
  Object.assign(pageProvider(), tag.provider);

  const load = (name: ApiName) => {
    const promise =
      loading.get(name) ??
      fetchApi(name).then((api) => {
        mountkit[name] = api as never;
        return api as object as Mounts;
      });
    loading.set(name, promise);
    return promise;
  };

  const found = (element: HTMLElement, name: string) => {
    const api = WIDGETS.get(name);
    if (!api) return report(`${MARK} is "${name}", expected one of ${[...WIDGETS.keys()]}`);
    PREPARE[api]?.(element);
    load(api).then(
      (mounts) => element.isConnected && (mounts[name] ?? mounts.mount)(element),
      ({ code, message, cause }: MountError) => {
        const detail = { code, message };
        report(message, cause);
        hub().emit(`${api}:renderError`, detail);
        element.dispatchEvent(
          new CustomEvent(`mountkit:${api}:renderError`, { detail, bubbles: true, composed: true }),
        );
      },
    );
  };

  const lost = (element: HTMLElement, name: string) =>
    mountkit[WIDGETS.get(name) as ApiName]?.registry.getByElement(element, name)?.unmount();

  const mountkit: Mountkit = {
    version: VERSION,
    scan: (root = document) => scanPage(root, { found, lost }),
    // One step later than the elements that wait for the same chunk: they have their handles by then.
    load: (async (name: ApiName) => load(name)) as object as Mountkit['load'],
    consent: { set: (stated) => Object.assign(consentState(), stated) },
    on: hub().on,
    removeAll() {
      for (const name of loading.keys()) mountkit[name]?.registry.removeAll();
    },
    q: {
      push: (run) =>
        guard(
          () => run(mountkit),
          (error) => report('the queue threw', error),
        ),
    },
  };
  return mountkit;
}
