/** @jsxImportSource hono/jsx */
import type { Child } from 'hono/jsx';
import { AdminNav } from './admin-nav';
import type { PageContext, Site } from './context';

/** What a provider that stands alone says. */
export const OWN_SITE: Site = {
  links: [
    { href: '/', label: 'Provider' },
    { href: '/admin/', label: 'Stored data' },
  ],
  footer: (
    <>
      mountkit provider. What forms send here stays in this server’s own database, and{' '}
      <a href="/admin/">you can look at it</a>.
    </>
  ),
  sendForm: 'Send a form',
  makeFigures: 'Send a form',
};

/** The mark of mountkit: a page with one piece set into its corner. */
function Mark() {
  return (
    <svg class="site-mark" viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
      <path class="site-mark__page" d="M8 3h16a5 5 0 0 1 5 5v5H18a5 5 0 0 0-5 5v11H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5Z" />
      <rect class="site-mark__piece" x="16" y="16" width="13" height="13" rx="4" />
    </svg>
  );
}

/** Header, main landmark and footer of the pages that speak for mountkit itself. */
export function SiteFrame({ ctx: { path, site = OWN_SITE, admin }, children }: { ctx: PageContext; children?: Child }) {
  return (
    <>
      <header class="site-header">
        <div class="wrap site-header__row">
          <a class="site-brand" href="/">
            <Mark />
            mountkit
          </a>
          <nav class="site-nav" aria-label="Main">
            <ul>
              {site.links.map(({ href, label }) => (
                <li>
                  <a href={href} aria-current={href === path ? 'page' : undefined}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </header>
      {admin === undefined ? null : <AdminNav path={path} {...admin} />}
      <main id="content" tabindex={-1}>
        {children}
      </main>
      <footer class="site-footer">
        <div class="wrap">
          <p>{site.footer}</p>
        </div>
      </footer>
    </>
  );
}
