/** The values in a server's message, for a message of ours: specification 2 section 5, 'Messages'. */
export interface MessageValues {
  readonly min?: number;
  readonly max?: number;
  readonly length?: number;
  readonly domain?: string;
}

/** Message code or error key to the value that its message has. */
const VALUE_OF: Readonly<Record<string, 'min' | 'max' | 'length' | 'domain'>> = {
  MIN_NUMBER: 'min',
  invalidNumberRangeTooSmall: 'min',
  MAX_NUMBER: 'max',
  invalidNumberRangeTooLarge: 'max',
  INPUT_TOO_LARGE: 'length',
  inputTooLarge: 'length',
  BLOCKED_EMAIL: 'domain',
  forbiddenEmailDomain: 'domain',
  manuallyBlockedEmailDomain: 'domain',
};

/** The characters of a message that are read. */
const READ = 1000;

/** A number that is not part of a name, with up to two decimals; its thousands may be grouped. */
const NUMBER =
  /(?:^|[^\p{L}\p{N}_.'])(-?)([1-9]\d{0,2}(?:[.,'\u00a0\u202f]\d{3})+|\d+)(?:[.,](\d{1,2}))?(?![\p{L}\p{N}_])/gu;
const DOMAIN = /[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;

const numberOf = ([, minus = '', whole = '', decimals = '0']: RegExpExecArray): number =>
  Number(`${minus}${whole.replace(/\D/g, '')}.${decimals}`);

/**
 * Reads min, max, length or the domain from a server's message in any language: the last number, or the last name with a
 * dot. `NUMBER_OUT_OF_RANGE` with two numbers has both bounds.
 * @param code message code of the server, or error key.
 */
export function valuesOfMessage(code: string, message: string): MessageValues {
  const text = message.slice(0, READ);
  const numbers = () => [...text.matchAll(NUMBER)].map(numberOf);

  if (code === 'NUMBER_OUT_OF_RANGE' || code === 'numberOutOfRange') {
    const [min, max, more] = numbers();
    return min === undefined || max === undefined || more !== undefined ? {} : { min, max };
  }
  const name = Object.hasOwn(VALUE_OF, code) ? VALUE_OF[code] : undefined;
  if (name === undefined) return {};
  if (name === 'domain') {
    // A server may quote the field first: "Error in 'fields.email'."
    const domain = (text.match(DOMAIN) ?? []).filter((found) => !found.startsWith('fields.')).at(-1);
    return domain === undefined ? {} : { domain };
  }
  const last = numbers().at(-1);
  return last === undefined ? {} : { [name]: last };
}
