/**
 * Runs what triggers one of the shop's jQuery events on the body, and dispatches the native event by which blocks of the
 * shop and its Store API (the mini-cart block, cart and checkout) hear of it. Where jQuery was there before their scripts,
 * they dispatch it themselves, and it is not dispatched twice.
 */
export function tellBlocks(name: string, trigger: () => unknown): void {
  const event = `wc-blocks_${name}`;
  const { body } = document;
  let isTold = false;
  const hear = () => {
    isTold = true;
  };
  body.addEventListener(event, hear);
  trigger();
  body.removeEventListener(event, hear);
  if (isTold) return;
  body.dispatchEvent(new CustomEvent(event, { bubbles: true, cancelable: true, detail: { preserveCartData: false } }));
}
