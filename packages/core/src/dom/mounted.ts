import { shared } from './shared';

/** An instance, and the name by which its element is marked. */
export interface Mounted {
  readonly handle: { readonly element: object | null; unmount(): void };
  readonly name: string;
  /** The registry that it belongs to. */
  readonly group: string;
}

/** What every copy of mountkit has mounted on the page, the oldest first. */
export const mounted = (): Set<Mounted> => shared('mounted', () => new Set());
