import { hasKeptValues } from '../dom/controls/has-kept-values';
import { ownAddress } from '../dom/definition/own-address';
import type { FormContext } from '../form/form-context';
import type { FullDefinition } from '../logic/definition/full-definition';
import { APP_BASE } from '../logic/definition/http-base';
import type { Addition } from '../ui/full/full-model';
import { type JoinedAdditions, joinAdditions } from '../ui/full/join-additions';

/** Modes in which nothing is submitted. */
const UNREAL = /preview|builder|test|editor/;

/**
 * Fetches what a form has beside its fields, where it has anything. A chunk of its own.
 *
 * @param document the definition as the provider sent it
 */
export async function loadAdditions(
  context: FormContext,
  definition: FullDefinition,
  document: unknown,
): Promise<JoinedAdditions> {
  const { mode, previewMode, offline, keepValues, honeypot, timeGate, submit, showInlineMessageInitially } =
    context.settings();
  const isReal = !previewMode && !UNREAL.test(mode);
  let all: JoinedAdditions | undefined;
  const loading: (false | Promise<Addition>)[] = [
    // What carries a submission at once comes before what holds it back.
    submit === 'frame' && import('./frame').then((part) => part.openFrameSubmission(context)),
    !definition.scopes.noBranding &&
      import('./branding').then((part) =>
        part.openBranding(() => ownAddress(context, 'brandingBase', APP_BASE), context.report),
      ),
    showInlineMessageInitially &&
      import('../ui/full/initial-message').then((part) => ({ View: part.createInitialMessage() })),
    isReal &&
      definition.captchaEnabled &&
      import('./bot-check').then((part) => part.openBotCheck(context, definition, document)),
    isReal &&
      keepValues &&
      hasKeptValues(context.id) &&
      import('./keep-values').then((part) => part.openKeptValues(context)),
    isReal &&
      offline === 'queue' &&
      import('./offline').then((part) =>
        part.openOfflineQueue(context, async (entries) => all?.freshen(entries) ?? entries),
      ),
    (honeypot || timeGate !== undefined) &&
      import('./robot-signs').then((part) => part.openRobotSigns(context.settings)),
  ];
  const found = await Promise.all(
    loading.map((addition) =>
      // A form without it is better than none.
      Promise.resolve(addition).catch((error) => void context.report('a part of the form did not come', error)),
    ),
  );
  all = joinAdditions(found.filter((addition) => !!addition));
  return all;
}
