import { adoptStyles, httpUrl, listen, openPart, type WidgetContext } from '@mountkit/core';
import { keepAttributes } from '../../shared/dom/keep-attributes';
import { setClasses } from '../../shared/dom/set-classes';
import { UNSEEN } from '../../shared/dom/unseen';
import type { PageFormEvents } from '../events';
import { readAnswer } from '../logic/read-answer';
import { type PageFormOptions, TEXTS } from '../settings';
import { checkFields, findLarge } from './check-fields';
import { openMessages } from './open-messages';
import { postForm } from './post-form';
import type { Steps } from './start-steps';

const STYLE = `form[aria-busy=true]{cursor:progress}form[aria-busy=true]>*{opacity:.6}
.mountkit-page-form__progress{display:block;inline-size:100%}
.mountkit-page-form__error{display:block}
.mountkit-page-form__error,.mountkit-page-form__refused{color:var(--mountkit-error,#b3261e)}`;

/** A step of our own markup. */
const STEP = '[data-step]';

/** Finds a field of our own markup by its name. */
const findByName = (form: HTMLElement, name: string) =>
  form.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"],[name="${CSS.escape(name)}[]"]`);

/** Sends a form without leaving the page. What was typed stays until the server has taken it. */
export function startForm(context: WidgetContext<PageFormOptions, PageFormEvents>): void {
  const { element, scope, signal, settings, emit, report, markReady } = context;
  const { parts = {}, texts: given, url } = settings();
  const texts = { ...TEXTS, ...given };
  // Methods of a form are hidden by fields of their names.
  const { reset } = HTMLFormElement.prototype;
  const address = httpUrl(url || element.getAttribute('action') || location.href, document.baseURI);
  if (element.localName !== 'form' || !address) {
    report(
      `is a ${element.localName} sent to "${url || element.getAttribute('action')}", expected a form with an address`,
    );
    markReady();
    return;
  }
  const form = element as HTMLFormElement;
  const isOwnSite = new URL(address).origin === location.origin;
  const kept = keepAttributes();
  const messages = openMessages(form, {
    parts,
    isOwnSite,
    show(field) {
      steps?.showFor(field);
      field.focus();
    },
  });
  const status = document.createElement('div');
  status.role = 'status';
  status.style.cssText = UNSEEN;
  form.append(status);
  scope.add(kept.restore);
  scope.add(adoptStyles(form, STYLE));
  scope.add(() => status.remove());
  scope.add(() => messages.clear());

  const isServerOnly = form.noValidate;
  // We say what is wrong, at each field and for good: the browser says it once, of one field, if it is shown.
  kept.set(form, { novalidate: '' });
  /** Marks what may not be sent below an element, and leads there. */
  const isFilled = (root: HTMLElement) => {
    messages.clear();
    const isValid = checkFields(root, {
      messages,
      tooLarge: texts.too_large,
      isServerOnly: isServerOnly && root === form,
    });
    if (!isValid) {
      messages.tell(texts.invalid);
      messages.showFirst();
    }
    return isValid;
  };
  let steps: Steps | undefined;
  if (form.querySelectorAll(parts.steps ?? STEP)[1]) {
    void openPart(
      () => import('./start-steps'),
      'the steps',
      context,
    )(({ startSteps }) => {
      steps = startSteps(context, texts, isFilled);
    }).then(markReady);
  } else markReady();

  const setWaiting = (isWaiting: boolean) => {
    kept.set(form, { 'aria-busy': isWaiting ? 'true' : null });
    setClasses(form, parts.waiting, isWaiting);
    status.textContent = isWaiting ? texts.sending : '';
  };
  scope.add(() => setWaiting(false));

  /** Posts the form, with a bar where files are sent. */
  const post = async (body: FormData) => {
    const hasFiles = [...body.values()].some((value) => value instanceof File && value.size);
    const bar = document.createElement('progress');
    bar.className = 'mountkit-page-form__progress';
    bar.ariaLabel = texts.sending;
    if (hasFiles) form.append(bar);
    try {
      return await postForm(address, body, (share) => {
        bar.value = share;
      });
    } finally {
      bar.remove();
    }
  };

  const send = async (submitter: HTMLElement | null) => {
    if (!navigator.onLine) {
      messages.tell(texts.offline, 'note');
      await new Promise((resolve) => window.addEventListener('online', resolve, { once: true, signal }));
      messages.clear();
    }
    await parts.prepare?.(form);
    if (signal.aborted) return;
    const data = new FormData(form, submitter);
    for (const [name, value] of Object.entries(parts.data ?? {})) data.set(name, value);
    if (!emit('start', { data }, true)) return;
    const json = await post(data);
    // A form that was removed meanwhile has sent what it had to.
    if (signal.aborted) return;
    const answer = readAnswer(json, document.baseURI);
    if (!answer) {
      messages.tell(json === null ? texts.no_answer : texts.bad_answer);
      emit('failed', { code: json === null ? 'NO_ANSWER' : 'BAD_ANSWER', errors: {} });
      return;
    }
    const { isSent, message, errors, redirect } = answer;
    if (isSent) {
      reset.call(form);
      messages.tellAnswer(message, 'sent');
      if (steps) {
        steps.reset();
        // What had the focus is in a step that is no longer shown.
        messages.focus();
      }
      emit('end', { message, data: answer.data });
      if (redirect) location.assign(redirect);
      return;
    }
    // What belongs to no field of this form is said at its end.
    const others: string[] = [];
    for (const [name, error] of Object.entries(errors)) {
      const field = (parts.find ?? findByName)(form, name);
      if (field) messages.mark(field, error);
      else others.push(error);
    }
    messages.tellAnswer([message || texts.invalid, ...others].join(' '), 'refused');
    messages.showFirst();
    emit('failed', { code: 'REFUSED', errors });
  };

  let isSending = false;
  const submit = async (event: SubmitEvent) => {
    // A check of the page's has refused it.
    if (event.defaultPrevented) return;
    event.preventDefault();
    if (isSending || steps?.goOn()) return;
    messages.clear();
    if (!(event.submitter as HTMLButtonElement | null)?.formNoValidate && !isFilled(form)) return;
    isSending = true;
    setWaiting(true);
    try {
      await send(event.submitter);
    } catch (error) {
      report('could not be sent', error);
      if (!signal.aborted) messages.tell(texts.bad_answer);
    }
    isSending = false;
    setWaiting(false);
  };
  scope.add(listen(form, 'submit', (event) => void submit(event as SubmitEvent)));
  scope.add(listen(form, 'input', ({ target }) => messages.clear(target as Element)));
  scope.add(
    listen(form, 'change', ({ target }) => {
      const field = target as HTMLInputElement;
      const error = field.type === 'file' && findLarge(field, texts.too_large);
      if (error) messages.mark(field, error);
    }),
  );
}
