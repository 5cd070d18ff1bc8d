import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fillTemplate } from './template';

describe('fillTemplate', () => {
  it.each<[string, Record<string, string | number>, string]>([
    ['Did you mean {{ email }}?', { email: 'a@b.co' }, 'Did you mean a@b.co?'],
    ['{{email}}', { email: 'a' }, 'a'],
    ['{{   email\t}}', { email: 'a' }, 'a'],
    ['{{a}}{{b}}{{a}}', { a: 1, b: 2 }, '121'],
    ['{{ min }} to {{ max }}', { min: 0, max: -5 }, '0 to -5'],
    ['no holes', { no: 1 }, 'no holes'],
    ['', {}, ''],
    ['{{ empty }}', { empty: '' }, ''],
  ])('fills %j with %j', (template, values, text) => {
    expect(fillTemplate(template, values)).toBe(text);
  });

  it.each(['{{ other }}', '{{}}', '{ email }', '{{ e-mail }}', '{{email', '{{ a b }}'])(
    'leaves %j as it is',
    (template) => {
      expect(fillTemplate(template, { email: 'x', a: 'x', b: 'x' })).toBe(template);
    },
  );

  it('does not take what every object has for a value', () => {
    expect(fillTemplate('{{ constructor }} {{ toString }} {{ __proto__ }}', {})).toBe(
      '{{ constructor }} {{ toString }} {{ __proto__ }}',
    );
  });

  it('does not fill holes that came with a value, nor read replacement patterns in it', () => {
    expect(fillTemplate('{{ a }}', { a: '{{ b }}', b: 'x' })).toBe('{{ b }}');
    expect(fillTemplate('<{{ a }}>', { a: "$& $1 $' $$" })).toBe("<$& $1 $' $$>");
  });

  it('puts any value into its place, character for character', () => {
    fc.assert(
      fc.property(fc.string(), fc.oneof(fc.string(), fc.double()), fc.string(), (before, value, after) => {
        fc.pre(!/[{}]/.test(before + after));
        expect(fillTemplate(`${before}{{ name }}${after}`, { name: value })).toBe(`${before}${value}${after}`);
      }),
    );
  });

  it('changes nothing where there are no values', () => {
    fc.assert(
      fc.property(fc.string(), (template) => {
        expect(fillTemplate(template, {})).toBe(template);
      }),
    );
  });
});
