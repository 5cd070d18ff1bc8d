/** Every widget that a page can mark, and the Api that mounts it: contract section 4. */
export const API_OF_WIDGET = { form: 'forms' } as const;

/** A name in `data-mountkit`. */
export type WidgetName = keyof typeof API_OF_WIDGET;

/** A name for `mountkit.load`. */
export type ApiName = (typeof API_OF_WIDGET)[WidgetName];

/** What each chunk exports. */
export interface Apis {
  forms: typeof import('./chunks/forms');
}
