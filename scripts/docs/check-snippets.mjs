import ts from 'typescript';
import { at } from '../root.mjs';

/** Of the script tag's package only the types are a module, which a build makes from this file. */
const GLOBAL = { 'mountkit/global': ['./packages/mountkit/types/global.ts'] };

/**
 * Checks snippets as modules of the repository; those of one page can import each other by the names that they are
 * given. Answers a line for each error, with the snippet's place.
 */
export function checkSnippets(snippets) {
  const { config } = ts.readConfigFile(at('tsconfig.base.json'), ts.sys.readFile);
  config.compilerOptions.paths = { ...config.compilerOptions.paths, ...GLOBAL };
  const { options } = ts.parseJsonConfigFileContent({ ...config, files: [] }, ts.sys, at());
  const files = new Map(snippets.map((snippet, index) => [pathOf(snippet, index), snippet]));
  const host = hostOf(options, files);
  const program = ts.createProgram([...files.keys()], options, host);
  return [...files].flatMap(([path, { place }]) =>
    ts
      .getPreEmitDiagnostics(program, program.getSourceFile(path))
      .map(({ messageText }) => `${place}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`),
  );
}

function pathOf({ page, file, language }, index) {
  return at('docs/.snippets', page.replace(/\W+/g, '-'), file ?? `${index}.${language}`);
}

/** A compiler host that has the snippets beside what is on the disk. */
function hostOf(options, files) {
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile, getSourceFile, directoryExists } = host;
  return Object.assign(host, {
    fileExists: (path) => files.has(path) || fileExists(path),
    readFile: (path) => files.get(path)?.text ?? readFile(path),
    directoryExists: (path) => path.includes('/docs/.snippets') || directoryExists(path),
    getSourceFile: (path, ...rest) =>
      files.has(path)
        ? ts.createSourceFile(
            path,
            `${files.get(path).text}\nexport {};\n`,
            options.target ?? ts.ScriptTarget.ES2022,
            true,
          )
        : getSourceFile(path, ...rest),
  });
}
