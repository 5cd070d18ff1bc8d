// Runs before anything is installed, so it imports nothing but Node itself.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { readTime } from './files.mjs';
import { findPostgres } from './postgres.mjs';
import { at, root } from './root.mjs';
import { findWordPress, unpacked, wordpressPackages } from './wordpress-packages.mjs';

/** The browsers of the browser tests: the commands that show each is there, and the system packages that bring it. */
export const browsers = [
  {
    name: 'chromium',
    commands: ['chromium'],
    packages: ['chromium', 'fonts-dejavu', 'fonts-noto-color-emoji'],
  },
  // The same without its own windows; where a system does not have it, the whole one does.
  { name: 'chromium-headless-shell', commands: ['chromium-headless-shell'], packages: ['chromium-headless-shell'] },
  { name: 'firefox', commands: ['firefox-esr'], packages: ['firefox-esr'] },
  // WebKit needs a display, and gets one that nobody sees.
  { name: 'webkit', commands: ['WebKitWebDriver', 'Xvfb'], packages: ['webkit2gtk-driver', 'xvfb', 'xauth'] },
];

/** Installs the npm packages where they are missing or older than the lock file. Throws where npm fails. */
export function installPackages() {
  if (!arePackagesStale(readTime(at('node_modules/.package-lock.json')), readTime(at('package-lock.json')))) return;
  console.log('installing packages: npm ci');
  run('npm', ['ci'], 'npm ci failed');
}

/** Installs the browsers that are missing, or says in one line how to; never throws: the browser tests tell. */
export function installBrowsers() {
  const missing = browsers.filter((browser) => !browser.commands.every((command) => findCommand(command)));
  for (const { name, packages } of missing)
    installSystemPackages(packages, { name, need: `browser tests need ${name}` });
}

/** Installs the real Postgres that the server is tested on where it is missing, or says how to; never throws. */
export function installPostgres() {
  if (findPostgres()) return;
  installSystemPackages(['postgresql'], { name: 'postgresql', need: 'tests of the server need Postgres' });
}

/** What the tests of the WordPress plugin run on: the commands that show each is there, and what brings it. */
const wordpressNeeds = [
  { name: 'PHP', commands: ['php'], packages: ['php-cli', 'php-mysql', 'php-xml', 'php-mbstring', 'php-gd'] },
  {
    name: 'MariaDB',
    commands: ['mariadbd', 'mariadb-install-db', 'mariadb'],
    packages: ['mariadb-server-core', 'mariadb-client-core'],
  },
];

/** Installs PHP and MariaDB, and unpacks WordPress, where they are missing, or says how to; never throws. */
export function installWordPress() {
  for (const { name, commands, packages } of wordpressNeeds) {
    const isThere = commands.every((command) => findCommand(command, `${process.env.PATH}${delimiter}/usr/sbin`));
    if (!isThere) installSystemPackages(packages, { name, need: `tests of the WordPress plugin need ${name}` });
  }
  if (!findWordPress()) unpackWordPress();
}

/** Installed, Debian's WordPress would bring a web server that starts by itself. */
function unpackWordPress() {
  const advice = `tests of the WordPress plugin need WordPress: on Debian, apt-get update, then npm test`;
  if (!findCommand('apt-get') || !findCommand('dpkg-deb')) return console.log(advice);
  console.log('unpacking wordpress');
  const folder = mkdtempSync(join(tmpdir(), 'wordpress-packages-'));
  try {
    if (process.getuid?.() === 0) updateLists();
    for (const name of wordpressPackages) spawnSync('apt-get', ['download', name], { cwd: folder, stdio: 'ignore' });
    const tree = join(folder, 'tree');
    for (const file of readdirSync(folder))
      run('dpkg-deb', ['-x', join(folder, file), tree], `dpkg-deb failed: ${file}`);
    rmSync(unpacked, { recursive: true, force: true });
    mkdirSync(at('.cache'), { recursive: true });
    run('cp', ['-a', tree, `${unpacked}.part`], 'WordPress was not unpacked');
    renameSync(`${unpacked}.part`, unpacked);
  } catch (error) {
    console.log(`${error.message}; ${advice}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

let isUpdated = false;

function updateLists() {
  if (!isUpdated) run('apt-get', ['update'], 'apt-get update failed');
  isUpdated = true;
}

function installSystemPackages(packages, { name, need }) {
  const install = ['install', '-y', '--no-install-recommends', ...packages];
  const advice = `${need}: as root, apt-get update && apt-get ${install.join(' ')}`;
  if (process.getuid?.() !== 0 || !findCommand('apt-get')) {
    console.log(advice);
    return;
  }
  console.log(`installing ${name}`);
  try {
    updateLists();
    run('apt-get', install, 'apt-get install failed');
  } catch (error) {
    console.log(`${error.message}; ${advice}`);
  }
}

/** Says whether installed packages, written at one time, may differ from a lock file written at another. */
export function arePackagesStale(installedTime, lockTime) {
  return installedTime === 0 || installedTime < lockTime;
}

/** Finds a command in the folders of PATH. */
export function findCommand(name, path = process.env.PATH ?? '') {
  return path
    .split(delimiter)
    .filter(Boolean)
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file));
}

function run(command, args, problem) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { status } = spawnSync(command, args, { cwd: root, env, stdio: 'inherit' });
  if (status !== 0) throw new Error(problem);
}
