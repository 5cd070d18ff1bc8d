/** @jsxImportSource hono/jsx */
import type { PageContext } from '../../pages';
import { formatTime, shorten } from '../../pages/admin-format';
import type { KeptMail } from '../mail-folder';
import type { FormChoice, ListedDelivery, StoredNotification } from '../manage';
import type { DeliveryState } from '../schema';
import { renderAdminFrame } from './admin-frame';
import { DeliveryTable } from './delivery-table';
import { formLabel, KIND_LABELS, STATE_LABELS, targetOf } from './labels';

interface NotificationsProps {
  notifications: readonly StoredNotification[];
  deliveries: readonly ListedDelivery[];
  forms: readonly FormChoice[];
  /** Those that were written to files; null where a mail server is set. */
  mails: readonly KeptMail[] | null;
  state: DeliveryState | null;
  /** Whether whoever looks may add one somewhere. */
  mayAdd: boolean;
  /** Of a portal: whether whoever looks may change what it has. */
  mayEdit(portalId: number): boolean;
}

/** Who is told of submissions, and what has become of it. */
export function renderNotifications(ctx: PageContext & NotificationsProps): string {
  return renderAdminFrame(ctx, {
    title: 'Notifications',
    description: 'Who is told of submissions, and what has become of it.',
    intro: 'Who is told when a form is sent, by a webhook or by mail. What fails is tried again, and nothing is lost.',
    children: (
      <>
        <section aria-labelledby="told">
          <h2 id="told">Who is told</h2>
          {ctx.notifications.length === 0 ? (
            <p class="admin-empty">Nobody is told so far.</p>
          ) : (
            <ul class="admin-log">
              {ctx.notifications.map((notification) => (
                <Notification
                  notification={notification}
                  forms={ctx.forms}
                  mayEdit={ctx.mayEdit(notification.portalId)}
                />
              ))}
            </ul>
          )}
          {ctx.mayAdd ? <Additions /> : null}
        </section>
        <section aria-labelledby="deliveries">
          <h2 id="deliveries">Deliveries</h2>
          <DeliveryTable deliveries={ctx.deliveries} forms={ctx.forms} state={ctx.state} mayEdit={ctx.mayEdit} />
        </section>
        {ctx.mails === null ? null : <Mails mails={ctx.mails} />}
      </>
    ),
  });
}

function Additions() {
  return (
    <ul class="notify-actions">
      <li>
        <a class="button" href="/admin/notifications/new/webhook">
          Add a webhook
        </a>
      </li>
      <li>
        <a class="button button--quiet" href="/admin/notifications/new/owner-mail">
          Add a mail to you
        </a>
      </li>
      <li>
        <a class="button button--quiet" href="/admin/notifications/new/auto-reply">
          Add a mail to the visitor
        </a>
      </li>
    </ul>
  );
}

interface NotificationProps {
  notification: StoredNotification;
  forms: readonly FormChoice[];
  mayEdit: boolean;
}

function Notification({ notification, forms, mayEdit }: NotificationProps) {
  const { kind, settings, isOn, counts } = notification;
  const states = Object.keys(STATE_LABELS) as DeliveryState[];
  return (
    <li class="admin-entry">
      <div class="admin-entry__head">
        <h3>{KIND_LABELS[kind]}</h3>
        <p class="admin-entry__from">{shorten(targetOf(kind, settings), 120)}</p>
        <p class="admin-muted">{formLabel(notification, forms)}</p>
        {isOn ? null : <p class="notify-state notify-state--dead">Paused: what is to be told waits.</p>}
      </div>
      <div class="admin-entry__body">
        <dl class="notify-counts">
          {states.map((state) => (
            <div>
              <dt>{STATE_LABELS[state]}</dt>
              <dd>{counts[state] ?? 0}</dd>
            </div>
          ))}
        </dl>
        {mayEdit ? <Changes notification={notification} /> : null}
      </div>
    </li>
  );
}

function Changes({ notification: { id, kind, settings, isOn } }: Pick<NotificationProps, 'notification'>) {
  const name = `${KIND_LABELS[kind]}: ${shorten(targetOf(kind, settings), 120)}`;
  return (
    <div class="notify-actions">
      <a class="button button--quiet" href={`/admin/notifications/${id}`} aria-label={`Change ${name}`}>
        Change
      </a>
      <form method="post" action={`/admin/notifications/${id}/${isOn ? 'pause' : 'resume'}`}>
        <button class="button button--quiet" type="submit" aria-label={`${isOn ? 'Pause' : 'Resume'} ${name}`}>
          {isOn ? 'Pause' : 'Resume'}
        </button>
      </form>
      <details class="notify-remove">
        <summary aria-label={`Remove ${name}`}>Remove</summary>
        <form method="post" action={`/admin/notifications/${id}/remove`}>
          <button class="button button--quiet" type="submit">
            Remove it and its deliveries
          </button>
        </form>
      </details>
    </div>
  );
}

function Mails({ mails }: { mails: readonly KeptMail[] }) {
  return (
    <section aria-labelledby="mails">
      <h2 id="mails">Mails in files</h2>
      <p class="admin-muted notify-note">
        No mail server is set, so mails are written to files and sent to nobody. <code>SMTP_URL</code> and{' '}
        <code>MAIL_FROM</code> in the environment change that.
      </p>
      {mails.length === 0 ? (
        <p class="admin-empty">No mail has been written so far.</p>
      ) : (
        <ul class="admin-log">
          {mails.map(({ to, subject, text, writtenAt }) => (
            <li class="admin-entry">
              <div class="admin-entry__head">
                <h3>{shorten(subject, 200)}</h3>
                <p class="admin-entry__from">To {shorten(to.join(', '), 200)}</p>
                <p class="admin-muted">
                  <time datetime={writtenAt}>{formatTime(writtenAt)}</time>
                </p>
              </div>
              <div class="admin-entry__body notify-mail">{shorten(text, 2000)}</div>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
