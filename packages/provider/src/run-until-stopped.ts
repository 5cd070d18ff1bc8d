import type { Report } from './http/answer-failure';
import { describeFailure } from './http/describe-failure';
import { createLog, type Log } from './ops/log';
import type { RunningProvider } from './start';
import { StartError } from './start-error';

/** Runs a server as the whole purpose of this process: says where it is, and stops it cleanly when told to. */
export async function runUntilStopped(
  start: () => Promise<RunningProvider>,
  { say, report }: Log = createLog('text'),
): Promise<void> {
  const end = endWith(report);
  for (const event of ['uncaughtException', 'unhandledRejection']) process.on(event, end);
  try {
    const server = await start();
    let stopping = false;
    const stop = async () => {
      // A terminal tells npm and this process both, so the same wish arrives twice.
      if (stopping) return;
      stopping = true;
      await server.stop();
      process.exit(0);
    };
    process.on('SIGINT', stop);
    process.on('SIGTERM', stop);
    say(`ready on http://localhost:${server.port}`);
  } catch (error) {
    end(error);
  }
}

/** Does one thing as the whole purpose of this process: says what it has done, or why not. */
export async function runOnce(work: () => Promise<string>): Promise<void> {
  const { say, report } = createLog('text');
  try {
    say(await work());
  } catch (error) {
    endWith(report)(error);
  }
}

/** Node would print an error with everything in it, also what visitors have sent. */
function endWith(report: Report) {
  return (error: unknown): never => {
    report(error instanceof StartError ? error.message : describeFailure(error));
    process.exit(1);
  };
}
