import { spawn, spawnSync } from 'node:child_process';
import { constants } from 'node:os';
import { listFiles, listFolders, listPackageFolders, readNewestTime } from './files.mjs';
import { installPackages } from './install-missing.mjs';
import { isBuildStale } from './is-build-stale.mjs';
import { at, root } from './root.mjs';

installPackages();

/** What is built beside the packages. */
const apps = [at('examples/server'), at('examples/playground'), at('examples/react-app')];
if (isBuildStale(readBuildTimes(), readSourceTime())) build();
serve();

/** Says when each dist/ was last written; 0 for one that is missing. */
function readBuildTimes() {
  const folders = [...listPackageFolders(at('packages')), ...apps, at('docs/.vitepress')];
  return folders.map((folder) => readNewestTime(listFiles(`${folder}/dist`)));
}

function readSourceTime() {
  const sources = [...listPackageFolders(at('packages')), ...apps].flatMap((folder) => [
    ...listFiles(`${folder}/src`),
    `${folder}/package.json`,
    `${folder}/tsup.config.ts`,
    `${folder}/vite.config.ts`,
  ]);
  return readNewestTime([...sources, ...listDocs(), at('rollup.config.mjs'), at('package-lock.json')]);
}

/** What the documentation is written from, without what its build writes. */
function listDocs() {
  const pages = listFiles(at('docs'), undefined, new Set(['reference', 'dist', 'cache']));
  return [...pages, ...listFolders(at('packages')).map((folder) => `${folder}/README.md`)];
}

function build() {
  const { status } = spawnSync(process.execPath, [at('scripts/build.mjs')], { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

function serve() {
  // In a group of its own: Ctrl-C reaches the server once, from here, and not from the terminal and npm as well.
  const server = spawn(process.execPath, [at('examples/server/dist/main.js')], { stdio: 'inherit', detached: true });
  let lastSignal = 0;
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      // The terminal and npm may both pass on one key press; a second one, later, is meant.
      if (Date.now() - lastSignal < 500) return;
      lastSignal = Date.now();
      server.kill(signal);
    });
  }
  process.on('exit', () => server.kill());
  server.on('error', (error) => {
    console.error(error.message);
    process.exit(1);
  });
  server.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
}
