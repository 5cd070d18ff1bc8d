import { makeCatalogue } from '../shop/catalogue';

const catalogue = makeCatalogue();

type Row = (typeof catalogue)[number];

function find(what: string, is: (row: Row) => boolean): Row {
  const found = catalogue.find(is);
  if (found === undefined) throw new Error(`the catalogue has no product that is ${what}`);
  return found;
}

/** One product of each sort that a shop treats in its own way. */
export const examples = {
  simple: find('simple', ({ kind, stock }) => kind === 'simple' && (stock ?? 0) > 10),
  another: find('simple too', ({ id, kind, stock }) => id > 130 && kind === 'simple' && (stock ?? 0) > 10),
  soldOut: find('sold out', ({ kind, stock }) => kind === 'simple' && stock === 0),
  scarce: find('scarce', ({ kind, stock }) => kind === 'simple' && stock === 2),
  single: find('sold individually', ({ soldIndividually }) => soldIndividually === true),
  variable: find('variable', ({ kind }) => kind === 'variable'),
  variation: find('a variation', ({ kind, stock }) => kind === 'variation' && stock !== 0),
  soldOutVariation: find('a variation that is sold out', ({ kind, stock }) => kind === 'variation' && stock === 0),
  marked: find('named like markup', ({ name }) => name.includes('<')),
};
