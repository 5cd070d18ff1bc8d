/** Words of a docstring in a line of markdown: what looks like markup outside of code letters is not. */
export function words(doc) {
  return doc
    .replace(/\{@link (\w+)\}/g, '`$1`')
    .split(/(`[^`]*`)/)
    .map((part, index) =>
      index % 2 === 0 ? part.replace(/[<>{}|*]/g, (sign) => `&#${sign.charCodeAt(0)};`) : part.replaceAll('|', '\\|'),
    )
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}

/** A piece of code in a table's cell. */
export const code = (text) => (text === '' ? '' : `\`${text.replaceAll('|', '\\|').replace(/\s+/g, ' ')}\``);

/** A table. */
export function table(head, rows) {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
