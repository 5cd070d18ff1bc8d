import { OURS } from '../contenders/index.mjs';
import { bundleCall, bundlePage } from './bundle-contender.mjs';
import { measureScripts, readFormScripts } from './measure-scripts.mjs';
import { openBrowser } from './open-browser.mjs';
import { startServer } from './start-server.mjs';

/** Prepares all that the rows need: the contenders' bundles, the server and the browser. */
export async function openSession(contenders, dist) {
  const bundles = await bundleAll(contenders);
  const server = await startServer({ bundles, dist });
  const browser = await openBrowser();
  return {
    ...browser,
    url: server.url,
    progress: (text) => process.stderr.write(`${text}\n`),
    measureScripts: (name) =>
      measureScripts(name === OURS ? readFormScripts(dist) : [bundles.get(`/bundles/page/${name}.js`)]),
    async close() {
      await browser.close();
      server.close();
    },
  };
}

async function bundleAll(contenders) {
  const jobs = contenders.flatMap(({ name, file }) => [
    bundleCall(file).then((code) => [`/bundles/call/${name}.js`, code]),
    bundlePage(file).then((code) => [`/bundles/page/${name}.js`, code]),
  ]);
  return new Map(await Promise.all(jobs));
}
