import { writeJson } from '@mountkit/core/logic';
import type { FullDefinition } from '../../logic/definition/full-definition';
import { hasMarkup, plainText } from '../../logic/definition/plain-text';

/** Turns foreign markup into nodes that can run nothing: contract section 6. */
export type Cleaner = (markup: string) => Node | string;

/** Loads the cleaner if a definition contains markup. If it cannot be loaded, texts are shown without their markup. */
export async function loadCleaner({ groups, consent }: FullDefinition): Promise<Cleaner> {
  return hasMarkup(writeJson([groups, consent]))
    ? import('./purify').then(
        ({ purify }) => purify,
        () => plainText,
      )
    : plainText;
}
