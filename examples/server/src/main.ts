import { readConfig, StartError } from './config';
import { startServer } from './start';

try {
  const server = await startServer(readConfig(process.env));
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
  console.log(`ready on http://localhost:${server.port}`);
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
}
