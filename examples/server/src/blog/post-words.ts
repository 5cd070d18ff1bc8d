import type { Term } from '../shop/catalogue-words';

/** Twenty things to write about; each appears once under each of the fifteen angles. */
export const subjects: readonly string[] = [
  'ash glaze',
  'a wood kiln',
  'porcelain',
  'stoneware',
  'tea bowls',
  'wild clay',
  'hand-built vases',
  'slip trailing',
  'linen napkins',
  'reclaimed clay',
  'raku firing',
  'a small studio',
  'matt white glaze',
  'throwing off the hump',
  'cracked pots',
  'carved porcelain',
  'salt firing',
  'trimming bowls',
  'test tiles',
  'the first mug',
];

interface Angle {
  /** `%` stands for the subject. */
  title: string;
  category: string;
  excerpt: string;
}

export const angles: readonly Angle[] = [
  {
    title: 'A beginner’s guide to %',
    category: 'how-to',
    excerpt: 'What to buy, what to skip, and what nobody tells you.',
  },
  { title: 'Ten years of %', category: 'journal', excerpt: 'Looking back over notebooks, and what we would do again.' },
  {
    title: 'What % taught us about patience',
    category: 'journal',
    excerpt: 'Most of the work is waiting, and most waiting is work.',
  },
  { title: 'Mending: %', category: 'care', excerpt: 'How to tell what can be saved, and how to save it.' },
  {
    title: '% in five questions',
    category: 'interviews',
    excerpt: 'Five short answers from somebody who does it every day.',
  },
  {
    title: 'The chemistry of %',
    category: 'glaze-notes',
    excerpt: 'Three oxides, one temperature, and a lot of small numbers.',
  },
  { title: 'How we price %', category: 'studio-news', excerpt: 'Hours, clay, gas, luck, and the shelf of seconds.' },
  { title: '% at home, without a wheel', category: 'how-to', excerpt: 'A table, a rolling pin and one free Saturday.' },
  { title: 'Caring for %', category: 'care', excerpt: 'Dishwashers, ovens, and the one thing to avoid.' },
  {
    title: 'A visit to the makers of %',
    category: 'interviews',
    excerpt: 'Two trains, a bicycle, and lunch at a very long table.',
  },
  { title: 'Glaze notes: %', category: 'glaze-notes', excerpt: 'Recipes that worked, and the four that did not.' },
  {
    title: 'New in the shop: %',
    category: 'studio-news',
    excerpt: 'Out of the kiln on Tuesday, on the shelf by Friday.',
  },
  {
    title: 'Why % keeps coming back',
    category: 'journal',
    excerpt: 'Some ideas wait in a drawer until they are right.',
  },
  { title: 'Step by step: %', category: 'how-to', excerpt: 'Twelve photographs we never took, described instead.' },
  { title: 'Supper with %', category: 'recipes', excerpt: 'Something to cook, and something to serve it in.' },
];

export const postCategories: readonly Term[] = [
  { slug: 'how-to', name: 'How to' },
  { slug: 'journal', name: 'Journal' },
  { slug: 'care', name: 'Care' },
  { slug: 'interviews', name: 'Interviews' },
  { slug: 'glaze-notes', name: 'Glaze notes' },
  { slug: 'studio-news', name: 'Studio news' },
  { slug: 'recipes', name: 'Recipes' },
];

/** Terms as people write them: with spaces, in other scripts, with the characters that addresses use for themselves. */
export const postTags: readonly Term[] = [
  { slug: 'clay', name: 'Clay' },
  { slug: 'glaze', name: 'Glaze' },
  { slug: 'kiln', name: 'Kiln' },
  { slug: 'slow-living', name: 'Slow living' },
  { slug: 'wabi~sabi', name: 'Wabi~sabi' },
  { slug: 'q&a', name: 'Q&A' },
  { slug: 'c+c', name: 'Clay + colour' },
  { slug: '100%', name: '100% handmade' },
  { slug: 'café', name: 'Café' },
  { slug: '陶芸', name: '陶芸' },
  { slug: 'گل رس', name: 'گل رس' },
  { slug: '🍵', name: '🍵 Tea' },
  { slug: 'wow!', name: 'Wow!' },
];

export const readingTimes: readonly Term[] = [
  { slug: 'short', name: 'Up to 3 minutes' },
  { slug: 'medium', name: '4 to 8 minutes' },
  { slug: 'long', name: 'Longer' },
];

export const authors: readonly string[] = ['Inês Aldana', 'Tom Okafor', 'Mei Tanaka', 'Sanna Virtanen'];

export const sentences: readonly string[] = [
  'The clay remembers every hand that touched it, and forgives most of them.',
  'We weighed it twice, wrote it down, and still got it wrong the first time.',
  'There is a moment, just before it dries, when everything can still be changed.',
  'Nobody notices the foot of a bowl until it is missing.',
  'The kiln was opened at seven, too early, by everybody at once.',
  'It took eleven tests to find out that the second one had been right.',
  'A good edge is one that your lip does not think about.',
  'The water came from the rain barrel, the recipe from a postcard.',
  'What looks like luck is mostly a notebook with dates in it.',
  'You can hear when it is ready: a small, dry sound, like a page turning.',
  'We keep one of each on the shelf above the sink, where it has to earn its place.',
  'Half of them cracked, and the other half are the ones that people ask for.',
];
