/** @jsxImportSource hono/jsx */
import type { Child } from 'hono/jsx';
import type { PageContext } from '../../pages';
import type { FormChoice } from '../manage';
import type { Problems } from '../read-notification';
import type { NotificationKind } from '../schema';
import { renderAdminFrame } from './admin-frame';
import { KIND_LABELS } from './labels';

interface EditProps {
  kind: NotificationKind;
  forms: readonly FormChoice[];
  /** What was filled in; null for a new one. */
  fields: Readonly<Record<string, string>> | null;
  /** The form that a new one begins with. */
  form?: string | undefined;
  problems: Problems;
  /** Of a webhook that there is. */
  secret: string | null;
}

const INTRO: Readonly<Record<NotificationKind, string>> = {
  webhook: 'Every submission is posted to an address of yours as JSON, with a signature.',
  'owner-mail': 'Every submission is sent to you and your colleagues by mail.',
  'auto-reply': 'Whoever sends the form gets an answer, at the address in its email field.',
};

const USUAL: Readonly<Record<NotificationKind, Readonly<Record<string, string>>>> = {
  webhook: {},
  'owner-mail': { subject: 'New submission: {{ form_title }}', text: '{{ all_fields }}\n\nSent from {{ page_url }}' },
  'auto-reply': { subject: 'We have your message', text: 'Thank you for writing to us. We will be in touch.' },
};

/** The form of a notification, new or known. */
export function renderEditNotification(ctx: PageContext & EditProps): string {
  const { kind, forms, fields, problems, secret } = ctx;
  const isNew = fields === null || secret === null;
  const values = fields ?? { ...USUAL[kind], form: ctx.form ?? '' };
  const portals = [...new Set(forms.map(({ portalId }) => portalId))];
  const label = KIND_LABELS[kind].toLowerCase();
  return renderAdminFrame(ctx, {
    title: isNew ? `Add a ${label}` : `Change a ${label}`,
    description: INTRO[kind],
    intro: INTRO[kind],
    children: (
      <form class="notify-form" method="post" action={ctx.path} novalidate>
        <Row name="form" label="Form" problem={problems.form}>
          <select id="form" name="form" {...describedBy('form', problems)}>
            {portals.map((portalId) => (
              <option value={`${portalId}/`} selected={values.form === `${portalId}/`}>
                Every form of portal {portalId}
              </option>
            ))}
            {forms.map(({ portalId, guid, title }) => (
              <option value={`${portalId}/${guid}`} selected={values.form === `${portalId}/${guid}`}>
                {title} ({guid.slice(0, 8)})
              </option>
            ))}
          </select>
        </Row>
        {kind === 'webhook' ? (
          <Row name="url" label="Address" problem={problems.url}>
            <input id="url" name="url" type="url" value={values.url ?? ''} {...describedBy('url', problems)} />
          </Row>
        ) : null}
        {kind === 'owner-mail' ? (
          <Row name="to" label="To" problem={problems.to}>
            <input
              id="to"
              name="to"
              type="text"
              inputmode="email"
              value={values.to ?? ''}
              {...describedBy('to', problems)}
            />
          </Row>
        ) : null}
        {kind === 'webhook' ? null : (
          <>
            <Row name="subject" label="Subject" problem={problems.subject}>
              <input id="subject" name="subject" value={values.subject ?? ''} {...describedBy('subject', problems)} />
            </Row>
            <Row name="text" label="Text" problem={problems.text}>
              <textarea id="text" name="text" rows={10} {...describedBy('text', problems)}>
                {values.text ?? ''}
              </textarea>
            </Row>
            <p class="admin-muted">
              <code>{'{{ email }}'}</code> is what the field named <code>email</code> holds;{' '}
              <code>{'{{ all_fields }}'}</code>, <code>{'{{ form_title }}'}</code> and <code>{'{{ page_url }}'}</code>{' '}
              can be named too.
              {kind === 'auto-reply' ? ' Values are cut short here, and links in them are left out.' : ''}
            </p>
          </>
        )}
        {kind === 'webhook' && secret !== null ? (
          <p>
            Signed with <code class="notify-secret">{secret}</code>
          </p>
        ) : null}
        <div class="notify-actions">
          <button class="button" type="submit">
            Save
          </button>
          <a class="button button--quiet" href="/admin/notifications/">
            {kind === 'webhook' && secret !== null ? 'Back' : 'Cancel'}
          </a>
        </div>
      </form>
    ),
  });
}

interface RowProps {
  name: string;
  label: string;
  problem: string | undefined;
  children?: Child;
}

function Row({ name, label, problem, children }: RowProps) {
  return (
    <div class="notify-row">
      <label for={name}>{label}</label>
      {children}
      {problem === undefined ? null : (
        <p id={`${name}-problem`} class="notify-problem">
          {problem}
        </p>
      )}
    </div>
  );
}

function describedBy(name: string, problems: Problems) {
  return problems[name] === undefined ? {} : { 'aria-invalid': 'true' as const, 'aria-describedby': `${name}-problem` };
}
