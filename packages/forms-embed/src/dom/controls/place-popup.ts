/**
 * Puts a popup below the field it belongs to, or above it where there is no room below but there is above; and to the
 * side as far as it would stand out of the window. Nothing else on the page moves.
 */
export function placePopup(popup: HTMLElement, field: HTMLElement): void {
  const { clientWidth, clientHeight } = field.ownerDocument.documentElement;
  const { top, bottom, left, right } = field.getBoundingClientRect();
  const { width, height } = popup.getBoundingClientRect();
  popup.classList.toggle('mk-above', bottom + height > clientHeight && top > height);
  const wanted = getComputedStyle(field).direction === 'rtl' ? right - width : left;
  popup.style.left = `${Math.max(0, Math.min(wanted, clientWidth - width)) - left}px`;
}
