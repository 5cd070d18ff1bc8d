import { runUntilStopped } from '@mountkit/provider';
import { readServerConfig, startServer } from './start';

await runUntilStopped(() => startServer(readServerConfig(process.env)));
