import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import {
  findCommand,
  installBrowsers,
  installPackages,
  installPostgres,
  installWordPress,
} from './install-missing.mjs';
import { startPostgres } from './postgres.mjs';
import { at, tool } from './root.mjs';
import { runCommand } from './run-command.mjs';
import { runSteps } from './run-steps.mjs';
import { listTests, runVitest } from './run-vitest.mjs';

const isFast = process.argv.includes('--fast');
const browserTests = listTests('e2e');
const cores = availableParallelism();

installPackages();
if (!isFast) {
  installBrowsers();
  installPostgres();
  installWordPress();
}

/** What needs no build. The longest first: two run at a time. */
const checks = [
  ...checkTypes('types', 'tsconfig.json'),
  ...checkTypes('types of the server', 'examples/server/tsconfig.json'),
  ...checkTypes('types of the provider', 'packages/provider/tsconfig.json'),
  ...checkTypes('types of the form editor', 'packages/provider/editor/tsconfig.json'),
  ...(browserTests.length > 0 ? checkTypes('types of the browser tests', 'e2e/tsconfig.json') : []),
  command('unused code', tool('knip'), ['--no-progress', '--no-config-hints']),
  script('import rules', 'scripts/check-imports.mjs'),
  ...checkTypes('types of the playground', 'examples/playground/tsconfig.json'),
  ...checkTypes('types of pure files', 'tsconfig.pure.json'),
  command('format and lint', tool('biome'), ['ci', '--error-on-warnings', '--colors=off']),
  // Who has no PHP still has a fast run.
  ...(isFast && !findCommand('php') ? [] : [{ name: 'WordPress plugin', run: runPhpTests }]),
];

/** Whole forms run on React at every commit; on preact, which takes as long again, in `npm test`. */
const unitProjects = ['logic', 'page', 'react', ...(isFast ? [] : ['page-preact'])];

const fastStages = [
  checks,
  [
    {
      name: 'unit',
      run: () => runVitest(unitProjects, ['packages', 'scripts', 'examples/playground'], { workers: cores }),
    },
  ],
];

const allStages = [
  checks,
  [
    {
      name: 'unit',
      run: () => runVitest([...unitProjects, 'server'], ['packages', 'scripts', 'examples'], { workers: cores }),
    },
  ],
  [
    script('build', 'scripts/build.mjs'),
    { name: 'server on Postgres', run: () => runOnPostgres(['server'], ['packages/provider', 'examples/server']) },
  ],
  [
    { ...script('sizes', 'scripts/check-sizes.mjs'), needs: 'build' },
    { ...script('packages', 'scripts/check-packages.mjs'), needs: 'build' },
    { ...script('release, tried', 'scripts/check-release.mjs'), needs: 'build' },
  ],
  browserTests.length > 0 ? [{ name: 'browser tests', needs: 'build', run: () => runVitest(['e2e'], ['e2e']) }] : [],
];

const { passed, failed } = await runSteps(isFast ? fastStages : allStages);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

function checkTypes(name, config) {
  return existsSync(at(config)) ? [command(name, tool('tsc'), ['-p', config])] : [];
}

function script(name, file) {
  return command(name, process.execPath, [at(file)]);
}

/** Runs some vitest projects against a real Postgres, which is gone afterwards. */
async function runOnPostgres(projects, folders) {
  try {
    const postgres = await startPostgres();
    try {
      const env = { ...process.env, TEST_DATABASE_URL: postgres.url };
      const worker = new Worker(new URL('./test-on-postgres.mjs', import.meta.url), {
        env,
        workerData: { projects, folders },
      });
      const [result] = await once(worker, 'message');
      return result;
    } finally {
      postgres.stop();
    }
  } catch (error) {
    return { passed: 0, failed: 1, output: `${error.message}\n` };
  }
}

/** The tests of the WordPress plugin's pure parts, which count themselves in their last line. */
async function runPhpTests() {
  const { passed, output } = await runCommand('php', [at('packages/wordpress/tests/run.php')]);
  const [, good = 0, bad = 0] = /^(\d+) passed, (\d+) failed$/m.exec(output) ?? [];
  return { passed: Number(good), failed: passed ? Number(bad) : Math.max(1, Number(bad)), output };
}

/** A step that is one command and counts as one. */
function command(name, file, args) {
  return {
    name,
    run: async () => {
      const { passed, output } = await runCommand(file, args);
      return { passed: passed ? 1 : 0, failed: passed ? 0 : 1, output };
    },
  };
}
