/** Plain text as markup: an empty line begins a paragraph. */
export function toMarkup(text: string): string {
  if (text.trim() === '') return '';
  return text
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${escapeText(paragraph).replaceAll('\n', '<br>')}</p>`)
    .join('');
}

/** The text of markup that `toMarkup` could have written; any other markup as it is. */
export function fromMarkup(markup: string): string {
  if (!markup.includes('<') && !markup.includes('&')) return markup;
  const text = markup
    .replace(/^<p>|<\/p>$/g, '')
    .replaceAll('</p><p>', '\n\n')
    .replaceAll('<br>', '\n')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
  return toMarkup(text) === markup ? text : markup;
}

/** Markup again of what `fromMarkup` gave: text that is markup itself stays it. */
export const writeMarkup = (text: string): string => (/^\s*<\w[^>]*>/.test(text) ? text : toMarkup(text));

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
