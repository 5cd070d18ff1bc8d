import type { RichGroup } from '../../logic/rich-definition';
import type { RichCell } from '../../logic/rich-state';
import { useCell } from '../use-cell';
import { Markup } from './markup';
import { RichFieldView } from './rich-field';
import type { RichModel } from './rich-model';

/** Fields that stand together, under their rich text. */
export function RichGroupView(props: {
  model: RichModel;
  group: RichGroup;
  index: number;
  cells: readonly RichCell[];
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
        // A fieldset without a name is layout only.
        <fieldset
          className={`form-columns-${columnsOf(group)}`}
          role={group.richText ? undefined : 'none'}
          aria-labelledby={group.richText ? textId : undefined}
        >
          {cells.map((cell) => inTurn(cell.field.id, <RichFieldView key={cell.field.id} model={model} cell={cell} />))}
        </fieldset>
      )}
    </>
  );
}

/** Hidden fields take no column; of dependents, some are seen at a time. */
const columnsOf = ({ isDependent, fields }: RichGroup): number =>
  isDependent ? 1 : Math.min(fields.filter(({ hidden }) => !hidden).length, 3);
