/** How one variant of a popup fared. */
export interface VariantFigures {
  variant: string;
  shown: number;
  closed: number;
  /** How often it reached its aim: a form in it was sent, or what is marked `data-converts` was pressed. */
  converted: number;
}

/** A variant beside the first one of its popup. */
export interface Comparison extends VariantFigures {
  /** Conversions by view; null without a view. */
  rate: number | null;
  /** By how much its rate differs from the first one's, and the 95 percent interval of that; null where nothing can be said. */
  difference: { value: number; low: number; high: number } | null;
  verdict: string;
}

/** Views that each of two variants needs before anything is said of them, and conversions that both need together. */
const ENOUGH = { views: 100, conversions: 10 };

/** The normal distribution's 97.5 percent point. */
const Z = 1.96;

/** The variants of one popup, each compared with the first by name. */
export function compareVariants(figures: readonly VariantFigures[]): Comparison[] {
  const [first, ...others] = [...figures].sort((a, b) => (a.variant < b.variant ? -1 : 1));
  if (!first) return [];
  return [
    { ...first, rate: rateOf(first), difference: null, verdict: 'the others are compared with this one' },
    ...others.map((other) => ({ ...other, ...compare(first, other) })),
  ];
}

function compare(first: VariantFigures, other: VariantFigures): Pick<Comparison, 'rate' | 'difference' | 'verdict'> {
  const [before, rate] = [rateOf(first), rateOf(other)];
  const views = Math.min(first.shown, other.shown);
  if (before === null || rate === null || views < ENOUGH.views)
    return { rate, difference: null, verdict: `${views} of ${ENOUGH.views} views: too few to say anything` };
  const conversions = first.converted + other.converted;
  if (conversions < ENOUGH.conversions)
    return {
      rate,
      difference: null,
      verdict: `${conversions} of ${ENOUGH.conversions} conversions: too few to say anything`,
    };
  const value = rate - before;
  const error = Z * Math.sqrt((before * (1 - before)) / first.shown + (rate * (1 - rate)) / other.shown);
  const [low, high] = [value - error, value + error];
  const verdict = low > 0 ? `better than ${first.variant}` : high < 0 ? `worse than ${first.variant}` : 'may be chance';
  return { rate, difference: { value, low, high }, verdict };
}

/** One view can reach its aim once. */
const rateOf = ({ shown, converted }: VariantFigures) => (shown ? Math.min(converted / shown, 1) : null);
