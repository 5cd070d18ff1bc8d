/** @jsxImportSource hono/jsx */

import { type PageContext, toDocument } from '@mountkit/provider/kit';
import { raw } from 'hono/html';
import { writeLoopAddress } from '../loops/loop-address';
import type { CountedTerm } from '../loops/loop-counts';
import type { PreviewFacts } from '../playground/preview-facts';
import { type BlogListing, renderBlogList } from './blog/blog-page';
import { loopMarks } from './loop-parts';

/** The list that filters narrow. */
interface PreviewList {
  listing: BlogListing;
  terms: Readonly<Record<string, readonly CountedTerm[]>>;
}

interface Preview extends PageContext {
  facts: PreviewFacts;
  list?: PreviewList;
}

const STORY = [
  'Clay remembers. Whatever you did to it on the wheel, it will tell you again in the kiln, so the first hour of a pot is spent on manners.',
  'Wedge it until the last bubble has gone. Centre it, and then centre it once more, because the first time was pride.',
  'A wall that rises too fast is thin where it must be strong. A wall that rises too slowly dries before it has a shape.',
  'Let the pot stand overnight under a cloth. In the morning turn it over and take away everything that is not a foot.',
  'Then the shelf, for a week, and the kiln, for a day. Nothing can be hurried now, and nothing can be mended.',
  'What comes out is what went in, only harder. That is the whole craft, and people spend a life on it.',
];

/** Addresses of the provider and of REST calls; a fault lies between the page and them. */
function callBases({ fault }: Pick<PreviewFacts, 'fault'>): { provider: string; rest: string } {
  const base = fault === 'none' ? '/' : `/playground/faults/${fault}/`;
  return { provider: base, rest: `${base}wp-json/` };
}

function Story() {
  return (
    <article class="story">
      <h1>A pot in a week</h1>
      {[...STORY, ...STORY].map((text) => (
        <p>{text}</p>
      ))}
    </article>
  );
}

function List({ facts, list: { listing, terms } }: { facts: PreviewFacts; list: PreviewList }) {
  const content = raw(renderBlogList(listing));
  const { widgetId, postId } = listing.loop;
  const base = writeLoopAddress(listing.base, listing.loop, { filters: new Map(), page: 1 });
  return (
    <>
      <script type="application/json" id="terms">
        {raw(JSON.stringify(terms).replaceAll('<', '\\u003c'))}
      </script>
      {facts.isElementor ? (
        <div data-elementor-id={postId}>
          <div class={`elementor-element elementor-element-${widgetId}`}>
            <div class="elementor-widget-container">{content}</div>
          </div>
        </div>
      ) : (
        <div {...loopMarks(listing)} data-base-url={base} data-more={facts.more}>
          {content}
        </div>
      )}
    </>
  );
}

/** A page of somebody's site, with the script tag as a site has it: what the playground shows in its frame. */
export function renderPlaygroundPreview({ nonce, facts, list }: Preview): string {
  const { provider, rest } = callBases(facts);
  return toDocument(
    <html lang={facts.locale} dir={facts.isRightToLeft ? 'rtl' : 'ltr'} data-scheme={facts.scheme}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Preview · mountkit playground</title>
        <link rel="icon" type="image/svg+xml" href="/assets/mountkit.svg" />
        <link rel="stylesheet" href="/assets/playground-preview.css" />
        <script
          src="/mountkit/mountkit.js"
          data-provider={provider}
          data-rest-base={rest}
          data-dialects={facts.isElementor ? 'elementor' : undefined}
          async
          nonce={nonce}
        />
        <script type="module" src="/playground/assets/preview.js" nonce={nonce} />
      </head>
      <body class={`preview preview--${facts.kind}`}>
        <main>
          {facts.kind === 'filter' ? <h1>Journal</h1> : null}
          {facts.kind === 'form' || facts.kind === 'widget' ? <h1 class="unseen">Preview</h1> : null}
          <div id="stage">
            <p class="waiting">Shown inside the playground.</p>
          </div>
          {facts.kind === 'popup' ? <Story /> : null}
          {list ? <List facts={facts} list={list} /> : null}
        </main>
      </body>
    </html>,
  );
}
