import { expect, it } from 'vitest';
import { pickVariant, sortVariants } from './variant';

it('gives each variant the same share', () => {
  const names = sortVariants(['c', 'a', 'b', 'a']);
  expect(names).toEqual(['a', 'b', 'c']);
  const picked = Array.from({ length: 300 }, (_, at) => pickVariant(names, at / 300));
  for (const name of names) expect(picked.filter((each) => each === name)).toHaveLength(100);
  expect(pickVariant(names, 1)).toBe('c');
});
