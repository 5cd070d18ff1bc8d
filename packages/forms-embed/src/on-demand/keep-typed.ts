import { type KeptForm, keepValues } from '../dom/controls/keep-values';
import type { FormContext } from '../form/form-context';

type Context = Pick<FormContext, 'id' | 'scope' | 'settings'>;

/** What keeping the values of a form needs of it. */
export const keptFormOf = ({ id, scope, settings }: Context, store: KeptForm['store']): KeptForm => ({
  formId: id,
  store,
  scope,
  // A text form is given no list.
  marked: () => settings().neverKeep ?? [],
});

/** Keeps what is typed for this visit from now on, unless the page does not want that; once for each form. */
export function keepTyped(context: Context, store: KeptForm['store']): void {
  const { keepValues: isWanted, mode, previewMode } = context.settings();
  // A text form never reads these options; the defaults apply.
  if (isWanted === false || previewMode || /preview|builder|test|editor/.test(mode ?? '')) return;
  keepValues(keptFormOf(context, store));
}
