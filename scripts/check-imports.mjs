// Runs the import rules on the packages and the examples, and compares the pure files of the rules with those of
// tsconfig.pure.json. Then does the same with a bad example in which every line marked with `breaks: <rule>` must be
// reported and nothing else: a checker that reads no file, or no longer understands a rule, would otherwise report that
// all is well.
import { readFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { cruise } from 'dependency-cruiser';
import extractTsConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import config from '../.dependency-cruiser.cjs';
import { compareReports, listMarks } from './compare-reports.mjs';
import { listFiles } from './files.mjs';
import { at } from './root.mjs';

const pureFilesAgree = 'pure-files-agree';
const isSource = (path) => /\.tsx?$/.test(path);

const problems = [...(await checkSources()), ...(await checkBadExample())];
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;

async function checkSources() {
  const { violations, modules } = await readImports(at());
  const files = listSources(at(), 'packages', 'examples');
  const unread = files.filter((file) => !modules.has(file)).map((file) => `not read by the import checker: ${file}`);
  console.log(`${files.length - unread.length} of ${files.length} files read`);
  if (files.length === 0) unread.push('no source file found');
  const found = [...violations, ...comparePureFiles(at())];
  return [...found.map(({ rule, from, to }) => `${rule}: ${from} -> ${to}`), ...unread];
}

async function checkBadExample() {
  const folder = at('scripts/fixtures/bad-imports');
  const { violations } = await readImports(folder);
  const marks = listSources(folder, 'packages').flatMap((file) =>
    listMarks(readFileSync(`${folder}/${file}`, 'utf8')).map((rule) => ({ rule, from: file })),
  );
  const rules = [...config.forbidden.map((rule) => rule.name), pureFilesAgree];
  return compareReports({ rules, marks, reported: [...violations, ...comparePureFiles(folder)] });
}

/** Finds the files that are pure for the import rules and not for tsconfig.pure.json, or the other way round. */
function comparePureFiles(baseDir) {
  const { from } = config.forbidden.find((rule) => rule.name === 'pure-imports-pure');
  const isPure = (file) => new RegExp(from.path).test(file) && !new RegExp(from.pathNot).test(file);
  const typed = new Set(
    extractTsConfig(`${baseDir}/tsconfig.pure.json`).fileNames.map((file) => toRelative(baseDir, file)),
  );
  return listSources(baseDir, 'packages')
    .filter((file) => isPure(file) !== typed.has(file))
    .map((from) => ({
      rule: pureFilesAgree,
      from,
      to: typed.has(from) ? 'only in tsconfig.pure.json' : 'only in .dependency-cruiser.cjs',
    }));
}

/** Reads the imports of all sources under a folder laid out like the repository. */
async function readImports(baseDir) {
  // The paths of a tsconfig.json are resolved from the working folder.
  process.chdir(baseDir);
  const files = listSources(baseDir, 'packages', 'examples');
  const tsConfigFile = `${baseDir}/tsconfig.json`;
  const rules = { validate: true, ruleSet: { forbidden: config.forbidden } };
  const tsConfig = { fileName: tsConfigFile };
  const options = { ...config.options, ...rules, baseDir, tsConfig };
  const { output } = await cruise(files, options, undefined, { tsConfig: extractTsConfig(tsConfigFile) });
  const violations = output.summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to }));
  return { violations, modules: new Set(output.modules.map((module) => module.source)) };
}

function listSources(baseDir, ...folders) {
  return folders
    .flatMap((folder) => listFiles(`${baseDir}/${folder}`, isSource))
    .map((file) => toRelative(baseDir, file))
    .filter((file) => /^(packages|examples)\/[^/]+\/(editor\/)?src\//.test(file));
}

function toRelative(baseDir, file) {
  return relative(baseDir, file).split(sep).join('/');
}
