import { prepare } from '@mountkit/forms-embed/prepare';

/** What each chunk exports. */
export interface Apis {
  forms: typeof import('./chunks/forms');
}

/** A name for `mountkit.load`. */
export type ApiName = keyof Apis;

/** A name in `data-mountkit`: the Api that mounts it, and what can be done while that is on its way. */
interface MarkedWidget {
  readonly api: ApiName;
  readonly prepare?: (element: HTMLElement) => void;
}

/** Every widget that a page can mark: contract section 3. */
export const WIDGETS: Readonly<Record<string, MarkedWidget>> = {
  form: { api: 'forms', prepare },
};
