import { parentPort, workerData } from 'node:worker_threads';
import { runVitest } from './run-vitest.mjs';

// A thread of its own, since its environment names the database and that of the other tests does not.
const { projects, folders } = workerData;
parentPort.postMessage(await runVitest(projects, folders));
