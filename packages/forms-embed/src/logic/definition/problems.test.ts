import { describe, expect, it } from 'vitest';
import { FIELD_TYPES } from './field-types';
import { explainProblem, explainProblems } from './problems';

describe('the message of a problem', () => {
  it('names what was found and what was expected', () => {
    expect(explainProblem(['noObject', 'style'])).toBe('style must be an object or the JSON of one; it is left out');
    expect(explainProblem(['yesOrNo', 'news', ['maybe']])).toBe(
      'field "news" starts with "maybe", expected true or false',
    );
  });

  it('lists every field type', () => {
    const message = explainProblem(['fieldType', 'a', 'hologram']);
    for (const type of Object.keys(FIELD_TYPES)) expect(message).toMatch(new RegExp(`\\b${type}\\b`));
  });

  it('quotes the first few values, each at a limited length', () => {
    const message = explainProblem(['options', 'a', ['x'.repeat(1_000), '"', 'c', 'd', 'e', 'f']]);
    expect(message).toContain(`"${'x'.repeat(60)}…", "\\"", "c", "d", "e" more than once`);
    expect(message).not.toContain('"f"');
  });
});

it('each message is reported once', () => {
  expect(
    explainProblems([
      ['operator', 'LIKE'],
      ['operator', 'RHYMES'],
      ['operator', 'LIKE'],
    ]),
  ).toEqual(['unknown filter operator "LIKE"', 'unknown filter operator "RHYMES"']);
});
