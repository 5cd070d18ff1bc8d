// Makes a release; docs/guide/releases.md tells how it goes. The WordPress plugin is a zip beside the notes.
//   npm run release -- --dry-run           both steps below in a temporary folder, without network
//   npm run release -- --prepare           the version, the changelog and the lock file, to be looked at and committed
//   npm run release -- --to FOLDER         build, checks, packages to npm, files to the folder that is served
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { dateChangelog } from './release/changelog.mjs';
import { copyRepository, layOut } from './release/lay-out.mjs';
import { zipPlugin } from './release/lay-out-plugin.mjs';
import { writeNotes } from './release/notes.mjs';
import { readPackages, readSharedVersion } from './release/packages.mjs';
import { planRelease } from './release/plan.mjs';
import { packAll, publishAll, publishArguments } from './release/publish.mjs';
import { measureRelease, readRelease, SIZES_FILE } from './release/sizes.mjs';
import { root, tool } from './root.mjs';
import { runCommand } from './run-command.mjs';

const options = {
  'dry-run': { type: 'boolean', default: false },
  prepare: { type: 'boolean', default: false },
  to: { type: 'string' },
  /** Where tarballs, notes and, of a dry run, everything else go; kept where it is named. */
  work: { type: 'string' },
  'without-provenance': { type: 'boolean', default: false },
};

try {
  const { values } = parseArgs({ options });
  if (values['dry-run']) await tryRelease(values.work);
  else if (values.prepare) await prepare(root);
  else if (values.to) await release(values);
  else throw new Error('say one of --dry-run, --prepare and --to FOLDER');
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

/** The whole way with what is built, in a folder of its own. */
async function tryRelease(named) {
  const work = named ? resolve(named) : mkdtempSync(join(tmpdir(), 'release-'));
  try {
    const copy = join(work, 'repository');
    copyRepository(root, copy);
    const entries = await prepare(copy, { isDry: true });
    const { packages, version, tarballs } = await pack(copy, work);
    for (const tarball of tarballs) console.log(`would run npm ${publishArguments(tarball).join(' ')}`);
    const served = join(work, 'served');
    console.log(`would write ${putFiles(copy, served, version).length} files into the folder that is served`);
    console.log(`wrote ${zipPlugin({ root: copy, work, version })}`);
    console.log(`\n${finish(copy, { work, packages, version, entries })}`);
  } finally {
    if (!named) rmSync(work, { recursive: true, force: true });
  }
}

/** Turns the pending changesets into a version; answers what they said. Without any the version stays. */
async function prepare(at, { isDry = false } = {}) {
  const { entries } = await planRelease(at);
  if (entries.length === 0) {
    if (!isDry) throw new Error('nothing to release: .changeset holds no changeset');
    console.log('no changeset is pending: trying the version that is there');
    return entries;
  }
  await run(tool('changeset'), ['version'], at);
  const version = readSharedVersion(readPackages(at));
  const changelog = join(at, 'CHANGELOG.md');
  writeFileSync(changelog, dateChangelog(readFileSync(changelog, 'utf8'), { version, date: today() }));
  mkdirSync(join(at, '.changeset/released'), { recursive: true });
  writeFileSync(join(at, `.changeset/released/${version}.json`), `${JSON.stringify(entries, null, 2)}\n`);
  if (!isDry) {
    await run('npm', ['install', '--package-lock-only', '--ignore-scripts'], at);
    console.log(`${version} is prepared. Look at it, commit it, then: npm run release -- --to FOLDER`);
  }
  return entries;
}

/** Publishes the version that is committed. What of it has been done already is passed over, so it may be run again. */
async function release({ to, work = '.cache/release', 'without-provenance': isPlain }) {
  if ((await planRelease(root)).entries.length > 0) throw new Error('changesets are pending: --prepare comes first');
  const changes = (await run('git', ['status', '--porcelain'], root)).trim();
  if (changes !== '') throw new Error(`what is released must be committed:\n${changes}`);
  for (const script of ['build', 'check-sizes', 'check-packages'])
    await run(process.execPath, [`scripts/${script}.mjs`], root);
  const { packages, version, tarballs } = await pack(root, resolve(work));
  const entries = JSON.parse(readFileSync(join(root, `.changeset/released/${version}.json`), 'utf8'));
  for (const name of putFiles(root, resolve(to), version)) console.log(`wrote ${name}`);
  console.log(`wrote ${zipPlugin({ root, work: resolve(work), version })}`);
  await publishAll(tarballs, { isPlain });
  console.log(finish(root, { work: resolve(work), packages, version, entries }));
  console.log(`Now commit ${SIZES_FILE} and tag v${version}. The notes are in ${join(work, 'notes.md')}.`);
}

async function pack(at, work) {
  const packages = readPackages(at);
  const version = readSharedVersion(packages);
  const tarballs = await packAll(packages, { root: at, to: join(work, 'tarballs') });
  return { packages, version, tarballs };
}

function putFiles(at, to, version) {
  return layOut({ from: join(at, 'packages/mountkit/dist'), to, version });
}

/** Writes the notes, and the sizes that the next release is compared with. Answers the notes. */
function finish(at, { work, packages, version, entries }) {
  const before = readRelease(at);
  const sizes = measureRelease(packages);
  const date = today();
  const notes = writeNotes({ version, date, entries, before, after: sizes });
  writeFileSync(join(work, 'notes.md'), notes);
  writeFileSync(join(at, SIZES_FILE), `${JSON.stringify({ version, date, sizes }, null, 2)}\n`);
  return notes;
}

async function run(command, args, cwd) {
  const { passed, output } = await runCommand(command, args, { cwd });
  if (!passed) throw new Error(`${[command, ...args].join(' ')} failed:\n${output}`);
  return output;
}

function today() {
  return new Date().toISOString().slice(0, 10);
}
