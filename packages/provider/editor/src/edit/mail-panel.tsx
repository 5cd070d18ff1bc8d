import type { ServerForm } from '../api';
import { Controls } from './controls';

const KINDS = [
  ['owner-mail', 'Write to us'],
  ['auto-reply', 'Answer the visitor'],
  ['webhook', 'Call a webhook'],
] as const;

/** Who is told when the form is sent: pages of their own, since they hold from the moment they are saved. */
export function MailPanel({ server: { portalId, formId } }: { readonly server: ServerForm }) {
  const form = encodeURIComponent(`${portalId}/${formId}`);
  return (
    <Controls title="Mails">
      <p className="hint">What a submission starts. It holds at once, without publishing the form.</p>
      <ul className="row-actions">
        {KINDS.map(([kind, title]) => (
          <li key={kind}>
            <a href={`/admin/notifications/new/${kind}?form=${form}`}>{title}</a>
          </li>
        ))}
        <li>
          <a href="/admin/notifications/">All of them</a>
        </li>
      </ul>
    </Controls>
  );
}
