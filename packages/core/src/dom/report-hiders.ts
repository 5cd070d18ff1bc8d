import { report } from './reporter';

/** What the document knows by its name, and then has in the place of a member of its own. */
const NAMED = 'img[name],form[name],iframe[name],embed[name],object[name]';

/**
 * Tells of elements whose name hides a member of the document from every script of the page: after
 * `<img name="createElement">` nobody can call `document.createElement`. Members are taken from where they cannot be hidden.
 */
export function reportHiders(): void {
  for (const element of Document.prototype.querySelectorAll.call(document, NAMED)) {
    const name = HTMLElement.prototype.getAttribute.call(element, 'name') ?? '';
    if (name in Document.prototype)
      report(`<${element.localName} name="${name}"> hides document.${name} from every script, expected another name`);
  }
}
