/** Links of the builder, also what only says so by an attribute: facts part B, 'Link actions'. */
export const LINKS = '[href*="elementor-action"],[e-action-hash]';

export const addressOf = (link: Element): string =>
  link.getAttribute('e-action-hash') || link.getAttribute('href') || '';
