/** @jsxImportSource hono/jsx */

import { Document, type PageContext, SiteFrame, toDocument } from '@mountkit/provider/kit';
import { GALLERY_FORM, SEEDED_PORTAL } from '@mountkit/provider/sample-forms';
import { EmbeddedForm, MountkitScript } from './embedded-form';

const DEFINITION = `/embed/v3/form/${SEEDED_PORTAL}/${GALLERY_FORM}/json`;

/** Some of the languages of the widget's own texts, in their own words. */
const languages: readonly (readonly [locale: string, name: string])[] = [
  ['en', 'English'],
  ['de', 'Deutsch'],
  ['fr', 'Français'],
  ['es', 'Español'],
  ['pt-br', 'Português (Brasil)'],
  ['pl', 'Polski'],
  ['tr', 'Türkçe'],
  ['uk', 'Українська'],
  ['ar', 'العربية'],
  ['he', 'עברית'],
  ['hi', 'हिन्दी'],
  ['th', 'ไทย'],
  ['ja', '日本語'],
  ['ko', '한국어'],
  ['zh-cn', '简体中文'],
];

function Languages({ locale }: { locale: string }) {
  return (
    <nav class="languages" aria-labelledby="languages">
      <h2 id="languages">The widget’s own words in</h2>
      <ul>
        {languages.map(([code, name]) => (
          <li>
            <a
              href={`/fields/?locale=${code}`}
              lang={code}
              hreflang={code}
              aria-current={code === locale ? 'true' : undefined}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Every type of field in every state, in one form. */
export function renderFields({ locale, ...ctx }: PageContext & { locale: string }): string {
  return toDocument(
    <Document
      title="Every field · mountkit"
      description="One form with every type of field: empty, filled and required, in the languages of the widget."
      sheets={['fields']}
      look="mountkit"
      head={<MountkitScript nonce={ctx.nonce} />}
    >
      <SiteFrame ctx={ctx}>
        <section class="wrap fields">
          <h1>Every field</h1>
          <p class="lead">
            Each type three times: empty, filled, and required. Press the button at the end to see what is said of those
            that are missing. Drawn from <a href={DEFINITION}>one definition</a>; labels are the definition’s own and
            stay as they are.
          </p>
          <Languages locale={locale} />
          <EmbeddedForm class="fields__form" guid={GALLERY_FORM} locale={locale} minHeight={4100} />
          <noscript>
            <p>The form needs JavaScript.</p>
          </noscript>
        </section>
      </SiteFrame>
    </Document>,
  );
}
