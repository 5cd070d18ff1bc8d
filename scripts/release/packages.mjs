import { readFileSync } from 'node:fs';
import { listPackageFolders } from '../files.mjs';

/** The packages that are published, each after those it depends on: { name, version, folder, meta }. */
export function readPackages(root) {
  const packages = listPackageFolders(`${root}/packages`)
    .map((folder) => ({ folder, meta: JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) }))
    .filter(({ meta }) => !meta.private)
    .map(({ folder, meta }) => ({ folder, meta, name: meta.name, version: meta.version }));
  return orderByDependency(packages);
}

/** Orders packages so that each comes after those it depends on. Throws where they depend on each other in a circle. */
export function orderByDependency(packages) {
  const left = new Map(packages.map((entry) => [entry.name, entry]));
  const ordered = [];
  while (left.size > 0) {
    const ready = [...left.values()].filter((entry) => listDependencies(entry).every((name) => !left.has(name)));
    if (ready.length === 0)
      throw new Error(`packages depend on each other in a circle: ${[...left.keys()].join(', ')}`);
    for (const entry of ready) left.delete(entry.name);
    ordered.push(...ready);
  }
  return ordered;
}

/** The one version that all packages share. Throws where they do not. */
export function readSharedVersion(packages) {
  const versions = [...new Set(packages.map((entry) => entry.version))];
  if (versions.length !== 1) throw new Error(`one version for all packages was expected, found ${versions.join(', ')}`);
  return versions[0];
}

function listDependencies({ meta }) {
  return Object.keys({ ...meta.dependencies, ...meta.devDependencies, ...meta.peerDependencies });
}
