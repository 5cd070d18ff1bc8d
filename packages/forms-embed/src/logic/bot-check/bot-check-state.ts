/** The state of the bot check: specification 2 section 4, 'Bot-check status'. */
export type BotCheckStatus = 'notLoaded' | 'loaded' | 'invoked' | 'passed' | 'expired' | 'loadTimeout';

/** A provider's id of a widget: some number them, some name them. */
export type WidgetId = number | string;

/** The bot check of one form: specification 2 section 3, 'Bot-check state'. */
export interface BotCheckState {
  readonly enabled: boolean;
  readonly status: BotCheckStatus;
  /** The provider's token for one submission; empty for none. */
  readonly token: string;
  /** The provider's id of the widget in this form; null before it is drawn. */
  readonly widgetId: WidgetId | null;
}

/** An event of the bot check. */
export type BotCheckEvent =
  | { readonly type: 'loaded'; readonly widgetId: WidgetId }
  | { readonly type: 'passed'; readonly token: string }
  | { readonly type: 'invoked' | 'expired' | 'timedOut' | 'reset' };

/** The bot check before its first use. */
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

/** The status as in `hs_context`, e.g. `LOAD_TIMEOUT`. */
export const captchaStatusOf = ({ status }: BotCheckState): string => status.replace(/[A-Z]/g, '_$&').toUpperCase();
