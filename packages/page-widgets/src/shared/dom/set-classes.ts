import { dropEmpty } from './drop-empty';

/** Sets classes, or takes them away, and no empty attribute stays behind. */
export function setClasses(element: Element | null | undefined, names: string | undefined, isSet: boolean): void {
  if (!element) return;
  for (const name of names?.match(/\S+/g) ?? []) element.classList.toggle(name, isSet);
  dropEmpty(element, 'class');
}
