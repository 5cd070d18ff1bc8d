/** The box that bars are drawn into; the page stretches it. */
export const BOX = { width: 1000, height: 200 };
/** Of the room of a day, what is left free. */
const GAP = 0.25;

export interface Bar {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Of which series. */
  series: number;
}

/** Parts of a whole stand on each other, numbers to be compared beside each other. */
export type Arrangement = 'stacked' | 'beside';

/** A number for each day of each series, none below 0. */
type Values = readonly (readonly number[])[];

/** Lays out the bars of each day; a number that is 0 has none. */
export function layOutBars(series: Values, arrangement: Arrangement): Bar[] {
  const top = topOf(series, arrangement);
  const days = countDays(series);
  const room = BOX.width / Math.max(1, days);
  const width = (room * (1 - GAP)) / (arrangement === 'stacked' ? 1 : Math.max(1, series.length));
  const bars: Bar[] = [];
  for (let day = 0; day < days; day++) {
    const left = day * room + (room * GAP) / 2;
    let under = BOX.height;
    for (const [index, values] of series.entries()) {
      const height = ((values[day] ?? 0) / top) * BOX.height;
      if (height <= 0) continue;
      const x = arrangement === 'stacked' ? left : left + index * width;
      bars.push({ x, y: Math.max(0, under - height), width, height, series: index });
      if (arrangement === 'stacked') under -= height;
    }
  }
  return bars;
}

/** Where the scale ends: the next round number that holds all, whose half is a whole number too. */
export function topOf(series: Values, arrangement: Arrangement): number {
  const days = Array.from({ length: countDays(series) }, (_, day) => series.map((values) => values[day] ?? 0));
  const heights =
    arrangement === 'stacked' ? days.map((day) => day.reduce((sum, value) => sum + value, 0)) : days.flat();
  const highest = heights.reduce((most, value) => Math.max(most, value), 2);
  const power = 10 ** Math.floor(Math.log10(highest));
  return [1, 2, 4, 6, 10].map((step) => step * power).find((top) => top >= highest && top > 1) ?? highest;
}

function countDays(series: Values): number {
  return series.reduce((most, values) => Math.max(most, values.length), 0);
}
