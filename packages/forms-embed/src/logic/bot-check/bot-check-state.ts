/** How far the bot check has come: specification 2 section 4, 'Bot-check status'. */
export type BotCheckStatus = 'notLoaded' | 'loaded' | 'invoked' | 'passed' | 'expired' | 'loadTimeout';

/** The bot check of one form: specification 2 section 3, 'Bot-check state'. */
export interface BotCheckState {
  readonly enabled: boolean;
  readonly status: BotCheckStatus;
  /** What the provider gave for the visitor; good for one submission. Empty where there is none. */
  readonly token: string;
  /** The provider's number of the widget in this form; null before it is drawn. */
  readonly widgetId: number | null;
}

/** Something that happens to the bot check. */
export type BotCheckEvent =
  | { readonly type: 'loaded'; readonly widgetId: number }
  | { readonly type: 'passed'; readonly token: string }
  | { readonly type: 'invoked' | 'expired' | 'timedOut' | 'reset' };

/** A bot check of which nothing has been asked yet. */
export const INITIAL_BOT_CHECK: BotCheckState = { enabled: true, status: 'notLoaded', token: '', widgetId: null };

/** The bot check after the event. */
export function reduceBotCheck(state: BotCheckState, event: BotCheckEvent): BotCheckState {
  const { widgetId } = state;
  switch (event.type) {
    case 'loaded':
      return { ...state, status: 'loaded', token: '', widgetId: event.widgetId };
    case 'invoked':
      return { ...state, status: 'invoked', token: '' };
    case 'passed':
      return { ...state, status: 'passed', token: event.token };
    case 'expired':
      return { ...state, status: 'expired', token: '' };
    case 'timedOut':
      return widgetId === null ? { ...state, status: 'loadTimeout', token: '' } : state;
    case 'reset':
      return { ...state, status: widgetId === null ? 'notLoaded' : 'loaded', token: '' };
  }
}

/** The status as `hs_context` tells it: `LOAD_TIMEOUT`. */
export const captchaStatusOf = ({ status }: BotCheckState): string => status.replace(/[A-Z]/g, '_$&').toUpperCase();
