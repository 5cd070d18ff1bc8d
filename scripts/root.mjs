import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The top of the repository. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/** Resolves a path from the top of the repository. */
export const at = (...parts) => join(root, ...parts);

/** The command of an installed package. */
export const tool = (name) => at('node_modules', '.bin', name);
