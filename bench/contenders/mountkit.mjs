// Drives the script tag's build, which is on the page already, through its public path.
import { guidOf } from '../harness/fields.mjs';

/** Loads the chunk, so that `render` is about drawing and not about loading. */
export const prepare = () => window.mountkit.load('forms');

/** Asks for the definition and draws it. The mark says when it was in hand, as the others' is from the beginning. */
export function render(container, fields) {
  const handle = window.mountkit.forms.mount(container, {
    portalId: '1',
    formId: guidOf(fields.length),
    provider: location.origin,
  });
  handle.on('definitionFetched', () => performance.mark('definition'));
}
