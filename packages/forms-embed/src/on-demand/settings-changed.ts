import { type Handle, jsonText, mounted } from '@mountkit/core';
import type { FormEvents } from '../events';
import type { FormContext } from '../form/form-context';
import type { OpenForm } from '../form/form-model';
import type { Field } from '../logic/definition/definition';
import type { FullDefinition, FullField } from '../logic/definition/full-definition';
import { validateValue } from '../logic/rules/rules';
import { BLOCKED_ENGLISH } from '../logic/texts/english-blocked';
import { TEXT_FORM_ENGLISH } from '../logic/texts/messages';
import type { FormOptions } from '../settings';
import { openFormStyle } from './form-style';
import { openLocale } from './locale';
import { FULL_SCHEMA, findBlockedEmail, metadataOf, watchEnter } from './options';

/** What a text form's definition does not say. */
const UNSAID: Pick<FullDefinition, 'themeCss' | 'style' | 'globalStyle' | 'scopes'> = {
  themeCss: '',
  style: {},
  globalStyle: {},
  scopes: { noBranding: true, rawHtmlAccess: false, customStyleAccess: false },
};

/** Forms that heed the options which their state does not know. */
const heeding = new WeakSet<OpenForm>();

/**
 * Has a form take up settings that have changed since it was drawn, beyond those that it draws from. A chunk of its own.
 */
export function takeSettings(context: FormContext, open: OpenForm): void {
  if (context.signal.aborted) return;
  const isNews = context.hasUnreadOptions();
  if (isNews) context.setSchema(FULL_SCHEMA);
  const { css, cssRequired, unstyled, style, isMobileResponsive, locale } = context.settings();
  if (isNews || css || cssRequired || unstyled || isMobileResponsive === false || Object.keys(style ?? {})[0])
    openFormStyle(context, { ...UNSAID, ...(open.definition as Partial<FullDefinition>) }, false)?.drawn();
  if (locale !== (open.locale ?? 'en')) void speak(context, open, locale);
  if (context.settings().mode === undefined) return;
  if (!heeding.has(open)) {
    heeding.add(open);
    open.withhold = () => withholds(context, open);
    const hasNews = !open.compose || open.takeOptions;
    if (hasNews) context.scope.add(watchEnter(context.element, () => context.settings().isEnterSubmitDisabled));
    if (!open.compose) heed(context, open);
    else if (open.takeOptions) open.takeOptions({ findBlockedEmail, metadataOf });
  }
  open.recheck?.();
}

/** Draws the form anew in another locale. */
async function speak({ settings, element, instanceId, report, signal }: FormContext, open: OpenForm, locale: string) {
  open.locale = locale;
  const { texts, isRightToLeft } = await openLocale(locale, (error) =>
    report(`the texts of the locale ${JSON.stringify(locale)} did not come`, error),
  );
  if (signal.aborted || settings().locale !== locale) return;
  open.texts = { ...(open.english ?? TEXT_FORM_ENGLISH), ...texts };
  const container = element.querySelector<HTMLElement>('[data-hs-forms-root]');
  if (isRightToLeft) container?.setAttribute('dir', 'rtl');
  else container?.removeAttribute('dir');
  drawAnew(instanceId);
}

/** Draws a form with the texts that it has now. */
function drawAnew(instanceId: string): void {
  const handles = [...mounted()].map(({ handle }) => handle as Handle<FormOptions, FormEvents>);
  handles.find((handle) => handle.instanceId === instanceId)?.update({});
}

/**
 * A text form has no place for these options: what is told of the page, addresses that are refused, and when values are
 * checked.
 */
function heed({ settings, scope, instanceId }: FormContext, open: OpenForm) {
  open.english = { ...TEXT_FORM_ENGLISH, ...BLOCKED_ENGLISH };
  open.texts = { ...open.english, ...open.texts };
  drawAnew(instanceId);
  const { facts } = open;
  open.facts = () => ({ ...facts?.(), ...metadataOf(settings()) });

  const validation = { data: '', useDefaultBlockList: false, blockedEmailAddresses: [] };
  const findBlocked = (field: Field, value: string) =>
    field.hidden ? null : findBlockedEmail({ ...field, validation } as unknown as FullField, value, settings());
  const isLive = () => settings().validationOptions.enableLiveValidation !== false;
  const checks = open.store.fields.map(({ field, get, dispatch, subscribe }) => {
    let seen = get().value;
    const judge = () => {
      const { refusal: before, value } = get();
      const isNew = value !== seen;
      seen = value;
      // The form has checked what was typed already.
      if (!isLive()) return before && isNew && dispatch({ type: 'refused', refusal: null });
      if (before && before.key !== 'manuallyBlockedEmailDomain') return;
      const refusal = findBlocked(field, value);
      if (refusal?.params.domain !== before?.params.domain) dispatch({ type: 'refused', refusal });
    };
    scope.add(subscribe(judge));
    judge();
    return () => {
      const { refusal: before, value } = get();
      if (before) return;
      const refusal = validateValue(field, value) ?? findBlocked(field, value);
      if (refusal) dispatch({ type: 'refused', refusal });
    };
  });
  const checkAll = () => {
    for (const check of checks) check();
  };
  const { withhold } = open;
  open.withhold = () => {
    checkAll();
    return !!withhold?.();
  };
  open.recheck = () => isLive() && checkAll();
}

/** Does what the button does in a mode that sends nothing: `logic/modes.ts`. Refused values are told as ever. */
function withholds({ settings, element, instanceId }: FormContext, open: OpenForm): boolean {
  const { mode, previewMode, inlineMessage, translations, locale } = settings();
  if (mode === 'builder' || mode === 'cms-editor') return true;
  const isShown = mode === 'test' || mode === 'preview' || previewMode;
  if (!isShown || open.store.fields.some(({ get }) => get().shown !== false && get().refusal)) return false;
  const container = element.querySelector<HTMLElement>('[data-hs-forms-root]');
  const form = container?.querySelector('form');
  if (!container || !form) return true;
  const { inlineMessage: ownersMessage, guid } = open.definition;
  const thanks = jsonText(translations[locale]?.thankYou) || open.texts?.thankYou || 'Thank you.';
  const hadFocus = form.matches(':focus-within');
  form.hidden = true;
  const text = inlineMessage || ownersMessage || thanks;
  import('../dom/submission/show-thanks')
    .then(({ showThanks }) => showThanks(container, text, { guid, instanceId, hadFocus }))
    .catch(() => container.append(text));
  return true;
}
