import { expect, test } from 'vitest';
import { runSteps } from './run-steps.mjs';

const step = (name, failed = 0, more = {}) => ({
  name,
  run: async () => ({ passed: failed ? 0 : 1, failed, output: `${name} says\n` }),
  ...more,
});

test('goes on after a failure, and prints the output of what failed only', async () => {
  const lines = [];
  const sums = await runSteps([[step('lint', 1), step('types')], [step('unit')]], (line) => lines.push(line));
  expect(sums).toEqual({ passed: 2, failed: 1 });
  expect(lines[0]).toMatch(/^failed lint \d+\.\ds\nlint says\n$/);
  expect(lines[1]).toMatch(/^ok types \d+\.\ds$/);
  expect(lines[2]).toMatch(/^ok unit /);
});

test('fails a step whose need failed, without running it', async () => {
  const lines = [];
  const stages = [[step('build', 1)], [step('browser tests', 0, { needs: 'build', run: () => Promise.reject() })]];
  expect(await runSteps(stages, (line) => lines.push(line))).toEqual({ passed: 0, failed: 2 });
  expect(lines[1]).toContain('not run, since build failed');
});

test('runs two steps of a stage at a time', async () => {
  let running = 0;
  let most = 0;
  const run = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
    return { passed: 1, failed: 0, output: '' };
  };
  const steps = ['a', 'b', 'c', 'd'].map((name) => ({ name, run }));
  expect(await runSteps([steps], () => {})).toEqual({ passed: 4, failed: 0 });
  expect(most).toBe(2);
});
