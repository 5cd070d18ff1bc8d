// @vitest-environment jsdom
import { consentState, createMountError, createWidget, hub, pageProvider, type WidgetContext } from '@mountkit/core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { putMarkup, resetPage, settleMicrotasks, watchReports } from '../../../core/src/testing/page';
import { type ApiName, type Apis, WIDGETS } from '../widgets';
import { createChunkSource } from './chunk-source';
import { type ApiSource, createMountkit, type Mountkit } from './create-mountkit';
import { startMountkit } from './start-mountkit';

const TAG = { base: 'https://cdn.test/', provider: {}, auto: true };
const FORM = '<div data-mountkit="form"></div>';

let reports: readonly string[];
let offs: (() => void)[];

beforeEach(() => {
  resetPage();
  reports = watchReports();
  offs = [];
  vi.stubGlobal('VERSION', '1.2.3');
  Reflect.deleteProperty(window, 'mountkit');
});

afterEach(() => {
  for (const off of offs) off();
  // What started by itself ends with its page.
  (window as { mountkit?: Partial<Mountkit> }).mountkit?.removeAll?.();
  Reflect.deleteProperty(window, 'mountkit');
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

interface Events {
  renderError: { code: string; message: string };
}

/** The Api of a widget that is ready at once. */
function makeApi(): Apis['forms'] {
  const widget = createWidget<object, Events>({
    name: 'form',
    group: 'forms',
    schema: {},
    identify: () => '',
    start: ({ markReady }: WidgetContext<object, Events>) => markReady(),
  });
  return { ...widget, scan: () => () => {} } as unknown as Apis['forms'];
}

/** The loader's Apis, all from one function. */
const sourceOf =
  (fetchApi: (name: ApiName) => Promise<object>): ((mountkit: Mountkit) => ApiSource) =>
  (mountkit) => {
    const loading = new Map<string, Promise<object>>();
    const more = async (name: string) => {
      const api = WIDGETS.get(name) ?? (name as ApiName);
      const promise = loading.get(api) ?? fetchApi(api);
      loading.set(api, promise);
      Object.assign(mountkit, { [api]: await promise });
      return promise;
    };
    return createChunkSource(mountkit, TAG, ((name: string) =>
      name === 'forms' ? fetchApi('forms') : Promise.resolve({ load: more })) as never);
  };

/** The global, and a chunk that comes or fails when the test says so. */
function setUp(provider = {}) {
  const api = makeApi();
  let arrive = () => {};
  let fail = (_: unknown) => {};
  // The same for all who ask, as `loadChunk` answers it.
  let chunk: Promise<Apis['forms']> | undefined;
  const fetchApi = vi.fn(() => {
    chunk ??= new Promise((resolve, reject) => {
      arrive = () => resolve(api);
      fail = reject;
    });
    return chunk;
  });
  const mountkit = createMountkit(provider, sourceOf(fetchApi));
  const scan: Mountkit['scan'] = (root) => {
    const off = mountkit.scan(root);
    offs.push(off);
    return off;
  };
  return { api, fetchApi, mountkit, scan, arrive: () => arrive(), fail: (error: unknown) => fail(error) };
}

describe('the global', () => {
  it('tells its version, and where forms live to every widget', () => {
    const { mountkit } = setUp({ provider: 'https://forms.test' });
    expect(mountkit.version).toBe('1.2.3');
    expect(pageProvider()).toEqual({ provider: 'https://forms.test' });
  });

  it('tells where forms live also to a copy that has asked before', () => {
    const before = pageProvider();
    setUp({ provider: 'https://forms.test' });
    expect(before).toEqual({ provider: 'https://forms.test' });
  });

  it('loads nothing for a page that holds nothing', () => {
    const { fetchApi, mountkit, scan } = setUp();
    putMarkup('<p>no widget</p>');
    scan();
    expect(fetchApi).not.toHaveBeenCalled();
    expect(mountkit.forms).toBeUndefined();
    expect(() => mountkit.removeAll()).not.toThrow();
  });

  it('gives one Api to all elements and to the page', async () => {
    const { api, arrive, mountkit, scan } = setUp();
    putMarkup(FORM);
    putMarkup(FORM);
    scan();
    const loads = [mountkit.load('forms'), mountkit.load('forms')];
    arrive();
    expect(await Promise.all(loads)).toEqual([api, api]);
    expect(await mountkit.load('forms')).toBe(api);
    expect(mountkit.forms).toBe(api);
    expect(api.registry.all()).toHaveLength(2);
  });

  it.each(['before', 'after'])(
    'resolves load when marked elements have their handles, asked for %s the scan',
    async (when) => {
      const { api, arrive, mountkit, scan } = setUp();
      const element = putMarkup(FORM);
      if (when === 'after') scan();
      const seen = mountkit.load('forms').then(() => api.registry.getByElement(element));
      if (when === 'before') scan();
      arrive();
      expect(await seen).toMatchObject({ element });
    },
  );

  it('mounts elements that come later, and unmounts those that go', async () => {
    vi.useFakeTimers();
    const { api, arrive, scan } = setUp();
    scan();
    const element = putMarkup(FORM);
    await settleMicrotasks();
    arrive();
    await settleMicrotasks();
    const handle = api.registry.getByElement(element);
    expect(handle?.status).toBe('ready');
    element.remove();
    await vi.advanceTimersByTimeAsync(10);
    expect(handle?.status).toBe('unmounted');
    vi.useRealTimers();
  });

  it('does not mount on an element that has gone before the chunk came', async () => {
    const { api, arrive, mountkit, scan } = setUp();
    const element = putMarkup(FORM);
    scan();
    element.remove();
    arrive();
    await mountkit.load('forms');
    expect(api.registry.all()).toEqual([]);
  });

  it('mounts below the root that is given, and nowhere else', async () => {
    const { api, arrive, mountkit, scan } = setUp();
    putMarkup(FORM);
    const root = putMarkup(`<section>${FORM}</section>`);
    scan(root);
    arrive();
    await mountkit.load('forms');
    expect(api.registry.all().map(({ element }) => element)).toEqual([root.firstElementChild]);
  });

  it('unmounts also what another copy has mounted', () => {
    const { api, mountkit } = setUp();
    const handle = api.mount(putMarkup('<p></p>'));
    mountkit.removeAll();
    expect(handle.status).toBe('unmounted');
  });

  it('unmounts everything, and leaves what is not loaded alone', async () => {
    const { api, arrive, mountkit, scan } = setUp();
    putMarkup(FORM);
    scan();
    mountkit.removeAll();
    arrive();
    await mountkit.load('forms');
    expect(api.registry.all()).toHaveLength(1);
    mountkit.removeAll();
    expect(api.registry.all()).toEqual([]);
  });

  it('mounts each name of an Api that mounts several, and unmounts the one that goes', async () => {
    const [signup, viral] = ['signup-link', 'viral-link'].map((name) =>
      createWidget<object, Events>({
        name,
        group: 'links',
        schema: {},
        identify: () => name,
        start: ({ markReady }) => markReady(),
      }),
    );
    const api = { 'signup-link': signup?.mount, 'viral-link': viral?.mount, registry: signup?.registry };
    const mountkit = createMountkit(
      {},
      sourceOf(async () => api),
    );
    const [a, b] = ['signup-link', 'signup-link viral-link'].map((mark) =>
      putMarkup(`<a data-mountkit="${mark}"></a>`),
    );
    offs.push(mountkit.scan());
    const { registry } = await mountkit.load('links');
    expect(registry.all().map(({ id, element }) => [id, element])).toEqual([
      ['signup-link', a],
      ['signup-link', b],
      ['viral-link', b],
    ]);
    b?.setAttribute('data-mountkit', 'viral-link');
    await settleMicrotasks();
    expect(registry.all().map(({ id }) => id)).toEqual(['signup-link', 'viral-link']);
    mountkit.removeAll();
    expect(registry.all()).toEqual([]);
  });

  it('remembers what was stated about consent, one category after the other', () => {
    const { mountkit } = setUp();
    mountkit.consent.set({ marketing: true });
    mountkit.consent.set({ statistics: false });
    mountkit.consent.set({ marketing: false });
    expect(consentState()).toEqual({ marketing: false, statistics: false });
  });

  it('remembers what was stated about consent on a server, which has no window to tell', () => {
    const { mountkit } = setUp();
    vi.stubGlobal('document', undefined);
    vi.stubGlobal('dispatchEvent', undefined);
    mountkit.consent.set({ marketing: true });
    vi.unstubAllGlobals();
    expect(consentState()).toEqual({ marketing: true });
  });

  it('removes nothing on a server, which has no window to tell', () => {
    const { mountkit } = setUp();
    vi.stubGlobal('document', undefined);
    vi.stubGlobal('dispatchEvent', undefined);
    expect(() => mountkit.removeAll()).not.toThrow();
    vi.unstubAllGlobals();
  });

  it("hears every widget's events until it is told to stop", () => {
    const { mountkit } = setUp();
    const heard: unknown[] = [];
    const off = mountkit.on('forms:ready', (detail) => heard.push(detail));
    hub().emit('forms:ready', 1);
    off();
    hub().emit('forms:ready', 2);
    expect(heard).toEqual([1]);
  });
});

describe('a chunk that fails', () => {
  const ERROR = createMountError('CHUNK_FAILED', 'no chunk at https://cdn.test/a.js', new TypeError('offline'));
  const DETAIL = { code: 'CHUNK_FAILED', message: ERROR.message };

  it('is reported once, and told on each of its elements and to the page', async () => {
    const { fail, mountkit, scan } = setUp();
    const onPage: unknown[] = [];
    const onHub: unknown[] = [];
    const listener = (event: Event) => onPage.push([event.target, (event as CustomEvent).detail, event.composed]);
    document.addEventListener('mountkit:forms:renderError', listener);
    mountkit.on('forms:renderError', (detail) => onHub.push(detail));
    const elements = [putMarkup(FORM), putMarkup(FORM)];
    scan();
    fail(ERROR);
    await settleMicrotasks();
    document.removeEventListener('mountkit:forms:renderError', listener);
    expect(onPage).toEqual(elements.map((element) => [element, DETAIL, true]));
    expect(onHub).toEqual([DETAIL, DETAIL]);
    expect(reports).toEqual([ERROR.message]);
  });

  it('rejects load, and the rest of the page goes on', async () => {
    const { fail, mountkit, scan } = setUp();
    const element = putMarkup(FORM);
    scan();
    const loaded = mountkit.load('forms');
    fail(ERROR);
    await expect(loaded).rejects.toBe(ERROR);
    expect(mountkit.forms).toBeUndefined();
    element.remove();
    expect(() => mountkit.removeAll()).not.toThrow();
  });
});

describe('startMountkit', () => {
  const page = window as unknown as { mountkit?: Mountkit };
  const start = () => {
    const bases: string[] = [];
    startMountkit((mountkit, tag) => {
      bases.push(tag.base);
      return sourceOf(async () => makeApi())(mountkit);
    });
    return bases;
  };

  /** Keeps the page from being watched after the test: the tag says that it is not to be scanned. */
  const putTag = (attributes = '') =>
    putMarkup(`<script src="https://cdn.test/v1/mountkit.js" data-auto="off" ${attributes}></script>`);

  it('runs the early queue once, in order, with the global', () => {
    putTag();
    const heard: unknown[] = [];
    const q = [1, 2].map((count) => (mountkit: Mountkit) => heard.push(count, mountkit));
    Object.assign(page, { mountkit: { q } });
    start();
    expect(heard).toEqual([1, page.mountkit, 2, page.mountkit]);
    expect(page.mountkit?.version).toBe('1.2.3');
  });

  it('runs at once what is pushed later, also from the early queue', () => {
    putTag();
    const heard: number[] = [];
    Object.assign(page, {
      mountkit: {
        q: [
          () => {
            heard.push(1);
            page.mountkit?.q.push(() => heard.push(2));
            heard.push(3);
          },
        ],
      },
    });
    start();
    page.mountkit?.q.push(() => heard.push(4));
    expect(heard).toEqual([1, 2, 3, 4]);
  });

  it('reports a function of the queue that throws, and runs the others', () => {
    putTag();
    const last = vi.fn();
    const broken = () => {
      throw new Error('page code');
    };
    Object.assign(page, { mountkit: { q: [broken, last] } });
    start();
    expect(last).toHaveBeenCalledTimes(1);
    expect(reports).toEqual([expect.stringContaining('queue threw')]);
  });

  it('lets the first copy on a page win', () => {
    putTag();
    start();
    const first = page.mountkit;
    expect(start()).toEqual([]);
    expect(page.mountkit).toBe(first);
  });

  it('does not scan where the tag says so, until the page does', async () => {
    putTag();
    putMarkup(FORM);
    start();
    await settleMicrotasks();
    expect(page.mountkit?.forms).toBeUndefined();
    offs.push(page.mountkit?.scan() ?? (() => {}));
    await page.mountkit?.load('forms');
    expect(page.mountkit?.forms?.registry.all()).toHaveLength(1);
  });

  it('scans by itself, and says where its chunks are', async () => {
    putMarkup('<script src="https://cdn.test/mountkit.js" data-base="https://chunks.test/v1"></script>');
    putMarkup(FORM);
    expect(start()).toEqual(['https://chunks.test/v1/']);
    const api = await page.mountkit?.load('forms');
    expect(api?.registry.all()).toHaveLength(1);
  });
});
