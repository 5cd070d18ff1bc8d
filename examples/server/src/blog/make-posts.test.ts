import { describe, expect, it } from 'vitest';
import { blogTaxonomies, makePosts } from './make-posts';

describe('the posts', () => {
  const posts = makePosts();

  it('are three hundred, each under an address of its own', () => {
    expect(posts).toHaveLength(300);
    expect(new Set(posts.map(({ slug }) => slug)).size).toBe(300);
    for (const { slug } of posts) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it('have terms that the filters list, and every listed term has posts', () => {
    for (const [taxonomy, terms] of Object.entries(blogTaxonomies)) {
      const used = new Set(posts.flatMap((post) => post.terms[taxonomy] ?? []));
      expect([...used].sort()).toEqual(terms.map(({ slug }) => slug).sort());
    }
  });
});
