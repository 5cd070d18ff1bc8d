import { type Disposer, onMessage } from '@mountkit/core';
import { readHeight } from '../../logic/links/viral-address';

/**
 * The frame's page may run scripts with its own origin, so that its messages can be checked, and open the page it links
 * to. It can neither navigate the page around it by itself nor submit a form.
 */
const SANDBOX =
  'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation';

/** A page of the app in a frame. */
export interface LinkFrame {
  readonly address: string;
  /** Its name for screen readers. */
  readonly title: string;
}

/**
 * Shows a page of the app in a frame at the end of an element. The page sets the height by messages; those of other
 * windows and origins are ignored: specification 2 section 2.
 */
export function openFrame(element: Element, { address, title }: LinkFrame): Disposer {
  const frame = document.createElement('iframe');
  // `loading` and `sandbox` apply only to an address that is set after them.
  frame.setAttribute('loading', 'lazy');
  frame.setAttribute('sandbox', SANDBOX);
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
