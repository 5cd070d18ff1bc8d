import { expect, it } from 'vitest';
import { fitMessage } from './fit-message';
import { MARKUP_LIMITS } from './text-limits';

function fit(message: string) {
  const problems: string[] = [];
  return { message: fitMessage(message, (problem) => problems.push(problem)), problems };
}

it.each([
  ['m'.repeat(MARKUP_LIMITS.characters), 'm'.repeat(MARKUP_LIMITS.characters), '50,001 characters'],
  [`Thanks${'<b>'.repeat(MARKUP_LIMITS.tags)}`, 'Thanks', '5,001 tags'],
])('a message that is too long is shown without its markup', (message, text, long) => {
  expect(fit(message)).toEqual({ message, problems: [] });
  expect(fit(`${message}<`)).toEqual({
    message: text === 'Thanks' ? 'Thanks<' : text,
    problems: [expect.stringContaining(`the thank-you message has ${long}, expected at most`)],
  });
});
