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

  const textId = `text-${index}-${model.suffix}`;
  return (
    <>
      {group.richText && (
        <div id={textId} className="hs-richtext">
          <Markup model={model} markup={group.richText} />
        </div>
      )}
      {cells.length > 0 && (
        // A fieldset without a name is layout only.
        <fieldset
          // Of dependents, some are seen at a time.
          className={`form-columns-${group.isDependent ? 1 : Math.min(group.fields.length, 3)}`}
          role={group.richText ? undefined : 'none'}
          aria-labelledby={group.richText ? textId : undefined}
        >
          {cells.map((cell) => (
            <RichFieldView key={cell.field.id} model={model} cell={cell} />
          ))}
        </fieldset>
      )}
    </>
  );
}
