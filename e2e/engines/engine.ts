/** What a test asks of a browser, whatever drives it. Keys are named as in `KeyboardEvent.key`. */
export interface Engine {
  readonly name: string;
  /** Opens an address in an empty tab, without cookies or storage, and waits for its `load` event. */
  open(url: string): Promise<void>;
  /** The value of an expression in the page; what it answers must be JSON. */
  read<T>(expression: string): Promise<T>;
  /** Waits until an expression in the page is true. */
  until(expression: string): Promise<void>;
  /** Presses the pointer's main button in the middle of an element, after scrolling it into view. */
  click(selector: string): Promise<void>;
  /** Moves the pointer to a place of the window. */
  point(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  back(): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  close(): Promise<void>;
}

/** A place of the window. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export type Key = 'Tab' | 'Enter' | 'Escape' | 'ArrowDown' | 'ArrowUp' | 'Backspace' | ' ';

/** Milliseconds after which what a test waits for will not come. */
export const LONGEST_WAIT = 15_000;

/**
 * In a page: brings an element into view and answers its middle; null where it is not there, has no box, is covered by
 * something else, or has moved since it was asked the time before the last.
 */
export const middleOf = (selector: string): string => `(() => {
  const element = document.querySelector(${JSON.stringify(selector)});
  element?.scrollIntoView({ block: 'center', behavior: 'instant' });
  const box = element?.getBoundingClientRect();
  if (!box?.width) return null;
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const known = Symbol.for('e2e.middle');
  const place = [${JSON.stringify(selector)}, middle.x, middle.y, box.width].join(' ');
  const [last, before] = window[known] ?? [];
  const isStill = last === place && before === place;
  window[known] = [place, last];
  const hit = document.elementFromPoint(middle.x, middle.y);
  return isStill && element.contains(hit) ? middle : null;
})()`;

/** In a page: what a person would see when a test has waited in vain. */
export const PAGE_AS_IT_IS = `[
  location.href,
  'focus: ' + (document.activeElement?.name || document.activeElement?.localName),
  ...[...document.querySelectorAll('input:not([type=hidden])')].map((input) => input.name + ' = ' + input.value),
  document.body.innerText.slice(0, 1000),
].join('\\n')`;
