import { type LooseOptions, useWidget } from '@mountkit/core/react';
import { type ReactElement, useEffect, useRef } from 'react';
import { type Explanation, mount, type PopupSettings } from '../index';
import { popupRegistry } from '../mount';
import { type ContentProps, LayerContent } from './layer-content';

/** The settings of a popup, and what it shows. */
export interface PopupProps extends LooseOptions<Omit<PopupSettings, 'popupId'>>, ContentProps {
  /** The popup's id, for link actions, `usePopup` and its counters. */
  readonly popupId: string;
  /** It is about to be shown. */
  readonly onShow?: (() => void) | undefined;
  /** It is about to be closed. */
  readonly onHide?: (() => void) | undefined;
  /** It may not be shown. */
  readonly onBlocked?: ((why: Pick<Explanation, 'rule' | 'reason'>) => void) | undefined;
}

/**
 * A popup as a React component: its content stays part of the application, also while it is shown. Contract section 4.
 * On a server it is its hidden content, of the format `inline` what is seen.
 */
export function Popup({ id, className, children, onShow, onHide, onBlocked, ...settings }: PopupProps): ReactElement {
  const { ref, handle } = useWidget({ mount, registry: popupRegistry }, settings);
  const newest = useRef({ onShow, onHide, onBlocked });
  useEffect(() => {
    newest.current = { onShow, onHide, onBlocked };
  });
  useEffect(() => {
    if (!handle) return;
    const offs = [
      handle.on('show', () => newest.current.onShow?.()),
      handle.on('hide', () => newest.current.onHide?.()),
      handle.on('blocked', (why) => newest.current.onBlocked?.(why)),
    ];
    return () => {
      for (const off of offs) off();
    };
  }, [handle]);
  const { format, popupId, variant } = settings;
  // By these the variants of one popup know of each other.
  const marks = variant ? { 'data-popup-id': popupId, 'data-variant': variant } : {};
  return (
    <LayerContent content={ref} id={id} className={className} isInPage={format === 'inline'} {...marks}>
      {children}
    </LayerContent>
  );
}
