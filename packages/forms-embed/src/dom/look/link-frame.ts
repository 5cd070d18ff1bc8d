import { type Disposer, onMessage } from '@mountkit/core';
import { readHeight } from '../../logic/links/viral-address';

/**
 * What the frame's page may do: run its scripts as what it is, so that its messages bear its origin, and open the page
 * it links to. It can neither replace the page around it by itself nor send a form from there.
 */
const LEAVE =
  'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation';

/** A page of the app in a frame. */
export interface LinkFrame {
  readonly address: string;
  /** What a screen reader calls it. */
  readonly title: string;
}

/**
 * Shows a page of the app in a frame at the end of an element. Its height is what that page asks for in messages, and
 * what no other window and no other origin asks for: specification 2 section 2.
 */
export function openFrame(element: Element, { address, title }: LinkFrame): Disposer {
  const frame = document.createElement('iframe');
  // Loading and leave hold for what is asked for after they were set.
  frame.setAttribute('loading', 'lazy');
  frame.setAttribute('sandbox', LEAVE);
  frame.title = title;
  Object.assign(frame.style, { display: 'block', width: '100%', border: '0' });
  frame.src = address;

  const stop = onMessage(
    { source: () => frame.contentWindow, origin: new URL(address).origin, read: readHeight },
    (height) => {
      frame.style.height = `${height}px`;
    },
  );
  element.append(frame);
  return () => {
    stop();
    frame.remove();
  };
}
