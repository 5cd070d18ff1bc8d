/** @jsxImportSource hono/jsx */
import { raw } from 'hono/html';
import type { PageContext } from './context';
import { Document, toDocument } from './document';
import { MountkitScript } from './embedded-form';
import { SiteFrame } from './site-frame';
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
export function renderWidgets({ nonce, path }: PageContext): string {
  return toDocument(
    <Document
      title="Page widgets · mountkit"
      description="Tabs, accordions, counters and more, each with the code to copy."
      sheets={['widgets']}
      look="mountkit"
      head={<MountkitScript nonce={nonce} />}
    >
      <SiteFrame path={path}>
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
