import { describe, expect, it } from 'vitest';
import { findVariation, listMissing, listValues } from './match';
import { readVariation, readVariations } from './variation';

const variation = (id: number, size: string, colour: string, rest: object = {}) => ({
  variation_id: id,
  attributes: { attribute_size: size, attribute_colour: colour },
  ...rest,
});
const variations = readVariations([
  variation(1, 'S', 'red'),
  variation(2, 'S', 'blue'),
  variation(3, 'L', 'red'),
  variation(4, 'XL', '', { is_in_stock: false }),
  variation(5, 'XXL', 'red', { variation_is_active: false }),
  'nonsense',
  { attributes: {} },
]);
const choose = (attribute_size: string, attribute_colour: string) => ({ attribute_size, attribute_colour });

describe('a choice', () => {
  it('finds the variation that has all of it, any value included', () => {
    expect(findVariation(variations, choose('S', 'blue'))?.variation_id).toBe('2');
    expect(findVariation(variations, choose('XL', 'green'))?.variation_id).toBe('4');
    expect(findVariation(variations, choose('L', 'blue'))).toBeUndefined();
    expect(findVariation(variations, choose('XXL', 'red'))).toBeUndefined();
  });

  it('leaves the values that go with the others', () => {
    expect([...(listValues(variations, choose('', 'blue'), 'attribute_size') ?? [])]).toEqual(['S', 'XL']);
    expect([...(listValues(variations, choose('L', ''), 'attribute_colour') ?? [])]).toEqual(['red']);
    // What is chosen itself does not bind.
    expect([...(listValues(variations, choose('L', 'red'), 'attribute_colour') ?? [])]).toEqual(['red']);
    expect(listValues(variations, choose('XL', ''), 'attribute_colour')).toBeNull();
  });

  it('says what is missing', () => {
    expect(listMissing(choose('', ''))).toEqual(['attribute_size', 'attribute_colour']);
    expect(listMissing(choose('S', 'red'))).toEqual([]);
  });
});

describe('a variation', () => {
  it('is read in the words of shops, whatever is left out', () => {
    expect(readVariation(variation(7, 'S', 'red'))).toMatchObject({ is_in_stock: true, image: null, max_qty: '' });
    expect(
      readVariation(variation(7, 'S', 'red', { is_sold_individually: 'yes', image: { src: 'a.jpg', srcset: false } })),
    ).toMatchObject({ is_sold_individually: true, image: { src: 'a.jpg', srcset: '', alt: '' } });
    expect(readVariation(false)).toBeNull();
    expect(readVariation([])).toBeNull();
  });
});
