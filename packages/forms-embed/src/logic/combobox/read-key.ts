import type { ComboboxState, Move } from './combobox-state';

/** A pressed key, as far as a combobox cares. */
type PressedKey = Pick<KeyPress, 'key'> & Partial<KeyPress>;

interface KeyPress {
  readonly key: string;
  readonly keyCode: number;
  readonly isComposing: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

/** What a key does: it moves in the list, chooses and stays or leaves, closes, or opens the list at one of its ends. */
export type KeyAction = Move | 'choose' | 'leave' | 'close' | 'open' | 'openFirst' | 'openLast';

/** The key code of whatever an input method has for itself. */
const COMPOSED = 229;

const OPENING: Readonly<Record<string, KeyAction>> = { Enter: 'open', ArrowDown: 'openFirst', ArrowUp: 'openLast' };

const IN_LIST: Readonly<Record<string, KeyAction>> = {
  Enter: 'choose',
  Tab: 'leave',
  Escape: 'close',
};

const MOVES: Readonly<Record<string, Move>> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  PageDown: 'nextPage',
  PageUp: 'previousPage',
  Home: 'first',
  End: 'last',
};

/** What a key does in a combobox; undefined for what it does in any input. */
export function actionOf(pressed: PressedKey, { isOpen, matches }: ComboboxState): KeyAction | undefined {
  const { key, keyCode, isComposing, altKey, shiftKey, ctrlKey, metaKey } = pressed;
  if (isComposing || keyCode === COMPOSED) return undefined;
  // As in a select, Enter does not submit the form.
  if (!isOpen) return own(OPENING, key);
  if (altKey && key === 'ArrowUp') return 'choose';
  const isOfText = shiftKey || ctrlKey || metaKey || matches.length === 0;
  return own(IN_LIST, key) ?? (isOfText ? undefined : own(MOVES, key));
}

/** Keys have any name, also those that every object has. */
const own = (actions: Readonly<Record<string, KeyAction>>, key: string): KeyAction | undefined =>
  Object.hasOwn(actions, key) ? actions[key] : undefined;
