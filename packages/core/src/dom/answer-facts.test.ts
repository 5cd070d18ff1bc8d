import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readCorrelationId, xsrfHeaders } from './answer-facts';

const read = (headers: Record<string, string>) => readCorrelationId({ headers: new Headers(headers) });

describe('readCorrelationId', () => {
  it('is empty where the answer has none', () => {
    expect(read({})).toBe('');
    expect(read({ 'content-type': 'text/html', 'server-timing': 'db;dur=53, cache;desc="hit"' })).toBe('');
  });

  it('reads the header, by either name and in any case', () => {
    expect(read({ 'X-Correlation-Id': 'a1' })).toBe('a1');
    expect(read({ 'x-hubspot-correlation-id': 'b2' })).toBe('b2');
  });

  it('takes the header over the server timing, and passes over an empty one', () => {
    expect(read({ 'x-correlation-id': 'a1', 'server-timing': 'hcid;desc="b2"' })).toBe('a1');
    expect(read({ 'x-correlation-id': '', 'server-timing': 'hcid;desc="b2"' })).toBe('b2');
  });

  it.each([
    ['hcid;desc="b2"', 'b2'],
    ['hcid;desc=b2', 'b2'],
    ['hcid; desc="b2"', 'b2'],
    ['hcid;dur=3;desc="b2"', 'b2'],
    ['hcid;desc="b2";dur=3', 'b2'],
    ['db;dur=53, hcid;desc="b2", cache', 'b2'],
    ['db;dur=53,hcid;desc=b2,cache', 'b2'],
    ['HCID;DESC="b2"', 'b2'],
    ['hcid', ''],
    ['hcid;dur=3', ''],
    ['hcid;desc=""', ''],
    ['hcid;dur=3, cache;desc="hit"', ''],
    ['xhcid;desc="b2"', ''],
    ['hcid2;desc="b2"', ''],
    ['', ''],
  ])('reads %j as %j', (timing, id) => {
    expect(read({ 'server-timing': timing })).toBe(id);
  });

  it('finds every id in its entry, wherever that stands', () => {
    const id = fc.stringMatching(/^[\w-]{1,40}$/);
    const others = fc.array(fc.constantFrom('db;dur=53', 'cache;desc="hit"', 'cdn'), { maxLength: 4 });
    fc.assert(
      fc.property(id, others, others, (each, before, after) => {
        const timing = [...before, `hcid;desc="${each}"`, ...after].join(', ');
        expect(read({ 'server-timing': timing })).toBe(each);
      }),
    );
  });
});

describe('xsrfHeaders', () => {
  let cookie = '';

  beforeEach(() => {
    cookie = 'theme=dark; XSRF-TOKEN=t0ken; last=1';
    vi.spyOn(document, 'cookie', 'get').mockImplementation(() => cookie);
  });

  afterEach(() => {
    vi.restoreAllMocks();
  });

  it("sends the token to the page's own origin, however that is written", () => {
    for (const url of ['/a', 'a?b=1', '?b', '', `${location.origin}/a`, `//${location.host}/a`]) {
      expect(xsrfHeaders(url)).toEqual({ 'X-XSRF-TOKEN': 't0ken' });
    }
  });

  it('sends it to no other origin', () => {
    const { host, protocol, hostname } = location;
    const other = protocol === 'https:' ? 'http:' : 'https:';
    for (const url of [
      'https://forms.test/a',
      '//forms.test/a',
      `${other}//${host}/a`,
      `${protocol}//${hostname}:8443/a`,
      `${protocol}//sub.${hostname}/a`,
      `${protocol}//${hostname}.forms.test/a`,
      `${protocol}//${hostname}.forms.test/a`,
      'data:text/plain,a',
    ]) {
      expect(xsrfHeaders(url)).toEqual({});
    }
  });

  it('sends nothing where the page has no token', () => {
    for (const each of ['', 'theme=dark', 'XSRF-TOKEN=', 'MY-XSRF-TOKEN=a', 'last=XSRF-TOKEN=a', 'xsrf-token=a']) {
      cookie = each;
      expect(xsrfHeaders('/a')).toEqual({});
    }
  });

  it('takes the equal signs at the end of a token for what they are', () => {
    cookie = 'XSRF-TOKEN=abc%3D%3d';
    expect(xsrfHeaders('/a')).toEqual({ 'X-XSRF-TOKEN': 'abc==' });
    cookie = 'XSRF-TOKEN=abc==';
    expect(xsrfHeaders('/a')).toEqual({ 'X-XSRF-TOKEN': 'abc==' });
  });
});
