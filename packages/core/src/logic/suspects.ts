/** Attributes that hold an address, or one of several in an animation. */
const HOLDS_ADDRESS = /href$|src$|action$|^(?:data|to|from|by|values|poster)$/;

const RUNS = /^on|^srcdoc$/;

const SCRIPT_ADDRESS = /(?:^|;)(?:javascript:|vbscript:|data:text\/html)/i;

/** Whether an attribute can run a script: as a handler, as a page of its own, or by its address. */
export const isHarmful = (name: string, value: () => string): boolean =>
  RUNS.test(name) ||
  // Browsers skip white space and control characters in addresses.
  (HOLDS_ADDRESS.test(name) && SCRIPT_ADDRESS.test(value().replace(/[^!-\uffff]/g, '')));

// Below: HTML white space or one of / > = ends the name of an attribute. A name begins after white space, a slash or
// the quotation mark that ends a value; it may contain quotation marks, and begin with an equals sign.

/** Finds names with a harmful beginning, and the harmful whole names. */
const BEGINNINGS =
  /[\t\n\f\r "'/](?=(on[^\t\n\f\r />=]*|(?:srcdoc|data|to|from|by|values|poster)(?=[\t\n\f\r />=])))/gi;

/** Finds longer names that end with one of these. */
const ENDINGS = /[^\t\n\f\r />](?:href|src|action)(?=[\t\n\f\r />=])/gi;

/** With more names than this, looking at every element is faster. */
const MOST = 40;

const escapeName = (name: string) =>
  name
    .replace(/[A-Z]/g, (letter) => letter.toLowerCase())
    .replace(/[^a-z]/gu, (character) => `\\${character.codePointAt(0)?.toString(16)} `);

/**
 * A selector for all elements of some markup that may have a harmful attribute: the browser finds them faster than a
 * loop. Attribute names cannot be escaped, so every harmful name is in the text of the markup; a false match does no
 * harm. A script address has a colon.
 */
export function selectSuspects(markup: string): string {
  const names = new Set<string>();
  for (const [, name = ''] of markup.matchAll(BEGINNINGS)) {
    names.add(name);
    if (names.size > MOST) return '*';
  }
  for (const { 0: found, index } of markup.matchAll(ENDINGS)) {
    const end = index + found.length;
    for (let at = index; at >= 0 && !/[\t\n\f\r />]/.test(markup.charAt(at)); at--) {
      if (/^[\t\n\f\r />="']?$/.test(markup.charAt(at - 1)) || markup.charAt(at) === '=')
        names.add(markup.slice(at, end));
      if (markup.charAt(at) === '=') break;
    }
    if (names.size > MOST) return '*';
  }
  // A lone surrogate cannot be in a selector.
  if (/\p{Surrogate}/u.test([...names].join())) return '*';
  const own = [...names].map((name) => `[${escapeName(name)}${/^(?:on|srcdoc$)/i.test(name) ? '' : '*=":"'}]`);
  return ['[*|href*=":"]', '[src*=":"]', '[action*=":"]', ...own].join();
}
