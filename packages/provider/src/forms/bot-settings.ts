/** Providers of bot checks that a form's page may use, by the names of `data-bot-check`. */
export const BOT_VENDORS = ['turnstile', 'hcaptcha', 'recaptcha'] as const;
export type BotVendor = (typeof BOT_VENDORS)[number];

/** A check that needs no provider. */
export const PROOF_OF_WORK = 'proof-of-work';

/** How the tokens of bot checks are verified. */
export interface BotSettings {
  /** The secret of each vendor; null where it is not set: then its tokens are refused. */
  secrets: Readonly<Record<BotVendor, string | null>>;
  /** Where each provider is asked. */
  addresses: Readonly<Record<BotVendor, string>>;
  /** How long it may take, in milliseconds. */
  timeoutMs: number;
  /** For demonstrations: tokens of the server's own stand-in, and any of a provider without a secret, are taken. */
  isStandIn: boolean;
}

/** Reads it; an empty variable counts as one that is not set. */
export function readBotSettings(env: Readonly<Record<string, string | undefined>>): BotSettings {
  return {
    secrets: {
      turnstile: env.TURNSTILE_SECRET || null,
      hcaptcha: env.HCAPTCHA_SECRET || null,
      recaptcha: env.RECAPTCHA_SECRET || null,
    },
    addresses: {
      turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
      hcaptcha: 'https://api.hcaptcha.com/siteverify',
      recaptcha: 'https://www.google.com/recaptcha/api/siteverify',
    },
    timeoutMs: 5000,
    isStandIn: false,
  };
}

/** The variable that a provider's secret is read from. */
export const secretNameOf = (vendor: BotVendor) => `${vendor.toUpperCase()}_SECRET`;

/** The checks that this server can verify. */
export const verifiableChecks = ({ secrets }: BotSettings): string[] => [
  PROOF_OF_WORK,
  ...BOT_VENDORS.filter((vendor) => secrets[vendor] !== null),
];
