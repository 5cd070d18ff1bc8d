/** @jsxImportSource hono/jsx */
import type { PageContext } from './context';
import { Document, toDocument } from './document';
import { SiteFrame } from './site-frame';

/** The question for the admin token. */
export function renderAdminLogin(ctx: PageContext & { error: string | null }): string {
  return toDocument(
    <Document
      title="Sign in to stored data · mountkit"
      description="The stored data of this server is shown to whoever holds its token."
      sheets={['panel']}
      look="mountkit"
    >
      <SiteFrame ctx={ctx}>
        <section class="wrap panel">
          <h1>Sign in to see stored data</h1>
          <form class="panel__form" method="post" action="/admin/login">
            <label for="token">Admin token</label>
            <input
              id="token"
              name="token"
              type="password"
              autocomplete="current-password"
              required
              aria-describedby={ctx.error === null ? 'token-hint' : 'token-error token-hint'}
              aria-invalid={ctx.error === null ? undefined : 'true'}
            />
            {ctx.error === null ? null : (
              <p id="token-error" class="panel__error" role="alert">
                {ctx.error}
              </p>
            )}
            <p id="token-hint" class="panel__hint">
              It is the value of <code>ADMIN_TOKEN</code> in the server’s environment.
            </p>
            <button class="button" type="submit">
              Sign in
            </button>
          </form>
        </section>
      </SiteFrame>
    </Document>,
  );
}
