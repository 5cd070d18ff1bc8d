import { OURS } from './aims.mjs';
import { bundleCall, bundlePage } from './bundle-contender.mjs';
import { measureScripts, readFormScripts } from './measure-scripts.mjs';
import { openBrowser } from './open-browser.mjs';
import { listContenders } from './plan-rows.mjs';
import { startServer } from './start-server.mjs';

/**
 * Prepares all that the rows need: the contenders' bundles, what a group has to prepare, the server and the browser. `given`
 * are the folders of the command line.
 */
export async function openSession(rows, { dist, ...given }) {
  const bundles = await bundleAll(listContenders(rows));
  const pages = new Map();
  for (const { prepare } of new Set(rows.map(({ group }) => group))) {
    for (const [path, answer] of (await prepare?.(given)) ?? []) pages.set(path, answer);
  }
  const server = await startServer({ bundles, pages, dist });
  const browser = await openBrowser();
  const ends = [];
  return {
    ...browser,
    url: server.url,
    progress: (text) => process.stderr.write(`${text}\n`),
    measureScripts: ({ name, id }) =>
      measureScripts(name === OURS ? readFormScripts(dist) : [bundles.get(`/bundles/page/${id}.js`)]),
    /** Runs when all is measured. */
    atEnd: (end) => void ends.push(end),
    async close() {
      for (const end of ends) await end();
      await browser.close();
      server.close();
    },
  };
}

async function bundleAll(contenders) {
  const jobs = contenders.flatMap(({ id, file }) => {
    const path = `${id.split('/')[0]}/${file}`;
    const call = bundleCall(path).then((code) => [`/bundles/call/${id}.js`, code]);
    return id.startsWith('forms/') ? [call, bundlePage(path).then((code) => [`/bundles/page/${id}.js`, code])] : [call];
  });
  return new Map(await Promise.all(jobs));
}
