import { fileURLToPath } from 'node:url';

/** The package's own folder; the built file lies as deep below it as this one. */
export const packageFolder = fileURLToPath(new URL('..', import.meta.url));
