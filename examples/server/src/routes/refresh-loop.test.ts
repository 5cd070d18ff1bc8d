import type { Connection } from '@mountkit/provider';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makePosts } from '../blog/make-posts';
import { writeLoopAddress } from '../loops/loop-address';
import { type LoopFilters, type LoopJoin, matchesFilters } from '../loops/loop-filters';
import { blogLoop, shopLoop } from '../loops/loops';
import { makeCatalogue } from '../shop/catalogue';
import { HOOK_MS, openTestDatabase } from '../testing/database';
import { createTestApp, jsonOf } from '../testing/requests';
import { newVisitor } from '../testing/visitor';

let connection: Connection;
let app: ReturnType<typeof createTestApp>;

beforeAll(async () => {
  connection = await openTestDatabase();
  app = createTestApp({ db: connection.db });
}, HOOK_MS);
afterAll(() => connection.close(), HOOK_MS);

const posts = makePosts();
const products = makeCatalogue().filter(({ parentId }) => parentId === null);

type Listed = (typeof products)[number];
type Filters = Record<string, { terms: unknown; logicalJoin?: string }>;

const blogBody = (taxonomy: Filters, more: Record<string, unknown> = {}) => ({
  post_id: blogLoop.postId,
  widget_id: blogLoop.widgetId,
  widget_filters: { taxonomy },
  pagination_base_url: 'http://localhost/blog/',
  ...more,
});
const send = (body: unknown, namespace = 'elementor-pro', headers: Record<string, string> = {}) =>
  app.request(`/wp-json/${namespace}/v1/refresh-loop`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
const titlesOf = (html: string) => [...html.matchAll(/<h2[^>]*><a[^>]*>([^<]*)/g)].map(([, title]) => title);

describe('the markup of a list, anew', () => {
  it('holds real posts, in their order, with the pages around them', async () => {
    const answer = await jsonOf(send(blogBody({ category: { terms: ['journal'], logicalJoin: 'AND' } })));
    const journal = posts.filter(({ terms }) => terms.category?.includes('journal'));
    expect(titlesOf(answer.data)).toEqual(journal.slice(0, 12).map(({ title }) => title));
    expect(answer).toMatchObject({ page: 1, max_page: Math.ceil(journal.length / 12), total: journal.length });
    expect(answer.data).toContain('href="/blog/?e-filter-b10g300-category=journal&amp;e-page-b10g300=2"');
    expect(answer.data).toContain(`data-max-page="${answer.max_page}"`);
    expect(answer.counts.category).toMatchObject({ journal: journal.length });
  });

  it('is what the page shows under the same address', async () => {
    const filters: LoopFilters = new Map([['post_tag', { terms: ['wabi~sabi', '陶芸'], join: 'IN' as const }]]);
    const address = writeLoopAddress('/blog/?ref=a+b', blogLoop, { filters, page: 2 });
    const page = await (await app.request(address)).text();
    const body = blogBody({ post_tag: { terms: ['wabi~sabi', '陶芸'], logicalJoin: 'OR' } });
    const { data } = await jsonOf(send({ ...body, pagination_base_url: `http://localhost${address}` }));
    expect(data).toContain('aria-current="page">2<');
    expect(page).toContain(data);
  });

  it('decides as the rule does, for every join and every term', async () => {
    const cases = ['AND', 'IN', 'NOT IN'].flatMap((join) =>
      [['clay', 'glaze'], ['100%'], ['q&a', '🍵', 'گل رس'], ['no such tag'], ["'; DROP TABLE posts; --"]].map(
        (terms) => ({
          join: join as LoopJoin,
          terms,
        }),
      ),
    );
    for (const { join, terms } of cases) {
      const { total } = await jsonOf(send(blogBody({ post_tag: { terms, logicalJoin: join } })));
      const expected = posts.filter((post) => matchesFilters(post.terms, new Map([['post_tag', { terms, join }]])));
      expect([join, terms, total]).toEqual([join, terms, expected.length]);
    }
  });

  it('combines taxonomies, and counts what each choice would show', async () => {
    const { data, total, counts } = await jsonOf(
      send({
        post_id: shopLoop.postId,
        widget_id: shopLoop.widgetId,
        pagination_base_url: '/shop/?orderby=price-desc',
        widget_filters: {
          taxonomy: {
            product_cat: { terms: ['mugs'], logicalJoin: 'AND' },
            pa_colour: { terms: ['moss', 'oat'], logicalJoin: 'IN' },
          },
        },
      }),
    );
    const isGreen = ({ terms }: (typeof products)[number]) =>
      ['moss', 'oat'].some((one) => terms.pa_colour?.includes(one));
    const green = products.filter(isGreen);
    const mugs = green.filter(({ terms }) => terms.product_cat?.includes('mugs'));
    expect(total).toBe(mugs.length);
    expect(counts.product_cat.bowls).toBe(green.filter(({ terms }) => terms.product_cat?.includes('bowls')).length);
    const dearest = mugs.toSorted((a, b) => b.price - a.price)[0];
    expect(data.indexOf(`post-${dearest?.id} `)).toBe(data.indexOf('post-'));
    // The form that sorts knows what is filtered by now.
    expect(data).toContain('<input type="hidden" name="filter.product_cat" value="mugs"/>');
    expect(data).toContain('<option value="price-desc" selected=""');
    expect(data).toContain(
      'orderby=price-desc&amp;e-filter-sh0p115-product_cat=mugs&amp;e-filter-sh0p115-pa_colour=moss~oat',
    );
  });

  it.each([
    ['price', '20..30', ({ price }: Listed) => price >= 2000 && price <= 3000],
    ['price', '..30', ({ price }: Listed) => price <= 3000],
    ['price', 'x..y', () => true],
    ['rating', '4.5', ({ rating }: Listed) => rating >= 45],
    [
      's',
      'heron  VASE',
      ({ name, shortDescription }: Listed) => /heron/i.test(name) && /vase/i.test(name + shortDescription),
    ],
    ['s', '100%_', () => false],
    ['s', '\0', () => true],
  ])('narrows the catalogue by %s %j', async (name, value, isMeant) => {
    const { total, counts } = await jsonOf(
      send({
        post_id: shopLoop.postId,
        widget_id: shopLoop.widgetId,
        pagination_base_url: '/shop/',
        widget_filters: { taxonomy: { [name]: { terms: [value], logicalJoin: 'AND' } } },
      }),
    );
    const meant = products.filter(isMeant);
    expect(total).toBe(meant.length);
    const isMug = ({ terms }: Listed) => terms.product_cat?.includes('mugs');
    expect(counts.product_cat.mugs).toBe(meant.filter(isMug).length);
  });

  it('says so where nothing matches', async () => {
    const answer = await jsonOf(send(blogBody({ category: { terms: ['nothing'] } })));
    expect(answer).toMatchObject({ total: 0, page: 1, max_page: 1 });
    expect(answer.data).toContain('Nothing was written about that yet.');
  });

  it.each(['my-addon', 'elementor-pro'])('is there under the namespace %s', async (namespace) => {
    expect((await send(blogBody({}), namespace)).status).toBe(200);
  });

  it.each([
    ['javascript:alert(1)', '/blog/?'],
    ['https://evil.example/x/?a=1', '/x/?a=1&amp;'],
    [7, '/blog/?'],
    ['//', '/blog/?'],
  ])('makes links to this server only, from %j', async (pagination_base_url, start) => {
    const { data } = await jsonOf(send(blogBody({}, { pagination_base_url })));
    expect(data).toContain(`href="${start}e-page-b10g300=2"`);
  });
});

describe('a call that is refused', () => {
  it('asks for a list that is not there, or is no JSON', async () => {
    expect((await send(blogBody({}, { widget_id: 'zzzzzzz' }))).status).toBe(404);
    expect((await send(blogBody({}, { post_id: shopLoop.postId }))).status).toBe(404);
    for (const body of ['', '{', '[]', '"x"', 'null']) {
      const response = await app.request('/wp-json/elementor-pro/v1/refresh-loop', { method: 'POST', body });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ code: 'rest_invalid_json', data: { status: 400 } });
    }
  });

  it('is in edit mode and has not the nonce of its page', async () => {
    const visitor = newVisitor(app);
    const page = await (await visitor.get('/blog/')).text();
    const nonce = /"nonce":"([0-9a-f]+)"/.exec(page)?.[1] ?? '';
    const body = blogBody({}, { is_edit_mode: true, widget_model: { id: blogLoop.widgetId } });
    const edit = (own: string) =>
      visitor.send('/wp-json/elementor-pro/v1/refresh-loop', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-wp-nonce': own },
        body: JSON.stringify(body),
      });
    expect((await edit(nonce)).status).toBe(200);
    expect((await edit('0123456789')).status).toBe(403);
    expect((await send(body)).status).toBe(403);
    expect((await send(body, 'elementor-pro', { 'x-wp-nonce': nonce })).status).toBe(403);
  });
});
