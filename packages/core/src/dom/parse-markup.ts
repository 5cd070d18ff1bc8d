import { isHarmful, selectSuspects } from '../logic/suspects';
import { markAnswered } from './own-markup';
import { policy } from './policy';

function findAll(root: DocumentFragment, selector: string): Iterable<Element> {
  try {
    return root.querySelectorAll(selector);
  } catch {
    // Some names cannot be written in a selector.
    return root.querySelectorAll('*');
  }
}

/** A list of a thousand items has several thousand elements: a selector finds the suspects faster than a loop. */
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
 * Parses markup of the page's own origin: contract section 6. Nothing in it runs or loads. Dropped are scripts, `on*`
 * attributes, script addresses, elements that would change the page's own address, and every `link` but style sheets,
 * since it could preload a script. The nodes can be put into the page as they are, each marked as part of an answer.
 * The only way from text to nodes: lint refuses any other.
 */
export function parseMarkup(markup: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = policy().createHTML(markup);
  // XML names may have a prefix that is not in the text.
  clean(template.content, document.contentType === 'text/html' ? selectSuspects(markup) : '*');
  markAnswered(template.content);
  return template.content;
}
