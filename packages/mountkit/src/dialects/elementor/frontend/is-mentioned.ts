/** What a script of the page writes that uses the builder's object; its printed configuration has another name. */
const MENTION = /\belementorFrontend\b|elementor\/frontend\/init/;

/** Whether a script in the page's own markup uses the builder's object; also one that an optimiser delays. */
export const isMentioned = (): boolean => [...document.scripts].some(({ src, text }) => !src && MENTION.test(text));
