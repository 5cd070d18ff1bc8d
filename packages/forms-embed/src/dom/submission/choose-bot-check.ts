import { pageConfig, pageProvider } from '@mountkit/core';
import type { FormContext } from '../../form/form-context';
import { BOT_CHECKS, type BotCheckName, readBotCheckName } from '../../logic/bot-check/bot-check-name';

/** The bot check that the page has chosen, and its site key. */
export interface BotCheckChoice {
  /** Null if there is none of that name, which is reported: nobody is asked in its place. */
  readonly name: BotCheckName | null;
  /** Empty for none. */
  readonly key: string;
}

/** Which bot check a form has: as an option says, the script tag, or the config block. */
export function chooseBotCheck({ report, settings }: FormContext): BotCheckChoice {
  const { botCheck, botCheckKey } = settings();
  const tag = pageProvider();
  const { provider, key = '' } = pageConfig().botCheck ?? {};
  const found = botCheck || tag.botCheck || provider || 'recaptcha';
  const name = readBotCheckName(found);
  if (!name) report(`data-bot-check is ${JSON.stringify(found)}, expected ${BOT_CHECKS.join(' or ')}`);
  return { name, key: botCheckKey || tag.botCheckKey || key };
}
