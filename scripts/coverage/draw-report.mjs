// Pure: judged pages and their totals in, the report for the screen out.
import { formatTable } from '../format-table.mjs';

const percent = (part, all) => `${all ? Math.round((part / all) * 100) : 0} %`;

const list = (things, state, describe) =>
  things
    .filter((thing) => thing.state === state)
    .map(describe)
    .join(', ') || '–';

const times = ({ name, count }) => (count > 1 ? `${name} ×${count}` : name);

/** What is dead on a page, with each reason once. */
function tellDead(things) {
  const dead = things.filter(({ state }) => state === 'dead');
  return [...new Set(dead.map(({ why }) => why))]
    .map(
      (why) =>
        `${dead
          .filter((thing) => thing.why === why)
          .map(times)
          .join(', ')} (${why})`,
    )
    .join('; ');
}

/** A line for each page: whether it lives, what comes to life, what does not, and why. */
function drawPages(pages) {
  return pages.map(({ path, isBuilt, lives, things }) => {
    if (!isBuilt) return `–     ${path}: not made by the builder`;
    const dead = tellDead(things);
    return `${lives ? 'lives' : 'not  '} ${path}\n        alive: ${list(things, 'alive', times)}${dead && `\n        dead:  ${dead}`}`;
  });
}

/** The report: page by page, then what is most often dead, then the totals. */
export function drawReport(pages, totals) {
  const dead = totals.dead.map(({ name, pages: count, sites, why }) => [name, `${count}`, `${sites}`, why]);
  return [
    ...drawPages(pages),
    '',
    ...(dead[0] ? [formatTable([['does not come to life', 'pages', 'sites', 'because it is'], ...dead]), ''] : []),
    formatTable([
      ['everything lives on', 'of', 'are', 'share'],
      ['pages', `${totals.pages.all}`, `${totals.pages.living}`, percent(totals.pages.living, totals.pages.all)],
      [
        'pages, but for add-ons',
        `${totals.pages.all}`,
        `${totals.butForAddOns}`,
        percent(totals.butForAddOns, totals.pages.all),
      ],
      ['sites', `${totals.sites.all}`, `${totals.sites.living}`, percent(totals.sites.living, totals.sites.all)],
    ]),
    ...(totals.others ? [`Not made by the builder: ${totals.others}.`] : []),
  ].join('\n');
}
