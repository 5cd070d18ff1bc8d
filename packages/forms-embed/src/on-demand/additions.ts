import { openPart } from '@mountkit/core';
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
 * Loads what a form has beside its fields, where it has anything. A chunk of its own.
 *
 * @param document the definition as the provider sent it
 * @param hasFile whether a visitor can choose files
 */
export async function loadAdditions(
  context: FormContext,
  definition: FullDefinition,
  { document, hasFile }: { readonly document: unknown; readonly hasFile: boolean },
): Promise<JoinedAdditions> {
  const { mode, previewMode, offline, keepValues, honeypot, timeGate, submit, showInlineMessageInitially, partial } =
    context.settings();
  const isReal = !previewMode && !UNREAL.test(mode);
  let all: JoinedAdditions | undefined;
  // A form without one of them is better than none.
  const add = <Part>(load: () => Promise<Part>, what: string, open: (part: Part) => Addition) =>
    openPart(load, what, context)(open);
  const found = await Promise.all([
    // What sends a submission comes before what holds it back.
    hasFile &&
      add(
        () => import('./files'),
        'the drop zone and the progress of files',
        (part) => part.openFiles(),
      ),
    submit === 'frame' &&
      add(
        () => import('./frame'),
        'submission by frame',
        (part) => part.openFrameSubmission(context),
      ),
    !definition.scopes.noBranding &&
      add(
        () => import('./branding'),
        'the branding',
        (part) => part.openBranding(() => ownAddress(context, 'brandingBase', APP_BASE), context.scope),
      ),
    showInlineMessageInitially &&
      add(
        () => import('../ui/full/initial-message'),
        'the initial message',
        (part) => ({ View: part.createInitialMessage() }),
      ),
    isReal &&
      definition.captchaEnabled &&
      add(
        () => import('./bot-check'),
        'the bot check',
        (part) => part.openBotCheck(context, definition, document),
      ),
    isReal &&
      keepValues &&
      hasKeptValues(context.id) &&
      add(
        () => import('./restore-values'),
        'kept answers',
        (part) => part.openKeptValues(context),
      ),
    isReal &&
      offline === 'queue' &&
      add(
        () => import('./offline'),
        'the offline queue',
        (part) => part.openOfflineQueue(context, async (entries) => all?.freshen(entries) ?? entries),
      ),
    isReal &&
      partial === 'consented' &&
      // A check is for one submission, and no server takes what was filled in without it.
      !definition.captchaEnabled &&
      add(
        () => import('./partial'),
        'partial submissions',
        (part) => part.openPartial(context, definition),
      ),
    (honeypot || timeGate !== undefined) &&
      add(
        () => import('./robot-signs'),
        'the robot check',
        (part) => part.openRobotSigns(context.settings),
      ),
  ]);
  all = joinAdditions(found.filter((addition) => !!addition));
  return all;
}
