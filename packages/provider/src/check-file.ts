import { readFile } from 'node:fs/promises';
import { checkDefinition } from '@mountkit/forms-embed/check';
import { whyNotVerifiable } from './forms/asked-bot-check';
import { type BotSettings, readBotSettings } from './forms/bot-settings';

/** What is wrong with the definition in a file, a line for each problem with its place, for somebody at a terminal. */
export async function checkFile(
  file: string,
  bots: BotSettings = readBotSettings(process.env),
): Promise<{ isGood: boolean; lines: readonly string[] }> {
  let document: unknown;
  try {
    document = JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    return { isGood: false, lines: [`${file}: ${error instanceof Error ? error.message : String(error)}`] };
  }
  const problems = checkDefinition(document);
  const lines = problems.map(({ severity, message }) => `${file}: ${severity}: ${message}`);
  // That is no fault of the definition.
  const why = whyNotVerifiable(document, bots);
  const notes = why === null ? [] : [`${file}: note: ${why}`];
  if (problems.length === 0) return { isGood: true, lines: [`${file}: ok`, ...notes] };
  return { isGood: false, lines: [...lines, ...notes] };
}
