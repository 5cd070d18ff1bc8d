// Pure: judged pages in, totals out.
import { OF_AN_ADD_ON } from './judge-page.mjs';

/** Counts in how many pages and sites each thing of one state is, the most frequent first. */
function rank(pages, state) {
  const found = new Map();
  for (const { site, things } of pages) {
    for (const { name, why } of things.filter((thing) => thing.state === state)) {
      const entry = found.get(name) ?? { name, why, pages: 0, sites: new Set() };
      entry.pages++;
      entry.sites.add(site);
      found.set(name, entry);
    }
  }
  return [...found.values()]
    .map(({ sites, ...entry }) => ({ ...entry, sites: sites.size }))
    .sort((a, b) => b.pages - a.pages || (a.name < b.name ? -1 : 1));
}

/**
 * Sums up the pages that the builder made: on how many, and on how many sites throughout, everything that needs a script
 * comes to life, and on how many pages all but what add-ons bring; what does, and what does not.
 */
export function sumUp(pages) {
  const built = pages.filter(({ isBuilt }) => isBuilt);
  const sites = groupBySite(built);
  const living = [...sites.values()].filter((each) => each.every(({ lives }) => lives));
  return {
    pages: { all: built.length, living: built.filter(({ lives }) => lives).length },
    sites: { all: sites.size, living: living.length },
    butForAddOns: built.filter(({ things }) =>
      things.every(({ state, why }) => state !== 'dead' || why === OF_AN_ADD_ON),
    ).length,
    others: pages.length - built.length,
    alive: rank(built, 'alive'),
    dead: rank(built, 'dead'),
  };
}

function groupBySite(pages) {
  const sites = new Map();
  for (const page of pages) sites.set(page.site, [...(sites.get(page.site) ?? []), page]);
  return sites;
}
