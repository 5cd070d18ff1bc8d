/** @jsxImportSource hono/jsx */
import type { Child } from 'hono/jsx';
import type { PageContext } from '../../pages';
import { Document, toDocument } from '../../pages/document';
import { SiteFrame } from '../../pages/site-frame';

interface FrameProps {
  title: string;
  intro: Child;
  description: string;
  /** Names of style sheets beside those of all these pages. */
  sheets?: readonly string[];
  children?: Child;
}

/** A page of its own below `/admin/`. */
export function renderAdminFrame(
  ctx: PageContext,
  { title, intro, description, sheets = [], children }: FrameProps,
): string {
  return toDocument(
    <Document
      title={`${title} · mountkit`}
      description={description}
      sheets={['admin', 'admin-overview', 'notify', ...sheets]}
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
