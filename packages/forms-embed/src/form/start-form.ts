import { createMountError, guard, type MountError } from '@mountkit/core';
import { findGiven } from '../dom/definition/find-given';
import { reserveSpace } from '../dom/look/reserve-space';
import { checkAddress } from '../logic/definition/check-address';
import { drawForm } from './draw-form';
import type { FormContext } from './form-context';
import { loadForm } from './load-form';

/** Fetches the definition, then draws the form: specification 2 section 4, 'Form load'. */
export function startForm(context: FormContext): void {
  const settings = context.settings();
  const wrong = checkAddress(settings);
  if (wrong) {
    context.fail(wrong);
    return;
  }

  const given = findGiven(context.element);
  const giveBack = context.scope.add(reserveSpace(context.element, given ? 0 : settings.minHeight));
  const failToDraw = (message: string, error: unknown) =>
    context.fail(createMountError('RENDER_FAILURE', message, error));
  context.emit('beforeFormInit', {});
  Promise.all([loadForm(context), given && import('../on-demand/hydrate')]).then(
    ([loaded, part]) =>
      guard(
        () => {
          if (context.signal.aborted) return;
          const hydrated = given && part?.hydrateForm(given, loaded.open, context);
          drawForm(context, loaded, { giveBack, hydrated });
        },
        (error) => failToDraw('could not be drawn', error),
      ),
    (error: MountError) => {
      if (context.signal.aborted) return;
      giveBack();
      // A file that could not be loaded has no code.
      if (!error.code) return failToDraw('could not load the form', error);
      context.emit('definitionFetchError', { code: error.code, message: error.message });
      context.fail(error);
    },
  );
}
