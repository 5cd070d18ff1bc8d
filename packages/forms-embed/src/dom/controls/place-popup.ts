/**
 * Places a popup below its field, or above it if there is only room there, and moves it sideways into the window.
 * Nothing else on the page moves.
 */
export function placePopup(popup: HTMLElement, field: HTMLElement): void {
  const { clientWidth, clientHeight } = field.ownerDocument.documentElement;
  const { top, bottom, left, right } = field.getBoundingClientRect();
  const { width, height } = popup.getBoundingClientRect();
  popup.classList.toggle('mk-above', bottom + height > clientHeight && top > height);
  const wanted = getComputedStyle(field).direction === 'rtl' ? right - width : left;
  popup.style.left = `${Math.max(0, Math.min(wanted, clientWidth - width)) - left}px`;
}
