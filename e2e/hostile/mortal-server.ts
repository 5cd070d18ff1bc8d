import { type ServerSettings, startServerProcess } from '../harness/server-process';

/** A server that can be killed; it starts again on the same data. */
export interface MortalServer {
  /** Its address, which is another in each life; while it is dead, of the next one. */
  address(): Promise<string>;
  /** Kills it in the middle of what it does, and waits until it runs again. */
  killAndRestart(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts it. `SUBMISSIONS_PER_MINUTE` is out of the way: all clients have one address. */
export async function startMortalServer(dataDir: string, settings: ServerSettings): Promise<MortalServer> {
  const start = () => startServerProcess(dataDir, { SUBMISSIONS_PER_MINUTE: '100000', ...settings });
  let life = start();
  await life;
  return {
    address: async () => (await life).url,
    async killAndRestart() {
      const { kill } = await life;
      life = kill().then(start);
      await life;
    },
    stop: async () => (await life).stop(),
  };
}
