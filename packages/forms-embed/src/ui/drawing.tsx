import type { Disposer, MountError } from '@mountkit/core';
import { createRoot } from 'react-dom/client';
import type { FormModel, OpenForm } from '../form/form-model';
import { reportUncaught } from './uncaught';

/** A form drawn into an element. */
export interface Drawing {
  /** Draws the form, or draws it anew. */
  draw(model: FormModel): void;
  readonly remove: Disposer;
}

/** Prepares the drawing of a form, without drawing yet. */
export function createDrawing(container: Element, View: OpenForm['View'], fail: (error: MountError) => void): Drawing {
  const root = createRoot(container, reportUncaught(fail));
  return {
    draw: (model) => root.render(<View model={model} />),
    remove: () => root.unmount(),
  };
}
