import { report } from '@mountkit/core';
import type { Mountkit } from '../../loader/create-mountkit';
import type { Family } from './family';
import { runsHere } from './runs-here';
import { findElements, whenPageChanges } from './watch-page';

/** What the page says of itself is known before any family starts. */
const learnFacts = () => import('./page-facts').then(({ addFacts }) => addFacts());

/**
 * Loads the code of each family once the page has one of its elements. Elements that a script of the builder runs are left to
 * it where it is on the page.
 */
export function startFamilies(mountkit: Mountkit, families: readonly Family[]): void {
  const awaited = new Set(families);
  const open = (family: Family) => {
    const { script = 'pro', api, load } = family;
    awaited.delete(family);
    if (script !== 'none' && runsHere(script)) return;
    // A failure is reported where it is needed.
    if (api) mountkit.load(api).catch(() => {});
    Promise.all([load(), learnFacts()]).then(
      ([{ start }]) => start(mountkit, family),
      (error) => {
        awaited.add(family);
        report('could not load a part of the dialect elementor', error, 'error');
      },
    );
  };
  whenPageChanges(() => {
    // Most changes bring none of them: one search for all tells.
    if (!findElements(`${[...awaited].map(({ selector }) => selector)}`)[0]) return;
    for (const family of awaited) if (findElements(family.selector)[0]) open(family);
  });
}
