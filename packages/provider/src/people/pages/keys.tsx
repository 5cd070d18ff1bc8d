/** @jsxImportSource hono/jsx */
import type { PageContext } from '../../pages';
import { formatTime } from '../../pages/admin-format';
import type { ApiKey } from '../keys';
import { SCOPES } from '../scopes';
import { Field } from './field';
import { renderPeopleFrame, ShownOnce } from './frame';
import { type Portal, PortalSelect } from './people';

interface KeysProps {
  portals: readonly Portal[];
  keys: readonly ApiKey[];
  /** The key that was just made. */
  added: string | null;
  fields: Readonly<Record<string, string>>;
  problems: Readonly<Partial<Record<'name' | 'scopes', string>>>;
}

/** The keys that programs have. */
export function renderKeys(ctx: PageContext & KeysProps): string {
  const { portals, keys, added, fields, problems } = ctx;
  return renderPeopleFrame(ctx, {
    title: 'API keys',
    intro: (
      <>
        For programs that call <code>/admin/api/</code>: <a href="/admin/api/openapi.json">what there is to call</a>.
      </>
    ),
    children: (
      <>
        {added === null ? null : (
          <ShownOnce id="added" title="Your new key">
            <p>Copy it now: it is not shown again.</p>
            <p>
              <code class="notify-secret">{added}</code>
            </p>
          </ShownOnce>
        )}
        <section aria-labelledby="keys">
          <h2 id="keys">Keys</h2>
          {keys.length === 0 ? <p class="admin-empty">There is no key yet.</p> : <KeyTable keys={keys} />}
        </section>
        <section aria-labelledby="add">
          <h2 id="add">Add a key</h2>
          <form class="people-form" method="post" action="/admin/keys/">
            <Field
              name="name"
              label="Name"
              value={fields.name ?? ''}
              autocomplete="off"
              problem={problems.name}
              hint="What uses it, such as the name of a program."
            />
            <fieldset
              class="people-scopes"
              aria-describedby={problems.scopes === undefined ? undefined : 'scopes-problem'}
            >
              <legend>What it is good for</legend>
              {SCOPES.map((scope) => (
                <label>
                  <input type="checkbox" name={scope} value="on" checked={fields[scope] === 'on'} />{' '}
                  <code>{scope}</code>
                </label>
              ))}
            </fieldset>
            {problems.scopes === undefined ? null : (
              <p id="scopes-problem" class="panel__error" role="alert">
                {problems.scopes}
              </p>
            )}
            {portals.length > 1 ? <PortalSelect portals={portals} /> : null}
            <button class="button" type="submit">
              Add the key
            </button>
          </form>
        </section>
      </>
    ),
  });
}

function KeyTable({ keys }: { keys: readonly ApiKey[] }) {
  return (
    <table class="admin-table" aria-labelledby="keys">
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Good for</th>
          <th scope="col">Last used</th>
          <th scope="col">
            <span class="visually-hidden">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {keys.map(({ id, name, scopes, usedAt, revokedAt }) => (
          <tr>
            <th scope="row">{name}</th>
            <td data-label="Good for">{scopes.join(', ')}</td>
            <td data-label="Last used">{usedAt === null ? 'Never' : formatTime(usedAt.toISOString())}</td>
            <td data-label="">
              {revokedAt !== null ? (
                'Revoked'
              ) : (
                <form method="post" action={`/admin/keys/${id}/revoke`}>
                  <button class="button button--quiet" type="submit" aria-label={`Revoke ${name}`}>
                    Revoke
                  </button>
                </form>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
