// The hostile campaign at its full length, e2e/hostile/effort.ts; its short form is a part of `npm test`.
import { installBrowsers, installPackages, installPostgres } from './install-missing.mjs';
import { runVitest } from './run-vitest.mjs';

installPackages();
installBrowsers();
installPostgres();
process.env.HOSTILE = 'long';
const { passed, failed, output } = await runVitest(['e2e'], ['e2e/hostile'], { only: ['e2e/hostile/'] });
if (failed > 0) console.log(output.trimEnd());
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
