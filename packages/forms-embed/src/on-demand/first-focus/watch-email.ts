import { browserClock, readConsent, request } from '@mountkit/core';
import { readAddress } from '../../dom/definition/read-address';
import { checkEmail } from '../../dom/submission/check-email';
import { resubscribe } from '../../dom/submission/resubscribe';
import type { FormContext } from '../../form/form-context';
import type { OpenForm } from '../../form/form-model';
import type { FullField } from '../../logic/definition/full-definition';
import { createCell, type FieldCell } from '../../logic/state/store';
import { emailCheckUrl } from '../../logic/submission/email-calls';
import { judgeEmail, readEmailAnswer } from '../../logic/submission/judge-email';
import { EMAIL_ENGLISH } from '../../logic/texts/english-email';
import { createMessages, type Texts } from '../../logic/texts/messages';
import { createEmailInfoDrawing } from '../../ui/draw-email-info';

/** An email field, and the addresses whose owner wants our mail again. */
interface WatchedEmail {
  readonly cell: FieldCell;
  readonly resubscribed: Set<string>;
}

/**
 * Checks the address in a field with the provider, and shows what it knows of it: specification 2 section 5, 'Email
 * server check'. Starts when the visitor enters such a field.
 */
export function watchEmail(context: FormContext, open: OpenForm, { cell, resubscribed }: WatchedEmail): void {
  const { settings } = context;
  const { field } = cell;
  const { form } = open.store;
  if (context.signal.aborted || form.get().submitted || field.hidden) return;

  const email = () => cell.get().value.trim();
  // A text form has neither the option nor the validation in its field.
  const refusesFreeMail = () =>
    settings().validationOptions?.useDefaultBlockList ??
    (field as Partial<FullField>).validation?.useDefaultBlockList ??
    false;

  const headersOf = (url: string) => open.headers?.(url) ?? {};

  const busy = createCell(false, (_, next: boolean) => next);
  const askForMail = async () => {
    if (busy.get()) return;
    const asked = email();
    busy.dispatch(true);
    try {
      await resubscribe(asked, { context, headersOf });
      resubscribed.add(asked);
      if (email() === asked && !form.get().submitted) {
        drawing.saveFocus();
        cell.dispatch({ type: 'informed', infos: [{ key: 'emailOptIn', params: {} }] });
      }
    } catch (error) {
      if (!context.signal.aborted) context.report(`${field.name} could not be resubscribed`, error);
    }
    busy.dispatch(false);
  };

  const drawing = createEmailInfoDrawing(context.element, { cell, busy, resubscribe: () => void askForMail() });
  const draw = () => {
    const { translations, locale } = settings();
    drawing.draw(
      createMessages(translations[locale] as Texts | undefined, locale, { ...EMAIL_ENGLISH, ...open.texts?.() }),
    );
  };
  draw();
  context.onSettings(draw);

  const endCheck = checkEmail({
    cell,
    form,
    clock: browserClock,
    // Contract section 9, 'Consent': refused, no address leaves the page before the submission.
    mode: () => (readConsent('marketing') === false ? 'off' : settings().emailCheck),
    async ask(asked, signal) {
      const url = emailCheckUrl(readAddress(settings()), !refusesFreeMail());
      const { ok, json } = await request(url, { method: 'POST', body: asked, headers: headersOf(url), signal });
      return ok ? readEmailAnswer(json) : null;
    },
    judge(asked, answer) {
      const verdict = judgeEmail({ field, email: asked, useDefaultBlockList: refusesFreeMail() }, answer);
      open.judged?.set(field.id, { value: asked, refusal: verdict.refusal });
      return verdict;
    },
  });
  const stop = context.scope.add(() => {
    endCheck();
    drawing.remove();
  });
  form.subscribe(() => form.get().submitted && stop());
}
