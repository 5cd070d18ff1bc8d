/** @jsxImportSource hono/jsx */
import type { Post } from '../../blog/posts';
import type { CountedTerm } from '../../loops/loop-counts';
import { FilterChips, SearchFilter } from '../filter-parts';
import { FilterLinks, loopMarks, Pagination, ResultCount, type ShownLoop } from '../loop-parts';
import type { ShopContext } from '../shop/context';
import { renderShopDocument } from '../shop/frame';

export interface BlogListing extends ShownLoop {
  items: readonly Post[];
}

const titles: Readonly<Record<string, string>> = {
  category: 'Category',
  post_tag: 'Tags',
  'reading-time': 'Reading time',
};

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** When a post was published, and by whom. */
export function Byline({ post }: { post: Post }) {
  return (
    <p class="post-card__by">
      <time datetime={post.publishedAt.toISOString()}>{day.format(post.publishedAt)}</time> by {post.author}
    </p>
  );
}

const postPath = (slug: string): string => `/blog/${slug}/`;
export const postPicture = (post: Post): string => `/pictures/post/${post.picture}.svg`;

function PostCard({ post }: { post: Post }) {
  const classes = ['e-loop-item post', `post-${post.id}`, `category-${post.terms.category?.[0] ?? 'none'}`];
  return (
    <li class={classes.join(' ')}>
      <article class="post-card">
        <img width="800" height="450" src={postPicture(post)} alt="" loading="lazy" decoding="async" />
        <h2>
          <a href={postPath(post.slug)}>{post.title}</a>
        </h2>
        <p>{post.excerpt}</p>
        <Byline post={post} />
      </article>
    </li>
  );
}

function ListContent(listing: BlogListing) {
  return (
    <>
      <ResultCount {...listing} />
      {listing.items.length === 0 ? (
        <p class="woocommerce-info">
          Nothing was written about that yet. <a href={listing.loop.path}>Show all posts</a>
        </p>
      ) : (
        <ul class="posts">
          {listing.items.map((post) => (
            <PostCard post={post} />
          ))}
        </ul>
      )}
      <Pagination {...listing} label="Posts pagination" />
    </>
  );
}

/** The inside of the list's element as text: what the refresh call answers. */
export const renderBlogList = (listing: BlogListing): string => String(<ListContent {...listing} />);

interface BlogPage {
  ctx: ShopContext;
  listing: BlogListing;
  terms: Readonly<Record<string, readonly CountedTerm[]>>;
}

/** The journal: filters and the list of posts. */
export function renderBlog({ ctx, listing, terms }: BlogPage): string {
  return renderShopDocument({
    ctx,
    title: 'Journal',
    description: 'Three hundred notes about clay, glaze, and the patience that both ask for.',
    sheets: ['blog'],
    post: listing.loop.postId,
    kind: 'blog',
    children: (
      <div class="wrap journal">
        <header class="shop__head">
          <h1>Journal</h1>
          <p class="lead">Notes about clay, glaze, and the patience that both ask for.</p>
        </header>
        <search class="journal__filters" aria-label="Filter posts">
          <h2 class="screen-reader-text">Filter</h2>
          <SearchFilter shown={listing} title="Search the journal" />
          {listing.loop.groups.map((group) => (
            <FilterLinks
              shown={listing}
              group={group}
              title={titles[group.taxonomy] ?? group.taxonomy}
              terms={terms[group.taxonomy] ?? []}
            />
          ))}
        </search>
        <div class="journal__main">
          <FilterChips shown={listing} terms={terms} />
          <div
            class={`journal__list elementor-element elementor-element-${listing.loop.widgetId}`}
            {...loopMarks(listing)}
          >
            <ListContent {...listing} />
          </div>
        </div>
      </div>
    ),
  });
}
