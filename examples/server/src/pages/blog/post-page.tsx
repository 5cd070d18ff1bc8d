/** @jsxImportSource hono/jsx */
import type { Post } from '../../blog/posts';
import type { ShopContext } from '../shop/context';
import { renderShopDocument } from '../shop/frame';
import { Byline, postPicture } from './blog-page';

/** One post. */
export function renderPost({ ctx, post }: { ctx: ShopContext; post: Post }): string {
  return renderShopDocument({
    ctx,
    title: post.title,
    description: post.excerpt,
    sheets: ['blog'],
    post: post.id,
    kind: 'single single-post',
    children: (
      <article class="wrap post-page">
        <nav class="woocommerce-breadcrumb" aria-label="Breadcrumb">
          <a href="/blog/">Journal</a>
        </nav>
        <h1>{post.title}</h1>
        <Byline post={post} />
        <img width="800" height="450" src={postPicture(post)} alt="" />
        <div class="post-page__body">
          <p class="lead">{post.excerpt}</p>
          {post.body.split('\n\n').map((paragraph) => (
            <p>{paragraph}</p>
          ))}
        </div>
      </article>
    ),
  });
}
