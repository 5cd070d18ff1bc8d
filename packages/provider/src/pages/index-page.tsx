/** @jsxImportSource hono/jsx */
import type { PageContext } from './context';
import { Document, toDocument } from './document';
import { SiteFrame } from './site-frame';

interface IndexProps {
  portalIds: readonly number[];
  /** Of this server, as the visitor has asked for it. */
  origin: string;
}

/** What a provider is, for somebody who has just started one. */
export function renderIndex({ portalIds, origin, ...ctx }: PageContext & IndexProps): string {
  return toDocument(
    <Document
      title="mountkit provider"
      description="This server keeps forms and what is sent by them."
      sheets={['panel']}
      look="mountkit"
    >
      <SiteFrame ctx={ctx}>
        <section class="wrap panel">
          <h1>This server keeps your forms</h1>
          <p>
            It answers the calls that mountkit’s forms make: their definitions, submissions with uploads, checks of
            email addresses and counters. What they send stays in its own database.
          </p>
          <p>
            {portalIds.length === 1 ? 'Its portal is number ' : 'Its portals are number '}
            <strong>{portalIds.join(', ')}</strong>. Pages load the widgets from{' '}
            <code class="panel__path">{origin}/mountkit/mountkit.js</code>.
          </p>
          <p>
            <a class="button" href="/admin/">
              Stored data
            </a>
          </p>
        </section>
      </SiteFrame>
    </Document>,
  );
}
