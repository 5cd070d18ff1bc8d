/** The default fonts service. */
export const FONTS_SRC = 'https://fonts.googleapis.com/css';

/** Families that every browser has or substitutes, and the generic families of CSS. */
const WEB_SAFE = new Set(
  (
    'arial,arial black,arial narrow,avant garde,bookman,bookman old style,cambria,candara,comic sans ms,consolas,' +
    'copperplate,courier,courier new,didot,garamond,geneva,georgia,gill sans,helvetica,helvetica neue,impact,' +
    'lucida,lucida console,lucida grande,lucida sans,lucida sans unicode,monaco,palatino,palatino linotype,' +
    'segoe ui,tahoma,times,times new roman,trebuchet ms,verdana,' +
    'serif,sans-serif,monospace,cursive,fantasy,system-ui,ui-serif,ui-sans-serif,ui-monospace,ui-rounded,math,emoji,' +
    'fangsong,inherit,initial,unset,revert,revert-layer,-apple-system,blinkmacsystemfont'
  ).split(','),
);

/** A possible name of a family: letters of any script, digits, spaces and a few signs. */
const NAME = /^[\p{L}\p{N}][\p{L}\p{N} .'+-]*$/u;

/** The first family of a CSS list if it has to be loaded; null for a web-safe one, or if it is not a name. */
export function familyToFetch(fontFamily: string): string | null {
  const [first = ''] = fontFamily.split(',');
  const name = first
    .trim()
    .replace(/^(["'])(.*)\1$/, '$2')
    .trim();
  return NAME.test(name) && !WEB_SAFE.has(name.toLowerCase()) ? name : null;
}

/** The style sheet of a family in the weights 400, 500 and 700: specification 2 section 9. */
export const fontAddress = (base: string, family: string): string =>
  `${base}${base.includes('?') ? '&' : '?'}family=${encodeURIComponent(family)}:400,500,700&display=swap`;
