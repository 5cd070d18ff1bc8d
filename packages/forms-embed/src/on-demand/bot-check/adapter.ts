import type { Disposer } from '@mountkit/core';
import type { BotCheckPlace } from '../../logic/bot-check/bot-check-address';
import type { WidgetId } from '../../logic/bot-check/bot-check-state';

/** What a bot check is drawn with, and what it calls. */
export interface WidgetParameters {
  /** Empty for a bot check that needs none. */
  readonly siteKey: string;
  readonly locale: string;
  readonly passed: (token: unknown) => void;
  readonly expired: () => void;
  readonly failed: (cause?: unknown) => void;
  /**
   * The visitor is shown a challenge.
   *
   * @param place where it is; none if the provider opens it above the page and moves the focus itself
   */
  readonly opened: (place?: HTMLElement) => void;
  /** The visitor has closed the challenge. */
  readonly closed: () => void;
}

/** A bot check that is ready to be drawn. */
export interface BotCheckApi {
  render(container: HTMLElement, parameters: WidgetParameters): WidgetId;
  /** Asks for a token, which `passed` is called with; it may answer a promise that rejects. */
  execute(widgetId: WidgetId): unknown;
  /** Forgets the token, so that the next one can be asked for. */
  reset(widgetId: WidgetId): void;
  /** The form is unmounted. */
  remove?(widgetId: WidgetId): void;
}

/** A form's claim on what a bot check loads. */
export interface BotCheckClaim {
  /** Rejects if it cannot be loaded; it has no time-out of its own. */
  readonly ready: Promise<BotCheckApi>;
  /** The form waits no longer. */
  readonly release: Disposer;
}

/** One kind of bot check. Each is a chunk of its own, loaded when a visitor enters a form that has it. */
export interface BotCheckAdapter {
  /** The names by which the token is sent: those that servers look for. */
  readonly entries: readonly string[];
  /** The provider's public site key for tests; empty if it needs no key. */
  readonly testKey: string;
  /** Loads what it needs; null if its address is not http(s). */
  load(place: BotCheckPlace): BotCheckClaim | null;
}

/** The name that every bot check sends its token by: specification 2 section 7. */
export const ENTRY = 'g-recaptcha-response';
