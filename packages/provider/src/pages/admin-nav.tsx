/** @jsxImportSource hono/jsx */
import type { AdminPlace, PageContext } from './context';

/** Whether a page is this one, or the one that it belongs to. */
const isHere = (path: string, href: string) => (href === '/admin/' ? path === href : path.startsWith(href));

/** The ways between the pages below `/admin/`, and out. */
export function AdminNav({ path, links, mayLeave }: AdminPlace & Pick<PageContext, 'path'>) {
  return (
    <div class="admin-nav">
      <div class="wrap admin-nav__row">
        <nav aria-label="Administration">
          <ul>
            {links.map(({ href, label }) => (
              <li>
                <a href={href} aria-current={isHere(path, href) ? 'page' : undefined}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {mayLeave ? (
          <form method="post" action="/admin/sign-out">
            <button class="admin-nav__out" type="submit">
              Sign out
            </button>
          </form>
        ) : null}
      </div>
    </div>
  );
}
