#!/usr/bin/env node
import { checkFile } from './check-file';
import { readConfig } from './config';
import { runUntilStopped } from './run-until-stopped';
import { startProvider } from './start';

const USAGE = `usage:
  mountkit-provider                  starts the provider (PORT, HOST, DATA_DIR, DATABASE_URL, ADMIN_TOKEN, SCRIPT_DIR)
  mountkit-provider check FILE …     checks definitions of forms`;

const [command, ...files] = process.argv.slice(2);

if (command === undefined) await runUntilStopped(() => startProvider(readConfig(process.env)));
else if (command === 'check' && files.length > 0) {
  const results = await Promise.all(files.map(checkFile));
  for (const { lines } of results) for (const line of lines) console.log(line);
  process.exitCode = results.every(({ isGood }) => isGood) ? 0 : 1;
} else {
  const isAsked = command === '--help' || command === 'help';
  (isAsked ? console.log : console.error)(USAGE);
  process.exitCode = isAsked ? 0 : 1;
}
