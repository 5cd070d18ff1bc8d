import { flushSync } from 'react-dom';

/** Runs what draws, and has it drawn when this returns. */
export const drawAtOnce = (run: () => void): void => flushSync(run);
