import { pick, randomOf } from '@mountkit/provider/kit';
import type { posts } from '../db/shop-schema';
import { slugOf } from '../shop/catalogue';
import type { Term } from '../shop/catalogue-words';
import { angles, authors, postCategories, postTags, readingTimes, sentences, subjects } from './post-words';

type PostRow = typeof posts.$inferInsert;

const FIRST_POST = 2001;
/** The newest post was published then; the others before it, one every two days. */
const NEWEST = Date.UTC(2026, 10, 12, 8);
const EVERY_MS = 2 * 86_400_000;
/** Sentences in a paragraph, and paragraphs by reading time. */
const SENTENCES = 4;
const PARAGRAPHS: Readonly<Record<string, number>> = { short: 3, medium: 6, long: 10 };

/** Terms of the blog's taxonomies, in the order in which the filters list them. */
export const blogTaxonomies: Readonly<Record<string, readonly Term[]>> = {
  category: postCategories,
  post_tag: postTags,
  'reading-time': readingTimes,
};

/** The 300 posts, the newest first: always the same, whoever asks. */
export function makePosts(): PostRow[] {
  const count = subjects.length * angles.length;
  return Array.from({ length: count }, (_, place) => {
    // A step that has no factor in common with the count visits each pair once, and never the same angle twice in a row.
    const number = (place * 77) % count;
    const subject = subjects[Math.floor(number / angles.length)] as string;
    return makePost(place, { subject, angle: angles[number % angles.length] as (typeof angles)[number] });
  });
}

function makePost(place: number, { subject, angle }: { subject: string; angle: (typeof angles)[number] }): PostRow {
  const random = randomOf(place + 5000);
  const title = capitalise(angle.title.replace('%', subject));
  const length = pick(readingTimes, random).slug;
  const tags = new Set(Array.from({ length: 1 + Math.floor(random() * 3) }, () => pick(postTags, random).slug));
  return {
    id: FIRST_POST + place,
    slug: slugOf(title),
    title,
    excerpt: angle.excerpt,
    body: Array.from({ length: PARAGRAPHS[length] ?? 3 }, () =>
      Array.from({ length: SENTENCES }, () => pick(sentences, random)).join(' '),
    ).join('\n\n'),
    author: pick(authors, random),
    terms: { category: [angle.category], post_tag: [...tags], 'reading-time': [length] },
    picture: String(place),
    publishedAt: new Date(NEWEST - place * EVERY_MS),
  };
}

const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
