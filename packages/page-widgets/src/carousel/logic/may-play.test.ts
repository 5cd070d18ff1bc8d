import { expect, it } from 'vitest';
import { type Hold, mayPlay } from './may-play';

const FREE: Hold = {
  isStopped: false,
  isHovered: false,
  isFocused: false,
  isSeen: true,
  isHidden: false,
  isHeld: false,
};

it('plays if nothing holds it', () => {
  expect(mayPlay(FREE)).toBe(true);
});

it.each(Object.keys(FREE) as (keyof Hold)[])('is held by %s alone', (name) => {
  expect(mayPlay({ ...FREE, [name]: !FREE[name] })).toBe(false);
});
