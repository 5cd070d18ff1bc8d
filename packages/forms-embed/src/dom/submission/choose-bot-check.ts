import { pageConfig } from '@mountkit/core';
import type { FormContext } from '../../form/form-context';
import { BOT_CHECKS, type BotCheckName, readBotCheckName } from '../../logic/bot-check/bot-check-name';
import { ownSetting } from '../definition/own-address';

/** The bot check that the page has chosen, and its site key. */
export interface BotCheckChoice {
  /** Null if there is none of that name, which is reported: nobody is asked in its place. */
  readonly name: BotCheckName | null;
  /** Empty for none. */
  readonly key: string;
}

/** Which bot check a form has. Only the page itself chooses it: its script is a third party's. */
export function chooseBotCheck(context: FormContext): BotCheckChoice {
  const { provider, key } = pageConfig().botCheck ?? {};
  const found = ownSetting(context, 'botCheck', provider) || 'recaptcha';
  const name = readBotCheckName(found);
  if (!name) context.report(`data-bot-check is ${JSON.stringify(found)}, expected ${BOT_CHECKS.join(' or ')}`);
  return { name, key: ownSetting(context, 'botCheckKey', key) };
}
