/** @jsxImportSource hono/jsx */
import { questions } from './marketing-content';
import { CheckoutVignette, PostageVignette, StockVignette } from './marketing-vignettes';

/** Three reasons to want it, each with a small picture. */
export function Benefits() {
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

/** What a customer says. */
export function Story() {
  return (
    <section class="story" aria-label="What a customer says">
      <figure class="wrap story__row">
        <img src="/assets/potter.svg" width="320" height="320" alt="" />
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

/** Questions and answers, folded. */
export function Faq() {
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

/** The last call before the footer. */
export function Closing() {
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
