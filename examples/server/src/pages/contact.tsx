/** @jsxImportSource hono/jsx */
import { formStyles, renderFormElement } from '@mountkit/forms-embed/server';
import { Document, type PageContext, toDocument } from '@mountkit/provider/kit';
import { CONTACT_PAGE_FORM } from '@mountkit/provider/sample-forms';
import { raw } from 'hono/html';
import { EmbeddedForm, MountkitScript } from './embedded-form';
import { WrenhouseFrame } from './wrenhouse-frame';

/** What storefronts call this page by. */
const POST = 13;

function Nav() {
  return (
    <nav class="contact-nav" aria-label="Main">
      <ul>
        <li>
          <a href="/marketing/#included">What is included</a>
        </li>
        <li>
          <a href="/marketing/#questions">Questions</a>
        </li>
        <li>
          <a href="/contact/" aria-current="page">
            Contact
          </a>
        </li>
      </ul>
    </nav>
  );
}

function Intro() {
  return (
    <div class="contact__intro">
      <h1>Tell us what you make.</h1>
      <p class="contact__lead">
        Four short pages, about three minutes. You get a straight answer: what Wrenhouse would do for your shop, what it
        would cost, and when we would say no.
      </p>
    </div>
  );
}

/** Other ways to be heard. */
function Aside() {
  return (
    <aside class="contact__aside" aria-label="Other ways to reach us">
      <figure class="contact__person">
        <img src="/assets/potter.svg" width="72" height="72" alt="" />
        <figcaption>
          <p>“I asked on a Tuesday and sold my first cup on Friday.”</p>
          <p class="contact__name">Inês Aldana, Moss &amp; Kiln</p>
        </figcaption>
      </figure>
      <dl class="contact__ways">
        <div>
          <dt>Write</dt>
          <dd>
            <a href="mailto:hello@wrenhouse.example">hello@wrenhouse.example</a>
          </dd>
        </div>
        <div>
          <dt>Call</dt>
          <dd>
            <a href="tel:+14155550123">+1 415 555 0123</a>, weekdays from nine to five
          </dd>
        </div>
        <div>
          <dt>Visit</dt>
          <dd>Wrenhouse, 4 Orchard Yard</dd>
        </div>
      </dl>
    </aside>
  );
}

const FORM_CLASS = 'contact-card__form';

/** The element that the widget draws the form into. */
function EmptyForm({ locale }: { locale: string }) {
  return (
    <>
      <EmbeddedForm class={FORM_CLASS} guid={CONTACT_PAGE_FORM} locale={locale} />
      <noscript>
        <p>
          This form needs JavaScript. Write to us instead:{' '}
          <a href="mailto:hello@wrenhouse.example">hello@wrenhouse.example</a>.
        </p>
      </noscript>
    </>
  );
}

/** Draws the form here, from its definition; the widget takes it over. */
export function renderContactForm(definition: object): string {
  return renderFormElement(definition, { provider: '/', className: FORM_CLASS });
}

interface ContactContext extends PageContext {
  locale: string;
  /** The already rendered form. Default none: the widget draws it. */
  form?: string;
}

/** The contact page of Wrenhouse: a form of several pages, with the consent on the last. */
export function renderContact({ nonce, locale, form = '' }: ContactContext): string {
  return toDocument(
    <Document
      title="Contact Step 1"
      description="Tell Wrenhouse about your shop in four short pages, and get a straight answer within a working day."
      sheets={['contact']}
      look="wrenhouse"
      post={POST}
      head={
        <>
          {form === '' ? null : <style nonce={nonce}>{raw(formStyles)}</style>}
          <MountkitScript nonce={nonce} />
        </>
      }
    >
      <WrenhouseFrame nav={<Nav />}>
        <div class="contact">
          <div class="wrap contact__grid">
            <Intro />
            <section class="contact-card" aria-labelledby="contact-form">
              <h2 class="visually-hidden" id="contact-form">
                Contact form
              </h2>
              {form === '' ? <EmptyForm locale={locale} /> : raw(form)}
            </section>
            <Aside />
          </div>
        </div>
      </WrenhouseFrame>
    </Document>,
  );
}
