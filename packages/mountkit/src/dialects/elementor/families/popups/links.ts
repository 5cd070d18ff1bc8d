import { NOT_FOREIGN } from '@mountkit/core';

/** Links of the builder, also elements with its attribute: facts part B, 'Link actions'. */
export const LINKS = `:is([href*="elementor-action"],[e-action-hash])${NOT_FOREIGN}`;

export const addressOf = (link: Element): string =>
  link.getAttribute('e-action-hash') || link.getAttribute('href') || '';
