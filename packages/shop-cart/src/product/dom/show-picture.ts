import type { VariationPicture } from '../logic/variation';

/** Shows a picture in place of another, and that one again with null. */
export function openPicture(picture: HTMLImageElement | null): (shown: VariationPicture | null) => void {
  const link = picture?.closest('a');
  const elements = [picture, link].filter((element) => element !== null && element !== undefined);
  /** What the page had, by element and attribute; empty while it is shown. */
  let before: { element: Element; name: string; value: string | null }[] = [];
  const set = (element: Element | null | undefined, name: string, value: string) => {
    if (!element) return;
    before.push({ element, name, value: element.getAttribute(name) });
    if (value) element.setAttribute(name, value);
    else element.removeAttribute(name);
  };
  return (shown) => {
    if (!elements[0]) return;
    for (const { element, name, value } of before.reverse()) {
      if (value === null) element.removeAttribute(name);
      else element.setAttribute(name, value);
    }
    before = [];
    if (!shown) return;
    // First what says which source to take, so that none is loaded in vain.
    for (const name of ['srcset', 'sizes', 'src', 'alt', 'title'] as const) set(picture, name, shown[name]);
    set(picture, 'data-src', shown.full_src || shown.src);
    if (link) set(link, 'href', shown.full_src || shown.src);
  };
}
