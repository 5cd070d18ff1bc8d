/** The ends of a range that a visitor has chosen; an end that is absent is open. */
export interface Range {
  readonly min?: number;
  readonly max?: number;
}

/** Between the ends of a range, as a term of an address: `10..50`, `10..`, `..50`. */
const BETWEEN = '..';

const readEnd = (text: string): number | undefined => {
  const end = Number(text);
  return text.trim() && Number.isFinite(end) ? end : undefined;
};

/** Reads a range from its term; what is no number is an open end. */
export function readRange(term: string): Range {
  const at = term.indexOf(BETWEEN);
  if (at < 0) return {};
  const [min, max] = [readEnd(term.slice(0, at)), readEnd(term.slice(at + BETWEEN.length))];
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
}

/** The term of a range within its limits; an end at its limit is open, so that it stays open where the limits change. */
export function writeRange({ min, max }: Required<Range>, limits: Required<Range>): string {
  const from = min > limits.min ? `${min}` : '';
  const to = max < limits.max ? `${max}` : '';
  return from || to ? from + BETWEEN + to : '';
}

/** The ends after one of them was moved: within the limits, and never beyond the other one. */
export function moveEnd(
  range: Required<Range>,
  end: 'min' | 'max',
  to: number,
  limits: Required<Range>,
): Required<Range> {
  const within = Math.min(limits.max, Math.max(limits.min, Number.isNaN(to) ? limits[end] : to));
  return { ...range, [end]: end === 'min' ? Math.min(within, range.max) : Math.max(within, range.min) };
}
