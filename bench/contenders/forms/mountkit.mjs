// Drives the script tag's build, which is on the page already, through its public path.

import { createDefinition } from './create-form.mjs';

/** The form that is drawn next, as a page has it that was served with its definition. */
let definition;

/** Loads the chunk, so that `render` is about drawing and not about loading. */
export async function prepare({ guid }) {
  definition = createDefinition(guid);
  await window.mountkit.load('forms');
}

/** Draws the definition that is in hand, as the others' is. */
export function render(container, { guid }) {
  window.mountkit.forms.mount(container, { portalId: '1', formId: guid, provider: location.origin, definition });
}

/** What leads to the next page. */
export const findNext = (container) => container.querySelector('.hs-next-button');
