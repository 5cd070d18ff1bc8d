import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededForms } from '../sample-forms/seeded-forms';
import { BOX, layOutBars, topOf } from './bars';
import { BOM, formatRecord } from './csv';
import { readEvents } from './events';
import { listFieldNames, titleOf } from './form-fields';
import { daysOf, RANGES, readRange, spread, startOf } from './range';
import { makeSampleOverview } from './sample-overview';

const series = fc
  .integer({ min: 1, max: 90 })
  .chain((days) => fc.array(fc.array(fc.nat(1_000_000), { minLength: days, maxLength: days }), { maxLength: 5 }));
const arrangement = fc.constantFrom('stacked', 'beside');

describe('bars', () => {
  it('stay in the box, stand for their numbers, and never lie upon each other', () => {
    fc.assert(
      fc.property(series, arrangement, (values, how) => {
        const bars = layOutBars(values, how);
        expect(bars).toHaveLength(values.flat().filter((value) => value > 0).length);
        for (const { x, y, width, height } of bars) {
          expect(Math.min(x, y, width, height)).toBeGreaterThanOrEqual(0);
          expect(x + width).toBeLessThanOrEqual(BOX.width + 0.001);
          expect(y + height).toBeLessThanOrEqual(BOX.height + 0.001);
        }
        for (const [index, bar] of bars.entries())
          for (const other of bars.slice(index + 1, index + values.length)) {
            const isApart = other.x >= bar.x + bar.width - 0.001 || other.y + other.height <= bar.y + 0.001;
            expect(isApart).toBe(true);
          }
      }),
    );
  });

  it('have a scale that holds them, is never much too large, and has a whole half', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(10_000_000), { minLength: 1 }), (values) => {
        const top = topOf([values], 'stacked');
        const highest = Math.max(...values);
        expect(top).toBeGreaterThanOrEqual(highest);
        expect(top).toBeLessThanOrEqual(Math.max(2, highest * 2));
        expect(Number.isInteger(top / 2)).toBe(true);
      }),
    );
  });

  it('are as high as their part of the scale', () => {
    const [low, high] = layOutBars([[1, 4]], 'stacked');
    expect([low?.height, high?.height]).toEqual([BOX.height / 4, BOX.height]);
    expect(topOf([[3], [3]], 'stacked')).toBe(6);
    expect(topOf([[3], [3]], 'beside')).toBe(4);
    expect(layOutBars([], 'stacked')).toEqual([]);
  });
});

/** Reads CSV as RFC 4180 has it. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, plain = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    row.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === '\r\n') {
      rows.push(row);
      row = [];
    }
  }
  return rows;
}

describe('a record of CSV', () => {
  const text = fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[=+\-@\t\r\n", a]*$/));

  it('is read back as it was, but for what a spreadsheet would run', () => {
    fc.assert(
      fc.property(fc.array(text, { minLength: 1 }), (cells) => {
        const [read, ...more] = readCsv(formatRecord(cells));
        expect(more).toEqual([]);
        const bare = (all: readonly string[] = []) => all.map((cell) => cell.replaceAll("'", ''));
        expect(bare(read)).toEqual(bare(cells));
        for (const cell of read ?? []) expect(cell).not.toMatch(/^[=+\-@\t\r\n]/);
      }),
    );
  });

  it.each([
    ['=1+1', "'=1+1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['-2+3', "'-2+3"],
    ['+44 20', "'+44 20"],
    ['\tx', `"'\tx"`],
    ['\uFF1D1', "'\uFF1D1"],
    [' \u200B=1', " \u200B'=1"],
    ['\u00A0\uFEFF@x', "\u00A0\uFEFF'@x"],
    ['\u3164\u2060-1', "\u3164\u2060'-1"],
    [';=1', `";'=1"`],
    [',\u00AD+1', `",\u00AD'+1"`],
    ['ada;=1', `"ada;'=1"`],
    ['x\t =1', `"x\t '=1"`],
    ['a=b', 'a=b'],
    ['well-known', 'well-known'],
    ['=HYPERLINK("x","y")', `"'=HYPERLINK(""x"",""y"")"`],
    ['a,b', '"a,b"'],
    ['two\nlines', '"two\nlines"'],
  ])('holds %j as %j', (cell, written) => {
    expect(formatRecord([cell])).toBe(`${written}\r\n`);
  });

  it.each([
    ['+44 20 7946 0958', '+44 20 7946 0958'],
    ['+1 (555) 010-9999', '+1 (555) 010-9999'],
    ['-2.5', '-2.5'],
    ['-2,5', '"-2,5"'],
    ['-2+3', "'-2+3"],
    ["+cmd|' /C calc'!A0", `"'+cmd|' /C calc'!A0"`],
    ['=1', "'=1"],
  ])('holds %j of a field of numbers as %j', (sent, written) => {
    expect(formatRecord([{ sent }])).toBe(`${written}\r\n`);
  });

  it('leaves numbers numbers, and nothing empty', () => {
    expect(formatRecord([-3, 2.5, null, ''])).toBe('-3,2.5,,\r\n');
    expect(Buffer.from(BOM).toString('hex')).toBe('efbbbf');
  });
});

describe('a range', () => {
  it('is one of three', () => {
    expect(['7', '30', '90', '91', '-7', '7e9', '', undefined].map(readRange)).toEqual([7, 30, 90, 30, 30, 30, 30, 30]);
  });

  it('ends today and has as many days as it says, by UTC', () => {
    const now = Date.UTC(2026, 2, 1, 23, 59);
    for (const range of RANGES) {
      const days = daysOf(range, now);
      expect(new Set(days).size).toBe(range);
      expect(days.at(-1)).toBe('2026-03-01');
    }
    expect(daysOf(7, now)[0]).toBe('2026-02-23');
    expect(startOf(daysOf(7, now)).toISOString()).toBe('2026-02-23T00:00:00.000Z');
    expect(spread(['2026-01-01', '2026-01-02'], [{ day: '2026-01-02', value: 3 }])).toEqual([0, 3]);
  });
});

describe('events', () => {
  const shown = { name: 'popup-shown', subject: 'letter' };

  it('are read where they are whole', () => {
    expect(readEvents({ events: [{ ...shown, detail: 'x', email: 'a@example.com' }] })).toEqual([
      { ...shown, detail: 'x' },
    ]);
    const left = { name: 'form-left', subject: 'f', detail: '0-2/name' };
    expect(readEvents({ events: [left] })).toEqual([left]);
  });

  it.each([
    [null],
    [[]],
    [{ events: 'x' }],
    [{ events: [null] }],
    [{ events: [{ ...shown, name: 'other' }] }],
    [{ events: [{ ...shown, subject: '' }] }],
    [{ events: [{ ...shown, subject: 'a b' }] }],
    [{ events: [{ ...shown, subject: 'x'.repeat(65) }] }],
    [{ events: [{ name: 'form-left', subject: 'f' }] }],
    [{ events: Array(51).fill(shown) }],
  ])('are refused with a reason: %j', (body) => {
    expect(readEvents(body)).toMatch(/^expected /);
  });

  it('of any shape never throw', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (body) => {
        readEvents(body);
        readEvents({ events: [body] });
      }),
    );
  });
});

describe('the fields of a form', () => {
  it('are named for everything that a seeded form shows, once', () => {
    for (const { definition } of seededForms) {
      const names = listFieldNames(definition).map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
      expect(titleOf(definition)).not.toBe('');
    }
  });

  it('say what object they belong to, and leave hidden ones out', () => {
    const field = { name: 'name', label: 'Company', objectTypeId: '0-2' };
    const dependent = { name: 'size', label: '' };
    const shows = { ...field, dependentFieldFilters: [{ dependentFormField: dependent }] };
    const phone = { name: 'phone', fieldType: 'phonenumber' };
    const fields = [shows, phone, { name: 'secret', hidden: true }, null, { name: 7 }];
    expect(listFieldNames({ form: { formFieldGroups: [{ fields }, 'x'] } })).toEqual([
      { name: '0-2/name', label: 'Company' },
      { name: 'size', label: 'size' },
      { name: 'phone', label: 'phone', isNumber: true },
    ]);
    expect(listFieldNames({})).toEqual([]);
  });
});

it('sample figures add up, and are the same for the same days', () => {
  const sample = makeSampleOverview(30, 0);
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  expect(sum(sample.submissions.flatMap(({ values }) => [...values]))).toBe(sample.totals.submissions);
  expect(sample.isSample).toBe(true);
  expect(makeSampleOverview(30, 0)).toEqual(sample);
});
