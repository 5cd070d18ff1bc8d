import type { FullField } from '../definition/full-definition';
import { type Facts, holds, isDemanded } from './demands';
import type { Validate } from './full-cells';
import { type FullCell, type FullStore, isShown } from './full-state';

/** What the conditions of a form's own rules ask for now. */
export interface Demands {
  /** The field, required if a condition asks for it now. */
  readonly asDemanded: (field: FullField) => FullField;
  /** Whether a page is skipped now. */
  readonly isSkipped: (page: number) => boolean;
  /** Marks the fields that are required now, and follows the values that decide it. */
  readonly follow: (parts: { readonly validate: Validate; readonly isLive: () => boolean }) => void;
}

/**
 * Creates what follows the conditions of a form.
 *
 * @param store undefined while it is being created: then nothing is demanded yet
 */
export function createDemands(store: () => FullStore | undefined, now: () => number): Demands {
  const cellOf = (id: string) => store()?.cellOf(id);
  const facts = (): Facts => ({
    shownType(id) {
      const cell = cellOf(id);
      return cell && isShown(cell.get()) ? cell.field.type : undefined;
    },
    read: (id) => cellOf(id)?.get().value ?? '',
    now: now(),
  });
  const asDemanded = (field: FullField): FullField =>
    field.requiredWhen ? { ...field, required: isDemanded(field, facts()) } : field;

  return {
    asDemanded,
    isSkipped(page) {
      const { skipWhen = [] } = store()?.definition.groups.find((group) => group.page === page) ?? {};
      return holds(skipWhen, facts());
    },
    follow({ validate, isLive }) {
      const cells = store()?.fields.filter(({ field }) => field.requiredWhen) ?? [];
      const mark = (cell: FullCell) => {
        const { field, get, dispatch } = cell;
        const isRequired = asDemanded(field).required;
        const { value, files, refusal } = get();
        if (isRequired === (get().isRequired ?? field.required)) return;
        // Where values are checked only at the next attempt, a refusal that there is may have to go.
        dispatch({
          type: 'demanded',
          isRequired,
          refusal: isLive() || refusal ? validate(field, value, files) : refusal,
        });
      };
      const markAll = () => cells.forEach(mark);
      const deciding = new Set(cells.flatMap(({ field }) => field.requiredWhen?.map(({ parentId }) => parentId) ?? []));
      for (const id of deciding) cellOf(id)?.subscribe(markAll);
      markAll();
    },
  };
}
