/** @jsxImportSource hono/jsx */
import type { PageContext } from '../../pages';
import { formatTime } from '../../pages/admin-format';
import type { Member } from '../accounts';
import type { Invitation } from '../invitations';
import { ROLES, type Role } from '../roles';
import type { ListedSession } from '../sessions';
import { SessionTable } from './account';
import { Field } from './field';
import { renderPeopleFrame, ShownOnce } from './frame';
import { PASSWORD_HINT } from './invitation';
import { ROLE_LABELS } from './labels';

export interface Portal {
  id: number;
  name: string;
}

interface PeopleProps {
  email: string | null;
  portals: readonly Portal[];
  members: readonly Member[];
  invitations: readonly Invitation[];
  sessions: readonly ListedSession[];
  sessionId: string | null;
  /** The link of an invitation that was just made. */
  link: { address: string; email: string; isMailed: boolean } | null;
  fields: Readonly<Record<string, string>>;
  problems: Readonly<Partial<Record<'email' | 'name' | 'password', string>>>;
  /** Why a change was not made. */
  refusal: string | null;
}

/** Who may see and change what is stored. */
export function renderPeople(ctx: PageContext & PeopleProps): string {
  const { email, portals, members, invitations, sessions, sessionId, link, refusal } = ctx;
  const hasSeveral = portals.length > 1;
  const nameOf = (portalId: number) => portals.find(({ id }) => id === portalId)?.name ?? String(portalId);
  return renderPeopleFrame(ctx, {
    title: 'People',
    intro: 'Owners may do everything, editors all but people, keys and erasing, viewers only look.',
    children: (
      <>
        {refusal === null ? null : (
          <p class="panel__error" role="alert">
            {refusal}
          </p>
        )}
        {link === null ? null : (
          <ShownOnce id="link" title={`Invitation for ${link.email}`}>
            <p>
              {link.isMailed ? 'It is on its way by mail. You can also pass on this link' : 'Pass on this link'}: it
              works once, for seven days, and is not shown again.
            </p>
            <p>
              <code class="notify-secret">{link.address}</code>
            </p>
          </ShownOnce>
        )}
        <section aria-labelledby="members">
          <h2 id="members">Members</h2>
          {members.length === 0 ? (
            <p class="admin-empty">Nobody has an account yet.</p>
          ) : (
            <table class="admin-table" aria-labelledby="members">
              <thead>
                <tr>
                  <th scope="col">Who</th>
                  {hasSeveral ? <th scope="col">Portal</th> : null}
                  <th scope="col">One-time codes</th>
                  <th scope="col">Role</th>
                  <th scope="col">
                    <span class="visually-hidden">Actions</span>
                  </th>
                </tr>
              </thead>
              <tbody>
                {members.map((member) => (
                  <MemberRow member={member} portal={hasSeveral ? nameOf(member.portalId) : null} />
                ))}
              </tbody>
            </table>
          )}
        </section>
        {invitations.length === 0 ? null : (
          <section aria-labelledby="invitations">
            <h2 id="invitations">Invited</h2>
            <ul class="people-list">
              {invitations.map(({ id, email, role, portalId, endsAt }) => (
                <li>
                  <span>
                    {email}, {ROLE_LABELS[role].toLowerCase()}
                    {hasSeveral ? ` of ${nameOf(portalId)}` : ''}, until {formatTime(endsAt.toISOString())}
                  </span>
                  <form method="post" action={`/admin/people/invitations/${id}/withdraw`}>
                    <button
                      class="button button--quiet"
                      type="submit"
                      aria-label={`Take back the invitation of ${email}`}
                    >
                      Take back
                    </button>
                  </form>
                </li>
              ))}
            </ul>
          </section>
        )}
        {members.length === 0 && email === null ? <FirstForm {...ctx} /> : <InviteForm {...ctx} />}
        {sessions.length === 0 ? null : (
          <section aria-labelledby="sessions">
            <h2 id="sessions">Who is signed in</h2>
            <SessionTable sessions={sessions} sessionId={sessionId} action="/admin/people/sessions/" hasNames />
          </section>
        )}
      </>
    ),
  });
}

function MemberRow({ member, portal }: { member: Member; portal: string | null }) {
  const { accountId, portalId, email, name, role, isTotpOn } = member;
  const path = `/admin/people/${portalId}/${accountId}`;
  const id = `role-${portalId}-${accountId}`;
  return (
    <tr>
      <th scope="row">
        {name}
        <span class="admin-muted notify-target">{email}</span>
      </th>
      {portal === null ? null : <td data-label="Portal">{portal}</td>}
      <td data-label="One-time codes">{isTotpOn ? 'On' : 'Off'}</td>
      <td data-label="Role">
        <form class="people-role" method="post" action={`${path}/role`}>
          <label class="visually-hidden" for={id}>
            Role of {email}
          </label>
          <RoleSelect id={id} chosen={role} />
          <button class="button button--quiet" type="submit" aria-label={`Change the role of ${email}`}>
            Change
          </button>
        </form>
      </td>
      <td data-label="">
        <details class="notify-remove">
          <summary aria-label={`Remove ${email} …`}>Remove …</summary>
          <form method="post" action={`${path}/remove`}>
            <button class="button button--quiet" type="submit" aria-label={`Remove ${email}`}>
              Remove for good
            </button>
          </form>
        </details>
      </td>
    </tr>
  );
}

function RoleSelect({ id, chosen }: { id: string; chosen: Role }) {
  return (
    <select id={id} name="role">
      {ROLES.map((each) => (
        <option value={each} selected={each === chosen}>
          {ROLE_LABELS[each]}
        </option>
      ))}
    </select>
  );
}

function FirstForm({ fields, problems }: PeopleProps) {
  return (
    <section aria-labelledby="first">
      <h2 id="first">Make the first account</h2>
      <p class="people-note">
        It is an owner of everything. From then on people sign in; the admin token keeps working.
      </p>
      <form class="people-form" method="post" action="/admin/people/first">
        <Field name="name" label="Name" value={fields.name ?? ''} autocomplete="name" problem={problems.name} />
        <Field
          name="email"
          label="Email"
          type="email"
          value={fields.email ?? ''}
          autocomplete="username"
          problem={problems.email}
        />
        <Field
          name="password"
          label="Password"
          type="password"
          autocomplete="new-password"
          problem={problems.password}
          hint={PASSWORD_HINT}
        />
        <button class="button" type="submit">
          Make the account
        </button>
      </form>
    </section>
  );
}

function InviteForm({ portals, fields, problems }: PeopleProps) {
  return (
    <section aria-labelledby="invite">
      <h2 id="invite">Invite somebody</h2>
      <form class="people-form" method="post" action="/admin/people/invite">
        <Field
          name="email"
          label="Email"
          type="email"
          value={fields.email ?? ''}
          autocomplete="off"
          problem={problems.email}
        />
        <label for="role">Role</label>
        <RoleSelect id="role" chosen="editor" />
        {portals.length > 1 ? <PortalSelect portals={portals} /> : null}
        <button class="button" type="submit">
          Invite
        </button>
      </form>
    </section>
  );
}

export function PortalSelect({ portals }: { portals: readonly Portal[] }) {
  return (
    <>
      <label for="portal">Portal</label>
      <select id="portal" name="portal">
        {portals.map(({ id, name }) => (
          <option value={String(id)}>{name}</option>
        ))}
      </select>
    </>
  );
}
