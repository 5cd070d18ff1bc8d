import { spawn } from 'node:child_process';
import { root } from './root.mjs';

const halfAnHour = 1_800_000;
const plain = { FORCE_COLOR: '0', NO_COLOR: '1' };

/** Runs a command and collects what it prints; never rejects: a command that cannot start has failed. */
export function runCommand(command, args, { cwd = root, timeout = halfAnHour } = {}) {
  return new Promise((resolve) => {
    const chunks = [];
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...plain },
      timeout,
      killSignal: 'SIGKILL',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.stdout.on('data', (chunk) => chunks.push(chunk));
    child.stderr.on('data', (chunk) => chunks.push(chunk));
    child.on('error', (error) => chunks.push(Buffer.from(`${error.message}\n`)));
    child.on('close', (code, signal) => {
      if (signal) chunks.push(Buffer.from(`\nstopped by ${signal} (the limit is ${timeout / 1000} s)\n`));
      resolve({ passed: code === 0, output: Buffer.concat(chunks).toString() });
    });
  });
}

/** Does the jobs (functions that return promises), at most `limit` at a time, and returns their results in order. */
export async function runLimited(jobs, limit = 2) {
  const results = [];
  const queue = jobs.entries();
  const work = async () => {
    for (const [index, job] of queue) results[index] = await job();
  };
  await Promise.all(Array.from({ length: limit }, work));
  return results;
}
