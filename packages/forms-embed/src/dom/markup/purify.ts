import purifier from 'dompurify';
import { harmlessClasses, isLinkAction } from '../../logic/look/foreign-markup';

/** Elements in more others than any text needs: with so many ancestors, the page's style rules would take its time. */
const DEEP = Array(51).fill('*').join('>');

/** Takes from an element by what widgets, dialects or link actions would find it. */
function hideFromWidgets(element: Element): void {
  const classes = element.getAttribute('class');
  if (classes !== null) element.setAttribute('class', harmlessClasses(classes));
  if (isLinkAction(element.getAttribute('href') ?? '')) element.removeAttribute('href');
}

/** Cleans foreign markup; the one configuration of contract section 6. A chunk of its own, for its size. */
export function purify(markup: string): DocumentFragment {
  const clean = purifier.sanitize(markup, {
    RETURN_DOM_FRAGMENT: true,
    USE_PROFILES: { html: true },
    ALLOW_DATA_ATTR: false,
    FORBID_TAGS: ['style', 'template', 'form', 'input', 'button', 'textarea', 'select'],
    SANITIZE_NAMED_PROPS: true,
  });
  for (const element of clean.querySelectorAll(DEEP)) {
    if (clean.contains(element)) element.replaceWith(element.textContent ?? '');
  }
  for (const element of clean.querySelectorAll('[class],[href]')) hideFromWidgets(element);
  return clean;
}
