import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand, runLimited } from '../run-command.mjs';
import { checkTarball } from './check-tarball.mjs';
import { stagePackage } from './stage.mjs';

/**
 * Packs packages as they are published, into an empty folder; in their order: [{ name, version, file, meta }]. Throws if
 * there is anything to complain about.
 */
export async function packAll(packages, { root, to }) {
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to, { recursive: true });
  const tarballs = await runLimited(packages.map((entry) => () => packPackage(entry, { root, to })));
  const problems = (await runLimited(tarballs.map((tarball) => () => lookInto(tarball, to)))).flat();
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return tarballs;
}

/** What npm is called with to publish a tarball. Provenance says which build of which commit it came from. */
export function publishArguments({ file }, isPlain = false) {
  return ['publish', file, '--access', 'public', `--provenance${isPlain ? '=false' : ''}`];
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

/** Packs one package as it is published: { name, version, file, meta }. */
export async function packPackage({ name, version, folder, meta }, { root, to }) {
  const staged = stagePackage({ folder, meta, version }, { root, to: join(to, 'staged') });
  const args = ['pack', '--silent', '--ignore-scripts', '--pack-destination', to];
  const { passed, output } = await runCommand('npm', args, { cwd: staged });
  if (!passed) throw new Error(`${name} could not be packed:\n${output}`);
  return { name, version, meta, file: join(to, `${name.replace('@', '').replace('/', '-')}-${version}.tgz`) };
}

/** What is wrong with a tarball, by what is in it. */
async function lookInto({ name, file }, to) {
  const folder = join(to, 'unpacked', name);
  mkdirSync(folder, { recursive: true });
  const { passed, output } = await runCommand('tar', ['-xzf', file, '-C', folder, '--strip-components=1']);
  return passed ? checkTarball(folder) : [`${name}: ${file} cannot be unpacked: ${output}`];
}
