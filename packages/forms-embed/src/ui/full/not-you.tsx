import { useCell } from '../use-cell';
import type { FullModel } from './full-model';

/** The link to reset a form that contains somebody else's values: specification 2 section 2. */
export function NotYou({ model }: { model: FullModel }) {
  const { definition, store, messages, reset } = model;
  const isOffered = useCell(store.hasKnownValues, (has) => has && definition.allowCookieReset);
  return isOffered ? (
    <div className="cookie-reset-container">
      {messages.of('notYou')}{' '}
      <a
        href={`#hsForm_${model.suffix}`}
        onClick={(event) => {
          event.preventDefault();
          reset();
        }}
      >
        {messages.of('resetTheForm')}
      </a>
    </div>
  ) : null;
}
