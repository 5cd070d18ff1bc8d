import { spawnSync } from 'node:child_process';
import { readTime } from '../../scripts/files.mjs';
import { arePackagesStale, installPackages } from '../../scripts/install-missing.mjs';
import { at } from '../../scripts/root.mjs';

/** Installs the repository's packages and the peers, where they are missing or older than their lock file. */
export function installPeers() {
  installPackages();
  const bench = at('bench');
  if (!arePackagesStale(readTime(`${bench}/node_modules/.package-lock.json`), readTime(`${bench}/package-lock.json`)))
    return;
  console.log('installing the peers: npm ci in bench');
  const { status } = spawnSync('npm', ['ci'], { cwd: bench, stdio: 'inherit' });
  if (status !== 0) throw new Error('npm ci failed in bench');
}
