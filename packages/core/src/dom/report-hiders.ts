import { report } from './reporter';

/** Elements that the document offers by name, in place of a member of its own. */
const NAMED = 'img[name],form[name],iframe[name],embed[name],object[name]';

/**
 * Reports elements whose name hides a member of the document from every script of the page: after
 * `<img name="createElement">` nobody can call `document.createElement`. Members are read from prototypes, which cannot
 * be hidden.
 */
export function reportHiders(): void {
  for (const element of Document.prototype.querySelectorAll.call(document, NAMED)) {
    const name = HTMLElement.prototype.getAttribute.call(element, 'name') ?? '';
    if (name in Document.prototype)
      report(`<${element.localName} name="${name}"> hides document.${name} from every script, expected another name`);
  }
}
