import { expect, it } from 'vitest';
import { judge } from './load.mjs';

it('counts what was under way during a fault', () => {
  const sent = [
    { began: 0, acknowledged: 900, tries: 1 },
    { began: 500, acknowledged: 4500, tries: 3 },
    { began: 1500, acknowledged: 1600, tries: 1 },
    { began: 3000, acknowledged: 3100, tries: 1 },
  ];
  expect(judge(sent, { from: 1000, to: 2000 })).toEqual({
    submissions: 2,
    'longest wait s': 4,
    'tried again': 1,
    'most tries': 3,
  });
});

it('takes what was never acknowledged for an endless wait', () => {
  const sent = [{ began: 0, acknowledged: null, tries: 60 }];
  expect(judge(sent, { from: 0, to: 1 })['longest wait s']).toBe(Number.POSITIVE_INFINITY);
});
