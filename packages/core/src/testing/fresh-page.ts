import { configure } from '@testing-library/dom';
import { reports } from '../dom/reporter';

// What is loaded later takes its time on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

// Test files share a page, which saves time: this removes everything that the file before has left in it.
for (const element of [document.documentElement, document.head, document.body]) {
  for (const { name } of [...element.attributes]) element.removeAttribute(name);
}
document.head.replaceChildren();
document.body.replaceChildren();
localStorage.clear();
sessionStorage.clear();
history.replaceState(null, '', '/');
// A spy on the cookies is a property of the document's own, and may be left there.
Reflect.deleteProperty(document, 'cookie');
// jsdom has none: tests put their own.
for (const { prototype } of [Element, HTMLElement]) Reflect.deleteProperty(prototype, 'scrollIntoView');
// A page reports each message once, and so many in all.
reports().told.clear();
