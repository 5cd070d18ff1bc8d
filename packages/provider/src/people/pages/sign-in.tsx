/** @jsxImportSource hono/jsx */
import type { PageContext } from '../../pages';
import { Field } from './field';
import { renderPanel } from './panel-page';

interface SignInProps {
  email: string;
  /** Why the address and password were refused. */
  problem: string | null;
  /** Whether the server has an admin token. */
  hasToken: boolean;
  /** Why the token was refused. */
  tokenProblem: string | null;
}

/** The question who somebody is. */
export function renderSignIn({ email, problem, hasToken, tokenProblem, ...ctx }: PageContext & SignInProps): string {
  return renderPanel(ctx, {
    title: 'Sign in',
    description: 'The stored data of this server is shown to whoever has an account.',
    children: (
      <>
        <form class="panel__form" method="post" action="/admin/sign-in">
          <Field name="email" label="Email" type="email" value={email} autocomplete="username" />
          <Field
            name="password"
            label="Password"
            type="password"
            autocomplete="current-password"
            problem={problem}
            hint="Forgotten? An owner can remove you and invite you again."
          />
          <button class="button" type="submit">
            Sign in
          </button>
        </form>
        {hasToken ? (
          <details class="panel__more" open={tokenProblem !== null}>
            <summary>Sign in with the admin token</summary>
            <form class="panel__form" method="post" action="/admin/login">
              <Field
                name="token"
                label="Admin token"
                type="password"
                autocomplete="off"
                problem={tokenProblem}
                hint={
                  <>
                    It is the value of <code>ADMIN_TOKEN</code> in the server’s environment.
                  </>
                }
              />
              <button class="button" type="submit">
                Sign in with the token
              </button>
            </form>
          </details>
        ) : null}
      </>
    ),
  });
}

/** The question for a one-time code, once the password was right. */
export function renderCode({ problem, ...ctx }: PageContext & { problem: string | null }): string {
  return renderPanel(ctx, {
    title: 'Enter your code',
    description: 'Asks for the one-time code of your app.',
    children: (
      <form class="panel__form" method="post" action="/admin/sign-in/code">
        <Field
          name="code"
          label="One-time code"
          autocomplete="one-time-code"
          inputmode="text"
          problem={problem}
          hint="The six digits that your app shows, or one of your recovery codes."
        />
        <button class="button" type="submit">
          Sign in
        </button>
      </form>
    ),
  });
}
