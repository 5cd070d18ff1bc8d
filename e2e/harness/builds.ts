import { inject } from 'vitest';
import type { Build } from './find-builds';

/** Every build that the suite runs on; found at the start of the run. */
export const builds: readonly Build[] = inject('builds');
