import type { FullGroup } from '../../logic/definition/full-definition';
import type { FullCell } from '../../logic/state/full-state';
import { useCell } from '../use-cell';
import { FullFieldView } from './full-field';
import type { FullModel } from './full-model';
import { Markup } from './markup';

/** A group of fields under its rich text. */
export function FullGroupView(props: {
  model: FullModel;
  group: FullGroup;
  index: number;
  cells: readonly FullCell[];
}) {
  const { model, group, index, cells } = props;
  const shown = useCell(model.store.groups, (groups) => groups[index] !== false);
  if (!shown) return null;

  const inTurn = model.parts.inTurn ?? ((_, view) => view);
  const textId = `text-${index}-${model.suffix}`;
  return (
    <>
      {group.richText &&
        inTurn(
          index,
          <div id={textId} className="hs-richtext">
            <Markup model={model} markup={group.richText} />
          </div>,
        )}
      {cells.length > 0 && (
        // A fieldset without a name is for layout only.
        <fieldset
          className={`form-columns-${columnsOf(group)}`}
          role={group.richText ? undefined : 'none'}
          aria-labelledby={group.richText ? textId : undefined}
        >
          {cells.map((cell) => inTurn(cell.field.id, <FullFieldView key={cell.field.id} model={model} cell={cell} />))}
        </fieldset>
      )}
    </>
  );
}

/** Hidden fields take no column; dependents are shown one below the other. */
const columnsOf = ({ isDependent, fields }: FullGroup): number =>
  isDependent ? 1 : Math.min(fields.filter(({ hidden }) => !hidden).length, 3);
