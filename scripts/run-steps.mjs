import { runLimited } from './run-command.mjs';

/**
 * Runs stages of steps: one stage after the other, the steps of one stage two at a time, and all of them whatever fails.
 * A step: { name, run() -> { passed, failed, output }, needs?: name of a step of an earlier stage }.
 * Prints a line for each, and the output of those that failed; returns the sums.
 */
export async function runSteps(stages, print = console.log) {
  const results = new Map();
  for (const steps of stages) {
    await runLimited(
      steps.map((step) => async () => {
        const start = Date.now();
        const result = canRun(step, results) ? await step.run() : lack(step);
        results.set(step.name, result);
        print(describe(step.name, result, Date.now() - start));
      }),
    );
  }
  const sum = (key) => [...results.values()].reduce((total, result) => total + result[key], 0);
  return { passed: sum('passed'), failed: sum('failed') };
}

function canRun(step, results) {
  return !step.needs || results.get(step.needs)?.failed === 0;
}

function lack(step) {
  return { passed: 0, failed: 1, output: `not run, since ${step.needs} failed\n` };
}

function describe(name, { passed, failed, output }, milliseconds) {
  const time = `${(milliseconds / 1000).toFixed(1)}s`;
  const count = passed + failed > 1 ? ` (${passed} passed, ${failed} failed)` : '';
  return failed === 0 ? `ok ${name} ${time}${count}` : `failed ${name} ${time}${count}\n${output.trimEnd()}\n`;
}
