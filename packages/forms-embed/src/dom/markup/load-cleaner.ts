import { openPart } from '@mountkit/core';
import { writeJson } from '@mountkit/core/logic';
import type { FormContext } from '../../form/form-context';
import type { FullDefinition } from '../../logic/definition/full-definition';
import { hasMarkup, plainText } from '../../logic/definition/plain-text';

/** Turns foreign markup into nodes that can run nothing: contract section 6. */
export type Cleaner = (markup: string) => Node | string;

/** Loads the cleaner if a definition contains markup. If it cannot be loaded, texts are shown without their markup. */
export async function loadCleaner(
  { groups, consent }: FullDefinition,
  context: Pick<FormContext, 'report' | 'signal'>,
): Promise<Cleaner> {
  if (!hasMarkup(writeJson([groups, consent]))) return plainText;
  const cleaner = openPart(() => import('./purify'), 'the markup cleaner', context);
  return (await cleaner(({ purify }) => purify)) ?? plainText;
}
