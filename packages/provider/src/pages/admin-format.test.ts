import { describe, expect, it } from 'vitest';
import { countOf, describePage, formatTime, newestFirst, shortenId } from './admin-format';

describe('formatTime', () => {
  it('reads an ISO time in UTC', () => expect(formatTime('2025-11-21T10:02:00Z')).toBe('21 Nov 2025, 10:02 UTC'));
  it('leaves alone what is no time', () => expect(formatTime('soon')).toBe('soon'));
});

describe('describePage', () => {
  it('links a web page without its query', () =>
    expect(describePage('https://a.example/shop/?q=1')).toEqual({
      label: 'a.example/shop/',
      href: 'https://a.example/shop/?q=1',
    }));

  it.each(['javascript:alert(1)', 'data:text/html,x', 'not an address'])('shows %s as text only', (pageUrl) =>
    expect(describePage(pageUrl)).toEqual({ label: pageUrl, href: null }),
  );

  it('says so where nothing is known', () => expect(describePage(null)).toEqual({ label: 'unknown page', href: null }));
});

describe('lists', () => {
  it('puts the newest first and leaves the given list alone', () => {
    const given = ['2025-01-01', '2025-03-01', '2025-02-01'];
    expect(newestFirst(given, (time) => time)).toEqual(['2025-03-01', '2025-02-01', '2025-01-01']);
    expect(given[0]).toBe('2025-01-01');
  });

  it('counts in words and shortens long ids', () => {
    expect([countOf(0, 'contact'), countOf(1, 'contact'), countOf(2, 'contact')]).toEqual([
      '0 contacts',
      '1 contact',
      '2 contacts',
    ]);
    expect(shortenId('6f3a2b58-1c7e-4d4e')).toBe('6f3a2b58…');
    expect(shortenId('short')).toBe('short');
  });
});
