import { shared } from '@mountkit/core';
import type { FullStore } from '../logic/state/full-state';
import type { FormStore } from '../logic/state/store';
import type { FormContext } from './form-context';

/** The state of each form that scripts of the page may reach, by the element that it is mounted on. */
export const openStores = (): WeakMap<Element, FormStore | FullStore> => shared('form-stores', () => new WeakMap());

/** Lets scripts reach a form's state until it is unmounted. */
export function shareStore(
  { element, scope }: Pick<FormContext, 'element' | 'scope'>,
  store: FormStore | FullStore,
): void {
  openStores().set(element, store);
  scope.add(() => openStores().delete(element));
}
