import type { RichCell } from '../../logic/rich-state';
import { RichFieldView } from './rich-field';
import type { RichModel } from './rich-model';

/**
 * A dependent field that is not in sight, for browsers that run no script: nothing else could bring it into sight there.
 * It is not asked for, since its parent's value may not want it; the host knows which fields a value shows. Only a
 * server draws it.
 */
export function WithoutScript({ model, cell }: { model: RichModel; cell: RichCell }) {
  const { field, get } = cell;
  const offered: RichCell = { ...cell, field: { ...field, required: false }, get: () => ({ ...get(), shown: true }) };
  return (
    <noscript>
      <RichFieldView model={model} cell={offered} />
    </noscript>
  );
}
