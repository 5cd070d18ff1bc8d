import { isJsonObject, jsonText, NOT_FOREIGN } from '@mountkit/core';
import type { Checkout } from '../../checkout/dom/checkout-context';

const SECTION = `.e-woocommerce-login-section${NOT_FOREIGN}`;
const SUBMIT = '.e-woocommerce-form-login-submit';

/** The builder's login in the checkout: by its call, then the page is loaded again with what the customer has stored. */
export function handleLogin({ context, parse, post, showProblem, text }: Checkout): void {
  const { emit, settings, signal } = context;
  let isBusy = false;

  const send = async (section: Element) => {
    const read = (name: string) => section.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value ?? '';
    const remember = section.querySelector<HTMLInputElement>('[name=rememberme]')?.checked ?? false;
    if (isBusy) return;
    isBusy = true;
    const fields = {
      action: 'elementor_woocommerce_checkout_login_user',
      username: read('username'),
      password: read('password'),
      nonce: read('woocommerce-login-nonce'),
      remember: `${remember}`,
    };
    const answer = await post(settings().ajax_url, new URLSearchParams(fields)).catch(() => null);
    isBusy = false;
    if (signal.aborted) return;
    const json = isJsonObject(answer?.json) ? answer.json : {};
    if (json.logged_in === true) return location.reload();
    // What the shop says of it is markup; here it is text.
    const words = parse(jsonText(json.message)).textContent?.replace(/\s+/g, ' ').trim();
    showProblem(words || text('stale'));
    emit('failed', { code: json.message ? 'REFUSED' : answer ? 'BAD_ANSWER' : 'NETWORK', action: 'login' });
  };

  for (const name of ['click', 'keydown']) {
    document.addEventListener(
      name,
      (event) => {
        const target = event.target as Element;
        const section = target.closest(SECTION);
        const isEnter = (event as KeyboardEvent).key === 'Enter' && target.matches('input:not([type=checkbox])');
        if (!section || !(isEnter || (name === 'click' && target.closest(SUBMIT)))) return;
        event.preventDefault();
        void send(section);
      },
      { signal },
    );
  }
}
