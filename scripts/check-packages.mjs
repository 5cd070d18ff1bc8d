// What somebody gets who installs our packages: they are packed, looked at, installed into empty projects and used there
// on a server, in a page, by the compiler and by a bundler, with each version of React that we support.
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { listFiles, listPackageFolders } from './files.mjs';
import { packPackage } from './release/publish.mjs';
import { at, root, tool } from './root.mjs';
import { runCommand, runLimited } from './run-command.mjs';

const uses = at('scripts/fixtures/package-use');
const temp = mkdtempSync(join(tmpdir(), 'packages-'));
const problems = [];

try {
  const packages = await runLimited(listPackageFolders(at('packages')).map((folder) => () => pack(folder)));
  if (problems.length === 0) {
    const react18 = {
      name: 'react-18',
      dependencies: { react: '18.3.1', 'react-dom': '18.3.1', '@types/react': '18.3.31', '@types/react-dom': '18.3.7' },
      resolutions: ['bundler'],
    };
    const react19 = { name: 'react-19', dependencies: readExample(), resolutions: ['bundler', 'node16'], builds: true };
    await runLimited([
      () => run('API reports', process.execPath, [at('scripts/api.mjs')]),
      () => useIn(react18, packages),
      () => useIn(react19, packages),
      ...packages.map((packed) => () => lookAt(packed)),
    ]);
  }
} finally {
  rmSync(temp, { recursive: true, force: true });
}
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;

/** Runs a command; one that fails is a problem, with what it printed. */
async function run(what, command, args, options) {
  const start = Date.now();
  const { passed, output } = await runCommand(command, args, options);
  if (!passed) problems.push(`${what}:\n${output}`);
  console.log(`${passed ? 'ok' : 'failed'} ${what} ${((Date.now() - start) / 1000).toFixed(1)}s`);
  return passed ? output : '';
}

/** Packs a package as it would be published. */
async function pack(folder) {
  const meta = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
  return packPackage({ name: meta.name, version: meta.version, folder, meta }, { root, to: temp });
}

/** The two checkers of packages, at their strictest. */
async function lookAt({ name, file }) {
  const tarball = new Uint8Array(readFileSync(file)).buffer;
  const { messages, pkg } = await publint({ pack: { tarball }, strict: true });
  for (const message of messages) problems.push(`${name}: publint: ${formatMessage(message, pkg, { color: false })}`);
  // Scripts for the tag of a page and style sheets have no types.
  const scripts = Object.keys(pkg.exports).filter((entry) => /^\.\/(?:dist|themes)\//.test(entry));
  const excluded = scripts.length > 0 ? ['--exclude-entrypoints', ...scripts] : [];
  // What runs on servers only has no files for `require`.
  const profile = pkg.exports['.'].require === undefined ? ['--profile', 'esm-only'] : [];
  const options = ['--format', 'ascii', '--no-emoji', ...profile, ...excluded];
  await run(`${name}: types of every entry`, tool('attw'), [file, ...options]);
}

function readExample() {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(at('examples/react-app/package.json'), 'utf8'));
  const types = Object.entries(devDependencies).filter(([name]) => name.startsWith('@types/'));
  const foreign = Object.entries(dependencies).filter(([name]) => !name.startsWith('@mountkit/'));
  return Object.fromEntries([...foreign, ...types]);
}

/** Uses the packed packages in a project of their own, which is the example application with other dependencies. */
async function useIn({ name, dependencies, resolutions, builds = false }, packages) {
  const project = join(temp, name);
  mkdirSync(project);
  const skipped = ['node_modules', 'dist', 'package.json'].map((part) => at('examples/react-app', part));
  cpSync(at('examples/react-app'), project, { recursive: true, filter: (path) => !skipped.includes(path) });
  cpSync(uses, project, { recursive: true });
  for (const file of listFiles(at('packages'), isTypeTest))
    cpSync(file, join(project, 'types', file.split('/').at(-1)));

  const tarballs = Object.fromEntries(packages.map(({ name, file }) => [name, `file:${file}`]));
  const all = { ...tarballs, ...dependencies };
  writeFileSync(join(project, 'package.json'), JSON.stringify({ private: true, type: 'module', dependencies: all }));
  const options = ['--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock'];
  if (!(await run(`${name}: install`, 'npm', ['install', ...options], { cwd: project }))) return;

  checkFiles(project);
  const node = (file) => () => run(`${name}: ${file}`, process.execPath, [file, at('package.json')], { cwd: project });
  const build = () => run(`${name}: vite build`, tool('vite'), ['build', '--logLevel', 'warn'], { cwd: project });
  await runLimited([
    ...['server.mjs', 'server.cjs', 'widgets.mjs', 'widgets.cjs', 'browser.mjs'].map(node),
    ...resolutions.map((resolution) => () => checkTypes(name, project, resolution)),
    ...(builds ? [build] : []),
  ]);
}

function isTypeTest(path) {
  return /\.test-d\.tsx?$/.test(path) && !path.includes('/node_modules/');
}

/** What is accepted and what is refused, and the example, by one way of finding modules. */
function checkTypes(name, project, moduleResolution) {
  const { compilerOptions } = JSON.parse(readFileSync(join(project, 'tsconfig.json'), 'utf8'));
  const module = moduleResolution === 'node16' ? 'node16' : 'esnext';
  // The example is written for a bundler: it leaves out file extensions.
  const include = moduleResolution === 'node16' ? ['types'] : ['types', 'src'];
  const config = { compilerOptions: { ...compilerOptions, module, moduleResolution, skipLibCheck: true }, include };
  writeFileSync(join(project, `tsconfig.${moduleResolution}.json`), JSON.stringify(config));
  return run(`${name}: types, ${moduleResolution}`, tool('tsc'), ['-p', `tsconfig.${moduleResolution}.json`], {
    cwd: project,
  });
}

/** What the installed files hold: core is imported and never carried along, and the cleaner of markup is loaded late. */
function checkFiles(project) {
  const folder = join(project, 'node_modules/@mountkit/forms-embed/dist');
  const read = (file) => readFileSync(join(folder, file), 'utf8');
  const expect = (holds, problem) => holds || problems.push(`@mountkit/forms-embed: ${problem}`);
  const all = listFiles(folder, (path) => /\.c?js$/.test(path)).map((path) => path.slice(folder.length + 1));

  const coreMark = /Symbol\.for\(["']mountkit\.v1["']\)/;
  expect(
    coreMark.test(readFileSync(join(project, 'node_modules/@mountkit/core/dist/index.cjs'), 'utf8')),
    'the mark by which core is known has changed',
  );
  for (const file of all) expect(!coreMark.test(read(file)), `${file} carries core`);
  expect(/require\("@mountkit\/core"\)/.test(read('index.cjs')), 'index.cjs does not import core');
  expect(
    all.some((file) => /from ["']@mountkit\/core["']/.test(read(file))),
    'the ES modules do not import core',
  );
  const vanilla = all.filter((file) => file.startsWith('vanilla/'));
  const react = /(?:from |require\(|import\()["']p?react/;
  expect(vanilla.length > 5 && !vanilla.some((file) => react.test(read(file))), 'vanilla/ imports React');
  for (const file of ['react.js', 'react.cjs'])
    expect(/^["']use client["'];$/m.test(read(file)), `${file} is not marked for the client`);

  for (const files of [all.filter((file) => !file.includes('/')), vanilla]) checkLateFiles(files, { read, expect });
}

/** The cleaner and the numbering plans are each imported by one file, which is loaded late. */
function checkLateFiles(files, { read, expect }) {
  const nameOf = (file) => file?.split('/').at(-1);
  const purify = files.filter((file) => /from ["']dompurify["']/.test(read(file)));
  expect(purify.length === 1 && /^purify-/.test(nameOf(purify[0])), `dompurify is imported by ${purify}`);
  expect(
    files.some((file) => read(file).includes(`import("./${nameOf(purify[0])}")`)),
    'dompurify is not loaded late',
  );
  expect(!files.some((file) => read(file).includes(`from "./${nameOf(purify[0])}"`)), 'dompurify is loaded early');

  const phone = files.filter((file) => /from ["']libphonenumber-js\//.test(read(file)));
  expect(phone.length === 1 && /^phone-metadata-/.test(nameOf(phone[0])), `libphonenumber-js is imported by ${phone}`);
  expect(
    !files.some((file) => read(file).includes(`from "./${nameOf(phone[0])}"`)),
    'libphonenumber-js is loaded early',
  );
}
