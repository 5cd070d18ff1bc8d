import { claimScript } from '../../dom/submission/claim-script';
import { hcaptchaAddress } from '../../logic/bot-check/bot-check-address';
import { type BotCheckAdapter, type BotCheckApi, ENTRY } from './adapter';

/** The part of the provider's script that is used. */
interface VendorApi {
  render(container: HTMLElement, parameters: object): string;
  execute(widgetId: unknown): unknown;
  reset(widgetId: unknown): void;
  remove(widgetId: unknown): void;
}

const ONLOAD = 'mountkitHcaptchaReady';
/** The provider's code for a challenge that the visitor has closed. */
const CLOSED = 'challenge-closed';

/** The provider's script in the page; null if there is none. */
function findApi(): BotCheckApi | null {
  const { hcaptcha } = window as unknown as { hcaptcha?: VendorApi };
  if (!hcaptcha?.render) return null;
  return {
    render: (container, { siteKey, locale, passed, expired, failed, opened, closed }) =>
      hcaptcha.render(container, {
        sitekey: siteKey,
        size: 'invisible',
        hl: locale,
        callback: passed,
        'expired-callback': expired,
        'open-callback': () => opened(),
        'close-callback': closed,
        'chalexpired-callback': () => failed('the challenge was not answered in time'),
        'error-callback': (code: unknown) => (code === CLOSED ? closed() : failed(code)),
      }),
    execute: (widgetId) => hcaptcha.execute(widgetId),
    reset: (widgetId) => hcaptcha.reset(widgetId),
    remove: (widgetId) => hcaptcha.remove(widgetId),
  };
}

/** hCaptcha, invisible; where it needs the visitor, it opens its challenge above the page. */
export const ADAPTER: BotCheckAdapter = {
  entries: ['h-captcha-response', ENTRY],
  testKey: '10000000-ffff-ffff-ffff-000000000001',
  load: (place) => claimScript(hcaptchaAddress(place, ONLOAD), ONLOAD, findApi),
};
