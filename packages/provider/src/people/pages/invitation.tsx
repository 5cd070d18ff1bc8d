/** @jsxImportSource hono/jsx */
import type { PageContext } from '../../pages';
import { PASSWORD_LENGTH } from '../passwords';
import type { Role } from '../roles';
import { Field } from './field';
import { ROLE_LABELS } from './labels';
import { renderPanel } from './panel-page';

interface InvitationProps {
  email: string;
  role: Role;
  /** Whether the address has an account already. */
  isKnown: boolean;
  name: string;
  problems: Readonly<Partial<Record<'name' | 'password', string>>>;
}

export const PASSWORD_HINT = `At least ${PASSWORD_LENGTH.least} characters; a sentence is good.`;

/** What somebody sees who was invited. */
export function renderInvitation({
  email,
  role,
  isKnown,
  name,
  problems,
  ...ctx
}: PageContext & InvitationProps): string {
  return renderPanel(ctx, {
    title: 'You are invited',
    description: 'Accepts an invitation to the stored data of this server.',
    children: (
      <>
        <p>
          {ROLE_LABELS[role]}: {ROLE_WORDS[role]} {isKnown ? 'Sign in to accept.' : 'Choose a password to accept.'}
        </p>
        <form class="panel__form" method="post" action={ctx.path}>
          <Field name="email" label="Email" type="email" value={email} autocomplete="username" isReadOnly />
          {isKnown ? (
            <Field
              name="password"
              label="Password"
              type="password"
              autocomplete="current-password"
              problem={problems.password}
            />
          ) : (
            <>
              <Field name="name" label="Name" value={name} autocomplete="name" problem={problems.name} />
              <Field
                name="password"
                label="New password"
                type="password"
                autocomplete="new-password"
                problem={problems.password}
                hint={PASSWORD_HINT}
              />
            </>
          )}
          <button class="button" type="submit">
            Accept
          </button>
        </form>
      </>
    ),
  });
}

const ROLE_WORDS: Readonly<Record<Role, string>> = {
  owner: 'you may see and change everything, people too.',
  editor: 'you may see what was sent, and change forms and notifications.',
  viewer: 'you may see forms and what was sent.',
};

/** The answer to a link that is good no more. */
export function renderNoInvitation(ctx: PageContext): string {
  return renderPanel(ctx, {
    title: 'This invitation is good no more',
    description: 'An invitation works once, for seven days.',
    children: (
      <>
        <p>
          An invitation works once, for seven days, and can be taken back. Ask whoever has invited you for another one.
        </p>
        <p>
          <a class="button" href="/admin/sign-in">
            Sign in
          </a>
        </p>
      </>
    ),
  });
}
