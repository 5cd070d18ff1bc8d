import { openPart, report } from '@mountkit/core';

// All popups and panels of a page share these parts.

/** What opens popups by themselves: triggers, display rules, preview. */
export const withTriggers = /* @__PURE__ */ openPart(() => import('../on-demand/triggers'), 'popup triggers', {
  report,
});

/** What keeps panels inert while they are closed, and marks their links. */
export const withPanel = /* @__PURE__ */ openPart(() => import('../on-demand/panel'), 'the panel', { report });

/** What shows popups and panels, and runs link actions. */
export const withShow = /* @__PURE__ */ openPart(() => import('../on-demand/show'), 'the popup dialog', { report });

/** Loads what must be there before the popups of the page are: a script may ask at once why one is not shown. */
export const prepare = async (): Promise<void> => {
  if (document.querySelector('[data-timing],[data-settings*=timing]')) await withTriggers(() => {});
};
