/** @jsxImportSource hono/jsx */
import type { Child } from 'hono/jsx';
import type { PageContext } from '../../pages';
import { Document, toDocument } from '../../pages/document';
import { SiteFrame } from '../../pages/site-frame';

interface FrameProps {
  title: string;
  intro: Child;
  children?: Child;
}

/** A page about people and their accounts. */
export function renderPeopleFrame(ctx: PageContext, { title, intro, children }: FrameProps): string {
  return toDocument(
    <Document
      title={`${title} · mountkit`}
      description="Who may see and change what is stored on this server."
      sheets={['admin', 'admin-overview', 'notify', 'people']}
      look="mountkit"
    >
      <SiteFrame ctx={ctx}>
        <div class="wrap admin">
          <header class="admin-head">
            <div>
              <h1>{title}</h1>
              <p class="admin-muted">{intro}</p>
            </div>
          </header>
          {children}
        </div>
      </SiteFrame>
    </Document>,
  );
}

/** A text that is shown once, such as a link or a key. */
export function ShownOnce({ id, title, children }: { id: string; title: string; children?: Child }) {
  return (
    <section class="people-once" aria-labelledby={id} role="status">
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
