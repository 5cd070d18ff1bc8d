import { jsonObject } from '@mountkit/core';
import type { Run } from './actions';

/** The part of the builder's interface that scripts of pages call. */
interface BuilderPage {
  elementorProFrontend?: object;
}

/**
 * Gives scripts of the page what they call to open and close popups where the builder's own script is not there:
 * `elementorProFrontend.modules.popup.showPopup({id, toggle})` and `closePopup({do_not_show_again}, event)`.
 */
export function offerPopupModule(perform: Run): void {
  const page = window as BuilderPage;
  if (page.elementorProFrontend) return;
  const popup = {
    showPopup(settings: unknown) {
      const { id = '', toggle = false } = jsonObject(settings);
      perform('popup:open', { id: `${id}`, toggle: `${toggle}` });
    },
    closePopup(settings: unknown, event?: Event) {
      const target = event?.target;
      const isLast = jsonObject(settings).do_not_show_again;
      const link = target instanceof Element ? target : undefined;
      perform('popup:close', isLast ? { do_not_show_again: 'yes' } : {}, link);
    },
  };
  page.elementorProFrontend = { modules: { popup } };
}
