import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readPageFacts } from './page-facts';

let cookie = '';

beforeEach(() => {
  cookie = '';
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() => cookie);
});

afterEach(() => {
  vi.restoreAllMocks();
});

/** What of the page's facts tracks the visitor. */
function readTracking() {
  const { hutk, __hstc, __hssc, __hsfp } = readPageFacts();
  return JSON.parse(JSON.stringify({ hutk, __hstc, __hssc, __hsfp }));
}

describe('readPageFacts', () => {
  it('says where the visitor is', () => {
    document.title = 'Start';
    expect(readPageFacts()).toMatchObject({
      pageUrl: location.href,
      pageTitle: 'Start',
      userAgent: navigator.userAgent,
    });
  });

  it('has no tracking parameters where there are no cookies', () => {
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
