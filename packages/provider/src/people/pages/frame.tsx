/** @jsxImportSource hono/jsx */
import type { Child } from 'hono/jsx';
import type { PageContext } from '../../pages';
import { Document, toDocument } from '../../pages/document';
import { SiteFrame } from '../../pages/site-frame';

/** What a page needs to know of whoever looks at it. */
export interface Looker {
  /** Null for whoever has the token or is on this machine. */
  email: string | null;
  isOwner: boolean;
}

interface FrameProps {
  title: string;
  intro: Child;
  looker: Looker;
  children?: Child;
}

const LINKS = [
  { href: '/admin/', label: 'Stored data', isForOwners: false },
  { href: '/admin/forms/', label: 'Forms', isForOwners: false },
  { href: '/admin/account/', label: 'Your account', isForOwners: false },
  { href: '/admin/people/', label: 'People', isForOwners: true },
  { href: '/admin/keys/', label: 'API keys', isForOwners: true },
  { href: '/admin/audit/', label: 'Audit log', isForOwners: true },
];

/** A page about people and their accounts, with the ways to the others and out. */
export function renderPeopleFrame(ctx: PageContext, { title, intro, looker, children }: FrameProps): string {
  const links = LINKS.filter(({ href, isForOwners }) => href !== ctx.path && (looker.isOwner || !isForOwners));
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
            <div class="people-ways">
              <nav aria-label="Stored data">
                <ul class="admin-links">
                  {links.map(({ href, label }) => (
                    <li>
                      <a href={href}>{label}</a>
                    </li>
                  ))}
                </ul>
              </nav>
              <form method="post" action="/admin/sign-out">
                <button class="button button--quiet" type="submit">
                  Sign out
                </button>
              </form>
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
