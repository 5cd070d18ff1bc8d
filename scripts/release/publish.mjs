import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand, runLimited } from '../run-command.mjs';

/** Packs packages as they are published, into an empty folder; in their order: [{ name, version, file, meta }]. */
export async function packAll(packages, folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return runLimited(packages.map((entry) => () => pack(entry, folder)));
}

/** What npm is called with to publish a tarball. Provenance says which build of which commit it came from. */
export function publishArguments({ file }, isPlain = false) {
  return ['publish', file, '--access', 'public', ...(isPlain ? [] : ['--provenance'])];
}

/** Publishes tarballs one after the other, so that nobody can install a package before what it depends on. */
export async function publishAll(tarballs, { isPlain = false } = {}) {
  const nameless = tarballs.filter(({ meta }) => !meta.repository).map(({ name }) => name);
  if (!isPlain && nameless.length > 0)
    throw new Error(
      `--provenance needs the field 'repository' in package.json; it is missing in ${nameless.join(', ')}`,
    );
  for (const tarball of tarballs) {
    const label = `${tarball.name}@${tarball.version}`;
    const known = await runCommand('npm', ['view', label, 'version']);
    if (known.passed && known.output.trim() === tarball.version) {
      console.log(`${label} is published already`);
      continue;
    }
    const { passed, output } = await runCommand('npm', publishArguments(tarball, isPlain));
    if (!passed) throw new Error(`${label} could not be published, and what comes after it was not tried:\n${output}`);
    console.log(`published ${label}`);
  }
}

async function pack({ name, version, folder, meta }, to) {
  const { passed, output } = await runCommand(
    'npm',
    ['pack', '--silent', '--ignore-scripts', '--pack-destination', to],
    {
      cwd: folder,
    },
  );
  if (!passed) throw new Error(`${name} could not be packed:\n${output}`);
  return { name, version, meta, file: join(to, `${name.replace('@', '').replace('/', '-')}-${version}.tgz`) };
}
