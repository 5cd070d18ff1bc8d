import {
  type ConsentState,
  consentState,
  type Disposer,
  guard,
  hub,
  type MountError,
  type Mounted,
  mounted,
  pageProvider,
  report,
  scanPage,
} from '@mountkit/core';
import type { ApiName, Apis, LoadableApis, PageWidgets } from '../widgets';
import type { ScriptTag } from './script-tag';

/** The one global: contract section 4. */
export interface Mountkit extends Partial<Apis> {
  readonly version: string;
  /** Mounts everything marked below `root` (default: the document), now and later. */
  scan(root?: ParentNode & Node): Disposer;
  /** Loads an Api; resolves when it is there and the marked elements have their handles. */
  load<Name extends ApiName>(name: Name): Promise<LoadableApis[Name]>;
  /** The Apis of page-widgets that are loaded, by family: contract section 10. */
  widgets?: Partial<PageWidgets>;
  /** Listens to every widget's events: `forms:ready`. */
  on(event: string, listener: (detail: unknown) => void): Disposer;
  /** States what the visitor allows, by category, e.g. `{marketing: true}`. Remembered until a widget asks. */
  readonly consent: { set(stated: ConsentState): void };
  /** Unmounts every widget, and undoes what the dialects did with the page's elements. */
  removeAll(): void;
  /** Runs what is pushed at once; before the script is there it is kept. */
  readonly q: { push(run: (mountkit: Mountkit) => void): void };
}

/**
 * Gives an Api by its name, or the one that mounts an element marked with this name: the loader loads it, a file with whole
 * widgets holds it. Undefined for a name that it does not know.
 */
export type ApiSource = (name: string, element?: HTMLElement) => Promise<object | undefined>;

/** What is used of an Api here: one that mounts several names has each under its own name, any other has `mount`. */
interface Mounts {
  readonly mount: (element: HTMLElement) => unknown;
  readonly [name: string]: Mounts['mount'] | undefined;
}

/** Why an Api could not be loaded, and which one. */
export interface ApiError extends MountError {
  readonly api?: ApiName;
}

/** Creates the global's content, with what the script tag says. */
export function createMountkit(
  provider: ScriptTag['provider'],
  makeSource: (mountkit: Mountkit) => ApiSource,
): Mountkit {
  // Another copy on the page may have read it before: what this tag says holds from now on.
  Object.assign(pageProvider(), provider);

  const found = (element: HTMLElement, name: string) =>
    source(name, element)
      .then((api) => {
        const mounts = api as Mounts | undefined;
        if (mounts && element.isConnected) (mounts[name] ?? mounts.mount)(element);
      })
      .catch(
        IS_ONE_FILE
          ? (error) => report(error.message, error, 'error')
          : ({ code, message, cause, api = `${name}s` as ApiName }: ApiError) => {
              const detail = { code, message };
              const event = `${api}:renderError`;
              report(message, cause, 'error');
              hub().emit(event, detail);
              element.dispatchEvent(new CustomEvent(`mountkit:${event}`, { detail, bubbles: true, composed: true }));
            },
      );

  const unmount = (isMeant: (entry: Mounted) => boolean) => {
    for (const entry of [...mounted()].reverse()) if (isMeant(entry)) entry.handle.unmount();
  };

  const mountkit: Mountkit = {
    version: VERSION,
    scan: (root) =>
      typeof document === 'undefined'
        ? () => {}
        : scanPage(root ?? document, {
            found,
            lost: (element, name) => unmount((entry) => entry.name === name && entry.handle.element === element),
          }),
    // One step later than for the elements that wait for the same chunk, so that these have their handles.
    load: ((name: ApiName) => source(name).then()) as object as Mountkit['load'],
    consent: {
      set(stated) {
        Object.assign(consentState(), stated);
        if (typeof document !== 'undefined') dispatchEvent(new Event('mountkit:consent'));
      },
    },
    on: hub().on,
    removeAll() {
      unmount(() => true);
      if (typeof document !== 'undefined') dispatchEvent(new Event('mountkit:gone'));
    },
    q: {
      push: (run) =>
        guard(
          () => run(mountkit),
          (error) => report('the queue threw', error),
        ),
    },
  };
  const source = makeSource(mountkit);
  return mountkit;
}
