import { type Disposer, shared } from '@mountkit/core';
import { addScript } from '../markup/add-script';

/** What a widget of the provider is drawn with. */
interface WidgetParameters {
  readonly sitekey: string;
  readonly size: 'invisible';
  readonly badge: 'inline';
  readonly hl: string;
  readonly callback: (token: unknown) => void;
  readonly 'expired-callback': () => void;
  readonly 'error-callback': () => void;
}

/** The part of the provider's script that is used: its explicit way of drawing. */
export interface BotCheckApi {
  render(container: HTMLElement, parameters: WidgetParameters): number;
  execute(widgetId: number): unknown;
  reset(widgetId: number): void;
}

interface PageApi extends Partial<BotCheckApi> {
  readonly enterprise?: Partial<BotCheckApi>;
}

/** What the provider's script calls when it is ready. The name is there only while the script is awaited. */
export const ONLOAD = 'mountkitBotCheckReady';

/** The provider's script as it stands in the page; one that a page has loaded itself is taken too. */
function findApi(): BotCheckApi | null {
  const { grecaptcha } = window as unknown as { grecaptcha?: PageApi };
  const api = grecaptcha?.render ? grecaptcha : grecaptcha?.enterprise;
  return api?.render && api.execute && api.reset ? (api as BotCheckApi) : null;
}

/** The script that all forms of the page are waiting for. */
interface Loading {
  readonly ready: Promise<BotCheckApi>;
  /** Takes the script out of the page. */
  readonly leave: Disposer;
  users: number;
}

/** Puts the script into the page; it is needed there until it has run. */
function startLoading(address: string): Loading {
  const page = window as unknown as Record<string, unknown>;
  const slot = shared<{ loading?: Loading | undefined }>('bot-check', () => ({}));
  const script = addScript(address);
  const leave = () => {
    script.remove();
    delete page[ONLOAD];
    slot.loading = undefined;
  };
  const ready = new Promise<BotCheckApi>((resolve, reject) => {
    page[ONLOAD] = () => {
      const api = findApi();
      leave();
      if (api) resolve(api);
      else reject(new Error(`${address} has brought no bot check`));
    };
    script.onerror = () => {
      leave();
      reject(new Error(`no ${address}`));
    };
  });
  slot.loading = { ready, leave, users: 0 };
  return slot.loading;
}

/** A form's claim on the provider's script. */
interface BotCheckClaim {
  /** Rejects where the script does not come; it has no time-out of its own. */
  readonly ready: Promise<BotCheckApi>;
  /** The form waits no longer; with the last one the script goes. */
  readonly release: Disposer;
}

/** Loads the provider's script, once for all forms of the page; after a failure the next call tries again. */
export function loadBotCheck(address: string): BotCheckClaim {
  const here = findApi();
  if (here) return { ready: Promise.resolve(here), release() {} };
  const slot = shared<{ loading?: Loading | undefined }>('bot-check', () => ({}));
  const loading = slot.loading ?? startLoading(address);
  loading.users++;
  let isReleased = false;
  return {
    ready: loading.ready,
    release() {
      if (isReleased) return;
      isReleased = true;
      loading.users--;
      if (loading.users === 0 && slot.loading === loading) loading.leave();
    },
  };
}
