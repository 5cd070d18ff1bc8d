/** @jsxImportSource hono/jsx */
import type { PageContext } from '../pages';
import { Document, toDocument } from '../pages/document';
import { SiteFrame } from '../pages/site-frame';

/** Where the built front end lies. */
export const ASSETS = '/admin/forms/assets/';

/** Both pages of the editor: the list, and with a form the editor itself. */
export function renderEditor({ formId, ...ctx }: PageContext & { formId: string | null }): string {
  return toDocument(
    <Document
      title={`${formId === null ? 'Forms' : 'Form editor'} · mountkit`}
      description="The forms of this server."
      sheets={['admin']}
      look="mountkit"
      bodyClass={formId === null ? 'forms-page' : 'editor-page'}
      head={
        <>
          <link rel="stylesheet" href={`${ASSETS}editor.css`} />
          <script type="module" src={`${ASSETS}editor.js`} nonce={ctx.nonce} />
        </>
      }
    >
      <SiteFrame ctx={ctx}>
        <div id="editor" data-form-id={formId}>
          <p class="wrap admin-muted editor-loading">One moment …</p>
          <noscript>
            <p class="wrap">The form editor needs JavaScript.</p>
          </noscript>
        </div>
      </SiteFrame>
    </Document>,
  );
}

/** A page with nothing but a form, in the frame of the editor; nothing of it is sent. */
export function renderPreview({ nonce }: PageContext): string {
  return toDocument(
    <html lang="en" dir="ltr" data-scheme="light">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Preview</title>
        <link rel="icon" type="image/svg+xml" href="/assets/mountkit.svg" />
        <link rel="stylesheet" href={`${ASSETS}preview.css`} />
        <script src="/mountkit/mountkit.js" data-provider="/" async nonce={nonce} />
        <script type="module" src={`${ASSETS}preview.js`} nonce={nonce} />
      </head>
      <body>
        <main>
          <h1 class="unseen">Preview</h1>
          <div id="stage" />
        </main>
      </body>
    </html>,
  );
}

interface Hosted {
  title: string;
  portalId: number;
  formId: string;
  /** The language in which the form is read: it follows that of the page. */
  lang: string;
}

/** The page of a form of its own, for a link or a QR code. */
export function renderHostedForm({ title, portalId, formId, lang, nonce }: PageContext & Hosted): string {
  return toDocument(
    <html lang={lang}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{title}</title>
        <link rel="icon" type="image/svg+xml" href="/assets/mountkit.svg" />
        <link rel="stylesheet" href="/assets/hosted-form.css" />
        <script src="/mountkit/mountkit.js" data-provider="/" async nonce={nonce} />
      </head>
      <body>
        <main class="hosted">
          <h1>{title}</h1>
          <div data-mountkit="form" data-portal-id={portalId} data-form-id={formId} data-bot-check="proof-of-work" />
          <noscript>
            <p>This form needs JavaScript.</p>
          </noscript>
        </main>
      </body>
    </html>,
  );
}
