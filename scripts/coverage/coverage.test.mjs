import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { at } from '../root.mjs';
import { drawPicture } from './draw-picture.mjs';
import { judgePage } from './judge-page.mjs';
import { listPages } from './list-pages.mjs';
import { readPage } from './read-page.mjs';
import { readTable } from './read-table.mjs';
import { sumUp } from './sum-up.mjs';

const fixtures = at('scripts/coverage/fixtures');
const table = readTable();

/** The fixtures, judged, by their paths. */
const pages = listPages(fixtures).map(({ path, site, read }) => {
  const page = readPage(read());
  return { path, site, isBuilt: page.isBuilt, ...judgePage(page, table) };
});
const thingsOf = (path) =>
  pages
    .find((page) => page.path === path)
    .things.map(({ name, count, state, by, why }) => [name, count, state, by ?? why ?? '']);

it('reads the whole table of the plugin', () => {
  const source = readFileSync(at('packages/wordpress/plugin/tables/widget-types.php'), 'utf8');
  const [widgets, actions] = source.split("'actions'");
  expect(table.widgets.size).toBe(widgets.match(/=> array\(/g).length - 1);
  expect([...table.widgets.values()].filter(Boolean)).toHaveLength(widgets.match(/'by'/g).length);
  expect(table.actions.size).toBe(actions.match(/'[a-z_-]+(?::[a-z]+)?'/g).length);
  expect([table.widgets.get('heading'), table.widgets.get('counter')]).toEqual([null, 'reveal']);
});

it('reads any page in a time that grows with it: one that grows faster runs into the time-out of the test', () => {
  for (const piece of [
    '<script ',
    '<!--',
    '<a "',
    '<a \'"',
    '<a b="c"',
    'class="',
    'motion_fx_',
    '#elementor-action:action=a',
  ])
    expect(readPage(piece.repeat(100_000)).isBuilt).toBe(false);
});

it('finds what comes to life, and leaves out comments and scripts', () => {
  expect(thingsOf('pottery/index.html')).toEqual([
    ['nav-menu', 1, 'alive', 'menu'],
    ['heading', 1, 'plain', ''],
    ['counter', 2, 'alive', 'reveal'],
    ['entrance animations', 1, 'alive', 'reveal'],
    ['sticky elements', 1, 'alive', 'sticky'],
    ['link action popup:open', 1, 'alive', 'popups'],
  ]);
});

it('finds what does not, and says why', () => {
  expect(thingsOf('pottery/team.html')).toEqual([
    ['addon-team-grid', 2, 'dead', 'of an add-on, whose scripts are not known'],
    ['code-highlight', 1, 'dead', 'of the builder, and not taken over'],
    ['wp-widget-search', 1, 'plain', ''],
    ['e-paragraph', 1, 'dead', 'an element of version 4, which has scripts of its own'],
    ['link action dance', 1, 'dead', 'an action that is not ours'],
  ]);
});

it('reads pages of old versions', () => {
  expect(thingsOf('old-blog/index.html')).toEqual([['accordion', 1, 'alive', 'disclosure']]);
});

it('sums up pages and sites, without those that the builder did not make', () => {
  const { pages: all, sites, others, dead } = sumUp(pages);
  expect([all, sites, others]).toEqual([{ all: 3, living: 2 }, { all: 2, living: 1 }, 1]);
  expect(dead[0]).toEqual({ name: 'addon-team-grid', why: expect.any(String), pages: 1, sites: 1 });
});

it('counts pages on which only add-ons are dead', () => {
  const page = (things) => ({
    site: 'one',
    isBuilt: true,
    ...judgePage({ types: new Map(things), features: [], actions: new Set() }, table),
  });
  const totals = sumUp([
    page([['heading', 1]]),
    page([['addon-team-grid', 2]]),
    page([
      ['addon-team-grid', 1],
      ['code-highlight', 1],
    ]),
  ]);
  expect([totals.pages, totals.butForAddOns]).toEqual([{ all: 3, living: 1 }, 2]);
});

it('draws no markup of a page, and no share of nothing', () => {
  const one = { pages: { all: 1, living: 0 }, sites: { all: 1, living: 0 }, dead: [{ name: '<b>', pages: 1 }] };
  expect(drawPicture(one)).toContain('&#60;b&#62;');
  expect(drawPicture(sumUp([]))).toContain('0 of 0 · 0 %');
});

it('is a command that writes a table, a picture and JSON', () => {
  const folder = mkdtempSync(join(tmpdir(), 'coverage-'));
  const [json, picture] = ['report.json', 'report.svg'].map((name) => join(folder, name));
  const run = [at('scripts/coverage.mjs'), fixtures, '--json', json, '--picture', picture];
  const told = execFileSync(process.execPath, run, { encoding: 'utf8' });
  expect(told).toContain('not   pottery/team.html');
  expect(told).toContain('addon-team-grid ×2 (of an add-on, whose scripts are not known)');
  expect(told).toMatch(
    /pages +3 +2 +67 %\npages, but for add-ons +3 +2 +67 %\nsites +2 +1 +50 %\nNot made by the builder: 1/,
  );
  expect(JSON.parse(readFileSync(json, 'utf8'))).toMatchObject({ totals: { pages: { all: 3, living: 2 } } });
  expect(readFileSync(picture, 'utf8')).toMatch(/^<svg .*<\/svg>\n$/s);
  rmSync(folder, { recursive: true });
});

it('asks for a folder', () => {
  const { status, stderr } = spawnSync(process.execPath, [at('scripts/coverage.mjs'), 'nowhere'], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^nowhere is no folder: npm run coverage -- FOLDER/)]);
});
