import { expect, it } from 'vitest';
import { drawQrCode } from './qr-code';

/** Whether the module of a row and column is dark; the quiet zone has four modules. */
const isDark = (path: string, row: number, column: number) => path.includes(`M${column + 4} ${row + 4}h1v1h-1z`);

it('draws the smallest code that holds a text, within its quiet zone', () => {
  expect(drawQrCode('a').size).toBe(21 + 8);
  expect(drawQrCode('a'.repeat(200)).size).toBeGreaterThan(21 + 8);
});

it('draws the three corners by which readers find it', () => {
  const { size, path } = drawQrCode('https://forms.example/contact');
  const last = size - 8 - 1;
  for (const [top, left] of [
    [0, 0],
    [0, last - 6],
    [last - 6, 0],
  ] as const) {
    const rows = Array.from({ length: 7 }, (_, row) =>
      Array.from({ length: 7 }, (__, column) => (isDark(path, top + row, left + column) ? '#' : '.')).join(''),
    );
    expect(rows).toEqual(['#######', '#.....#', '#.###.#', '#.###.#', '#.###.#', '#.....#', '#######']);
  }
});
