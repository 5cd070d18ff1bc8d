/** Lays out rows of strings in columns: the first to the left, the others to the right. */
export function formatTable(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  const formatCell = (cell, column) => (column === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[column]));
  return rows.map((row) => row.map(formatCell).join('  ')).join('\n');
}
