import { openPart } from '@mountkit/core';
import type { FormContext } from '../form/form-context';
import type { FullForm } from '../form/form-model';
import type { FullDefinition } from '../logic/definition/full-definition';
import { isRawHtml } from '../logic/definition/raw-html';
import { shapeForBuilder } from '../logic/definition/shape-builder';
import { createModeView } from '../ui/mode-view';
import { openFormStyle } from './form-style';

/** How a form is shown that is not simply drawn into the page. */
export interface Look {
  /** The form as its mode shows it. */
  readonly definition: FullDefinition;
  /** The form, drawn as its mode, its style and its place ask for. */
  readonly apply: (open: FullForm) => FullForm;
}

/** Prepares style, mode and place of a form. A chunk of its own, for forms that have something of these. */
export async function openLook(context: FormContext, definition: FullDefinition, document: unknown): Promise<Look> {
  const { mode, render, contentType } = context.settings();
  const isRaw = isRawHtml(document, definition, { host: location.hostname, contentType });
  // What a server has drawn is in the page already.
  const isFramed = render === 'iframe' && !isRaw && !context.element.querySelector('[data-hs-forms-root]');
  const frame = isFramed && (await import('./form-frame').then(({ openFormFrame }) => openFormFrame(context)));
  if (parent !== window) {
    const parentWindow = openPart(() => import('./parent-window'), 'messages to the parent window', context);
    await parentWindow(({ postToParent }) => postToParent(context, ['beforeFormInit']));
  }
  const style = openFormStyle(context, definition, isRaw);
  const hasEmail = !!new URLSearchParams(location.search).get('email');

  return {
    definition: mode === 'builder' ? shapeForBuilder(definition, hasEmail) : definition,
    apply: (open) => ({
      ...open,
      View: createModeView(context, open, (isDrawn) => {
        if (isDrawn) style?.drawn();
        if (frame) frame.follow();
      }),
    }),
  };
}
