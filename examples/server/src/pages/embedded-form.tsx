/** @jsxImportSource hono/jsx */

interface EmbeddedForm {
  guid: string;
  locale: string;
  /** Space that is kept until the form is there, in CSS pixels. */
  minHeight: number;
  class: string;
  /** Texts in place of the widget's own, by locale. */
  translations?: object;
}

/** The tag, once on the page. */
export function MountkitScript({ nonce }: { nonce: string }) {
  return <script src="/mountkit/mountkit.js" data-provider="/" async nonce={nonce} />;
}

/** Where a form goes, and what stands there for browsers that run no scripts. */
export function EmbeddedForm({ guid, locale, minHeight, translations, ...rest }: EmbeddedForm) {
  return (
    <>
      <div
        class={rest.class}
        data-mountkit="form"
        data-portal-id="8100231"
        data-form-id={guid}
        data-locale={locale === 'en' ? undefined : locale}
        data-min-height={minHeight}
        data-translations={translations === undefined ? undefined : JSON.stringify(translations)}
      />
      <noscript>
        <p>
          This form needs JavaScript. Or write to <a href="mailto:hello@wrenhouse.example">hello@wrenhouse.example</a>.
        </p>
      </noscript>
    </>
  );
}
