/** @jsxImportSource hono/jsx */
import { formatTime, shorten, shortenEntries } from './admin-format';
import { MoreNote } from './admin-values';
import type { AdminContact, Site } from './context';

function Properties({ properties }: { properties: Record<string, string> }) {
  const { email: _, ...others } = properties;
  const { entries, left } = shortenEntries(others);
  if (entries.length === 0) return <span class="admin-muted">email only</span>;
  return (
    <>
      <ul class="admin-properties">
        {entries.map(([name, value]) => (
          <li>
            <span class="admin-muted">{name}</span> {value}
          </li>
        ))}
      </ul>
      <MoreNote left={left} noun="value" />
    </>
  );
}

const LONGEST_EMAIL = 120;

/** Everyone the server knows, one row each; on a narrow screen one card each. */
export function AdminContacts({ contacts, site }: { contacts: readonly AdminContact[]; site: Site }) {
  if (contacts.length === 0) {
    return <p class="admin-empty">Nobody yet. {site.sendForm} and the address appears here.</p>;
  }
  return (
    <table class="admin-table">
      <thead>
        <tr>
          <th scope="col">Email</th>
          <th scope="col">Properties</th>
          <th scope="col">First seen</th>
          <th scope="col">Last change</th>
          <th scope="col">Their data</th>
        </tr>
      </thead>
      <tbody>
        {contacts.map((contact) => (
          <tr>
            <th scope="row" data-label="Email">
              {shorten(contact.email, LONGEST_EMAIL)}
            </th>
            <td data-label="Properties">
              <Properties properties={contact.properties} />
            </td>
            <td data-label="First seen">
              <time datetime={contact.createdAt}>{formatTime(contact.createdAt)}</time>
            </td>
            <td data-label="Last change">
              <time datetime={contact.updatedAt}>{formatTime(contact.updatedAt)}</time>
            </td>
            <td data-label="Their data">
              <span>
                <a href={`/admin/api/contacts/${contact.id}`} download={`contact-${contact.id}.json`}>
                  Export<span class="visually-hidden"> {shorten(contact.email, LONGEST_EMAIL)}</span>
                </a>
                {' · '}
                <a href={`/admin/contacts/${contact.id}/erase`}>
                  Erase…<span class="visually-hidden"> {shorten(contact.email, LONGEST_EMAIL)}</span>
                </a>
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
