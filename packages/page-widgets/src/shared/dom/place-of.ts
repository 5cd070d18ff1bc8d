/** The element of this page that an address leads to by its hash. */
export function placeOf({ hash }: HTMLAnchorElement | Location): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}
