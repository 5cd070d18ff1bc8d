// size-limit passes a list of patterns of which some match nothing, and it cannot know which chunks a file imports.
// So this looks first whether the patterns still cover what such a page loads.
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { listFiles } from './files.mjs';
import { listStaticImports } from './list-static-imports.mjs';
import { at, tool } from './root.mjs';
import { runCommand } from './run-command.mjs';

const chunks = at('packages/mountkit/dist/chunks');
const problems = [];

/** Files whose limits cover all that they import: the start of the name, and the chunks that the limit names. */
const COVERED = {
  'forms-': /^forms-/,
  'lazy-dialect-elementor-page-': /^(?:lazy-dialect-elementor-page|dialect-elementor)-/,
};

if (!existsSync(at('packages/mountkit/dist/mountkit.js'))) problems.push('mountkit.js is missing');

for (const [start, isCovered] of Object.entries(COVERED)) {
  const found = listFiles(chunks, (path) => basename(path).startsWith(start) && path.endsWith('.js'));
  if (found.length !== 1) problems.push(`one chunks/${start}*.js was expected, ${found.length} found`);
  const seen = new Set(found.map((path) => basename(path)));
  for (const name of seen) {
    const file = `${chunks}/${name}`;
    if (!existsSync(file)) problems.push(`chunks/${name} is imported and missing`);
    else for (const imported of listStaticImports(readFileSync(file, 'utf8'))) seen.add(basename(imported));
    if (!isCovered.test(name))
      problems.push(`chunks/${start}*.js imports chunks/${name}, which the size limit leaves out`);
  }
}

for (const { name, path } of JSON.parse(readFileSync(at('.size-limit.json'), 'utf8'))) {
  for (const pattern of [path].flat()) {
    const file = new RegExp(`^${basename(pattern).replaceAll('.', '\\.').replaceAll('*', '.*').replaceAll('?', '.')}$`);
    const found = listFiles(at(dirname(pattern)), (path) => file.test(basename(path)));
    if (found.length === 0) problems.push(`${pattern} of the size limit '${name}' is not there`);
  }
}

const limits = await runCommand(tool('size-limit'), []);
console.log(limits.output);
for (const problem of problems) console.error(problem);
process.exitCode = limits.passed && problems.length === 0 ? 0 : 1;
