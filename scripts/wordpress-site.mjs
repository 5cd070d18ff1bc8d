import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from './postgres.mjs';
import { layOutPlugin } from './release/lay-out-plugin.mjs';
import { at, root } from './root.mjs';
import { findWordPress } from './wordpress-packages.mjs';

const site = at('packages/wordpress/tests/site');
const php = ['-d', 'memory_limit=256M', '-d', 'display_errors=stderr', '-d', 'opcache.enable_cli=1'];

/** Written where the incumbents' scripts are expected: it says which of them ran. */
const RAN = `(window.ran=window.ran||[]).push(new URL(document.currentScript.src).searchParams.get('handle'));`;

/**
 * Starts a WordPress of Debian's packages on a free port, with a database of its own and the plugin as a release lays it
 * out, not activated; answers { url, themes, run, stop }. Everything is in one temporary folder. Throws where something
 * is missing or does not start.
 *
 * `run(code)` runs PHP inside the site and answers what it printed.
 */
export async function startWordPress() {
  const source = findWordPress();
  if (!source) throw new Error('WordPress is missing: npm test unpacks it from Debian’s packages');
  const folder = mkdtempSync(join(tmpdir(), 'wordpress-'));
  const www = join(folder, 'www');
  const ends = [];
  const stop = async () => {
    for (const end of ends.splice(0).reverse()) await end();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    cpSync(source, www, { recursive: true, dereference: true, filter: isUsable });
    putPlugins(www);
    const port = await findFreePort();
    const url = `http://127.0.0.1:${port}`;
    const socket = await startDatabase(folder, ends);
    writeFileSync(join(www, 'wp-config.php'), configure({ url, socket }));
    runPhp(join(site, 'install.php'), [www]);
    await startServer({ www, port, ends });
    const run = (code) => {
      const load = `$_SERVER['HTTP_HOST']='127.0.0.1:${port}'; require ${JSON.stringify(`${www}/wp-load.php`)};`;
      return runPhp('-r', [`${load} ${code}`]);
    };
    const makeNetwork = () => {
      runPhp(join(site, 'network.php'), [www, `127.0.0.1:${port}`]);
      writeFileSync(join(www, 'wp-config.php'), configure({ url, socket, network: `127.0.0.1:${port}` }));
    };
    const themes = readdirSync(join(www, 'wp-content/themes')).filter((name) => name.startsWith('twenty'));
    return { url, themes: themes.sort(), run, makeNetwork, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Debian's own configuration reads files of the system. */
function isUsable(path) {
  return !/[/\\](?:\.htaccess|wp-config\.php|akismet)$/.test(path) && existsSync(path);
}

function putPlugins(www) {
  const { version } = JSON.parse(readFileSync(at('packages/mountkit/package.json'), 'utf8'));
  const plugins = join(www, 'wp-content/plugins');
  layOutPlugin({ root: process.env.E2E_ROOT || root, to: join(plugins, 'mountkit'), version });
  cpSync(join(site, 'incumbents'), join(plugins, 'incumbents'), { recursive: true });
  mkdirSync(join(plugins, 'elementor/assets/js'), { recursive: true });
  for (const name of ['elementor/assets/js', 'incumbents']) writeFileSync(join(plugins, name, 'ran.js'), RAN);
  mkdirSync(join(www, 'wp-content/mu-plugins'));
  writeFileSync(join(www, 'wp-content/mu-plugins/test.php'), "<?php add_filter('pre_wp_mail', '__return_true');\n");
}

function configure({ url, socket, network }) {
  const constants = {
    DB_NAME: 'site',
    DB_USER: 'root',
    DB_PASSWORD: '',
    DB_HOST: `localhost:${socket}`,
    DB_CHARSET: 'utf8mb4',
    WP_HTTP_BLOCK_EXTERNAL: true,
    DISABLE_WP_CRON: true,
    AUTOMATIC_UPDATER_DISABLED: true,
    WP_DEBUG: true,
    WP_DEBUG_DISPLAY: false,
    WP_DEBUG_LOG: true,
    AUTH_KEY: 'a test',
    ...(network
      ? {
          MULTISITE: true,
          SUBDOMAIN_INSTALL: false,
          DOMAIN_CURRENT_SITE: network,
          PATH_CURRENT_SITE: '/',
          SITE_ID_CURRENT_SITE: 1,
          BLOG_ID_CURRENT_SITE: 1,
        }
      : { WP_HOME: url, WP_SITEURL: url }),
  };
  const lines = Object.entries(constants).map(([name, value]) => `define('${name}', ${JSON.stringify(value)});`);
  return `<?php\n${lines.join('\n')}\n$table_prefix = 'wp_';\ndefined('ABSPATH') || define('ABSPATH', __DIR__ . '/');\nrequire_once ABSPATH . 'wp-settings.php';\n`;
}

/** A database without network and without waiting for the disk; answers its socket. */
async function startDatabase(folder, ends) {
  const data = join(folder, 'db');
  const socket = join(folder, 'db.sock');
  const user = process.getuid?.() === 0 ? ['--user=root'] : [];
  const install = ['--no-defaults', `--datadir=${data}`, '--auth-root-authentication-method=normal', '--skip-test-db'];
  runCommand('mariadb-install-db', [...install, ...user]);
  const quick = [
    '--skip-networking',
    '--skip-log-bin',
    '--innodb-flush-log-at-trx-commit=0',
    '--innodb-buffer-pool-size=32M',
  ];
  const server = spawn('mariadbd', ['--no-defaults', ...user, `--datadir=${data}`, `--socket=${socket}`, ...quick], {
    stdio: 'ignore',
  });
  ends.push(() => endProcess(server));
  const client = ['--no-defaults', '-uroot', `--socket=${socket}`, '-e'];
  await waitUntil(() => spawnSync('mariadb', [...client, 'select 1']).status === 0, 'the database');
  runCommand('mariadb', [...client, 'create database site default character set utf8mb4']);
  return socket;
}

async function startServer({ www, port, ends }) {
  const args = [...php, '-S', `127.0.0.1:${port}`, '-t', www, join(site, 'router.php')];
  // Of its own group: its workers end with it.
  const server = spawn('php', args, {
    env: { ...process.env, PHP_CLI_SERVER_WORKERS: '3' },
    stdio: 'ignore',
    detached: true,
  });
  ends.push(() => endProcess(server, true));
  const answers = () =>
    fetch(`http://127.0.0.1:${port}/wp-includes/css/dashicons.min.css`).then(
      ({ ok }) => ok,
      () => false,
    );
  await waitUntil(answers, 'the server of WordPress');
}

async function waitUntil(holds, what) {
  for (let tries = 0; tries < 300; tries++) {
    if (await holds()) return;
    await wait(100);
  }
  throw new Error(`${what} did not start`);
}

async function endProcess(child, isGroup = false) {
  if (child.exitCode !== null || child.pid === undefined) return;
  const ended = once(child, 'exit');
  process.kill(isGroup ? -child.pid : child.pid, 'SIGKILL');
  await ended;
}

function runPhp(file, args) {
  return runCommand('php', [...php, file, ...args]);
}

function runCommand(command, args) {
  const { status, stdout, stderr, error } = spawnSync(command, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} failed: ${error?.message ?? ''}\n${stdout}\n${stderr}`);
  return stdout;
}
