import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { resetPage } from '../../../../core/src/testing/page';
import { readPageFacts, readTracking, readVisit } from './page-facts';

let cookie = '';
let referrer = '';

beforeEach(() => {
  resetPage();
  cookie = '';
  referrer = '';
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() => cookie);
  vi.spyOn(document, 'referrer', 'get').mockImplementation(() => referrer);
});

afterEach(() => {
  document.head.replaceChildren();
  Reflect.deleteProperty(window, '_hsq');
  Reflect.deleteProperty(window, 'hsVars');
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('readTracking', () => {
  it('has nothing where there are no cookies', () => {
    expect(readTracking()).toEqual({});
  });

  it('reads the tracking cookies, in any order, and no others', () => {
    cookie = 'session=1; __hssc=c.1; hubspotutk=h; __hstc=t.1.2; theme=dark; __hsfp=3';
    expect(readTracking()).toEqual({ hutk: 'h', __hstc: 't.1.2', __hssc: 'c.1', __hsfp: '3' });
  });

  it('does not take a cookie for one whose name it only ends with', () => {
    cookie = '__hstc=mine; my__hstc=other; xhubspotutk=other';
    expect(readTracking()).toEqual({ __hstc: 'mine' });
  });

  it('does not take the value of a cookie for a cookie', () => {
    cookie = 'last=hubspotutk=other; a=__hsfp=7';
    expect(readTracking()).toEqual({});
  });
});

describe('readVisit', () => {
  it('knows the path, and where from the visitor came within the site', () => {
    expect(readVisit()).toEqual({ path: location.pathname });
    referrer = `${location.origin}/before/?secret=1`;
    expect(readVisit()).toEqual({ path: location.pathname, referrerPath: '/before/' });
    referrer = 'https://search.test/found';
    expect(readVisit()).toEqual({ path: location.pathname });
  });

  it('takes the canonical address from the markup', () => {
    document.head.innerHTML = '<link rel="canonical" href="https://site.test/page">';
    expect(readVisit().canonicalUrl).toBe('https://site.test/page');
  });

  it("trusts the page's analytics more than its markup, and its cookies most", () => {
    document.head.innerHTML = '<link rel="canonical" href="https://site.test/page">';
    Object.assign(window, {
      _hsq: [
        ['setCanonicalUrl', 'https://site.test/told'],
        ['setPath', '/told'],
      ],
    });
    expect(readVisit()).toEqual({ canonicalUrl: 'https://site.test/told', path: '/told' });
    Object.assign(window, {
      _hsq: {
        push: ([name, tell]: [string, (...values: string[]) => void]) => name.includes('Identity') && tell('q', 'q'),
      },
    });
    resetPage();
    cookie = '__hstc=cookie';
    expect(readVisit()).toMatchObject({ __hstc: 'cookie', __hssc: 'q' });
  });
});

describe('readPageFacts', () => {
  const facts = (definitionUrl = '') => readPageFacts(definitionUrl);

  it('says with what the page is read, and that no other page is around it', () => {
    expect(facts()).toMatchObject({ userAgent: navigator.userAgent, isInsideCrossOriginFrame: false });
  });

  it('says that a page of another origin is around it, which cannot be looked at', () => {
    vi.stubGlobal('top', {
      get location() {
        throw new DOMException('foreign', 'SecurityError');
      },
    });
    expect(facts().isInsideCrossOriginFrame).toBe(true);
  });

  it('knows the id that a content management system gives the page', () => {
    expect(facts()).not.toHaveProperty('pageId');
    Object.assign(window, { hsVars: { page_id: 42 } });
    expect(facts().pageId).toBe('42');
  });

  it('knows when the definition came, where the browser has kept account', () => {
    expect(facts('https://forms.test/definition').times).toEqual({});
    const entry = { startTime: 100.4, duration: 20.2 } as PerformanceEntry;
    const find = vi.fn(() => [entry]);
    Object.assign(performance, { getEntriesByName: find });
    expect(facts('https://forms.test/definition').times).toEqual({
      embedAtTimestamp: Math.round(performance.timeOrigin + 100.4),
      rumScriptExecuteTime: 100,
      rumServiceResponseTime: 121,
      rumTotalRequestTime: 20,
    });
    expect(find).toHaveBeenCalledWith('https://forms.test/definition', 'resource');
    Reflect.deleteProperty(performance, 'getEntriesByName');
  });
});
