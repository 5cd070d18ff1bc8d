import { claimScript } from '../../dom/submission/claim-script';
import { turnstileAddress } from '../../logic/bot-check/bot-check-address';
import { type BotCheckAdapter, type BotCheckApi, ENTRY } from './adapter';

/** The part of the provider's script that is used. */
interface VendorApi {
  /** Answers nothing if it could not draw. */
  render(container: HTMLElement, parameters: object): string | undefined;
  execute(widgetId: unknown): void;
  reset(widgetId: unknown): void;
  remove(widgetId: unknown): void;
}

const ONLOAD = 'mountkitTurnstileReady';

/** The provider's script in the page; null if there is none. */
function findApi(): BotCheckApi | null {
  const { turnstile } = window as unknown as { turnstile?: VendorApi };
  if (!turnstile?.render) return null;
  return {
    render(container, { siteKey, locale, passed, expired, failed, opened }) {
      const widgetId = turnstile.render(container, {
        sitekey: siteKey,
        language: locale,
        // It asks when it is told to, is seen only where the visitor has to do something, and tries again when they do.
        execution: 'execute',
        appearance: 'interaction-only',
        size: 'flexible',
        retry: 'never',
        'refresh-expired': 'manual',
        'response-field': false,
        callback: passed,
        'expired-callback': expired,
        'before-interactive-callback': () => opened(container),
        'timeout-callback': () => failed('the challenge was not answered in time'),
        'unsupported-callback': () => failed('the browser is not supported'),
        'error-callback'(code: unknown) {
          failed(code);
          // Otherwise the provider reports it too.
          return true;
        },
      });
      if (widgetId === undefined) throw new Error('turnstile has drawn nothing');
      return widgetId;
    },
    execute: (widgetId) => turnstile.execute(widgetId),
    reset: (widgetId) => turnstile.reset(widgetId),
    remove: (widgetId) => turnstile.remove(widgetId),
  };
}

/** Cloudflare Turnstile, which is seen only where it needs the visitor. */
export const ADAPTER: BotCheckAdapter = {
  entries: ['cf-turnstile-response', ENTRY],
  testKey: '1x00000000000000000000BB',
  load: (place) => claimScript(turnstileAddress(place, ONLOAD), ONLOAD, findApi),
};
