import type { TaxonomyFilters } from './logic/filters';

/** Event name to the type of its detail: contract section 5. */
export interface FilterEvents {
  /** The widget could not be started. */
  renderError: { code: string; message: string };
  /** The widget can be used. */
  ready: object;
  /** A choice is about to be applied; prevent it and nothing changes. On the group, or on the list for its own links. */
  change: {
    /** The filters of the list after the choice, by taxonomy. */
    readonly filters: TaxonomyFilters;
    /** The address of the page after the choice. */
    readonly url: string;
  };
  /** The list is being fetched. */
  loading: { readonly url: string };
  /** The list is shown, or a further page has been added to it. */
  loaded: {
    readonly url: string;
    readonly element: HTMLElement;
    /** How many items the list has on all its pages, where the server says it. */
    readonly total?: number;
  };
  /** The list could not be fetched; the one before stays. */
  failed: { readonly code: string; readonly url: string };
}
