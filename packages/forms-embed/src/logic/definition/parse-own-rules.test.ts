import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseDefinition } from '../../rules';
import { anyDocument } from '../../testing/any-form';

const filters = [{ operator: 'EQ', strValue: 'x' }];
const fieldOf = (name: string, mountkit?: unknown, field: object = {}) => ({
  name,
  fieldType: 'text',
  validation: { mountkit },
  ...field,
});
const parse = (formFieldGroups: readonly object[]) => {
  const { definition, problems } = parseDefinition({ form: { formFieldGroups } });
  return { groups: definition?.groups ?? [], problems };
};
const fieldsOf = (groups: ReturnType<typeof parse>['groups']) =>
  new Map(groups.flatMap(({ fields }) => fields.map((field) => [field.id, field])));

describe('the own rules of a definition', () => {
  it('are lengths, conditions to be required, and conditions to skip a page', () => {
    const { groups, problems } = parse([
      { fields: [fieldOf('a')] },
      {
        isPageBreak: true,
        mountkit: { skipWhen: [{ field: 'a', filters }] },
        fields: [fieldOf('b', { minLength: 2, maxLength: '9', requiredWhen: [{ field: 'c', filters }] }), fieldOf('c')],
      },
    ]);
    const fields = fieldsOf(groups);
    const condition = (parentId: string) => ({ parentId, filters: [expect.objectContaining({ operator: 'EQ' })] });
    expect(fields.get('b')).toMatchObject({ minLength: 2, maxLength: 9, requiredWhen: [condition('c')] });
    expect(groups[1]?.skipWhen).toEqual([condition('a')]);
    // One list for the whole page.
    expect(fields.get('b')?.skipWhen).toBe(fields.get('c')?.skipWhen);
    expect(fields.get('a')?.skipWhen).toBeUndefined();
    expect(problems).toEqual([]);
  });

  it('are those of dependents, too', () => {
    const dependent = { dependentFormField: fieldOf('b', { maxLength: 3 }), filters };
    const { groups } = parse([{ fields: [fieldOf('a', undefined, { dependentFieldFilters: [dependent] })] }]);
    expect(fieldsOf(groups).get('b')?.maxLength).toBe(3);
  });

  it('are left out and reported where they make no sense', () => {
    const { groups, problems } = parse([
      {
        mountkit: { skipWhen: [{ field: 'a', filters }] },
        fields: [
          fieldOf('a', { minLength: 0.5, maxLength: -1, requiredWhen: [{ field: 'a', filters }, { field: 'no' }, 7] }),
          fieldOf('n', { maxLength: 5 }, { fieldType: 'number' }),
        ],
      },
      { isPageBreak: true, mountkit: { skipWhen: [{ field: 'b' }] }, fields: [fieldOf('b')] },
    ]);
    for (const field of fieldsOf(groups).values())
      expect([field.minLength, field.maxLength, field.requiredWhen, field.skipWhen]).toEqual([
        undefined,
        undefined,
        undefined,
        undefined,
      ]);
    expect(problems.filter((problem) => /Length of field/.test(problem))).toHaveLength(3);
    expect(problems.filter((problem) => /requiredWhen/.test(problem))).toHaveLength(3);
    expect(problems.filter((problem) => /skipWhen of group/.test(problem))).toHaveLength(2);
  });

  it('are at most fifty pages that are skipped', () => {
    const { groups, problems } = parse([
      { fields: [fieldOf('a')] },
      ...Array.from({ length: 60 }, (_, index) => ({
        isPageBreak: true,
        mountkit: { skipWhen: [{ field: 'a', filters }] },
        fields: [fieldOf(`f${index}`)],
      })),
    ]);
    expect(groups.filter(({ skipWhen }) => skipWhen)).toHaveLength(50);
    expect(problems).toEqual([expect.stringContaining('more than 50 pages')]);
  });

  it('are read from anything without throwing', () => {
    fc.assert(
      fc.property(anyDocument, fc.anything(), fc.anything(), (document, rule, skip) => {
        const { form } = document as { form: { formFieldGroups: unknown[] } };
        const formFieldGroups = [
          ...form.formFieldGroups,
          { isPageBreak: true, mountkit: skip, fields: [fieldOf('z', rule)] },
        ];
        expect(parseDefinition({ ...document, form: { ...form, formFieldGroups } }).definition).not.toBeNull();
      }),
    );
  });
});
