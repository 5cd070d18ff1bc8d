import { existsSync, rmSync } from 'node:fs';
import { basename } from 'node:path';
import { listFolders, listPackageFolders } from './files.mjs';
import { installPackages } from './install-missing.mjs';
import { at, tool } from './root.mjs';
import { runCommand, runLimited } from './run-command.mjs';

installPackages();

const tag = at('packages/mountkit');
const core = at('packages/core');
const provider = at('packages/provider');
const apart = [core, tag, provider];
const widgets = listPackageFolders(at('packages')).filter((folder) => !apart.includes(folder));
const examples = listFolders(at('examples')).filter((folder) => hasConfig(folder) || basename(folder) === 'server');

// Old chunks keep their hashed names and would be measured with the new ones.
for (const folder of [...apart, ...widgets, ...examples]) rmSync(`${folder}/dist`, { recursive: true, force: true });
rmSync(at('e2e/dist-react'), { recursive: true, force: true });

// The script tag is made of the sources. Packages name the types of those before them: the provider's name forms-embed's.
await build([bundleTag, () => bundleAll([core, ...widgets, tag, provider])]);
await build([
  () => runStep('docs: vitepress', process.execPath, [at('scripts/docs/build.mjs')]),
  () => runStep('playground: vite', tool('vite'), ['build'], at('examples/playground')),
  // Beside what tsup has written, which removes what it finds.
  () => runStep('form editor: vite', tool('vite'), ['build'], at('packages/provider/editor')),
  () => runStep('react-app: vite', tool('vite'), ['build'], at('examples/react-app')),
  ...examples.map((folder) => () => bundle(folder)),
]);

/** Does the jobs two at a time, and ends the build with their output where one failed. */
async function build(jobs) {
  const results = await runLimited(jobs);
  if (!results.every(Boolean)) process.exit(1);
}

function bundle(folder) {
  const name = `${basename(folder)}: tsup`;
  // Left out without a word, a package would be missed only by those who install it.
  if (!hasConfig(folder)) return report(name, { passed: false, output: `${folder}/tsup.config.ts is missing\n` });
  return runStep(name, tool('tsup'), [], folder);
}

async function bundleAll(folders) {
  for (const folder of folders) if (!(await bundle(folder))) return false;
  return true;
}

function bundleTag() {
  return runStep('mountkit: rollup', tool('rollup'), ['-c', 'rollup.config.mjs'], at());
}

async function runStep(name, command, args, cwd) {
  const start = Date.now();
  const result = await runCommand(command, args, { cwd });
  return report(`${name} ${((Date.now() - start) / 1000).toFixed(1)}s`, result);
}

function report(name, { passed, output }) {
  if (passed) console.log(`ok ${name}`);
  else console.error(`failed ${name}\n${output}`);
  return passed;
}

function hasConfig(folder) {
  return existsSync(`${folder}/tsup.config.ts`);
}
