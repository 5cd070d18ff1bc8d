import { shared, type WidgetContext } from '@mountkit/core';
import type { RichStore } from './logic/rich-state';
import type { FormStore } from './logic/store';

/** The state of each form that scripts of the page may reach, by the element that it is mounted on. */
export const openStores = (): WeakMap<Element, FormStore | RichStore> => shared('form-stores', () => new WeakMap());

/** Lets scripts reach a form's state until it is unmounted. */
export function shareStore(
  { element, scope }: Pick<WidgetContext<never, never>, 'element' | 'scope'>,
  store: FormStore | RichStore,
): void {
  openStores().set(element, store);
  scope.add(() => openStores().delete(element));
}
