import { isHarmful, selectSuspects } from '../logic/suspects';
import { policy } from './policy';

function findAll(root: DocumentFragment, selector: string): Iterable<Element> {
  try {
    return root.querySelectorAll(selector);
  } catch {
    // Names may be odder than the browser's selectors know.
    return root.querySelectorAll('*');
  }
}

/** A list of a thousand items has several thousand elements: the browser looks for what it can find by itself. */
function clean(root: DocumentFragment, suspects: string): void {
  // A form's own methods are hidden by controls of their names; `Element` itself may be a library's.
  const { getAttribute, getAttributeNames, removeAttribute } = HTMLElement.prototype;

  for (const element of root.querySelectorAll('script,base,meta,link:not([rel=stylesheet i])')) {
    element.parentNode?.removeChild(element);
  }
  for (const { content } of root.querySelectorAll('template')) if (content) clean(content, suspects);
  for (const element of findAll(root, suspects)) {
    for (const name of getAttributeNames.call(element)) {
      if (isHarmful(name, () => `${getAttribute.call(element, name)}`)) removeAttribute.call(element, name);
    }
  }
}

/**
 * Parses markup of the page's own origin: contract section 6. Nothing in it runs or loads; scripts, `on*` attributes and
 * script addresses are dropped, what would change the page's own address, and what would fetch a script ahead: every
 * `link` but style sheets. The nodes can be put into the page as they are.
 */
export function parseMarkup(markup: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = policy().createHTML(markup);
  // Names of XML are made of more than what stands there.
  clean(template.content, document.contentType === 'text/html' ? selectSuspects(markup) : '*');
  return template.content;
}
