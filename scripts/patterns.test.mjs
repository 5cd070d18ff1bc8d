import { checkSync } from 'recheck';
import { expect, it } from 'vitest';
import { listPatterns } from './list-patterns.mjs';
import { slowPatterns } from './slow-patterns.mjs';

// Without a program of the machine's own kind, which is not there on all of them.
process.env.RECHECK_SYNC_BACKEND = 'pure';

const countRepeats = (source) => source.match(/[*+]|\{\d+,\}/g)?.length ?? 0;

/** One part of no fixed length, which nothing can follow or which begins at the start: each sign is seen once. */
const isSimple = (source) =>
  countRepeats(source) === 1 && !/[(|]/.test(source) && /^\^|(?:[*+]|\{\d+,\})$/.test(source);

/** Why an expression is not taken; null for one whose time grows with the text and no faster. */
function findFault({ source, flags }) {
  if (countRepeats(source) === 0 || isSimple(source)) return null;
  const { status, complexity, error } = checkSync(source, flags, { checker: 'automaton', timeout: 20_000 });
  return status === 'safe' ? null : (complexity?.summary ?? error?.kind ?? status);
}

const patterns = listPatterns();

it('finds the expressions, and those that are slow', () => {
  expect(patterns.length).toBeGreaterThan(400);
  expect(findFault({ source: '<a\\s[^>]*href', flags: 'i' })).toBe('2nd degree polynomial');
  expect(findFault({ source: '(a+)+$', flags: '' })).toBe('exponential');
  expect(findFault({ source: '^[a-z]+$', flags: '' })).toBeNull();
});

it('are slow nowhere but where a reason is given in slow-patterns.mjs', { timeout: 120_000 }, () => {
  const judged = new Map(patterns.map((pattern) => [`${pattern.source} ${pattern.flags}`, pattern]));
  const slow = [...judged.values()]
    .filter(({ source }) => !slowPatterns.has(source))
    .flatMap((pattern) => {
      const fault = findFault(pattern);
      return fault === null ? [] : [`${pattern.path}: /${pattern.source}/ is ${fault}`];
    });
  expect(slow).toEqual([]);
});

it('have no reason where there is no such expression', () => {
  const sources = new Set(patterns.map(({ source }) => source));
  expect([...slowPatterns.keys()].filter((source) => !sources.has(source))).toEqual([]);
});
