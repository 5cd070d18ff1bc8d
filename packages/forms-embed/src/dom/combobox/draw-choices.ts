import { DRAWN, windowAround, windowWith } from '../../logic/combobox/list-window';
import type { Choice } from './read-choices';

/** What a list shows. */
interface ShownChoices {
  readonly all: readonly Choice[];
  /** The listed places of `all`. */
  readonly matches: readonly number[];
  /** The place among the matches that the keyboard has reached; -1 for none. */
  readonly active: number;
  /** The index of the chosen option. */
  readonly chosen: number;
}

/** A list of choices, of which only those around the visible ones are drawn. */
export interface ChoiceList {
  /** Draws the list, with the active choice in sight. */
  show(shown: ShownChoices): void;
  /** Draws what the visitor has scrolled to. */
  readonly scrolled: () => void;
  /** The active choice, if it is drawn. */
  readonly activeElement: () => HTMLElement | undefined;
}

/** So close to the end of the drawn choices, in CSS pixels, further ones are drawn. */
const NEAR = 200;

/** Creates what draws the choices of a listbox. */
export function createChoiceList(list: HTMLElement): ChoiceList {
  let shown: ShownChoices = { all: [], matches: [], active: -1, chosen: -1 };
  let start = 0;
  let rows: readonly HTMLElement[] = [];

  const draw = () => {
    const { all, matches, chosen } = shown;
    rows = matches.slice(start, start + DRAWN).map((place, offset) => {
      const choice = all[place] as Choice;
      const row = list.ownerDocument.createElement('div');
      row.id = `${list.id}-${choice.index}`;
      row.className = 'mk-choice';
      row.textContent = choice.label;
      row.dataset.place = `${start + offset}`;
      row.setAttribute('role', 'option');
      row.setAttribute('aria-selected', `${choice.index === chosen}`);
      row.setAttribute('aria-setsize', `${matches.length}`);
      row.setAttribute('aria-posinset', `${start + offset + 1}`);
      return row;
    });
    list.replaceChildren(...rows);
  };
  const activeElement = () => rows[shown.active - start];
  const mark = () => {
    list.querySelector('[data-active]')?.removeAttribute('data-active');
    activeElement()?.setAttribute('data-active', '');
  };
  const scrollTo = (row: HTMLElement) => {
    const { offsetTop, offsetHeight } = row;
    const isAbove = offsetTop < list.scrollTop;
    const isBelow = offsetTop + offsetHeight > list.scrollTop + list.clientHeight;
    if (isAbove) list.scrollTop = offsetTop;
    else if (isBelow) list.scrollTop = offsetTop + offsetHeight - list.clientHeight;
  };

  return {
    activeElement,
    show(next) {
      const isOther = next.all !== shown.all || next.matches !== shown.matches || next.chosen !== shown.chosen;
      shown = next;
      const place = Math.max(0, next.active);
      const from = isOther ? windowAround(place, next.matches.length) : windowWith(start, place, next.matches.length);
      if (isOther || from !== start) {
        start = from;
        draw();
      }
      mark();
      const row = activeElement();
      if (row) scrollTo(row);
      else if (isOther) list.scrollTop = 0;
    },
    scrolled() {
      const { scrollTop, clientHeight, scrollHeight } = list;
      const isAtEnd = scrollTop + clientHeight > scrollHeight - NEAR && start + DRAWN < shown.matches.length;
      if (!isAtEnd && (scrollTop > NEAR || start === 0)) return;
      // What the visitor sees stays where it is.
      const seen = rows.findIndex(({ offsetTop, offsetHeight }) => offsetTop + offsetHeight > scrollTop);
      const offset = (rows[seen]?.offsetTop ?? 0) - scrollTop;
      const place = start + seen;
      start = windowAround(place, shown.matches.length);
      draw();
      mark();
      list.scrollTop = (rows[place - start]?.offsetTop ?? 0) - offset;
    },
  };
}
