// Tries a release with what is built, as `npm run release -- --dry-run` does, with no registry to be found, and looks at
// what it would publish and serve. The repository has to be the same afterwards.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listFiles } from './files.mjs';
import { hash } from './measure.mjs';
import { readPackages } from './release/packages.mjs';
import { readZip } from './release/read-zip.mjs';
import { SIZES_FILE } from './release/sizes.mjs';
import { at, root } from './root.mjs';
import { runCommand } from './run-command.mjs';

// Nothing answers on this port, so that whatever asks the network fails.
process.env.npm_config_registry = 'http://127.0.0.1:9/';
process.env.npm_config_fetch_retries = '0';

const work = mkdtempSync(join(tmpdir(), 'release-'));
const problems = [];
const expect = (holds, problem) => holds || problems.push(problem);
const readSources = () =>
  ['CHANGELOG.md', 'package-lock.json', SIZES_FILE, ...readPackages(root).map(({ folder }) => `${folder}/package.json`)]
    .map((name) => readFileSync(name.startsWith('/') ? name : at(name), 'utf8'))
    .concat(readdirSync(at('.changeset')))
    .join('\n');

try {
  const before = readSources();
  const { passed, output } = await runCommand(process.execPath, ['scripts/release.mjs', '--dry-run', '--work', work]);
  console.log(output);
  expect(passed, 'the dry run failed');
  expect(readSources() === before, 'the dry run changed the repository');
  if (passed) {
    const packages = readPackages(join(work, 'repository'));
    checkOrder(output, packages);
    for (const entry of packages) await checkTarball(entry, packages[0].version);
    checkServed(join(work, 'served'), packages[0].version);
    checkPlugin(packages[0].version);
    expect(/^# \d+\.\d+\.\d+, /.test(readFileSync(join(work, 'notes.md'), 'utf8')), 'the notes have no heading');
    const { version } = JSON.parse(readFileSync(join(work, 'repository', SIZES_FILE), 'utf8'));
    expect(version === packages[0].version, `the sizes are recorded for ${version}`);
  }
} finally {
  rmSync(work, { recursive: true, force: true });
}
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;

function checkOrder(output, packages) {
  const published = [...output.matchAll(/^would run npm publish \S+\/([\w.-]+)\.tgz --access public --provenance$/gm)];
  const files = packages.map(({ name, version }) => `${name.replace('@', '').replace('/', '-')}-${version}`);
  expect(published.map((match) => match[1]).join() === files.join(), `published in the order ${published.join()}`);
}

/** The packed package bears the version, and asks for that very version of ours. */
async function checkTarball({ name }, version) {
  const file = join(work, 'tarballs', `${name.replace('@', '').replace('/', '-')}-${version}.tgz`);
  const { passed, output } = await runCommand('tar', ['-xzOf', file, 'package/package.json']);
  if (!passed) return problems.push(`${name}: no tarball of ${version}:\n${output}`);
  const meta = JSON.parse(output);
  expect(meta.version === version, `${name}: packed as ${meta.version}`);
  for (const [dependency, wanted] of Object.entries(meta.dependencies ?? {}))
    if (dependency.startsWith('@mountkit/')) expect(wanted === version, `${name} asks for ${dependency} ${wanted}`);
}

/** Every file of the version is in its manifest with its hash, and every chunk is where the newest loader looks for it. */
function checkServed(folder, version) {
  const manifest = JSON.parse(readFileSync(join(folder, version, 'manifest.json'), 'utf8'));
  const files = listFiles(join(folder, version), undefined, new Set()).map((path) =>
    path.slice(folder.length + version.length + 2),
  );
  expect(files.length === Object.keys(manifest).length + 1, `${files.length} files of ${version} are served`);
  for (const [name, { integrity }] of Object.entries(manifest)) {
    expect(hash(readFileSync(join(folder, version, name))) === integrity, `${version}/${name} has another hash`);
    expect(hash(readFileSync(join(folder, name))) === integrity, `${name} is not what ${version} has`);
  }
  expect('mountkit.js' in manifest && files.some((name) => name.startsWith('chunks/forms-')), 'files are missing');
}

/** The plugin bears the version, and carries the loader and every chunk with the hashes of its manifest. */
function checkPlugin(version) {
  const folder = join(work, 'unpacked');
  readZip(readFileSync(join(work, `mountkit-wordpress-${version}.zip`)), folder);
  const read = (name) => readFileSync(join(folder, 'mountkit', name));
  expect(read('mountkit.php').includes(` * Version:           ${version}\n`), 'the plugin does not bear the version');
  expect(read('readme.txt').includes(`Stable tag: ${version}\n`), 'readme.txt does not bear the version');
  expect(read('LICENSE').includes('GNU GENERAL PUBLIC LICENSE'), 'the plugin has no licence');
  const manifest = JSON.parse(read('dist/manifest.json'));
  for (const [name, { integrity }] of Object.entries(manifest))
    expect(hash(read(`dist/${name}`)) === integrity, `the plugin's ${name} has another hash`);
  const files = listFiles(join(folder, 'mountkit'), undefined, new Set());
  expect(
    files.some((name) => /dist\/chunks\/forms-/.test(name)),
    'the plugin carries no chunks',
  );
  expect(!files.some((name) => /\.(?:zip|map|ts)$|test/.test(name)), 'the plugin carries what it does not need');
}
