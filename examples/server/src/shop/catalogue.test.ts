import { describe, expect, it } from 'vitest';
import { makeCatalogue, shopTaxonomies } from './catalogue';
import { drawProduct, readPictureName } from './draw-product';

const rows = makeCatalogue();
const products = rows.filter(({ parentId }) => parentId === null);

describe('the catalogue', () => {
  it('has two hundred products, each with an id, a number and an address of its own', () => {
    expect(products).toHaveLength(200);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    expect(new Set(rows.map(({ sku }) => sku)).size).toBe(rows.length);
    expect(new Set(products.map(({ slug }) => slug)).size).toBe(200);
  });

  it('has products of every sort', () => {
    const count = (is: (row: (typeof rows)[number]) => boolean) => products.filter(is).length;
    expect(count(({ kind }) => kind === 'variable')).toBe(40);
    expect(count(({ kind, stock }) => kind === 'simple' && stock === 0)).toBeGreaterThan(5);
    expect(count(({ price, regularPrice }) => price < regularPrice)).toBeGreaterThan(5);
    expect(count(({ soldIndividually }) => soldIndividually === true)).toBeGreaterThan(3);
  });

  it('gives every variable product four variations, the first price being the lowest', () => {
    for (const product of products.filter(({ kind }) => kind === 'variable')) {
      const variations = rows.filter(({ parentId }) => parentId === product.id);
      expect(variations).toHaveLength(4);
      expect(Math.min(...variations.map(({ price }) => price))).toBe(product.price);
    }
  });

  it('uses every term of its three taxonomies, and no others', () => {
    for (const [taxonomy, terms] of Object.entries(shopTaxonomies)) {
      const used = new Set(products.flatMap((product) => product.terms[taxonomy] ?? []));
      expect([...used].sort()).toEqual(terms.map(({ slug }) => slug).sort());
    }
  });

  it('has a picture for everything, drawn without anything that runs', () => {
    for (const { picture } of rows) {
      const read = readPictureName(picture);
      expect(read).not.toBeNull();
      if (read) expect(drawProduct(read)).toMatch(/^<svg [^>]+>.*<\/svg>$/);
    }
    for (const name of ['', 'mug', 'mug-moss', 'mug-moss-99999', 'cat-moss-1', 'mug-pink-1', 'constructor-moss-1']) {
      expect(readPictureName(name)).toBeNull();
    }
  });
});
