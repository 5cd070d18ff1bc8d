/** @jsxImportSource hono/jsx */
import type { PageContext } from './context';
import { Document, toDocument } from './document';
import { SiteFrame } from './site-frame';

/** The answer to an address where nothing is. */
export function renderNotFound(ctx: PageContext): string {
  return toDocument(
    <Document
      title="Page not found · mountkit"
      description="There is no page at this address."
      sheets={['panel']}
      look="mountkit"
    >
      <SiteFrame ctx={ctx}>
        <section class="wrap panel">
          <h1>There is no page here</h1>
          <p>
            Nothing is kept at <code class="panel__path">{ctx.path}</code>. The address may have a typing error, or the
            page has moved.
          </p>
          <p>
            <a class="button" href="/">
              See all pages
            </a>
          </p>
        </section>
      </SiteFrame>
    </Document>,
  );
}
