import CHUNKS from 'virtual:chunks';
import KIT from 'virtual:kit';
import { type Disposer, hub, MARK, type MountError, pageConfig, report, scanPage, shared } from '@mountkit/core';
import { prepare } from '@mountkit/forms-embed/prepare';
import { API_OF_WIDGET, type ApiName, type Apis, type WidgetName } from '../widgets';
import { loadChunk } from './load-chunk';
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
  /** Unmounts every widget. */
  removeAll(): void;
  /** Runs what is pushed at once; before the script is there it is kept. */
  readonly q: { push(run: (mountkit: Mountkit) => void): void };
}

/** What can be done for an element while its widget's chunk is on its way. */
const PREPARE = { form: prepare } satisfies Record<WidgetName, (element: HTMLElement) => void>;

const isWidget = (name: string): name is WidgetName => Object.hasOwn(API_OF_WIDGET, name);

/** Creates the global's content for a script tag. */
export function createMountkit(tag: ScriptTag): Mountkit {
  const loading = new Map<ApiName, Promise<Apis[ApiName]>>();
  shared('kit', () => KIT);
  pageConfig().provider ||= tag.provider;

  const load = (name: ApiName) => {
    const promise =
      loading.get(name) ??
      loadChunk<Apis[ApiName]>(CHUNKS[name] ?? [], tag).then((api) => {
        mountkit[name] = api;
        return api;
      });
    loading.set(name, promise);
    return promise;
  };

  const found = (element: HTMLElement, name: string) => {
    if (!isWidget(name)) {
      report(`${MARK} is ${JSON.stringify(name)}, expected one of ${Object.keys(API_OF_WIDGET).join(', ')}`);
      return;
    }
    const api = API_OF_WIDGET[name];
    PREPARE[name](element);
    load(api).then(
      ({ mount }) => element.isConnected && mount(element),
      (error: MountError) => {
        const detail = { code: error.code, message: error.message, element };
        report(error.message, error.cause);
        hub().emit(`${api}:renderError`, detail);
        element.dispatchEvent(
          new CustomEvent(`mountkit:${api}:renderError`, { detail, bubbles: true, composed: true }),
        );
      },
    );
  };

  const lost = (element: HTMLElement, name: string) =>
    isWidget(name) && mountkit[API_OF_WIDGET[name]]?.registry.getByElement(element, name)?.unmount();

  const mountkit: Mountkit = {
    version: VERSION,
    scan: (root = document) => scanPage(root, { found, lost }),
    load: load as Mountkit['load'],
    on: (event, listener) => hub().on(event, listener),
    removeAll() {
      for (const name of loading.keys()) mountkit[name]?.registry.removeAll();
    },
    q: {
      push(run) {
        try {
          run(mountkit);
        } catch (error) {
          report('a function in the queue threw', error);
        }
      },
    },
  };
  return mountkit;
}
