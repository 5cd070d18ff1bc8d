/** @jsxImportSource hono/jsx */

import { Document, type PageContext, SiteFrame, toDocument } from '@mountkit/provider/kit';
import { raw } from 'hono/html';
import { MountkitScript } from './embedded-form';
import { type GalleryWidget, galleryWidgets } from './widget-gallery';

function Entry({ widget: { id, title, text, markup } }: { widget: GalleryWidget }) {
  return (
    <section class="showcase" id={id} aria-labelledby={`${id}-title`}>
      <div class="showcase__words">
        <h2 id={`${id}-title`}>{title}</h2>
        <p>{text}</p>
      </div>
      <div class="showcase__live">{raw(markup)}</div>
      <details class="showcase__code">
        <summary>Code of {title.toLowerCase()}</summary>
        <pre tabindex={0}>
          <code>{markup}</code>
        </pre>
      </details>
    </section>
  );
}

/** What a page builder puts on a page, each with its code to copy. */
export function renderWidgets(ctx: PageContext): string {
  return toDocument(
    <Document
      title="Page widgets · mountkit"
      description="Tabs, accordions, counters and more, each with the code to copy."
      sheets={['widgets']}
      look="mountkit"
      head={<MountkitScript nonce={ctx.nonce} />}
    >
      <SiteFrame ctx={ctx}>
        <div class="wrap widgets">
          <h1>Page widgets</h1>
          <p class="lead">
            Plain markup that can be read before any script runs, and what it becomes. Copy the code, add the script
            tag, and a page loads the families that it has.
          </p>
          <nav aria-label="Widgets">
            <ul class="widgets__index">
              {galleryWidgets.map(({ id, title }) => (
                <li>
                  <a href={`#${id}`}>{title}</a>
                </li>
              ))}
            </ul>
          </nav>
          {galleryWidgets.map((widget) => (
            <Entry widget={widget} />
          ))}
        </div>
      </SiteFrame>
    </Document>,
  );
}
