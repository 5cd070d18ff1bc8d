import { type LooseOptions, useWidget } from '@mountkit/core/react';
import type { ReactElement } from 'react';
import { mountOffCanvas, type OffCanvasSettings } from '../index';
import { offCanvasRegistry } from '../mount';
import { type ContentProps, LayerContent } from './layer-content';

/** The settings of an off-canvas panel, and what is in it. */
export interface OffCanvasProps extends LooseOptions<Omit<OffCanvasSettings, 'offCanvasId'>>, ContentProps {
  /** The panel's id, for link actions and `usePopup`. */
  readonly offCanvasId: string;
}

/** An off-canvas panel as a React component: contract section 4. Links and `usePopup` open it. */
export function OffCanvas({ id, className, children, ...settings }: OffCanvasProps): ReactElement {
  const { ref } = useWidget({ mount: mountOffCanvas, registry: offCanvasRegistry }, settings);
  return (
    <LayerContent content={ref} id={id} className={className}>
      {children}
    </LayerContent>
  );
}
