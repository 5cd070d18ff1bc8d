/** @jsxImportSource hono/jsx */
import { Document, type PageContext, toDocument } from '@mountkit/provider/kit';
import { MarketingFormCard, MarketingScripts } from './marketing-form';
import { Benefits, Closing, Faq, Story } from './marketing-sections';
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

/** The marketing page of an invented shop builder, with the email form in its hero: drawn already, or by the widget. */
export function renderMarketing({ form = '', ...ctx }: PageContext & { form?: string }): string {
  return toDocument(
    <Document
      title="Wrenhouse: a shop of your own, open by Friday"
      description="Wrenhouse gives small makers a fast online shop with payments, postage and stock already joined up."
      sheets={['marketing', 'marketing-form', 'marketing-vignettes']}
      look="wrenhouse"
      head={<MarketingScripts nonce={ctx.nonce} form={form} />}
    >
      <WrenhouseFrame nav={<Nav />}>
        <Hero form={form} />
        <Benefits />
        <Story />
        <Faq />
        <Closing />
      </WrenhouseFrame>
    </Document>,
  );
}
