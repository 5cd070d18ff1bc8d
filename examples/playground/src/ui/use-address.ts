import { useCallback, useEffect, useRef, useState } from 'react';
import { readAddress, writeAddress } from '../logic/address';
import type { PlaygroundState } from '../logic/state';

/** How a change stands in the history: a choice can be taken back, typing is one entry. */
type Weight = 'choice' | 'typing';

/** Changes a part of the state. */
export type Change = (part: Partial<PlaygroundState>, weight?: Weight) => void;

/** The state as the address has it. */
export interface AddressState {
  /** Null until the address is read. */
  readonly state: PlaygroundState | null;
  readonly change: Change;
  /** What of the address could not be read. */
  readonly problems: readonly string[];
  readonly dismiss: () => void;
}

/** Browsers let a page write its address a few times a second only. */
const TYPING_MS = 250;

/** Keeps the state in the address of the page, and follows the address where it changes. */
export function useAddress(): AddressState {
  const [state, setState] = useState<PlaygroundState | null>(null);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const newest = useRef<PlaygroundState | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const queue = useRef<Promise<unknown>>(Promise.resolve());

  const write = useCallback((weight: Weight) => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const wanted = newest.current;
    if (wanted === null) return;
    // One after the other: packing takes its time, and entries must not change places.
    queue.current = queue.current.then(async () => {
      const hash = await writeAddress(wanted);
      const url = hash ? `#${hash}` : location.pathname + location.search;
      if (weight === 'choice') history.pushState(null, '', url);
      else history.replaceState(null, '', url);
    });
  }, []);

  const change = useCallback<Change>(
    (part, weight = 'choice') => {
      if (newest.current === null) return;
      // What was typed before a choice belongs to the entry that the choice leaves.
      if (weight === 'choice' && timer.current !== undefined) write('typing');
      newest.current = { ...newest.current, ...part };
      setState(newest.current);
      if (weight === 'choice') return write('choice');
      clearTimeout(timer.current);
      timer.current = setTimeout(() => write('typing'), TYPING_MS);
    },
    [write],
  );

  useEffect(() => {
    let asked = 0;
    const read = async () => {
      const mine = ++asked;
      clearTimeout(timer.current);
      timer.current = undefined;
      const found = await readAddress(location.hash);
      if (mine !== asked) return;
      newest.current = found.state;
      setState(found.state);
      setProblems(found.problems);
    };
    read();
    addEventListener('popstate', read);
    return () => {
      asked = Number.POSITIVE_INFINITY;
      clearTimeout(timer.current);
      removeEventListener('popstate', read);
    };
  }, []);

  return { state, change, problems, dismiss: useCallback(() => setProblems([]), []) };
}
