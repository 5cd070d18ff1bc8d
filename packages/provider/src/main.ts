#!/usr/bin/env node
import { resolve } from 'node:path';
import { backUp } from './backup/back-up';
import { restore } from './backup/restore';
import { checkFile } from './check-file';
import { readConfig } from './config';
import { createLog } from './ops/log';
import { readLogFormat } from './ops/settings';
import { runOnce, runUntilStopped } from './run-until-stopped';
import { startProvider } from './start';

const USAGE = `usage:
  mountkit-provider                         starts the provider (PORT, HOST, DATA_DIR, DATABASE_URL, ADMIN_TOKEN, …)
  mountkit-provider check FILE …            checks definitions of forms
  mountkit-provider backup FILE [--force]   writes everything that is stored to a file
  mountkit-provider restore FILE [--force]  brings it back, while no server runs`;

const [command, ...args] = process.argv.slice(2);
const files = args.filter((arg) => arg !== '--force');
const force = files.length < args.length;
const [file] = files;

if (command === '--help' || command === 'help') console.log(USAGE);
else if (command === undefined)
  await runUntilStopped(() => startProvider(readConfig(process.env)), createLog(readLogFormat(process.env)));
else if (command === 'check' && files.length > 0) {
  const results = await Promise.all(files.map((each) => checkFile(each)));
  for (const { lines } of results) for (const line of lines) console.log(line);
  process.exitCode = results.every(({ isGood }) => isGood) ? 0 : 1;
} else if ((command === 'backup' || command === 'restore') && file !== undefined && files.length === 1) {
  const work = command === 'backup' ? backUp : restore;
  await runOnce(async () => {
    const counts = await work(readConfig(process.env), resolve(file), { force });
    return `${command === 'backup' ? 'wrote' : 'restored'} ${counts.rows} rows and ${counts.files} files`;
  });
} else {
  console.error(USAGE);
  process.exitCode = 1;
}
