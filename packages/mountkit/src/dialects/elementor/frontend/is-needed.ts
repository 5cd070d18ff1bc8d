/** What a script of the page writes that uses the builder's object; its printed configuration has another name. */
const MENTION = /\belementorFrontend\b|elementor\/frontend\/init/;

/** Files that may use it, of another plug-in or of one that joins files; not the builder's, the shop's, our own or a theme's. */
const OTHERS = /\/wp-content\/(?!themes\/|plugins\/(?:elementor|elementor-pro|pro-elements|woocommerce|mountkit)\/)/;

/** Whether a script of the page may use the builder's object, also one that an optimiser delays, and it is not there. */
export const isNeeded = (): boolean =>
  !('elementorFrontend' in window) &&
  [...document.scripts].some(({ attributes, text }) =>
    [MENTION.test(text), ...[...attributes].map(({ value }) => OTHERS.test(value))].some(Boolean),
  );
