/** The members of jQuery that are used; the page may have any release. */
export interface JQueryEvents {
  trigger(name: string, args?: readonly unknown[]): unknown;
  triggerHandler(name: string, args?: readonly unknown[]): unknown;
  on(names: string, listener: JQueryListener): unknown;
  off(names: string, listener?: JQueryListener): unknown;
}

export type JQueryListener = (event: unknown, ...args: never[]) => void;

/** The page's jQuery, if it is loaded. */
export const findJQuery = () => (window as { jQuery?: (target: unknown) => JQueryEvents }).jQuery;

/** The shop's events that more than one file names: facts part A. */
export const ADDING = 'adding_to_cart';
export const ADDED = 'added_to_cart';
export const REMOVED = 'removed_from_cart';
