import type { Disposer } from '@mountkit/core';
import type { StickyConfig } from '../logic/config';
import { EVERYWHERE, fromEdge, type PageSize, type Range, reaches } from '../logic/geometry';
import { findAncestor, parentOf } from './ancestors';
import type { Plan, StickyItem } from './item';
import { setStyles } from './set-styles';

/** The sizes of the page that every element needs. */
export function measurePage(): PageSize {
  const bar = document.getElementById('wpadminbar');
  return {
    window: innerHeight,
    document: document.documentElement.scrollHeight,
    adminBar: bar && getComputedStyle(bar).position === 'fixed' ? bar.offsetHeight : 0,
  };
}

const numberOf = (length: string) => Number.parseFloat(length) || 0;

/** The range of a box down the page; `inner` leaves out borders and padding. */
function rangeOf(element: Element, inner?: boolean): Range {
  const { top, bottom } = element.getBoundingClientRect();
  const style = getComputedStyle(element);
  const side = (name: 'Top' | 'Bottom') =>
    inner ? numberOf(style[`border${name}Width`]) + numberOf(style[`padding${name}`]) : 0;
  return { start: top + scrollY + side('Top'), end: bottom + scrollY - side('Bottom') };
}

/** A cell, a row or a head: parts of a table never leave it. */
const isTablePart = (element: Element) => /^table-/.test(getComputedStyle(element).display);

const isBox = (element: Element) => getComputedStyle(element).display !== 'contents';

/** The ancestor that a configuration names; null for the document. */
function findBounds({ element, report }: StickyItem, { parent }: StickyConfig): HTMLElement | null {
  if (!parent) return isTablePart(element) ? findAncestor(element, (ancestor) => ancestor.localName === 'table') : null;
  let found: HTMLElement | null = null;
  try {
    found = findAncestor(element, (ancestor) => parent === true || ancestor.matches(parent));
  } catch {}
  if (!found) report(`sticky_parent is "${parent}", expected an ancestor`);
  return found;
}

/** A stretched cell of a grid or a row has no room to move, so it gets the height of its content. */
function unstretch(element: HTMLElement, { edge, parent }: StickyConfig): Disposer {
  const container = parentOf(element);
  const { display = '', flexDirection = '', alignItems = '' } = container ? getComputedStyle(container) : {};
  const isInRow = /grid/.test(display) || (/flex/.test(display) && /row/.test(flexDirection));
  const own = getComputedStyle(element).alignSelf;
  const align = own === 'auto' ? alignItems : own;
  if (!parent || edge !== 'top' || !isInRow || !/normal|stretch/.test(align)) return () => {};
  return setStyles(element, { 'align-self': 'start' });
}

/** Measures an element in its own place. Nothing may be stuck at this moment. */
export function measure(item: StickyItem, config: StickyConfig, page: PageSize): Plan {
  const { element } = item;
  const release = unstretch(element, config);
  const parent = findBounds(item, config);
  const clipper = findAncestor(element, clips);
  const { left, right } = element.getBoundingClientRect();
  const style = getComputedStyle(element);
  return {
    item,
    config,
    parent,
    release,
    box: fromEdge(config, rangeOf(element), page.document),
    margin: numberOf(config.edge === 'top' ? style.marginBottom : style.marginTop),
    across: { start: left, end: right },
    bounds: parent ? fromEdge(config, rangeOf(parent, true), page.document) : EVERYWHERE,
    scroller: clipper && scrolls(clipper) ? clipper : null,
    line: 0,
    sticker: element,
    hindrance: '',
  };
}

/** The box that the browser keeps a sticky element inside: the content of an ancestor, or the area of a grid. */
function containerOf(element: HTMLElement): { ancestor: HTMLElement | null; range: Range } {
  const isInTable = isTablePart(element);
  const ancestor = findAncestor(element, (each) => isBox(each) && (!isInTable || each.localName === 'table'));
  if (!ancestor) return { ancestor, range: EVERYWHERE };
  if (!/grid/.test(getComputedStyle(ancestor).display)) return { ancestor, range: rangeOf(ancestor, true) };
  // A cell that is stretched is as high as its area.
  const undo = setStyles(element, {
    'align-self': 'stretch',
    height: 'auto',
    'max-height': 'none',
    'margin-block': '0',
  });
  const range = rangeOf(element);
  undo();
  return { ancestor, range };
}

/** Whether an ancestor scrolls, or could, so that a sticky element below it sticks to it and not to the window. */
function clips(ancestor: Element): boolean {
  const root = document.documentElement;
  const overflow = (element: Element) => getComputedStyle(element).overflowY;
  // The overflow of the root is the window's, and that of the body where the root has none.
  if (ancestor === root || (ancestor === document.body && overflow(root) === 'visible')) return false;
  return !/visible|clip/.test(overflow(ancestor));
}

/** Whether it has more content than it shows, and can be scrolled. */
const scrolls = (element: HTMLElement) =>
  element.scrollHeight > element.clientHeight && /auto|scroll/.test(getComputedStyle(element).overflowY);

/** Whether an element is drawn at all. */
export const isDrawn = (element: Element): boolean => !!element.getClientRects()[0] || !isBox(element);

/**
 * Finds what can be natively sticky: the element, or the outermost wrapper of the same box, where that reaches farther.
 * Notes the reason where nothing can.
 */
export function choose(plan: Plan, page: PageSize): void {
  const { item, config, parent, line } = plan;
  // An element out of the flow would push the page down if it were sticky.
  const isPlaced = /absolute|fixed/.test(getComputedStyle(item.element).position);
  plan.hindrance = !isBox(item.element) ? 'contents' : isPlaced ? 'absolute' : plan.scroller ? 'scroller' : 'short';
  const own = rangeOf(item.element);
  for (let sticker: HTMLElement | null = item.element; sticker && plan.hindrance === 'short'; ) {
    const { ancestor, range } = containerOf(sticker);
    if (reaches(plan, line, fromEdge(config, range, page.document), page)) {
      plan.sticker = sticker;
      plan.hindrance = findAncestor(sticker, clips) ? 'clipped' : '';
    }
    const { start, end } = ancestor ? rangeOf(ancestor) : EVERYWHERE;
    sticker = ancestor !== parent && Math.abs(start - own.start) + Math.abs(end - own.end) < 1 ? ancestor : null;
  }
}
