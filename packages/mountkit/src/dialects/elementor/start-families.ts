import { report } from '@mountkit/core';
import type { Mountkit } from '../../loader/create-mountkit';
import type { Family } from './families';
import { runsHere } from './runs-here';
import { findElements, whenPageChanges } from './watch-elements';

let facts: Promise<void> | undefined;

/** What the page says of itself is known before any family starts. */
function learnFacts(): Promise<void> {
  facts ??= import('./page-facts').then(({ addFacts }) => addFacts());
  facts.catch(() => {
    facts = undefined;
  });
  return facts;
}

/**
 * Loads the code of each family once the page has one of its elements. Elements that a script of the builder runs are left to
 * it where it is on the page.
 */
export function startFamilies(mountkit: Mountkit, families: readonly Family[]): void {
  for (const { selector, script, load } of families) {
    let isKnown = false;
    whenPageChanges(() => {
      if (isKnown || !findElements(selector)[0]) return;
      isKnown = true;
      if (script && runsHere(script)) return;
      Promise.all([load(), learnFacts()]).then(
        ([{ start }]) => start(mountkit),
        (error) => {
          isKnown = false;
          report('could not load what reads the page builder’s markup', error, 'error');
        },
      );
    });
  }
}
