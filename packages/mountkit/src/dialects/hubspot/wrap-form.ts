import type { WrappedForm } from './options';

type Wrap = (element: HTMLElement) => WrappedForm;

/** The page's jQuery, if it is loaded. */
export const pageJquery = (): Wrap | undefined => {
  const { jQuery } = window as { jQuery?: unknown };
  return typeof jQuery === 'function' ? (jQuery as Wrap) : undefined;
};

/** `$form` of the incumbent's callbacks: facts, 'Host-page contract of the incumbent'. */
export const wrapForm: Wrap = (element) => pageJquery()?.(element) ?? [element];
