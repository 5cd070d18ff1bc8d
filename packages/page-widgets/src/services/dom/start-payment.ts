import { adoptStyles, httpUrl, listen, request, type WidgetContext } from '@mountkit/core';
import { keepAttributes } from '../../shared/dom/keep-attributes';
import { setClasses } from '../../shared/dom/set-classes';
import type { ServicesEvents } from '../events';
import { paypalAddress, paypalFields } from '../logic/paypal';
import { readSession } from '../logic/read-session';
import { PAYMENT_TEXTS, type PaymentOptions } from '../settings';

const STYLE = `.mountkit-payment__refused{color:var(--mountkit-error,#b3261e)}`;

/** Adds the fields that the form does not have itself. */
function addFields(form: HTMLElement, fields: Readonly<Record<string, string>>): readonly Element[] {
  const has = (name: string) => form.querySelector(`[name="${CSS.escape(name)}"]`);
  const added = Object.entries(fields).flatMap(([name, value]) => {
    if (has(name)) return [];
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    return [input];
  });
  form.append(...added);
  return added;
}

/**
 * Makes a form or a link a payment button: what the provider's page needs to know is filled in, or the site is asked for a
 * session first. Nothing of a provider is loaded.
 */
export function startPayment(context: WidgetContext<PaymentOptions, ServicesEvents>): void {
  const { element, scope, signal, settings, emit, report, markReady } = context;
  const options = settings();
  const { account, session, new_tab, parts = {} } = options;
  const texts = { ...PAYMENT_TEXTS, ...options.texts };
  const isForm = element.localName === 'form';
  const target = isForm ? 'action' : 'href';
  const kept = keepAttributes();
  scope.add(kept.restore);
  scope.add(adoptStyles(element, STYLE));
  markReady();

  if (account) {
    const page = httpUrl(paypalAddress(options), document.baseURI);
    const fields = paypalFields(options);
    if (isForm) {
      if (!element.hasAttribute(target)) kept.set(element, { action: page, method: 'post' });
      const added = addFields(element, fields);
      scope.add(() => {
        for (const field of added) field.remove();
      });
    } else if (!element.hasAttribute(target)) {
      kept.set(element, { href: `${page}?${new URLSearchParams(fields)}` });
    }
  }
  const address = httpUrl(session || element.getAttribute(target) || '', document.baseURI);
  if (!/^(form|a)$/.test(element.localName) || !address) {
    report('leads nowhere, expected a form or a link with an address, or one of data-account and data-session');
    return;
  }

  const box = document.createElement('p');
  scope.add(() => box.remove());
  const tell = (message: string, isRefusal: boolean) => {
    box.role = isRefusal ? 'alert' : 'status';
    box.className = (isRefusal && parts.message) || `mountkit-payment__${isRefusal ? 'refused' : 'note'}`;
    box.textContent = message;
    if (isForm) element.append(box);
    else element.after(box);
  };
  const fail = (code: ServicesEvents['failed']['code'], message: string) => {
    tell(message, true);
    emit('failed', { code, message });
  };
  /** Whether the page itself says that nobody can pay. */
  const isClosed = () => {
    const errors = parts.errors ? [...element.querySelectorAll<HTMLElement>(parts.errors)] : [];
    for (const error of errors) {
      setClasses(error, parts.hidden, false);
      kept.set(error, { role: 'alert' });
      scope.add(() => setClasses(error, parts.hidden, true));
    }
    return !!errors[0];
  };

  const ask = async () => {
    const body = new URLSearchParams(parts.data);
    if (isForm && !parts.data) {
      for (const [name, value] of new FormData(element as HTMLFormElement))
        if (typeof value === 'string') body.append(name, value);
    }
    const { json } = await request(address, { method: 'POST', body, signal });
    return readSession(json, document.baseURI);
  };
  let isAsking = false;
  const openSession = async () => {
    isAsking = true;
    kept.set(element, { 'aria-busy': 'true' });
    tell(texts.waiting, false);
    // A tab can be opened in the press only.
    const tab = new_tab ? window.open('', '_blank') : null;
    const answer = await ask().catch(() => null);
    isAsking = false;
    kept.set(element, { 'aria-busy': null });
    box.remove();
    if (answer && 'address' in answer && !signal.aborted) {
      emit('end', { address: answer.address });
      if (tab) {
        tab.opener = null;
        tab.location.replace(answer.address);
      } else location.assign(answer.address);
      return;
    }
    tab?.close();
    if (signal.aborted) return;
    if (!answer) {
      fail(answer === null ? 'NO_ANSWER' : 'BAD_ANSWER', texts.no_answer);
    } else if ('message' in answer) {
      fail('REFUSED', (answer.isDenied && texts.denied) || texts.refused || answer.message || texts.no_answer);
    }
  };
  scope.add(
    listen(element, isForm ? 'submit' : 'click', (event) => {
      if (event.defaultPrevented) return;
      // What was said of the last press is not one of the page's own sentences.
      if (!isAsking) box.remove();
      if (isAsking || isClosed() || !emit('start', { address }, true)) event.preventDefault();
      else if (session) {
        event.preventDefault();
        void openSession();
      }
    }),
  );
}
