import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { builtRoot } from './server-process';

/** A build of the script tag. */
export interface Build {
  readonly name: 'preact' | 'react';
  /** Where the example server serves it. */
  readonly path: string;
  /** What its library leaves on a page for good: listeners that are added once and never taken away. */
  readonly leaves: readonly string[];
  /** How much the marketing page may move: React draws the label that a script sets one frame after the form. */
  readonly shift: number;
}

const PREACT: Build = { name: 'preact', path: '/mountkit', leaves: [], shift: 0 };
const REACT: Build = { name: 'react', path: '/mountkit-react', leaves: ['selectionchange on document'], shift: 0.001 };

/** The builds that are there. The one with React may be missing on a developer's machine, never in CI. */
export function findBuilds(): readonly Build[] {
  if (existsSync(join(builtRoot(), 'e2e/dist-react/mountkit.js'))) return [PREACT, REACT];
  if (process.env.CI)
    throw new Error('e2e/dist-react is missing: run npm run build, which makes the build with React.');
  return [PREACT];
}
