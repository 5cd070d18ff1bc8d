// What the tables say is taken over, and what the dialect takes over, are the same.
import { readFileSync } from 'node:fs';
import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import { FAMILIES } from '../../packages/mountkit/src/dialects/elementor/families';
import { at } from '../root.mjs';
import { FEATURES } from './read-page.mjs';
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
  [/^woocommerce-notices$/, '<div class="e-woocommerce-notices-wrapper"></div>'],
  [/^woocommerce-product-add-to-cart$/, '<div class="e-loop-add-to-cart-form"></div>'],
];

/** An element of a page that has a feature. */
const SAMPLES = {
  'entrance animations': '<div class="elementor-invisible"></div>',
  'stretched sections': '<div class="elementor-section-stretched"></div>',
  'background videos': `<div data-settings='{"background_background":"video"}'></div>`,
  'background slideshows': `<div data-settings='{"background_background":"slideshow"}'></div>`,
  'drop caps': `<div class="elementor-widget-text-editor" data-settings='{"drop_cap":"yes"}'>Once</div>`,
  'pictures in a lightbox': '<a href="/a.jpg" data-elementor-open-lightbox="yes"></a>',
  'sticky elements': `<div data-settings='{"sticky":"top"}'></div>`,
  'motion effects': `<div data-settings='{"motion_fx_motion_fx_scrolling":"yes"}'></div>`,
  popups: '<div data-elementor-type="popup" data-elementor-id="7"></div>',
};

/** Of the plugin itself: its elements are marked as ours. */
const OWN = new Set(['hubspot-form']);

const { window } = new JSDOM('');

function widgetOf(type) {
  const [, holds = ''] = HOLDS.find(([pattern]) => pattern.test(type)) ?? [];
  return `<div class="elementor-widget elementor-widget-${type.replace('nested-', 'n-')}" data-widget_type="${type}.default">${holds}</div>`;
}

/** The families of ours that the code of a family of the builder's elements loads. */
function loadedBy({ load, api }) {
  const [name] = /families\/[\w-]+/.exec(`${load}`) ?? [];
  const source = readFileSync(at(`packages/mountkit/src/dialects/elementor/${name}.ts`), 'utf8');
  return [api, ...[...source.matchAll(/load\('([\w-]+)'\)/g)].map(([, family]) => family)];
}

/** What takes an element over: the dialect where it finds it, with the families of ours that it loads for such elements. */
function takenBy(markup) {
  window.document.body.innerHTML = `<div class="elementor">${markup}</div>`;
  // What it does with every page says nothing of an element.
  const found = FAMILIES.filter(({ selector }) => selector !== '.elementor' && window.document.querySelector(selector));
  return found.flatMap((family) => ['elementor', ...loadedBy(family)]);
}

const replaced = [...readTable().widgets].filter(([type, family]) => family && !OWN.has(type));

it.each(replaced)('%s is found by the dialect, and mapped to %s', (type, family) => {
  expect(takenBy(widgetOf(type))).toContain(family);
});

it.each(FEATURES)('%s are found by the dialect and by the script, and mapped to %s', (name, family, pattern) => {
  expect(SAMPLES[name]).toMatch(pattern);
  expect(takenBy(SAMPLES[name])).toContain(family);
});

it('the dialect finds nothing that the tables do not name', () => {
  const named = [...replaced.map(([type]) => widgetOf(type)), ...Object.values(SAMPLES)].join('');
  window.document.body.innerHTML = `<div class="elementor">${named}</div>`;
  const unnamed = FAMILIES.filter(({ selector }) => !window.document.querySelector(selector));
  expect(unnamed.map(({ selector }) => selector)).toEqual([]);
});
