/** @jsxImportSource hono/jsx */
import type { Child } from 'hono/jsx';
import type { PageContext } from '../../pages';
import { Document, toDocument } from '../../pages/document';
import { SiteFrame } from '../../pages/site-frame';

interface FrameProps {
  title: string;
  intro: Child;
  description: string;
  children?: Child;
}

/** A page of its own below `/admin/`, with the way back. */
export function renderAdminFrame(ctx: PageContext, { title, intro, description, children }: FrameProps): string {
  return toDocument(
    <Document
      title={`${title} · mountkit`}
      description={description}
      sheets={['admin', 'admin-overview', 'notify']}
      look="mountkit"
    >
      <SiteFrame ctx={ctx}>
        <div class="wrap admin">
          <header class="admin-head">
            <div>
              <h1>{title}</h1>
              <p class="admin-muted">{intro}</p>
            </div>
            <nav aria-label="Stored data">
              <ul class="admin-links">
                {SECTIONS.filter(({ href }) => href !== ctx.path).map(({ href, label }) => (
                  <li>
                    <a href={href}>{label}</a>
                  </li>
                ))}
              </ul>
            </nav>
          </header>
          {children}
        </div>
      </SiteFrame>
    </Document>,
  );
}

const SECTIONS = [
  { href: '/admin/', label: 'Stored data' },
  { href: '/admin/submissions/', label: 'Submissions' },
  { href: '/admin/notifications/', label: 'Notifications' },
  { href: '/admin/account/', label: 'Account and people' },
];
