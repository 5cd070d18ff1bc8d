import { expect, it } from 'vitest';
import { plainText } from './plain-text';

it('leaves the words of markup, and the signs that it wrote otherwise', () => {
  expect(plainText('<p class="a">Fish &amp; chips,</p>\n<p>5 &lt; 6</p>')).toBe('Fish & chips, 5 < 6');
});

it('reads what looks like markup in a time that grows with the text: one that grows faster runs into the time-out of the test', () => {
  expect(plainText('<'.repeat(500_000))).toHaveLength(500_000);
});
