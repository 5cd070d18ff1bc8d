import { jsonText } from '@mountkit/core';
import { showThanks } from '../dom/submission/show-thanks';
import type { DrawnForm } from '../form/drawn-form';
import type { FullForm } from '../form/form-model';
import { openFormStyle } from './form-style';
import { openLocale } from './locale';
import { FULL_SCHEMA, findBlockedEmail, metadataOf, watchEnter } from './options';
import { upgradeForm } from './upgrade-form';

/** Forms that ask their mode before they submit. */
const withMode = new WeakSet<FullForm>();

/** Applies settings that were changed after the form was drawn, beyond those that it draws from. A chunk of its own. */
export async function applySettings(form: DrawnForm): Promise<void> {
  const { context } = form;
  if (context.hasUnreadOptions()) context.setSchema(FULL_SCHEMA);
  const full = await upgradeForm(form);
  if (context.signal.aborted) return;
  const { css, cssRequired, unstyled, style, isMobileResponsive, locale, mode } = context.settings();
  if (css || cssRequired || unstyled || isMobileResponsive === false || Object.keys(style ?? {})[0])
    openFormStyle(context, full.definition, false)?.drawn();
  if (locale !== full.changes.locale()) void changeLocale(form, full, locale);
  if (mode !== undefined) applyOptions(form, full);
}

/** Applies who may write, what is submitted beside the values, whether Enter submits, and what the button does. */
function applyOptions(form: DrawnForm, full: FullForm) {
  const { element, scope, settings } = form.context;
  const { changes } = full;
  if (!changes.hasOptions()) {
    changes.applyOptions({ findBlockedEmail, metadataOf });
    scope.add(watchEnter(element, () => settings().isEnterSubmitDisabled));
  }
  if (!withMode.has(full)) changes.cancelSubmitIf(() => shouldCancelSubmit(form, full));
  withMode.add(full);
  changes.checkIfLive();
}

/** Draws the form again in another locale. */
async function changeLocale({ context }: DrawnForm, { changes }: FullForm, locale: string) {
  const { settings, report, signal, redraw } = context;
  const opened = await (changes.openLocale ?? openLocale)(locale, report);
  if (signal.aborted || settings().locale !== locale) return;
  changes.setLocale(opened);
  redraw();
}

/** Does what the button does in a mode that sends nothing: `logic/definition/modes.ts`. Refused values are shown as ever. */
function shouldCancelSubmit(
  { context, container }: DrawnForm,
  { definition, store, texts, language }: FullForm,
): boolean {
  const { settings, instanceId } = context;
  const { mode, previewMode, inlineMessage, translations, locale } = settings();
  if (mode === 'builder' || mode === 'cms-editor') return true;
  const isShown = mode === 'test' || mode === 'preview' || previewMode;
  if (!isShown || store.fields.some(({ get }) => get().shown !== false && get().refusal)) return false;
  const form = container.querySelector('form');
  if (!form) return true;
  const thanks = jsonText(translations[locale]?.thankYou) || texts().thankYou || 'Thank you.';
  const hadFocus = form.matches(':focus-within');
  form.hidden = true;
  const text = inlineMessage || definition.inlineMessage || thanks;
  void showThanks(container, text, { guid: definition.guid, instanceId, hadFocus, language: language() });
  return true;
}
