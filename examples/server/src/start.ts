import { join } from 'node:path';
import { type Config, type RunningProvider, readConfig, startProvider } from '@mountkit/provider';
import { shopPart } from './admin/shop-part';
import { createApp } from './app';
import { packageFolder } from './config';
import { seed } from './db/seed';

const repository = join(packageFolder, '../..');

const folders = {
  mountkit: join(repository, 'packages/mountkit/dist'),
  mountkitReact: join(repository, 'e2e/dist-react'),
  assets: join(packageFolder, 'public'),
  docs: join(repository, 'docs/.vitepress/dist'),
};

/** What the environment says; by default data is kept in this package's folder. */
export function readServerConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const config = readConfig(env, join(packageFolder, 'data'));
  // The examples show every bot check, and no provider is asked about them.
  return { ...config, bots: { ...config.bots, isStandIn: true }, scriptDir: config.scriptDir ?? folders.mountkit };
}

/** Starts the provider with the shop, the blog and the example pages. */
export function startServer(config: Config): Promise<RunningProvider> {
  return startProvider(config, {
    parts: [shopPart],
    seed,
    createApp: (provider) => createApp({ ...provider, pages: folders }),
  });
}
