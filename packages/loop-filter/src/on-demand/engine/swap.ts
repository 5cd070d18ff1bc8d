/// <reference path="../../idiomorph.d.ts" />
import { adoptStyles, markAnswered } from '@mountkit/core';
import { Idiomorph } from 'idiomorph';
import { swapItems } from './swap-items';

interface Transition {
  readonly updateCallbackDone: Promise<void>;
  readonly ready: Promise<void>;
  readonly finished: Promise<void>;
  skipTransition(): void;
}

/** Makes an element equal to another one: item by item if possible, otherwise by a morph. */
function morph(old: Element, wanted: Element): void {
  const isSameBox = old.cloneNode(false).isEqualNode(wanted.cloneNode(false));
  if (isSameBox && swapItems(old, wanted, morph)) return;
  Idiomorph.morph(old, wanted, { morphStyle: 'outerHTML', ignoreActiveValue: true });
}

let last: Transition | undefined;

/**
 * The visitor may make the next choice while the list still moves. Time and course are the design tokens' in a layer, so
 * that any rule of the page is stronger.
 */
const STYLES =
  '::view-transition{pointer-events:none}@layer{::view-transition-group(*){animation-duration:var(--mountkit-duration,.25s);animation-timing-function:var(--mountkit-easing,ease)}}';

/** The greatest height of a list that moves, in window heights: the browser takes a picture of all of it. */
const TALLEST = 5;

/** Whether the visitor accepts motion, sees the page, and sees more than a small part of the element. */
const isMotionWelcome = (element: HTMLElement) =>
  document.visibilityState === 'visible' &&
  element.offsetHeight <= TALLEST * innerHeight &&
  !matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Replaces the content of an element and keeps the nodes that are the same, so that pictures do not load again and focus
 * and media stay. Uses a view transition if the browser has them.
 */
export async function swapContent(element: HTMLElement, content: DocumentFragment): Promise<void> {
  const change = () => {
    if (!swapItems(element, content, morph)) {
      Idiomorph.morph(element, [...content.childNodes], { morphStyle: 'innerHTML', ignoreActiveValue: true });
    }
    // Nodes that were there have become those of the answer.
    markAnswered(element);
  };
  const page = document as unknown as { startViewTransition?(change: () => void): Transition };
  if (!page.startViewTransition || !isMotionWelcome(element)) return change();

  // A transition that is still running is out of date.
  last?.skipTransition();
  const takeStyles = adoptStyles(document.documentElement, STYLES);
  element.style.setProperty('view-transition-name', 'mountkit-loop');
  const transition = page.startViewTransition(change);
  last = transition;
  const end = () => {
    takeStyles();
    element.style.removeProperty('view-transition-name');
  };
  // One that is skipped never becomes ready; its change is applied all the same.
  transition.ready.catch(() => {});
  transition.finished.then(end, end);
  await transition.updateCallbackDone;
}
