import { readFile } from 'node:fs/promises';
import { checkDefinition, type DefinitionProblem, type DocumentPath } from '@mountkit/forms-embed/check';

/** What is wrong with the definition in a file, a line for each problem, for somebody at a terminal. */
export async function checkFile(file: string): Promise<{ isGood: boolean; lines: readonly string[] }> {
  let document: unknown;
  try {
    document = JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    return { isGood: false, lines: [`${file}: ${error instanceof Error ? error.message : String(error)}`] };
  }
  const problems = checkDefinition(document);
  if (problems.length === 0) return { isGood: true, lines: [`${file}: ok`] };
  return { isGood: false, lines: problems.map((problem) => describe(file, problem)) };
}

function describe(file: string, { path, severity, message }: DefinitionProblem): string {
  const place = writePath(path);
  return `${[file, place].filter(Boolean).join(': ')}: ${severity}: ${message}`;
}

/** `form.formFieldGroups[0].fields[2].name` */
function writePath(path: DocumentPath): string {
  return path.reduce<string>(
    (text, part) => (typeof part === 'number' ? `${text}[${part}]` : text === '' ? part : `${text}.${part}`),
    '',
  );
}
