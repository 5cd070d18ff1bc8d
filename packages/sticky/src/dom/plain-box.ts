import { parentOf } from './ancestors';

type Side = 'Top' | 'Bottom';

const isBlock = ({ display }: CSSStyleDeclaration) => /^(block|list-item|flow-root)$/.test(display);

const isInFlow = ({ float, position }: CSSStyleDeclaration) => float === 'none' && !/absolute|fixed/.test(position);

/** Whether an element affects the layout above and below it. */
function isThere(element: Element): boolean {
  const style = getComputedStyle(element);
  return isInFlow(style) && !!element.getBoundingClientRect().height && !!(isBlock(style) || element.textContent);
}

/** The first child that moves when margins no longer collapse out of an element. */
export const firstInFlow = (element: Element): Element | undefined => [...element.children].find(isThere);

/** Whether a margin of an element's content may collapse out of it at one side; in doubt, it may. */
function letsMarginOut(element: Element, side: Side): boolean {
  for (let outer = element; ; ) {
    const style = getComputedStyle(outer);
    const holds = Number.parseFloat(style[`padding${side}`]) + Number.parseFloat(style[`border${side}Width`]);
    if (!/^(block|list-item)$/.test(style.display) || /hidden|auto|scroll/.test(style.overflowY) || holds) return false;
    const next = side === 'Top' ? outer.firstElementChild : outer.lastElementChild;
    if (!next) return false;
    if (!isThere(next) || Number.parseFloat(getComputedStyle(next)[`margin${side}`])) return true;
    outer = next;
  }
}

/**
 * Whether an empty block of an element's size and margins takes just its space: a block among blocks, whose content
 * keeps its own margins inside. Looks at styles only, so that the browser need not lay out the page.
 */
export function isPlainBox(element: Element): boolean {
  const style = getComputedStyle(element);
  const parent = parentOf(element);
  if (!isBlock(style) || !isInFlow(style) || !parent || !isBlock(getComputedStyle(parent))) return false;
  return !letsMarginOut(element, 'Top') && !letsMarginOut(element, 'Bottom');
}
