/** What a combobox shows. */
export interface ComboboxState {
  readonly isOpen: boolean;
  /** Whether the text is what the visitor searches for; otherwise it names the choice. */
  readonly isTyped: boolean;
  /** The listed choices, by their indexes. */
  readonly matches: readonly number[];
  /** The place in the list that the keyboard has reached; -1 for none. */
  readonly active: number;
}

/** Where a key moves in the list. */
export type Move = 'next' | 'previous' | 'nextPage' | 'previousPage' | 'first' | 'last';

/** What happens to a combobox. */
export type ComboboxEvent =
  | { readonly type: 'opened'; readonly matches: readonly number[]; readonly active: number }
  | { readonly type: 'typed'; readonly matches: readonly number[]; readonly isEmpty: boolean }
  | { readonly type: 'moved'; readonly move: Move }
  | { readonly type: 'closed' };

export const CLOSED: ComboboxState = { isOpen: false, isTyped: false, matches: [], active: -1 };

/** So many choices are passed by PageUp and PageDown. */
const PAGE = 10;

const placeAfter: Readonly<Record<Move, (active: number, last: number) => number>> = {
  next: (active) => active + 1,
  previous: (active, last) => (active < 0 ? last : active - 1),
  nextPage: (active) => active + PAGE,
  previousPage: (active) => active - PAGE,
  first: () => 0,
  last: (_, last) => last,
};

/** The next state of a combobox: the pattern 'editable combobox with list autocomplete' of ARIA. */
export function reduceCombobox(state: ComboboxState, event: ComboboxEvent): ComboboxState {
  switch (event.type) {
    case 'opened':
      return { isOpen: true, isTyped: false, matches: event.matches, active: event.active };
    case 'typed':
      // Enter and Tab choose the first match.
      return {
        isOpen: true,
        isTyped: true,
        matches: event.matches,
        active: event.isEmpty || event.matches.length === 0 ? -1 : 0,
      };
    case 'moved': {
      const last = state.matches.length - 1;
      if (last < 0) return state;
      return { ...state, active: Math.max(0, Math.min(last, placeAfter[event.move](state.active, last))) };
    }
    case 'closed':
      return CLOSED;
  }
}
