import { readFile } from 'node:fs/promises';
import { checkDefinition } from '@mountkit/forms-embed/check';

/** What is wrong with the definition in a file, a line for each problem with its place, for somebody at a terminal. */
export async function checkFile(file: string): Promise<{ isGood: boolean; lines: readonly string[] }> {
  let document: unknown;
  try {
    document = JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    return { isGood: false, lines: [`${file}: ${error instanceof Error ? error.message : String(error)}`] };
  }
  const problems = checkDefinition(document);
  if (problems.length === 0) return { isGood: true, lines: [`${file}: ok`] };
  return { isGood: false, lines: problems.map(({ severity, message }) => `${file}: ${severity}: ${message}`) };
}
