import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { FullDefinition } from '../definition/full-definition';
import { parseFullDefinition } from '../definition/parse-full-form';
import { planTurns } from './plan-turns';

const planOf = (groups: readonly object[]) =>
  planTurns(parseFullDefinition({ form: { formFieldGroups: groups } }, {}).definition as FullDefinition);

const fields = (count: number, more: object = {}) =>
  Array.from({ length: count }, (_, index) => ({ name: `f${index}`, fieldType: 'text', ...more }));

it('a form as people make them is drawn at once', () => {
  expect(planOf([{ fields: fields(100) }]).turns).toBe(1);
});

it('a long form is drawn in turns, whether its fields are in one group or in many', () => {
  const one = planOf([{ fields: fields(1000) }]);
  const many = planOf(fields(1000).map((field) => ({ fields: [field] })));
  expect(one.turns).toBeGreaterThan(2);
  expect(many.turns).toBe(one.turns);
});

it('long texts and lists of options are drawn in turns of their own', () => {
  const options = Array.from({ length: 2000 }, (_, index) => `${index}`);
  expect(planOf([{ fields: fields(4, { fieldType: 'select', options }) }]).turns).toBe(4);
  expect(planOf([1, 2, 3].map(() => ({ richText: '<p>'.repeat(2000) }))).turns).toBe(3);
});

it('many selectors make the turns short', () => {
  const { definition } = parseFullDefinition({ form: { formFieldGroups: [{ fields: fields(100) }] } }, {});
  expect(planTurns(definition as FullDefinition, 100).turns).toBe(1);
  expect(planTurns(definition as FullDefinition, 7_000).turns).toBeGreaterThan(5);
});

it('every part has its turn, in the order of the form, and every turn a part', () => {
  const group = fc.record({ richText: fc.integer({ min: 0, max: 4000 }), fields: fc.integer({ min: 0, max: 300 }) });
  fc.assert(
    fc.property(fc.array(group, { maxLength: 6 }), (groups) => {
      const documents = groups.map(({ richText, fields: count }, index) => ({
        richText: '<b>'.repeat(richText),
        fields: fields(count).map(({ name }) => ({ name: `${name}-${index}` })),
      }));
      const { turns, ofField, ofText } = planOf(documents);
      const order = documents.flatMap(({ fields: own }, index) => [
        ofText[index] ?? -1,
        ...own.map(({ name }) => ofField.get(name) ?? -1),
      ]);
      expect(order).toEqual(order.toSorted((one, other) => one - other));
      expect(new Set([0, ...order]).size).toBe(turns);
    }),
    { numRuns: 30 },
  );
});
