// The browser tests once more, in another browser; not part of `npm test`, which has 15 minutes.
import { installBrowsers, installPackages } from './install-missing.mjs';
import { runVitest } from './run-vitest.mjs';

const browser = process.argv[2] ?? '';
installPackages();
installBrowsers();
process.env.BROWSER = browser;
const { passed, failed, skipped, output } = await runVitest(['e2e'], ['e2e']);
if (failed > 0) console.log(output.trimEnd());
console.log(`${skipped} need what ${browser} has not: e2e/harness/engines.ts`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
