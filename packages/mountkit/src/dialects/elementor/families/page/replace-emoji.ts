import { addScript, openStorage, report, trustedAddress } from '@mountkit/core';
import { jsonObject, jsonText, parseJson } from '@mountkit/core/logic';

const WEEK = 604_800_000;

/** Signs that a font draws as one only if it knows what they are together: of the newest emoji, and of flags. */
const EMOJI = ['\u{1F9D1}\u200D\u{1FA70}'];
const FLAGS = ['\u{1F3F3}\uFE0F\u200D\u26A7\uFE0F', '\u{1F1E8}\u{1F1F6}'];

/** What this browser draws, by WordPress' own names. */
interface Supports {
  readonly emoji: boolean;
  readonly flag: boolean;
}

/** Draws nothing: signs that are drawn as one are narrower than the same signs apart. */
function testSupport(): Supports {
  const context = document.createElement('canvas').getContext('2d');
  const width = (text: string) => context?.measureText(text).width ?? 0;
  const areOne = (signs: string) => width(signs) < width([...signs.replaceAll('\u200D', '')].join('\u200B'));
  if (context) context.font = '32px sans-serif';
  return { emoji: EMOJI.every(areOne), flag: FLAGS.every(areOne) };
}

/**
 * Loads WordPress' replacement of emoji where this browser lacks some: specification 1, section 9. Its settings are in a block
 * of data, in older versions a global. It is tested once a week and window.
 */
export function replaceEmoji(page: Record<string, unknown>, block: Element | null): void {
  const settings = { ...jsonObject(parseJson(block?.textContent ?? '')), ...jsonObject(page._wpemojiSettings) };
  const { concatemoji, twemoji, wpemoji } = jsonObject(settings.source);
  const store = openStorage('session');
  const known = jsonObject(store.get('emoji'));
  const supports = known.emoji === undefined ? testSupport() : (known as object as Supports);
  store.set('emoji', supports, WEEK);
  const { emoji, flag } = supports;
  // What is loaded reads it.
  page._wpemojiSettings = {
    ...settings,
    supports: { emoji, flag, everything: emoji && flag, everythingExceptFlag: emoji && !flag },
  };
  if (emoji && flag) return;
  for (const address of concatemoji ? [concatemoji] : [twemoji, wpemoji]) {
    const trusted = trustedAddress(document.documentElement, jsonText(address), 'host');
    if (trusted) addScript(trusted, { async: false });
    else report(`#wp-emoji-settings names ${address}, expected an address of this page or a host in data-providers`);
  }
}
