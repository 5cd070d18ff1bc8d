/** @jsxImportSource hono/jsx */
import type { PageContext } from './context';
import { Document, toDocument } from './document';
import { questions } from './marketing-content';
import { MarketingFormCard, MarketingScripts } from './marketing-form';
import { CheckoutVignette, PostageVignette, StockVignette } from './marketing-vignettes';
import { WrenhouseFrame } from './wrenhouse-frame';

function Nav() {
  return (
    <nav class="wh-nav" aria-label="Main">
      <ul>
        <li>
          <a href="#included">What is included</a>
        </li>
        <li>
          <a href="#questions">Questions</a>
        </li>
        <li class="wh-nav__start">
          <a href="#start">Start your shop</a>
        </li>
      </ul>
    </nav>
  );
}

function Hero({ form }: { form: string }) {
  return (
    <section class="hero">
      <div class="wrap hero__grid">
        <div class="hero__words">
          <h1>A shop of your own, open by Friday.</h1>
          <p class="hero__lead">
            Wrenhouse gives small makers a fast online shop with payments, postage and stock already joined up. You
            bring the things you made. We keep the lights on.
          </p>
          <MarketingFormCard form={form} />
        </div>
        <img
          class="hero__picture"
          src="/assets/shop-picture.svg"
          width="680"
          height="640"
          alt="The shop of a potter called Moss & Kiln: a shelf of glazed vases and cups in the browser, and today’s orders on a phone."
        />
      </div>
    </section>
  );
}

function Benefits() {
  return (
    <section class="wrap benefits" aria-labelledby="included">
      <h2 id="included">The dull parts are done</h2>
      <ul>
        <li>
          <CheckoutVignette />
          <h3>A checkout on one page</h3>
          <p>Address, card, done. Returning customers see their details filled in and pay with a single press.</p>
        </li>
        <li>
          <PostageVignette />
          <h3>Postage, worked out</h3>
          <p>We weigh the basket, pick the cheapest parcel that arrives on time and hand you a label to print.</p>
        </li>
        <li>
          <StockVignette />
          <h3>One count of everything</h3>
          <p>Sell a cup at the market and the shop knows. Nobody buys the one you no longer have.</p>
        </li>
      </ul>
    </section>
  );
}

function Story() {
  return (
    <section class="story" aria-label="What a customer says">
      <figure class="wrap story__row">
        <img src="/assets/potter.svg" width="320" height="320" alt="" loading="lazy" />
        <div>
          <blockquote>
            <p>
              I used to spend Sunday evenings copying addresses onto parcels. Now I print what is on the list, and
              Sunday is for the kiln again.
            </p>
          </blockquote>
          <figcaption>
            <strong>Inês Aldana</strong>
            <span>Potter, Moss &amp; Kiln</span>
          </figcaption>
        </div>
      </figure>
    </section>
  );
}

function Faq() {
  return (
    <section class="wrap faq" aria-labelledby="questions">
      <div class="faq__intro">
        <h2 id="questions">Before you start</h2>
        <p>
          Something else? Write to <a href="mailto:hello@wrenhouse.example">hello@wrenhouse.example</a>. A person
          answers, usually the same day.
        </p>
      </div>
      <div class="faq__list">
        {questions.map(({ question, answer }) => (
          <details>
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}

function Closing() {
  return (
    <section class="closing" aria-labelledby="closing">
      <div class="wrap closing__row">
        <h2 id="closing">Your things are ready. So is the shop.</h2>
        <a class="button" href="#start">
          Start your shop
        </a>
      </div>
    </section>
  );
}

/** The marketing page of an invented shop builder, with the email form in its hero. */
export function renderMarketing(ctx: PageContext & { form?: string }): string {
  return toDocument(
    <Document
      title="Wrenhouse: a shop of your own, open by Friday"
      description="Wrenhouse gives small makers a fast online shop with payments, postage and stock already joined up."
      sheets={['wrenhouse', 'marketing', 'marketing-form']}
      look="wrenhouse"
      head={<MarketingScripts nonce={ctx.nonce} />}
    >
      <WrenhouseFrame nav={<Nav />}>
        <Hero form={ctx.form ?? ''} />
        <Benefits />
        <Story />
        <Faq />
        <Closing />
      </WrenhouseFrame>
    </Document>,
  );
}
