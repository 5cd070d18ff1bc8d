/** Posts a message to the page's own window, where tag managers listen. Other windows never receive it. */
export function relayToPage(message: object): void {
  // The origin of a sandboxed or local page is the word 'null', which postMessage does not accept.
  window.postMessage(message, window.origin === 'null' ? '*' : window.origin);
}
