import type { TaxonomyFilters } from './logic/filters';

/** Event name to the type of its detail: contract section 5. */
export interface FilterEvents {
  /** It cannot be used. */
  renderError: { code: string; message: string };
  /** It can be used. */
  ready: object;
  /** A choice is about to be taken; prevented, nothing changes. On the group, or on the list where no group is meant. */
  change: {
    /** What the list would be narrowed to, by taxonomy. */
    readonly filters: TaxonomyFilters;
    /** The address that the page would have. */
    readonly url: string;
  };
  /** The list is being asked for. */
  loading: { readonly url: string };
  /** The list is there, or goes on with a further page. */
  loaded: { readonly url: string; readonly element: HTMLElement };
  /** The list did not come; what was there before stays. */
  failed: { readonly code: string; readonly url: string };
}
