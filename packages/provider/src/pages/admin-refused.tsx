/** @jsxImportSource hono/jsx */
import type { PageContext } from './context';
import { Document, toDocument } from './document';
import { SiteFrame } from './site-frame';

/** The answer to a stranger where no token is set: why it is none of the data, and what to set. */
export function renderAdminRefused(ctx: PageContext & { reason: string }): string {
  return toDocument(
    <Document
      title="Stored data is locked · mountkit"
      description="The stored data of this server is shown on the machine it runs on."
      sheets={['panel']}
      look="mountkit"
    >
      <SiteFrame ctx={ctx}>
        <section class="wrap panel">
          <h1>Stored data is locked</h1>
          <p>
            This server was started without an <code>ADMIN_TOKEN</code>, so it shows what is stored only to requests
            made on the machine it runs on, to <code>localhost</code>. {ctx.reason}
          </p>
          <p>
            If this is your server, set <code>ADMIN_TOKEN</code> in its environment to a long random text, such as the
            output of <code>openssl rand -hex 32</code>, start it again, and sign in here with that text.
          </p>
        </section>
      </SiteFrame>
    </Document>,
  );
}
