/** @jsxImportSource hono/jsx */
import { formatTime, shorten } from '../../pages/admin-format';
import type { FormChoice, ListedDelivery } from '../manage';
import type { DeliveryState } from '../schema';
import { formLabel, KIND_LABELS, STATE_LABELS, targetOf } from './labels';

interface TableProps {
  deliveries: readonly ListedDelivery[];
  forms: readonly FormChoice[];
  state: DeliveryState | null;
  /** Of a portal: whether whoever looks may change what it has. */
  mayEdit(portalId: number): boolean;
}

/** What has become of everything that was to be told, the newest first. */
export function DeliveryTable({ deliveries, forms, state, mayEdit }: TableProps) {
  const states: (DeliveryState | null)[] = [null, ...(Object.keys(STATE_LABELS) as DeliveryState[])];
  return (
    <>
      <nav class="segments notify-segments" aria-label="State">
        <ul>
          {states.map((each) => (
            <li>
              <a
                href={each === null ? '/admin/notifications/#deliveries' : `?state=${each}#deliveries`}
                aria-current={each === state ? 'true' : undefined}
              >
                {each === null ? 'All' : STATE_LABELS[each]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {deliveries.length === 0 ? (
        <p class="admin-empty">There is no such delivery.</p>
      ) : (
        <table class="admin-table" aria-labelledby="deliveries">
          <thead>
            <tr>
              <th scope="col">Receiver</th>
              <th scope="col">State</th>
              <th scope="col">Last answer</th>
              <th scope="col">Noted</th>
              <th scope="col">
                <span class="visually-hidden">Actions</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {deliveries.map((listed) => (
              <Row listed={listed} forms={forms} mayEdit={mayEdit(listed.notification.portalId)} />
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}

interface RowProps {
  listed: ListedDelivery;
  forms: readonly FormChoice[];
  mayEdit: boolean;
}

function Row({ listed: { delivery, notification, formGuid }, forms, mayEdit }: RowProps) {
  const { id, state, attempts, answer, createdAt, dueAt } = delivery;
  const { kind, settings, portalId } = notification;
  const noted = createdAt.toISOString();
  return (
    <tr>
      <th scope="row">
        {KIND_LABELS[kind]}
        <span class="admin-muted notify-target">{shorten(targetOf(kind, settings), 80)}</span>
        <span class="admin-muted notify-target">{shorten(formLabel({ portalId, formGuid }, forms), 80)}</span>
      </th>
      <td data-label="State">
        <div>
          <span class={`notify-state notify-state--${state}`}>{STATE_LABELS[state]}</span>
          <span class="admin-muted notify-target">
            {attempts === 1 ? '1 attempt' : `${attempts} attempts`}
            {state === 'waiting' && attempts > 0 ? `, next ${formatTime(dueAt.toISOString())}` : ''}
          </span>
        </div>
      </td>
      <td data-label="Last answer">{answer === null ? <span class="admin-muted">none</span> : shorten(answer, 200)}</td>
      <td data-label="Noted">
        <time datetime={noted}>{formatTime(noted)}</time>
      </td>
      <td data-label="">
        {mayEdit ? (
          <form method="post" action={`/admin/notifications/deliveries/${id}/replay`}>
            <button
              class="button button--quiet"
              type="submit"
              aria-label={`Send again: ${KIND_LABELS[kind]}, ${formatTime(noted)}`}
            >
              Send again
            </button>
          </form>
        ) : null}
      </td>
    </tr>
  );
}
