import type { FieldInfo } from '../logic/state/field-state';
import type { Cell, FieldCell } from '../logic/state/store';
import type { Messages } from '../logic/texts/messages';
import { useCell } from './use-cell';

/** What the infos of an email field depend on. */
export interface EmailInfoProps {
  readonly cell: FieldCell;
  readonly messages: Messages;
  /** Whether a resubscription is under way. */
  readonly busy: Cell<boolean, boolean>;
  /** Replaces the address with the suggested one. */
  readonly apply: (email: string) => void;
  readonly resubscribe: () => void;
}

const NONE: readonly FieldInfo[] = [];

/** Notes on an address that are not errors: specification 2 section 5, 'Email server check'. */
export function EmailInfo(props: EmailInfoProps) {
  const infos = useCell(props.cell, (state) => state.infos ?? NONE);
  return (
    <>
      {infos.map((info) => (
        <p key={info.key} className="mk-email-info">
          <Info {...props} info={info} />
        </p>
      ))}
    </>
  );
}

function Info({ info: { key, params }, messages, busy, ...props }: EmailInfoProps & { info: FieldInfo }) {
  // It stays enabled during a request, so that it keeps the focus.
  const isBusy = useCell(busy, (value) => value);
  const text = messages.of(key, params);
  const isSuggestion = key === 'emailSuggestion';
  return (
    <>
      {!isSuggestion && `${text} `}
      {(isSuggestion || key === 'resubscribeMessage') && (
        <button
          type="button"
          className="mk-info-button"
          aria-disabled={!isSuggestion && isBusy}
          onClick={isSuggestion ? () => props.apply(`${params.email}`) : props.resubscribe}
        >
          {isSuggestion ? text : messages.of('resubscribe')}
        </button>
      )}
    </>
  );
}

/** The styles of the infos in the default theme. */
export const EMAIL_INFO_CSS = `.mk-form .mk-email-info{margin:4px 0 8px}
.mk-form .mk-info-button{font:inherit;color:inherit;text-align:start;text-decoration:underline;min-height:44px;padding:4px 0;background:0 0;border:0;border-radius:var(--mountkit-radius,6px);cursor:pointer}`;
