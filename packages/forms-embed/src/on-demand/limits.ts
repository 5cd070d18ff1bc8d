import { createMountError } from '@mountkit/core/logic';
import { findExcess } from '../logic/limits/find-excess';
import { fitDefinition } from '../logic/limits/fit-definition';

export { openTurns } from '../ui/full/open-turns';

/**
 * Holds a definition to the limits: throws where it is too large to be drawn, reports what is left out of it or cut, and
 * answers what can be drawn. A chunk of its own, for definitions that are not short.
 */
export function applyLimits(document: unknown, report: (problem: string) => void): unknown {
  const excess = findExcess(document);
  if (excess) throw createMountError('DEFINITION_FAILURE', excess);
  const { document: fitted, problems } = fitDefinition(document);
  for (const problem of problems) report(problem);
  return fitted;
}
