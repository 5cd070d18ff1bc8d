/** @jsxImportSource hono/jsx */
import type { Child } from 'hono/jsx';
import type { PageContext } from '../../pages';
import { Document, toDocument } from '../../pages/document';
import { SiteFrame } from '../../pages/site-frame';

interface PanelProps {
  title: string;
  description: string;
  children?: Child;
}

/** A page with one thing to say or to ask. */
export function renderPanel(ctx: PageContext, { title, description, children }: PanelProps): string {
  return toDocument(
    <Document title={`${title} · mountkit`} description={description} sheets={['panel']} look="mountkit">
      <SiteFrame ctx={ctx}>
        <section class="wrap panel">
          <h1>{title}</h1>
          {children}
        </section>
      </SiteFrame>
    </Document>,
  );
}
