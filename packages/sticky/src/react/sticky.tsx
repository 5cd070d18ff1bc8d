import type { LooseOptions } from '@mountkit/core/react';
import { type HTMLAttributes, type ReactElement, useEffect, useRef, useState } from 'react';
import { STICKY_SCHEMA, type StickyOptions } from '../settings';
import { sortProps } from './sort-props';
import { useSticky } from './use-sticky';

/** The options of a sticky element, the attributes of the element, and its callbacks. */
export interface StickyProps extends LooseOptions<StickyOptions>, HTMLAttributes<HTMLDivElement> {
  /** It left its place in the page and rests at its edge of the window. */
  readonly onStick?: (() => void) | undefined;
  /** It is back in its place. */
  readonly onUnstick?: (() => void) | undefined;
}

/** A sticky `div` as a React component: contract section 4. On a server it is that element in its place. */
export function Sticky({ onStick, onUnstick, className = '', ...props }: StickyProps): ReactElement {
  const { options, attributes } = sortProps(STICKY_SCHEMA, props);
  const { ref, handle } = useSticky(options as LooseOptions<StickyOptions>);
  const listeners = useRef({ onStick, onUnstick });
  useEffect(() => {
    listeners.current = { onStick, onUnstick };
  });
  useEffect(() => {
    if (!handle) return;
    const offs = [
      handle.on('stick', () => listeners.current.onStick?.()),
      handle.on('unstick', () => listeners.current.onUnstick?.()),
    ];
    return () => {
      for (const off of offs) off();
    };
  }, [handle]);
  // Beside the page's classes there are those of the widget, which React would take away with every change.
  const [firstClass] = useState(className);
  const element = handle?.element;
  useEffect(() => {
    const names = className.match(/\S+/g) ?? [];
    element?.classList.add(...names);
    return () => element?.classList.remove(...names);
  }, [element, className]);
  return <div {...attributes} className={firstClass} ref={ref} />;
}
