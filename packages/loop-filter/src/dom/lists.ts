import { shared } from '@mountkit/core';
import { type FilterAction, type FilterState, type Group, NO_FILTERS } from '../logic/filters';
import type { TermCounts } from '../logic/refresh-call';

/** A mounted list, for the groups that filter it. */
export interface LoopPart {
  readonly element: HTMLElement;
  /** Applies an action; false if the page prevented the event `change`, which `emit` sends. */
  change(action: FilterAction, emit: ChangeEmitter, focus?: PlaceFocus): boolean;
  /** The address of the list after an action. */
  addressAfter(action: FilterAction): string;
  /** Fetches the list that an action is likely to lead to. */
  prefetch(action: FilterAction): void;
  reload(): void;
  /** Moves the focus to it, where what had it is gone. */
  focus(): void;
}

/** Sends `change`; false where it was prevented. */
export type ChangeEmitter = (detail: { filters: FilterState['others']; url: string }) => boolean;

/** The control that a person has used, so that it can be found again. */
export interface PlaceFocus {
  readonly filterId: string;
  readonly term: string | null;
  /** Whether the address of the choice stands in for the one before, as while somebody types. */
  readonly replaces?: boolean;
}

/** A chosen term, as chips show it. */
export interface Chip {
  readonly filterId: string;
  readonly term: string;
  readonly name: string;
}

/** A mounted group of controls. */
export interface GroupPart {
  readonly group: Group;
  /** Whether one of its controls is for this term. */
  owns(term: string): boolean;
  /** Its chosen terms. */
  chips(): readonly Chip[];
  /** Shows the filters as they are now. */
  show(): void;
  /** Shows how many items each choice would have. */
  count(counts: TermCounts): void;
  focus(term: string | null): boolean;
  /** Prefetches what the visitor has pointed at or focused before the engine was loaded. */
  lookAhead(): void;
}

/** A list of the page, whether it or its groups were mounted first. */
export interface List {
  readonly widgetId: string;
  state: FilterState;
  loop: LoopPart | undefined;
  readonly groups: Set<GroupPart>;
  /** How many elements of the page are this list. */
  loops: number;
  /** Start the list and its groups, each once; false if that failed. */
  readonly starters: Set<() => Promise<boolean>>;
  /** Controls that were used before the engine was loaded: they keep what the visitor chose until it is applied. */
  readonly pendingControls: Set<Element>;
  /** Whether it has been used. */
  isUsed: boolean;
}

/** The list with this id; all copies of mountkit on a page share it. */
export function listOf(widgetId: string): List {
  const lists = shared('filter-lists', () => new Map<string, List>());
  const list = lists.get(widgetId) ?? {
    widgetId,
    state: NO_FILTERS,
    loop: undefined,
    groups: new Set(),
    loops: 0,
    starters: new Set(),
    pendingControls: new Set(),
    isUsed: false,
  };
  lists.set(widgetId, list);
  return list;
}

/** Starts a list and all its groups; false if one of them could not be started, which is reported. */
export async function loadList(list: List): Promise<boolean> {
  list.isUsed = true;
  for (const start of list.starters) if (!(await start())) return false;
  return true;
}

/** The same, for callers that do not wait for it. */
export const loadListSoon = (list: List): void => void loadList(list);
