import { describe, expect, it } from 'vitest';
import { CONSENT, fullForm, groupOf } from '../../testing/full-form';
import { placesOf } from './field-places';

const list = (definition: Parameters<typeof placesOf>[0]) =>
  placesOf(definition).map(({ field, page, group }) => [field.id, page, group]);

const SUBSCRIPTION = 'LEGAL_CONSENT.subscription_type_7';
const PROCESSING = 'LEGAL_CONSENT.processing';

describe('placesOf', () => {
  it('lists the fields in the order of their groups', () => {
    const groups = [groupOf(['a', 'b']), groupOf([]), groupOf(['c'], { page: 1 })];
    expect(list(fullForm(groups))).toEqual([
      ['a', 0, 0],
      ['b', 0, 0],
      ['c', 1, 2],
    ]);
  });

  it('puts the consent behind the fields of a single page', () => {
    expect(list(fullForm([groupOf(['a'])], { consent: CONSENT }))).toEqual([
      ['a', 0, 0],
      [SUBSCRIPTION, 0, -1],
      [PROCESSING, 0, -1],
    ]);
  });

  it('gives the consent a page behind several', () => {
    const groups = [groupOf(['a']), groupOf(['b'], { page: 1 })];
    const consent = { ...CONSENT, processingField: null };
    expect(list(fullForm(groups, { consent }))).toEqual([
      ['a', 0, 0],
      ['b', 1, 1],
      [SUBSCRIPTION, 2, -1],
    ]);
  });
});
