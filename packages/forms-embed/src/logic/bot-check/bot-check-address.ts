import { redirectAddress } from '../submission/redirect';

/** What the address of a bot check depends on. */
export interface BotCheckPlace {
  /** `data-bot-check-src`; empty for the provider's own address. */
  readonly src: string;
  readonly page: string;
  /** The base address of the forms host. */
  readonly host: string;
  readonly portalId: string;
  readonly formId: string;
  /** The definition's; visitors of some countries cannot reach the usual host. */
  readonly countryCode: string;
  /** Whether the account has the provider's enterprise kind: the definition's gate `useRecaptchaEnterprise`. */
  readonly isEnterprise: boolean;
  readonly locale: string;
}

/** Parameters of a provider's script: it is ready when it calls the function `onload`, and draws when it is told to. */
const explicit = (onload: string) => [
  { name: 'onload', value: onload },
  { name: 'render', value: 'explicit' },
];

type Place = Pick<BotCheckPlace, 'src' | 'page'>;

const HOST = 'https://www.google.com';
/** For countries where the usual host cannot be reached: specification 2 section 7, call 6. */
const HOST_OF_CN = 'https://www.recaptcha.net';

/** The address of reCAPTCHA's script, with its three parameters; null unless it is http(s). */
export function recaptchaAddress(
  place: Place & Pick<BotCheckPlace, 'countryCode' | 'isEnterprise' | 'locale'>,
  onload: string,
): string | null {
  const { src, page, countryCode, isEnterprise, locale } = place;
  const host = countryCode === 'CN' ? HOST_OF_CN : HOST;
  return redirectAddress(src || `${host}/recaptcha/${isEnterprise ? 'enterprise' : 'api'}.js`, page, [
    ...explicit(onload),
    { name: 'hl', value: locale },
  ]);
}

/** The address of Turnstile's script; null unless it is http(s). */
export const turnstileAddress = ({ src, page }: Place, onload: string): string | null =>
  redirectAddress(src || 'https://challenges.cloudflare.com/turnstile/v0/api.js', page, explicit(onload));

/** The address of hCaptcha's script, which leaves reCAPTCHA's global alone; null unless it is http(s). */
export const hcaptchaAddress = (
  { src, page, locale }: Place & Pick<BotCheckPlace, 'locale'>,
  onload: string,
): string | null =>
  redirectAddress(src || 'https://js.hcaptcha.com/1/api.js', page, [
    ...explicit(onload),
    { name: 'hl', value: locale },
    { name: 'recaptchacompat', value: 'off' },
  ]);

/** Where a proof of work gets its challenge: at the forms host, unless the page names another place; http(s) only. */
export const challengeAddress = ({ src, page, host, portalId, formId }: Omit<BotCheckPlace, 'locale'>): string | null =>
  redirectAddress(src || `${host}/bot-check/challenge/${portalId}/${formId}`, page, []);
