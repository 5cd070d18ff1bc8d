import { expect, test } from 'vitest';
import { compareReports, listMarks } from './compare-reports.mjs';

test('reads marks from comments', () => {
  expect(listMarks("import 'x'; // breaks: no-x\nimport 'y';\n// breaks: no-z\n")).toEqual(['no-x', 'no-z']);
});

test('has nothing to say where exactly the marked is reported', () => {
  const reports = [{ rule: 'no-x', from: 'a.ts' }];
  expect(compareReports({ rules: ['no-x'], marks: reports, reported: reports })).toEqual([]);
});

test('tells what is missing, what is too much and what is not tried', () => {
  const problems = compareReports({
    rules: ['no-x', 'no-y'],
    marks: [{ rule: 'no-x', from: 'a.ts' }],
    reported: [{ rule: 'no-x', from: 'b.ts' }],
  });
  expect(problems).toEqual([
    'bad example: not reported: no-x in a.ts',
    'bad example: reported wrongly: no-x in b.ts',
    'bad example: breaks no no-y',
  ]);
});
