import { useState } from 'react';
import { botCheckMarkup } from '../../../src/editor/logic/bot-check';
import type { ServerForm } from '../api';
import { QrCode } from './qr-code';

/** How the form gets onto a page. */
export function EmbedTab({ server: { formId, portalId, status, definition } }: { readonly server: ServerForm }) {
  const { origin } = location;
  const { attributes, properties } = botCheckMarkup(definition);
  const address = `${origin}/forms/${formId}/`;
  const tag = `<script src="${origin}/mountkit/mountkit.js" data-provider="${origin}/" async></script>
<div data-mountkit="form" data-portal-id="${portalId}" data-form-id="${formId}"${attributes}></div>`;
  const react = `import { MarketingForm } from '@mountkit/forms-embed/react';

<MarketingForm
  provider="${origin}/"
  portalId="${portalId}"
  formId="${formId}"${properties}
/>`;
  return (
    <div className="embed">
      {status !== 'published' && (
        <p className="notice">
          {status === 'draft'
            ? 'The form is not published yet: pages show nothing of it until it is.'
            : 'The form is archived: pages show nothing of it.'}
        </p>
      )}
      <section className="panel-card" aria-labelledby="embed-link">
        <h2 id="embed-link">A page of its own</h2>
        <p className="admin-muted">For a mail, a post or a poster.</p>
        <p>
          <a href={address} target="_blank" rel="noreferrer">
            {address}
          </a>
        </p>
        <Copy text={address} what="link" />
        <QrCode text={address} />
      </section>
      <section className="panel-card" aria-labelledby="embed-tag">
        <h2 id="embed-tag">On any page</h2>
        <p className="admin-muted">Put the first line into the head once, and the second where the form should be.</p>
        <Code text={tag} what="tag" />
        <h2>In React</h2>
        <Code text={react} what="React component" />
        <h2>In WordPress</h2>
        <p className="admin-muted">With the plugin mountkit, in any post or page.</p>
        <Code text={`[mountkit_form portal="${portalId}" id="${formId}"]`} what="shortcode" />
      </section>
    </div>
  );
}

function Code({ text, what }: { readonly text: string; readonly what: string }) {
  return (
    <div className="code">
      <textarea
        className="code__text"
        readOnly
        aria-label={`Code of the ${what}`}
        rows={text.split('\n').length}
        value={text}
        wrap="off"
      />
      <Copy text={text} what={what} />
    </div>
  );
}

function Copy({ text, what }: { readonly text: string; readonly what: string }) {
  const [said, setSaid] = useState('');
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setSaid('Copied'),
      () => setSaid('The browser does not allow it: select the text and copy it.'),
    );
  return (
    <p className="copy">
      <button type="button" className="button button--quiet" onClick={copy}>
        Copy the {what}
      </button>
      <span role="status">{said}</span>
    </p>
  );
}
