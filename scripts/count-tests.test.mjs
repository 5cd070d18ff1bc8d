import { expect, test } from 'vitest';
import { countTests } from './count-tests.mjs';

const report = (numPassedTests, numFailedTests, names) => ({
  numPassedTests,
  numFailedTests,
  testResults: names.map((name) => ({ name })),
});

test('counts every test', () => {
  const counts = countTests({ report: report(3, 2, ['/a']), exitedWell: false, files: ['/a'] });
  expect(counts).toEqual({ passed: 3, failed: 2, missed: [] });
});

test('counts a failure where the run failed and no test did', () => {
  expect(countTests({ report: report(3, 0, ['/a']), exitedWell: false, files: ['/a'] }).failed).toBe(1);
});

test('counts a failure where no test ran', () => {
  expect(countTests({ report: report(0, 0, []), exitedWell: true, files: [] }).failed).toBe(1);
});

test('counts a failure where there is no report', () => {
  expect(countTests({ report: undefined, exitedWell: true, files: [] })).toMatchObject({ passed: 0, failed: 1 });
});

test('counts a failure where a test file belongs to no project', () => {
  const counts = countTests({ report: report(3, 0, ['/a']), exitedWell: true, files: ['/a', '/b'] });
  expect(counts).toEqual({ passed: 3, failed: 1, missed: ['/b'] });
});
