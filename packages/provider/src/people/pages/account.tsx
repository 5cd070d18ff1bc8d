/** @jsxImportSource hono/jsx */
import type { PageContext } from '../../pages';
import { formatTime } from '../../pages/admin-format';
import type { ListedSession } from '../sessions';
import { Field } from './field';
import { renderPeopleFrame, ShownOnce } from './frame';
import { PASSWORD_HINT } from './invitation';
import { QrCode } from './qr-code';

interface AccountProps {
  email: string | null;
  /** Null for whoever has no account. */
  account: { name: string; isTotpOn: boolean } | null;
  sessions: readonly ListedSession[];
  sessionId: string | null;
  /** What an app reads, while one-time codes are being turned on. */
  totp: { address: string; secret: string } | null;
  /** Shown once, after they were turned on. */
  recoveryCodes: readonly string[] | null;
  problems: Readonly<Partial<Record<'current' | 'password' | 'code' | 'off', string>>>;
}

/** An account as whoever has it sees it. */
export function renderAccount(ctx: PageContext & AccountProps): string {
  const { email, account, sessions, sessionId, recoveryCodes } = ctx;
  return renderPeopleFrame(ctx, {
    title: 'Your account',
    intro: email ?? 'You have the admin token, or are on the machine of the server.',
    children:
      account === null ? (
        <p>
          <a class="button" href="/admin/people/">
            Accounts of people
          </a>
        </p>
      ) : (
        <>
          {recoveryCodes === null ? null : (
            <ShownOnce id="recovery" title="Keep your recovery codes">
              <p>Each of them works once in place of a code. They are not shown again.</p>
              <ul class="people-codes">
                {recoveryCodes.map((code) => (
                  <li>
                    <code>{code}</code>
                  </li>
                ))}
              </ul>
            </ShownOnce>
          )}
          <section aria-labelledby="codes">
            <h2 id="codes">One-time codes</h2>
            {account.isTotpOn ? (
              <TurnOff problem={ctx.problems.off} />
            ) : (
              <TurnOn totp={ctx.totp} problem={ctx.problems.code} />
            )}
          </section>
          <section aria-labelledby="password-heading">
            <h2 id="password-heading">Password</h2>
            <form class="people-form" method="post" action="/admin/account/password">
              <Field
                name="current"
                label="Current password"
                type="password"
                autocomplete="current-password"
                problem={ctx.problems.current}
              />
              <Field
                name="password"
                label="New password"
                type="password"
                autocomplete="new-password"
                problem={ctx.problems.password}
                hint={`${PASSWORD_HINT} All your sessions end.`}
              />
              <button class="button" type="submit">
                Change password
              </button>
            </form>
          </section>
          <section aria-labelledby="sessions">
            <h2 id="sessions">Where you are signed in</h2>
            <SessionTable sessions={sessions} sessionId={sessionId} action="/admin/account/sessions/" />
          </section>
        </>
      ),
  });
}

function TurnOn({ totp, problem }: { totp: AccountProps['totp']; problem: string | undefined }) {
  if (totp === null) {
    return (
      <form method="post" action="/admin/account/codes/prepare">
        <p class="people-note">
          An app on your phone shows a new code every 30 seconds; it is asked for after your password.
        </p>
        <button class="button" type="submit">
          Turn on one-time codes
        </button>
      </form>
    );
  }
  return (
    <form class="people-form" method="post" action="/admin/account/codes/confirm">
      <p>Let your app read this, and enter the code that it shows.</p>
      <QrCode text={totp.address} />
      <p>
        Or type in <code class="notify-secret">{totp.secret}</code>
      </p>
      <Field name="code" label="One-time code" inputmode="numeric" autocomplete="one-time-code" problem={problem} />
      <button class="button" type="submit">
        Confirm
      </button>
    </form>
  );
}

function TurnOff({ problem }: { problem: string | undefined }) {
  return (
    <form class="people-form" method="post" action="/admin/account/codes/off">
      <p>They are asked for when you sign in.</p>
      <Field name="off" label="Your password" type="password" autocomplete="current-password" problem={problem} />
      <button class="button button--quiet" type="submit">
        Turn off one-time codes
      </button>
    </form>
  );
}

interface SessionTableProps {
  sessions: readonly ListedSession[];
  /** The one that is looking. */
  sessionId: string | null;
  action: string;
  hasNames?: boolean;
}

/** Sessions, each with a way to end it. */
export function SessionTable({ sessions, sessionId, action, hasNames = false }: SessionTableProps) {
  if (sessions.length === 0) return <p class="admin-empty">Nobody is signed in.</p>;
  return (
    <table class="admin-table" aria-labelledby="sessions">
      <thead>
        <tr>
          <th scope="col">{hasNames ? 'Who' : 'Browser'}</th>
          {hasNames ? <th scope="col">Browser</th> : null}
          <th scope="col">Signed in</th>
          <th scope="col">Last used</th>
          <th scope="col">
            <span class="visually-hidden">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {sessions.map(({ id, email, browser, createdAt, usedAt }) => (
          <tr>
            <th scope="row">{hasNames ? email : browserName(browser)}</th>
            {hasNames ? <td data-label="Browser">{browserName(browser)}</td> : null}
            <td data-label="Signed in">{formatTime(createdAt.toISOString())}</td>
            <td data-label="Last used">{id === sessionId ? 'Now, here' : formatTime(usedAt.toISOString())}</td>
            <td data-label="">
              <form method="post" action={`${action}${id}/end`}>
                <button
                  class="button button--quiet"
                  type="submit"
                  aria-label={`End the session of ${hasNames ? `${email}, ` : ''}${browserName(browser)}, ${formatTime(createdAt.toISOString())}`}
                >
                  End
                </button>
              </form>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A browser's own long description, in two words where they are known. */
function browserName(text: string): string {
  const [name] =
    /\b(Firefox|Edg|OPR|Chrome|Safari)\b/.exec(text.replace(/Chrome\/\S+ Safari\/\S+ (Edg|OPR)/, '$1')) ?? [];
  const [system] = /\b(Windows|Android|iPhone|iPad|Mac OS X|Linux)\b/.exec(text) ?? [];
  const known = name === 'Edg' ? 'Edge' : name === 'OPR' ? 'Opera' : name;
  return known === undefined ? text.slice(0, 60) || 'Unknown' : system === undefined ? known : `${known} on ${system}`;
}
