/** The name of a bot check, as in `data-bot-check`. */
export type BotCheckName = 'recaptcha' | 'turnstile' | 'hcaptcha' | 'proof-of-work';

/** The bot checks that a form can have. */
export const BOT_CHECKS: readonly BotCheckName[] = ['recaptcha', 'turnstile', 'hcaptcha', 'proof-of-work'];

/** The bot check of this name; null if there is none. */
export const readBotCheckName = (found: unknown): BotCheckName | null =>
  BOT_CHECKS.find((name) => name === found) ?? null;
