import { report, shared } from '@mountkit/core';
import { type FilterAction, type FilterState, type Group, NO_FILTERS } from '../logic/filters';
import type { TermCounts } from '../logic/refresh-call';

/** A mounted list, for the groups that filter it. */
export interface LoopPart {
  readonly element: HTMLElement;
  /** Takes an action by `emit`, the event `change` of whoever acts; false where the page prevented it. */
  change(action: FilterAction, emit: ChangeEmitter, focus?: PlaceFocus): boolean;
  /** The address of the list after an action. */
  addressAfter(action: FilterAction): string;
  /** Asks for a list that is likely to be wanted. */
  prefetch(action: FilterAction): void;
  reload(): void;
}

/** Sends `change`; false where it was prevented. */
export type ChangeEmitter = (detail: { filters: FilterState['others']; url: string }) => boolean;

/** The control that a person has used, so that it can be found again. */
export interface PlaceFocus {
  readonly filterId: string;
  readonly term: string | null;
}

/** A mounted group of controls. */
export interface GroupPart {
  readonly group: Group;
  /** Whether one of its controls stands for a term. */
  owns(term: string): boolean;
  /** Shows the filters as they are now. */
  show(): void;
  /** Shows how many items each choice would have. */
  count(counts: TermCounts): void;
  focus(term: string | null): boolean;
  /** Asks ahead for what the visitor points at or has focused: it came before the engine. */
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
  /** Open the list and its groups, each once. */
  readonly openers: Set<() => Promise<void>>;
  /** Controls that were used before the engine was there: they say what the visitor wants, and not what is shown. */
  readonly said: Set<Element>;
  /** Whether it has been used. */
  isAwake: boolean;
}

/** The list with this id; all copies of mountkit on a page share it. */
export function listOf(widgetId: string): List {
  const lists = shared('lists', () => new Map<string, List>());
  const list = lists.get(widgetId) ?? {
    widgetId,
    state: NO_FILTERS,
    loop: undefined,
    groups: new Set(),
    loops: 0,
    openers: new Set(),
    said: new Set(),
    isAwake: false,
  };
  lists.set(widgetId, list);
  return list;
}

/** Opens a list and all its groups. Rejects where the engine cannot be fetched. */
export const wake = async (list: List): Promise<void> => {
  list.isAwake = true;
  for (const open of list.openers) await open();
};

export const tell = ({ widgetId }: List, error: unknown): void =>
  report(`list ${widgetId} cannot be filtered`, error, 'error');

/** The same, for whoever does not wait for it. */
export const wakeOrTell = (list: List): Promise<void> => wake(list).catch((error) => tell(list, error));
