/** @jsxImportSource hono/jsx */
import { Document, type PageContext, SiteFrame, toDocument } from '@mountkit/provider/kit';
import { homeCards } from './home-cards';
import { HomePicture } from './home-picture';

const tag = `<script src="/mountkit/mountkit.js"
        data-provider="/" async></script>`;

const element = `<div data-mountkit="form"
     data-portal-id="8100231"
     data-form-id="6f3a2b58-1c7e-4d4e-9a43-5d1c9b7e2a10"></div>`;

function Hero() {
  return (
    <section class="wrap home-hero">
      <div>
        <h1>Small widgets for pages you do not own</h1>
        <p class="lead">
          mountkit puts forms, popups, sticky elements, filtered lists and a basket on pages that belong to somebody
          else. One script tag finds the marked elements, loads only what the page holds, and leaves the rest of the
          page as it was.
        </p>
        <p class="home-hero__actions">
          <a class="button" href="/marketing/">
            Open the marketing page
          </a>
          <a class="text-link" href="#pages">
            All pages
          </a>
        </p>
      </div>
      <HomePicture />
    </section>
  );
}

function Paste() {
  return (
    <section class="home-paste" aria-labelledby="paste">
      <div class="wrap">
        <h2 id="paste">What you paste</h2>
        <div class="home-paste__pair">
          <figure>
            <figcaption>Once on the page, anywhere</figcaption>
            <pre>
              <code>{tag}</code>
            </pre>
          </figure>
          <figure>
            <figcaption>Where the form goes</figcaption>
            <pre>
              <code>{element}</code>
            </pre>
          </figure>
        </div>
      </div>
    </section>
  );
}

function Pages() {
  return (
    <section class="wrap home-pages" aria-labelledby="pages">
      <h2 id="pages">Pages of this server</h2>
      <ul class="home-cards">
        {homeCards.map((card) => (
          <li class="home-card">
            <h3>
              <a href={card.href}>{card.title}</a>
            </h3>
            <p>{card.text}</p>
            <p class="home-card__foot">
              <code>{card.href}</code>
              <span>{card.shows}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The front door: what mountkit is, what to paste, and every page there is. */
export function renderIndex(ctx: PageContext): string {
  return toDocument(
    <Document
      title="mountkit: small widgets for pages you do not own"
      description="Forms, popups, sticky elements, filtered lists and a basket for pages that belong to somebody else."
      sheets={['home']}
      look="mountkit"
    >
      <SiteFrame ctx={ctx}>
        <Hero />
        <Paste />
        <Pages />
      </SiteFrame>
    </Document>,
  );
}
