import { posix } from 'node:path';

const FENCE = /^```[\s\S]*?^```$/gm;
/** A link or picture of Markdown that leads to a file: not to an address, an anchor or a page of a server. */
const LINK = /(!?)(\[(?:[^[\]]|\[[^\]]*\])*\]\()(?![a-z]+:|#|\/)([^)\s]+)(\))/g;

/**
 * Markdown of a package with the links to files of the repository as addresses, since whoever reads it elsewhere has no
 * such files. Code stays as it is.
 *
 * @param from.repository the address of the repository, as a person opens it
 * @param from.folder the folder of the text within it
 * @param from.tag the version's tag, so that the text and what it links to belong together
 */
export function makeLinksAbsolute(markdown, { repository, folder, tag }) {
  const rewrite = (_, isPicture, before, target, after) => {
    const [path = '', anchor] = target.split('#');
    const inside = posix.join(folder, path).replace(/\/$/, '');
    const view = isPicture ? 'raw' : /\.\w+$|LICENSE$/.test(inside) ? 'blob' : 'tree';
    return `${isPicture}${before}${repository}/${view}/${tag}/${inside}${anchor ? `#${anchor}` : ''}${after}`;
  };
  const codes = markdown.match(FENCE) ?? [];
  return markdown
    .split(FENCE)
    .map((text, index) => text.replace(LINK, rewrite) + (codes[index] ?? ''))
    .join('');
}

/** The links of a text that lead to files beside it. */
export function listRelativeLinks(markdown) {
  return [...markdown.replace(FENCE, '').matchAll(LINK)].map(([, , , target]) => target);
}
