import { formatTable } from '../../scripts/format-table.mjs';

/** Draws what a row found, a table for each of its cases. */
export const drawTables = (row, cases) =>
  cases.map((found) => [`${row.title}: ${found.label}`, drawTable(row, found)].join('\n')).join('\n\n');

function drawTable({ metrics, isExact, baseline: named }, { results }) {
  const baseline = results.find(({ name }) => name === named);
  const header = ['', ...metrics.flatMap(({ label }) => [label, isExact ? '' : 'quartiles', 'ratio'])];
  const lines = results.map((result) => [
    result.label,
    ...metrics.flatMap((metric) => drawCells(metric, result[metric.key], baseline?.[metric.key], isExact)),
  ]);
  return formatTable(dropEmptyColumns([header, ...lines]));
}

function drawCells({ digits, isRelative = true }, { median, low, high }, baseline, isExact) {
  const show = (number) =>
    number.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
  const ratio = isRelative && baseline?.median ? `${(median / baseline.median).toFixed(2)}x` : '';
  return [show(median), isExact ? '' : `${show(low)}-${show(high)}`, ratio];
}

function dropEmptyColumns(rows) {
  const [header, ...lines] = rows;
  const kept = header.map((_, column) => lines.some((line) => line[column] !== ''));
  kept[0] = true;
  return rows.map((row) => row.filter((_, column) => kept[column]));
}
