import { adoptStyles, createMountError, listen, type MountError } from '@mountkit/core';
import { boolean, parseSettings } from '@mountkit/core/logic';
import { firstOf } from '../dom/controls/first-of';
import { findGiven } from '../dom/definition/find-given';
import { ownAddress } from '../dom/definition/own-address';
import type { FormContext } from '../form/form-context';
import { checkAddress } from '../logic/definition/check-address';
import { LOAD_FAILURE_ENGLISH } from '../logic/texts/english-load-failure';
import { createMessages, type Texts } from '../logic/texts/messages';
import { createLoadFailure, LOAD_FAILURE_CSS, type LoadFailureView } from '../ui/load-failure';
import { openLocale } from './locale';

/** A text form reads no such option itself. */
const OPTIONS = { unavailableMessage: boolean(true) };

/** How a form is loaded, and what gives back the space that is reserved for it. */
export interface FormLoading {
  /** Loads and draws the form; rejects with what went wrong. */
  readonly load: () => Promise<void>;
  readonly giveBack: () => void;
  /** What went wrong at first; not given where the ids of the form cannot be right. */
  readonly error?: Error | undefined;
}

/**
 * Fails with the error of a form that could not be loaded, and tries again: when the visitor presses the button of the
 * message that stands in its place, and when the browser is online again. A chunk of its own.
 */
export async function handleFailure(context: FormContext, { load, giveBack, error }: FormLoading): Promise<void> {
  const { element, scope, signal, settings, given } = context;
  const wrong = checkAddress(settings());
  if (wrong || !error) {
    giveBack();
    if (wrong) context.fail(wrong);
    return;
  }
  const { code } = failWith(context, error);
  // A visitor could only press a button in vain.
  if (code === 'MISSING_PROVIDER') {
    giveBack();
    return;
  }
  const hasOtherScript = code === 'NON_EMBEDDABLE_EDITOR2_FORM' && ownAddress(context, 'fallbackScript');
  const isFromServer = findGiven(element);
  // The page has answered the event by words of its own.
  const hasWords = !isFromServer && element.textContent?.trim();
  const { unavailableMessage } = parseSettings(OPTIONS, given(), { attributes: { ...element.dataset } }).settings;
  const isShown = unavailableMessage && !hasOtherScript && !hasWords && !isFromServer;
  if (!isShown) giveBack();
  if (hasOtherScript || hasWords) return;

  const message = isShown ? await drawMessage(context) : undefined;
  for (let isLoaded = false; !isLoaded; ) {
    message?.show();
    await firstOf(
      scope,
      (tryAgain) => listen(window, 'online', tryAgain),
      (tryAgain) => message?.onPress(tryAgain),
    );
    if (signal.aborted) return;
    message?.showBusy();
    context.setStatus('loading');
    isLoaded = await load().then(
      () => true,
      (failure) => !failWith(context, failure),
    );
    if (signal.aborted) return;
  }
  if (message?.remove()) focusForm(context);
}

/** Moves the focus to the first control of the form, as soon as that is drawn. */
function focusForm({ element, scope }: FormContext) {
  const focus = () => {
    const control = element.querySelector<HTMLElement>('form :is(input:not([type=hidden]),select,textarea,button)');
    control?.focus();
    return control;
  };
  if (!focus()) scope.add(listen(element, 'mountkit:forms:ready', focus, { once: true }));
}

/** Declares that the form could not be loaded. A file that could not be loaded has no code. */
function failWith(context: FormContext, cause: Error | MountError): MountError {
  const hasCode = 'code' in cause;
  const error = hasCode ? cause : createMountError('RENDER_FAILURE', 'could not load the form', cause);
  if (hasCode) context.emit('definitionFetchError', { code: error.code, message: error.message });
  context.fail(error);
  return error;
}

/** Puts the message in the place of the form, in the language of the page. */
async function drawMessage(context: FormContext): Promise<LoadFailureView> {
  const { element, scope, given, settings, report } = context;
  const { locale: ownLocale, translations } = settings();
  const isNamed = given().locale ?? element.dataset.locale;
  const wanted = (isNamed ? ownLocale : element.closest<HTMLElement>('[lang]')?.lang) || ownLocale;
  const { locale, texts, language } = await openLocale(wanted, report);
  const messages = createMessages(translations[locale] as Texts | undefined, locale, texts ?? LOAD_FAILURE_ENGLISH);
  const view = createLoadFailure(element, messages, language);
  scope.add(view.remove);
  scope.add(adoptStyles(element, LOAD_FAILURE_CSS));
  return view;
}
