// @vitest-environment jsdom
import { createMountError, pageProvider } from '@mountkit/core';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { resetPage, watchReports } from '../../../core/src/testing/page';
import type { Mountkit } from './create-mountkit';
import { createWidgetLoader } from './widget-loader';

const loadChunk = vi.hoisted(() => vi.fn<(address: string) => Promise<object>>());
vi.mock('./load-chunk', () => ({ loadChunk }));

let reports: readonly string[];
let mountkit: Mountkit;
let load: ReturnType<typeof createWidgetLoader>;

beforeEach(() => {
  resetPage();
  reports = watchReports();
  mountkit = {} as Mountkit;
  loadChunk.mockReset();
  load = createWidgetLoader({
    'widget-kit': 'k',
    'lazy-page-shared': 's',
    links: 'a',
    popups: 'b',
    sticky: 'c',
    toc: 't',
    'dialect-shop': 'd',
  });
});

describe('what the loader does not know', () => {
  it('loads an Api by its name and by those that it mounts, and makes it a part of the global', async () => {
    const api = {};
    loadChunk.mockResolvedValue(api);
    const found = ['popup', 'off-canvas', 'popups'].map((name) => load(name, mountkit, 'https://cdn.test/'));
    expect(await Promise.all(found)).toEqual([api, api, api]);
    expect(mountkit.popups).toBe(api);
    expect(new Set(loadChunk.mock.calls.flat())).toEqual(
      new Set(['https://cdn.test/chunks/widget-kit-k.js', 'https://cdn.test/chunks/popups-b.js']),
    );
  });

  it('loads what page widgets share at the same time as one of them', async () => {
    loadChunk.mockReturnValue(new Promise(() => {}));
    void load('toc', mountkit, '/');
    await vi.waitFor(() =>
      expect(loadChunk.mock.calls.flat()).toEqual([
        '/chunks/widget-kit-k.js',
        '/chunks/lazy-page-shared-s.js',
        '/chunks/toc-t.js',
      ]),
    );
  });

  it('waits for what an Api fetches before it is there for the page', async () => {
    let done = () => {};
    const prepare = () =>
      new Promise<void>((resolve) => {
        done = resolve;
      });
    loadChunk.mockResolvedValue({ prepare });
    const heard: string[] = [];
    const loading = load('popup', mountkit, '/').then(() => heard.push('there'));
    await vi.waitFor(() => expect(loadChunk).toHaveBeenCalled());
    await Promise.resolve();
    expect([heard, mountkit.popups]).toEqual([[], undefined]);
    done();
    await loading;
    expect(mountkit.popups).toBeDefined();
  });

  it('opens the inspector where the script tag asks for it', async () => {
    const start = vi.fn();
    loadChunk.mockResolvedValue({ start });
    Object.assign(pageProvider(), { debug: '' });
    await load('', mountkit, '/');
    expect(start.mock.calls).toEqual([[mountkit]]);
  });

  it.each(['from', 'toString'])('reports %s, which is no name', async (name) => {
    expect(await load(name, mountkit, '/')).toBeUndefined();
    expect(loadChunk).not.toHaveBeenCalled();
    expect(reports).toEqual([expect.stringMatching(`data-mountkit is "${name}", expected one of form,signup-link,`)]);
  });

  it('says whose chunk has failed', async () => {
    loadChunk.mockRejectedValue(createMountError('CHUNK_FAILED', 'no chunk'));
    await expect(load('scroll-top', mountkit, '/')).rejects.toMatchObject({ code: 'CHUNK_FAILED', api: 'sticky' });
  });

  it('starts the dialects of the script tag, and reports those that are none', async () => {
    const start = vi.fn();
    loadChunk.mockResolvedValue({ start });
    Object.assign(pageProvider(), { dialects: ' shop  shpo ' });
    await load('', mountkit, '/');
    expect(start.mock.calls).toEqual([[mountkit]]);
    expect(reports).toEqual(['data-dialects holds "shpo", expected one of shop']);
  });
});
