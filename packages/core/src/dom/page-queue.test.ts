import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { resetPage, watchReports } from '../testing/page';
import { askAnalytics, callAnalytics, readAnalytics } from './page-queue';

type Call = readonly [string, ...unknown[]];

const page = window as { _hsq?: unknown };
let reports: readonly string[];

beforeEach(() => {
  resetPage();
  reports = watchReports();
});

afterEach(() => {
  Reflect.deleteProperty(page, '_hsq');
});

/** Puts analytics into the page that answer at once, as they do once their script is there. */
function putAnalytics() {
  const calls: Call[] = [];
  const answers: Record<string, readonly unknown[]> = {
    addIdentityListener: ['t.1.2', 'c.1', 3],
    addUserTokenListener: ['h'],
    addPageIdListener: [42],
    addContentTypeListener: ['landing-page'],
  };
  page._hsq = {
    push(call: Call) {
      calls.push(call);
      const [name, tell] = call;
      if (typeof tell === 'function') tell(...(answers[name] ?? []));
    },
  };
  return calls;
}

describe("the page's analytics", () => {
  it('are called by method and values, and only where there are any', () => {
    expect(callAnalytics('trackFormView', 'g', 'i', 11)).toBe(false);
    expect(page).not.toHaveProperty('_hsq');
    page._hsq = [];
    expect(callAnalytics('trackFormView', 'g', 'i', 11)).toBe(true);
    expect(page._hsq).toEqual([['trackFormView', 'g', 'i', 11]]);
  });

  it('are passed over where they are something else', () => {
    for (const other of [null, 7, 'queue', {}, { push: 1 }]) {
      page._hsq = other;
      expect(callAnalytics('trackFormView')).toBe(false);
      expect(readAnalytics()).toEqual({});
    }
    expect(reports).toEqual([]);
  });

  it('may throw: it is reported, and nothing else happens', () => {
    page._hsq = {
      push() {
        throw new Error('page code');
      },
    };
    expect(callAnalytics('trackFormView')).toBe(true);
    expect(reports).toEqual([expect.stringContaining('trackFormView')]);
  });

  it('tell who the visitor is and what the page is', () => {
    putAnalytics();
    expect(readAnalytics()).toEqual({
      ...{ __hstc: 't.1.2', __hssc: 'c.1', __hsfp: '3', hutk: 'h', pageId: '42', contentType: 'landing-page' },
    });
  });

  it('may tell it by name, or later, or nothing at all', () => {
    page._hsq = [];
    expect(readAnalytics()).toEqual({});
    const [[, tell] = []] = page._hsq as [string, (facts: unknown) => void][];
    tell?.({ __hstc: 'a', __hssc: null, __hsfp: {} });
    expect(readAnalytics()).toEqual({ __hstc: 'a' });
  });

  it('are asked once, and when they come late too', () => {
    askAnalytics();
    const calls = putAnalytics();
    askAnalytics();
    readAnalytics();
    expect(calls.map(([name]) => name)).toEqual([
      'addIdentityListener',
      'addUserTokenListener',
      'addPageIdListener',
      'addContentTypeListener',
    ]);
  });

  it('are not needed for what the page has told them and they have not taken', () => {
    page._hsq = [
      ['setCanonicalUrl', 'https://site.test/old'],
      ['setCanonicalUrl', 'https://site.test/'],
      ['setContentType', 'blog-post'],
      ['setPageId', 7],
      ['setPath', '/here'],
      ['setReferrerPath', '/there'],
      ['setPortalId', '1'],
      ['setPath'],
      'nonsense',
      null,
    ];
    expect(readAnalytics()).toEqual({
      canonicalUrl: 'https://site.test/',
      contentType: 'blog-post',
      pageId: '7',
      path: '/here',
      referrerPath: '/there',
    });
  });
});
