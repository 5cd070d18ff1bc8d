import { isOwnMarkup, pageConfig, pageProvider } from '@mountkit/core';
import type { FormContext } from '../../form/form-context';
import { BOT_CHECKS, type BotCheckName, readBotCheckName } from '../../logic/bot-check/bot-check-name';

/** The bot check that the page has chosen, and its site key. */
export interface BotCheckChoice {
  /** Null if there is none of that name, which is reported: nobody is asked in its place. */
  readonly name: BotCheckName | null;
  /** Empty for none. */
  readonly key: string;
}

/** Which bot check a form has. No markup of an answer chooses it: its script is a third party's. */
export function chooseBotCheck({ given, host, report, settings }: FormContext): BotCheckChoice {
  const { provider, key } = pageConfig().botCheck ?? {};
  const choose = (option: 'botCheck' | 'botCheckKey', configured = '') => {
    const named = settings()[option];
    if (named && (given()[option] !== undefined || isOwnMarkup(host))) return named;
    if (named) report(`${option} is ${JSON.stringify(named)} in markup from a response, expected in the page itself`);
    return pageProvider()[option] ?? configured;
  };
  const found = choose('botCheck', provider) || 'recaptcha';
  const name = readBotCheckName(found);
  if (!name) report(`data-bot-check is ${JSON.stringify(found)}, expected ${BOT_CHECKS.join(' or ')}`);
  return { name, key: choose('botCheckKey', key) };
}
