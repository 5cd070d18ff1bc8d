import { redirectAddress } from '../submission/redirect';

/** What the address of the bot check's script depends on. */
export interface BotCheckPlace {
  /** `data-bot-check-src`; empty for the provider's own address. */
  readonly src: string;
  readonly page: string;
  /** The definition's; visitors of some countries cannot reach the usual host. */
  readonly countryCode: string;
  /** Whether the account has the provider's enterprise kind: the definition's gate `useRecaptchaEnterprise`. */
  readonly isEnterprise: boolean;
  readonly locale: string;
  /** The name of the function that the script calls when it is ready. */
  readonly onload: string;
}

const HOST = 'https://www.google.com';
/** For countries where the usual host cannot be reached: specification 2 section 7, call 6. */
const HOST_OF_CN = 'https://www.recaptcha.net';

/** The address of the bot check's script, with its three parameters; null unless it is http(s). */
export function botCheckAddress(place: BotCheckPlace): string | null {
  const { src, page, countryCode, isEnterprise, locale, onload } = place;
  const host = countryCode === 'CN' ? HOST_OF_CN : HOST;
  return redirectAddress(src || `${host}/recaptcha/${isEnterprise ? 'enterprise' : 'api'}.js`, page, [
    { name: 'onload', value: onload },
    { name: 'render', value: 'explicit' },
    { name: 'hl', value: locale },
  ]);
}

/** Site keys by environment: specification 2 section 9. */
export type BotCheckKeys = Readonly<Partial<Record<'automated' | 'qa' | 'prod', string>>>;

/** The provider's test key: it works on every page, but no server accepts its tokens. */
const TEST_KEY = '6LeIxAcTAAAAAJcZVRqyHh71UMIEGNQ_MXjiZKhI';

/** The key of an environment, and whether the page has set one. */
export function siteKeyOf(keys: BotCheckKeys, environment: keyof BotCheckKeys): { key: string; isNamed: boolean } {
  const key = keys[environment];
  const isNamed = typeof key === 'string' && key !== '';
  return { key: isNamed ? key : TEST_KEY, isNamed: isNamed || environment === 'automated' };
}
