import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Problem } from '../logic/settings';
import { resetPage, watchReports } from '../testing/page';
import { reportProblems } from './report-problems';

let reports: readonly string[];

beforeEach(() => {
  resetPage();
  reports = watchReports();
});

afterEach(() => {
  vi.restoreAllMocks();
});

const problem = (changes: Partial<Problem> = {}): Problem => ({
  key: 'redirectUrl',
  source: 'attribute',
  found: 'x',
  expected: 'an address',
  ...changes,
});

describe('reportProblems', () => {
  it('names element, place, what was found and what was expected', () => {
    reportProblems('form #a', [problem(), problem({ source: 'settings' }), problem({ source: 'option' })]);
    expect(reports).toEqual([
      'form #a: data-redirect-url is "x", expected an address',
      'form #a: data-settings.redirectUrl is "x", expected an address',
      'form #a: redirectUrl is "x", expected an address',
    ]);
  });

  it.each([[{ a: 1 }], [5], [null], [() => {}], [Symbol('s')]])('survives what was found: %s', (found) => {
    reportProblems('form #a', [problem({ found })]);
    expect(reports).toHaveLength(1);
  });

  it('cuts a long text short', () => {
    reportProblems('form #a', [problem({ found: 'x'.repeat(10_000) })]);
    expect(`${reports[0]}`.length).toBeLessThan(200);
  });
});
