import { readGiven } from '../dom/controls/hand-over';
import type { FormContext } from '../form/form-context';
import type { FormModel, OpenForm } from '../form/form-model';
import { createHydration, type Drawing } from '../ui/hydrate-drawing';

/** A form that a server has drawn and that the widget goes on with. */
export interface HydratedForm {
  readonly container: HTMLElement;
  /** What the server has chosen. */
  readonly parts: Pick<FormModel, 'suffix' | 'action'>;
  readonly drawing: Drawing;
}

/** Hydrates the form that a server has drawn. Null where it is another form's, or another instance's: then it is removed. */
export function hydrateForm(
  given: HTMLFormElement,
  { definition, store, View }: OpenForm,
  { instanceId, fail }: Pick<FormContext, 'instanceId' | 'fail'>,
): HydratedForm | null {
  const container = given.parentElement as HTMLElement;
  if (given.dataset.formId !== definition.guid || given.dataset.instanceId !== instanceId) {
    container.remove();
    return null;
  }
  // What was for browsers without scripts; here it is a text that nobody sees.
  for (const part of given.querySelectorAll('noscript')) part.remove();
  const handOver = readGiven(given);
  return {
    container,
    parts: { suffix: given.id.slice('hsForm_'.length), action: given.getAttribute('action') ?? undefined },
    drawing: createHydration(container, View, {
      drawn: () => handOver(container.querySelector('form') ?? given, store),
      fail,
    }),
  };
}
