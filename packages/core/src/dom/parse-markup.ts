import { policy } from './policy';

/** Attributes that hold an address, or one of several in an animation. */
const HOLDS_ADDRESS = /href$|src$|action$|^(?:data|to|from|by|values|poster)$/;

const SCRIPT_ADDRESS = /(?:^|;)(?:javascript:|vbscript:|data:text\/html)/i;

/** A list of a thousand items has several thousand elements: the browser looks for what it can find by itself. */
function clean(root: DocumentFragment): void {
  // A form's own methods are hidden by controls of their names.
  const { getAttribute, getAttributeNames, removeAttribute } = Element.prototype;
  const isHarmful = (element: Element, name: string) =>
    /^on|^srcdoc$/.test(name) ||
    // Browsers skip white space and control characters in addresses.
    (HOLDS_ADDRESS.test(name) &&
      SCRIPT_ADDRESS.test(`${getAttribute.call(element, name)}`.replace(/[^!-\uffff]/g, '')));

  for (const element of root.querySelectorAll('script,base,meta')) element.remove();
  for (const { content } of root.querySelectorAll('template')) if (content) clean(content);
  for (const element of root.querySelectorAll('*')) {
    for (const name of getAttributeNames.call(element)) {
      if (isHarmful(element, name)) removeAttribute.call(element, name);
    }
  }
}

/**
 * Parses markup of the page's own origin: contract section 6. Nothing in it runs or loads; scripts, `on*` attributes and
 * script addresses are dropped, and what would change the page's own address. The nodes can be put into the page as they are.
 */
export function parseMarkup(markup: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = policy().createHTML(markup);
  clean(template.content);
  return template.content;
}
