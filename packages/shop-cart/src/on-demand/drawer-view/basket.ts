import type { DrawerContext } from '../../drawer/dom/drawer-context';
import type { Words } from '../../drawer/dom/words';
import type { CartChange, CartItem, CartState } from '../../logic/store-cart';

/** What the parts of a drawn basket work with. */
export interface Basket {
  readonly context: DrawerContext;
  readonly words: Words;
  /** Makes a change; resolves with whether the shop has made it. */
  change(change: CartChange): Promise<boolean>;
  /** Removes an item, and offers to undo it. */
  remove(item: CartItem): void;
  saveNote(note: string): Promise<boolean>;
  /** An amount as it is written. */
  amount(amount: number): string;
}

/** A part of a drawn basket. */
export interface Part {
  readonly element: HTMLElement;
  /** Shows the basket; `isShown` if there is something in it. */
  draw(cart: CartState, isShown: boolean): void;
}
