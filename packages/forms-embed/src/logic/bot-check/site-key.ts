/** Site keys by environment: specification 2 section 9. */
export type BotCheckKeys = Readonly<Partial<Record<'automated' | 'qa' | 'prod', string>>>;

/**
 * The site key of an environment, empty for none, and whether the page has set one.
 *
 * @param usual the key of every environment that has none of its own
 */
export function siteKeyOf(
  keys: BotCheckKeys,
  environment: keyof BotCheckKeys,
  usual = '',
): { key: string; isNamed: boolean } {
  const own: unknown = keys[environment];
  const key = typeof own === 'string' && own ? own : usual;
  return { key, isNamed: key !== '' || environment === 'automated' };
}
