/** Path data of SVG: commands and numbers, beginning with a move. */
const DATA = /^\s*[mM][\s\d.,eE+\-mMlLhHvVcCsSqQtTaAzZ]*$/;

/** Longer than any path that text is written along. */
const LIMIT = 20_000;

/** Path data if they are some; else empty. */
export const pathData = (text: string): string => (text.length <= LIMIT && DATA.test(text) ? text.trim() : '');

/** The field of view of a picture, from its own or from its size; null for none. */
export function viewBoxOf(viewBox: string | null, width: string | null, height: string | null): string | null {
  const numbers = (viewBox ?? `0 0 ${Number.parseFloat(width ?? '')} ${Number.parseFloat(height ?? '')}`)
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [x, y, w = 0, h = 0] = numbers;
  return numbers.length === 4 && numbers.every(Number.isFinite) && w > 0 && h > 0 ? `${x} ${y} ${w} ${h}` : null;
}
