import { pick, randomOf } from '@mountkit/provider/kit';
import type { ProductOptions, products } from '../db/shop-schema';
import { beginnings, brands, categories, colours, departments, endings, series, type Term } from './catalogue-words';

type ProductRow = Required<typeof products.$inferInsert>;

const FIRST_PRODUCT = 101;
const FIRST_VARIATION = 1001;
const SIZES = ['Small', 'Large'] as const;
/** Pence that the large one costs more. */
const LARGER = 600;
/** The newest product came on this day; the others came before it, one a day. */
const NEWEST = Date.UTC(2026, 9, 30, 9);
const DAY_MS = 86_400_000;

/** Names that markup and addresses have to bear, in place of those that the series would give. */
const unusualNames: Readonly<Record<number, string>> = {
  3: 'Stoneware Mug "No. 5"',
  24: 'Café Crème Bowl',
  66: 'Vase <Heron>',
  161: 'Salt & Pepper Jar',
};

/** Terms of the shop's taxonomies, in the order in which the filters list them. */
export const shopTaxonomies: Readonly<Record<string, readonly Term[]>> = {
  product_cat: [...departments, ...categories].map(({ slug, name }) => ({ slug, name })),
  pa_colour: colours,
  product_brand: brands,
};

/** The 200 products and their variations: always the same, whoever asks. */
export function makeCatalogue(): ProductRow[] {
  const rows: ProductRow[] = [];
  let variation = FIRST_VARIATION;
  for (const [place, category] of categories.entries()) {
    for (const [turn, name] of series.entries()) {
      const number = place * series.length + turn;
      const product = makeProduct(number, { category, series: name });
      const variations = number % 5 === 2 ? makeVariations(product, { first: variation, number }) : [];
      variation += variations.length;
      rows.push(variations.length > 0 ? asVariable(product, variations) : product, ...variations);
    }
  }
  return rows;
}

function makeProduct(number: number, words: { category: (typeof categories)[number]; series: string }): ProductRow {
  const { category } = words;
  const random = randomOf(number + 1);
  const name = unusualNames[number] ?? `${words.series} ${category.nouns[number % category.nouns.length]}`;
  const colour = pick(colours, random);
  const brand = brands[Math.floor(random() ** 1.6 * brands.length)] as Term;
  const [lowest, highest] = category.prices;
  const regularPrice = Math.round((lowest + random() * (highest - lowest)) / 50) * 50;
  return {
    id: FIRST_PRODUCT + number,
    parentId: null,
    kind: 'simple',
    slug: slugOf(name),
    name,
    sku: `MK-${String(number + 1).padStart(3, '0')}`,
    shortDescription: `${pick(beginnings, random)}, in ${colour.name.toLowerCase()}. ${category.about}`,
    description: `${category.about} ${pick(beginnings, random)} by ${brand.name}. ${pick(endings, random)}`,
    price: number % 11 === 4 ? Math.round((regularPrice * 0.8) / 5) * 5 : regularPrice,
    regularPrice,
    stock: stockOf(number, random),
    soldIndividually: number % 29 === 8,
    options: {},
    terms: {
      product_cat: [category.slug, ...departmentsOf(category.slug)],
      pa_colour: [colour.slug],
      product_brand: [brand.slug],
    },
    picture: `${category.shape}-${colour.slug}-${number}`,
    popularity: Math.floor(random() * 1000),
    rating: 34 + Math.floor(random() * 17),
    position: (number * 37) % (categories.length * series.length),
    createdAt: new Date(NEWEST - ((number * 67) % 200) * DAY_MS),
  };
}

const departmentsOf = (category: string) =>
  departments.filter(({ categories: own }) => own.includes(category)).map(({ slug }) => slug);

function stockOf(number: number, random: () => number): number | null {
  if (number % 17 === 5) return 0;
  if (number % 13 === 6) return 2;
  if (number % 29 === 8) return null;
  return 5 + Math.floor(random() * 60);
}

/** Two sizes in two colours; of every third product one of the four is sold out. */
function makeVariations(product: ProductRow, { first, number }: { first: number; number: number }): ProductRow[] {
  const own = colours.findIndex(({ slug }) => slug === product.terms.pa_colour?.[0]);
  const glazes = [own, (own + 3) % colours.length].map((index) => colours[index] as Term);
  const shape = product.picture.split('-')[0];
  return SIZES.flatMap((size) => glazes.map((glaze) => ({ size, glaze }))).map(({ size, glaze }, index) => {
    const dearer = size === 'Large' ? LARGER : 0;
    return {
      ...product,
      id: first + index,
      parentId: product.id,
      kind: 'variation' as const,
      slug: null,
      name: `${product.name} - ${size}, ${glaze.name}`,
      sku: `${product.sku}-${index + 1}`,
      price: product.price + dearer,
      regularPrice: product.regularPrice + dearer,
      stock: index === 1 && number % 3 === 0 ? 0 : 4 + ((number + index) % 9),
      soldIndividually: false,
      options: { Size: [size], Colour: [glaze.name] },
      terms: { pa_colour: [glaze.slug] },
      picture: `${shape}-${glaze.slug}-${number}`,
    };
  });
}

function asVariable(product: ProductRow, variations: readonly ProductRow[]): ProductRow {
  return {
    ...product,
    kind: 'variable',
    stock: null,
    soldIndividually: false,
    options: joinOptions(variations),
    terms: { ...product.terms, pa_colour: [...new Set(variations.flatMap(({ terms }) => terms.pa_colour ?? []))] },
  };
}

function joinOptions(variations: readonly ProductRow[]): ProductOptions {
  const joined: Record<string, string[]> = {};
  for (const { options } of variations) {
    for (const [option, values] of Object.entries(options)) {
      joined[option] = [...new Set([...(joined[option] ?? []), ...values])];
    }
  }
  return joined;
}

/** A name as a part of an address: plain letters, digits and hyphens. */
export function slugOf(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
