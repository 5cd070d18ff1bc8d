// What the plugin's table says is taken over, and what the dialect takes over, are the same.
import { readFileSync } from 'node:fs';
import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import { FAMILIES } from '../../packages/mountkit/src/dialects/elementor/families';
import { at } from '../root.mjs';
import { readTable } from './read-table.mjs';

/** What a widget holds by which the dialect finds it, where that is not its own class. */
const HOLDS = [
  [/^alert$/, '<button class="elementor-alert-dismiss"></button>'],
  [/^counter$/, '<span class="elementor-counter-number"></span>'],
  [/^progress$/, '<div class="elementor-progress-wrapper"><div class="elementor-progress-bar"></div></div>'],
  [/^mega-menu$/, '<nav class="e-n-menu"></nav>'],
  [/^search$/, '<search class="e-search"></search>'],
  [/^search-form$/, '<div class="elementor-search-form__toggle"></div>'],
  [/^gallery$/, '<div class="elementor-gallery__container"></div>'],
  [/^(?:posts|archive-posts|portfolio)$/, '<div class="elementor-posts-container"></div>'],
  [/^image-gallery$/, '<a href="/a.jpg"></a>'],
  [/^(?:paypal|stripe)-button$/, '<button class="elementor-payment-button"></button>'],
  [/^facebook-/, '<div class="elementor-facebook-widget"></div>'],
  [/^contact-buttons/, '<div class="e-contact-buttons"></div>'],
  [/^floating-bars/, '<div class="e-floating-bars"></div>'],
  [/^off-canvas$/, '<div class="e-off-canvas" id="off-canvas-1a2b3c4"></div>'],
  [/^taxonomy-filter$/, '<search class="e-filter"></search>'],
  [/^loop-grid$/, '<div class="e-load-more-anchor"></div>'],
];

/** Of the plugin itself: its elements are marked as ours. */
const OWN = new Set(['hubspot-form']);

/** What any element may have, and what has an element of the page to itself. */
const PAGE_WIDE = ['sticky', 'popups', 'reveal', 'page', 'lightbox', 'filters'];

const { window } = new JSDOM('');

function widgetOf(type) {
  const [, holds = ''] = HOLDS.find(([pattern]) => pattern.test(type)) ?? [];
  window.document.body.innerHTML = `<div class="elementor"><div class="elementor-widget elementor-widget-${type.replace('nested-', 'n-')}" data-widget_type="${type}.default">${holds}</div></div>`;
  return window.document;
}

/** The families of ours that the code of a family of the builder's elements loads. */
function loadedBy({ load }) {
  const [name] = /families\/[\w-]+/.exec(`${load}`) ?? [];
  const source = readFileSync(at(`packages/mountkit/src/dialects/elementor/${name}.ts`), 'utf8');
  return [...source.matchAll(/load\('([\w-]+)'\)/g)].map(([, family]) => family);
}

const replaced = [...readTable().widgets].filter(([type, family]) => family && !OWN.has(type));

it.each(replaced)('%s is found by the dialect, and mapped to %s', (type, family) => {
  const page = widgetOf(type);
  const loaded = FAMILIES.filter(({ selector }) => page.querySelector(selector)).flatMap(loadedBy);
  expect(loaded).toContain(family);
});

it('the dialect maps nothing that the table does not name', () => {
  const named = new Set([...replaced.map(([, family]) => family), ...PAGE_WIDE]);
  expect(FAMILIES.flatMap(loadedBy).filter((family) => !named.has(family))).toEqual([]);
});
