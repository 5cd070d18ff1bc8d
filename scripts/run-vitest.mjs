import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countTests } from './count-tests.mjs';
import { listFiles } from './files.mjs';
import { at, tool } from './root.mjs';
import { runCommand } from './run-command.mjs';

/** Milliseconds: browsers on a busy machine take their time. */
const longest = 50 * 60_000;

const isTest = (path) => /\.test\.(ts|tsx|mjs)$/.test(path);

/**
 * Runs some vitest projects; every test file in the folders must have been run by one of them.
 * `only`: a part of the paths of the test files that are run. Default: all. `workers`: how many run at a time.
 * Default: one for each core but one.
 */
export async function runVitest(projects, folders, { only = [], workers } = {}) {
  const temp = mkdtempSync(join(tmpdir(), 'vitest-'));
  const reportFile = join(temp, 'report.json');
  const projectArgs = projects.flatMap((project) => ['--project', project]);
  const workerArgs = workers ? [`--maxWorkers=${workers}`] : [];
  const reporterArgs = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`];
  const run = await runCommand(tool('vitest'), ['run', ...only, ...projectArgs, ...workerArgs, ...reporterArgs], {
    timeout: longest,
  });
  const report = readReport(reportFile);
  rmSync(temp, { recursive: true });

  const files = folders.flatMap((folder) => listTests(folder));
  const { passed, failed, missed } = countTests({ report, exitedWell: run.passed, files });
  const notes = missed.map((file) => `not run by ${projects.join(', ')}: ${file}\n`).join('');
  return { passed, failed, skipped: report?.numPendingTests ?? 0, output: run.output + notes };
}

/** Lists the test files in a folder, whatever the projects make of them. */
export function listTests(folder) {
  return listFiles(at(folder), isTest);
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
