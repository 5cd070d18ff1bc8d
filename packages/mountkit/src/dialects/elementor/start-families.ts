import { report } from '@mountkit/core';
import type { Mountkit } from '../../loader/create-mountkit';
import type { Family } from './family';
import { runsHere } from './runs-here';
import { findElements, whenPageChanges } from './watch-page';

/** What the page says of itself is known before any family starts. */
const learnFacts = () => import('./families/page').then(({ addFacts }) => addFacts());

/**
 * Loads the code of each family once the page has one of its elements. Elements that a script of the builder runs are left to
 * it where it is on the page.
 */
export function startFamilies(mountkit: Mountkit, families: readonly Family[]): void {
  const awaited = new Set(families);
  whenPageChanges(() => {
    // Most changes bring none of them: one search for all tells.
    if (!findElements(`${[...awaited].map(({ selector }) => selector)}`)[0]) return;
    for (const family of awaited) {
      const { selector, script = 'pro', api, hiding, load } = family;
      if (!findElements(selector)[0]) continue;
      awaited.delete(family);
      if (script !== 'none' && runsHere(script)) continue;
      // A failure is reported where it is needed.
      if (api) mountkit.load(api).catch(() => {});
      Promise.all([load(), learnFacts()]).then(
        ([{ start }]) => start(mountkit, family),
        (error) => {
          awaited.add(family);
          if (hiding) for (const element of findElements(`.${hiding}`)) element.classList.remove(hiding);
          report('could not load a part of the dialect elementor', error, 'error');
        },
      );
    }
  });
}
