import { jsonObject } from '@mountkit/core';
import type { Run } from './actions';

/** The part of the builder's interface that scripts of pages call. */
interface BuilderPage {
  elementorProFrontend?: object;
}

/**
 * Gives scripts of the page what they call to open and close popups where the builder's own script is not there:
 * `elementorProFrontend.modules.popup.showPopup({id})` and `closePopup({}, event)`.
 */
export function offerPopupModule(perform: Run): void {
  const page = window as BuilderPage;
  if (page.elementorProFrontend) return;
  const popup = {
    showPopup: (settings: unknown) => void perform('popup:open', { id: `${jsonObject(settings).id ?? ''}` }),
    closePopup: (_: unknown, event?: Event) => {
      const target = event?.target;
      perform('popup:close', {}, target instanceof Element ? target : undefined);
    },
  };
  page.elementorProFrontend = { modules: { popup } };
}
