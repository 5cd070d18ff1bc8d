import type { Shape } from './draw-product';

interface Category {
  slug: string;
  name: string;
  shape: Shape;
  /** What a product of it is called after its series. */
  nouns: readonly string[];
  /** Pence, the lowest and the highest. */
  prices: readonly [number, number];
  about: string;
}

/** A term of a taxonomy. */
export interface Term {
  slug: string;
  name: string;
}

/** Ten of them, twenty products in each. */
export const categories: readonly Category[] = [
  {
    slug: 'mugs',
    name: 'Mugs',
    shape: 'mug',
    nouns: ['Mug', 'Tall Mug', 'Espresso Cup', 'Beaker'],
    prices: [1200, 2600],
    about: 'Holds its warmth, sits well in one hand, and stacks two high.',
  },
  {
    slug: 'bowls',
    name: 'Bowls',
    shape: 'bowl',
    nouns: ['Bowl', 'Ramen Bowl', 'Breakfast Bowl', 'Serving Bowl'],
    prices: [1600, 4800],
    about: 'Deep enough for soup, wide enough for everything else.',
  },
  {
    slug: 'plates',
    name: 'Plates',
    shape: 'plate',
    nouns: ['Plate', 'Side Plate', 'Platter', 'Pasta Plate'],
    prices: [1400, 5200],
    about: 'A raised rim keeps the sauce where it belongs.',
  },
  {
    slug: 'vases',
    name: 'Vases',
    shape: 'vase',
    nouns: ['Vase', 'Bud Vase', 'Tall Vase', 'Bottle Vase'],
    prices: [2200, 7800],
    about: 'Made for one good branch, or for nothing at all.',
  },
  {
    slug: 'jugs',
    name: 'Jugs',
    shape: 'jug',
    nouns: ['Jug', 'Milk Jug', 'Water Jug', 'Creamer'],
    prices: [1800, 5400],
    about: 'Pours without a drip and goes from table to fridge.',
  },
  {
    slug: 'teapots',
    name: 'Teapots',
    shape: 'teapot',
    nouns: ['Teapot', 'Small Teapot', 'Coffee Pot', 'Kettle Pot'],
    prices: [4200, 9600],
    about: 'The lid stays on, the spout stays clean, the strainer comes along.',
  },
  {
    slug: 'planters',
    name: 'Planters',
    shape: 'planter',
    nouns: ['Planter', 'Herb Pot', 'Hanging Planter', 'Seedling Pot'],
    prices: [1500, 5800],
    about: 'Drains through its foot, with a saucer that matches.',
  },
  {
    slug: 'candle-holders',
    name: 'Candle holders',
    shape: 'candle',
    nouns: ['Candle Holder', 'Candlestick', 'Tealight Dish', 'Taper Holder'],
    prices: [1100, 3400],
    about: 'Heavy at the foot, so that it stays where the light should be.',
  },
  {
    slug: 'jars',
    name: 'Jars',
    shape: 'jar',
    nouns: ['Jar', 'Salt Jar', 'Storage Jar', 'Biscuit Jar'],
    prices: [1900, 6200],
    about: 'A cork lid that seals, and a mouth that takes a spoon.',
  },
  {
    slug: 'linen',
    name: 'Linen',
    shape: 'towel',
    nouns: ['Tea Towel', 'Napkin Set', 'Table Runner', 'Apron'],
    prices: [900, 4400],
    about: 'Washed linen that gets softer every time it is used.',
  },
];

/** What categories belong to; each of their products is in it, too. */
export const departments: readonly (Term & { readonly categories: readonly string[] })[] = [
  { slug: 'tableware', name: 'Tableware', categories: ['mugs', 'bowls', 'plates', 'jugs', 'teapots'] },
  { slug: 'home', name: 'For the home', categories: ['vases', 'planters', 'candle-holders', 'jars', 'linen'] },
];

/** Names of series; each category has one product of each. */
export const series: readonly string[] = [
  'Fern',
  'Harbour',
  'Larch',
  'Meadow',
  'Tide',
  'Ember',
  'Dune',
  'Heron',
  'Quarry',
  'Orchard',
  'Willow',
  'Frost',
  'Hazel',
  'Pebble',
  'Barley',
  'Juniper',
  'Lichen',
  'Rowan',
  'Saltmarsh',
  'Thistle',
];

export const colours: readonly Term[] = [
  { slug: 'moss', name: 'Moss' },
  { slug: 'oat', name: 'Oat' },
  { slug: 'clay', name: 'Clay' },
  { slug: 'ink', name: 'Ink' },
  { slug: 'rose', name: 'Rose' },
  { slug: 'ash', name: 'Ash' },
  { slug: 'honey', name: 'Honey' },
  { slug: 'sea', name: 'Sea' },
];

/** Two of them are not written in plain Latin letters, in the address neither. */
export const brands: readonly Term[] = [
  { slug: 'moss-kiln', name: 'Moss & Kiln' },
  { slug: 'north-sea-pottery', name: 'North Sea Pottery' },
  { slug: 'hearth', name: 'Hearth' },
  { slug: 'atelier-élan', name: 'Atelier Élan' },
  { slug: '窯', name: 'Kōbō 窯' },
];

export const beginnings: readonly string[] = [
  'Thrown by hand and fired twice',
  'Made in small batches',
  'Pressed, dried slowly and glazed by eye',
  'Finished the long way round',
];

export const endings: readonly string[] = [
  'Goes in the dishwasher.',
  'No two are quite alike.',
  'Comes wrapped in paper, never in plastic.',
  'Small marks are part of it.',
];
