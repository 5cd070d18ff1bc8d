import { createMountError, guard, openPart } from '@mountkit/core';
import { findGiven } from '../dom/definition/find-given';
import { reserveSpace } from '../dom/look/reserve-space';
import { hasFormIds } from '../logic/definition/form-ids';
import { drawForm } from './draw-form';
import type { FormContext } from './form-context';
import { loadForm } from './load-form';

/** Fetches the definition, then draws the form: specification 2 section 4, 'Form load'. */
export function startForm(context: FormContext): void {
  const settings = context.settings();
  const given = findGiven(context.element);
  const giveBack = context.scope.add(reserveSpace(context.element, given ? 0 : settings.minHeight));
  const fail = (error: unknown) => context.fail(createMountError('RENDER_FAILURE', 'could not be drawn', error));
  const load = async () => {
    const [loaded, part] = await Promise.all([loadForm(context), given && import('../on-demand/hydrate')]);
    guard(() => {
      if (context.signal.aborted) return;
      const hydrated = given && part?.hydrateForm(given, loaded.open, context);
      drawForm(context, loaded, { giveBack, hydrated });
    }, fail);
  };
  const loadFailure = openPart(() => import('../on-demand/load-failure'), 'the form', context);
  const handleFailure = (error?: Error) =>
    loadFailure(
      (part) => part.handleFailure(context, { load, giveBack, error }),
      () => {
        fail(error);
        window.addEventListener('online', start, { once: true, signal: context.signal });
      },
    );
  const start = () => load().catch(handleFailure);
  if (hasFormIds(settings)) {
    context.emit('beforeFormInit', {});
    void start();
  } else void handleFailure();
}
