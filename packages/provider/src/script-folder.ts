import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { StartError } from './start-error';

/** The folder with the script tag's files, of the installed package. */
export function findScriptFolder(): string {
  try {
    return dirname(createRequire(import.meta.url).resolve('mountkit/dist/mountkit.js'));
  } catch {
    throw new StartError(
      'the package mountkit is not installed; install it, or set SCRIPT_DIR to a folder with its files',
    );
  }
}
