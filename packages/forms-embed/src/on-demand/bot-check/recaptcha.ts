import { claimScript } from '../../dom/submission/claim-script';
import { recaptchaAddress } from '../../logic/bot-check/bot-check-address';
import { type BotCheckAdapter, type BotCheckApi, ENTRY } from './adapter';

/** The part of the provider's script that is used: its explicit way of drawing. */
interface VendorApi {
  render(container: HTMLElement, parameters: object): number;
  execute(widgetId: unknown): unknown;
  reset(widgetId: unknown): void;
}

interface PageApi extends Partial<VendorApi> {
  readonly enterprise?: Partial<VendorApi>;
}

const ONLOAD = 'mountkitBotCheckReady';

/** The provider's script in the page, of either kind; null if there is none. */
function findApi(): BotCheckApi | null {
  const { grecaptcha } = window as unknown as { grecaptcha?: PageApi };
  const { render, execute, reset } = (grecaptcha?.render ? grecaptcha : grecaptcha?.enterprise) ?? {};
  if (!render || !execute || !reset) return null;
  return {
    render: (container, { siteKey, locale, passed, expired, failed }) =>
      render(container, {
        sitekey: siteKey,
        size: 'invisible',
        badge: 'inline',
        hl: locale,
        callback: passed,
        'expired-callback': expired,
        'error-callback': () => failed(),
      }),
    execute,
    reset,
  };
}

/** reCAPTCHA, invisible but for its badge: what a form has unless the page chooses another. */
export const ADAPTER: BotCheckAdapter = {
  entries: [ENTRY],
  // It works on every page, but no server accepts its tokens.
  testKey: '6LeIxAcTAAAAAJcZVRqyHh71UMIEGNQ_MXjiZKhI',
  load: (place) => claimScript(recaptchaAddress(place, ONLOAD), ONLOAD, findApi),
};
