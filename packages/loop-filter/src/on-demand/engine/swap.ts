/// <reference path="../../idiomorph.d.ts" />
import { adoptStyles } from '@mountkit/core';
import { Idiomorph } from 'idiomorph';
import { swapItems } from '../../dom/swap-items';

interface Transition {
  readonly updateCallbackDone: Promise<void>;
  readonly ready: Promise<void>;
  readonly finished: Promise<void>;
  skipTransition(): void;
}

/** Makes an element what another one says: item by item where that is plain, else by all that they have in common. */
function morph(old: Element, wanted: Element): void {
  const isSameBox = old.cloneNode(false).isEqualNode(wanted.cloneNode(false));
  if (isSameBox && swapItems(old, wanted, morph)) return;
  Idiomorph.morph(old, wanted, { morphStyle: 'outerHTML', ignoreActiveValue: true });
}

let last: Transition | undefined;

/** Windows that a list may be tall: a picture is taken of all of it, and most of a taller one nobody sees move. */
const TALLEST = 5;

/** Whether the visitor welcomes motion, and sees the page, and not just a small part of the element. */
const isMotionWelcome = (element: HTMLElement) =>
  document.visibilityState === 'visible' &&
  element.offsetHeight <= TALLEST * innerHeight &&
  !matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Makes the content of an element what it shall be, and keeps of it what is the same: pictures that are there do not
 * load again, and focus and media stay. As a view transition where the browser has them.
 */
export async function swapContent(element: HTMLElement, content: DocumentFragment): Promise<void> {
  const change = () => {
    if (swapItems(element, content, morph)) return;
    Idiomorph.morph(element, [...content.childNodes], { morphStyle: 'innerHTML', ignoreActiveValue: true });
  };
  const page = document as unknown as { startViewTransition?(change: () => void): Transition };
  if (!page.startViewTransition || !isMotionWelcome(element)) return change();

  // One that is still running has been overtaken.
  last?.skipTransition();
  // The next choice may be made while the list still moves.
  const takeStyles = adoptStyles(document.documentElement, '::view-transition{pointer-events:none}');
  element.style.setProperty('view-transition-name', 'mountkit-loop');
  const transition = page.startViewTransition(change);
  last = transition;
  const end = () => {
    takeStyles();
    element.style.removeProperty('view-transition-name');
  };
  // One that is overtaken never gets ready; the list is what it shall be all the same.
  transition.ready.catch(() => {});
  transition.finished.then(end, end);
  await transition.updateCallbackDone;
}
