import { shared } from './shared';

/** An instance, and the name that marks its element. */
export interface Mounted {
  readonly handle: { readonly element: object | null; unmount(): void };
  readonly name: string;
  /** The registry that it belongs to. */
  readonly group: string;
}

/** The instances of all copies of mountkit on the page, the oldest first. */
export const mounted = (): Set<Mounted> => shared('mounted', () => new Set());
