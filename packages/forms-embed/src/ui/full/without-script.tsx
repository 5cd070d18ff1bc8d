import type { FullCell } from '../../logic/state/full-state';
import { FullFieldView } from './full-field';
import type { FullModel } from './full-model';

/**
 * A hidden dependent field for browsers without scripts, where nothing could show it. It is never required, since its
 * parent's value may not show it; the host knows which fields a value shows. Only a server draws it.
 */
export function WithoutScript({ model, cell }: { model: FullModel; cell: FullCell }) {
  const { field, get } = cell;
  const offered: FullCell = {
    ...cell,
    field: { ...field, required: false },
    get: () => ({ ...get(), shown: true, isRequired: false }),
  };
  return (
    <noscript>
      <FullFieldView model={model} cell={offered} />
    </noscript>
  );
}
