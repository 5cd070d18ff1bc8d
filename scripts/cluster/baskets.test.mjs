import { expect, it } from 'vitest';
import { judgeBaskets } from './baskets.mjs';

it('names the baskets that do not have what was acknowledged, and those that went back', () => {
  expect(
    judgeBaskets([
      { acknowledged: 7, final: 7, problems: [] },
      { acknowledged: 7, final: 6, problems: [] },
      { acknowledged: 9, final: 9, problems: ['4 in place of 5'] },
      { acknowledged: 7, final: 8, problems: [] },
    ]),
  ).toEqual([
    'basket 2: 6 at the end, 7 acknowledged',
    'basket 3: 4 in place of 5',
    'basket 4: 8 at the end, 7 acknowledged',
  ]);
});
