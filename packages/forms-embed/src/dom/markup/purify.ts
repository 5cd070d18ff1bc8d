import purifier from 'dompurify';
import { harmlessClasses, isHarmlessStyle, isLinkAction } from '../../logic/look/foreign-markup';

/** Elements nested deeper than any text needs, which would make the page's style rules slow. */
const DEEP = Array(51).fill('*').join('>');

/** Removes the attributes by which widgets, dialects or link actions would find an element. */
function hideFromWidgets(element: Element): void {
  const classes = element.getAttribute('class');
  if (classes !== null) element.setAttribute('class', harmlessClasses(classes));
  if (isLinkAction(element.getAttribute('href') ?? '')) element.removeAttribute('href');
}

/** Removes declarations by which an element could cover the page around it, or load something. */
function keepInBox({ style }: HTMLElement): void {
  for (const property of [...style]) {
    if (!isHarmlessStyle(property, style.getPropertyValue(property))) style.removeProperty(property);
  }
  if (style.width) style.maxWidth = '100%';
}

/** A link may open a tab of its own, so that a visitor stays in the form; it may do so nowhere else. */
function keepInTabs(element: Element): void {
  const opensTab = element.matches('a[target=_blank i]');
  element.removeAttribute('target');
  if (!opensTab) return;
  element.setAttribute('target', '_blank');
  element.setAttribute('rel', 'noopener');
}

/** Cleans foreign markup, configured by contract section 6. A chunk of its own because of its size. */
export function purify(markup: string): DocumentFragment {
  const clean = purifier.sanitize(markup, {
    RETURN_DOM_FRAGMENT: true,
    USE_PROFILES: { html: true },
    ALLOW_DATA_ATTR: false,
    FORBID_TAGS: ['style', 'template', 'form', 'input', 'button', 'textarea', 'select'],
    SANITIZE_NAMED_PROPS: true,
    ADD_ATTR: ['target'],
  });
  for (const element of clean.querySelectorAll(DEEP)) {
    if (clean.contains(element)) element.replaceWith(element.textContent ?? '');
  }
  for (const element of clean.querySelectorAll('[class],[href]')) hideFromWidgets(element);
  for (const element of clean.querySelectorAll<HTMLElement>('[style]')) keepInBox(element);
  for (const element of clean.querySelectorAll('[target]')) keepInTabs(element);
  return clean;
}
