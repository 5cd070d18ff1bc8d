import type { FullCell } from '../../logic/state/full-state';
import { FullFieldView } from './full-field';
import type { FullModel } from './full-model';

/**
 * A dependent field that is not in sight, for browsers that run no script: nothing else could bring it into sight there.
 * It is not asked for, since its parent's value may not want it; the host knows which fields a value shows. Only a
 * server draws it.
 */
export function WithoutScript({ model, cell }: { model: FullModel; cell: FullCell }) {
  const { field, get } = cell;
  const offered: FullCell = { ...cell, field: { ...field, required: false }, get: () => ({ ...get(), shown: true }) };
  return (
    <noscript>
      <FullFieldView model={model} cell={offered} />
    </noscript>
  );
}
